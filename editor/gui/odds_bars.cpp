#include "gui/odds_bars.h"

#include <algorithm>

#include <wx/dcbuffer.h>
#include <wx/settings.h>

#include "gui/inks.h"
#include "gui/words.h"
#include "render/palette.h"

namespace hexwright::gui {
namespace {

constexpr int row_height = 20, width_of_names = 86, width_of_words = 66;

wxColour ground_of(Terrain terrain) {
  const Colour colour = palette::ground(terrain);
  const auto byte = [](double part) { return static_cast<unsigned char>(part * 255 + 0.5); };
  return {byte(colour.red), byte(colour.green), byte(colour.blue)};
}

}  // namespace

OddsBars::OddsBars(wxWindow* parent) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE, "odds");
  Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) { Refresh(), event.Skip(); });
}

void OddsBars::show(std::vector<TerrainOdds> odds) {
  odds_ = std::move(odds);
  wxString all;
  for (const TerrainOdds& each : odds_)
    all += (all.empty() ? "" : ", ") + words(title(each.terrain)) + " " + words(odds_words(each));
  SetLabel(all);  // for those who cannot see the bars
  SetToolTip(all);
  SetMinSize({-1, FromDIP(row_height) * static_cast<int>(odds_.size())});
  Refresh();
}

void OddsBars::paint() {
  wxAutoBufferedPaintDC dc(this);
  dc.SetBackground(wxBrush(GetParent()->GetBackgroundColour()));
  dc.Clear();
  dc.SetFont(GetFont());
  dc.SetTextForeground(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT));
  const int height = FromDIP(row_height), left = FromDIP(width_of_names);
  const int longest = std::max(1, GetClientSize().x - left - FromDIP(width_of_words));
  const double most = odds_.empty() ? 1 : odds_.front().chance;
  int y = 0;
  for (const TerrainOdds& each : odds_) {
    const int text_y = y + (height - dc.GetCharHeight()) / 2;
    const int length = std::max(FromDIP(2), static_cast<int>(longest * each.chance / most));
    dc.DrawText(words(title(each.terrain)), 0, text_y);
    dc.SetPen(wxPen(quiet_ink()));
    dc.SetBrush(wxBrush(ground_of(each.terrain)));
    dc.DrawRectangle(left, y + FromDIP(4), length, height - FromDIP(8));
    dc.DrawText(words(odds_words(each)), left + length + FromDIP(6), text_y);
    y += height;
  }
}

}  // namespace hexwright::gui
