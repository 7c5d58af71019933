#pragma once

#include <array>
#include <vector>

#include <wx/panel.h>
#include <wx/timer.h>

#include "editor/gui/tour/tour.h"

class wxButton;
class wxStaticText;

namespace hexwright::gui {

/// A note above the window that says what to do next, beside the control that it is about, which it frames.
/// It goes on when that was done or by its button, and goes away with Escape.
class Callout : public wxPanel {
 public:
  Callout(Frame& frame, std::vector<TourStep> steps);

  std::size_t step() const { return at_; }

 private:
  void lay_out();
  void colour();
  wxButton* button(const wxString& label, const wxString& name, std::function<void()> run);
  void show_step(std::size_t step);
  void go_on();
  void look();
  bool fits();
  void take_place(const wxRect& target);
  wxPoint beside(const wxRect& target) const;
  void frame_target(const wxRect& target);
  void take_key(wxKeyEvent& event);
  void leave();

  Frame& frame_;
  std::vector<TourStep> steps_;
  std::size_t at_ = 0;
  Scenario before_;    ///< the map when the step began
  bool waits_ = true;  ///< false: it was done before, and the button goes on
  wxRect target_;      ///< in the window
  std::array<wxWindow*, 4> edges_{};
  wxPanel* inside_ = nullptr;
  wxStaticText *count_ = nullptr, *title_ = nullptr, *words_ = nullptr;
  wxButton *back_ = nullptr, *next_ = nullptr;
  wxTimer looking_;
};

}  // namespace hexwright::gui
