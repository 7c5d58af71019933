#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "model/generate/layout.h"
#include "model/rules/deal_red_numbers.h"
#include "model/rules/random.h"
#include "model/scenario/edit.h"

namespace hexwright {

/// Which layers may move, and where. What lies face down stays, even where its hexes are chosen, but for the
/// stacks that are named. Which hex of a stack comes up where is dealt at set-up.
struct Freedom {
  bool terrain = true, numbers = true, harbors = true;
  /// Only on these hexes (harbors: in or at them). None: everywhere that pools deal; on a map without pools,
  /// or with `stacks`, every land hex of the base game may move, each within its own island.
  std::optional<boost::container::flat_set<Hex>> hexes = {};
  /// What these stacks hold changes places with the fixed hexes that may move, those of all islands alike,
  /// and with what the other stacks hold; their tokens, which all come from one pool, with the numbers there.
  /// The sea in them stays, and so does a stack of which a hex is locked.
  boost::container::flat_set<std::string> stacks = {};
  /// Stay as they are besides those that the scenario locks: terrain, number, and the harbors that lie in
  /// them.
  boost::container::flat_set<Hex> locked = {};

  friend bool operator==(const Freedom&, const Freedom&) = default;
};

/// Places that exchange what lies on them.
template <class PlaceId, class Face>
struct ExchangeGroup {
  std::vector<PlaceId> places;
  /// What goes to them, in ascending order. Where a pool holds more than that, chance says what stays in the
  /// box.
  std::vector<Face> faces;
  std::string pool;  ///< that they are drawn from; empty: what lies there now is exchanged
};

/// Tokens besides take the hexes that need one, so their group names every hex that may.
struct TokenGroup : ExchangeGroup<HexId, int> {
  /// Of the faces, those that only hexes of one terrain take, the lowest first. NSH-06
  TerrainTokens set_aside;
};

/// A stack that exchanges hexes with the group of terrain that no pool deals.
struct OpenedStack {
  StackId stack;
  Counts<Terrain> stays;  ///< of what it holds
  int moves = 0;          ///< so many more
};

/// Two places have changed what lies there.
struct Swap {
  enum class Layer : std::uint8_t { Hexes, Terrain, Numbers, Harbors };
  Layer layer = Layer::Terrain;  ///< `Hexes`: terrain with its number
  HexId a, b;                    ///< none for harbors
  HarborId harbor_a, harbor_b;   ///< none for others
};

/// What may move on a map, sorted into groups. The map must outlive it.
class Exchange {
 public:
  /// Refused in words where nothing may move, a pool holds too little, or stacks cannot be exchanged.
  static Outcome<Exchange> of(const MapView& map, const Freedom& freedom);

  const MapView& map() const { return *map_; }
  /// No deal lays the number there: `RuleModule::bars_drawn_number`.
  bool bars_number(HexId hex, int number) const { return bars(barred_, hex, number); }
  const std::vector<ExchangeGroup<HexId, Terrain>>& terrain() const { return terrain_; }
  const std::vector<TokenGroup>& tokens() const { return tokens_; }
  const std::vector<ExchangeGroup<HarborId, HarborKind>>& harbors() const { return harbors_; }
  /// By hex: the position of its group in `tokens()`, or -1.
  int token_group(HexId hex) const { return token_group_[hex]; }
  /// Of the places of the group, so many at least will need a token.
  std::size_t least_taking(const TokenGroup& group) const;

  /// Tries to change two places at random, each pair as likely as any other, and says which; none when what
  /// lies there is the same or may not go there.
  std::optional<Swap> swap_at_random(Layout& layout, Random& random) const;
  static void apply(const Swap& swap, Layout& layout);
  /// Once hexes are dealt, brings what is left of them into the stacks they are exchanged with: each way to
  /// do so is equally likely.
  void fill_stacks(Layout& layout, Random& random) const;

  /// The edits that make the scenario so; what is dealt leaves its pool, and a robber at a desert goes along.
  Edits edits_for(const Layout& layout) const;

 private:
  explicit Exchange(const MapView& map)
      : map_(&map), barred_(barred_numbers(map)), token_group_(map.board().hex_count(), -1) {}
  class Sorter;

  bool may_swap_terrain(const Layout& layout, HexId a, HexId b) const;
  void edit_terrain(const Layout& layout, Edits& edits) const;
  void edit_stacks(const Layout& layout, Edits& edits) const;
  void edit_tokens(const Layout& layout, Edits& edits) const;
  void edit_harbors(const Layout& layout, Edits& edits) const;
  void add_robber(const Layout& layout, Edits& edits) const;

  const MapView* map_;
  BarredNumbers barred_;
  std::vector<ExchangeGroup<HexId, Terrain>> terrain_;
  std::vector<TokenGroup> tokens_;
  std::vector<ExchangeGroup<HarborId, HarborKind>> harbors_;
  std::vector<OpenedStack> stacks_;
  IdVector<HexId, int> token_group_;
};

/// No fewer and no more pips than that.
struct PipRange {
  int least = 0, most = 0;
};

/// The pips of the hexes that yield a resource, however an exchange comes out. A solver finds out what a sum
/// cannot be by counting only, which takes it very long.
struct PipBounds {
  PipRange all;
  std::array<PipRange, all_resources.size()> of;  ///< by resource
};
/// `numbers_differ`: those of boards on which no number lies twice on one terrain.
PipBounds pip_bounds(const Exchange& exchange, bool numbers_differ = false);

}  // namespace hexwright
