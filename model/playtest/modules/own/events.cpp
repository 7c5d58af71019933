#include <algorithm>

#include "model/board/index.h"
#include "model/playtest/modules/own/hooks.h"
#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/modules/yield.h"
#include "model/playtest/table/base_table.h"

namespace hexwright::own {
namespace {

void fire_at(PlayContext& play, int rule, SeatId who, HexId hex) {
  if (matches(play, program(play.game).rule(rule).when.place, who, at_hex(hex)))
    fire(play, rule, who, at_hex(hex));
}

/// A card of choice, or of the terrain's resource, for each building; the robber keeps it back.
void give_yield(PlayContext& play, const OwnTerrain& terrain, HexId hex) {
  if (hex == play.state.robber) return;
  const auto yields = yields_of(play, hex);
  for (int i = 0; i < play.game.players(); ++i) {
    const SeatId seat = play.game.after(play.state.turn, i);
    const int count = yields[seat];
    if (count == 0) continue;
    if (terrain.yields_choice)
      do_later(play, task_for(seat, TaskKind::TakeCard, count));
    else
      take_from_bank(play, seat, card_of(*terrain.yields), count);
    if (play.tally)
      play.tally->hex_cards[hex] = static_cast<std::uint16_t>(play.tally->hex_cards[hex] + count);
  }
}

}  // namespace

void hex_rolled(PlayContext& play, const event::HexRolled& rolled) {
  const Program& own = program(play.game);
  for (const OwnTerrain* terrain : own.of_choice)
    if (shows(play.state, rolled.hex, terrain->value)) give_yield(play, *terrain, rolled.hex);
  for (const int rule : own.production)
    if (is_for_roll(own.rule(rule), play.state.number[rolled.hex]))
      fire_at(play, rule, play.state.turn, rolled.hex);
}

namespace {

/// Each building is asked for all rules, from those of the player on turn on: those at sites in the order of
/// these, then all others.
void fire_for_buildings(PlayContext& play, int roll, const Given* given) {
  const Program& own = program(play.game);
  if (own.for_buildings.empty()) return;
  const Program::OfBuildings& its = own.on_buildings[at(roll)];
  const auto rules_at = [&](std::size_t site) -> const std::vector<int>& {
    const std::size_t card = play.state.site_cards[site];
    return card == 0 ? its.anywhere : its.by_card[card - 1];
  };
  BoundedList<std::uint8_t, most_sites> sites;
  for (std::size_t i = 0; i < own.sites.size(); ++i)
    if (!rules_at(i).empty()) sites.push_back(static_cast<std::uint8_t>(i));
  if (sites.empty() && its.anywhere.empty()) return;
  const auto fire_at_building = [&](int number, SeatId seat, IntersectionId corner) {
    const Rule& rule = own.rule(number);
    const bool waits_for_cards = rule.when.event == Trigger::Event::Produced;
    Where where = at_corner(corner);
    if (waits_for_cards) where.produced = given ? produced_at(play, corner, roll, (*given)[seat]) : 0;
    const BuildingPiece piece = building_at(play.state, corner);
    if (waits_for_cards && (where.produced == 0 || (rule.when.pieces & piece_bit(piece)) == 0)) return;
    if (!matches(play, waits_for_cards ? rule.when.place : rule.buildings, seat, where)) return;
    if (rule.each_building)
      fire_for(play, number, seat, where);
    else
      fire(play, number, seat, where);
  };
  for (int i = 0; i < play.game.players(); ++i) {
    const SeatId seat = play.game.after(play.state.turn, i);
    const auto fire_all = [&](const std::vector<int>& rules, IntersectionId corner) {
      for (const int rule : rules)
        if (is_town(building_at(play.state, corner))) fire_at_building(rule, seat, corner);
    };
    // As they stand now: the rules may cost some.
    const auto bound = play.seat(seat).bound;
    const auto fire_at_sites = [&] {
      for (const std::size_t site : sites)
        if (bound[site] != none) fire_all(rules_at(site), bound[site]);
    };
    if (its.anywhere.empty()) {
      fire_at_sites();
      continue;
    }
    Corners others;
    for (const IntersectionId corner : play.board().intersections()) {
      const BuildingPiece piece = building_at(play.state, corner);
      if (is_town(piece) && piece.of(seat) && is_unbound(play, seat, corner)) others.push_back(corner);
    }
    fire_at_sites();
    for (const IntersectionId corner : others) fire_all(its.anywhere, corner);
  }
}

void fire_roll(PlayContext& play, int roll, const Given* given) {
  const Program& own = program(play.game);
  for (const int rule : own.on_roll)
    if (own.rule(rule).when.numbers.test(at(roll))) fire(play, rule, play.state.turn, {});
  fire_for_buildings(play, roll, given);
}

/// It has a building beside a hex of this number that is no resource's, and yields cards by itself or by its
/// rules.
bool yields_otherwise(PlayContext& play, SeatId seat, int roll) {
  const Program& own = program(play.game);
  bool found = false;
  hexes_with(play, roll).for_each([&](HexId hex) {
    const auto terrain = static_cast<Terrain>(play.state.terrain[hex]);
    const bool yields = is_own(terrain) ? own.worths[own_number(terrain)].yields : terrain == Terrain::Gold;
    found = found || (yields && hex != play.state.robber && yields_of(play, hex)[seat] > 0);
  });
  return found;
}

void fire_nothing(PlayContext& play, const event::Produced& production) {
  const Program& own = program(play.game);
  if (own.on_nothing.empty()) return;
  for (int i = 0; i < play.game.players(); ++i) {
    const SeatId seat = play.game.after(play.state.turn, i);
    if (!production.given[seat].empty() || yields_otherwise(play, seat, production.roll)) continue;
    for (const int rule : own.on_nothing)
      if (is_for_roll(own.rule(rule), production.roll)) fire(play, rule, seat, {});
  }
}

}  // namespace

/// Hexes of which nobody was told: those that yield a resource, and those with printed numbers.
void produced(PlayContext& play, const event::Produced& production) {
  const Program& own = program(play.game);
  const int roll = production.roll;
  const auto is_reported = [&](HexId hex) {
    return play.state.number[hex] == roll && !resource_of(static_cast<Terrain>(play.state.terrain[hex]));
  };
  if (!own.printed.empty() || !own.unreported.empty())
    hexes_with(play, roll).for_each([&](HexId hex) {
      if (is_reported(hex)) return;
      for (const OwnTerrain* terrain : own.printed)
        if (shows(play.state, hex, terrain->value) && play.state.number[hex] != roll)
          give_yield(play, *terrain, hex);
      for (const int rule : own.unreported)
        if (is_for_roll(own.rule(rule), roll)) fire_at(play, rule, play.state.turn, hex);
    });
  for (const int rule : own.after[at(roll)])
    hexes_with(play, roll).for_each([&](HexId hex) { fire_at(play, rule, play.state.turn, hex); });
  fire_roll(play, roll, &production.given);
  fire_nothing(play, production);
}

bool rolled(PlayContext& play, const interruption::Rolled& roll) {
  if (program(play.game).rolls_from_deck)
    note_drawn_roll(play.state, first_die(roll.roll.c), second_die(roll.roll.c));
  if (play.state.dice == 7) fire_roll(play, 7, nullptr);
  if (program(play.game).rolls_twice) do_later(play, task_for(play.state.turn, task::roll_again));
  return false;
}

namespace {

bool fits_founding(const ReadContext& read, Trigger::Founding founding) {
  const bool is_founding = read.state.turn_number == 0;
  return founding == Trigger::Founding::Any || (founding == Trigger::Founding::Yes) == is_founding;
}

void fire_built(PlayContext& play, SeatId seat, unsigned piece, const Where& where) {
  const Program& own = program(play.game);
  for (const int number : own.on_built) {
    const Trigger& when = own.rule(number).when;
    if ((when.pieces & piece) == 0 || !fits_founding(play, when.founding) ||
        !matches(play, when.place, seat, where))
      continue;
    if (when.nth > 0 && count_pieces(play, seat, when.pieces, when.place) != when.nth) continue;
    fire(play, number, seat, where);
  }
}

}  // namespace

void built(PlayContext& play, const event::Built& event) {
  if (event.building == Building::Settlement) settle_at_sites(play, event.seat, event.intersection);
  fire_built(play, event.seat, event.building == Building::City ? a_city : a_settlement,
             at_corner(event.intersection));
  count_standing_points(play);
}

void route_laid(PlayContext& play, const event::RouteLaid& event) {
  const bool road = route_at(play.state, event.path).kind() == Route::Road;
  fire_built(play, event.seat, road ? a_road : a_ship, at_path(event.path));
}

void turn_begins(PlayContext& play, const event::TurnBegins&) {
  const Program& own = program(play.game);
  play.state.acted = 0;
  play.state.once_in_game &= ~own.once_in_turn;
  for (const SeatId seat : play.game.seats()) play.seat(seat).acted_in_turn = 0;
  for (const int rule : own.on_turn_begins) fire(play, rule, play.state.turn, {});
}

bool turn_ends(PlayContext& play, const interruption::TurnEnds& end) {
  for (const int rule : program(play.game).on_turn_ends) fire(play, rule, end.seat, {});
  return false;
}

void robber_moved(PlayContext& play, const event::RobberMoved& moved) {
  for (const int rule : program(play.game).on_robber) fire_at(play, rule, moved.seat, moved.hex);
}

void discovered(PlayContext& play, const event::Revealed& revealed) {
  for (const int rule : program(play.game).on_discovered) fire_at(play, rule, revealed.seat, revealed.hex);
}

void lost(PlayContext& play, const event::Lost& loss) {
  const Program& own = program(play.game);
  const unsigned piece = loss.building == Building::City ? a_city : a_settlement;
  const Where where = at_corner(loss.intersection);
  for (const int rule : own.on_lost) {
    const Trigger& when = own.rule(rule).when;
    if ((when.pieces & piece) != 0 && matches(play, when.place, loss.seat, where))
      fire(play, rule, loss.seat, where);
  }
  leave_sites(play, loss.seat, loss.intersection);
  count_standing_points(play);
}

void knight_played(PlayContext& play, const event::KnightPlayed& knight) {
  for (const int rule : program(play.game).on_knight) fire(play, rule, knight.seat, {});
}

void bought(PlayContext& play, const event::DevelopmentBought& purchase) {
  for (const int rule : program(play.game).on_bought) fire(play, rule, purchase.seat, {});
  const auto& stand_in = program(play.game).book.stand_in;
  if (!stand_in) return;
  auto& left = counter_in(play.game, play.state, purchase.seat, stand_in->counter);
  left = static_cast<std::uint16_t>(left - bit_count(purchase.action.x));
}

void laid_out(PlayContext& play, const event::LaidOut&) {
  for (std::size_t deck = 0; deck < program(play.game).book.decks.size(); ++deck)
    shuffle_deck(play, static_cast<int>(deck));
  lay_out_marks(play);
  const auto& counters = program(play.game).book.counters;
  for (std::size_t i = 0; i < counters.size(); ++i) {
    if (counters[i].start == 0) continue;
    if (counters[i].of_table)
      change_counter(play, SeatId(0), static_cast<int>(i), counters[i].start);
    else
      for (const SeatId seat : play.game.seats())
        change_counter(play, seat, static_cast<int>(i), counters[i].start);
  }
}

}  // namespace hexwright::own
