#include "model/rules/ruleset.h"

#include <algorithm>
#include <cassert>
#include <charconv>

#include "model/rules/own/own.h"
#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

std::optional<int> whole_number(std::string_view text) {
  int number = 0;
  const auto* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  return error == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

bool is_played(const RuleChoices& choices, std::string_view module) {
  return module == "base" || choices.contains(std::string(module));
}

/// Some module lets it and none bars it.
template <class Lets, class Bars, class Place>
bool stands(std::span<const RuleModule* const> modules, Lets lets, Bars bars, const Place& place) {
  const auto says = [&](auto predicate) {
    return [&, predicate](const RuleModule* module) {
      const auto asked = module->building.*predicate;
      return asked && asked(place);
    };
  };
  return std::any_of(modules.begin(), modules.end(), says(lets)) &&
         std::none_of(modules.begin(), modules.end(), says(bars));
}

/// As it is where these terrains count as sea.
template <class Place>
Place with_sea(Place hexes, TerrainSet as_sea) {
  for (TerrainSet& hex : hexes)
    if (hex.may_be(as_sea)) hex.remove(as_sea), hex.add(Terrain::Sea);
  return hexes;
}

/// One of the hexes is one of these for certain.
template <class Place>
bool is_beside(const Place& hexes, TerrainSet terrains) {
  return std::any_of(hexes.begin(), hexes.end(), [&](TerrainSet hex) { return hex.is_among(terrains); });
}

/// All of the hexes are of one of these sets for certain.
template <class Place>
bool is_enclosed(const Place& hexes, const std::vector<TerrainSet>& by) {
  return std::any_of(by.begin(), by.end(), [&](TerrainSet terrains) {
    return std::all_of(hexes.begin(), hexes.end(), [&](TerrainSet hex) { return hex.is_among(terrains); });
  });
}

std::shared_ptr<const own::Book> book_of(const own::Packs& packs) {
  static const auto none = std::make_shared<const own::Book>();
  return packs.empty() ? none : std::make_shared<const own::Book>(own::read_book(packs));
}

constexpr const char* why_own = N_("the own rules of this scenario let nothing of the kind stand there");

template <class Bars, class Place>
const char* why_barred(std::span<const RuleModule* const> modules, Bars bars, const Place& place) {
  for (const RuleModule* module : modules)
    if (const auto barred = module->building.*bars; barred && barred(place))
      return module->building.why_barred;
  return nullptr;
}

}  // namespace

Ruleset::Ruleset(const RuleChoices& choices, const own::Packs& packs)
    : choices_(choices), own_book_(book_of(packs)), limits_(own::building_limits(*own_book_)) {
  for (const RuleModule* module : all_modules())
    if (is_played(choices, module->id)) modules_.push_back(module);
  if (!packs.empty()) modules_.push_back(&own_module);
}

bool Ruleset::plays(std::string_view module) const {
  return std::any_of(modules_.begin(), modules_.end(),
                     [&](const RuleModule* played) { return played->id == module; });
}

std::string_view Ruleset::value(std::string_view module, std::string_view option,
                                ModuleOption::Kind kind) const {
  const RuleModule* found = find_module(module);
  const ModuleOption* choice = found ? find_option(*found, option) : nullptr;
  if (!choice || choice->kind != kind) return {};
  const auto chosen = choices_.find(std::string(module));
  if (chosen == choices_.end()) return choice->standard;
  const auto said = chosen->second.find(std::string(option));
  return said == chosen->second.end() || !takes(*choice, said->second) ? choice->standard : said->second;
}

bool Ruleset::is_on(std::string_view module, std::string_view option) const {
  return plays(module) && value(module, option, ModuleOption::Kind::YesNo) == "yes";
}

int Ruleset::number(std::string_view module, std::string_view option) const {
  return whole_number(value(module, option, ModuleOption::Kind::Number)).value_or(0);
}

std::string_view Ruleset::choice(std::string_view module, std::string_view option) const {
  return value(module, option, ModuleOption::Kind::OneOf);
}

std::string Ruleset::token_pool(std::string_view module, std::string_view option) const {
  return plays(module) ? std::string(value(module, option, ModuleOption::Kind::TokenPool)) : std::string();
}

std::map<std::string, const ModuleOption*> Ruleset::token_pools() const {
  std::map<std::string, const ModuleOption*> pools;
  for (const RuleModule* module : modules_)
    for (const ModuleOption& option : module->options)
      if (auto name = token_pool(module->id, option.id); !name.empty())
        pools.emplace(std::move(name), &option);
  for (const std::string& name : own_book_->pools) pools.emplace(name, nullptr);
  return pools;
}

bool Ruleset::explores() const {
  return std::none_of(modules_.begin(), modules_.end(), [&](const RuleModule* module) {
    return !module->explores_if.empty() && !is_on(module->id, module->explores_if);
  });
}

bool Ruleset::yields_choice(Terrain terrain) const {
  return std::any_of(modules_.begin(), modules_.end(), [&](const RuleModule* module) {
    return !module->gold_if.empty() && std::ranges::count(module->vocabulary.terrains, terrain) > 0 &&
           is_on(module->id, module->gold_if);
  });
}

std::optional<int> Ruleset::points_for_island(int settled_before) const {
  for (const RuleModule* module : modules_)
    if (module->points_for_island) return module->points_for_island(*this, settled_before);
  return std::nullopt;
}

int Ruleset::founding_settlements() const {
  int most = 0;
  for (const RuleModule* module : modules_) most = std::max(most, module->founding_settlements);
  return most;
}

bool Ruleset::suits_as_home(const MapView& map, const std::vector<HexId>& hexes) const {
  return std::ranges::all_of(modules_, [&](const RuleModule* module) {
    return !module->suits_as_home || module->suits_as_home(map, hexes);
  });
}

bool Ruleset::deals_land() const { return std::ranges::any_of(modules_, &RuleModule::deals_land); }

bool Ruleset::lays_harbors() const { return std::ranges::any_of(modules_, &RuleModule::lays_harbors); }

bool Ruleset::has_longest_route() const {
  return std::none_of(modules_.begin(), modules_.end(),
                      [](const RuleModule* module) { return module->no_longest_route; });
}

bool Ruleset::has_largest_army() const {
  return std::none_of(modules_.begin(), modules_.end(),
                      [](const RuleModule* module) { return module->no_largest_army; });
}

bool Ruleset::has_victory_cards() const {
  return std::none_of(modules_.begin(), modules_.end(),
                      [](const RuleModule* module) { return module->no_victory_cards; });
}

bool Ruleset::has_development() const {
  return std::none_of(modules_.begin(), modules_.end(),
                      [](const RuleModule* module) { return module->no_development; });
}

bool Ruleset::carries_road(const Beside& hexes) const {
  const auto stand = [&](const Beside& place) {
    return stands(modules_, &BuildingPredicates::lets_road, &BuildingPredicates::bars_road, place);
  };
  if (limits_.none) return stand(hexes);
  return !bars_road(hexes) && stand(with_sea(hexes, limits_.without_road));
}
bool Ruleset::carries_ship(const Beside& hexes) const {
  const auto stand = [&](const Beside& place) {
    return stands(modules_, &BuildingPredicates::lets_ship, &BuildingPredicates::bars_ship, place);
  };
  if (limits_.none) return stand(hexes);
  return !is_beside(hexes, limits_.bars_ship) && !is_enclosed(hexes, limits_.encloses_ship) &&
         stand(with_sea(hexes, limits_.with_ship));
}
bool Ruleset::carries_settlement(const Around& hexes) const {
  const auto stand = [&](const Around& place) {
    return stands(modules_, &BuildingPredicates::lets_settlement, &BuildingPredicates::bars_settlement,
                  place);
  };
  if (limits_.none) return stand(hexes);
  return !bars_settlement(hexes) && stand(with_sea(hexes, limits_.without_settlement));
}

bool Ruleset::bars_road(const Beside& hexes) const {
  return is_beside(hexes, limits_.bars_road) || is_enclosed(hexes, limits_.encloses_road);
}
bool Ruleset::bars_settlement(const Around& hexes) const {
  return is_beside(hexes, limits_.bars_settlement) || is_enclosed(hexes, limits_.encloses_settlement);
}

const char* Ruleset::why_no_road(const Beside& hexes) const {
  if (bars_road(hexes)) return why_own;
  return why_barred(modules_, &BuildingPredicates::bars_road, hexes);
}
const char* Ruleset::why_no_settlement(const Around& hexes) const {
  if (bars_settlement(hexes)) return why_own;
  return why_barred(modules_, &BuildingPredicates::bars_settlement, hexes);
}

bool takes(const ModuleOption& option, std::string_view value) {
  switch (option.kind) {
    case ModuleOption::Kind::YesNo:
      return value == "yes" || value == "no";
    case ModuleOption::Kind::Number: {
      const auto number = whole_number(value);
      return number && *number >= option.least && *number <= option.most;
    }
    case ModuleOption::Kind::TokenPool:
      return value.empty() || is_name(value);
    case ModuleOption::Kind::OneOf:
      return std::any_of(option.values.begin(), option.values.end(),
                         [&](const OptionValue& each) { return each.id == value; });
  }
  return false;
}

int position_of(const ModuleOption& option, std::string_view value) {
  for (std::size_t i = 0; i < option.values.size(); ++i)
    if (option.values[i].id == value) return static_cast<int>(i);
  return 0;
}

std::vector<UnmetNeed> unmet_needs(const RuleChoices& choices) {
  const Ruleset rules(choices);
  std::vector<UnmetNeed> unmet;
  for (const RuleModule* module : rules.modules())
    for (const Need& need : module->needs) {
      if (!need.if_option.empty() && !rules.is_on(module->id, need.if_option)) continue;
      const bool met = need.option.empty() ? rules.plays(need.module) : rules.is_on(need.module, need.option);
      if (!met) unmet.push_back({module, &need});
    }
  return unmet;
}

namespace {

bool needs(const RuleModule& module, std::string_view other) {
  return std::ranges::any_of(module.needs, [&](const Need& need) { return need.module == other; });
}

/// Why two modules are not played together, as the first of them states it; null where it does not.
const char* stated_by(const RuleModule& module, std::string_view other) {
  const auto found = std::ranges::find(module.excludes, other, &Exclusion::module);
  return found == module.excludes.end() ? nullptr : found->why;
}

/// Null where they may be played together.
const char* why_not_together(const RuleModule& one, const RuleModule& other) {
  if (const char* why = stated_by(one, other.id)) return why;
  if (const char* why = stated_by(other, one.id)) return why;
  if (!one.is_scenario || !other.is_scenario || needs(one, other.id) || needs(other, one.id)) return nullptr;
  return N_("each is a scenario of its own, with its own islands, founding and end");
}

}  // namespace

std::vector<Exclusion> excluded_by(const RuleModule& module) {
  std::vector<Exclusion> excluded;
  for (const RuleModule* other : all_modules())
    if (const char* why = other == &module ? nullptr : why_not_together(module, *other))
      excluded.push_back({other->id, why});
  return excluded;
}

std::vector<Conflict> conflicts(const RuleChoices& choices) {
  const Ruleset rules(choices);
  const auto modules = rules.modules();
  std::vector<Conflict> found;
  for (auto one = modules.begin(); one != modules.end(); ++one)
    for (auto other = one + 1; other != modules.end(); ++other)
      if (const char* why = why_not_together(**one, **other)) found.push_back({*one, *other, why});
  return found;
}

namespace {

/// Each round switches on something that was off, and nothing is switched off, so this ends.
void switch_on_what_is_needed(RuleChoices& choices) {
  for (auto unmet = unmet_needs(choices); !unmet.empty(); unmet = unmet_needs(choices))
    for (const auto& [whose, need] : unmet) {
      RuleOptions& options = choices[std::string(need->module)];
      if (!need->option.empty()) options[std::string(need->option)] = "yes";
    }
}

/// Each round switches off something that was on, and nothing is switched on, so this ends.
void switch_off_what_lacks_more(RuleChoices& choices, const std::vector<UnmetNeed>& lacking_already) {
  const auto is_new = [&](const UnmetNeed& unmet) {
    return std::none_of(lacking_already.begin(), lacking_already.end(),
                        [&](const UnmetNeed& known) { return known.need == unmet.need; });
  };
  for (;;) {
    const auto unmet = unmet_needs(choices);
    const auto lacking = std::find_if(unmet.begin(), unmet.end(), is_new);
    if (lacking == unmet.end()) return;
    const std::string module(lacking->module->id);
    if (lacking->need->if_option.empty())
      choices.erase(module);
    else
      choices[module][std::string(lacking->need->if_option)] = "no";
  }
}

}  // namespace

RuleChoices with_module(RuleChoices choices, std::string_view module) {
  assert(find_module(module));
  if (module != "base") choices[std::string(module)];
  switch_on_what_is_needed(choices);
  return choices;
}

RuleChoices with_option(RuleChoices choices, std::string_view module, std::string_view option,
                        std::string_view value) {
  assert(find_module(module) && find_option(*find_module(module), option));
  choices = with_module(std::move(choices), module);
  choices[std::string(module)][std::string(option)] = std::string(value);
  if (Ruleset(choices).is_on(module, option))
    switch_on_what_is_needed(choices);
  else
    switch_off_what_lacks_more(choices, {});
  return choices;
}

RuleChoices without_module(RuleChoices choices, std::string_view module) {
  const auto lacking_already = unmet_needs(choices);
  choices.erase(std::string(module));
  switch_off_what_lacks_more(choices, lacking_already);
  return choices;
}

}  // namespace hexwright
