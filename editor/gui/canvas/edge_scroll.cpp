#include "editor/gui/canvas/edge_scroll.h"

#include <algorithm>
#include <utility>

#include <wx/window.h>

namespace hexwright::gui {
namespace {

constexpr int margin = 24;  // in logical pixels
constexpr int pause = 20;   // ms

int step(int place, int length, int margin) {
  const int before = margin - place, behind = place - (length - margin);
  const auto speed = [&](int depth) { return 1 + std::min(depth, 3 * margin) / 3; };
  if (before > 0) return -speed(before);
  return behind > 0 ? speed(behind) : 0;
}

}  // namespace

wxPoint step_at_edge(wxPoint place, wxSize window, int margin) {
  return {step(place.x, window.x, margin), step(place.y, window.y, margin)};
}

EdgeScroll::EdgeScroll(wxWindow& window, std::function<void(wxPoint, wxPoint)> move)
    : window_(window), move_(std::move(move)) {
  timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { move_(way(), pointer_); });
}

wxPoint EdgeScroll::way() const {
  return step_at_edge(pointer_, window_.GetClientSize(), window_.FromDIP(margin));
}

void EdgeScroll::begin(wxPoint pointer) {
  pointer_ = pointer;
  has_left_edge_ = way() == wxPoint();
}

void EdgeScroll::hold(wxPoint pointer) {
  pointer_ = pointer;
  const bool at_edge = way() != wxPoint();
  has_left_edge_ = has_left_edge_ || !at_edge;
  if (!at_edge || !has_left_edge_) return stop();
  if (!timer_.IsRunning()) timer_.Start(pause);
}

}  // namespace hexwright::gui
