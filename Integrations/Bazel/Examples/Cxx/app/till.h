#pragma once

#include "shelf.h"

int takings(const Shelf &shelf);
