#include "model/rules/spices/merchants.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "model/board/index.h"
#include "model/playtest/bots/settler.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/spices/kinds.h"
#include "model/playtest/modules/spices/spices.h"

namespace hexwright::spices {
namespace {

bool has_merchant(const ReadContext& read, SeatId seat, IntersectionId intersection) {
  return building_at(read.state, intersection).is(seat, Building::Merchant);
}

/// The one spice hex that a merchant there belongs to.
HexId spice_hex_of(const ReadContext& read, IntersectionId intersection) {
  const auto& hexes = read.board().intersection_hexes(intersection);
  return *std::find_if(hexes.begin(), hexes.end(),
                       [&](HexId hex) { return shows(read.state, hex, Terrain::Spice); });
}

/// SPI-04
void list_merchants(const ReadContext& read, SeatId seat, Actions& actions) {
  const Seat& s = seat_of(read, seat);
  if (read.state.phase != Phase::Main || s.merchants == 0 || !covers(s, merchant_price)) return;
  // Spice hexes are few: what is around them, rather than all that is reached.
  IntersectionBits free;
  const auto& terrain = read.state.terrain;
  const auto* const end = terrain.data() + read.board().hex_count();
  const auto next = [&](const std::uint8_t* from) {
    return static_cast<const std::uint8_t*>(
        std::memchr(from, static_cast<int>(Terrain::Spice), static_cast<std::size_t>(end - from)));
  };
  for (const auto* hex = next(terrain.data()); hex; hex = hex + 1 == end ? nullptr : next(hex + 1))
    for (const IntersectionId i :
         read.board().hex_intersections(HexId(static_cast<int>(hex - terrain.data()))))
      if (s.reached.has(i) && building_at(read.state, i).empty()) free.add(i);
  free.for_each([&](IntersectionId i) {
    if (takes_merchant_at(read, i)) list_at(actions, action::place_merchant, i);
  });
}

/// An option comes with the first merchant of a seat at each spice hex. As options never come back, who got
/// none for that one gets none for another. SPI-06
void place_and_choose(PlayContext& play, SeatId seat, const Action& action) {
  pay_to_bank(play, seat, merchant_price);
  const auto& around = play.board().hex_intersections(spice_hex_of(play, action.a.intersection()));
  const bool first = std::none_of(around.begin(), around.end(), [&](IntersectionId i) {
    return has_merchant(play, seat, i) &&
           spice_hex_of(play, i) == spice_hex_of(play, action.a.intersection());
  });
  stand_merchant(play, seat, action.a.intersection());
  --play.seat(seat).merchants;
  count(play, merchants_placed, {.seat = seat, .place = action.a.intersection()});
  if (first) do_next(play, task_for(seat, task::take_option));
}

void list_options(const ReadContext& read, const Task&, Actions& actions) {
  for (const Card card : resource_cards)
    if (read.state.options[at(card)] > 0) list_with(actions, action::take_option, card);
}
void apply_option(PlayContext& play, const Task& task, const Action& action) {
  count(play, options_taken, {.seat = task.seat, .kind = action.x});
  --play.state.options[action.x];
  ++play.seat(task.seat).options[action.x];
}
bool no_options_left(const ReadContext& read, const Task&) { return sum(read.state.options) == 0; }

/// Two of its resource for the top spice card. SPI-07
void list_uses(const ReadContext& read, SeatId seat, Actions& actions) {
  const Seat& s = seat_of(read, seat);
  if (read.state.phase != Phase::Main || !has_spice_left(read)) return;
  for (const Card card : resource_cards)
    if (s.options[at(card)] > 0 && tradable(s)[card] >= 2) list_with(actions, action::use_option, card);
}
void use(PlayContext& play, SeatId seat, const Action& action) {
  count(play, bought, {.seat = seat, .kind = action.x});
  trade_to_bank(play, seat, Cards(static_cast<Card>(action.x), 2));
  take_spice(play, seat, action);
}

}  // namespace

bool takes_merchant_at(const ReadContext& read, IntersectionId intersection) {
  const auto& hexes = read.board().intersection_hexes(intersection);
  // Most intersections need no closer look.
  if (std::none_of(hexes.begin(), hexes.end(),
                   [&](HexId hex) { return shows(read.state, hex, Terrain::Spice); }))
    return false;
  return takes_merchant(read.game.rules(), hexes_around(read, intersection));
}

/// An own merchant at its open end closes the route between the ship's settlement and him. Ships of a branch,
/// and those that lead on from the merchant to another open end, stay free. SPI-05
bool holds_ship(const ReadContext& read, const attempt::TakeUpShip& ship) {
  const SeatId seat = ship.seat;
  if (seat_of(read, seat).merchants == units_each) return false;  // none is out
  const auto ways = Ways::over(ship.ship);
  return std::none_of(ways.begin(), ways.end(), [&](WayId way) {
    return is_open_end(read, seat, way) && !has_merchant(read, seat, read.ways()[way].to);
  });
}

constinit const Counter merchants_placed{"merchants", N_("Merchants placed"), CountedAt::Intersection, true};
constinit const Counter options_taken{"options", N_("Trade options taken"), CountedAt::Anywhere, true,
                                      kinds_of<resource_cards>};
constinit const Counter bought{"bought", N_("Spice cards bought with trade options"), CountedAt::Anywhere,
                               true, kinds_of<resource_cards>};
constinit const ActionSpec merchant{
    .kind = action::place_merchant,
    .id = "place-merchant",
    .title = N_("place a merchant"),
    .fields = {.a = {"at", FieldKind::Intersection}},
    .list = list_merchants,
    .apply = place_and_choose,
    .done = N_("{0} places a merchant"),
    .when_possible =
        N_("a merchant costs 1 ore and 1 wool and stands at a discovered spice hex, where nobody stands "
           "and an own road or ship ends"),
    .key = 'N',
    .merchant = true};
constinit const ActionSpec take_option{
    .kind = action::take_option,
    .id = "take-option",
    .title = N_("take a trade option"),
    .fields = {.x = {"option", FieldKind::Card}},
    .label =
        [](const Decision& d) {
          return Message{N_("take the trade option for {0}"), {d.words.kind(static_cast<Card>(d.action.x))}};
        },
    .describe =
        [](const Deed& deed) {
          return deed.is_seen() ? deed.by(N_("{0} takes a trade option: {1}"), deed.words.kind(deed.kind()))
                                : deed.by(N_("{0} takes a trade option"));
        },
    .worth = [](const SettlerContext& context,
                const Action& taken) { return context.board_worth.income()[taken.x]; }};
constinit const ActionSpec use_option{
    .kind = action::use_option,
    .id = "use-option",
    .title = N_("use a trade option"),
    .fields = {.x = {"option", FieldKind::Card}, .c = {"card", FieldKind::DrawnCard}},
    .list = list_uses,
    .apply = use,
    .weigh = weigh_spices,
    .label =
        [](const Decision& d) {
          return Message{N_("give {0} for a spice card"), {d.words.card(d.action.x, 2)}};
        },
    .describe =
        [](const Deed& deed) {
          const std::string given = deed.words.card(deed.action.x, 2);
          return deed.is_seen() ? deed.by(N_("{0} gives {1} for a spice card: {2}"), given, deed.drawn_card())
                                : deed.by(N_("{0} gives {1} for a spice card"), given);
        },
    .when_possible =
        N_("this needs an own trade option and two of the resource that it shows, and a spice card that "
           "is left"),
    .gain =
        [](const SettlerContext& context, const Action& used, float before) {
          return gain_of(context, context.weights().spice_card, Cards(static_cast<Card>(used.x), 2), before);
        }};
constinit const TaskSpec take_option_task{.kind = task::take_option,
                                          .list = list_options,
                                          .apply = apply_option,
                                          .idle = no_options_left,
                                          .prompt = N_("{0} takes a trade option"),
                                          .comes_first = N_("{0} has to take a trade option first")};

/// Merchants bring an option each, the first one of a seat at each spice hex, while there are any. SPI-06
bool brings_option(const View& view, HexId hex) {
  if (view.own().merchants == 0 || view.of<GameState>().options_left() == 0) return false;
  const auto& corners = view.board().hex_intersections(hex);
  return std::none_of(corners.begin(), corners.end(), [&](IntersectionId i) {
    return i != none && view.building(i).is(view.seat(), Building::Merchant);
  });
}

void add_merchant_goal(const BoardWorth& board_worth, Goals& goals) {
  const View& view = board_worth.view();
  if (view.own().merchants == 0 || view.of<GameState>().options_left() == 0) return;
  view.own().reached.any_of([&](IntersectionId i) {
    if (!view.building(i).empty()) return false;
    const auto& hexes = view.board().intersection_hexes(i);
    const bool brings = std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) {
      return hex != none && view.terrain(hex) == static_cast<std::uint8_t>(Terrain::Spice) &&
             brings_option(view, hex);
    });
    if (brings)
      goals.add({board_worth.weights().merchant,
                 merchant_price,
                 merchant_price,
                 {.kind = action::place_merchant, .a = i}});
    return brings;
  });
}

/// Its card goes to who comes first; a merchant may come to stand there.
float worth_of_visit(const BoardWorth& board_worth, HexId hex) {
  const View& view = board_worth.view();
  const Weights& weights = board_worth.weights();
  const auto& corners = view.board().hex_intersections(hex);
  const bool is_there = std::any_of(corners.begin(), corners.end(),
                                    [&](IntersectionId i) { return i != none && view.own().reached.has(i); });
  return (view.of<GameState>().is_reached(hex) ? 0 : weights.spice_card) +
         (is_there || !brings_option(view, hex) ? 0 : weights.visited_spices);
}

}  // namespace hexwright::spices
