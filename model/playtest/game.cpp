#include "model/playtest/game.h"

#include <algorithm>

#include "model/playtest/bots/openings.h"
#include "model/playtest/table.h"
#include "model/rules/base/founding.h"
#include "model/rules/base/robber.h"
#include "model/rules/chit_areas.h"
#include "model/rules/cities_and_knights/knights.h"
#include "model/rules/desolation/spare_tokens.h"
#include "model/rules/explorers/discovery.h"
#include "model/rules/fog/fog.h"
#include "model/rules/house_rules/figures.h"
#include "model/rules/wonders/marks.h"

namespace hexwright {
namespace {

TerrainSet terrain_or_unknown(std::size_t shown) {
  return shown == unknown_terrain ? TerrainSet() : TerrainSet(static_cast<Terrain>(shown));
}

HexBits bits_of(const IdVector<HexId, char>& inside) {
  HexBits bits;
  for (const HexId hex : inside.ids())
    if (inside[hex] != 0) bits.add(hex);
  return bits;
}

template <class Key, class Supplies, class Wanted>
Key id_of(const Supplies& supplies, const Wanted* wanted) {
  return wanted == nullptr ? Key() : Key(wanted - supplies.data());
}

/// 1 where the paths meet, 2 where one path lies between; 0: farther.
std::uint8_t ships_between(const BoardGraph& board, PathId one, PathId other) {
  std::uint8_t best = 0;
  for (const IntersectionId end : board.path_ends(one))
    for (const IntersectionId there : board.path_ends(other)) {
      if (end == there) return 1;
      const auto& next = board.intersection_neighbours(end);
      if (std::find(next.begin(), next.end(), there) != next.end()) best = 2;
    }
  return best;
}

template <class Rule, class Member>
void gather(std::vector<Member>& into, const ModuleRules& rules, Rule ModuleRules::*member) {
  if (rules.*member) into.push_back(rules.*member);
}

Hooks hooks_of(std::span<const ModuleRules* const> modules) {
  Hooks hooks;
  for (const ModuleRules* rules : modules) {
    for (const TaskSpec& task : rules->tasks) hooks.tasks[static_cast<std::size_t>(task.kind)] = task;
    for (const ActionSpec& action : rules->actions) {
      if (action.list) {
        hooks.turns.push_back(action);
        hooks.lists.push_back(action.list);
        if (action.before_roll) hooks.lists_before_roll.push_back(action.list);
      }
      hooks.turn_kinds[static_cast<std::size_t>(action.kind)] = action.apply;
      hooks.chances[static_cast<std::size_t>(action.kind)] = action.weigh;
    }
    for (const TerrainRule& terrain : rules->terrains) {
      hooks.terrains[static_cast<std::size_t>(terrain.terrain)] = &terrain;
      hooks.visits = hooks.visits || terrain.visit;
    }
    gather(hooks.set_up, *rules, &ModuleRules::set_up);
    gather(hooks.hex_rolled, *rules, &ModuleRules::hex_rolled);
    gather(hooks.rolled, *rules, &ModuleRules::rolled);
    gather(hooks.produced, *rules, &ModuleRules::produced);
    gather(hooks.built, *rules, &ModuleRules::built);
    gather(hooks.lost, *rules, &ModuleRules::lost);
    gather(hooks.developed, *rules, &ModuleRules::developed);
    gather(hooks.traded, *rules, &ModuleRules::traded);
    gather(hooks.routed, *rules, &ModuleRules::routed);
    gather(hooks.route_gone, *rules, &ModuleRules::route_gone);
    gather(hooks.revealed, *rules, &ModuleRules::revealed);
    gather(hooks.turn_begins, *rules, &ModuleRules::turn_begins);
    gather(hooks.part_begins, *rules, &ModuleRules::part_begins);
    gather(hooks.turn_ends, *rules, &ModuleRules::turn_ends);
    gather(hooks.may_found, *rules, &ModuleRules::may_found);
    gather(hooks.may_found_route, *rules, &ModuleRules::may_found_route);
    gather(hooks.deal, *rules, &ModuleRules::deal);
    gather(hooks.gain_of_moving, *rules, &ModuleRules::gain_of_moving);
    gather(hooks.robber_sleeps, *rules, &ModuleRules::robber_sleeps);
    gather(hooks.no_pirate, *rules, &ModuleRules::no_pirate);
    gather(hooks.holds_ship, *rules, &ModuleRules::holds_ship);
    gather(hooks.limit_ships, *rules, &ModuleRules::limit_ships);
    gather(hooks.holds_knight, *rules, &ModuleRules::holds_knight);
    gather(hooks.knight_played, *rules, &ModuleRules::knight_played);
    gather(hooks.list_thefts, *rules, &ModuleRules::list_thefts);
    gather(hooks.bank_rates, *rules, &ModuleRules::bank_rates);
    gather(hooks.points, *rules, &ModuleRules::points);
    gather(hooks.holds_victory, *rules, &ModuleRules::holds_victory);
    gather(hooks.ended, *rules, &ModuleRules::ended);
    gather(hooks.ships_aside, *rules, &ModuleRules::ships_aside);
    gather(hooks.chits_for_settling, *rules, &ModuleRules::chits_for_settling);
    gather(hooks.founding_strength, *rules, &ModuleRules::founding_strength);
    gather(hooks.danger_of_city, *rules, &ModuleRules::danger_of_city);
    gather(hooks.shows_hand, *rules, &ModuleRules::shows_hand);
    gather(hooks.hide, *rules, &ModuleRules::hide);
    gather(hooks.imagine, *rules, &ModuleRules::imagine);
    gather(hooks.may_bring, *rules, &ModuleRules::may_bring);
    gather(hooks.yield, *rules, &ModuleRules::yield);
    gather(hooks.consequences, *rules, &ModuleRules::consequences);
    gather(hooks.add_goals, *rules, &ModuleRules::add_goals);
    gather(hooks.race_points, *rules, &ModuleRules::race_points);
    gather(hooks.lasting, *rules, &ModuleRules::lasting);
    gather(hooks.find_broken, *rules, &ModuleRules::find_broken);
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
      plays_spices_(map_->plays("spices")),
      founding_places_(base::founding_places_once_dealt(*map_)) {
  ask_building_predicates();
  look_at_facts();
  choose_modules(options.unfinished);
  hooks_ = std::make_unique<Hooks>(hooks_of(module_rules_));
  counters_ = std::make_unique<Counters>(module_rules_, *map_, players_);
  opening_memory_ = std::make_unique<OpeningMemory>();
}

Game::~Game() = default;

void Game::choose_modules(bool unfinished) {
  Card (*second_card)(Terrain) = nullptr;
  for (const ModuleRules* rules : all_module_rules()) {
    if (!plays(rules->module) || (rules->unfinished && !unfinished)) continue;
    module_rules_.push_back(rules);
    founds_city_ = founds_city_ || rules->founds_city;
    has_event_die_ = has_event_die_ || rules->event_die;
    if (rules->second_card) second_card = rules->second_card;
  }
  has_commodities_ = second_card != nullptr;
  for (const Terrain terrain : all_terrains) {
    const auto resource = resource_of(terrain);
    if (!resource) continue;
    const Cards one(card_of(*resource));
    yields_[static_cast<std::size_t>(terrain)] = {one,
                                                  one + (second_card ? Cards(second_card(terrain)) : one)};
  }
}

void Game::ask_building_predicates() {
  for (std::size_t a = 0; a < terrains; ++a)
    for (std::size_t b = 0; b < terrains; ++b) {
      const Beside hexes{terrain_or_unknown(a), terrain_or_unknown(b)};
      road_[a * terrains + b] = rules().carries_road(hexes) ? 1 : 0;
      ship_[a * terrains + b] = has_ships() && rules().carries_ship(hexes) ? 1 : 0;
      for (std::size_t c = 0; c < terrains; ++c)
        site_[(a * terrains + b) * terrains + c] =
            rules().carries_settlement({hexes[0], hexes[1], terrain_or_unknown(c)}) ? 1 : 0;
    }
}

void Game::look_at_facts() {
  facts_.explores = explores(rules());
  facts_.gold_volcano = rules().is_on("volcano", "gold");
  facts_.ship_at_coast = rules().is_on("explorers", "ship-at-coast");
  facts_.card_for_land = rules().is_on("explorers", "discovery-card");
  facts_.hides_hexes = !map_->stacks().empty();
  facts_.claim_builds = rules().is_on("wonders", "claim-builds");
  facts_.fleet_spares_several = rules().is_on("pirate-fleet", "spares-several");
  facts_.must_attack = rules().is_on("pirate-fleet", "must-attack");
  facts_.discoveries_per_card = plays("jungle") ? rules().number("jungle", "counters-per-card") : 0;
  facts_.home = bits_of(map_->hexes_in(AreaRole::Home));
  facts_.new_world = bits_of(map_->hexes_in(AreaRole::NewWorld));
  if (const auto discovery = explorers::discovery_of(*map_)) {
    facts_.land_stack = id_of<StackId>(map_->stacks(), discovery->land);
    facts_.sea_stack = id_of<StackId>(map_->stacks(), discovery->sea);
  }
  if (plays("desolation"))
    facts_.spare_tokens = id_of<PoolId>(map_->token_pools(), desolation::spare_tokens(*map_));
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
  look_at_unsettled();
  look_at_berths();
  if (plays("cities-and-knights")) look_at_printings();
  for (const FrontierView& frontier : map_->frontiers())
    for (std::size_t i = 0; i < 2; ++i) events_.push_back({frontier.hexes[i], frontier.intersections[i]});
}

/// CK-08, CK-37, CK-43, CK-62, CK-77, CK-82
void Game::look_at_printings() {
  const auto chose = [&](std::string_view option, std::string_view value) {
    return rules().choice("cities-and-knights", option) == value;
  };
  facts_.paired_turns = players_ > 4 && chose("five-six-turn", "paired");
  facts_.thieves_wait = has_ships_ || chose("robber-start", "track");
  facts_.chased_anywhere = chose("chased-robber", "any");
  facts_.lower_deserters = chose("deserter-knight", "lower");
  if (chose("defender-points", "box")) facts_.most_defences = cities_and_knights::defender_cards(players_);
}

void Game::look_at_unsettled() {
  facts_.founding_settlements = rules().founding_settlements();
  facts_.longest_route = rules().has_longest_route();
  facts_.robber_needs_number = base::robber_needs_number(*map_);
  facts_.largest_army = rules().has_largest_army();
  look_at_figures();
  for (const HexId hex : board().hexes())
    if (base::robber_shuns(*map_, hex)) facts_.closed_to_robber.add(hex);
  for (const IntersectionId i : board().intersections())
    if (map_->touches_unsettled(i)) unsettled_places_.add(i);
  for (const VillageView& village : map_->villages())
    if (village.id != none) villages_.push_back({village.id, village.number});
  if (plays("tribal-gifts")) look_at_gifts();
  for (const MarkKind kind : {MarkKind::Strait, MarkKind::Wasteland})
    for (const IntersectionId place : wonders::marked(*map_, kind)) marked_places_.push_back({place, kind});
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
    facts_.deck[static_cast<std::size_t>(card)] = static_cast<std::uint8_t>(count);
  };
  put(Development::Knight, deck.knights);
  put(Development::VictoryPoint, deck.victory_points);
  put(Development::RoadBuilding, deck.road_building);
  put(Development::YearOfPlenty, deck.year_of_plenty);
  put(Development::Monopoly, deck.monopoly);
}

void Game::look_at_gifts() {
  for (const GiftView& gift : map_->gifts())
    if (gift.id != none) gifts_.push_back({.path = gift.id, .kind = gift.kind});
  for (Gift& one : gifts_)
    for (std::size_t i = 0; i < gifts_.size(); ++i)
      one.ships_to[i] = ships_between(board(), one.path, gifts_[i].path);
}

void Game::look_at_berths() {
  if (!plays("pirate-fleet")) return;
  facts_.ships_keep_ways = true;
  facts_.placed_settlements = 1;
  fleet_course_ = pirate_fleet::course(*map_);
  for (const pirate_fleet::Berth& berth : pirate_fleet::berths(*map_)) {
    if (berths_.size() == static_cast<std::size_t>(players_)) break;
    berths_.push_back({berth, pirate_fleet::ship_distances(*map_, berth.landing),
                       pirate_fleet::ship_distances(*map_, berth.fortress)});
    berth_places_.add(berth.landing);
    berth_places_.add(berth.fortress);
  }
}

}  // namespace hexwright
