#include "app/till.h"

int main() {
  auto shelf = std::make_shared<Shelf>();
  shelf->put(std::make_shared<Item>());
  return takings(*shelf);
}
