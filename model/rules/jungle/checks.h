#pragma once

#include "validation/check.h"

namespace hexwright::jungle {

// The checks of jungles; jungle.cpp has them in a table.

extern const Check numbers_moderate;
extern const Check deserts_replaced;
extern const Check robber_on_jungle;

}  // namespace hexwright::jungle
