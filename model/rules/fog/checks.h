#pragma once

#include "model/findings/check.h"

namespace hexwright::fog {

// The checks of fog; fog.cpp has them in a table.

extern const Check founding_out_of_fog;
extern const Check face_down_bare;

}  // namespace hexwright::fog
