#pragma once

#include <memory>
#include <vector>

#include "item.h"

struct Item;

class Shelf : public std::enable_shared_from_this<Shelf> {
 public:
  void put(std::shared_ptr<Item> item);

 private:
  std::vector<std::shared_ptr<Item>> items_;
};
