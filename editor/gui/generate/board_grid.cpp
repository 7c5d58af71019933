#include "editor/gui/generate/board_grid.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <wx/dcclient.h>
#include <wx/settings.h>

#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"

namespace hexwright::gui {
namespace {

constexpr int picture_width = 104, picture_height = 84, padding = 4;

}  // namespace

wxSize BoardGrid::picture_size(const wxWindow& window) {
  const double pixel = window.GetContentScaleFactor();
  return {static_cast<int>(window.FromDIP(picture_width) * pixel),
          static_cast<int>(window.FromDIP(picture_height) * pixel)};
}

BoardGrid::BoardGrid(wxWindow* parent, const wxString& name) {
  Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxWANTS_CHARS,
         wxDefaultValidator, name);
  Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    lay_out();
    event.Skip();
  });
  Bind(wxEVT_KEY_DOWN, &BoardGrid::take_key, this);
  Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
    if (const auto card = card_at(event.GetPosition()); card != chosen_) choose(card);
  });
  Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) {
    if (!HasFocus()) choose({});
  });
  Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
    SetFocus();
    choose(card_at(event.GetPosition()));
    if (chosen_ && on_take) on_take(*chosen_);
  });
  Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
    if (!chosen_ && !cards_.empty()) choose(marked_.value_or(0));
    Refresh();
    event.Skip();
  });
  Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) { choose({}), event.Skip(); });
  on_new_colours(*this, [this] { Refresh(); });
}

void BoardGrid::show(std::vector<Card> cards) {
  cards_ = std::move(cards);
  marked_.reset();
  choose({});
  lay_out();
}

void BoardGrid::mark(std::optional<std::size_t> card) {
  if (std::exchange(marked_, card) != card) Refresh();
}

int BoardGrid::columns() const {
  return std::max(1, GetClientSize().x / FromDIP(picture_width + 2 * padding));
}

void BoardGrid::lay_out() {
  const int rows = (static_cast<int>(cards_.size()) + columns() - 1) / columns();
  SetMinSize({-1, rows * FromDIP(picture_height + 2 * padding)});
  Refresh();
}

wxRect BoardGrid::place_of(std::size_t card) const {
  const auto at = static_cast<int>(card);
  const wxSize size = FromDIP(wxSize(picture_width + 2 * padding, picture_height + 2 * padding));
  return {wxPoint(at % columns() * size.x, at / columns() * size.y), size};
}

std::optional<std::size_t> BoardGrid::card_at(const wxPoint& place) const {
  for (std::size_t card = 0; card < cards_.size(); ++card)
    if (place_of(card).Contains(place)) return card;
  return std::nullopt;
}

void BoardGrid::choose(std::optional<std::size_t> card) {
  if (std::exchange(chosen_, card) == card) return;
  Refresh();
  if (card) {
    describe_to_readers(*this, cards_[*card].words);
    if (HasFocus()) announce(*this, cards_[*card].words);
  }
  if (on_choice) on_choice(card);
}

void BoardGrid::take_key(wxKeyEvent& event) {
  if (event.GetKeyCode() == WXK_TAB && !event.ControlDown() && !event.AltDown()) {
    Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
    return;
  }
  if (event.HasAnyModifiers() || cards_.empty() || !walk(event.GetKeyCode())) event.Skip();
}

bool BoardGrid::walk(int key) {
  const std::ptrdiff_t last = std::ssize(cards_) - 1, across = columns();
  const auto now = static_cast<std::ptrdiff_t>(chosen_.value_or(0));
  const auto go = [&](std::ptrdiff_t to) {
    if (to >= 0 && to <= last) choose(static_cast<std::size_t>(to));
    return true;
  };
  switch (key) {
    case WXK_RIGHT:
      return go(now + 1);
    case WXK_LEFT:
      return go(now - 1);
    case WXK_DOWN:
      return go(now + across);
    case WXK_UP:
      return go(now - across);
    case WXK_HOME:
      return go(0);
    case WXK_END:
      return go(last);
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER:
    case WXK_SPACE:
      if (chosen_ && on_take) on_take(*chosen_);
      return true;
    default:
      return false;
  }
}

void BoardGrid::paint() {
  wxPaintDC dc(this);  // the page of the notebook shows through
  for (std::size_t card = 0; card < cards_.size(); ++card) paint_card(dc, card);
}

void BoardGrid::paint_card(wxDC& dc, std::size_t card) const {
  wxRect place = place_of(card).Deflate(FromDIP(1));
  const wxColour marked = wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT);
  if (chosen_ == card) {
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.SetPen(wxPen(marked, FromDIP(2)));
    dc.DrawRoundedRectangle(place, FromDIP(padding));
  }
  const wxBitmap& picture = cards_[card].picture;
  if (picture.IsOk()) {
    const wxSize size(static_cast<int>(std::lround(picture.GetLogicalWidth())),
                      static_cast<int>(std::lround(picture.GetLogicalHeight())));
    dc.DrawBitmap(picture, wxRect(size).CentreIn(place).GetTopLeft(), true);
  }
  if (marked_ != card) return;
  // The board that the map is now.
  const int side = FromDIP(18);
  const wxRect sign(place.GetRight() - side - FromDIP(2), place.y + FromDIP(3), side, side);
  dc.SetPen(wxPen(*wxWHITE, FromDIP(1)));
  dc.SetBrush(wxBrush(marked));
  dc.DrawEllipse(sign);
  dc.SetFont(GetFont().Bold());
  dc.SetTextForeground(wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHTTEXT));
  dc.DrawLabel(L"✓", sign, wxALIGN_CENTRE);
}

}  // namespace hexwright::gui
