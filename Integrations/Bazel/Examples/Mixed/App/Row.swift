struct Row {
  var title = ""
}
