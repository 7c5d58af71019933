#include "model/playtest/game.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

#include "model/board/index.h"
#include "model/playtest/table.h"
#include "model/rules/base/founding.h"
#include "model/rules/base/robber.h"
#include "model/rules/chit_areas.h"
#include "model/rules/house_rules/figures.h"

namespace hexwright {
namespace {

TerrainSet terrain_or_unknown(std::size_t shown) {
  return shown == unknown_terrain ? TerrainSet() : TerrainSet(static_cast<Terrain>(shown));
}

/// What a module has of each hook goes to those that all have.
void gather(Hooks& hooks, const ModuleRules& rules) {
  const auto of_all = Hooks::all(hooks);
  const auto own = HooksAs<OneOrNone>::all(rules.hooks);
  [&]<std::size_t... i>(std::index_sequence<i...>) {
    ((std::get<i>(own) ? std::get<i>(of_all).push_back(std::get<i>(own)) : void()), ...);
  }
  (std::make_index_sequence<std::tuple_size_v<decltype(own)>>());
}

Hooks hooks_of(std::span<const ModuleRules* const> modules, const Facts& facts) {
  Hooks hooks;
  for (const ModuleRules* module : modules) {
    ModuleRules rules = *module;
    if (rules.leave_out) rules.leave_out(facts, rules);
    for (const TaskSpec& task : rules.tasks) hooks.tasks[at(task.kind)] = task;
    for (const ActionSpec& action : rules.actions) {
      if (action.list) {
        hooks.turns.push_back(action);
        hooks.lists.push_back(action.list);
        if (action.before_roll) hooks.lists_before_roll.push_back(action.list);
      }
      hooks.turn_kinds[at(action.kind)] = action.apply;
      hooks.chances[at(action.kind)] = action.weigh;
    }
    for (const TerrainRule& terrain : rules.terrains) {
      hooks.terrains[at(terrain.terrain)] = &terrain;
      hooks.visits = hooks.visits || terrain.visit;
    }
    gather(hooks, rules);
  }
  return hooks;
}

}  // namespace

Game::Game(const Scenario& scenario, const PlayOptions& options)
    : scenario_(scenario),
      map_(std::make_unique<MapView>(scenario_)),
      ways_(map_->board()),
      players_(options.players == 0 ? scenario.details.max_players : options.players),
      offers_a_turn_(options.offers_a_turn),
      has_ships_(scenario.details.pieces.ships > 0),
      founding_places_(base::founding_places_once_dealt(*map_)) {
  ask_building_predicates();
  look_at_facts();
  choose_modules(options.unfinished);
  for (const ModuleRules* module : module_rules_)
    if (module->prepare) module->prepare(*map_, players_, facts_);
  for (const IntersectionId i : board().intersections())
    if (facts_.closed_to_settlements.has(i)) unsettled_places_.add(i);
  hooks_ = std::make_unique<Hooks>(hooks_of(module_rules_, facts_));
  counters_ = std::make_unique<Counters>(module_rules_, *map_, facts_, players_);
}

Game::~Game() = default;

bool Game::may_lay_ships() const {
  const auto paths = board().paths();
  return has_ships() && std::any_of(paths.begin(), paths.end(), [this](PathId path) {
           return !facts_.closed_to_ships.has(path) && rules().carries_ship(map_->beside(path));
         });
}

std::span<const EventFace> Game::event_faces() const {
  for (const ModuleRules* rules : module_rules_)
    if (!rules->event_die.empty()) return rules->event_die;
  return {};
}

void Game::choose_modules(bool unfinished) {
  Card (*second_card)(Terrain) = nullptr;
  for (const ModuleRules* rules : all_module_rules()) {
    if (!plays(rules->module) || (rules->unfinished && !unfinished)) continue;
    module_rules_.push_back(rules);
    founds_city_ = founds_city_ || rules->founds_city;
    has_event_die_ = has_event_die_ || !rules->event_die.empty();
    plays_spices_ = plays_spices_ || rules->spice_cards;
    if (rules->second_card) second_card = rules->second_card;
  }
  has_commodities_ = second_card != nullptr;
  for (const Terrain terrain : every_terrain) {
    const auto resource = resource_of(terrain);
    if (!resource) continue;
    const Cards one(card_of(*resource));
    yields_[at(terrain)] = {one, one + (second_card ? Cards(second_card(terrain)) : one)};
  }
}

void Game::ask_building_predicates() {
  // Of the own terrains only those that there are.
  std::vector<std::size_t> shown(all_terrains.size() + 1);
  std::iota(shown.begin(), shown.end(), std::size_t{0});
  for (const own::OwnTerrain& own : scenario_.own.terrains()) shown.push_back(at(own.value));
  for (const std::size_t a : shown)
    for (const std::size_t b : shown) {
      const Beside hexes{terrain_or_unknown(a), terrain_or_unknown(b)};
      road_[a * terrains + b] = rules().carries_road(hexes) ? 1 : 0;
      ship_[a * terrains + b] = has_ships() && rules().carries_ship(hexes) ? 1 : 0;
      for (const std::size_t c : shown)
        site_[(a * terrains + b) * terrains + c] =
            rules().carries_settlement({hexes[0], hexes[1], terrain_or_unknown(c)}) ? 1 : 0;
    }
}

void Game::look_at_facts() {
  facts_.tokens_change = !scenario_.terrain_tokens.empty();  // counted by nobody before. NSH-06
  facts_.hides_hexes = !map_->stacks().empty();
  facts_.home = bits_of(map_->hexes_in(AreaRole::Home));
  facts_.founding_settlements = rules().founding_settlements();
  facts_.longest_route = rules().has_longest_route();
  facts_.largest_army = rules().has_largest_army();
  facts_.robber_needs_number = base::robber_needs_number(*map_);
  for (const HexId hex : board().hexes())
    if (base::robber_shuns(*map_, hex)) facts_.closed_to_robber.add(hex);
  for (const IntersectionId i : board().intersections())
    if (map_->touches_unsettled(i)) unsettled_places_.add(i);
  for (const hexwright::ChitArea& area : hexwright::chit_areas(*map_)) {
    ChitArea chit_area{{}, area.chits};
    for (const HexId hex : area.hexes) {
      chit_area.hexes.add(hex);
      for (const IntersectionId corner : board().hex_intersections(hex))
        if (corner != none)
          chit_areas_at_[corner] =
              static_cast<std::uint16_t>(chit_areas_at_[corner] | 1U << chit_areas_.size());
    }
    chit_areas_.push_back(chit_area);
  }
  look_at_figures();
}

void Game::look_at_figures() {
  const Figures figures = figures_of(rules(), players_);
  facts_.hand_limit = figures.hand_limit;
  facts_.least_route = figures.least_route;
  facts_.least_army = figures.least_army;
  facts_.cards_each = figures.cards_each;
  facts_.turns_without_seven = figures.rounds_without_seven * players_;
  const DevelopmentDeck& deck = figures.deck;
  const auto put = [&](Development card, int count) {
    facts_.deck[at(card)] = static_cast<std::uint8_t>(count);
  };
  put(Development::Knight, deck.knights);
  put(Development::VictoryPoint, deck.victory_points);
  put(Development::RoadBuilding, deck.road_building);
  put(Development::YearOfPlenty, deck.year_of_plenty);
  put(Development::Monopoly, deck.monopoly);
}

}  // namespace hexwright
