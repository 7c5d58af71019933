#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <vector>

#include "io/render/board/area_label.h"
#include "io/render/board/hex_window.h"
#include "io/render/board/seam.h"
#include "io/render/board/tile.h"
#include "io/render/export/legend.h"
#include "io/render/names.h"
#include "io/render/pen/palette.h"
#include "io/render/pen/sprites.h"
#include "io/render/pen/stamping.h"
#include "io/render/render.h"

namespace hexwright {

/// Puts the board together from sprites: the one drawing for screen and files. It paints layer by layer,
/// and what a pixel shows depends on nothing but the scenario near it, so any rectangle can be painted again
/// by itself.
class BoardPainter {
 public:
  /// `behind`: what lies behind the board, drawn by the caller; ghosts fade into it.
  BoardPainter(Sprites::Kind kind, const Scenario& scenario, const BoardView& view,
               const DrawOptions& options, Detail detail, Colour behind = palette::paper);

  const BoardView& view() const { return view_; }
  const DrawOptions& options() const { return options_; }
  /// Changes to this view and these options if the sprites serve them too, else returns false.
  bool show(const Scenario& scenario, const BoardView& view, const DrawOptions& options);
  /// Moves the view by whole pixels; sprites stay.
  void move(int dx, int dy);
  /// False when the scenario's names or pools changed, so that every hex may look different.
  bool explains(const Scenario& scenario) const { return legend_ == Legend(scenario); }

  /// Everything that shows in the rectangle; the background is the caller's.
  void paint(cairo_t* target, const Scenario& scenario, const PixelRect& rect);

  /// All pixels that may change when this hex does, wherever it shows: its own, those of its neighbours,
  /// whose borders and beaches look at it, and what stands on its corners.
  std::vector<PixelRect> around_hex(const Scenario& scenario, Hex h) const;
  /// Where the name of an area lies rests on all of the area: the rectangles of names that came, went or
  /// moved since the last call, to paint again.
  std::vector<PixelRect> moved_labels(const Scenario& scenario);

 private:
  void look_from(const Scenario& scenario, const BoardView& view, const DrawOptions& options);
  void put_at(Point p, const Sprite& sprite, Point beside = {});
  /// Nothing of it is seen outside its hex.
  void put_tile(Point p, const Sprite& sprite);
  /// Everything that was put somewhere is drawn now.
  void lay_down();
  const Sprite& tile(const Cell& cell, Sides beaches);
  const Sprite& terrain_tile(Terrain terrain, Sides beaches);
  const Sprite* token(const Cell& cell);
  bool is_shore(const Cell& cell) const;
  /// Whether a hex shows in the rectangle that is painted now: for others no sprites need to be made.
  bool is_in_sight(Hex h) const;
  /// A hex with its centre there, as it is drawn now, lies on the board or is cut by its seam; without ghosts
  /// nothing of the others shows.
  bool lies_on_board(Point p) const;
  /// Where a part of the plane lies on the picture; in whole pixels on a screen.
  struct Rect {
    double x, y, width, height;
  };
  Rect place(const Bounds& part) const;
  PixelRect pixels(const Bounds& part) const;

  void paint_joined(const Scenario& scenario, const PixelRect& rect);
  /// What `paint_inside` paints, cut to the part of the plane; it gets the pixels of that part in the
  /// rectangle.
  void paint_part(const PixelRect& rect, const Bounds& part,
                  const std::function<void(const PixelRect&)>& paint_inside);
  void paint_seam(const PixelRect& rect);

  using Layer = void (BoardPainter::*)(const Scenario&, const HexWindow&);
  void paint_ground(const Scenario& scenario, const PixelRect& rect);
  void paint_pieces(const Scenario& scenario, const PixelRect& rect);
  /// Each over the one before, wherever the hexes of a joined board are drawn.
  void paint_layers(const Scenario& scenario, const PixelRect& rect, std::initializer_list<Layer> layers);
  void paint_grid(const Scenario& scenario, const HexWindow& window);
  void paint_tiles(const Scenario& scenario, const HexWindow& window);
  void paint_area_borders(const Scenario& scenario, const HexWindow& window);
  void paint_harbors(const Scenario& scenario, const HexWindow& window);
  void paint_frontiers(const Scenario& scenario, const HexWindow& window);
  void paint_tokens(const Scenario& scenario, const HexWindow& window);
  void paint_marks(const Scenario& scenario, const HexWindow& window);
  void paint_mark(const MarkPlace& place, const Mark& mark);
  void paint_own_mark(const MarkPlace& place, const own::OwnMark& mark);
  void paint_markers(const Scenario& scenario, const HexWindow& window);
  void paint_coordinates(const Scenario& scenario, const HexWindow& window);
  void paint_eruption_numbers(const Scenario& scenario, const HexWindow& window);
  void paint_labels(const Scenario& scenario, const PixelRect& rect);
  /// What nothing else on the board may cover: numbers that the game goes by.
  void paint_top(const Scenario& scenario, const PixelRect& rect);
  std::vector<std::optional<LabelPlace>> label_places(const Scenario& scenario) const;
  PixelRect label_rect(const LabelPlace& label) const;

  BoardView view_;
  DrawOptions options_;
  TileStyle style_;
  Legend legend_;
  Sprites sprites_;
  Names names_;
  Colour behind_;
  std::vector<std::optional<LabelPlace>> labels_;
  std::optional<Seam> seam_;            ///< none on a flat board
  cairo_t* target_ = nullptr;           ///< during `paint`
  PixelRect painted_;                   ///< during `paint`
  std::optional<Stamping> stamping_;    ///< during `paint`
  std::optional<Gathering> gathering_;  ///< during `paint` of a large board into a file
  Point shift_;                         ///< from the places of hexes to where they are drawn, during `paint`
};

}  // namespace hexwright
