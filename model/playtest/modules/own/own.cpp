// What own rules do at the table: the hooks of all that packs can say, and what words make of it.

#include "model/rules/own/own.h"

#include <algorithm>
#include <array>
#include <utility>

#include "listed_rules.h"
#include "model/board/index.h"
#include "model/playtest/bots/settler.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/own/counting.h"
#include "model/playtest/modules/own/hooks.h"
#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/table/base_table.h"
#include "model/playtest/table/base_words.h"

namespace hexwright {
namespace own {
namespace {

/// Some rule about buildings wherever they stand waits for a number alone.
bool any_rolled_for(const Program& own) {
  return std::ranges::any_of(own.for_buildings, [&](int rule) {
    return own.rule(rule).when.event == Trigger::Event::Roll && own.rule(rule).buildings.card < 0;
  });
}

/// Something may still come without the number of a hex: counters that buy, rules of turns and rolls, printed
/// numbers.
bool may_bring(const ReadContext& read, Cards all) {
  const Program& own = program(read.game);
  const auto somebody_has = [&](int counter, int count) {
    return std::ranges::any_of(read.game.seats(),
                               [&](SeatId seat) { return counter_of(read, seat, counter) >= count; });
  };
  if (own.book.stand_in && read.state.left_to_buy() > 0 && somebody_has(own.book.stand_in->counter, 1))
    return true;
  const auto may_be_done = [&](const own::Action& action) {
    return all.covers(cards_of(action.cost)) &&
           std::ranges::all_of(action.cost.counters,
                               [&](const auto& each) { return somebody_has(each.first, each.second); });
  };
  const bool somebody_holds = std::ranges::any_of(read.game.seats(), [&](SeatId seat) {
    return std::ranges::any_of(seat_of(read, seat).held_of, [](int count) { return count > 0; });
  });
  if (std::ranges::any_of(read.game.seats(), [&](SeatId seat) { return goes_by_a_site(read, seat); }))
    return true;
  return somebody_holds || !own.printed.empty() || !own.on_roll.empty() || !own.on_turn_begins.empty() ||
         !own.on_turn_ends.empty() || !own.on_nothing.empty() || any_rolled_for(own) ||
         std::ranges::any_of(own.book.actions, may_be_done);
}

Message title_of(const NarratorWords& words, const hexwright::Action& action) {
  const Book& book = program(words.game()).book;
  return {"{0}", {book.actions[std::min<std::size_t>(action.x, book.actions.size() - 1)].title}};
}
std::string paid_words(const NarratorWords& words, const hexwright::Action& action) {
  return words.cards(chosen_price(program(words.game()).book.actions[action.x], action));
}
Message in_words(const NarratorWords& words, const hexwright::Action& action) {
  Message said = title_of(words, action);
  if (action.a.value() != 0) said = {N_("{0} with {1}"), {said, paid_words(words, action)}};
  if (action.b.value() != 0) said = {N_("{0}: {1}"), {said, words.card(action.b.value() - 1)}};
  return said;
}

/// One row for each number that an own terrain can have.
template <int number>
constexpr TerrainRule terrain_rule() {
  constexpr auto terrain = static_cast<Terrain>(own_terrains::first + number);
  return {.terrain = terrain,
          .yields = [](const Game& game) { return program(game).worths[number].yields; },
          .worth = [](const BoardWorth& board_worth,
                      float rolls) { return worth_of_terrain(board_worth, terrain, rolls); },
          .is_income = [](const Game& game) { return program(game).worths[number].income; }};
}
constexpr auto terrain_rules = []<int... number>(std::integer_sequence<int, number...>) {
  return std::array{terrain_rule<number>()...};
}
(std::make_integer_sequence<int, own_terrains::most>());

void weigh_die(const ReadContext& read, const hexwright::Action& action,
               std::vector<WeighedOutcome>& outcomes) {
  const StepRef ref(action.a);
  const Step& step = program(read.game).steps(ref.script)[at(ref.step)];
  if (step.dice == 1)
    for (int side = 1; side <= step.sides; ++side) outcomes.push_back({static_cast<std::uint16_t>(side), 1});
  else
    for (int sum = 2; sum <= 2 * step.sides; ++sum)
      outcomes.push_back({static_cast<std::uint16_t>(sum), step.sides - std::abs(sum - step.sides - 1)});
}
void weigh_cards(const ReadContext& read, int deck, std::vector<WeighedOutcome>& outcomes) {
  const Program& own = program(read.game);
  for (std::size_t i = 0; i < own.cards.size(); ++i)
    if (own.rule(own.cards[i]).when.deck == deck && read.state.deck_cards[i] > 0)
      outcomes.push_back({static_cast<std::uint16_t>(1 + i), read.state.deck_cards[i]});
}
void weigh_card(const ReadContext& read, const hexwright::Action& action,
                std::vector<WeighedOutcome>& outcomes) {
  const StepRef ref(action.a);
  weigh_cards(read, program(read.game).steps(ref.script)[at(ref.step)].deck, outcomes);
}
void weigh_card_of_site(const ReadContext& read, const hexwright::Action& action,
                        std::vector<WeighedOutcome>& outcomes) {
  weigh_cards(read, program(read.game).sites[action.a].deck, outcomes);
}
HexId hex_of_site(const Game& game, int site) { return program(game).sites[at(site)].where.hex; }
std::string title_of_card(const Game& game, std::uint16_t outcome) {
  const Program& own = program(game);
  return own.rule(own.cards[std::min<std::size_t>(outcome, own.cards.size()) - 1]).title;
}
Message outcome_of_card(const NarratorWords& words, std::uint16_t outcome) {
  return {"{0}", {title_of_card(words.game(), outcome)}};
}
Message describe_free_draw(const Deed& deed) {
  return deed.is_seen() ? deed.by(N_("{0} draws the card {1}"),
                                  Message{title(static_cast<Development>(deed.action.c - 1))})
                        : deed.by(N_("{0} draws a development card"));
}
void weigh_hand(const ReadContext& read, const hexwright::Action&, std::vector<WeighedOutcome>& outcomes) {
  const Cards hand = seat_of(read, actor(read.state)).hand.resources();
  hand.for_each_kind([&](Card card) {
    outcomes.push_back({static_cast<std::uint16_t>(1 + static_cast<int>(card)), hand[card]});
  });
}
void weigh_other_roll(const ReadContext& read, const hexwright::Action&,
                      std::vector<WeighedOutcome>& outcomes) {
  for (int one = 1; one <= 6; ++one)
    for (int other = 1; other <= 6; ++other)
      if (one + other != read.state.dice) outcomes.push_back({dice_outcome(one, other), 1});
}

/// A place that a step asks for, which its words need not name: it is pointed at.
constexpr ActionSpec choice_of(ActionKind kind, std::string_view id, FieldKind place, const char* title,
                               const char* done, const char* when_possible) {
  return {.kind = kind,
          .id = id,
          .title = title,
          .fields = {.a = {"at", place}},
          .done = done,
          .when_possible = when_possible,
          .worth = worth_of_place};
}

constexpr std::array actions{
    ActionSpec{.kind = action::act,
               .id = "own-action",
               .title = N_("an action of the own rules"),
               .fields = {.x = {"action", FieldKind::OwnAction},
                          .a = {"paid", FieldKind::CardKinds},
                          .b = {.key = "card", .kind = FieldKind::DrawnCard, .may_be_left_out = true}},
               .list = list_own_actions,
               .apply = act,
               .before_roll = true,
               .label = [](const Decision& d) { return in_words(d.words, d.action); },
               .describe = describe_action,
               .when_possible = N_("this needs what it costs, and a turn in which the own rules allow it"),
               .in_special_building = true,
               .key = 'W',
               .gain = gain_of_action},
    ActionSpec{
        .kind = action::play,
        .id = "own-play",
        .title = N_("play a card of a deck"),
        .fields = {.x = {"card", FieldKind::Number}},
        .list = list_own_cards,
        .apply = play_own_card,
        .label =
            [](const Decision& d) {
              return Message{N_("play {0}"), {program(d.words.game()).card(d.action.x).title}};
            },
        .describe =
            [](const Deed& deed) {
              return deed.by(N_("{0} plays {1}"), program(deed.game).card(deed.action.x).title);
            },
        .when_possible = N_("a card is played in one's turn, from the hand, and only where what it asks "
                            "for holds"),
        .gain = gain_of_card},
    ActionSpec{
        .kind = action::roll,
        .id = "own-roll",
        .title = N_("roll a die"),
        .fields = {.a = {"step", FieldKind::Number}, .c = {"die"}},
        .weigh = weigh_die,
        .describe =
            [](const Deed& deed) { return deed.by(N_("{0} rolls {1}"), std::to_string(deed.action.c)); },
        .outcome =
            [](const NarratorWords&, std::uint16_t outcome) {
              return Message{"{0}", {std::to_string(outcome)}};
            },
        .when_possible = N_("a die is rolled only where an own rule says so")},
    ActionSpec{.kind = action::draw,
               .id = "own-draw",
               .title = N_("draw a card of a deck"),
               .fields = {.a = {"step", FieldKind::Number}, .c = {"card"}},
               .weigh = weigh_card,
               .describe =
                   [](const Deed& deed) {
                     const Program& own = program(deed.game);
                     const int deck = own.card(at(deed.action.c) - 1).when.deck;
                     return own.book.keeps_cards_of(deck) && !deed.is_seen()
                                ? deed.by(N_("{0} draws a card of {1}"), own.book.decks[at(deck)].title)
                                : deed.by(N_("{0} draws the card {1}"),
                                          title_of_card(deed.game, deed.action.c));
                   },
               .outcome = outcome_of_card,
               .when_possible = N_("a card of a deck is drawn only where an own rule says so")},
    ActionSpec{.kind = action::turn_up,
               .id = "own-turn-up",
               .title = N_("turn up the card of a site"),
               .fields = {.a = {"site", FieldKind::Number, nullptr, hex_of_site}, .c = {"card"}},
               .weigh = weigh_card_of_site,
               .describe =
                   [](const Deed& deed) {
                     return deed.by(N_("{0} turns up the card {1}"), title_of_card(deed.game, deed.action.c));
                   },
               .outcome = outcome_of_card,
               .when_possible = N_("a card is turned up when somebody first builds beside its site")},
    ActionSpec{.kind = action::choose_hex,
               .id = "own-choose-hex",
               .title = N_("choose a hex"),
               .fields = {.a = {"at", FieldKind::Hex}},
               .describe =
                   [](const Deed& deed) {
                     return deed.by(N_("{0} chooses {1}"), deed.words.hex(deed.before, deed.action.a.hex()));
                   },
               .when_possible = N_("a hex is chosen only where an own rule says so"),
               .worth = worth_of_place},
    choice_of(action::choose_corner, "own-choose-intersection", FieldKind::Intersection,
              N_("choose an intersection"), N_("{0} chooses an intersection"),
              N_("an intersection is chosen only where an own rule says so")),
    choice_of(action::choose_path, "own-choose-path", FieldKind::Path, N_("choose a path"),
              N_("{0} chooses a path"), N_("a path is chosen only where an own rule says so")),
    ActionSpec{.kind = action::swap,
               .id = "own-swap",
               .title = N_("swap cards"),
               .fields = {.x = {"get", FieldKind::Card}, .a = {"give", FieldKind::Bundle}},
               .label = [](const Decision& d) { return d.for_card(d.words.bundle(d.action.a)); },
               .describe =
                   [](const Deed& deed) {
                     return deed.by(N_("{0} gives the bank {1} for {2}"), deed.words.bundle(deed.action.a),
                                    deed.card());
                   },
               .when_possible = N_("cards are swapped only where an own rule says so"),
               .worth =
                   [](const SettlerContext& context, const hexwright::Action& done) {
                     return change(context, Cards::of_bundle(done.a), Cards(static_cast<Card>(done.x)));
                   }},
    ActionSpec{.kind = action::choose_player,
               .id = "own-choose-player",
               .title = N_("choose a player"),
               .fields = {.x = {"player", FieldKind::Seat}},
               .label =
                   [](const Decision& d) {
                     return Message{N_("choose {0}"), {d.words.player(SeatId(d.action.x))}};
                   },
               .describe =
                   [](const Deed& deed) {
                     return deed.by(N_("{0} chooses {1}"), deed.words.player(SeatId(deed.action.x)));
                   },
               .when_possible = N_("a player is chosen only where an own rule says so"),
               .worth = worth_of_receiver},
    ActionSpec{.kind = action::draw_development,
               .id = "own-draw-development",
               .title = N_("draw a development card"),
               .fields = {.c = {"card", FieldKind::DrawnDevelopment}},
               .weigh = weigh_developments,
               .describe = describe_free_draw,
               .outcome = outcome_development,
               .when_possible = N_("such a card is drawn only where an own rule says so")},
    ActionSpec{.kind = action::lose,
               .id = "own-loss",
               .title = N_("lose a card at random"),
               .fields = {.c = {"card", FieldKind::DrawnCard}},
               .weigh = weigh_hand,
               .describe = [](const Deed& deed) { return deed.by(N_("{0} loses {1}"), deed.drawn_card()); },
               .when_possible = N_("a card is lost only where an own rule says so")},
    ActionSpec{
        .kind = action::again,
        .id = "own-second-roll",
        .title = N_("roll the dice again"),
        .fields = {.c = {"dice", FieldKind::Dice}},
        .weigh = weigh_other_roll,
        .describe =
            [](const Deed& deed) {
              return deed.by(N_("{0} rolls {1} as well"),
                             std::to_string(first_die(deed.action.c) + second_die(deed.action.c)));
            },
        .outcome =
            [](const NarratorWords&, std::uint16_t outcome) {
              return Message{N_("{0} and {1}"),
                             {std::to_string(first_die(outcome)), std::to_string(second_die(outcome))}};
            },
        .when_possible = N_("the dice are rolled a second time only where an own rule says so")}};
/// All but those that players may choose in their turn.
constexpr std::span asked_for = std::span(actions).subspan<2>();
/// All but cards that are played from the hand.
constexpr auto without_cards = [] {
  std::array<ActionSpec, actions.size() - 1> all{};
  std::ranges::copy_if(actions, all.begin(),
                       [](const ActionSpec& each) { return each.kind != action::play; });
  return all;
}();

const std::array tasks{ask, roll_again, turn_up_card, choose_site};

void show_marks_and_sites(const ReadContext& read, OnBoard& shown) {
  show_marks(read, shown);
  show_sites(read, shown);
}

void find_broken(const ReadContext& read, std::vector<std::string>& broken) {
  find_broken_sites(read, broken);
  find_broken_points(read, broken);
}

/// What no pack of the game says anything of.
void leave_out(const hexwright::Facts& facts, ModuleRules& rules) {
  const Program& own = *facts.own_program;
  const auto has = [&](Figure::What what) {
    return std::ranges::any_of(own.book.figures, [&](const Figure& each) { return each.what == what; });
  };
  auto& hooks = rules.hooks;
  if (own.kept_cards.empty()) rules.actions = without_cards;
  if (own.kept_cards.empty() && own.book.actions.empty()) rules.actions = asked_for;
  if (own.on_roll.empty() && own.for_buildings.empty() && !own.rolls_twice && !own.rolls_from_deck &&
      own.on_turn_ends.empty())
    hooks.interrupts = nullptr;
  if (own.book.bars.empty() && own.book.requirements.empty() && !own.rolls_from_deck &&
      !has(Figure::What::Victory))
    hooks.forbids = nullptr;
  if (own.book.packs.harbors().empty() && !has(Figure::What::Rate)) hooks.bank_rates = nullptr;
  if (!has(Figure::What::Price)) hooks.prices = nullptr;
  if (!own.has_points && !own.book.ends_game()) hooks.ended = nullptr;
  if (own.kept_cards.empty()) {
    hooks.hide = nullptr;
    hooks.imagine = nullptr;
  }
  if (!own.book.lays_aside()) hooks.aside = nullptr;
  if (own.kept_cards.empty() && !own.book.lays_aside()) hooks.notes = nullptr;
  if (own.moved_marks == 0 && own.sites.empty()) hooks.on_board = nullptr;
  if (own.sites.empty() && !own.has_standing_points) hooks.find_broken = nullptr;
  if (own.sites.empty()) hooks.rates = nullptr;
  if (!has(Figure::What::HandLimit)) hooks.keeps_more = nullptr;
  if (!has(Figure::What::Yield)) hooks.yields_more = nullptr;
}

}  // namespace
}  // namespace own

const ModuleRules own_rules{
    .module = "own",
    .actions = own::actions,
    .tasks = own::tasks,
    .terrains = own::terrain_rules,
    .counters = own::playtest_counters,
    .prepare = own::prepare,
    .hooks =
        {.happened = on<own::hex_rolled, own::produced, own::built, own::route_laid, own::turn_begins,
                        own::robber_moved, own::discovered, own::lost, own::knight_played, own::bought,
                        own::laid_out>,
         .interrupts = interrupt<own::rolled, own::turn_ends>,
         .forbids =
             forbid<own::forbids_founding, own::forbids_robber, own::forbids_pirate, own::forbids_robber_at,
                    own::forbids_building, own::forbids_roll, own::forbids_victory>,
         .bank_rates = own::rates,
         .prices = own::prices,
         .points = own::points_of,
         .ended = own::count_points,
         .aside = own::add_aside,
         .yields_more = own::yields_more,
         .keeps_more = own::keeps_more,
         .hide = own::hide_hands,
         .imagine = own::imagine_kept_cards,
         .may_bring = own::may_bring,
         .consequences = own::add_changes,
         .on_board = own::show_marks_and_sites,
         .notes = own::note_hands,
         .rates = rate<own::worth_beside_sites>,
         .find_broken = own::find_broken},
    .leave_out = own::leave_out};

}  // namespace hexwright
