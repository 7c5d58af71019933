#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "model/board/board_graph.h"
#include "model/rules/terrain_set.h"
#include "model/scenario/scenario.h"

namespace hexwright {

struct Check;
struct ChitArea;
struct Components;
struct Instructions;
class MapView;
class Ruleset;

/// One of the values that an option of several takes.
struct OptionValue {
  std::string_view id;     ///< the spelling in files
  std::string_view title;  ///< to be translated
};

/// A choice that a module leaves to the scenario. Files spell its value as text: "yes" or "no", a whole
/// number, the name of a token pool, or one of several words.
struct ModuleOption {
  enum class Kind : std::uint8_t { YesNo, Number, TokenPool, OneOf };
  std::string_view id;     ///< the spelling in files
  std::string_view title;  ///< to be translated
  std::string_view about;  ///< a sentence for a designer, to be translated
  Kind kind = Kind::YesNo;
  /// What holds where the scenario says nothing, as spelled in files. Of a token pool: empty, for none.
  std::string_view standard = "no";
  /// Of a number, both ends included.
  int least = 0, most = 0;
  /// Of one that takes one of several words: these, the standard one first.
  std::span<const OptionValue> values = {};
};

/// What a module, or one of its yes-or-no options, cannot do without.
struct Need {
  std::string_view if_option = {};  ///< needed only when this option is on; empty: always
  std::string_view module = {};     ///< of this module, which may be the same one
  std::string_view option = {};     ///< this yes-or-no option; empty: none in particular
};

/// A module that another one cannot be played with.
struct Exclusion {
  std::string_view module;  ///< its id
  const char* why;          ///< a clause for a designer, to be translated: "a board joins only one way"
};

/// What only a scenario that plays the module may use.
struct Vocabulary {
  std::span<const Terrain> terrains = {};
  std::span<const Marker> markers = {};
  std::span<const AreaRole> area_roles = {};
  std::span<const MarkKind> marks = {};
  bool ships = false;
  bool stacks = false;      ///< undiscovered hexes, face down
  bool open_cells = false;  ///< undiscovered places that lie empty: stacks that are paired
  bool frontiers = false;
};

/// Where a module lets players build, or forbids it, by the terrains at the place: the same question for a
/// map, where a hex may turn out to be several things, and for a game, where it is known. Null where the
/// module has nothing to say. Something can stand where some module lets it and none bars it.
struct BuildingPredicates {
  bool (*lets_road)(const Beside&) = nullptr;
  bool (*lets_ship)(const Beside&) = nullptr;
  bool (*lets_settlement)(const Around&) = nullptr;
  bool (*bars_road)(const Beside&) = nullptr;
  bool (*bars_ship)(const Beside&) = nullptr;
  bool (*bars_settlement)(const Around&) = nullptr;
  /// Why it bars what it bars, for who wanted to build there; to be translated.
  const char* why_barred = nullptr;
};

/// A set of rules that a scenario may switch on. One folder and one line in the table of modules.
struct RuleModule {
  std::string_view id;     ///< the spelling in files: "seafarers"
  std::string_view title;  ///< to be translated
  std::string_view about;  ///< a sentence or two for a designer, to be translated
  Vocabulary vocabulary = {};
  std::span<const ModuleOption> options = {};
  std::span<const Need> needs = {};
  /// A whole scenario, with its own islands, founding and end: it is played with another one only where one
  /// of them needs the other.
  bool is_scenario = false;
  /// Further modules that it cannot be played with; stated on one side only.
  std::span<const Exclusion> excludes = {};
  std::span<const Check* const> checks = {};
  BuildingPredicates building = {};
  /// The yes-or-no option by which what lies face down comes up as routes reach it; where it is off, all is
  /// turned up at the set-up. Empty where the module does not say.
  std::string_view explores_if = {};
  /// The yes-or-no option by which its terrains yield resources of choice, as gold fields do; empty for none.
  std::string_view gold_if = {};
  /// Whether a hex must not carry a number that is legal elsewhere; null where the module has nothing to say.
  bool (*bars_number)(const MapView& map, HexId hex, int number) = nullptr;
  /// Whether a hex must not get a number from a pool that may lie there fixed: the deal gives it another.
  bool (*bars_drawn_number)(const MapView& map, HexId hex, int number) = nullptr;
  /// Sets intersections where nobody founds to 0.
  void (*close_to_founding)(const MapView& map, IdVector<IntersectionId, char>& open) = nullptr;
  /// Where settlements stand before anybody founds, with as many players as there may be; null where none
  /// does. BASE-17
  std::vector<IntersectionId> (*settled_before_founding)(const MapView& map) = nullptr;
  /// Of whose numbers its own checks tell, so that the base game's check of idle ones keeps silent.
  std::span<const Terrain> explains_numbers_of = {};
  /// Where the robber begins, when one lies open; the base game's desert only where no other does. BASE-07
  std::span<const Terrain> robber_starts = {};
  /// The robber begins beside the board.
  bool robber_waits = false;
  /// There is no robber at all.
  bool no_robber = false;
  /// The robber neither begins nor comes where nobody settles.
  bool robber_shuns_unsettled = false;
  /// It only ever goes to hexes with a number, wherever it begins.
  bool robber_needs_number = false;
  /// Where no desert lies open and nothing marks its start, the robber begins on the hex whose number is
  /// rolled least often.
  bool robber_on_rarest = false;
  /// Settlements that each player founds. BASE-02
  int founding_settlements = 2;
  /// The deal brings the land: it is dealt again until there are places for all to found. BASE-17
  bool deals_land = false;
  /// Whether hexes will do as the home island of all; null where any will.
  bool (*suits_as_home)(const MapView& map, const std::vector<HexId>& hexes) = nullptr;
  /// Players lay the harbor tokens of pools from which no place of the map draws.
  bool lays_harbors = false;
  /// Something that it brings stands in for cards in a price, which has room for one such thing.
  bool stands_in_for_cards = false;
  /// Nobody scores for the longest route.
  bool no_longest_route = false;
  /// Nor for the largest army.
  bool no_largest_army = false;
  /// There are no victory point cards: with four players and more they are knights.
  bool no_victory_cards = false;
  /// There are no development cards, and there is no largest army.
  bool no_development = false;
  /// How areas bring chits, where it is not only the first settlement in each by itself. SEA-07
  void (*count_chits)(const MapView& map, std::vector<ChitArea>& areas) = nullptr;
  /// What the first settlement on an island brings a player who has settled so many before; null where
  /// islands bring nothing of themselves.
  int (*points_for_island)(const Ruleset& rules, int settled_before) = nullptr;
  /// How many victory points it can bring one player at best, beyond those of the base game and of chits;
  /// null where it brings none. BASE-18
  int (*most_points)(const MapView& map) = nullptr;
  /// What it takes from the boxes beyond what lies on the board; null where it takes nothing.
  void (*add_components)(const MapView& map, Components& needed) = nullptr;
  /// Its steps of the set-up and its rules, for the set-up sheet.
  void (*add_instructions)(const MapView& map, Instructions& sheet) = nullptr;
};

/// Every module, the base game first.
std::span<const RuleModule* const> all_modules();
/// Null when there is none of this id.
const RuleModule* find_module(std::string_view id);
/// Null when the module has none of this id.
const ModuleOption* find_option(const RuleModule& module, std::string_view id);

}  // namespace hexwright
