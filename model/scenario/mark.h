#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <variant>

#include "model/board/topology.h"
#include "model/scenario/message.h"

namespace hexwright {

// Marks: what is printed or laid at a place of the board for one rule module, which gives it its meaning.
// Those that a scenario's packs bring have numbers behind the built-in ones; see `own::Packs` for their
// names.

/// Each belongs to one module, which lists it in its vocabulary.
enum class MarkKind : std::uint8_t {
  Strait,           ///< where a bridge is built
  Wasteland,        ///< where a wall is built
  Fortress,         ///< of a player's pirates
  Landing,          ///< what a player may settle on the way to the fortress
  FirstSettlement,  ///< of a player, placed before founding
  FirstShip,        ///< of a player, placed before founding
  Course,           ///< of the pirate fleet, in the order of the numbers
  Village,          ///< that trades in cloth, with the number that brings some
  GiftPoint,        ///< a victory point for the first ship
  GiftHarbor,       ///< a harbor for the first ship
  GiftCard,         ///< a development card for the first ship
};
inline constexpr std::array all_mark_kinds{
    MarkKind::Strait,          MarkKind::Wasteland,  MarkKind::Fortress, MarkKind::Landing,
    MarkKind::FirstSettlement, MarkKind::FirstShip,  MarkKind::Course,   MarkKind::Village,
    MarkKind::GiftPoint,       MarkKind::GiftHarbor, MarkKind::GiftCard};

/// The number of a pack's mark says what it lies at, so that it is known without the packs.
namespace own_marks {
inline constexpr int first = static_cast<int>(all_mark_kinds.size());
inline constexpr int most_of_a_sort = 4;  ///< of those on hexes, on paths and at intersections
inline constexpr int most = 3 * most_of_a_sort;
}  // namespace own_marks
constexpr bool is_own(MarkKind kind) { return static_cast<int>(kind) >= own_marks::first; }
/// From 0: which of the own marks' numbers it has.
constexpr std::size_t own_number(MarkKind kind) {
  return static_cast<std::size_t>(kind) - static_cast<std::size_t>(own_marks::first);
}
constexpr MarkKind own_mark(int number) { return static_cast<MarkKind>(own_marks::first + number); }
/// Every number that a mark can have, the built-in ones first.
inline constexpr std::array every_mark_kind = [] {
  std::array<MarkKind, own_marks::first + own_marks::most> every{};
  for (std::size_t i = 0; i < every.size(); ++i) every[i] = static_cast<MarkKind>(i);
  return every;
}();

/// What the first ship takes.
constexpr bool is_gift(MarkKind kind) {
  return kind == MarkKind::GiftPoint || kind == MarkKind::GiftHarbor || kind == MarkKind::GiftCard;
}

/// What a mark lies at.
enum class MarkedAt : std::uint8_t { Hex, Path, Intersection };
/// What the number of a mark says.
enum class MarkNumber : std::uint8_t {
  None,    ///< it has none: always 0
  Player,  ///< whose it is, from 1 in the order of play
  Order,   ///< its position in a line, from 1
  Token,   ///< of a number token
};

struct MarkInfo {
  MarkKind kind = MarkKind::Strait;
  std::string_view id;     ///< the spelling in files: "strait"
  std::string_view title;  ///< to be translated
  MarkedAt at = MarkedAt::Intersection;
  MarkNumber number = MarkNumber::None;
};
/// Of a pack's mark without a name: ask for that with the packs.
MarkInfo info(MarkKind kind);
/// Of the built-in ones; those of a scenario are asked for with its packs.
std::string_view id(MarkKind kind);
std::string_view title(MarkKind kind);
std::optional<MarkKind> mark_kind_from_id(std::string_view word);

struct Mark {
  MarkKind kind = MarkKind::Strait;
  int number = 0;  ///< see `MarkNumber`

  friend auto operator<=>(const Mark&, const Mark&) = default;
};

/// One mark may lie at each.
using MarkPlace = std::variant<Hex, Path, Intersection>;

/// The hexes at the place, the one that spells it first.
std::vector<Hex> hexes_at(const MarkPlace& place);
inline Hex hex_of(const MarkPlace& place) { return hexes_at(place).front(); }
inline MarkPlace canonical(const Topology& topology, const MarkPlace& place) {
  return std::visit([&](const auto& at) { return MarkPlace(topology.canonical(at)); }, place);
}
/// So many hexes away.
MarkPlace moved_by(const MarkPlace& place, Hex by);
/// Why no such mark can lie there: the wrong sort of place, or a number that it cannot have.
std::optional<Refusal> why_no_mark(const MarkPlace& place, const Mark& mark);

}  // namespace hexwright
