#pragma once

#include <functional>
#include <vector>

#include <wx/gdicmn.h>
#include <wx/string.h>

#include "model/scenario/scenario.h"

namespace hexwright::gui {

class Frame;

/// Two minutes through the window: what to do first, each step beside the control that it is about. It runs
/// on a board of its own, which takes the window's place only where nothing was done in that.
void start_tour(Frame& from);

/// One of its steps.
struct TourStep {
  wxString title, words;
  /// Brings what it is about into sight.
  std::function<void(Frame&)> prepare;
  /// Where that is on the screen.
  std::function<wxRect(Frame&)> place;
  /// Whether the user has done it; `before` is the map as it was when the step began.
  std::function<bool(Frame&, const Scenario& before)> done;
};

std::vector<TourStep> tour_steps();

}  // namespace hexwright::gui
