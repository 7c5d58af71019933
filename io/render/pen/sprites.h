#pragma once

#include <cmath>
#include <cstdint>
#include <memory>
#include <pixman.h>
#include <unordered_map>

#include "io/render/pen/cairo_handle.h"
#include "io/render/pen/pen.h"
#include "io/render/pen/pixel_rect.h"
#include "io/render/view.h"

namespace hexwright {

struct PixmanFree {
  void operator()(pixman_image_t* image) const { pixman_image_unref(image); }
};
/// The pixels of a picture of Cairo's as its own library of pixels sees them.
using PixmanImage = std::unique_ptr<pixman_image_t, PixmanFree>;

/// None when the surface is no picture in memory.
PixmanImage pixman_image_of(cairo_surface_t* surface);

/// Each kind of picture that a board is put together from.
enum class Figure : std::uint8_t {
  Empty,
  Terrain,
  Landscape,
  Undecided,
  Pool,
  Mist,
  Socket,
  AreaBorder,
  Frontier,
  Harbor,
  Token,
  DrawnToken,
  Closed,
  Marker,
  Mark,
  MarkedPath,
  EruptionNumbers,
  Sign,
  AreaLabel,
  Piece,
  Highlight,
};

/// Which picture: the figure and what tells two of a figure apart.
struct SpriteKey {
  Figure figure = Figure::Empty;
  std::uint32_t kind = 0;
  std::uint32_t how = 0;
  friend constexpr bool operator==(const SpriteKey&, const SpriteKey&) = default;
};

/// A small picture around its own origin.
struct Sprite {
  Surface surface;
  PixelRect extent;    ///< around the origin
  PixmanImage pixels;  ///< of the surface; none in a recording
};

/// Pictures made once for a scale and placed many times. On a screen they are pixels, placed at whole
/// pixels; in a file they are recorded strokes and stay sharp.
class Sprites {
 public:
  enum class Kind : std::uint8_t { Pixels, Recorded };

  Sprites(Kind kind, double scale, Detail detail, Ink ink = Ink::Colours)
      : kind_(kind), scale_(scale), detail_(detail), ink_(ink) {}

  Kind kind() const { return kind_; }
  double scale() const { return scale_; }
  Detail detail() const { return detail_; }

  /// The picture of this key; when it is new, `draw` makes it with a `Pen`. `reach`: how far it goes from
  /// its origin to each side, in hex sides.
  template <class Draw>
  const Sprite& get(const SpriteKey& key, Point reach, Draw&& draw) {
    const auto [at, is_new] = made_.try_emplace(key);
    Sprite& sprite = at->second;
    if (is_new) {
      sprite = blank(reach);
      const Context context = context_for(sprite);
      Pen pen(context.get(), scale_, detail_, ink_);
      draw(pen);
      sprite.pixels = pixman_image_of(sprite.surface.get());
    }
    return sprite;
  }

  /// Where the origin of a sprite at this place of the board comes to lie. For pixels the view's origin is
  /// whole.
  Spot place(const BoardView& view, Point p) const;

 private:
  struct Hash {
    std::size_t operator()(const SpriteKey& key) const {
      return (static_cast<std::size_t>(key.figure) << 56U) ^ (static_cast<std::size_t>(key.kind) << 20U) ^
             key.how;
    }
  };

  Sprite blank(Point reach) const;
  Context context_for(const Sprite& sprite) const;

  Kind kind_;
  double scale_;
  Detail detail_;
  Ink ink_;
  std::unordered_map<SpriteKey, Sprite, Hash> made_;
};

void put(cairo_t* target, const Sprite& sprite, Spot origin);
/// Into another sprite of pixels, the two origins at the same place.
void put_into(const Pen& pen, const Sprite& sprite);

/// Places many recorded pictures on a page in parts, each a recording of its own: Cairo holds everything that
/// is placed on a page against all that was placed before, so that its time grows with the square of their
/// number.
class Gathering {
 public:
  Gathering(cairo_t* target, const PixelRect& page) : target_(target), page_(page) {}

  void put(const Sprite& sprite, Spot origin);
  /// Where the next one comes to lie.
  cairo_t* begun();
  /// Puts what was gathered onto the page. To be done before anything else is drawn there.
  void lay_down();

 private:
  cairo_t* target_;
  PixelRect page_;
  Surface part_;
  Context context_;
  int placed_ = 0;  ///< in this part
};

}  // namespace hexwright
