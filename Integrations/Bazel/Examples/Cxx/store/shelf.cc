#include "store/shelf.h"

void Shelf::put(std::shared_ptr<Item> item) {
  item->shelf = shared_from_this();
  items_.push_back(item);
}
