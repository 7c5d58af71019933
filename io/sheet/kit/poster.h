#pragma once

#include <optional>
#include <string>
#include <vector>

#include <cairo.h>

#include "io/render/render.h"
#include "io/sheet/paper.h"

namespace hexwright {

/// The board over several sheets, each of which shows a little of its neighbours to be glued there.
class Poster {
 public:
  /// `hex`: across flats, in points. The paper lies as takes fewer sheets. The scenario must outlive it.
  Poster(const Scenario& scenario, const DrawOptions& draw, Paper paper, double hex);

  PaperSize page() const { return page_; }
  /// Only those with something of the board.
  int sheets() const { return static_cast<int>(sheets_.size()); }
  /// Columns times rows, with those that stay empty.
  double all_sheets() const { return columns_ * rows_; }
  /// "A1" is the upper left one, "B1" the one on its right.
  std::string name(int sheet) const;
  void draw(cairo_t* context, int sheet) const;

 private:
  struct Place {
    int column = 0, row = 0;
  };
  /// How far it is from one sheet to the next.
  double step_across() const;
  double step_down() const;
  Point offset(Place place) const;

  const Scenario& scenario_;
  DrawOptions draw_;
  double scale_;
  PaperSize page_;
  BoardView view_;
  double width_ = 0, height_ = 0;  ///< of the board
  double columns_ = 0, rows_ = 0;  ///< whole numbers, however large
  std::vector<Place> sheets_;
};

}  // namespace hexwright
