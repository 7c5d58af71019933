#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <concepts>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "model/board/index.h"
#include "model/playtest/counters.h"
#include "model/playtest/facts.h"
#include "model/playtest/ways.h"
#include "model/rules/deal.h"
#include "model/rules/map_view.h"
#include "model/rules/random.h"

namespace hexwright {

struct EventFace;
struct ModuleRules;

/// What a playtest decides that the scenario leaves open.
struct PlayOptions {
  /// How many play; 0 for as many as the scenario takes.
  int players = 0;
  /// How many offers to the other players one may make in a turn; 0 for a game without domestic trade.
  int offers_a_turn = 0;
  /// Plays rule modules, too, that are not complete yet: for their tests.
  bool unfinished = false;

  friend bool operator==(const PlayOptions&, const PlayOptions&) = default;
};

/// Why a scenario cannot be played so: errors that the checks find, which nobody can accept, fewer or more
/// players than it is made for, or more than a game can hold. Empty when it can be.
std::vector<Message> playability_errors(const Scenario& scenario, const PlayOptions& options = {});

/// What bots find out about a map while they play it, kept with the game for all bots and threads. It follows
/// from the map alone, whoever finds it first.
class SharedBotMemory {
 public:
  SharedBotMemory() = default;
  virtual ~SharedBotMemory() = default;
  SharedBotMemory(const SharedBotMemory&) = delete;
  SharedBotMemory& operator=(const SharedBotMemory&) = delete;
};

/// A scenario made ready to be played: immutable but for what bots keep with it, shared by all threads.
class Game {
 public:
  /// Precondition: no obstacles.
  explicit Game(const Scenario& scenario, const PlayOptions& options = {});
  ~Game();
  Game(const Game&) = delete;
  Game& operator=(const Game&) = delete;

  const Scenario& scenario() const { return scenario_; }
  const MapView& map() const { return *map_; }
  const BoardGraph& board() const { return map_->board(); }
  /// Of the board.
  const Ways& ways() const { return ways_; }
  const Ruleset& rules() const { return map_->rules(); }
  bool plays(std::string_view module) const { return map_->plays(module); }

  int players() const { return players_; }
  /// In the order of play.
  Ids<SeatId> seats() const { return Ids<SeatId>(players_); }
  /// Who comes so many places after a seat, around the table. Precondition: no more places than players.
  SeatId after(SeatId seat, int places = 1) const {
    assert(places >= 0 && places <= players_);
    const int sum = seat.value() + places;
    return SeatId(sum < players_ ? sum : sum - players_);
  }
  int points_to_win() const { return scenario_.details.victory_points; }
  /// With fewer nobody wins, whatever a pack of own rules says.
  int least_to_win() const { return std::min(points_to_win(), facts_.least_to_win); }
  int offers_a_turn() const { return offers_a_turn_; }
  /// BASE-12
  bool has_special_building() const { return players_ > 4 && !facts_.paired_turns; }
  bool has_ships() const { return has_ships_; }
  /// There are ships, and somewhere the map may carry one, whatever its hexes turn out to be.
  bool may_lay_ships() const;
  /// What can be in a hand: the resources, and the spices and commodities where they are played.
  std::span<const Card> cards() const {
    if (has_commodities_)
      return plays_spices_ ? std::span<const Card>(all_cards) : std::span<const Card>(cards_without_spices);
    return std::span(all_cards).first(resource_cards.size() + (plays_spices_ ? spice_types.size() : 0));
  }

  bool has_spices() const { return plays_spices_; }
  /// Cards of commodities are played: a module says what cities get besides.
  bool has_commodities() const { return has_commodities_; }
  bool founds_city() const { return founds_city_; }
  bool has_event_die() const { return has_event_die_; }
  /// In the order of `EventDie`; none without that die.
  std::span<const EventFace> event_faces() const;
  /// What a city gets from a hex besides what a settlement gets. Precondition: it yields a resource.
  Card second_card(Terrain terrain) const {
    const auto& [one, two] = yields_of(terrain);
    return (two - one).nth(0);
  }
  /// What a settlement, and a city, get from a hex of this terrain; nothing where it yields no resource.
  /// BASE-05
  const std::array<Cards, 2>& yields_of(Terrain terrain) const { return yields_[at(terrain)]; }

  /// What the terrains at a place carry, by `State::terrain`; beyond the board is sea. BASE-02, SEA-01
  bool carries_road(const State& state, PathId path) const {
    return road_.at(beside(state, path)) != 0 && !facts_.closed_to_roads.has(path);
  }
  bool carries_ship(const State& state, PathId path) const {
    return ship_.at(beside(state, path)) != 0 && !facts_.closed_to_ships.has(path);
  }
  bool carries_settlement(const State& state, IntersectionId intersection) const {
    return site_[around(state, intersection)] != 0 && !unsettled_places_.has(intersection);
  }
  /// Nobody ever settles there, whatever lies around it.
  bool is_unsettled(IntersectionId intersection) const { return unsettled_places_.has(intersection); }

  const Facts& facts() const { return facts_; }

  /// Where founding settlements may stand, for all that is known before set-up. BASE-17
  std::span<const IntersectionId> founding_places() const { return founding_places_; }
  /// Areas that bring chits. SEA-07
  struct ChitArea {
    HexBits hexes;
    Chits chits;
  };
  std::span<const ChitArea> chit_areas() const { return chit_areas_; }
  /// Of these, those with a hex at this intersection, one bit each by position.
  unsigned chit_areas_at(IntersectionId intersection) const {
    return chit_areas_.empty() ? 0 : chit_areas_at_[intersection];
  }
  /// Where the seat may settle though nobody else may.
  bool is_landing_of(SeatId seat, IntersectionId intersection) const {
    return facts_.own_landing[seat] == intersection;
  }
  /// What the rule modules do at the table: those that are played.
  std::span<const ModuleRules* const> module_rules() const { return module_rules_; }
  /// Some module does something when this happens; asked before a walk over the modules.
  const struct Hooks& hooks() const { return *hooks_; }
  /// What these modules count, for statistics.
  const Counters& counters() const { return *counters_; }
  /// There is one, of the kind that is asked for first: every bot asks for the same.
  template <std::derived_from<SharedBotMemory> Memory>
  Memory& bot_memory() const {
    std::call_once(bots_asked_, [this] { bot_memory_ = std::make_unique<Memory>(); });
    return static_cast<Memory&>(*bot_memory_);
  }

 private:
  static constexpr std::size_t terrains = most_terrains;
  static std::size_t shown(const State& state, HexId hex) {
    return hex == none ? static_cast<std::size_t>(Terrain::Sea) : state.terrain[hex];
  }
  std::size_t beside(const State& state, PathId path) const {
    const auto& hexes = board().path_hexes(path);
    return shown(state, hexes[0]) * terrains + shown(state, hexes[1]);
  }
  std::size_t around(const State& state, IntersectionId intersection) const {
    const auto& hexes = board().intersection_hexes(intersection);
    return (shown(state, hexes[0]) * terrains + shown(state, hexes[1])) * terrains + shown(state, hexes[2]);
  }
  void choose_modules(bool unfinished);
  void ask_building_predicates();
  void look_at_facts();
  void look_at_figures();

  Scenario scenario_;
  std::unique_ptr<MapView> map_;
  Ways ways_;
  int players_;
  int offers_a_turn_;
  bool has_ships_, plays_spices_ = false;
  bool has_commodities_ = false, founds_city_ = false, has_event_die_ = false;
  std::array<std::array<Cards, 2>, most_terrains> yields_{};
  std::array<char, terrains * terrains> road_{}, ship_{};
  std::array<char, terrains * terrains * terrains> site_{};
  IntersectionBits unsettled_places_;
  Facts facts_;
  std::vector<IntersectionId> founding_places_;
  std::vector<ChitArea> chit_areas_;
  IdArray<IntersectionId, std::uint16_t, most_intersections> chit_areas_at_{};
  std::vector<const ModuleRules*> module_rules_;
  std::unique_ptr<Hooks> hooks_;
  std::unique_ptr<Counters> counters_;
  mutable std::once_flag bots_asked_;
  mutable std::unique_ptr<SharedBotMemory> bot_memory_;
};

/// Sets games up: draws what the scenario leaves to chance. One for each thread.
class Starter {
 public:
  /// The game must outlive it.
  explicit Starter(const Game& game);
  /// Everything laid out, before the first founding settlement.
  State start(Random& random);

 private:
  const Game* game_;
  Dealer dealer_;
  Deal deal_;
};

}  // namespace hexwright
