#pragma once

#include <array>
#include <memory>
#include <span>
#include <vector>

#include "model/playtest/counters.h"
#include "model/playtest/state.h"
#include "model/playtest/ways.h"
#include "model/rules/deal.h"
#include "model/rules/map_view.h"
#include "model/rules/pirate_fleet/fleet.h"
#include "model/rules/random.h"

namespace hexwright {

struct ModuleRules;
class OpeningMemory;

/// A position in `Game::events()`.
using EventId = Id<struct EventKind>;

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

/// A scenario made ready to be played: immutable, shared by all threads.
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
  /// Who comes so many places after a seat, around the table.
  SeatId after(SeatId seat, int places = 1) const { return SeatId((seat.value() + places) % players_); }
  int points_to_win() const { return scenario_.details.victory_points; }
  int offers_a_turn() const { return offers_a_turn_; }
  /// BASE-12
  bool has_special_building() const { return players_ > 4 && !facts_.paired_turns; }
  bool has_ships() const { return has_ships_; }
  /// What can be in a hand: the resources, and the spices and commodities where they are played.
  std::span<const Card> cards() const {
    if (has_commodities_)
      return plays_spices_ ? std::span<const Card>(all_cards) : std::span<const Card>(cards_without_spices);
    return std::span(all_cards).first(resource_cards.size() + (plays_spices_ ? spice_types.size() : 0));
  }

  bool has_spices() const { return plays_spices_; }
  /// Cities & Knights are played. CK-12
  bool has_commodities() const { return has_commodities_; }
  bool founds_city() const { return founds_city_; }
  bool has_event_die() const { return has_event_die_; }
  /// What a city gets from a hex besides what a settlement gets. Precondition: it yields a resource. CK-12
  Card second_card(Terrain terrain) const {
    const auto& [one, two] = yields_of(terrain);
    return (two - one).nth(0);
  }
  /// What a settlement, and a city, get from a hex of this terrain; nothing where it yields no resource.
  /// BASE-05, CK-12
  const std::array<Cards, 2>& yields_of(Terrain terrain) const {
    return yields_[static_cast<std::size_t>(terrain)];
  }

  /// What the terrains at a place carry, by `State::terrain`; beyond the board is sea. BASE-02, SEA-01,
  /// SPI-02
  bool carries_road(const State& state, PathId path) const { return road_.at(beside(state, path)); }
  bool carries_ship(const State& state, PathId path) const { return ship_.at(beside(state, path)); }
  bool carries_settlement(const State& state, IntersectionId intersection) const {
    return site_[around(state, intersection)] != 0 && !unsettled_places_.has(intersection);
  }
  /// Nobody ever settles there, whatever lies around it. CLO-04
  bool is_unsettled(IntersectionId intersection) const { return unsettled_places_.has(intersection); }

  /// What a module decided or named, ready for use; standard values for modules that are not played.
  struct Facts {
    bool explores = true;           ///< FOG-04
    bool gold_volcano = false;      ///< VOL-07
    bool ship_at_coast = false;     ///< EXP-03: founding at the coast must take a ship
    bool card_for_land = false;     ///< EXP-10: a discovery brings a card of the land's resource
    int discoveries_per_card = 0;   ///< JUN-06
    StackId land_stack, sea_stack;  ///< EXP-02
    PoolId spare_tokens;            ///< of number tokens. DES-02
    HexBits home, new_world;
    HexBits closed_to_robber;           ///< CLO-04
    int founding_settlements = 2;       ///< of each player. BASE-02, CLO-03
    bool longest_route = true;          ///< it brings points. CLO-11
    bool robber_needs_number = false;   ///< TRI-09
    bool largest_army = true;           ///< so does this. PIR-05
    bool ships_keep_ways = false;       ///< ships go on only where the rules of a module say. PIR-10
    bool fleet_spares_several = false;  ///< PIR-07
    bool must_attack = false;           ///< at the end of a turn at the own fortress. PIR-13
    bool hides_hexes = false;           ///< some may lie face down. SEA-08
    bool claim_builds = false;          ///< a claim costs, and builds, the first level. WON-10
    int placed_settlements = 0;         ///< of each player, that stand before founding. PIR-03
    Developments deck{};                ///< all development cards of the game. BASE-09, PIR-05
    int hand_limit = 7;                 ///< with nothing that adds to it. BASE-07
    int least_route = 5;                ///< for the award. BASE-10
    int least_army = 3;                 ///< for the award. BASE-10
    int cards_each = 19;                ///< of each resource. BASE-09
    int turns_without_seven = 0;        ///< the first ones, in which a 7 is rolled again
    // Cities & Knights, where printings of its rules differ.
    bool paired_turns = false;     ///< after each turn a partner has one without dice. CK-78
    bool thieves_wait = false;     ///< robber and pirate, beside the board. CK-08, CK-82
    bool chased_anywhere = false;  ///< not to hexes with a token only. CK-37
    bool lower_deserters = false;  ///< of any lower rank, too. CK-62
    int most_defences = 255;       ///< points for them, of all players. CK-43
  };
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
  /// CLO-02
  struct Village {
    IntersectionId place;
    int number = 0;
  };
  std::span<const Village> villages() const { return villages_; }
  /// What the first ship on a path is given. TRI-03
  struct Gift {
    PathId path;
    MarkKind kind = MarkKind::GiftPoint;
    /// How many ships lead on from it to the other gifts, by position: 1 where they meet, 2 where one path
    /// lies between; 0 for those that are farther away.
    std::array<std::uint8_t, most_gifts> ships_to{};
  };
  std::span<const Gift> gifts() const { return gifts_; }
  /// What lies ready for a player of a game with a pirate fleet, by seat, and how many ships it takes to come
  /// there. PIR-02, PIR-10
  struct Berth : pirate_fleet::Berth {
    pirate_fleet::Distances to_landing, to_fortress;
  };
  std::span<const Berth> berths() const { return berths_; }
  /// Where the seat may settle though nobody else may. PIR-11
  bool is_landing_of(SeatId seat, IntersectionId intersection) const {
    return !berths_.empty() && berths_[seat.index()].landing == intersection;
  }
  /// A fortress or landing place of somebody who plays.
  bool is_at_berth(IntersectionId intersection) const { return berth_places_.has(intersection); }
  /// PIR-06
  std::span<const HexId> fleet_course() const { return fleet_course_; }
  /// Where a settlement lets one claim something. WON-06, WON-08
  struct MarkedPlace {
    IntersectionId place;
    MarkKind kind = MarkKind::Strait;
  };
  std::span<const MarkedPlace> marked_places() const { return marked_places_; }
  /// Frontier events: two of each area. FRO-01
  struct Event {
    HexId hex;
    std::array<IntersectionId, 3> intersections{none, none, none};
  };
  std::span<const Event> events() const { return events_; }

  /// What the rule modules do at the table: those that are played.
  std::span<const ModuleRules* const> module_rules() const { return module_rules_; }
  /// Some module does something when this happens; asked before a walk over the modules.
  const struct Hooks& hooks() const { return *hooks_; }
  /// What these modules count, for statistics.
  const Counters& counters() const { return *counters_; }
  /// What bots have found out about founding on this map. It follows from the map alone, whoever asks first.
  OpeningMemory& opening_memory() const { return *opening_memory_; }

 private:
  static constexpr std::size_t terrains = all_terrains.size() + 1;
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
  void look_at_unsettled();
  void look_at_figures();
  void look_at_gifts();
  void look_at_berths();
  void look_at_printings();

  Scenario scenario_;
  std::unique_ptr<MapView> map_;
  Ways ways_;
  int players_;
  int offers_a_turn_;
  bool has_ships_, plays_spices_;
  bool has_commodities_ = false, founds_city_ = false, has_event_die_ = false;
  std::array<std::array<Cards, 2>, all_terrains.size()> yields_{};
  std::array<char, terrains * terrains> road_{}, ship_{};
  std::array<char, terrains * terrains * terrains> site_{};
  IntersectionBits unsettled_places_;
  Facts facts_;
  std::vector<IntersectionId> founding_places_;
  std::vector<ChitArea> chit_areas_;
  IdArray<IntersectionId, std::uint16_t, most_intersections> chit_areas_at_{};
  std::vector<Village> villages_;
  std::vector<Gift> gifts_;
  std::vector<Berth> berths_;
  std::vector<HexId> fleet_course_;
  IntersectionBits berth_places_;
  std::vector<MarkedPlace> marked_places_;
  std::vector<Event> events_;
  std::vector<const ModuleRules*> module_rules_;
  std::unique_ptr<Hooks> hooks_;
  std::unique_ptr<Counters> counters_;
  std::unique_ptr<OpeningMemory> opening_memory_;
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
