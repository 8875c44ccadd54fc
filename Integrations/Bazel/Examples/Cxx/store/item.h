#pragma once

#include <memory>
#include <string>

#include "shelf.h"

class Shelf;

struct Item {
  std::string name;
  std::weak_ptr<Shelf> shelf;
};
