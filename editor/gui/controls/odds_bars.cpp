#include "editor/gui/controls/odds_bars.h"

#include <algorithm>
#include <cmath>

#include <wx/dcbuffer.h>
#include <wx/renderer.h>
#include <wx/settings.h>

#include "editor/gui/app/app.h"
#include "editor/gui/controls/redraw.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "io/render/pen/palette.h"

namespace hexwright::gui {
namespace {

wxColour ground_of(Terrain terrain) {
  const Colour colour = palette::ground(terrain, app().settings().draw.theme);
  const auto byte = [](double part) { return static_cast<unsigned char>(std::lround(part * 255)); };
  return {byte(colour.red), byte(colour.green), byte(colour.blue)};
}

}  // namespace

OddsBars::OddsBars(wxWindow* parent) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE, "odds");
  Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
  redraw_at(*this, wxEVT_SIZE, wxEVT_SET_FOCUS, wxEVT_KILL_FOCUS);
}

void OddsBars::show(std::vector<TerrainOdds> odds) {
  odds_ = std::move(odds);
  wxString all;
  for (const TerrainOdds& each : odds_)
    all += (all.empty() ? "" : ", ") + words(title(each.terrain)) + " " + words(odds_words(each));
  SetLabel(all);  // for those who cannot see the bars
  SetToolTip(all);
  SetMinSize({-1, row_height() * static_cast<int>(odds_.size())});
  Refresh();
}

// Letters are as large as the system wants them, and rows follow.
int OddsBars::row_height() const { return GetCharHeight() + FromDIP(3); }

void OddsBars::paint() {
  wxAutoBufferedPaintDC dc(this);
  dc.SetBackground(wxBrush(GetParent()->GetBackgroundColour()));
  dc.Clear();
  dc.SetFont(GetFont());
  dc.SetTextForeground(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT));
  int left = 0, width_of_words = 0;
  for (const TerrainOdds& each : odds_) {
    left = std::max(left, dc.GetTextExtent(words(title(each.terrain))).x + FromDIP(gap));
    width_of_words = std::max(width_of_words, dc.GetTextExtent(words(odds_words(each))).x + FromDIP(gap));
  }
  const int height = row_height();
  const int longest = std::max(1, GetClientSize().x - left - width_of_words);
  const double most = odds_.empty() ? 1 : odds_.front().chance;
  int y = 0;
  for (const TerrainOdds& each : odds_) {
    const int text_y = y + (height - dc.GetCharHeight()) / 2;
    const int length = std::max(FromDIP(2), static_cast<int>(longest * each.chance / most));
    dc.DrawText(words(title(each.terrain)), 0, text_y);
    dc.SetPen(wxPen(quiet_colour()));
    dc.SetBrush(wxBrush(ground_of(each.terrain)));
    dc.DrawRectangle(left, y + FromDIP(4), length, height - FromDIP(8));
    dc.DrawText(words(odds_words(each)), left + length + FromDIP(gap), text_y);
    y += height;
  }
  if (HasFocus()) wxRendererNative::Get().DrawFocusRect(this, dc, GetClientRect());
}

}  // namespace hexwright::gui
