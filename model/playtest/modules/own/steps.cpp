#include <algorithm>
#include <bit>

#include "model/board/index.h"
#include "model/playtest/bounded_list.h"
#include "model/playtest/modules/own/counting.h"
#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/modules/own/place_steps.h"
#include "model/playtest/modules/own/program.h"
#include "model/playtest/modules/own/witness.h"
#include "model/playtest/modules/yield.h"
#include "model/playtest/table/base_table.h"

namespace hexwright::own {

static_assert(most_waiting_tasks < most_tasks);

unsigned kinds_of_step(const ReadContext& read, const Kinds& kinds, const Where& where) {
  const auto yield_of = [&](HexId hex) {
    if (hex == none || !is_known(read.state, hex)) return 0U;
    const auto resource = resource_of(static_cast<Terrain>(read.state.terrain[hex]));
    return resource ? 1U << static_cast<unsigned>(*resource) : 0U;
  };
  if (kinds.of_hex) return yield_of(where.hex);
  unsigned all = kinds.resources;
  if (kinds.produced)
    produced_cards(read, where).for_each_kind([&](Card card) { all |= 1U << static_cast<unsigned>(card); });
  const auto add_all = [&](const auto& hexes) {
    for (const HexId hex : hexes) all |= yield_of(hex);
  };
  if (kinds.beside && where.hex != none) add_all(read.board().neighbours(where.hex));
  if (kinds.beside && where.corner != none) add_all(read.board().intersection_hexes(where.corner));
  if (kinds.beside && where.path != none) add_all(read.board().path_hexes(where.path));
  return all;
}

/// It is shuffled again as soon as the last one is drawn.
bool has_cards(const ReadContext& read, int deck) {
  if (deck == Step::development_deck) return read.state.left_to_buy() > 0;
  const Program& own = program(read.game);
  for (std::size_t i = 0; i < own.cards.size(); ++i)
    if (own.rule(own.cards[i]).when.deck == deck && read.state.deck_cards[i] > 0) return true;
  return false;
}

namespace {

/// What a rule sets off may set off others; validation has seen that it ends, and this that it ends soon.
constexpr int most_at_once = 64;

Card card_at(unsigned kinds) { return resource_cards[at(std::countr_zero(kinds))]; }

/// How many settlements and cities of the seat are around the hex, of those where the filter says.
std::array<int, 2> buildings_around(const ReadContext& read, HexId hex, SeatId seat, const Filter& which) {
  std::array<int, 2> count{};
  for (const IntersectionId corner : read.board().hex_intersections(hex)) {
    const BuildingPiece piece = building_at(read.state, corner);
    if (is_town(piece) && piece.of(seat) && !read.state.overturned.has(corner) &&
        matches(read, which, seat, at_corner(corner)))
      ++count[piece.kind() == Building::City ? 1 : 0];
  }
  return count;
}

int count_of(const ReadContext& read, StepRef ref, const Step& step, SeatId who, const Where& where) {
  const Program& own = program(read.game);
  if (!own.is_rule(ref.script) || !own.rule(ref.script).around) {
    // What was built says which of two counts holds.
    const bool city = where.corner != none && is_town(building_at(read.state, where.corner)) &&
                      building_at(read.state, where.corner).kind() == Building::City;
    return value_of(read, step.count[city ? 1 : 0], who);
  }
  const auto around = buildings_around(read, where.hex, who, own.rule(ref.script).buildings);
  return around[0] * value_of(read, step.count[0], who) + around[1] * value_of(read, step.count[1], who);
}

/// So many of each kind, and of what was produced no more than that.
Cards cards_to_lay(const ReadContext& read, const Kinds& kinds, const Where& where, int count) {
  const Cards produced = produced_cards(read, where);
  const unsigned all = kinds_of_step(read, kinds, where);
  Cards cards;
  for (const Card card : resource_cards)
    if (has_kind(all, card)) {
      const bool as_produced = kinds.produced && !has_kind(kinds.resources, card);
      cards.add(card, std::clamp(count, 0, as_produced ? produced[card] : Cards::most_of(card)));
    }
  return cards;
}

void give(PlayContext& play, SeatId giver, SeatId receiver, Card card, int most) {
  const int count = std::min<int>(most, play.seat(giver).hand[card]);
  for (int i = 0; i < count; ++i) hand_over(play, giver, receiver, card);
  Witness::see({.seat = giver, .more = -count, .card = card, .to = receiver});
}

/// Of several with the most, the first one from the player on turn on. No game ends before its first turn,
/// and the first end counts.
void end_game(PlayContext& play, const Step& step) {
  if (play.state.turn_number == 0 || SeatId(play.state.ended_for) != none || play.state.all_lost != 0) return;
  if (step.all_lose) {
    play.state.all_lost = 1;
    return;
  }
  const Value& by = step.count[0];
  SeatId winner = play.state.turn;
  for (int i = 1; i < play.game.players(); ++i) {
    const SeatId seat = play.game.after(play.state.turn, i);
    if (value_of(play, by, seat) > value_of(play, by, winner)) winner = seat;
  }
  play.state.ended_for = winner;
}

Task asking(StepRef ref, SeatId who, const Where& where, int count) {
  return {.kind = task::ask,
          .seat = who,
          .x = static_cast<std::uint8_t>(std::clamp(count, 0, 255)),
          .y = Remembered::packed(0, where.produced),
          .a = ref.code(),
          .b = ActionField(packed(where))};
}

/// Does a step that asks nobody; false where somebody has to be asked first.
bool do_now(PlayContext& play, StepRef ref, const Step& step, SeatId who, const Where& where) {
  using enum Step::Kind;
  const Witness::Step seen(play, ref.script);
  const auto n = [&] { return count_of(play, ref, step, who, where); };
  switch (step.kind) {
    case Take: {
      const unsigned kinds = kinds_of_step(play, step.what, where);
      if (kinds != 0 && !step.may && std::has_single_bit(kinds)) {
        const Card card = card_at(kinds);
        Witness::see({.seat = who, .more = take_from_bank(play, who, card, n()), .card = card});
        return true;
      }
      return kinds == 0 || n() <= 0;
    }
    case Pay:
      return n() <= 0;
    case Steal:
      return victims_of(play, step, who).empty();
    case Choose:
      return false;
    case Put:
      return put_mark(play, *step.mark, where, step.moves), true;
    case Remove:
      return remove_mark(play, *step.mark, where), true;
    case Give: {
      if (step.to == Step::Receiver::Others)
        return n() <= 0 || play.seat(who).hand.resources().empty() ||
               kinds_of_step(play, step.what, where) == 0;
      const SeatId receiver = receiver_of(play, step, who);
      const unsigned kinds = kinds_of_step(play, step.what, where);
      if (receiver == who || kinds == 0 || n() <= 0) return true;
      if (!std::has_single_bit(kinds)) return false;
      give(play, who, receiver, card_at(kinds), n());
      return true;
    }
    case GiveCounter:
      if (n() <= 0 || counter_of(play, who, step.counter) == 0) return true;
      if (step.to == Step::Receiver::Others) return false;
      return give_counter(play, step, who, receiver_of(play, step, who), n()), true;
    case Draw:
      return !has_cards(play, step.deck);
    case Swap:
    case Roll:
      return false;
    case Gain:
      return change_counter(play, who, step.counter, n()), true;
    case Lose:
      return change_counter(play, who, step.counter, -n()), true;
    case Points: {
      auto& given = play.seat(who).own_points;
      const int more = std::max(n(), -static_cast<int>(given));
      given = static_cast<std::uint8_t>(given + more);
      count_given_points(play, ref.script, who, more);
      return add_points(play, who, more), true;
    }
    case Strike:
      return strike(play, step, who, where), true;
    case Move:
      return move_piece(play, step, where.hex), true;
    case Turn:
      return turn_buildings(play, step, who, where), true;
    case Number:
      return step_number(play, step, where.hex), true;
    case Become:
      return become(play, step, where.hex), true;
    case End:
      return end_game(play, step), true;
    case Lay:
      return lay_face_up(play, who, cards_to_lay(play, step.what, where, n())), true;
    case BuildCity:
      return build_cities(play, step, who, where.corner), true;
    case Return:
      return give_back(play, step, who), true;
    case Build:
      return do_later(play, task_for(who, TaskKind::FreeRoute, n())), true;
  }
  return true;
}

}  // namespace

void note_once(PlayContext& play, const std::vector<Condition>& conditions, SeatId who) {
  for (const Condition& each : conditions)
    if (each.kind == Condition::Kind::Once)
      (each.by_seat ? play.seat(who).once : play.state.once_in_game) |= 1U
                                                                        << static_cast<unsigned>(each.slot);
}

void shuffle_deck(PlayContext& play, int deck) {
  const Program& own = program(play.game);
  for (std::size_t i = 0; i < own.cards.size(); ++i) {
    const Trigger& card = own.card(i).when;
    if (card.deck == deck) play.state.deck_cards[i] = static_cast<std::uint8_t>(card.copies);
  }
  for (std::size_t i = 0; i < own.kept_cards.size(); ++i) {
    const std::size_t card = at(own.kept_cards[i]);
    if (own.card(card).when.deck != deck) continue;
    for (const SeatId seat : play.game.seats())
      play.state.deck_cards[card] =
          static_cast<std::uint8_t>(play.state.deck_cards[card] - play.seat(seat).held[i]);
  }
}

void change_counter(PlayContext& play, SeatId seat, int counter, int by) {
  const Program& own = program(play.game);
  const Counter& its = own.book.counters[at(counter)];
  const int before = counter_of(play, seat, counter);
  int most = its.most;
  if (its.supply > 0 && !its.of_table) {
    int others = 0;
    for (const SeatId other : play.game.seats())
      others += other == seat ? 0 : counter_of(play, other, counter);
    most = std::min(most, its.supply - others);
  }
  const int after = std::clamp(before + by, 0, std::max(most, 0));
  if (after == before) return;
  Witness::see({.seat = seat, .counter = counter, .more = after - before});
  counter_in(play.game, play.state, seat, counter) = static_cast<std::uint16_t>(after);
  if (after < before) return;
  for (const int rule : own.on_reached) {
    const Trigger& when = own.rule(rule).when;
    if (when.counter != counter) continue;
    const bool reached = when.every > 0 ? after / when.every > before / when.every
                                        : before < when.count && after >= when.count;
    if (reached) fire(play, rule, seat, {});
  }
}

void give_counter(PlayContext& play, const Step& step, SeatId giver, SeatId receiver, int most) {
  if (receiver == giver) return;
  const int has = counter_of(play, receiver, step.counter);
  const int room = program(play.game).book.counters[at(step.counter)].most - has;
  const int given = std::min({most, counter_of(play, giver, step.counter), room});
  if (given <= 0) return;
  change_counter(play, giver, step.counter, -given);
  change_counter(play, receiver, step.counter, given);
}

void run(PlayContext& play, StepRef from, SeatId who, const Where& where, bool at_once) {
  const Program& own = program(play.game);
  const std::vector<Step>& steps = own.steps(from.script);
  for (int i = from.step; i < static_cast<int>(steps.size()); ++i) {
    const Step& step = steps[at(i)];
    if (step.on.any() && !step.on.test(std::min<std::size_t>(play.state.last_die, step.on.size() - 1)))
      continue;
    const StepRef ref(from.script, i);
    if (play.state.task_count >= most_waiting_tasks) return;  // what has errors may be played, too
    if (do_now(play, ref, step, who, where)) continue;
    if (step.kind == Step::Kind::Choose && has_no_choice(play, step, who)) return;
    const bool last = i + 1 == static_cast<int>(steps.size());
    const int count = step.kind == Step::Kind::Swap     ? value_of(play, step.count[0], who)
                      : step.kind == Step::Kind::Choose ? step.count[0].number
                      : step.kind == Step::Kind::Roll || step.kind == Step::Kind::Draw
                          ? 1
                          : count_of(play, ref, step, who, where);
    Task waiting = asking(ref, who, where, count);
    // Cards of choice are taken as from a gold field where nothing comes after them.
    if (step.kind == Step::Kind::Take && last && !step.may && kinds_of_step(play, step.what, where) == 31) {
      waiting = task_for(who, TaskKind::TakeCard, count);
      waiting.x = step.same ? 1 : 0;
      if (own.is_rule(from.script)) {
        const Witness::Step seen(play, from.script);
        Witness::see({.seat = who, .to_choose = count});
      } else {
        count_choice(play, from.script, who, count);
      }
    }
    return at_once ? do_next(play, waiting) : do_later(play, waiting);
  }
}

void fire_for(PlayContext& play, int number, SeatId seat, const Where& where) {
  const Rule& rule = program(play.game).rule(number);
  if (!all_hold(play, rule.conditions, seat, where)) return;
  note_once(play, rule.conditions, seat);
  count_done(play, number, seat);
  count_place(play, number, where);
  run(play, {number, 0}, seat, where);
}

void fire(PlayContext& play, int number, SeatId who, const Where& where) {
  static thread_local int depth = 0;
  const Rule& rule = program(play.game).rule(number);
  if (depth >= most_at_once) return;
  ++depth;
  const auto run_for = [&](SeatId seat) { fire_for(play, number, seat, where); };
  const auto from_turn_on = [&](bool with_first, auto does) {
    for (int i = with_first ? 0 : 1; i < play.game.players(); ++i) does(play.game.after(play.state.turn, i));
  };
  if (rule.around) {
    const auto yields = yields_of(play, where.hex);
    from_turn_on(true, [&](SeatId seat) {
      if (yields[seat] == 0) return;
      const auto has_any = [&] {
        return buildings_around(play, where.hex, seat, rule.buildings) != std::array<int, 2>{};
      };
      if (rule.buildings.empty() || has_any()) run_for(seat);
    });
  } else if (rule.each_building) {
    from_turn_on(true, [&](SeatId seat) {
      for (const IntersectionId corner : buildings_of(play, seat))
        if (matches(play, rule.buildings, seat, at_corner(corner)))
          fire_for(play, number, seat, at_corner(corner));
    });
  } else if (rule.doer == Doer::Everyone || rule.doer == Doer::Others) {
    from_turn_on(rule.doer == Doer::Everyone, run_for);
  } else if (rule.doer == Doer::MostPoints) {
    for (const SeatId seat : with_most_points(play)) run_for(seat);
  } else if (rule.doer == Doer::FewestPoints) {
    for (const SeatId seat : with_fewest_points(play)) run_for(seat);
  } else {
    run_for(rule.doer == Doer::Roller ? SeatId(play.state.turn)
            : rule.doer == Doer::Left ? play.game.after(who)
                                      : who);
  }
  --depth;
}

}  // namespace hexwright::own
