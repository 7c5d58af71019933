#pragma once

#include <optional>

#include "editor/core/document/template_catalogue.h"

class wxWindow;

namespace hexwright::gui {

/// Shows every template with its picture and description; the one that was chosen, or none.
std::optional<TemplateFile> choose_template(wxWindow* parent);

}  // namespace hexwright::gui
