#pragma once

class wxListBox;

namespace hexwright::gui {

/// Lines that are longer than the list is wide are broken between words, and shown whole.
void wrap_lines(wxListBox& list);

}  // namespace hexwright::gui
