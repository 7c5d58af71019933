#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <boost/container/flat_map.hpp>
#include <boost/container/flat_set.hpp>

#include "model/board/board_graph.h"
#include "model/board/topology.h"
#include "model/own/packs.h"
#include "model/scenario/generation.h"
#include "model/scenario/mark.h"
#include "model/scenario/terrain.h"

namespace hexwright {

/// Decided at set-up: dealt from the scenario's pool of that name.
struct Drawn {
  std::string pool;
  friend bool operator==(const Drawn&, const Drawn&) = default;
};

/// How a place gets its face: not decided yet, fixed by the designer, or drawn from a pool.
template <class Face>
using Placed = std::variant<std::monostate, Face, Drawn>;

using PlacedTerrain = Placed<Terrain>;
using PlacedToken = Placed<int>;
using PlacedHarbor = Placed<HarborKind>;

template <class Face>
std::optional<Face> fixed(const Placed<Face>& placed) {
  const auto* face = std::get_if<Face>(&placed);
  return face ? std::optional<Face>(*face) : std::nullopt;
}
/// The name of the pool it is drawn from; null when it is not drawn.
template <class Face>
const std::string* pool_of(const Placed<Face>& placed) {
  const auto* drawn = std::get_if<Drawn>(&placed);
  return drawn ? &drawn->pool : nullptr;
}

/// One hex of the board. Its layers are independent: painting one never changes another.
struct Cell {
  PlacedTerrain terrain;
  PlacedToken token;
  /// When not empty, the hex lies face down and comes from the stack of this name; what the other layers
  /// say is kept, but does not count while it lies face down. SEA-08, SEA-09
  std::string stack;

  friend bool operator==(const Cell&, const Cell&) = default;
};

inline bool is_hidden(const Cell& cell) { return !cell.stack.empty(); }
/// The terrain that everybody sees before play: fixed and not face down.
inline std::optional<Terrain> open_terrain(const Cell& cell) {
  return is_hidden(cell) ? std::nullopt : fixed(cell.terrain);
}
inline std::optional<int> open_token(const Cell& cell) {
  return is_hidden(cell) ? std::nullopt : fixed(cell.token);
}

/// A harbor lies on a path, in the sea hex of its two, and serves the intersections at the path's ends.
struct Harbor {
  /// From its sea hex towards its land hex.
  Direction facing = Direction::East;
  PlacedHarbor kind = HarborKind::Generic;

  friend bool operator==(const Harbor&, const Harbor&) = default;
};
/// The hex that the harbor at `path` lies in, and the one it faces.
constexpr Hex harbor_hex(const Path& path, const Harbor& harbor) {
  return harbor.facing == path.side() ? path.hex() : neighbour(path.hex(), path.side());
}
constexpr Hex harbor_target(const Path& path, const Harbor& harbor) {
  return neighbour(harbor_hex(path, harbor), harbor.facing);
}

/// How many of each face: the contents of a pool, a stack or a box.
template <class Face>
using Counts = boost::container::flat_map<Face, int>;

template <class Face>
int total(const Counts<Face>& counts) {
  int sum = 0;
  for (const auto& [face, count] : counts) sum += count;
  return sum;
}

template <class Face>
int count_of(const Counts<Face>& counts, Face face) {
  const auto found = counts.find(face);
  return found == counts.end() ? 0 : found->second;
}

/// Undiscovered hexes, for the cells that name the stack. SEA-09
struct Stack {
  /// Those that are in it for certain.
  Counts<Terrain> hexes = {};
  /// The token pool whose tokens, face down, go to producing hexes as they come up; empty for none.
  std::string token_pool = {};
  /// Sea hexes with a harbor on them, besides `hexes`.
  Counts<HarborKind> harbors = {};
  /// So many more, dealt to it face down at set-up from this terrain pool, which other stacks may share.
  int dealt = 0;
  std::string dealt_from = {};
  /// When not empty, its cells lie empty instead of face down: discovering one places the top hex of this
  /// stack there, and the top hex of the stack of that name in another open cell. Its cells are those of both
  /// stacks; no cell names the other one.
  std::string paired_with = {};

  friend bool operator==(const Stack&, const Stack&) = default;
};

/// How many hexes it holds.
int size(const Stack& stack);

/// Of the tokens of a pool, those that hexes of one terrain take, the lowest first; the others go anywhere.
/// NSH-06
using TerrainTokens = boost::container::flat_map<Terrain, Counts<int>>;

/// Victory points for settling an area. SEA-07, NSH-02
struct Chits {
  /// For each settlement that scores.
  int points = 1;
  /// How many settlements of one player score here (1: only the first).
  int settlements = 1;
  /// False: only the first player to settle here scores.
  bool every_player = true;

  friend bool operator==(const Chits&, const Chits&) = default;
};

/// What an area is for; an area may have several roles.
enum class AreaRole : std::uint8_t {
  Founding,   ///< founding settlements stand here; when no area has this role, anywhere
  Home,       ///< a home island
  Frame,      ///< printed on the frame: its hexes come from no box
  NewWorld,   ///< settled late, for special victory points
  Unsettled,  ///< where nobody ever settles, and nothing is produced
  Quiet,      ///< where no number is dealt that is rolled often
};
inline constexpr std::array all_area_roles{AreaRole::Founding, AreaRole::Home,      AreaRole::Frame,
                                           AreaRole::NewWorld, AreaRole::Unsettled, AreaRole::Quiet};
/// The spelling in files: "founding", "home", "frame", "new-world", "unsettled", "quiet".
std::string_view id(AreaRole);
std::string_view title(AreaRole);
std::optional<AreaRole> area_role_from_id(std::string_view word);

/// A named part of the board. A cell may lie in several.
struct Area {
  boost::container::flat_set<AreaRole> roles;
  std::optional<Chits> chits;
  boost::container::flat_set<Hex> cells;

  friend bool operator==(const Area&, const Area&) = default;
};

/// Pieces and signs that stand on a hex before play.
enum class Marker : std::uint8_t { Robber, Pirate };
inline constexpr std::array all_markers{Marker::Robber, Marker::Pirate};
/// The spelling in files: "robber", "pirate".
std::string_view id(Marker);
std::string_view title(Marker);
std::optional<Marker> marker_from_id(std::string_view word);

/// What each player builds with. BASE-11, SEA-06
struct Pieces {
  int roads = 15;
  int settlements = 5;
  int cities = 4;
  int ships = 0;

  friend bool operator==(const Pieces&, const Pieces&) = default;
};

/// The rule modules that are on, each with its options; "base" need not be named. A name or option that
/// this version does not know is kept and reported, never dropped.
using RuleOptions = std::map<std::string, std::string>;
using RuleChoices = std::map<std::string, RuleOptions>;

/// What is told about a scenario, and how a game of it starts and ends.
struct Details {
  std::string title;
  std::string author;
  std::string description;
  /// Where the layout comes from.
  std::string source;
  /// The designer's own words, printed with the set-up.
  std::string notes;
  int min_players = 3;
  int max_players = 4;
  int victory_points = 10;
  Pieces pieces;
  /// Shown turned by a quarter (counter-clockwise in the model, so shown clockwise): Seafarers sheets are.
  bool quarter_turned = false;

  friend bool operator==(const Details&, const Details&) = default;
};

/// A finding that the designer accepts as it is. `check` and `place` are the finding's identity.
struct AcceptedFinding {
  std::string check;
  std::string place;
  friend auto operator<=>(const AcceptedFinding&, const AcceptedFinding&) = default;
};

/// What another program's file said and this document has no word for, kept to be written back. The order
/// of entries is the order in that file.
struct ForeignEntry {
  std::string format;  ///< for example "pioneers"
  std::string key;
  std::string value;
  friend bool operator==(const ForeignEntry&, const ForeignEntry&) = default;
};

/// The document that a designer edits: a plain value. All hexes, paths and intersections in it are in
/// canonical spelling for its topology. It may be unfinished or against the rules; the checks say so.
/// It changes only through `Edit` (edit.h).
struct Scenario {
  Details details;
  Topology topology;
  RuleChoices rules;
  /// The designer's own terrains and rules.
  own::Packs own;
  /// The boxes that the designer has, and how many of each. BASE-16
  std::map<std::string, int> boxes;

  boost::container::flat_map<Hex, Cell> cells;
  boost::container::flat_map<Path, Harbor> harbors;
  std::map<std::string, Area> areas;
  std::map<std::string, Counts<Terrain>> terrain_pools;
  std::map<std::string, Counts<int>> token_pools;
  std::map<std::string, Counts<HarborKind>> harbor_pools;
  std::map<std::string, Stack> stacks;
  /// Which tokens of a token pool go to which terrain, by the pool's name.
  std::map<std::string, TerrainTokens> terrain_tokens;
  /// Frontier areas: the path between the two hexes of one, and the end of it where the settlers' side lies,
  /// the centre intersection, which both events touch.
  boost::container::flat_map<Path, Intersection> frontiers;
  boost::container::flat_map<Marker, Hex> markers;
  /// Intersections where nobody may found, though they would be legal.
  boost::container::flat_set<Intersection> closed_to_founding;
  /// What rule modules need at places of the board.
  boost::container::flat_map<MarkPlace, Mark> marks;

  Generation generation;
  /// To the designer's reason.
  std::map<AcceptedFinding, std::string> accepted;
  std::vector<ForeignEntry> foreign;

  // Compiled once, not in every file.
  Scenario();
  Scenario(const Scenario&);
  Scenario(Scenario&&) noexcept;
  Scenario& operator=(const Scenario&);
  Scenario& operator=(Scenario&&) noexcept;
  ~Scenario();
  friend bool operator==(const Scenario&, const Scenario&);
};

/// The hexes of a scenario as a board.
BoardGraph board_of(const Scenario& scenario);

}  // namespace hexwright

// Compiled once, in containers.cpp: sorting initializer lists is a third of a program that writes some out.
extern template class boost::container::flat_set<hexwright::Hex>;
extern template class boost::container::flat_set<hexwright::AreaRole>;
extern template class boost::container::flat_map<hexwright::Terrain, int>;
extern template class boost::container::flat_map<int, int>;
extern template class boost::container::flat_map<hexwright::HarborKind, int>;
