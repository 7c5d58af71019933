#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "io/render/pen/theme.h"
#include "io/render/view.h"
#include "model/scenario/message.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// What a drawing shows besides terrain, tokens and harbors.
struct DrawOptions {
  bool hexes = true;  ///< the ground itself; without it only what lies on it
  bool coordinates = false;
  bool areas = true;    ///< outlines and names of areas
  bool numbers = true;  ///< number tokens
  bool harbors = true;
  bool markers = true;  ///< robber, pirate, closed intersections
  bool grid = false;    ///< faint empty hexes around the board, on screen
  bool letters = true;  ///< each terrain's letter, beside its symbol
  /// On a joined board: what lies beyond the seam, dimmed. Without it the hexes that the seam cuts show half
  /// at each edge, as on paper.
  bool ghosts = false;
  BoardTheme theme = BoardTheme::Standard;
  Translate translate = nullptr;  ///< of the letters
  friend constexpr bool operator==(const DrawOptions&, const DrawOptions&) = default;
};

/// How a picture of a whole board is made.
struct PictureOptions {
  DrawOptions draw;
  int width = 2000;  ///< pixels for PNG and SVG, points for PDF; the height follows from the board
  double margin = usual_margin;  ///< around the board, as a part of the width
  bool clear = false;            ///< a PNG without paper behind the board; SVG and PDF never have any
  static constexpr double usual_margin = 1.0 / 60, most_margin = 0.25;
  friend constexpr bool operator==(const PictureOptions&, const PictureOptions&) = default;
};

/// A picture of the whole board with a small margin. `width`: as above. No display is needed. The bytes of
/// the file, the same for the same scenario. Never fails on any scenario (an empty one gives an empty sheet)
/// short of memory, which throws.
///
/// A PNG tells as much as its size can show: a small one drops letters, dots and textures, so that it stays
/// clear. SVG and PDF always tell all. A PNG that would go beyond the limits below is drawn smaller.
inline constexpr int most_png_side = 16'384;
inline constexpr std::int64_t most_png_pixels = 40'000'000;
std::string render_png(const Scenario& scenario, const PictureOptions& options);
std::string render_svg(const Scenario& scenario, const PictureOptions& options);
std::string render_pdf(const Scenario& scenario, const PictureOptions& options);
std::string render_png(const Scenario& scenario, const DrawOptions& options, int width);
std::string render_svg(const Scenario& scenario, const DrawOptions& options, int width);
std::string render_pdf(const Scenario& scenario, const DrawOptions& options, int width);

/// The view that shows the whole board centred in a space of this size, ghosts included where the options
/// want them.
BoardView fit(const Scenario& scenario, double width, double height, double margin,
              const DrawOptions& options = {});

}  // namespace hexwright
