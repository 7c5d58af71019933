#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <wx/bitmap.h>
#include <wx/control.h>

namespace hexwright::gui {

/// Small pictures of boards, as many side by side as there is room for. The pointer or the arrows choose one;
/// a click or Enter takes it.
class BoardGrid : public wxControl {
 public:
  /// In pixels of the screen.
  static wxSize picture_size(const wxWindow& window);

  BoardGrid(wxWindow* parent, const wxString& name);

  /// A picture, and what is to be said of it.
  struct Card {
    wxBitmap picture;
    wxString words;
  };
  void show(std::vector<Card> cards);
  std::optional<std::size_t> chosen() const { return chosen_; }
  /// This one is the map already.
  void mark(std::optional<std::size_t> card);
  /// In the window: for tests.
  wxRect place_of(std::size_t card) const;

  std::function<void(std::optional<std::size_t>)> on_choice;
  std::function<void(std::size_t)> on_take;

 private:
  int columns() const;
  void choose(std::optional<std::size_t> card);
  std::optional<std::size_t> card_at(const wxPoint& place) const;
  void take_key(wxKeyEvent& event);
  bool walk(int key);
  void lay_out();
  void paint();
  void paint_card(wxDC& dc, std::size_t card) const;

  std::vector<Card> cards_;
  std::optional<std::size_t> chosen_, marked_;
};

}  // namespace hexwright::gui
