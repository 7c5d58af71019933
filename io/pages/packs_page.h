#pragma once

#include <string>
#include <string_view>

#include "model/own/packs.h"
#include "model/scenario/message.h"

namespace hexwright {

/// Packs of own terrains and rules as a page to read and to print: one file that needs no network and no
/// script. Of all packs, or of the one with this id.
std::string packs_page(const own::Packs& packs, std::string_view only = {}, Translate translate = nullptr);

}  // namespace hexwright
