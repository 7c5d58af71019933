#pragma once

#include <optional>

#include "model/own/element.h"

class wxWindow;

namespace hexwright::gui {

/// Asks for a file with a pack; says what is wrong with it. None: there is none to use.
std::optional<own::Element> read_pack_file(wxWindow* parent);
/// Asks for a file to write the pack into.
void write_pack_file(wxWindow* parent, const own::Element& pack);

}  // namespace hexwright::gui
