#include "editor/gui/play/play_canvas.h"

#include <algorithm>

#include <wx/intl.h>

#include "editor/core/play/board_now.h"
#include "editor/gui/canvas/overlay.h"
#include "editor/gui/controls/words.h"
#include "io/render/pen/palette.h"

namespace hexwright::gui {
PlayCanvas::PlayCanvas(wxWindow* parent, GameContext& context)
    : BoardWindow(parent, "board", _("Board")), context_(context) {
  refresh();
  turn(now_.details.quarter_turned);
  fit_to_size();
  context_.watch([this] { refresh(); });
  Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) { on_left_down(event); });
  Bind(wxEVT_LEFT_DCLICK, [this](wxMouseEvent& event) { on_left_down(event); });
  Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { on_motion(event); });
  Bind(wxEVT_CONTEXT_MENU, &PlayCanvas::on_context, this);
  Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { lose_pointer(); });
  Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { end_panning(); });
  Bind(wxEVT_KEY_DOWN, &PlayCanvas::on_key_down, this);
}

void PlayCanvas::refresh() {
  Scenario now = context_.session().scenario_now();
  if (now != now_) {
    now_ = std::move(now);
    redraw_all();
  }
  pieces_ = context_.session().pieces_now();
  signs_ = context_.session().signs_now(context_.viewer());
  marked_ = {};
  if (by_keys_ && !context_.target_at(focus_)) focus_ = {};
  if (!by_keys_ && mouse_) focus_ = meant_by(*mouse_);
  point_at(focus_);
}

void PlayCanvas::draw_above(cairo_t* cairo, double pixel) {
  const BoardView& view = viewport().view();
  const SeatId seat = context_.session().actor();
  draw_signs(cairo, signs_, now_.topology, view, copies_show());
  painter_.draw(cairo, pieces_, now_.topology, view, copies_show());
  painter_.highlight(cairo, highlights_of(context_.targets(), focus_),
                     seat == none ? palette::ink : seat_colour(seat), now_.topology, view, pixel,
                     copies_show());
  Overlay overlay;
  overlay.highlight = hexes_of(marked_, now_);
  draw(cairo, overlay, now_.topology, view, pixel);
  draw_focus(cairo, pixel);
}

void PlayCanvas::show_place(const Place& place) {
  marked_ = place;
  const std::vector<Hex> hexes = hexes_of(place, now_);
  if (!hexes.empty()) reveal(hexes);
  Refresh();
}

Place PlayCanvas::place_here() const {
  if (!by_keys_ && mouse_) return focus_ == Place() ? Place(mouse_->hex) : focus_;
  return focus_ == Place() ? marked_ : focus_;
}

Place PlayCanvas::meant_by(const Pointer& pointer) const {
  Place best;
  double nearest = 0.45;  // in hex sides
  for (const GameContext::Target& target : context_.targets()) {
    if (std::holds_alternative<Hex>(target.place)) {
      if (best == Place() && target.place == Place(pointer.hex)) best = target.place;
      continue;
    }
    const auto is_meant = [&](const auto& place) { return place && Place(*place) == target.place; };
    if (!is_meant(pointer.path) && !is_meant(pointer.intersection)) continue;
    const Hex hex = hex_at(pointer.at);  // where the pointer is, not its canonical spelling beyond a seam
    const Point shift{centre(hex).x - centre(pointer.hex).x, centre(hex).y - centre(pointer.hex).y};
    const Point at = *point_of(target.place);
    const double away = distance({at.x + shift.x, at.y + shift.y}, pointer.at);
    if (away > nearest) continue;
    nearest = away;
    best = target.place;
  }
  if (best != Place()) return best;
  if (!context_.targets().empty()) {
    const Place& like = context_.targets().front().place;
    if (std::holds_alternative<Path>(like) && pointer.path) return *pointer.path;
    if (std::holds_alternative<Intersection>(like) && pointer.intersection) return *pointer.intersection;
  }
  if (pointer.intersection && !context_.choices_at(*pointer.intersection).empty())
    return *pointer.intersection;
  if (pointer.path && !context_.choices_at(*pointer.path).empty()) return *pointer.path;
  return pointer.hex;
}

void PlayCanvas::point_at(const Place& place) {
  focus_ = place;
  Refresh();
  if (on_point) on_point(described(place));
}

// What a click does there; for a move in hand that cannot be done there, why.
wxString PlayCanvas::described(const Place& place) const {
  if (place == Place()) return {};
  if (const GameContext::Target* target = context_.target_at(place)) {
    if (target->choices.size() > 1) return _("Click: one of several moves here");
    return wxString::Format(_("Click: %s"), words(target->choices.front().title));
  }
  if (const auto kind = context_.meant_kind(); kind && !context_.targets().empty()) {  // else it has no place
    if (const auto refusal = context_.session().why_not(*kind, place))
      return wxString::Format(_("Not here: %s"), words(refusal->why, context_.session().names()));
    return {};
  }
  const std::vector<Choice> here = context_.choices_at(place);
  if (here.empty()) return {};
  wxString titles;
  for (const Choice& choice : here) titles += (titles.empty() ? "" : ", ") + words(choice.title);
  return wxString::Format(_("Click to choose: %s"), titles);
}

// Whose it is and what it is: pieces of different kinds look alike from afar.
void PlayCanvas::show_pieces_in_tip(const Pointer& pointer) {
  std::vector<Place> beside;
  if (pointer.intersection) beside.emplace_back(*pointer.intersection);
  if (pointer.path) beside.emplace_back(*pointer.path);
  beside.emplace_back(pointer.hex);
  wxString tip;
  for (const Place& place : beside) {
    for (const Message& piece : words_of_pieces(context_.session(), place))
      tip += (tip.empty() ? "" : "\n") + sentence(piece, context_.session().names());
    if (!tip.empty()) break;
  }
  if (tip == tip_) return;
  tip_ = tip;
  if (tip.empty())
    UnsetToolTip();
  else
    SetToolTip(tip);
}

void PlayCanvas::act_at(const Place& place) {
  const GameContext::Target* target = context_.target_at(place);
  const std::vector<Choice> here = target ? target->choices : context_.choices_at(place);
  const bool points_on =
      here.size() > 1 && !context_.is_aiming() &&
      std::ranges::all_of(here, [](const Choice& choice) { return choice.aim != Place(); });
  if (target && points_on) return context_.aim_from(place);
  if (target && here.size() == 1) {
    context_.perform(Action(here.front().action));
    return;
  }
  if (!here.empty()) {
    if (on_ambiguous) on_ambiguous(std::vector<Choice>(here));
    return;
  }
  if (!context_.on_refusal || place == Place()) return;
  const auto kind = context_.meant_kind();
  const auto why = kind ? context_.session().why_not(*kind, place) : std::nullopt;
  if (why)
    context_.on_refusal(*why);
  else if (context_.may_act())
    context_.on_refusal(refuse(N_("nothing can be done here now")));
}

Highlights highlights_of(const std::vector<GameContext::Target>& targets, const Place& focus) {
  Highlights result;
  for (const GameContext::Target& target : targets) {
    if (const auto* hex = std::get_if<Hex>(&target.place)) result.hexes.push_back(*hex);
    if (const auto* path = std::get_if<Path>(&target.place)) result.paths.push_back(*path);
    if (const auto* at = std::get_if<Intersection>(&target.place)) result.intersections.push_back(*at);
    if (target.place != focus) continue;
    if (const auto* hex = std::get_if<Hex>(&focus)) result.focus = *hex;
    if (const auto* path = std::get_if<Path>(&focus)) result.focus = *path;
    if (const auto* at = std::get_if<Intersection>(&focus)) result.focus = *at;
  }
  return result;
}

}  // namespace hexwright::gui
