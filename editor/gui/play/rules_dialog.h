#pragma once

class wxWindow;

namespace hexwright {
struct Scenario;
}

namespace hexwright::gui {

/// The rules of the map that is played, to be read at leisure.
void show_rules_of_map(wxWindow* parent, const Scenario& scenario);

}  // namespace hexwright::gui
