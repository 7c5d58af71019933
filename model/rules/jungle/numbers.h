#pragma once

#include "model/scenario/terrain.h"

namespace hexwright::jungle {

/// The numbers of jungles: 3, 4, 5, 9, 10 and 11. JUN-01
constexpr bool is_jungle_number(int number) {
  return is_legal_number(number) && !is_red(number) && number != 2 && number != 12;
}

}  // namespace hexwright::jungle
