struct Photo {
  var title: String
  var likes = 0
}
