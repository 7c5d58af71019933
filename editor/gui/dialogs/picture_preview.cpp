#include "editor/gui/dialogs/picture_preview.h"

#include <cmath>
#include <utility>

#include <wx/dcbuffer.h>
#include <wx/intl.h>
#include <wx/settings.h>

#include "editor/gui/controls/bitmaps.h"

namespace hexwright::gui {
namespace {

// As everywhere where pictures are edited: they stand for nothing.
void draw_squares(wxDC& dc, const wxRect& area) {
  constexpr int side = 8;
  const wxDCClipper clip(dc, area);
  dc.SetPen(*wxTRANSPARENT_PEN);
  for (int y = 0; y * side < area.height; ++y)
    for (int x = 0; x * side < area.width; ++x) {
      dc.SetBrush(wxBrush((x + y) % 2 == 0 ? wxColour(255, 255, 255) : wxColour(218, 218, 218)));
      dc.DrawRectangle(area.x + x * side, area.y + y * side, side, side);
    }
}

}  // namespace

PicturePreview::PicturePreview(wxWindow* parent, const Scenario& scenario, const wxSize& least)
    : painter_(scenario, [this](std::shared_ptr<const Pixels> pixels) {
        CallAfter([this, pixels = std::move(pixels)] { take(pixels); });
      }) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  Create(parent, wxID_ANY, wxDefaultPosition, least, wxBORDER_NONE, "preview");
  SetLabel(_("How it will look"));
  SetMinSize(least);
  Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    ask();
    event.Skip();
  });
}

void PicturePreview::show(const PictureOptions& options) {
  options_ = options;
  ask();
}

void PicturePreview::show_nothing() {
  options_.reset();
  take(nullptr);
}

void PicturePreview::ask() {
  const double pixel = GetContentScaleFactor();
  const wxSize size = GetClientSize() - FromDIP(wxSize(4, 4));
  if (!options_ || size.x < 8 || size.y < 8) return;
  painter_.ask({*options_, static_cast<int>(size.x * pixel), static_cast<int>(size.y * pixel)});
}

void PicturePreview::take(std::shared_ptr<const Pixels> pixels) {
  pixels_ = options_ ? std::move(pixels) : nullptr;
  bitmap_ = pixels_ ? bitmap_of(*pixels_, GetContentScaleFactor()) : wxBitmap();
  Refresh();
}

void PicturePreview::paint() {
  wxAutoBufferedPaintDC dc(this);
  dc.SetBackground(wxBrush(GetParent()->GetBackgroundColour()));
  dc.Clear();
  if (!bitmap_.IsOk()) {
    dc.SetFont(GetFont());
    dc.SetTextForeground(wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT));
    const wxString words = options_ ? _("Being drawn …") : _("There is no picture of this kind of file.");
    return dc.DrawLabel(words, GetClientRect(), wxALIGN_CENTRE);
  }
  const wxSize size(static_cast<int>(std::lround(bitmap_.GetLogicalWidth())),
                    static_cast<int>(std::lround(bitmap_.GetLogicalHeight())));
  const wxRect place = wxRect(size).CentreIn(GetClientRect());
  draw_squares(dc, place);
  dc.DrawBitmap(bitmap_, place.GetTopLeft(), true);
  dc.SetBrush(*wxTRANSPARENT_BRUSH);
  dc.SetPen(wxPen(wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT)));
  dc.DrawRectangle(wxRect(place).Inflate(1));
}

}  // namespace hexwright::gui
