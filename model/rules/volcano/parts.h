#pragma once

#include "model/findings/check.h"

namespace hexwright::volcano {

// The checks of volcanoes; volcano.cpp has them in a table.

extern const Check deserts_replaced;
extern const Check robber_on_volcano;
extern const Check resources_beside;
extern const Check krakatoa_stands_alone;

}  // namespace hexwright::volcano
