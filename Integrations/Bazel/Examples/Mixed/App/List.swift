import Kit
import UIKit

public final class List: UIViewController {
  private let store = KITStore()
  private var rows: [Row] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    store.changed = { self.rows.removeAll() }
    store.reload()
  }
}
