/// A place in a drawing: x to the right, y downwards.
package struct Point: Sendable, Hashable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

package struct Size: Sendable, Hashable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A box: its top left corner and its size.
package struct Rectangle: Sendable, Hashable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var right: Double { x + width }
  package var bottom: Double { y + height }
  package var middle: Point { Point(x: x + width / 2, y: y + height / 2) }
  package var area: Double { width * height }
}
