#include "model/playtest/describe/describe.h"

#include <algorithm>
#include <set>

#include "model/playtest/action_spec.h"
#include "model/playtest/modules/cities_and_knights/kinds.h"
#include "model/playtest/modules/desolation/kinds.h"
#include "model/playtest/modules/spices/kinds.h"
#include "model/playtest/modules/tribal_gifts/kinds.h"
#include "tests/editor/core/play/driven.h"
#include "tests/support/own_packs.h"
#include "tests/support/random_games.h"

namespace hexwright {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const std::vector<std::string> colours{"Red", "Blue", "White", "Yellow", "Pink", "Black"};

std::string in_full(const std::vector<Sentence>& reported) {
  std::string all;
  for (const Sentence& each : reported) all += text(each.words) + "\n";
  return all;
}

/// Every action of random games, with the states around it.
using Observer = std::function<void(const Game&, const State& before, const Action&, const State& after)>;
void look_through(const Game& game, int games, const Observer& look) {
  for (int number = 0; number < games; ++number) {
    const RandomGame played = play_random_game(game, 11, static_cast<std::uint64_t>(number), 3'000);
    State before = played.start, after = before;
    for (const Action& action : played.log) {
      apply(game, after, action);
      look(game, before, action, after);
      before = after;
    }
  }
}

void look_through(std::string_view name, int games, const Observer& look) {
  const Game game(template_named(name), {.offers_a_turn = 1});
  look_through(game, games, look);
}
/// Cities & Knights beside ships.
void look_through_knights(int games, const Observer& look) {
  Scenario scenario = template_named("new-shores-4");
  scenario.rules["cities-and-knights"]["points-without"] = "14";
  scenario.details.victory_points = 16;
  const Game game(scenario, {.offers_a_turn = 1});
  look_through(game, games, look);
}

/// Own rules that ask for all that they can.
void look_through_packs(int games, const Observer& look) {
  const Game game(with_pack_on_board(pack_of(R"(
    <terrain id="pit" title="Pit" colour="7A3F92" token="yes"/>
    <counter id="coin" title="Coins" one="coin" many="coins" most="20"/>
    <rule id="dig" title="Digging"><when event="number" terrain="pit"/><for each="building-around"/><gain counter="coin"/></rule>
    <rule id="thief" title="Thief"><when event="turn" at="begins"/><pay what="any" count="1" how="random"/></rule>
    <rule id="luck" title="Luck"><when event="turn" at="begins"/><roll sides="6"/><take what="wool ore" may="yes" on="1 2 3"/></rule>
    <rule id="gift" title="Gift"><when event="roll" numbers="8"/><by who="everyone"/><take what="brick lumber" count="1"/></rule>
    <action id="swap" title="swap"><swap give="any" count="2" get="any" may="yes"/></action>
    <action id="barter" title="barter" limit="1" per="turn"><swap give="any" count="2" get="any" together="yes"/></action>
    <action id="buy" title="buy" cost="1 any" limit="1" per="turn"><gain counter="coin"/></action>
    <deck id="luck-deck" title="Luck"/>
    <card id="windfall" title="Windfall" deck="luck-deck" copies="2"><take what="any"/></card>
    <card id="tithe" title="Tithe" deck="luck-deck"><by who="everyone"/><give what="any" to="left"/></card>
    <rule id="draw" title="Drawing"><when event="roll" numbers="6"/><draw deck="luck-deck"/></rule>
    <deck id="kept-deck" title="Kept" kind="hand"/>
    <card id="visit" title="Visit" deck="kept-deck" copies="9"><choose what="hex" terrain="hills"/><take what="of-hex"/></card>
    <rule id="keep" title="Keeping"><when event="roll" numbers="5 8"/><draw deck="kept-deck"/></rule>
    <rule id="slide" title="Slide"><when event="roll" numbers="9"/><choose what="path" stands="road"/><strike what="road"/></rule>
    <rule id="look" title="Look"><when event="roll" numbers="10"/><choose what="corner" stands="nothing"/><take what="ore"/></rule>
    <rule id="share" title="Share"><when event="roll" numbers="3"/><give what="any" to="others"/></rule>
    <rule id="learn" title="Learn"><when event="roll" numbers="4"/><draw deck="development"/></rule>
    <marker id="spring" title="Spring" at="hex" colour="3E8FB0" deck="spring-deck"/><deck id="spring-deck" title="Springs" kind="sites"/>
    <card id="well" title="Well" deck="spring-deck" copies="9"><take what="any"/></card>
    <set what="dice" to="twice"/>)")),
                  {.offers_a_turn = 1});
  look_through(game, games, look);
}

using KindCounts = std::array<int, most_action_kinds>;

/// Holds the words for an action against what words must be.
void look_at_words(const Game& game, const State& before, const Action& action, const State& after) {
  const auto good = [](const Message& message) {
    const std::string sentence = text(message);
    EXPECT_EQ(sentence.find_first_of("{}"), std::string::npos) << sentence;
    EXPECT_NE(sentence, "");
    return sentence;
  };
  const Narrator narrator{game, colours, {}};
  const auto& player = colours[actor(before).index()];
  const auto messages = describe(narrator, before, action, after);
  for (const Sentence& each : messages) good(each.words);
  EXPECT_THAT(good(messages.at(0).words), testing::StartsWith(player));
  EXPECT_THAT(good(prompt(narrator, before)), testing::StartsWith(player));
  const Action decision = without_outcome(action);
  good(action_label(narrator, before, decision));
  for (const auto& possible : outcomes(game, before, decision))
    good(outcome_label(narrator, action, possible.outcome));
}

TEST(GameWords, TellThatTheSecondFreeRoadIsLeftOut) {  // BASE-09
  Playing play("base-3-4");
  play.found();
  play.turn_of(0);
  const auto card = static_cast<std::size_t>(Development::RoadBuilding);
  --play.state().developments[card], ++play.seat(0).developments[card];
  play.act({.kind = ActionKind::PlayRoadBuilding});
  play.act(play.legal().front());
  const State before = play.state();
  const Action pass{.kind = ActionKind::Pass};
  play.act(pass);
  const Narrator narrator{play.game(), colours, {}};
  EXPECT_EQ(text(action_label(narrator, before, pass)), "leave the second road or ship out");
  EXPECT_EQ(in_full(describe(narrator, before, pass, play.state())),
            "Red leaves the second road or ship out\n");
}

/// It takes very many games until all spice cards are depleted. SPI-11
void return_a_spice_card(KindCounts& seen) {
  Playing play("spices-fog-islands-5-6");
  play.found();
  play.turn_of(0);
  --play.state().spice_cards[0];
  play.seat(0).hand.add(Card::Pepper);
  play.state().tasks[0] = {.kind = spices::task::return_spice};
  play.state().task_count = 1;
  const State before = play.state();
  const Action action = play.legal().front();
  play.act(action);
  look_at_words(play.game(), before, action, play.state());
  ++seen[static_cast<std::size_t>(action.kind)];
}

/// Random players seldom come so far on a track. CK-25
void place_a_metropolis(KindCounts& seen) {
  Scenario scenario = template_named("base-3-4");
  scenario.rules["cities-and-knights"]["points-without"] = "10";
  Playing play(scenario, {});
  play.found();
  play.turn_of(0);
  play.state().realms.seats[SeatId(0)].levels[0] = 3;
  play.give(0, Cards(Card::Cloth, 4));
  play.act({.kind = cities_and_knights::action::improve});
  const State before = play.state();
  const Action action = play.legal().front();
  play.act(action);
  look_at_words(play.game(), before, action, play.state());
  ++seen[static_cast<std::size_t>(action.kind)];
}

TEST(ReportContext, HasWordsForEveryKindOfAction) {
  constexpr int often = 60;
  KindCounts seen{};
  const auto look = [&](const Game& game, const State& before, const Action& action, const State& after) {
    if (++seen[static_cast<std::size_t>(action.kind)] <= often) look_at_words(game, before, action, after);
  };
  for (const char* name : {"base-3-4", "explorers-3-4", "frontiers", "volcano-sea-3", "desolation-3-4",
                           "spices-fog-islands-4", "new-shores-4", "new-world-3-4", "cloth-villages-3-4",
                           "tribal-gifts-3-4", "wonders-3-4", "pirate-islands-3-4"})
    look_through(name, 4, look);
  look_through_knights(4, look);
  look_through_packs(2, look);
  return_a_spice_card(seen);
  place_a_metropolis(seen);
  for (const ActionSpec* spec : all_action_specs()) {
    EXPECT_GT(seen[static_cast<std::size_t>(spec->kind)], 0) << spec->id;
    EXPECT_STRNE(title(spec->kind), "");
  }
}

namespace knights = cities_and_knights::action;

/// What a player does with cards that not all others see.
bool is_one_of_a_hidden_hand(ActionKind kind) {
  return kind == knights::discard_progress || kind == knights::take_progress ||
         kind == knights::choose_card || kind == knights::give_commodity || kind == knights::take_from_hand ||
         kind == knights::offer_resource;
}

/// A progress card that is a point. CK-47
bool is_shown_at_once(const Action& action) {
  return action.kind == knights::draw_progress && is_victory_point(static_cast<Progress>(action.c - 1));
}

/// Who besides the one that acts sees of which card it is.
bool sees_card(const State& before, const Action& action, const State& after, SeatId viewer) {
  if (viewer == actor(before)) return true;
  if (action.kind == ActionKind::Steal) return viewer == SeatId(action.x);
  if (!is_one_of_a_hidden_hand(action.kind)) return false;
  // Discards come to the bank, which lies open; other cards that were chosen to who takes them.
  if (action.kind == knights::choose_card)
    return before.bank != after.bank || after.seats[viewer].hand.size() > before.seats[viewer].hand.size();
  // Whose hand it leaves, or comes to.
  return before.seats[viewer].hand != after.seats[viewer].hand ||
         before.realms.seats[viewer].progress != after.realms.seats[viewer].progress;
}

/// What chance, or somebody who chooses face down, could have done instead.
Actions instead_of(const Game& game, const State& before, const Action& action) {
  Actions others;
  if (action.kind == spices::action::take_option || is_one_of_a_hidden_hand(action.kind)) {
    legal_actions(game, before, others);
  } else {
    for (const auto& possible : outcomes(game, before, without_outcome(action))) {
      others.push_back(action);
      others.back().c = possible.outcome;
    }
  }
  std::erase_if(others, [&](const Action& other) {
    return other == action || other.kind != action.kind ||
           (action.kind == knights::offer_resource && other.x != action.x) || is_shown_at_once(other);
  });
  return others;
}

TEST(ReportContext, TellsHiddenCardsToThoseWhoHoldThemOnly) {
  std::array<int, most_action_kinds> looked{};
  const auto look = [&](const Game& game, const State& before, const Action& action, const State& after) {
    const bool hidden =
        action.kind == ActionKind::Steal || action.kind == ActionKind::BuyDevelopment ||
        action.kind == tribal_gifts::action::draw_gift || action.kind == spices::action::draw_spice ||
        action.kind == spices::action::use_option || action.kind == spices::action::take_option ||
        is_one_of_a_hidden_hand(action.kind) || action.kind == knights::draw_progress;
    if (!hidden || is_shown_at_once(action) || after.winner != none ||
        ++looked[static_cast<std::size_t>(action.kind)] > 40)
      return;
    for (const Action& other : instead_of(game, before, action)) {
      State otherwise = before;
      apply(game, otherwise, other);
      if (otherwise.winner != none) continue;
      const auto lines = [&](Sight sight, const Action& done, const State& then) {
        return in_full(describe({game, colours, {sight, nullptr}}, before, done, then));
      };
      EXPECT_NE(lines(all_seeing, action, after), lines(all_seeing, other, otherwise)) << id(action.kind);
      for (const SeatId viewer : game.seats()) {
        if (sees_card(before, action, after, viewer))
          EXPECT_NE(lines(viewer, action, after), lines(viewer, other, otherwise)) << id(action.kind);
        else
          EXPECT_EQ(lines(viewer, action, after), lines(viewer, other, otherwise)) << id(action.kind);
      }
      if (action.kind == knights::choose_card && before.bank != after.bank) continue;
      EXPECT_EQ(lines(none, action, after), lines(none, other, otherwise)) << id(action.kind);
    }
  };
  look_through("base-3-4", 3, look);
  look_through("spices-fog-islands-4", 3, look);
  look_through("tribal-gifts-3-4", 2, look);
  look_through_knights(4, look);
  for (const ActionKind kind :
       {ActionKind::Steal, ActionKind::BuyDevelopment, spices::action::draw_spice, spices::action::use_option,
        spices::action::take_option, tribal_gifts::action::draw_gift, knights::draw_progress,
        knights::choose_card, knights::take_from_hand})
    EXPECT_GT(looked[static_cast<std::size_t>(kind)], 0) << id(kind);
}

/// What an viewer is told does not change with the hidden cards of others: so nothing can be read from it.
TEST(ReportContext, IsTheSameInEveryWorldThatTheViewerCannotTellFromTheRealOne) {
  Random random(4);
  int compared = 0;
  for (const char* name : {"base-3-4", "frontiers", "spices-fog-islands-4"})
    look_through(name, 1,
                 [&](const Game& game, const State& before, const Action& action, const State& after) {
                   if (random.below(12) != 0 || after.winner != none) return;
                   for (const SeatId viewer : game.seats()) {
                     if (viewer == actor(before)) continue;
                     const State imagined = View(game, before, viewer).imagined(random);
                     Action same = action;
                     if (refusal(game, imagined, same)) continue;
                     // These lay open who has what is wanted.
                     if (action.kind == ActionKind::PlayMonopoly || action.kind == ActionKind::OfferTrade)
                       continue;
                     State then = imagined;
                     apply(game, then, same);
                     if (then.winner != none) continue;
                     const Narrator narrator{game, colours, {viewer, nullptr}};
                     EXPECT_EQ(in_full(describe(narrator, before, action, after)),
                               in_full(describe(narrator, imagined, same, then)))
                         << id(action.kind);
                     EXPECT_EQ(text(prompt(narrator, before)), text(prompt(narrator, imagined)));
                     ++compared;
                   }
                 });
  EXPECT_GT(compared, 300);
}

TEST(ReportContext, CountsWhatARollBrings) {
  Playing play("base-3-4");
  play.found();
  std::string rolls;
  for (int i = 0; i < 40; ++i) {
    const State before = play.state();
    const Action action{.kind = ActionKind::Roll, .c = dice_outcome(1 + i % 6, 1 + i / 6 % 6)};
    State after = before;
    apply(play.game(), after, action);
    const std::string reported_words = in_full(describe({play.game(), colours, {}}, before, action, after));
    int got = 0;
    for (const SeatId seat : play.game().seats())
      got += after.seats[seat].hand.size() - before.seats[seat].hand.size();
    EXPECT_EQ(got > 0, reported_words.find(" takes ") != std::string::npos) << reported_words;
    rolls += reported_words;
  }
  EXPECT_THAT(rolls, HasSubstr("Red rolls 7 (1 and 6)\n"));
}

TEST(ReportContext, SaysWhereTheBankIsShort) {  // BASE-06
  Playing play("base-3-4");
  play.found();
  int short_rolls = 0;
  for (const Card card : resource_cards) {
    const State full = play.state();
    play.give(0, Cards(card, play.state().bank[card]));
    for (int sum = 2; sum <= 12; ++sum) {
      const State before = play.state();
      const Action roll{.kind = ActionKind::Roll, .c = dice_outcome(sum / 2, sum - sum / 2)};
      State after = before, usual = full;
      apply(play.game(), after, roll);
      apply(play.game(), usual, roll);
      const auto seen = testing::HasSubstr("the bank is short of " + std::string(id(card)));
      const bool is_short = usual.bank[card] < full.bank[card] && sum != 7;
      const std::string words = in_full(describe({play.game(), colours, {}}, before, roll, after));
      EXPECT_THAT(words,
                  is_short ? testing::Matcher<std::string>(seen) : testing::Matcher<std::string>(Not(seen)));
      short_rolls += is_short ? 1 : 0;
    }
    play.state() = full;
  }
  EXPECT_GT(short_rolls, 4);
}

/// Of what an action brought about, what happened at hexes that are not the action's own.
TEST(ReportContext, NamesThePlaceOfEachConsequence) {  // DES-02, DES-05
  int devalued = 0, lost = 0;
  look_through("desolation-3-4", 4,
               [&](const Game& game, const State& before, const Action& action, const State& after) {
                 std::set<Hex> changed;
                 for (const HexId hex : game.board().hexes()) {
                   if (before.terrain[hex] != after.terrain[hex] || before.number[hex] != after.number[hex])
                     changed.insert(game.board().hex(hex));
                 }
                 for (const Sentence& each : describe({game, colours, {}}, before, action, after)) {
                   const std::string words = text(each.words);
                   if (words.find(" becomes ") != std::string::npos && each.place) {
                     ++devalued;
                     EXPECT_EQ(changed.erase(std::get<Hex>(*each.place)), 1U) << words;
                   } else if (words.find("a road of ") != std::string::npos) {
                     ++lost;
                     ASSERT_TRUE(each.place) << words;
                     const PathId path = game.board().find(std::get<Path>(*each.place));
                     EXPECT_FALSE(before.route[path].empty()) << words;
                     EXPECT_TRUE(after.route[path].empty()) << words;
                   }
                 }
                 if (action.kind == desolation::action::devalue) {
                   EXPECT_THAT(changed, testing::IsEmpty()) << "not told";
                 }
               });
  EXPECT_GT(devalued, 20);
  EXPECT_GT(lost, 0);
}

TEST(ReportContext, SpeaksTheLanguageOfTheOnlooker) {
  Playing play("base-3-4");
  play.found();
  const auto shouted = [](const std::string& pattern, const Plural* count) {
    const std::string english = count && count->number != 1 ? count->several : pattern;
    return english == "{0} ore" ? "{0} ORE" : english;
  };
  play.turn_of(0);
  play.give(0, {0, 0, 0, 4, 0});
  const Action trade{.kind = ActionKind::TradeWithBank,
                     .x = static_cast<std::uint8_t>(Card::Ore),
                     .a = static_cast<int>(Card::Grain)};
  EXPECT_THAT(text(action_label({play.game(), colours, {all_seeing, shouted}}, play.state(), trade)),
              testing::AllOf(testing::StartsWith("give "), testing::EndsWith(" grain for 1 ORE")));
}

}  // namespace
}  // namespace hexwright
