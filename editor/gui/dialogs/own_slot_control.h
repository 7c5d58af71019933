#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/string.h>

#include "editor/core/editing/own_slots.h"

class wxSizer;
class wxWindow;

namespace hexwright::gui {

/// A slot of a part of own rules: a choice, a colour, or a field with the values that fit in a menu beside
/// it.
class SlotControl {
 public:
  /// `changed` is told each value as it is typed or chosen; empty: it is no longer said.
  /// `part`: the name of the part for screen readers.
  SlotControl(wxWindow* parent, wxSizer& sizer, const own::ElementRow& element, const own::AttributeRow& row,
              const wxString& part, std::function<void(const std::string&)> changed);

  /// The value, and what may stand there instead.
  std::function<std::vector<SlotChoice>(const std::string& value)> choices;
  void show(const std::string& value);
  /// Beside the title, and to screen readers.
  void mark(const wxString& problem);
  bool has_focus() const;
  /// With its text marked, so that the next key writes another; else the next key adds to it.
  void focus(bool marked = false);
  void enable(bool on);

 private:
  void fill_choice();
  void open_menu();
  /// The line that was chosen; -1: none.
  int ask_for_choice(int begin);

  const own::AttributeRow& row_;
  wxString title_, about_;
  std::function<void(const std::string&)> changed_;
  std::string value_;
  std::vector<std::string> values_;  ///< of the lines of a choice
  class wxStaticText* label_;
  wxWindow* control_;
  wxWindow* more_ = nullptr;
};

}  // namespace hexwright::gui
