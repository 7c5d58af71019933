#pragma once

#include <array>
#include <vector>

#include "model/own/packs.h"
#include "model/rules/map_view.h"
#include "model/rules/own/book.h"

namespace hexwright::own {

/// Where a rule happens: what its trigger was about. One of them, or none.
struct Where {
  HexId hex;
  IntersectionId corner;
  PathId path;
  /// What each of the three hexes around the building there has just brought it, up to two cards: in base
  /// three, from the first one on.
  unsigned produced = 0;
};
inline Where at_hex(HexId hex) { return {.hex = hex, .corner = {}, .path = {}}; }
inline Where at_corner(IntersectionId corner) { return {.hex = {}, .corner = corner, .path = {}}; }
inline Where at_path(PathId path) { return {.hex = {}, .corner = {}, .path = path}; }

/// The places where something lies, or that it touches; 0 or 1 for each.
struct Touched {
  IdVector<HexId, char> hexes;
  IdVector<IntersectionId, char> corners;
  IdVector<PathId, char> paths;
  std::size_t count = 0;  ///< of what lies

  bool has(const Where& where) const {
    if (where.hex != none) return hexes[where.hex] != 0;
    if (where.corner != none) return corners[where.corner] != 0;
    return where.path != none && paths[where.path] != 0;
  }
};
/// No place where the board has not what lies there.
Where where_on(const BoardGraph& board, const MarkPlace& place);
Touched touched_by_marks(const MapView& map, MarkKind kind);

/// All areas of this name together; 0 or 1 for each hex.
IdVector<HexId, char> hexes_of_area(const MapView& map, std::string_view name);

/// What filters say of places before anybody plays, when a hex may still turn out to be several things.
class Grounds {
 public:
  /// Land may become these in a game: nothing at its beginning.
  explicit Grounds(const MapView& map, TerrainSet becomes = {});

  enum class Answer : std::uint8_t { Never, Perhaps, Always };
  Answer ask(const Filter& filter, const Where& where) const;
  /// At some moment of some game.
  bool may_match(const Filter& filter, const Where& where) const {
    return ask(filter, where) != Answer::Never;
  }
  /// Whenever, in all games.
  bool matches(const Filter& filter, const Where& where) const {
    return ask(filter, where) == Answer::Always;
  }

  /// The numbers whose roll may concern the hex: of tokens, and printed ones.
  Numbers numbers(HexId hex) const;

 private:
  bool may_show(const Numbers& wanted, const Where& where) const;
  bool may_have_card(int card, const Where& where) const;
  TerrainSet terrains(HexId hex) const;
  Answer any_is_among(const std::vector<HexId>& hexes, TerrainSet wanted) const;
  Answer all_are_among(const Where& where, TerrainSet wanted) const;

  const MapView& map_;
  TerrainSet becomes_;
  bool numbers_change_ = false;
  std::array<IdVector<HexId, char>, all_area_roles.size()> roles_;
  std::vector<Touched> marked_;               ///< by `own_number`
  unsigned moved_marks_ = 0;                  ///< where they lie is a matter of the game; a bit each
  std::vector<IdVector<HexId, char>> areas_;  ///< by `Filter::area`
};

}  // namespace hexwright::own
