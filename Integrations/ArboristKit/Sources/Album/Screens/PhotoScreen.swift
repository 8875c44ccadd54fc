struct PhotoScreen {
  let store: PhotoStore

  var lines: [String] { store.photos.map { "\($0.title): \($0.likes)" } }
}
