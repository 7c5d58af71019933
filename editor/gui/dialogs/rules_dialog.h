#pragma once

class wxWindow;

namespace hexwright::gui {

class EditorContext;

/// Asks which rules the scenario plays, with what options, and sets them as one step.
void edit_rules(wxWindow* parent, EditorContext& context);

}  // namespace hexwright::gui
