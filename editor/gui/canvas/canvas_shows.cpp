#include <algorithm>

#include <wx/brush.h>
#include <wx/graphics.h>
#include <wx/pen.h>
#include <wx/settings.h>

#include "editor/gui/analysis/heat_drawing.h"
#include "editor/gui/canvas/canvas.h"
#include "io/render/pen/palette.h"

// What is shown above the map for a while: a piece to be laid down, a sample deal, the odds of stacks.

namespace hexwright::gui {

void Canvas::show_sample(std::optional<Sample> sample) {
  sample_ = std::move(sample);
  overlay_.sample.clear();
  if (sample_) overlay_.sample = outline(sample_->dealt);
  redraw_all();
}

void Canvas::draw_words(wxGraphicsContext& context) const {
  if (sample_) paint_caption(context);
  if (!overlay_.heats.empty()) paint_legends(context);
}

void Canvas::paint_caption(wxGraphicsContext& context) const {
  const wxFont font = GetFont().Bold();
  context.SetFont(font, *wxWHITE);
  double width = 0, height = 0;
  context.GetTextExtent(sample_->caption, &width, &height);
  const double margin = FromDIP(10), left = (GetClientSize().x - width) / 2 - margin, top = margin;
  context.SetPen(*wxTRANSPARENT_PEN);
  context.SetBrush(wxBrush(wxColour(102, 40, 150, 235)));
  context.DrawRoundedRectangle(left, top, width + 2 * margin, height + margin, margin / 2);
  context.DrawText(sample_->caption, left + margin, top + margin / 2);
}

void Canvas::show_odds(const std::vector<StackSummary>& stacks) {
  overlay_.odds = {};
  for (const StackSummary& stack : stacks)
    for (const Hex hex : stack.cells) {
      Heat::Disc disc{.at = centre(hex), .size = 0.46};
      for (const TerrainOdds& each : stack.odds)
        disc.shares.emplace_back(palette::ground(each.terrain, options().theme), each.chance);
      overlay_.odds.discs.push_back(std::move(disc));
    }
  Refresh();
}

void Canvas::show_found(std::vector<Hex> found, std::optional<Hex> now) {
  if (now) cursor_ = *now;
  if (found == overlay_.found && now == overlay_.found_now) return;
  overlay_.found = std::move(found);
  overlay_.found_now = now;
  Refresh();
}

void Canvas::point_out(std::vector<Hex> hexes) {
  if (hexes == overlay_.pointed) return;
  overlay_.pointed = std::move(hexes);
  Refresh();
}

void Canvas::show_marks(Heat marks) {
  if (marks.empty() && overlay_.marked.empty()) return;
  overlay_.marked = std::move(marks);
  Refresh();
}

void Canvas::show_locks(std::vector<Hex> hexes) {
  if (hexes == overlay_.locked) return;
  overlay_.locked = std::move(hexes);
  Refresh();
}

void Canvas::show_heats(std::vector<std::shared_ptr<const Heat>> heats) {
  if (heats.empty() && overlay_.heats.empty()) return;
  overlay_.heats = std::move(heats);
  Refresh();
}

void Canvas::paint_legends(wxGraphicsContext& context) const {
  // What marks hexes lies below what marks intersections, and comes first.
  for (const auto& heat : overlay_.heats)
    draw_legend(context, *this, *heat, overlay_.heats.size() > 1 && heat == overlay_.heats.front());
}

void Canvas::float_piece(Fragment fragment) {
  floating_ = std::move(fragment);
  SetFocus();
  hover();
}

void Canvas::turn_floating_piece(int sixths) {
  floating_ = turned(*floating_, sixths);
  hover();
}

void Canvas::mirror_floating_piece() {
  floating_ = mirrored(*floating_);
  hover();
}

bool Canvas::lay_down_floating(const Pointer& pointer) {
  if (!floating_) return false;
  const Fragment piece = *floating_;
  floating_.reset();
  context_.act([&](Workbench& bench) {
    const HexSet hexes = covered(bench.scenario().topology, piece, pointer.hex);
    auto refusal = bench.perform(paste_command(bench.scenario(), piece, pointer.hex));
    if (!refusal) bench.select({hexes, {}});
    return refusal;
  });
  return true;
}

}  // namespace hexwright::gui
