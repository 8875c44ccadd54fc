final class PhotoStore {
  private(set) var photos: [Photo] = []

  func add(_ photo: Photo) { photos.append(photo) }
}
