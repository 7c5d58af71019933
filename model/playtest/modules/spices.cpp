#include "playtest/modules/spices.h"

#include <algorithm>

#include <fmt/format.h>

#include "playtest/modules/modules.h"

namespace hexwright {
namespace spices {
namespace {

constexpr int exchange_points = 2;

void lay_out(Table& t) {
  t.state.spice_cards.fill(cards_of_a_type);
  // Ten cards of unnamed resources: as many of each.
  t.state.options.fill(options_of_a_resource);
  for (int seat = 0; seat < t.game.players(); ++seat) t.seat(seat).merchants = units_each;
}

/// The first one to come there draws a card, whether the hex lay open or was turned up. SPI-03, FOG-04
void reach(Table& t, int seat, Number hex) {
  if (!shows(t.state, hex, Terrain::Spice) || t.state.spices_reached.has(hex)) return;
  t.state.spices_reached.add(hex);
  do_next(t, task_for(seat, What::DrawSpice));
}

void reach_with_route(Table& t, int seat, Number path) {
  for (const Number end : t.board().path_ends(path))
    for (const Number hex : t.board().intersection_hexes(end))
      if (hex != none) reach(t, seat, hex);
}

void begin_turn(Table& t) { t.seat(t.state.turn).exchanged = 0; }

void list_draw(const Look&, const Task&, Actions& actions) {
  actions.push_back({.kind = ActionKind::DrawSpice});
}
void apply_draw(Table& t, const Task& task, const Action& action) { take_spice(t, task.seat, action); }
bool nothing_to_draw(const Look& l, const Task&) { return !has_spice_left(l); }

void list_returns(const Look& l, const Task& task, Actions& actions) {
  for (const Card spice : spice_types)
    if (seat_of(l, task.seat).hand[spice] > 0) actions.push_back(action_with(ActionKind::ReturnSpice, spice));
}
void apply_return(Table& t, const Task& task, const Action& action) {
  pay_to_bank(t, task.seat, Cards(static_cast<Card>(action.x)));
}
bool nothing_to_return(const Look& l, const Task& task) {
  return seat_of(l, task.seat).hand.spices().empty();
}

/// Three of a type, or one of each.
Cards exchanged(std::uint8_t type) {
  if (type != three_different) return Cards(static_cast<Card>(type), 3);
  Cards cards;
  for (const Card spice : spice_types) cards.add(spice);
  return cards;
}

/// SPI-10
void list_exchanges(const Look& l, int seat, Actions& actions) {
  const Seat& s = seat_of(l, seat);
  if (l.state.phase == Phase::Special || s.exchanged != 0 || s.hand.spices().size() < 3) return;
  const auto offer = [&](std::uint8_t type) {
    if (covers(s, exchanged(type))) actions.push_back({.kind = ActionKind::ExchangeSpices, .x = type});
  };
  for (const Card spice : spice_types) offer(static_cast<std::uint8_t>(spice));
  offer(three_different);
}
void exchange(Table& t, int seat, const Action& action) {
  pay_to_bank(t, seat, exchanged(action.x));
  t.seat(seat).exchanged = 1;
  add_chits(t, seat, exchange_points);
}

/// Cards of hexes that nobody has reached, cards for a pair, points for three, merchants. DES-10
bool may_bring(const Look& l, Cards all) {
  for (Number hex = 0; hex < l.board().hex_count(); ++hex)
    if (shows(l.state, hex, Terrain::Spice) && !l.state.spices_reached.has(hex)) return true;
  constexpr int least = 2;  // of any price
  return all.size() >= least;
}

const std::array tasks{TaskRule{What::DrawSpice, list_draw, apply_draw, nothing_to_draw},
                       TaskRule{What::ReturnSpice, list_returns, apply_return, nothing_to_return},
                       take_option};
const std::array turns{merchant, use_option,
                       TurnRule{ActionKind::ExchangeSpices, list_exchanges, exchange, true}};
constexpr std::array chances{ChanceRule{ActionKind::DrawSpice, weigh_spices},
                             ChanceRule{ActionKind::UseOption, weigh_spices}};

}  // namespace

bool has_spice_left(const Look& l) { return sum(l.state.spice_cards) + sum(l.state.spice_discards) > 0; }

void weigh_spices(const Look& l, const Action&, std::vector<WeighedOutcome>& outcomes) {
  const auto& stack = sum(l.state.spice_cards) > 0 ? l.state.spice_cards : l.state.spice_discards;
  for (std::size_t i = 0; i < stack.size(); ++i)
    if (stack[i] > 0)
      outcomes.push_back(
          {static_cast<std::uint16_t>(1 + static_cast<std::size_t>(spice_types[i])), stack[i]});
}

void take_spice(Table& t, int seat, const Action& action) {
  State& s = t.state;
  // Discards are shuffled when a card is wanted and the stack has none. SPI-10
  if (sum(s.spice_cards) == 0) std::swap(s.spice_cards, s.spice_discards);
  const auto card = static_cast<Card>(action.c - 1);
  --s.spice_cards[static_cast<std::size_t>(card) - resource_cards.size()];
  t.seat(seat).hand.add(card);
  if (t.tally) ++t.tally->income[static_cast<std::size_t>(seat)][static_cast<std::size_t>(card)];
  if (has_spice_left(t) || t.game.players() <= 4) return;
  // Everybody gives one back, the player on turn first. SPI-11
  for (int i = 0; i < t.game.players(); ++i)
    do_next(t, task_for((s.turn + i) % t.game.players(), What::ReturnSpice), i);
}

void find_broken(const Look& l, std::vector<std::string>& broken) {
  for (std::size_t i = 0; i < spice_types.size(); ++i) {
    int all = l.state.spice_cards[i] + l.state.spice_discards[i];
    for (const Seat& seat : l.state.seats) all += seat.hand[spice_types[i]];
    if (all != cards_of_a_type) broken.push_back(fmt::format("{} cards of {}", all, id(spice_types[i])));
  }
  for (std::size_t i = 0; i < resource_cards.size(); ++i) {
    int all = l.state.options[i];
    for (const Seat& seat : l.state.seats) all += seat.options[i];
    if (all != options_of_a_resource)
      broken.push_back(fmt::format("{} trade options of {}", all, id(resource_cards[i])));
  }
  std::array<int, most_players> placed{};
  for (Number i = 0; i < l.board().intersection_count(); ++i) {
    const BuildingPiece piece = building_at(l.state, i);
    if (piece.empty() || piece.kind() != Building::Merchant) continue;
    ++placed[static_cast<std::size_t>(piece.seat())];
    if (!takes_merchant_at(l, i)) broken.push_back(fmt::format("a merchant at {}", i));
  }
  for (int seat = 0; seat < l.game.players(); ++seat) {
    const Seat& s = seat_of(l, seat);
    const int own = placed[static_cast<std::size_t>(seat)];
    if (s.merchants + own != units_each)
      broken.push_back(fmt::format("seat {}: {} merchants of {}", seat, s.merchants + own, units_each));
    if (sum(s.options) > own) broken.push_back(fmt::format("seat {} has too many trade options", seat));
  }
}

}  // namespace spices

constinit const TableRules spices_table{.module = "spices",
                                        .tasks = spices::tasks,
                                        .turns = spices::turns,
                                        .chances = spices::chances,
                                        .set_up = spices::lay_out,
                                        .routed = spices::reach_with_route,
                                        .revealed = spices::reach,
                                        .turn_begins = spices::begin_turn,
                                        .holds_ship = spices::holds_ship,
                                        .may_bring = spices::may_bring,
                                        .find_broken = spices::find_broken};

}  // namespace hexwright
