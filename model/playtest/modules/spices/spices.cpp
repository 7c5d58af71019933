#include "model/playtest/modules/spices/spices.h"

#include <algorithm>

#include <fmt/format.h>

#include "listed_rules.h"
#include "model/board/index.h"
#include "model/playtest/bots/settler.h"
#include "model/playtest/cards.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/describe/seat_notes.h"
#include "model/playtest/modules/spices/kinds.h"
#include "model/rules/base/hand_limit.h"

namespace hexwright {
namespace spices {
namespace {

constexpr int exchange_points = 2;

constexpr CountedKinds kinds_of_exchange{
    4, [](int kind) { return kind == 3 ? std::string_view("different") : kinds_of<spice_types>.id(kind); },
    [](int kind) {
      return kind == 3 ? Message{N_("three different ones"), {}}
                       : Message{N_("three of {0}"), {word(spice_types[at(kind)])}};
    }};
constexpr Counter drawn{"drawn", N_("Spice cards drawn on reaching a hex"), CountedAt::Anywhere, true,
                        kinds_of<spice_types>};
constexpr Counter reached{"reached", N_("Spice hexes reached first"), CountedAt::Hex, true};
constexpr Counter traded{"traded", N_("Spice cards got in trade with players"), CountedAt::Anywhere, true,
                         kinds_of<spice_types>};
constexpr Counter exchanged_for_points{"exchanged", N_("Exchanges of spice cards for points"),
                                       CountedAt::Anywhere, true, kinds_of_exchange};
constexpr Counter returned{"returned", N_("Spice cards given back"), CountedAt::Anywhere, true,
                           kinds_of<spice_types>};
const std::array counters{
    &drawn, &reached, &bought, &traded, &exchanged_for_points, &merchants_placed, &options_taken, &returned};

constexpr int kind_of(Card spice) {
  return static_cast<int>(spice) - static_cast<int>(resource_cards.size());
}

void lay_out(PlayContext& play, const event::LaidOut&) {
  play.state.spice_cards.fill(cards_of_a_type);
  // Ten cards of unnamed resources: as many of each.
  play.state.options.fill(options_of_a_resource);
  for (const SeatId seat : play.game.seats()) play.seat(seat).merchants = units_each;
}

/// The first one to come there draws a card, whether the hex lay open or was turned up. SPI-03
void reach(PlayContext& play, SeatId seat, HexId hex) {
  if (!shows(play.state, hex, Terrain::Spice) || play.state.spices_reached.has(hex)) return;
  play.state.spices_reached.add(hex);
  count(play, reached, {.seat = seat, .place = hex});
  do_next(play, task_for(seat, task::draw_spice));
}

void reach_revealed(PlayContext& play, const event::Revealed& revealed) {
  reach(play, revealed.seat, revealed.hex);
}

void reach_with_route(PlayContext& play, const event::RouteLaid& laid) {
  for (const IntersectionId end : play.board().path_ends(laid.path))
    for (const HexId hex : play.board().intersection_hexes(end))
      if (hex != none) reach(play, laid.seat, hex);
}

void begin_turn(PlayContext& play, const event::TurnBegins&) { play.seat(play.state.turn).exchanged = 0; }

void list_draw(const ReadContext&, const Task&, Actions& actions) {
  actions.push_back({.kind = action::draw_spice});
}
void apply_draw(PlayContext& play, const Task& task, const Action& action) {
  count(play, drawn, {.seat = task.seat, .kind = kind_of(static_cast<Card>(action.c - 1))});
  take_spice(play, task.seat, action);
}
bool nothing_to_draw(const ReadContext& read, const Task&) { return !has_spice_left(read); }

void list_returns(const ReadContext& read, const Task& task, Actions& actions) {
  for (const Card spice : spice_types)
    if (seat_of(read, task.seat).hand[spice] > 0) list_with(actions, action::return_spice, spice);
}
void apply_return(PlayContext& play, const Task& task, const Action& action) {
  count(play, returned, {.seat = task.seat, .kind = kind_of(static_cast<Card>(action.x))});
  pay_to_bank(play, task.seat, Cards(static_cast<Card>(action.x)));
}
bool nothing_to_return(const ReadContext& read, const Task& task) {
  return seat_of(read, task.seat).hand.spices().empty();
}

/// Three of a type, or one of each.
Cards exchanged(std::uint8_t type) {
  if (type != three_different) return Cards(static_cast<Card>(type), 3);
  Cards cards;
  for (const Card spice : spice_types) cards.add(spice);
  return cards;
}

/// SPI-10
void list_exchanges(const ReadContext& read, SeatId seat, Actions& actions) {
  const Seat& s = seat_of(read, seat);
  if (read.state.phase == Phase::Special || s.exchanged != 0 || s.hand.spices().size() < 3) return;
  const auto offer = [&](std::uint8_t type) {
    if (covers(s, exchanged(type))) actions.push_back({.kind = action::exchange_spices, .x = type});
  };
  for (const Card spice : spice_types) offer(static_cast<std::uint8_t>(spice));
  offer(three_different);
}
void exchange(PlayContext& play, SeatId seat, const Action& action) {
  const int kind = action.x == three_different ? 3 : kind_of(static_cast<Card>(action.x));
  count(play, exchanged_for_points, {.seat = seat, .kind = kind});
  pay_to_bank(play, seat, exchanged(action.x));
  play.seat(seat).exchanged = 1;
  add_chits(play, seat, exchange_points);
}

/// SPI-09
void count_traded(PlayContext& play, const event::Traded& trade) {
  const auto& [seat, with, gave, got] = trade;
  for (const Card spice : spice_types) {
    if (got[spice] > 0) count(play, traded, {.seat = seat, .kind = kind_of(spice)}, got[spice]);
    if (gave[spice] > 0) count(play, traded, {.seat = with, .kind = kind_of(spice)}, gave[spice]);
  }
}

void take_back_merchant(PlayContext& play, const event::MerchantLifted& lifted) {
  ++play.seat(lifted.seat).merchants;
}

void discard(PlayContext& play, const event::PaidElsewhere& paid) {
  for (std::size_t i = 0; i < spice_types.size(); ++i)
    play.state.spice_discards[i] =
        static_cast<std::uint8_t>(play.state.spice_discards[i] + paid.cards[spice_types[i]]);
}

/// Cards of hexes that nobody has reached, cards for a pair, points for three, merchants.
bool may_bring(const ReadContext& read, Cards all) {
  for (const HexId hex : read.board().hexes())
    if (shows(read.state, hex, Terrain::Spice) && !read.state.spices_reached.has(hex)) return true;
  constexpr int least = 2;  // of any price
  return all.size() >= least;
}

const std::array tasks{TaskSpec{.kind = task::draw_spice,
                                .list = list_draw,
                                .apply = apply_draw,
                                .idle = nothing_to_draw,
                                .prompt = N_("{0} draws a spice card"),
                                .comes_first = N_("{0} has to draw a spice card first")},
                       TaskSpec{.kind = task::return_spice,
                                .list = list_returns,
                                .apply = apply_return,
                                .idle = nothing_to_return,
                                .prompt = N_("{0} returns a spice card"),
                                .comes_first = N_("{0} has to return a spice card first")},
                       take_option_task};

constexpr std::array terrain_rules{TerrainRule{.terrain = Terrain::Spice, .visit = worth_of_visit}};

constexpr float worth_of_exchange = exchange_points;
const std::array actions{
    ActionSpec{.kind = action::draw_spice,
               .id = "draw-spice",
               .title = N_("draw a spice card"),
               .fields = {.c = {"card", FieldKind::DrawnCard}},
               .weigh = weigh_spices,
               .describe =
                   [](const Deed& deed) {
                     return deed.is_seen() ? deed.by(N_("{0} draws a spice card: {1}"), deed.drawn_card())
                                           : deed.by(N_("{0} draws a spice card"));
                   }},
    merchant,
    take_option,
    use_option,
    ActionSpec{.kind = action::exchange_spices,
               .id = "exchange-spices",
               .title = N_("exchange spice cards"),
               .fields = {.x = {"card", FieldKind::CardOrAll}},
               .list = list_exchanges,
               .apply = exchange,
               .before_roll = true,
               .label =
                   [](const Decision& d) {
                     return d.action.x == three_different
                                ? Message{N_("exchange three different spice cards")}
                                : Message{N_("exchange {0}"), {d.words.card(d.action.x, 3)}};
                   },
               .describe =
                   [](const Deed& deed) {
                     return deed.by(N_("{0} exchanges {1}"), deed.words.cards(exchanged(deed.action.x)));
                   },
               .when_possible = N_("three equal or three different spice cards are exchanged, once a turn"),
               .gain = [](const SettlerContext& context, const Action&,
                          float) { return at_once(context, worth_of_exchange); }},
    ActionSpec{.kind = action::return_spice,
               .id = "return-spice",
               .title = N_("return a spice card"),
               .fields = {.x = {"card", FieldKind::Card}},
               .label =
                   [](const Decision& d) {
                     return Message{N_("return {0}"), {d.card()}};
                   },
               .describe = [](const Deed& deed) { return deed.by(N_("{0} returns {1}"), deed.card()); },
               .worth =
                   [](const SettlerContext& context, const Action& returned) {
                     return change(context, Cards(static_cast<Card>(returned.x)), {});
                   }}};

}  // namespace

bool has_spice_left(const ReadContext& read) {
  return sum(read.state.spice_cards) + sum(read.state.spice_discards) > 0;
}

void weigh_spices(const ReadContext& read, const Action&, std::vector<WeighedOutcome>& outcomes) {
  const auto& stack = sum(read.state.spice_cards) > 0 ? read.state.spice_cards : read.state.spice_discards;
  for (std::size_t i = 0; i < stack.size(); ++i)
    if (stack[i] > 0)
      outcomes.push_back(
          {static_cast<std::uint16_t>(1 + static_cast<std::size_t>(spice_types[i])), stack[i]});
}

void take_spice(PlayContext& play, SeatId seat, const Action& action) {
  State& s = play.state;
  // Discards are shuffled when a card is wanted and the stack has none. SPI-10
  if (sum(s.spice_cards) == 0) std::swap(s.spice_cards, s.spice_discards);
  const auto card = static_cast<Card>(action.c - 1);
  --s.spice_cards[static_cast<std::size_t>(card) - resource_cards.size()];
  play.seat(seat).hand.add(card);
  if (play.tally) ++play.tally->income[seat][at(card)];
  if (has_spice_left(play) || play.game.players() <= 4) return;
  // Everybody gives one back, the player on turn first. SPI-11
  for (int i = 0; i < play.game.players(); ++i)
    do_next(play, task_for(play.game.after(s.turn, i), task::return_spice), i);
}

void find_broken(const ReadContext& read, std::vector<std::string>& broken) {
  for (std::size_t i = 0; i < spice_types.size(); ++i) {
    int all = read.state.spice_cards[i] + read.state.spice_discards[i];
    for (const Seat& seat : read.state.seats) all += seat.hand[spice_types[i]];
    if (all != cards_of_a_type) broken.push_back(fmt::format("{} cards of {}", all, id(spice_types[i])));
  }
  for (std::size_t i = 0; i < resource_cards.size(); ++i) {
    int all = read.state.options[i];
    for (const Seat& seat : read.state.seats) all += seat.options[i];
    if (all != options_of_a_resource)
      broken.push_back(fmt::format("{} trade options of {}", all, id(resource_cards[i])));
  }
  BySeat<int> placed{};
  for (const IntersectionId i : read.board().intersections()) {
    const BuildingPiece piece = building_at(read.state, i);
    if (piece.empty() || piece.kind() != Building::Merchant) continue;
    ++placed[piece.seat()];
    if (!takes_merchant_at(read, i)) broken.push_back(fmt::format("a merchant at {}", i.value()));
  }
  for (const SeatId seat : read.game.seats()) {
    const Seat& s = seat_of(read, seat);
    const int own = placed[seat];
    if (s.merchants + own != units_each)
      broken.push_back(
          fmt::format("seat {}: {} merchants of {}", seat.value(), s.merchants + own, units_each));
    if (sum(s.options) > own)
      broken.push_back(fmt::format("seat {} has too many trade options", seat.value()));
  }
}

/// SPI-06, SPI-08
int kept_by_options(const ReadContext& read, SeatId seat) {
  return hand_limit(0, 0, sum(seat_of(read, seat).options));
}

/// SPI-06
void note_options(const ReadContext& read, SeatId seat, SeatNotes& notes) {
  for (const Card card : resource_cards)
    if (const int count = seat_of(read, seat).options[at(card)]; count > 0)
      notes.earned.push_back({N_("trade option {0} ×{1}"), {Message{title(card)}, std::to_string(count)}});
}

float options_held(const View& view, const rating::TradeOptions&) {
  return static_cast<float>(sum(view.own().options));
}
float merchants_in_supply(const View& view, const rating::Merchants&) {
  return static_cast<float>(view.own().merchants);
}

void prepare(const MapView&, int, hexwright::Facts& facts) { ++facts.sources_of_chits; }

}  // namespace spices

constinit const ModuleRules spices_rules{
    .module = "spices",
    .actions = spices::actions,
    .tasks = spices::tasks,
    .terrains = spices::terrain_rules,
    .counters = spices::counters,
    .spice_cards = true,
    .prepare = spices::prepare,
    .hooks = {.happened =
                  on<spices::lay_out, spices::count_traded, spices::reach_with_route, spices::reach_revealed,
                     spices::begin_turn, spices::take_back_merchant, spices::discard, spices::imagine_spices>,
              .forbids = forbid<spices::holds_ship>,
              .keeps_more = spices::kept_by_options,
              .hide = spices::hide_spices,
              .imagine = spices::imagine_options,
              .may_bring = spices::may_bring,
              .notes = spices::note_options,
              .add_goals = spices::add_merchant_goal,
              .rates = rate<spices::options_held, spices::merchants_in_supply>,
              .find_broken = spices::find_broken},
    .add_paper = spices::add_paper};

}  // namespace hexwright
