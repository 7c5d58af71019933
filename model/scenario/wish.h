#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "model/scenario/message.h"

namespace hexwright {

/// What a designer may ask of a board that is dealt. Each looks at what lies open; what is face down or still
/// to be drawn counts nowhere.
enum class WishKind : std::uint8_t {
  RedNumbersApart,       ///< no 6 or 8 beside another. BASE-14
  EqualNumbersApart,     ///< no two equal numbers side by side
  RareNumbersApart,      ///< no 2 or 12 beside another
  TerrainsTogether,      ///< at most so many hexes of one producing terrain connected
  CornerPips,            ///< at most so many pips at an intersection
  ResourcePipsAtLeast,   ///< of each resource on the board
  ResourcePipsAtMost,    ///< of each resource on the board
  HarborsOffOwnTerrain,  ///< no 2:1 harbor at an intersection that yields its resource
  IslandsAtLeast,        ///< so many separate pieces of land
  DraftSpread,           ///< at most so many pips between the seats that found best and worst
  TerrainNumbersDiffer,  ///< no number twice on hexes of one terrain
  HarborsVary,           ///< no two equal harbors whose sea hexes are at most two steps apart
  DesertsInland,         ///< no desert at the sea or the rim of the board
  DesertsAtCoast,        ///< no desert elsewhere
  StrongCornersAtLeast,  ///< so many intersections with `strong_corner` pips or more
};
/// Pips of an intersection that everybody wants.
inline constexpr int strong_corner = 10;
inline constexpr std::array all_wish_kinds{
    WishKind::RedNumbersApart,    WishKind::EqualNumbersApart,    WishKind::RareNumbersApart,
    WishKind::TerrainsTogether,   WishKind::CornerPips,           WishKind::ResourcePipsAtLeast,
    WishKind::ResourcePipsAtMost, WishKind::HarborsOffOwnTerrain, WishKind::IslandsAtLeast,
    WishKind::DraftSpread,        WishKind::TerrainNumbersDiffer, WishKind::HarborsVary,
    WishKind::DesertsInland,      WishKind::DesertsAtCoast,       WishKind::StrongCornersAtLeast};

inline constexpr int most_wish_weight = 1000;

/// Kept in the scenario, so that a board can be dealt again.
struct Wish {
  WishKind kind = WishKind::RedNumbersApart;
  /// What the kind limits; 0 for kinds that limit nothing.
  int limit = 0;
  /// None: a board that does not meet it is no answer. Else how much a board is the worse for each unit that
  /// it misses.
  std::optional<int> weight = {};
  friend bool operator==(const Wish&, const Wish&) = default;
};

/// What is known of each kind.
struct WishInfo {
  WishKind kind;
  std::string_view id;      ///< in files and on the command line: "corner-pips"
  const char* title;        ///< English, "{0}" stands for the limit; for people use `title`
  int least = 0, most = 0;  ///< the limits that make sense; both 0 where there is none
  int usual = 0;            ///< a limit to begin with

  bool has_limit() const { return most > 0; }
};
const WishInfo& info(WishKind kind);
std::optional<WishKind> wish_kind_from_id(std::string_view id);
/// "At most 10 pips at an intersection".
Message title(const Wish& wish);

/// "corner-pips=10", and with a weight "corner-pips=10:3": as on the command line.
std::string to_text(const Wish& wish);
/// Refused in words: an unknown kind, a limit that is missing, not needed or beyond its bounds.
Outcome<Wish> wish_from_text(std::string_view text);

/// Refused in words: a limit that is not needed or beyond its bounds, a weight beyond its bounds.
std::optional<Refusal> check_wish(const Wish& wish);

}  // namespace hexwright
