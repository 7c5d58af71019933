#include "editor/gui/gallery/card_grid.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include <wx/dcbuffer.h>
#include <wx/intl.h>
#include <wx/settings.h>
#include <wx/textwrapper.h>

#include "editor/gui/app/app.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/redraw.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"

namespace hexwright::gui {
namespace {

constexpr int card_picture_width = 148, card_picture_height = 108;
constexpr int card_padding = 8;  ///< between the edge of a card and what is in it
constexpr int card_corner = 6;
constexpr int scroll_step = 24;

class Wrapped : public wxTextWrapper {
 public:
  Wrapped(const CardGrid& window, const wxString& words, int width) {
    Wrap(const_cast<CardGrid*>(&window), words, width);
  }
  wxString words;

 protected:
  void OnOutputLine(const wxString& line) override { words += line; }
  void OnNewLine() override { words += "\n"; }
};

int lines(const wxString& wrapped) { return 1 + static_cast<int>(wrapped.Freq('\n')); }

}  // namespace

CardGrid::CardGrid(wxWindow* parent, const wxString& label, const wxSize& least) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  Create(parent, wxID_ANY, wxDefaultPosition, least, wxVSCROLL | wxWANTS_CHARS | wxBORDER_THEME, "cards");
  SetLabel(label);
  SetMinSize(least);
  SetScrollRate(0, FromDIP(scroll_step));
  app().thumbnails().refresh_with_news(*this);
  Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    lay_out();
    event.Skip();
  });
  Bind(wxEVT_KEY_DOWN, &CardGrid::take_key, this);
  Bind(wxEVT_CHAR, [this](wxKeyEvent& event) {
    const wxUniChar letter = event.GetUnicodeKey();
    if (letter == ' ' || wxIscntrl(letter) || event.HasAnyModifiers() || !on_letter) return event.Skip();
    on_letter(letter);
  });
  Bind(wxEVT_LEFT_DOWN, &CardGrid::click, this);
  Bind(wxEVT_LEFT_DCLICK, &CardGrid::click, this);
  redraw_at(*this, wxEVT_SET_FOCUS, wxEVT_KILL_FOCUS);
  on_new_colours(*this, [this] { Refresh(); });
}

void CardGrid::show(std::vector<MapCard> cards) {
  cards_ = std::move(cards);
  chosen_.reset();
  lay_out();
  Scroll(0, 0);
  if (!cards_.empty()) choose(0);
  if (cards_.empty() && on_choice) on_choice();
  Refresh();
}

void CardGrid::choose(std::size_t card) {
  chosen_ = card;
  reveal(places_[card]);
  say();
  Refresh();
  if (on_choice) on_choice();
}

// To those who cannot see it: which card it is, and how many there are.
void CardGrid::say() {
  const MapCard& card = cards_[*chosen_];
  const wxString place = wxString::Format(_("%zu of %zu"), *chosen_ + 1, cards_.size());
  const wxString words = card.title + ", " + card.facts + ", " + place;
  describe_to_readers(*this, words);
  if (HasFocus()) announce(*this, words);
}

int CardGrid::card_height(const MapCard& card) const {
  const int width = FromDIP(card_picture_width), line = GetCharHeight();
  const int words =
      lines(Wrapped(*this, card.title, width).words) + lines(Wrapped(*this, card.facts, width).words);
  return FromDIP(card_picture_height + 3 * card_padding) + words * line;
}

int CardGrid::height_of_row() const {
  int highest = 0;
  for (const MapCard& card : cards_) highest = std::max(highest, card_height(card));
  return highest + FromDIP(2 * gap) + (GetSize().y - GetClientSize().y);
}

void CardGrid::lay_out() {
  const int between = FromDIP(gap), width = FromDIP(card_picture_width + 2 * card_padding);
  const int room = GetClientSize().x - between;
  columns_ = std::max(1, room / (width + between));
  places_.clear();
  headings_.clear();
  int column = 0, top = between, row_height = 0;
  wxString heading;
  for (const MapCard& card : cards_) {
    const bool anew = card.heading != heading;
    if (column == columns_ || anew) {
      top += row_height;
      column = row_height = 0;
    }
    if (anew) {
      heading = card.heading;
      headings_.push_back({heading, top + between});
      top += GetCharHeight() + 3 * between;
    }
    const int height = card_height(card);
    places_.emplace_back(between + column++ * (width + between), top, width, height);
    row_height = std::max(row_height, height + between);
  }
  SetVirtualSize(-1, top + row_height);
}

wxRect CardGrid::place_of(std::size_t card) const {
  return {CalcScrolledPosition(places_.at(card).GetTopLeft()), places_.at(card).GetSize()};
}

void CardGrid::reveal(const wxRect& place) {
  int across = 0, step = 1;
  GetScrollPixelsPerUnit(&across, &step);
  const int top = CalcUnscrolledPosition({0, 0}).y, height = GetClientSize().y, between = FromDIP(gap);
  if (height <= 1 || step == 0) return;
  // Its heading comes into sight with the first card.
  if (place.y - between < top) Scroll(0, std::max(0, place.y - GetCharHeight() - 4 * between) / step);
  if (place.GetBottom() + between > top + height)
    Scroll(0, (place.GetBottom() + between - height + step - 1) / step);
}

void CardGrid::paint() {
  wxAutoBufferedPaintDC dc(this);
  dc.SetBackground(wxBrush(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW)));
  dc.Clear();
  DoPrepareDC(dc);
  dc.SetFont(GetFont().Bold());
  dc.SetTextForeground(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT));
  for (const Heading& heading : headings_)
    dc.DrawText(heading.words, FromDIP(gap + card_padding), heading.top);
  const wxRect seen(CalcUnscrolledPosition({0, 0}), GetClientSize());
  for (std::size_t card = 0; card < cards_.size(); ++card)
    if (places_[card].Intersects(seen)) paint_card(dc, card);
}

void CardGrid::paint_card(wxDC& dc, std::size_t card_at) const {
  const MapCard& card = cards_[card_at];
  const bool chosen = chosen_ == card_at;
  wxRect inside = places_[card_at];
  if (chosen) {
    const wxColour marked = wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT);
    dc.SetBrush(HasFocus() ? wxBrush(marked) : *wxTRANSPARENT_BRUSH);
    dc.SetPen(wxPen(marked, FromDIP(2)));
    dc.DrawRoundedRectangle(inside, FromDIP(card_corner));
  }
  const bool on_mark = chosen && HasFocus();
  inside.Deflate(FromDIP(card_padding));
  const wxRect picture(inside.GetTopLeft(), FromDIP(wxSize(card_picture_width, card_picture_height)));
  dc.SetFont(GetFont());
  dc.SetTextForeground(on_mark ? wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHTTEXT) : quiet_colour());
  paint_picture(dc, card, picture);
  const wxString title = Wrapped(*this, card.title, picture.width).words;
  const int top = picture.GetBottom() + FromDIP(card_padding);
  const int below = top + lines(title) * GetCharHeight();
  dc.DrawText(Wrapped(*this, card.facts, picture.width).words, inside.x, below);
  if (!on_mark) dc.SetTextForeground(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT));
  dc.DrawText(title, inside.x, top);
}

void CardGrid::paint_picture(wxDC& dc, const MapCard& card, const wxRect& place) const {
  const auto picture = app().thumbnails().picture(card.file, *this, place.GetSize());
  if (!picture || !picture->IsOk())
    return dc.DrawLabel(picture ? _("No picture") : wxString(L"…"), place, wxALIGN_CENTRE);
  const wxSize size(static_cast<int>(std::lround(picture->GetLogicalWidth())),
                    static_cast<int>(std::lround(picture->GetLogicalHeight())));
  dc.DrawBitmap(*picture, wxRect(size).CentreIn(place).GetTopLeft(), true);
}

void CardGrid::take_key(wxKeyEvent& event) {
  const int key = event.GetKeyCode();
  if (key == WXK_TAB && !event.ControlDown() && !event.AltDown()) {
    Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
    return;
  }
  if (event.HasAnyModifiers() || cards_.empty() || !walk(key)) event.Skip();
}

bool CardGrid::walk(int key) {
  const std::size_t last = cards_.size() - 1, now = chosen_.value_or(0);
  switch (key) {
    case WXK_RIGHT:
      return choose(std::min(last, now + 1)), true;
    case WXK_LEFT:
      return choose(now == 0 ? 0 : now - 1), true;
    case WXK_DOWN:
      return choose_above_or_below(1), true;
    case WXK_UP:
      return choose_above_or_below(-1), true;
    case WXK_PAGEDOWN:
    case WXK_PAGEUP: {
      const int rows = std::max(1, GetClientSize().y / std::max(1, places_[now].height));
      return choose_above_or_below(key == WXK_PAGEDOWN ? rows : -rows), true;
    }
    case WXK_HOME:
      return choose(0), true;
    case WXK_END:
      return choose(last), true;
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER:
      if (on_open) on_open();
      return true;
    default:
      return false;
  }
}

// Rows of a group may be short: there it is the card that is nearest.
void CardGrid::choose_above_or_below(int rows) {
  std::size_t now = chosen_.value_or(0);
  const int step = rows > 0 ? 1 : -1, column = places_[now].x;
  const auto exists = [this](std::ptrdiff_t card) {
    return card >= 0 && card < static_cast<std::ptrdiff_t>(cards_.size());
  };
  for (; rows != 0; rows -= step) {
    auto other = static_cast<std::ptrdiff_t>(now);
    while (exists(other) && places_[static_cast<std::size_t>(other)].y == places_[now].y) other += step;
    if (!exists(other)) break;
    const int top = places_[static_cast<std::size_t>(other)].y;
    auto nearest = static_cast<std::size_t>(other);
    for (; exists(other) && places_[static_cast<std::size_t>(other)].y == top; other += step)
      if (std::abs(places_[static_cast<std::size_t>(other)].x - column) <
          std::abs(places_[nearest].x - column))
        nearest = static_cast<std::size_t>(other);
    now = nearest;
  }
  choose(now);
}

void CardGrid::click(wxMouseEvent& event) {
  SetFocus();
  const wxPoint at = CalcUnscrolledPosition(event.GetPosition());
  const auto hit = std::ranges::find_if(places_, [&](const wxRect& place) { return place.Contains(at); });
  if (hit == places_.end()) return;
  choose(static_cast<std::size_t>(hit - places_.begin()));
  if (event.LeftDClick() && on_open) on_open();
}

}  // namespace hexwright::gui
