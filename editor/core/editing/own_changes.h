#pragma once

#include "model/own/packs.h"
#include "model/scenario/message.h"

namespace hexwright {

/// What a step of the history does to the packs: "own rules: Lakes, sell fish".
Message change_of(const own::Packs& before, const own::Packs& after);

}  // namespace hexwright
