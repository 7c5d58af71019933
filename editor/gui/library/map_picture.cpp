#include "editor/gui/library/map_picture.h"

#include <cmath>
#include <utility>

#include <cairo.h>
#include <wx/dcclient.h>
#include <wx/intl.h>

#include "editor/gui/canvas/overlay.h"
#include "editor/gui/canvas/viewport.h"
#include "editor/gui/controls/cairo_paint.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/words.h"

namespace hexwright::gui {
namespace {

constexpr double largest_scale = 40;
constexpr DrawOptions options{.areas = false, .translate = translated};

}  // namespace

MapPicture::MapPicture(wxWindow* parent, const wxString& name, const wxSize& least) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  Create(parent, wxID_ANY, wxDefaultPosition, least, wxBORDER_NONE, name);
  SetLabel(_("Picture of the map"));
  SetMinSize(least);
  Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    stale_ = true;
    Refresh();
    event.Skip();
  });
  on_new_colours(*this, [this] {
    stale_ = true;
    Refresh();
  });
}

void MapPicture::show(std::optional<Scenario> scenario, const wxString& words, std::vector<Hex> marked) {
  scenario_ = std::move(scenario);
  marked_ = std::move(marked);
  stale_ = true;
  SetToolTip(words);
  Refresh();
}

void MapPicture::keep_room_for(std::vector<Hex> hexes) {
  room_for_ = std::move(hexes);
  stale_ = true;
  Refresh();
}

void MapPicture::draw_map(int width, int height, const wxColour& ground) {
  Scenario extent;
  extent.details.quarter_turned = scenario_->details.quarter_turned;
  extent.topology = scenario_->topology;
  extent.cells = scenario_->cells;
  for (const Hex hex : room_for_) extent.cells[hex];
  Viewport viewport;
  viewport.resize(width, height);
  viewport.fit(extent, options, largest_scale * GetContentScaleFactor());
  view_ = viewport.view();
  image_.resize(width, height);
  image_.lay_on(colour_of(ground));
  image_.redraw(*scenario_, view_, options);
}

void MapPicture::paint() {
  wxPaintDC dc(this);
  const wxColour ground = GetParent()->GetBackgroundColour();
  dc.SetBackground(wxBrush(ground));
  dc.Clear();
  if (!scenario_ || scenario_->cells.empty()) return;
  const double pixel = GetContentScaleFactor();
  const int width = static_cast<int>(std::lround(GetClientSize().x * pixel));
  const int height = static_cast<int>(std::lround(GetClientSize().y * pixel));
  if (width < 8 || height < 8) return;
  if (std::exchange(stale_, false)) draw_map(width, height, ground);
  paint_with_cairo(dc, [this, pixel](cairo_t* cairo) {
    cairo_scale(cairo, 1 / pixel, 1 / pixel);
    cairo_set_source_surface(cairo, static_cast<cairo_surface_t*>(image_.cairo_surface()), 0, 0);
    cairo_paint(cairo);
    Overlay overlay;
    overlay.highlight = marked_;
    draw(cairo, overlay, scenario_->topology, view_, pixel);
  });
}

}  // namespace hexwright::gui
