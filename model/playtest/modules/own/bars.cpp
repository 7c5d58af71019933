#include <algorithm>
#include <bit>

#include "model/board/index.h"
#include "model/playtest/modules/own/hooks.h"

namespace hexwright::own {
namespace {

/// `BuildingLimits` say so, as terrains may change.
bool goes_by_terrain(const Bar& bar) { return bar.place.beside || bar.place.all_around; }

/// What a bar on building names never changes in a game.
void close_corners(const MapView& map, const Grounds& grounds, const Bar& bar, hexwright::Facts& facts) {
  for (const IntersectionId corner : map.board().intersections()) {
    if (!grounds.matches(bar.place, at_corner(corner))) continue;
    if ((bar.pieces & a_settlement) != 0 && !goes_by_terrain(bar)) facts.closed_to_settlements.add(corner);
    if ((bar.pieces & a_city) != 0) facts.closed_to_cities.add(corner);
  }
}

void close_paths(const MapView& map, const Grounds& grounds, const Bar& bar, hexwright::Facts& facts) {
  for (const PathId path : map.board().paths()) {
    if (!grounds.matches(bar.place, at_path(path))) continue;
    if ((bar.pieces & a_road) != 0) facts.closed_to_roads.add(path);
    if ((bar.pieces & a_ship) != 0) facts.closed_to_ships.add(path);
  }
}

}  // namespace

bool forbids_founding(const ReadContext& read, const attempt::Found& found) {
  const Book& book = program(read.game).book;
  const Where where = at_corner(found.intersection);
  for (const Bar& bar : book.bars)
    if (bar.founding && matches(read, bar.place, found.seat, where) &&
        all_hold(read, bar.conditions, found.seat, where))
      return true;
  for (const Requirement& required : book.requirements) {
    if (matches(read, required.place, found.seat, where)) continue;
    if (!required.one) return true;
    int placed = 0;
    bool met = false;
    for (const IntersectionId corner : read.board().intersections()) {
      if (!building_at(read.state, corner).of(found.seat)) continue;
      ++placed;
      met = met || matches(read, required.place, found.seat, at_corner(corner));
    }
    if (!met && placed + 1 >= read.game.facts().founding_settlements) return true;
  }
  return false;
}

bool forbids_robber(const ReadContext& read, const attempt::MoveRobber&) {
  const auto& bars = program(read.game).book.bars;
  return std::any_of(bars.begin(), bars.end(), [&](const Bar& bar) {
    return bar.robber && bar.place.empty() && bar.points_at_most < 0 &&
           all_hold(read, bar.conditions, read.state.turn, {});
  });
}

bool forbids_pirate(const ReadContext& read, const attempt::MovePirate&) {
  const auto& bars = program(read.game).book.bars;
  return std::any_of(bars.begin(), bars.end(), [&](const Bar& bar) {
    return bar.pirate && all_hold(read, bar.conditions, read.state.turn, {});
  });
}

bool forbids_robber_at(const ReadContext& read, const attempt::RobberTo& to) {
  const auto spares = [&](const Bar& bar) {
    if (!bar.robber || (bar.place.empty() && bar.points_at_most < 0)) return false;
    if (!matches(read, bar.place, read.state.turn, at_hex(to.hex))) return false;
    if (bar.points_at_most < 0) return all_hold(read, bar.conditions, read.state.turn, at_hex(to.hex));
    return std::ranges::any_of(read.board().hex_intersections(to.hex), [&](IntersectionId corner) {
      const BuildingPiece piece = building_at(read.state, corner);
      return is_town(piece) && seat_of(read, piece.seat()).points <= bar.points_at_most;
    });
  };
  const auto& bars = program(read.game).book.bars;
  return std::any_of(bars.begin(), bars.end(), spares);
}

namespace {

bool is_drawn(const State& state, int one, int other) {
  return (state.drawn_rolls[at(one)] >> static_cast<unsigned>(other) & 1U) != 0;
}

/// Some pair that is no 7 is still in the deck of dice: a 7 may be barred.
bool has_other_than_seven(const State& state) {
  for (int one = 1; one <= 6; ++one)
    for (int other = 1; other <= 6; ++other)
      if (one + other != 7 && !is_drawn(state, one, other)) return true;
  return false;
}

}  // namespace

bool forbids_roll(const ReadContext& read, const attempt::Roll& roll) {
  const Program& own = program(read.game);
  if (own.rolls_from_deck && is_drawn(read.state, roll.one, roll.other) && has_other_than_seven(read.state))
    return true;
  return roll.one + roll.other == 7 && std::ranges::any_of(own.book.bars, [&](const Bar& bar) {
           return bar.seven && all_hold(read, bar.conditions, read.state.turn, {});
         });
}

void note_drawn_roll(State& state, int one, int other) {
  constexpr int all = 36, left_at_end = 5;
  auto& drawn = state.drawn_rolls;
  drawn[at(one)] = static_cast<std::uint8_t>(drawn[at(one)] | 1U << static_cast<unsigned>(other));
  int count = 0;
  for (const std::uint8_t of_die : drawn) count += std::popcount(of_die);
  if (count >= all - left_at_end) drawn = {};
}

bool forbids_building(const ReadContext& read, const attempt::Build& build) {
  const unsigned piece = build.kind == ActionKind::BuildSettlement ? a_settlement
                         : build.kind == ActionKind::BuildCity     ? a_city
                         : build.kind == ActionKind::BuildRoad     ? a_road
                                                                   : a_ship;
  const auto& bars = program(read.game).book.bars;
  return std::ranges::any_of(bars, [&](const Bar& bar) {
    return bar.at_times() && (bar.pieces & piece) != 0 && all_hold(read, bar.conditions, build.seat, {});
  });
}

namespace {

int stand_ins_for_a_card(const ReadContext& read, SeatId seat) {
  const auto& stand_in = *program(read.game).book.stand_in;
  return std::min(stand_in.most, counter_of(read, seat, stand_in.counter));
}

}  // namespace

void prepare(const MapView& map, int, hexwright::Facts& facts) {
  const auto program = make_program(map);
  facts.own_program = program;
  const Book& book = program->book;
  facts.usual_hand_limit = facts.hand_limit;
  facts.rolls_are_barred = facts.rolls_are_barred || program->rolls_from_deck;
  for (const Figure& figure : book.figures) {
    // What it is set to at least, as far as that can be told before the game.
    const int least = figure.count.of == Value::Of::Number && !figure.each ? figure.count.number : 0;
    if (figure.what == Figure::What::HandLimit && !figure.adds)
      facts.hand_limit = std::min(facts.hand_limit, least);
    if (figure.what == Figure::What::Victory && !figure.adds)
      facts.least_to_win = std::min(facts.least_to_win, least);
    if (figure.what != Figure::What::Award) continue;
    const bool route = figure.of == "longest-route";
    if (figure.least > 0) (route ? facts.least_route : facts.least_army) = figure.least;
    if (figure.tie_loses) (route ? facts.route_tie_loses : facts.army_tie_loses) = true;
  }
  for (const Join& join : book.joined)
    for (std::size_t number = 2; number <= 12; ++number)
      if (join.numbers.test(number)) facts.joined_numbers[number] = join.numbers;
  if (book.stand_in) facts.stand_ins = stand_ins_for_a_card;
  facts.tokens_change = facts.tokens_change || book.changes_numbers();
  for (const Bar& bar : book.bars) {
    facts.rolls_are_barred = facts.rolls_are_barred || bar.seven;
    facts.robber_spares =
        facts.robber_spares || (bar.robber && (!bar.place.empty() || bar.points_at_most >= 0));
    facts.building_is_barred = facts.building_is_barred || bar.at_times();
    if (bar.pieces == 0 || bar.at_times()) continue;
    const Grounds grounds(map);
    if ((bar.pieces & (a_settlement | a_city)) != 0) close_corners(map, grounds, bar, facts);
    if ((bar.pieces & (a_road | a_ship)) != 0 && !goes_by_terrain(bar)) close_paths(map, grounds, bar, facts);
  }
}

}  // namespace hexwright::own
