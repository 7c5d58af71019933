#pragma once

#include <optional>
#include <string>

#include "model/own/packs.h"

class wxWindow;

namespace hexwright::gui {

/// Asks for a terrain: a new one where `id` is empty. The packs with it; none when nothing was changed.
std::optional<own::Packs> edit_own_terrain(wxWindow* parent, const own::Packs& packs, const std::string& id);

}  // namespace hexwright::gui
