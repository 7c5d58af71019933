#pragma once

#include <string_view>

#include "model/own/packs.h"

namespace hexwright::own {

/// The packs without what one of them says: its things go on lying on a map, but its terrains are like
/// deserts (those that ships sail stay as they are), its harbors trade anything 3:1, and nothing speaks of
/// its marks. Games are compared with it.
Packs silenced(const Packs& packs, std::string_view id);

}  // namespace hexwright::own
