#pragma once

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/rules/module.h"
#include "model/rules/own/building_limits.h"

namespace hexwright {

/// The modules that a scenario plays, with their options. Modules and options that this version does not know
/// play no part, and neither does a value that an option does not take: then its standard value holds.
class Ruleset {
 public:
  explicit Ruleset(const RuleChoices& choices, const own::Packs& packs = {});

  /// In the order of `all_modules()`; the base game always is among them.
  std::span<const RuleModule* const> modules() const { return modules_; }
  bool plays(std::string_view module) const;

  /// The module is played and its yes-or-no option is yes.
  bool is_on(std::string_view module, std::string_view option) const;
  /// Of a number option; its standard value when the module is not played.
  int number(std::string_view module, std::string_view option) const;
  /// The word that an option of several has; its standard value when the module is not played.
  std::string_view choice(std::string_view module, std::string_view option) const;
  /// The pool that a token pool option names; empty for none, also when the module is not played.
  std::string token_pool(std::string_view module, std::string_view option) const;
  /// The pools that options of played modules name, each with one of these options, and those that own rules
  /// name, with none.
  std::map<std::string, const ModuleOption*> token_pools() const;

  /// What the packs say, read; empty without any.
  const own::Book& own_book() const { return *own_book_; }

  /// What lies face down comes up as routes reach it; otherwise all is turned up at the set-up.
  bool explores() const;
  /// A terrain that yields resources of choice, as gold fields do, by an option of its module.
  bool yields_choice(Terrain terrain) const;
  /// What the first settlement on an island brings a player who has settled so many before; none where
  /// islands bring nothing of themselves.
  std::optional<int> points_for_island(int settled_before) const;
  /// Settlements that each player founds. BASE-02
  int founding_settlements() const;
  /// The deal brings the land: it is dealt again until there are places for all to found. BASE-17
  bool deals_land() const;
  bool suits_as_home(const MapView& map, const std::vector<HexId>& hexes) const;
  /// Players lay the harbor tokens of pools from which no place of the map draws.
  bool lays_harbors() const;
  /// The longest road or trade route brings points. BASE-10
  bool has_longest_route() const;
  /// The largest army does, and there are victory point cards. BASE-09, BASE-10
  bool has_largest_army() const;
  bool has_victory_cards() const;
  /// There are development cards and the largest army. BASE-09
  bool has_development() const;

  /// A road, ship or settlement can stand there, for all that terrain and modules say: where a hex may turn
  /// out to be several things, when one of them lets it. BASE-02, SEA-01
  bool carries_road(const Beside& hexes) const;
  bool carries_ship(const Beside& hexes) const;
  bool carries_settlement(const Around& hexes) const;
  /// Why a module bars a road or settlement there, to be translated; null where none does.
  const char* why_no_road(const Beside& hexes) const;
  const char* why_no_settlement(const Around& hexes) const;

 private:
  /// As spelled in files; empty when there is no such option of this kind.
  std::string_view value(std::string_view module, std::string_view option, ModuleOption::Kind kind) const;
  /// Own rules do.
  bool bars_road(const Beside& hexes) const;
  bool bars_settlement(const Around& hexes) const;

  RuleChoices choices_;
  std::vector<const RuleModule*> modules_;
  std::shared_ptr<const own::Book> own_book_;
  own::BuildingLimits limits_;
};

/// Whether an option takes this value, as spelled in files.
bool takes(const ModuleOption& option, std::string_view value);
/// Which of the words of an option of several it is; 0, the standard one, when it is none of them.
int position_of(const ModuleOption& option, std::string_view value);

/// A need of a played module that is not met.
struct UnmetNeed {
  const RuleModule* module = nullptr;  ///< whose
  const Need* need = nullptr;
};
std::vector<UnmetNeed> unmet_needs(const RuleChoices& choices);

/// The modules that it cannot be played with, whichever side states it.
std::vector<Exclusion> excluded_by(const RuleModule& module);

/// Two played modules that exclude each other.
struct Conflict {
  const RuleModule* one = nullptr;  ///< the one that comes first in the table of modules
  const RuleModule* other = nullptr;
  const char* why = nullptr;  ///< a clause, to be translated
};
std::vector<Conflict> conflicts(const RuleChoices& choices);

// Changing one choice changes what hangs on it: the three keep choices whole that were whole, and end
// whatever they are given. Conflicts they leave alone, because only the designer knows which module to give
// up. The module and the option must exist; the base game always is played.

/// The choices with this module, and whatever is needed, switched on, even where an option says "no".
RuleChoices with_module(RuleChoices choices, std::string_view module);
/// The choices with the module and this value of an option. What the value needs is switched on; what cannot
/// do without the value that it had is switched off.
RuleChoices with_option(RuleChoices choices, std::string_view module, std::string_view option,
                        std::string_view value);
/// The choices without this module and without what cannot do without it: modules, or only the option that
/// needs it.
RuleChoices without_module(RuleChoices choices, std::string_view module);

}  // namespace hexwright
