#pragma once

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/board/board_graph.h"
#include "model/rules/ruleset.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// Positions in the lists of a `MapView`.
using PoolId = Id<struct PoolKind>;
using StackId = Id<struct StackKind>;
using HarborId = Id<struct HarborListKind>;

/// A pool or stack, defined or only named, and who draws from it.
template <class Content, class Drawer = HexId>
struct Supply {
  std::string name;
  /// Null when the scenario names it but does not define it.
  const Content* content = nullptr;
  /// The hexes that draw, or of a harbor pool the harbors.
  std::vector<Drawer> drawing;
};
using TerrainPool = Supply<Counts<Terrain>>;
using TokenPool = Supply<Counts<int>>;
using HarborPool = Supply<Counts<HarborKind>, HarborId>;
using StackSupply = Supply<Stack>;

/// A harbor with the numbers of what it touches; `none` for what is not on the board.
struct PlacedHarborView {
  Path path;
  const Harbor* harbor = nullptr;
  HexId sea_hex;   ///< the one that it lies in
  HexId land_hex;  ///< the one that it faces
  std::array<IntersectionId, 2> ends;
};

/// A frontier area with the numbers of what belongs to it; `none` for what is not on the board.
struct FrontierView {
  Path path;            ///< between its two hexes
  Intersection centre;  ///< touched by both
  std::array<HexId, 2> hexes;
  /// For each of the two hexes the intersections that its event touches: the centre, then along the hex away
  /// from the other one. Five in all.
  std::array<std::array<IntersectionId, 3>, 2> intersections{};
};

/// A village with its number token; `none` for one off the board.
struct VillageView {
  Intersection place;
  IntersectionId id;
  int number = 0;
};

/// What the first ship on a path is given; `none` for one off the board.
struct GiftView {
  Path place;
  PathId id;
  MarkKind kind = MarkKind::GiftPoint;
};

struct AreaView {
  const std::string* name = nullptr;
  const Area* area = nullptr;
  std::vector<HexId> hexes;  ///< those on the board
  std::vector<Hex> off_board;

  bool has(AreaRole role) const { return area->roles.contains(role); }
};

/// A scenario as its rules see it: every layer by the numbers of a BoardGraph, names resolved. Immutable;
/// built once and looked through by all checks. The scenario must outlive it.
class MapView {
 public:
  static constexpr int no_number = -1;

  explicit MapView(const Scenario& scenario);
  MapView(const MapView&) = delete;
  MapView& operator=(const MapView&) = delete;

  /// After the scenario's rules have changed, and nothing else of it.
  void read_rules_again() { rules_ = Ruleset(scenario_->rules, scenario_->own); }

  const Scenario& scenario() const { return *scenario_; }
  const BoardGraph& board() const { return board_; }
  const Ruleset& rules() const { return rules_; }
  /// The terrains of the scenario, for their words and looks.
  const own::Packs& packs() const { return scenario_->own; }
  /// Whether a rule module is on; the base game always is.
  bool plays(std::string_view module) const { return rules_.plays(module); }

  const Cell& cell(HexId hex) const { return scenario_->cells.nth(hex.index())->second; }
  /// All that the hex can turn out to be; everything for an unfinished one and for an undefined pool.
  TerrainSet terrains(HexId hex) const { return terrains_[hex]; }
  /// Every terrain that is fixed on the board or drawn or turned up from a pool or stack.
  TerrainSet terrains_in_use() const;
  /// The terrain that is fixed and lies open.
  std::optional<Terrain> terrain(HexId hex) const { return open_terrain(cell(hex)); }
  /// As `terrains`; `none` is beyond the edge of the board and counts as sea.
  bool may_be_land(HexId hex) const { return hex != none && terrains(hex).may_be_land(); }
  bool may_be_sea(HexId hex) const { return hex == none || terrains(hex).may_be_sea(); }
  bool is_land(HexId hex) const { return hex != none && terrains(hex).is_land(); }
  bool is_sea(HexId hex) const { return hex == none || terrains(hex).is_sea(); }
  /// What lies beside a path and around an intersection; beyond the edge of the board is sea.
  Beside beside(PathId path) const;
  Around around(IntersectionId intersection) const;
  /// Undiscovered: face down, or an open cell.
  bool is_hidden(HexId hex) const { return stack_of_[hex] != none; }
  /// No terrain, no pool and no stack.
  bool is_unfinished(HexId hex) const { return unfinished_[hex] != 0; }

  /// The fixed number token that lies open, or `no_number`.
  int number(HexId hex) const { return numbers_[hex]; }

  /// Positions in the lists below, `none` when the hex does not draw.
  PoolId terrain_pool_of(HexId hex) const { return terrain_pool_of_[hex]; }
  PoolId token_pool_of(HexId hex) const { return token_pool_of_[hex]; }
  StackId stack_of(HexId hex) const { return stack_of_[hex]; }

  std::span<const TerrainPool> terrain_pools() const { return terrain_pools_; }
  std::span<const TokenPool> token_pools() const { return token_pools_; }
  std::span<const HarborPool> harbor_pools() const { return harbor_pools_; }
  std::span<const StackSupply> stacks() const { return stacks_; }
  /// By name, defined or only named; null when there is none.
  const TerrainPool* terrain_pool(std::string_view name) const;
  const TokenPool* token_pool(std::string_view name) const;
  const StackSupply* stack(std::string_view name) const;
  /// The stacks whose producing hexes take their tokens from this pool.
  std::vector<const StackSupply*> stacks_with_tokens_of(const TokenPool& pool) const;

  /// How many hexes stacks that are used take from this pool at set-up.
  int dealt_to_stacks(const TerrainPool& pool) const;
  /// The stack that a stack is paired with; null when it is not, or that stack is not defined.
  const StackSupply* partner_of(const StackSupply& stack) const;
  /// Some stack is paired with it, so that its hexes come to the cells of that one.
  bool is_partner(const StackSupply& stack) const;
  /// Its hexes come to cells: its own, or those of the stack that is paired with it.
  bool is_used(const StackSupply& stack) const { return !stack.drawing.empty() || is_partner(stack); }

  std::span<const FrontierView> frontiers() const { return frontiers_; }
  std::span<const PlacedHarborView> harbors() const { return harbors_; }
  std::span<const VillageView> villages() const { return villages_; }
  std::span<const GiftView> gifts() const { return gifts_; }
  std::span<const AreaView> areas() const { return areas_; }
  /// It lies in an area of the role unsettled.
  bool is_unsettled(HexId hex) const { return hex != none && !unsettled_.empty() && unsettled_[hex] != 0; }
  bool touches_unsettled(IntersectionId intersection) const;
  /// It lies in an area of the role quiet.
  bool is_quiet(HexId hex) const { return hex != none && !quiet_.empty() && quiet_[hex] != 0; }
  bool has_area_with(AreaRole role) const;
  /// By hex: lies in an area of this role.
  IdVector<HexId, char> hexes_in(AreaRole role) const;

 private:
  TerrainSet terrains_or_sea(HexId hex) const {
    return hex == none ? TerrainSet(Terrain::Sea) : terrains(hex);
  }
  void look_at_cells();
  void look_at_stacks();
  void look_at_harbors();
  void look_at_frontiers();
  void look_at_areas();
  void look_at_marks();

  const Scenario* scenario_;
  Ruleset rules_;
  BoardGraph board_;
  IdVector<HexId, TerrainSet> terrains_;
  IdVector<HexId, int> numbers_;
  IdVector<HexId, char> unfinished_;
  IdVector<HexId, PoolId> terrain_pool_of_, token_pool_of_;
  IdVector<HexId, StackId> stack_of_;
  std::vector<TerrainPool> terrain_pools_;
  std::vector<TokenPool> token_pools_;
  std::vector<HarborPool> harbor_pools_;
  std::vector<StackSupply> stacks_;
  std::vector<PlacedHarborView> harbors_;
  std::vector<FrontierView> frontiers_;
  std::vector<AreaView> areas_;
  IdVector<HexId, char> unsettled_;  ///< empty where there is no such area
  std::vector<VillageView> villages_;
  IdVector<HexId, char> quiet_;  ///< empty where there is no such area
  std::vector<GiftView> gifts_;
};

}  // namespace hexwright
