#include "editor/gui/reference/reference_view.h"

#include <algorithm>

#include <cairo.h>
#include <wx/utils.h>

#include "editor/gui/app/app.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/library/autosave.h"
#include "editor/gui/reference/picture_file.h"
#include "io/render/pen/bounds.h"

namespace hexwright::gui {
namespace {

constexpr int pause_before_keeping = 500;  // ms

const std::filesystem::path* library_file() { return app().keeping().file().value_if(); }

Bounds bounds_in_sight(const Viewport& port) {
  const Point a = port.view().to_point({}), b = port.view().to_point({static_cast<double>(port.width()),
                                                                      static_cast<double>(port.height())});
  return {std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x, b.x), std::max(a.y, b.y)};
}

}  // namespace

ReferenceView::ReferenceView(Frame& frame) : frame_(frame) {
  keeping_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { keep(); });
  frame_.Bind(wxEVT_IDLE, &ReferenceView::find_when_painted, this);
}

ReferenceView::~ReferenceView() {
  frame_.Unbind(wxEVT_IDLE, &ReferenceView::find_when_painted, this);
  if (keeping_.IsRunning()) keep();
}

void ReferenceView::find_when_painted(wxIdleEvent& event) {
  event.Skip();
  if (!frame_.has_painted()) return;
  frame_.Unbind(wxEVT_IDLE, &ReferenceView::find_when_painted, this);
  if (!picture_) find();
}

DocumentPlace ReferenceView::place() const {
  const Autosave* autosave = frame_.autosave();
  return {autosave ? autosave->work().entry() : std::nullopt, frame_.context().document().path()};
}

void ReferenceView::find() {
  const DocumentPlace here = place();
  if (!library_file() || (!here.entry && here.file.empty())) return;
  const auto known = kept_reference(*library_file(), here);
  const auto* found = known.value_if();
  if (!found || !*found) return;  // what is wrong with a library is told when the program starts
  picture_ = *found;
  kept_in_ = here.entry;
  const wxBusyCursor busy;
  auto loaded = load_picture(picture_->path);
  if (const auto* refusal = loaded.refusal())
    unseen_ = *refusal;
  else
    pixels_ = std::move(loaded).value();
  show();
  if (unseen_ && picture_->shown) show_reference_picture(frame_);  // it tells why
}

std::optional<Refusal> ReferenceView::take(const std::filesystem::path& file) {
  const wxBusyCursor busy;
  auto loaded = load_picture(file);
  if (auto* refusal = loaded.refusal()) return std::move(*refusal);
  pixels_ = std::move(loaded).value();
  unseen_.reset();
  const bool is_first = !picture_;
  ReferencePicture picture = picture_.value_or(ReferencePicture());
  picture.path = file.string();
  picture.shown = true;
  if (is_first) put_over_map(picture);
  change(picture);
  return std::nullopt;
}

void ReferenceView::put_over_map(ReferencePicture& picture) const {
  const Scenario& scenario = frame_.context().scenario();
  const Bounds bounds = scenario.cells.empty() ? bounds_in_sight(frame_.canvas().viewport())
                                               : bounds_of(scenario, frame_.canvas().options());
  picture.centre = {(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2};
  // The picture stands upright on a board that is turned.
  const bool turned = scenario.details.quarter_turned;
  const double width = turned ? bounds.bottom - bounds.top : bounds.right - bounds.left;
  const double height = turned ? bounds.right - bounds.left : bounds.bottom - bounds.top;
  const double shape = static_cast<double>(cairo_image_surface_get_width(pixels_.get())) /
                       std::max(1, cairo_image_surface_get_height(pixels_.get()));
  picture.width = std::clamp(std::max(width, height * shape), 0.1, ReferencePicture::farthest);
}

void ReferenceView::cover_map() {
  if (!picture_ || !pixels_) return;
  ReferencePicture picture = *picture_;
  put_over_map(picture);
  change(picture);
}

void ReferenceView::change(const ReferencePicture& picture) {
  if (picture == picture_) return;
  picture_ = picture;
  show();
  keep_soon();
}

void ReferenceView::remove() {
  if (!picture_) return;
  picture_.reset();
  pixels_.reset();
  unseen_.reset();
  show();
  keep_soon();
}

void ReferenceView::show() {
  std::optional<Underlay> underlay;
  if (picture_ && pixels_ && picture_->shown)
    underlay = Underlay{pixels_, picture_->centre, picture_->width, picture_->opacity, picture_->hexes};
  frame_.canvas().lay_over(std::move(underlay));
  if (on_change) on_change();
}

void ReferenceView::keep_soon() { keeping_.StartOnce(pause_before_keeping); }

void ReferenceView::keep() {
  keeping_.Stop();
  if (!library_file()) return;
  const auto kept = keep_reference(*library_file(), place(), picture_);
  if (const auto* refusal = kept.refusal())
    frame_.report(sentence(refusal->why));
  else
    kept_in_ = kept.value();
}

void ReferenceView::hear(const KeeperNews& news) {
  const bool is_place = news.kind == KeeperNews::Kind::Version && news.entry && !news.refused;
  if (!is_place || !frame_.autosave() || news.work != frame_.autosave()->work().id()) return;
  if (picture_ && kept_in_ != news.entry) keep();
}

}  // namespace hexwright::gui
