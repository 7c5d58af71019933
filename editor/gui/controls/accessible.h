#pragma once

class wxString;
class wxWindow;

namespace hexwright::gui {

/// Tells screen readers the names of all windows within that show no words of their own: buttons with a
/// picture alone, numbers, lists, and what draws itself, by its label.
void name_for_readers(const wxWindow& root);

/// Gives one control a name for screen readers that is not its own.
void name_control(const wxWindow& control, const wxString& name);

/// Tells screen readers what a picture shows.
void describe_to_readers(const wxWindow& picture, const wxString& words);

/// What has come up, told at once, wherever the keyboard is.
void announce(const wxWindow& source, const wxString& words);

}  // namespace hexwright::gui
