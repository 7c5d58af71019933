#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

#include <wx/scrolwin.h>

namespace hexwright::gui {

/// A map to choose from others.
struct MapCard {
  wxString heading;  ///< shown above the first of those that share it; empty for none
  wxString title, facts;
  std::filesystem::path file;  ///< what the picture shows
};

/// Cards with the pictures of maps, in as many columns as there is room for. The arrows walk from card to
/// card; the pictures come in when they are painted.
class CardGrid : public wxScrolled<wxWindow> {
 public:
  /// `label` tells screen readers what the cards are.
  CardGrid(wxWindow* parent, const wxString& label, const wxSize& least);

  void show(std::vector<MapCard> cards);
  const std::vector<MapCard>& cards() const { return cards_; }
  std::optional<std::size_t> chosen() const { return chosen_; }
  void choose(std::size_t card);
  /// In the window, as far as it is scrolled: for tests.
  wxRect place_of(std::size_t card) const;
  /// What the height has to be to show all of one row.
  int height_of_row() const;

  std::function<void()> on_choice;
  std::function<void()> on_open;  ///< Enter or a double click
  /// A letter was typed, which means nothing here.
  std::function<void(wxUniChar)> on_letter;

 private:
  struct Heading {
    wxString words;
    int top;
  };

  void lay_out();
  int card_height(const MapCard& card) const;
  void paint();
  void paint_card(wxDC& dc, std::size_t card_at) const;
  void paint_picture(wxDC& dc, const MapCard& card, const wxRect& place) const;
  void take_key(wxKeyEvent& event);
  bool walk(int key);
  void choose_above_or_below(int rows);
  void click(wxMouseEvent& event);
  void reveal(const wxRect& place);
  void say();

  std::vector<MapCard> cards_;
  std::vector<wxRect> places_;
  std::vector<Heading> headings_;
  int columns_ = 1;
  std::optional<std::size_t> chosen_;
};

}  // namespace hexwright::gui
