#pragma once

#include <memory>
#include <string>

class Shelf;

struct Item {
  std::string name;
  // The item keeps its shelf alive, and the shelf its items.
  std::shared_ptr<Shelf> shelf;
};
