#pragma once

#include <vector>

#include <wx/colour.h>
#include <wx/panel.h>
#include <wx/string.h>

#include "editor/core/help/guide.h"

class wxButton;
class wxHtmlWindow;
class wxListBox;
class wxSearchCtrl;
class wxSizer;

namespace hexwright::gui {

/// The colours of a page.
struct GuideInks {
  wxColour paper, text, link, lines;
  wxColour code;  ///< behind commands and examples

  /// Those of the system's windows, dark or light.
  static GuideInks of_the_system();
};

/// A page of the guide for wxHtmlWindow: in these colours, with lines around the cells of tables, and
/// pictures as wide as the window.
wxString html_of(const Guide& guide, const GuidePage& page, const GuideInks& inks);

/// The guide: its contents with a search at the left, the page at the right.
class GuidePanel : public wxPanel {
 public:
  GuidePanel(wxWindow* parent, Guide guide);

  /// The top of the guide when there is no such place.
  void show(const GuidePlace& place);
  void show_in_its_language(const GuidePlace& place) { show(guide_.in_its_language(place)); }
  const GuidePlace& place() const { return visited_[now_]; }
  /// To the place that was shown before, or after; nothing when there is none.
  void go_back();
  void go_forward();
  void start_search();
  /// The titles in the list of contents.
  std::vector<wxString> listed() const;

 private:
  wxSizer* left_side();
  wxButton* step_button(const wxString& art, const wxString& name, void (GuidePanel::*step)());
  void list_found();
  void follow_link(const wxString& link);
  void turn_to_place();
  void draw_page();
  void scroll_to_place();
  int focus_mark_width() const;  ///< in pixels
  void refresh_focus_mark();
  void draw_focus_mark();
  void choose_in_contents();

  Guide guide_;
  std::vector<const GuideSection*> found_;  ///< as in the list
  std::vector<GuidePlace> visited_;
  std::size_t now_ = 0;
  std::string page_;  ///< that is drawn
  wxSearchCtrl* words_ = nullptr;
  wxListBox* contents_ = nullptr;
  wxButton* back_ = nullptr;
  wxButton* forward_ = nullptr;
  wxHtmlWindow* html_ = nullptr;
};

}  // namespace hexwright::gui
