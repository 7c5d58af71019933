#pragma once

#include <functional>

#include <wx/gdicmn.h>
#include <wx/timer.h>

class wxWindow;

namespace hexwright::gui {

/// How far a window's view moves in one step while something is held at that place: the nearer to the edge,
/// or the farther beyond it, the faster; {0, 0} away from the edges.
wxPoint step_at_edge(wxPoint place, wxSize window, int margin);

/// Goes on moving a window's view while something is held at its edge.
class EdgeScroll {
 public:
  /// `move` is called again and again, with the way that the view is to go and where the pointer is.
  EdgeScroll(wxWindow& window, std::function<void(wxPoint way, wxPoint pointer)> move);

  void begin(wxPoint pointer);
  void hold(wxPoint pointer);
  void stop() { timer_.Stop(); }

 private:
  wxPoint way() const;

  wxWindow& window_;
  std::function<void(wxPoint, wxPoint)> move_;
  wxTimer timer_;
  wxPoint pointer_;
  bool has_left_edge_ = false;  ///< what is taken at the edge stays in sight until it is carried off and back
};

}  // namespace hexwright::gui
