#include "editor/gui/dialogs/page_preview.h"

#include <cmath>

#include <wx/dcbuffer.h>
#include <wx/intl.h>
#include <wx/settings.h>

#include "editor/gui/controls/bitmaps.h"

namespace hexwright::gui {

PagePreview::PagePreview(wxWindow* parent, const wxSize& least) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  Create(parent, wxID_ANY, wxDefaultPosition, least, wxBORDER_NONE, "page preview");
  SetLabel(_("How the page will look"));
  SetMinSize(least);
  Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    draw();
    event.Skip();
  });
}

void PagePreview::show(const PrintKit* kit, int page) {
  kit_ = kit;
  page_ = page;
  draw();
}

void PagePreview::draw() {
  const double pixel = GetContentScaleFactor();
  const wxSize size = GetClientSize() - FromDIP(wxSize(4, 4));
  pixels_ = {};
  bitmap_ = wxBitmap();
  if (kit_ && size.x >= 8 && size.y >= 8) {
    pixels_ = kit_->picture(page_, static_cast<int>(size.x * pixel), static_cast<int>(size.y * pixel));
    bitmap_ = bitmap_of(pixels_, pixel);
  }
  Refresh();
}

void PagePreview::paint() {
  wxAutoBufferedPaintDC dc(this);
  dc.SetBackground(wxBrush(GetParent()->GetBackgroundColour()));
  dc.Clear();
  if (!bitmap_.IsOk()) return;
  const wxSize size(static_cast<int>(std::lround(bitmap_.GetLogicalWidth())),
                    static_cast<int>(std::lround(bitmap_.GetLogicalHeight())));
  const wxRect place = wxRect(size).CentreIn(GetClientRect());
  dc.DrawBitmap(bitmap_, place.GetTopLeft(), false);
  dc.SetBrush(*wxTRANSPARENT_BRUSH);
  dc.SetPen(wxPen(wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT)));
  dc.DrawRectangle(wxRect(place).Inflate(1));
}

}  // namespace hexwright::gui
