#pragma once

#include <vector>

#include "model/own/vocabulary.h"

class wxWindow;

namespace hexwright::gui {

/// Asks which of these is to be added, with what each means. Null when it is left.
const own::ElementRow* choose_part(wxWindow* parent, const std::vector<const own::ElementRow*>& rows);

}  // namespace hexwright::gui
