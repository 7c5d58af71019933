#pragma once

class wxWindow;

namespace hexwright::gui {

/// Tells screen readers the names of all controls within that show no words of their own: buttons with a
/// picture alone, numbers, lists.
void name_for_readers(const wxWindow& root);

}  // namespace hexwright::gui
