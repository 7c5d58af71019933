#pragma once

#include <functional>

#include <wx/scrolwin.h>

class wxButton;
class wxSizer;

namespace hexwright::gui {

class CardGrid;
class Frame;
class TemplateGallery;

/// What the window shows in place of the map when the program starts without a file: the maps of late, the
/// templates, and the other ways to begin.
class WelcomePage : public wxScrolledWindow {
 public:
  explicit WelcomePage(Frame& frame);

  void take_keyboard();
  bool has_painted() const { return painted_; }
  std::function<void()> on_first_paint;

 private:
  wxSizer* ways_to_begin();
  wxSizer* maps_to_begin_with();
  wxButton* button(const wxString& label, const wxString& tip, void (*run)(Frame&));
  void paint(wxPaintEvent& event);
  void fill();
  void show_recent();
  void open_recent();
  void offer_unsaved();
  void activate(wxActivateEvent& event);
  void take_key(wxKeyEvent& event);

  Frame& frame_;
  wxButton* unsaved_ = nullptr;
  CardGrid* recent_ = nullptr;
  wxSizer* recent_part_ = nullptr;
  TemplateGallery* gallery_ = nullptr;
  bool painted_ = false;
};

}  // namespace hexwright::gui
