#include "model/rules/base/victory_points.h"
#include "model/rules/house_rules/figures.h"
#include "model/rules/instructions.h"
#include "model/rules/map_view.h"

namespace hexwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Figures figures(const RuleOptions& house_rules, int players = 4) {
  return figures_of(Ruleset({{"house-rules", house_rules}}), players);
}

std::vector<std::string> sheet_rules(const RuleOptions& house_rules) {
  Scenario scenario;
  scenario.rules["house-rules"] = house_rules;
  std::vector<std::string> words;
  for (const auto& rule : instructions_of(MapView(scenario)).rules)
    if (rule.module == "House rules") words.push_back(text(rule.words));
  return words;
}

TEST(HouseRules, LeaveTheFiguresOfTheBaseGameWhereTheySayNothing) {  // BASE-07, BASE-09, BASE-10
  EXPECT_EQ(figures({}), Figures());
  EXPECT_EQ(figures_of(Ruleset({}), 4), Figures());
  const Figures six = figures({}, 6);
  EXPECT_EQ(six.cards_each, 24);
  EXPECT_EQ(six.deck, (DevelopmentDeck{20, 5, 3, 3, 3}));
}

TEST(HouseRules, ChangeEachFigureByItself) {
  EXPECT_EQ(figures({{"hand-limit", "9"}}).hand_limit, 9);
  EXPECT_EQ(figures({{"least-route", "6"}}).least_route, 6);
  EXPECT_EQ(figures({{"least-army", "4"}}).least_army, 4);
  EXPECT_EQ(figures({{"rounds-without-seven", "2"}}).rounds_without_seven, 2);
  EXPECT_EQ(figures({{"cards-of-each", "25"}}, 6).cards_each, 25);
  EXPECT_EQ(figures({{"hand-limit", "2"}}).hand_limit, 7);  // not a value that it takes
}

TEST(HouseRules, CountTheDeckOnlyWhereItIsAnotherOne) {  // BASE-09
  EXPECT_EQ(figures({{"monopoly", "0"}}).deck, DevelopmentDeck());
  EXPECT_EQ(figures({{"monopoly", "0"}, {"own-deck", "yes"}}, 6).deck, (DevelopmentDeck{14, 5, 2, 2, 0}));
}

TEST(HouseRules, DecideWhatPointsThereAreToGet) {  // BASE-18
  Scenario scenario;
  scenario.cells[{0, 0}] = {Terrain::Hills, 5, {}};
  const auto best = [&] { return base::best_case(MapView(scenario)); };
  EXPECT_EQ(best().cards, 5);
  scenario.rules["house-rules"] = {{"own-deck", "yes"}, {"victory-points", "1"}, {"knights", "2"}};
  EXPECT_EQ(best().cards, 1);
  EXPECT_EQ(best().largest_army, 0);
  scenario.rules["house-rules"]["least-army"] = "2";
  EXPECT_EQ(best().largest_army, 2);
}

TEST(HouseRules, StandOnTheSheetWhereTheyDiffer) {
  EXPECT_THAT(sheet_rules({}), IsEmpty());
  EXPECT_THAT(sheet_rules({{"rounds-without-seven", "1"}}),
              ElementsAre("In the first round a 7 is rolled again."));
  EXPECT_THAT(
      sheet_rules({{"cards-of-each", "25"},
                   {"hand-limit", "9"},
                   {"least-army", "4"},
                   {"least-route", "6"},
                   {"monopoly", "0"},
                   {"own-deck", "yes"},
                   {"rounds-without-seven", "2"}}),
      ElementsAre("When a 7 is rolled, whoever holds more than 9 cards discards half of them, instead of "
                  "more than 7.",
                  "In the first 2 rounds a 7 is rolled again.",
                  "The longest route brings its points from a length of 6 on, instead of 5.",
                  "The largest army brings its points from 4 knights on, instead of 3.",
                  "The bank begins with 25 cards of each resource.",
                  "The development cards are: knights 14, victory points 5, road building 2, year of plenty "
                  "2, monopoly 0."));
}

}  // namespace
}  // namespace hexwright
