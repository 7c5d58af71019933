#pragma once

#include <optional>

#include <wx/string.h>

#include "io/files/problem.h"
#include "model/own/element.h"

class wxWindow;

namespace hexwright::gui {

/// A pack as text, checked while it is typed. The changed pack; none when it is left.
std::optional<own::Element> edit_pack_as_text(wxWindow* parent, const own::Element& pack);
/// "line 3: ...", the first ones.
wxString problems_in_lines(const Problems& problems);

}  // namespace hexwright::gui
