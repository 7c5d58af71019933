#pragma once

#include "model/findings/check.h"

namespace hexwright::jungle {

// The checks of jungles; jungle.cpp has them in a table.

extern const Check numbers_moderate;
extern const Check deserts_replaced;
extern const Check robber_on_jungle;

/// The hex is, or can turn out to be, a jungle, and jungles do not carry this number. JUN-01
bool bars_number(const MapView& map, HexId hex, int number);

}  // namespace hexwright::jungle
