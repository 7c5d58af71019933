#include "editor/gui/canvas/canvas.h"

#include <algorithm>
#include <set>

#include <wx/intl.h>

namespace hexwright::gui {

Canvas::Canvas(wxWindow* parent, EditorContext& context)
    : BoardWindow(parent, "map", _("Map")),
      context_(context),
      edge_(*this, [this](wxPoint way, wxPoint pointer) { scroll_at_edge(way, pointer); }) {
  turn(context_.scenario().details.quarter_turned);
  drawn_revision_ = context_.history().revision();
  context_.watch([this](const EditorContext::News& news) { watch(news); });
  Bind(wxEVT_LEFT_DOWN, &Canvas::on_left_down, this);
  Bind(wxEVT_LEFT_DCLICK, &Canvas::on_left_down, this);
  Bind(wxEVT_LEFT_UP, &Canvas::on_left_up, this);
  Bind(wxEVT_MOTION, &Canvas::on_motion, this);
  Bind(wxEVT_CONTEXT_MENU, &Canvas::on_context, this);
  Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { lose_pointer(); });
  Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) {
    if (pressed_) escape();
    if (is_panning()) end_panning();
  });
  Bind(wxEVT_KEY_DOWN, &Canvas::on_key_down, this);
  Bind(wxEVT_KEY_UP, &Canvas::on_key_up, this);
}

void Canvas::draw_above(cairo_t* cairo, double pixel) {
  overlay_.cursor = by_keys_ && HasFocus() ? std::optional(cursor_) : std::nullopt;
  if (const auto& ghost = overlay_.preview.ghost)
    ghosts_.draw(cairo, ghost->piece, ghost->hexes, drawn().topology, viewport().view(), options());
  draw(cairo, overlay_, drawn().topology, viewport().view(), pixel);
  draw_focus(cairo, pixel);
}

void Canvas::watch(const EditorContext::News& news) {
  if (news.document) follow_scenario_turn();
  const History& history = context_.history();
  if (const std::uint64_t revision = history.revision(); revision != drawn_revision_) {
    const bool one_step = revision == drawn_revision_ + 1;
    drawn_revision_ = revision;
    if (!overlay_.highlight.empty()) {
      overlay_.highlight.clear();
      Refresh();
    }
    if (sample_) show_sample(std::nullopt);
    if (is_stale() || !one_step || history.touched_all())
      redraw_all();
    else
      redraw(history.touched());
  }
  if (news.selection) update_selection();
  if (news.findings) mark_findings(context_.findings());
  if (news.document || news.hand || news.selection) hover();
}

void Canvas::follow_scenario_turn() {
  const bool turned = context_.scenario().details.quarter_turned;
  if (turned == viewport().view().quarter_turned) return;
  turn(turned);
  fit();
}

void Canvas::update_selection() {
  const Selection& selection = context_.bench().selection();
  const std::vector<Hex> hexes(selection.hexes.begin(), selection.hexes.end());
  overlay_.selection = outline(hexes);
  overlay_.selected_harbor = selection.harbor;
  Refresh();
}

void Canvas::jump_to(const std::vector<Hex>& hexes) {
  if (hexes.empty()) return;
  overlay_.highlight = hexes;
  cursor_ = hexes.front();
  reveal(hexes);
  Refresh();
}

void Canvas::mark_findings(const std::vector<Finding>& findings) {
  const auto middle_of = [](const Place& place) -> std::optional<Point> {
    if (const auto* hex = std::get_if<Hex>(&place)) return Point{centre(*hex).x - 0.5, centre(*hex).y - 0.45};
    if (const auto* path = std::get_if<Path>(&place)) return middle(*path);
    if (const auto* at = std::get_if<Intersection>(&place)) return position(*at);
    return std::nullopt;
  };
  std::vector<Overlay::Mark> marks;
  std::set<Place> marked;  // the most severe comes first: it is the one to be seen
  for (const Finding& finding : findings)
    if (const auto point = middle_of(finding.place); point && !finding.accepted)
      if (marked.insert(finding.place).second) marks.push_back({*point, finding.severity});
  const auto same = [](const Overlay::Mark& a, const Overlay::Mark& b) {
    return a.at == b.at && a.severity == b.severity;
  };
  if (std::ranges::equal(marks, overlay_.marks, same)) return;
  overlay_.marks = std::move(marks);
  Refresh();
}

void Canvas::hover() {
  const Pointer pointer = target_pointer();
  Preview preview;
  if (floating_) {
    const HexSet covered_hexes = covered(context_.scenario().topology, *floating_, pointer.hex);
    preview.hexes.assign(covered_hexes.begin(), covered_hexes.end());
    preview.ghost = std::make_shared<const Ghost>(ghost_of(*floating_, pointer.hex));
    preview.hint = {N_("click lays it down, R turns it, X mirrors it, Escape drops it"), {}};
  } else if (mouse_ || by_keys_) {
    preview = context_.bench().hover(pointer);
  }
  if (on_point && (mouse_ || by_keys_)) on_point(pointer, preview);
  set_preview(std::move(preview));
}

void Canvas::set_preview(Preview preview) {
  const double pixel = GetContentScaleFactor();
  for (const BoardView& view : views_of_copies(context_.scenario().topology, viewport().view()))
    refresh(united(bounds(overlay_.preview, view, pixel), bounds(preview, view, pixel)));
  if (preview.grabs != overlay_.preview.grabs && !is_panning())
    SetCursor(preview.grabs ? wxCursor(wxCURSOR_HAND) : wxNullCursor);
  overlay_.show(std::move(preview));
}

Hex Canvas::target() const { return target_pointer().hex; }

Pointer Canvas::target_pointer() const {
  if (!by_keys_ && mouse_) return *mouse_;
  const Point middle = centre(cursor_);
  const Topology& topology = context_.scenario().topology;
  const Aim aim = context_.bench().aim();
  if (aim == Aim::Hex) return pointer_at(topology, cursor_);
  const Point target = aim == Aim::Corner ? position(Intersection(cursor_, static_cast<Corner>(aim_)))
                                          : hexwright::middle(Path(cursor_, static_cast<Direction>(aim_)));
  constexpr double inside = 0.9;  // just within the hex, so that it is this hex that is meant
  return pointer_at(
      topology, Point{middle.x + inside * (target.x - middle.x), middle.y + inside * (target.y - middle.y)});
}

}  // namespace hexwright::gui
