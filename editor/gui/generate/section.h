#pragma once

#include <functional>
#include <utility>
#include <vector>

#include <wx/panel.h>
#include <wx/sizer.h>

#include "model/scenario/message.h"

class wxButton;
class wxGauge;
class wxStaticText;

namespace hexwright::gui {

/// A part of the Generate page under a heading of its own.
class Section : public wxPanel {
 public:
  Section(wxWindow* parent, const wxString& title);

  /// The page has become wider or narrower.
  void wrap_anew();

  /// What is in it has become higher or lower.
  std::function<void()> on_height;

 protected:
  wxSizer& rows() { return *rows_; }
  /// A row below all others.
  wxBoxSizer* add_row();
  wxButton* add_button(wxSizer& row, const wxString& label, const wxString& name, const wxString& tip,
                       std::function<void()> run);
  /// Its label is that of a button in another part, too: screen readers tell them apart by their names.
  static void announce_by_name(const wxButton& button);
  void add_label(wxSizer& row, const wxString& label);
  wxGauge* add_gauge(const wxString& name);
  /// `done`: 0 to 1.
  static void show_progress(wxGauge& gauge, double done);
  /// A sentence that is hidden while it is empty.
  wxStaticText* add_words(const wxString& name, wxColour (*ink)());
  /// Says it in as many lines as it takes; true when it was something else before.
  bool say(wxStaticText& text, const wxString& words);
  /// What is refused, in words that screen readers say, too.
  void refuse_aloud(wxStaticText& text, const Message& why);

 private:
  int width_for_words() const;

  wxBoxSizer* rows_;
  std::vector<std::pair<wxStaticText*, wxString>> said_;
};

}  // namespace hexwright::gui
