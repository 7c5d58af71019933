#include "io/sheet/kit/layout.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace hexwright {
namespace {

/// Against rounding: what fits exactly does fit.
constexpr double slack = 1e-6;

using Kind = CutOut::Kind;

/// What one piece takes, its bleed included.
struct Extent {
  double width = 0, height = 0, bleed = 0;
};
Extent extent_of(Kind kind, const PieceSizes& sizes) {
  const auto with_bleed = [&](double width, double height) {
    return Extent{width + 2 * sizes.bleed, height + 2 * sizes.bleed, sizes.bleed};
  };
  switch (kind) {
    case Kind::Card:
      return {card_width, card_height};
    case Kind::Reference:
      return {reference_width, reference_height};
    case Kind::Counter:
    case Kind::Mark:
      return {counter_size, counter_size};
    case Kind::Token:
      return with_bleed(sizes.token(), sizes.token());
    case Kind::Harbor:
      return with_bleed(sizes.harbor_width(), sizes.harbor_height());
    case Kind::Hex:
      break;  // they lie in lattices
  }
  return {};
}

/// A free part of a page.
struct Room {
  int page = 0;
  Point at;
  double width = 0, height = 0;
};

int fitting(double length, double each) { return static_cast<int>((length + slack) / each); }

/// Hexes side by side: the upper left corners of the boxes around them, row by row.
struct Lattice {
  bool turned = false;
  double width = 0, height = 0;  ///< of a box
  std::vector<Point> places;

  /// Of the first ones, how far they reach.
  Point reach(std::size_t count) const {
    Point reach;
    for (const Point place : std::span(places).first(count))
      reach = {std::max(reach.x, place.x + width), std::max(reach.y, place.y + height)};
    return reach;
  }
};

/// `across`: the width of a hex from side to side. `staggered`: the sides of a row lie in the gaps of the
/// row before.
Lattice lattice(const Room& room, double across, bool turned, bool staggered) {
  const double side = across / hex_width;
  Lattice made{turned, turned ? 2 * side : across, turned ? across : 2 * side, {}};
  // Upright hexes stand in rows that are pushed together, turned ones in columns.
  const double along = turned ? room.height : room.width, over = turned ? room.width : room.height;
  const double pitch = staggered ? 1.5 * side : 2 * side;
  const int lines = over + slack < 2 * side ? 0 : 1 + fitting(over - 2 * side, pitch);
  for (int line = 0; line < lines; ++line) {
    const double shift = staggered && line % 2 == 1 ? across / 2 : 0;
    for (int i = 0; i < fitting(along - shift, across); ++i) {
      const double on = shift + i * across, off = line * pitch;
      made.places.push_back(turned ? Point{off, on} : Point{on, off});
    }
  }
  std::ranges::sort(made.places, [](Point a, Point b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
  return made;
}

/// The one that holds most of them, and of several the one that takes least of the page.
Lattice best_lattice(const Room& room, double across, std::size_t wanted) {
  Lattice best;
  double best_height = std::numeric_limits<double>::max();
  for (const bool turned : {false, true})
    for (const bool staggered : {false, true}) {
      Lattice next = lattice(room, across, turned, staggered);
      const std::size_t holds = std::min(next.places.size(), wanted);
      const double height = next.reach(holds).y;
      const std::size_t best_holds = std::min(best.places.size(), wanted);
      if (holds < best_holds || (holds == best_holds && height > best_height - slack)) continue;
      best = std::move(next);
      best_height = height;
    }
  return best;
}

class Packer {
 public:
  Packer(double page_width, double page_height, const PieceSizes& sizes)
      : page_width_(page_width), page_height_(page_height), sizes_(sizes) {}

  /// Of one kind, or of kinds that are equally large.
  void lay(std::span<const CutOut* const> pieces) {
    while (!pieces.empty()) {
      std::size_t laid = 0;
      // By number: laying adds rooms.
      for (std::size_t i = 0; i < rooms_.size() && laid == 0; ++i) laid = fill(i, pieces);
      if (laid == 0) {
        rooms_.push_back({pages_++,
                          {edge_of_page, edge_of_page},
                          page_width_ - 2 * edge_of_page,
                          page_height_ - edge_of_page - foot_of_page});
        laid = fill(rooms_.size() - 1, pieces);
        if (laid == 0) return;  // larger than any page: sizes are checked before
      }
      pieces = pieces.subspan(laid);
    }
  }
  std::vector<PlacedCutOut> take() { return std::move(placed_); }

 private:
  /// As many as fit there, in one row, or as a lattice of hexes.
  std::size_t fill(std::size_t number, std::span<const CutOut* const> pieces) {
    const Room room = rooms_[number];
    if (pieces.front()->kind == Kind::Hex) return fill_lattice(number, room, pieces);
    const Extent extent = extent_of(pieces.front()->kind, sizes_);
    if (room.height + slack < extent.height) return 0;
    const auto fit = static_cast<std::size_t>(std::max(0, fitting(room.width, extent.width)));
    const std::size_t count = std::min(fit, pieces.size());
    for (std::size_t i = 0; i < count; ++i)
      put(*pieces[i], room, {static_cast<double>(i) * extent.width, 0}, extent, false);
    if (count > 0) split(number, room, {static_cast<double>(count) * extent.width, extent.height});
    return count;
  }
  std::size_t fill_lattice(std::size_t number, const Room& room, std::span<const CutOut* const> pieces) {
    const Lattice lattice = best_lattice(room, sizes_.hex + 2 * sizes_.bleed, pieces.size());
    const std::size_t count = std::min(lattice.places.size(), pieces.size());
    // Of a box around a hex the corners are further out than the sides.
    const double corner = sizes_.bleed * 2 / hex_width;
    const double across = lattice.turned ? corner : sizes_.bleed,
                 down = lattice.turned ? sizes_.bleed : corner;
    for (std::size_t i = 0; i < count; ++i)
      placed_.push_back({pieces[i],
                         room.page,
                         {room.at.x + lattice.places[i].x + across, room.at.y + lattice.places[i].y + down},
                         lattice.width - 2 * across,
                         lattice.height - 2 * down,
                         lattice.turned});
    if (count > 0) split(number, room, lattice.reach(count));
    return count;
  }
  void put(const CutOut& piece, const Room& room, Point at, const Extent& extent, bool turned) {
    placed_.push_back({&piece,
                       room.page,
                       {room.at.x + at.x + extent.bleed, room.at.y + at.y + extent.bleed},
                       extent.width - 2 * extent.bleed,
                       extent.height - 2 * extent.bleed,
                       turned});
  }
  /// What is left of a room: beside what was laid there, and below it.
  void split(std::size_t number, const Room& room, Point used) {
    rooms_[number] = {room.page, {room.at.x, room.at.y + used.y}, room.width, room.height - used.y};
    const Room beside{room.page, {room.at.x + used.x, room.at.y}, room.width - used.x, used.y};
    rooms_.insert(rooms_.begin() + static_cast<std::ptrdiff_t>(number), beside);
  }

  double page_width_, page_height_;
  PieceSizes sizes_;
  int pages_ = 0;
  std::vector<Room> rooms_;
  std::vector<PlacedCutOut> placed_;
};

/// What lies on a page lies in its middle, as wide as it is.
void centre_pages(std::vector<PlacedCutOut>& placed, double page_width) {
  for (auto first = placed.begin(); first != placed.end();) {
    const auto end =
        std::find_if(first, placed.end(), [&](const auto& each) { return each.page != first->page; });
    double left = page_width, right = 0;
    for (auto each = first; each != end; ++each) {
      left = std::min(left, each->at.x);
      right = std::max(right, each->at.x + each->width);
    }
    const double shift = (page_width - right - left) / 2;
    for (; first != end; ++first) first->at.x += shift;
  }
}

}  // namespace

std::vector<PlacedCutOut> lay_out(const std::vector<CutOut>& pieces, double page_width, double page_height,
                                  const PieceSizes& sizes) {
  using Kinds = std::vector<Kind>;
  // From high to low, hexes first: what is left beside and below high ones is filled with low ones.
  static const std::vector<Kinds> order{{Kind::Hex},    {Kind::Reference}, {Kind::Card},
                                        {Kind::Harbor}, {Kind::Token},     {Kind::Counter, Kind::Mark}};
  Packer packer(page_width, page_height, sizes);
  for (const Kinds& kinds : order) {
    std::vector<const CutOut*> each;
    for (const CutOut& piece : pieces)
      if (std::ranges::find(kinds, piece.kind) != kinds.end())
        each.insert(each.end(), static_cast<std::size_t>(std::max(0, piece.count)), &piece);
    packer.lay(each);
  }
  std::vector<PlacedCutOut> placed = packer.take();
  std::ranges::stable_sort(placed, {}, &PlacedCutOut::page);
  centre_pages(placed, page_width);
  return placed;
}

PlacedCutOut other_side(PlacedCutOut placed, double page_width) {
  placed.at.x = page_width - placed.at.x - placed.width;
  return placed;
}

}  // namespace hexwright
