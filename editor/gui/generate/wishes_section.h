#pragma once

#include <optional>
#include <vector>

#include "editor/core/generate/wish_rows.h"
#include "editor/gui/frame/editor_context.h"
#include "editor/gui/generate/section.h"

class wxChoice;
class wxDataViewListCtrl;
class wxSpinCtrl;

namespace hexwright::gui {

/// What is asked of a board, and whether the board as it is meets it.
class WishesSection : public Section {
 public:
  WishesSection(wxWindow* parent, EditorContext& context);

  /// The map or its wishes are others.
  void update();
  /// Nothing is marked any more.
  void forget_choice();

  /// Where the chosen wish is missed; empty: nowhere.
  std::function<void(const std::vector<Hex>&)> on_places;

  /// Where the chosen line is on the screen, to be brought into sight.
  std::function<void(const wxRect&)> on_row;

 private:
  void build_list();
  void build_details();
  void fill_list();
  void show_row(unsigned row);
  void update_details();
  void update_importance(const Wish& wish);
  const WishRow* chosen() const;
  void want(std::size_t row, bool wanted);
  void change(const Wish& wish);
  void take_set();

  EditorContext& context_;
  std::vector<WishRow> rows_now_;
  wxChoice *sets_ = nullptr, *importance_ = nullptr;
  wxDataViewListCtrl* list_ = nullptr;
  wxStaticText *limit_label_ = nullptr, *chosen_words_ = nullptr, *all_words_ = nullptr;
  wxSpinCtrl* limit_ = nullptr;
  bool filling_ = false;
};

}  // namespace hexwright::gui
