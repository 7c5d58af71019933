#include "io/pioneers/pioneers_game.h"

// Pioneers' bank, deck and rule for the 7 are house rules here.
namespace hexwright {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// A file of these settings besides the usual development cards.
std::string game(int players, const std::string& settings) {
  return "title Bay\nnum-players " + std::to_string(players) +
         "\nvictory-points 10\ndomestic-trade\nchits 5,6,9\nmap\nh0,h1,h2\n.\ndevelop-road 2\ndevelop-chapel "
         "1\ndevelop-university 1\ndevelop-governor 1\ndevelop-library 1\ndevelop-soldier 14\n" +
         settings;
}
const std::string usual = "resource-count 19\ndevelop-monopoly 2\ndevelop-plenty 2\ndevelop-market 1\n";

std::vector<std::string> reported(const std::string& file) {
  std::vector<std::string> result;
  for (const auto& problem : read_pioneers(file).problems) result.push_back(text(problem, "map"));
  return result;
}

TEST(PioneersHouseRules, AreTheSevenTheBankAndTheDeck) {
  const std::string file =
      game(4, "sevens-rule 2\nresource-count 25\ndevelop-monopoly 2\ndevelop-plenty 2\ndevelop-market 4\n");
  const Scenario scenario = read_pioneers(file).scenario;
  EXPECT_EQ(scenario.rules.at("house-rules"), (RuleOptions{{"cards-of-each", "25"},
                                                           {"knights", "14"},
                                                           {"monopoly", "2"},
                                                           {"own-deck", "yes"},
                                                           {"road-building", "2"},
                                                           {"rounds-without-seven", "99"},
                                                           {"victory-points", "8"},
                                                           {"year-of-plenty", "2"}}));
  EXPECT_THAT(reported(file), ElementsAre("map: note: Pioneers' figures of this map are played here as house "
                                          "rules: Rounds without a 7, Cards of each resource and Other "
                                          "development cards"));
  const std::string back = write_pioneers(scenario).game;
  for (const char* line :
       {"sevens-rule 2\n", "resource-count 25\n", "develop-chapel 1\n", "develop-market 4\n"})
    EXPECT_THAT(back, HasSubstr(line));
}

TEST(PioneersHouseRules, AreNoneWhereTheRulesAreTheUsualOnesForSoMany) {
  EXPECT_THAT(reported(game(4, usual)), IsEmpty());
  EXPECT_FALSE(read_pioneers(game(4, usual)).scenario.rules.contains("house-rules"));
  EXPECT_THAT(reported(game(6, usual)),
              ElementsAre(HasSubstr("as house rules: Cards of each resource and Other development cards")));
}

TEST(PioneersHouseRules, CannotSayEverythingAndThenItIsTold) {
  EXPECT_THAT(
      reported(game(4, "resource-count 80\ndevelop-monopoly 2\ndevelop-plenty 41\ndevelop-market 1\n")),
      ElementsAre(
          "map:9:14: note: Pioneers' development cards of this map are not those of games here: year "
          "of plenty 41 instead of 2",
          "map:15:16: note: Pioneers' bank has 80 cards of each resource on this map; here it has 19"));
  EXPECT_THAT(reported("title T\nnum-players 4\nvictory-points 10\nchits 5\nmap\nh0\n.\n"),
              ElementsAre(HasSubstr("lets no players trade"), HasSubstr("bank has 0 cards"),
                          HasSubstr("as house rules: Other development cards")));
  EXPECT_THAT(reported(game(4, usual + "sevens-rule 3\n")),
              ElementsAre(HasSubstr("here every seven counts")));
}

TEST(PioneersHouseRules, ThatTheDesignerHasLeftOrChangedAreNotBroughtBackByTheFile) {
  Scenario scenario = read_pioneers(game(4, "sevens-rule 1\nresource-count 25\n")).scenario;
  scenario.rules.erase("house-rules");
  EXPECT_THAT(write_pioneers(scenario).game, HasSubstr("sevens-rule 0\n"));
  EXPECT_THAT(write_pioneers(scenario).game, HasSubstr("resource-count 19\n"));
  scenario.rules["house-rules"] = {{"own-deck", "yes"}, {"victory-points", "7"}};
  EXPECT_THAT(write_pioneers(scenario).game,
              HasSubstr("develop-chapel 2\ndevelop-university 2\ndevelop-governor 1\n"));
}

}  // namespace
}  // namespace hexwright
