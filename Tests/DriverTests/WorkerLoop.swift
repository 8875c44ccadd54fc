/// The source of a class with a loop, and of who makes its objects.
func worker(madeBy makers: String) -> String {
  """
  //- Worker.swift
  final class Worker {
    var done: (() -> Void)?
    init() { done = { self.finish() } }
    func finish() {}
  }
  \(makers)
  """
}
