#include <gmock/gmock.h>

#include "listed_modules.h"
#include "tests/model/rules/sheet_words.h"

namespace hexwright {
namespace {

using test::instructions_of;
using test::rules;
using test::words;
using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;

Scenario two_islands() {
  Scenario scenario;
  scenario.rules = {{"foreign-islands", {}}, {"seafarers", {}}};
  scenario.cells[{0, 0}] = {Terrain::Hills, 5, ""};
  scenario.cells[{1, 0}].terrain = Terrain::Sea;
  scenario.cells[{2, 0}] = {Terrain::Forest, 4, ""};
  return scenario;
}

TEST(ForeignIslandsSheet, TellsWhatIsHomeAndWhatAForeignIslandBrings) {  // FOU-02 FOU-03 FOU-04
  const Instructions sheet = instructions_of(foreign_islands_module, two_islands());
  EXPECT_THAT(words(sheet.founding), Contains(HasSubstr("on one island, or on two")));
  EXPECT_THAT(rules(sheet),
              AllOf(Contains(HasSubstr("Only your founding settlements")),
                    Contains(AllOf(HasSubstr("points: 2."), HasSubstr("who came there before")))));
}

TEST(ForeignIslandsSheet, TellsWhereTheFirstOneBringsLess) {  // FOU-03, option
  Scenario scenario = two_islands();
  scenario.rules["foreign-islands"]["points-for-first"] = "1";
  EXPECT_THAT(rules(instructions_of(foreign_islands_module, scenario)),
              Contains(HasSubstr("1 on the first such island, 2 on each further one")));
}

TEST(ForeignIslandsSheet, TellsWhereTheRobberBeginsOnlyWhereNothingElseDoes) {  // FOU-06
  Scenario scenario = two_islands();
  const auto steps = [&] { return words(instructions_of(base_module, scenario).steps); };
  EXPECT_THAT(steps(), Contains(HasSubstr("rolled least often")));
  scenario.markers[Marker::Robber] = {0, 0};
  EXPECT_THAT(steps(), Not(Contains(HasSubstr("rolled least often"))));
  scenario.markers.clear();
  scenario.cells[{2, 0}] = {Terrain::Desert, {}, ""};
  EXPECT_THAT(steps(), Not(Contains(HasSubstr("rolled least often"))));
}

TEST(DesertStripsSheet, TellsWherePlayersFoundAndWhatScores) {  // TTD-03 TTD-04 TTD-05 TTD-06
  Scenario scenario;
  scenario.rules = {{"desert-strips", {}}, {"seafarers", {}}};
  const Instructions sheet = instructions_of(desert_strips_module, scenario);
  EXPECT_THAT(words(sheet.founding),
              Contains(AllOf(HasSubstr("main part"), HasSubstr("beside a desert too"))));
  EXPECT_THAT(rules(sheet), AllOf(Contains(HasSubstr("Roads lead through the desert")),
                                  Contains(HasSubstr("only deserts and sea, it scores for none")),
                                  Contains(HasSubstr("an area of its own"))));
  scenario.rules["desert-strips"]["strips-as-one"] = "yes";
  EXPECT_THAT(rules(instructions_of(desert_strips_module, scenario)),
              Contains(HasSubstr("All strips beyond the desert are one area")));
  const Chits chits{.points = 2, .settlements = 1};
  scenario.areas = {{"North", {.roles = {}, .chits = chits, .cells = {{1, 0}}}},
                    {"South", {.roles = {}, .chits = chits, .cells = {{-1, 0}}}}};
  scenario.cells[{0, 0}].terrain = Terrain::Desert;
  for (const int q : {-1, 1}) scenario.cells[{q, 0}].terrain = Terrain::Hills;
  EXPECT_THAT(rules(instructions_of(seafarers_module, scenario)),
              Contains(HasSubstr("Area \"North\" and \"South\": each of a player's first settlements")));
}

TEST(DealtWorldSheet, TellsHowHarborsAreLaidAndWhatWaits) {  // NEW-04 NEW-06 NEW-07
  Scenario scenario;
  scenario.rules = {{"dealt-world", {}}, {"foreign-islands", {}}, {"seafarers", {}}};
  scenario.harbor_pools["harbors"] = {{HarborKind::Ore, 2}};
  const Instructions sheet = instructions_of(dealt_world_module, scenario);
  EXPECT_THAT(words(sheet.steps), Contains(HasSubstr("deal again")));
  EXPECT_THAT(words(sheet.steps),
              Contains(AllOf(HasSubstr("Before anybody founds"), HasSubstr("stay in the box"))));
  EXPECT_THAT(rules(sheet), Contains(HasSubstr("wait beside the board")));
  scenario.cells[{0, 0}].terrain = Terrain::Desert;
  const auto steps = words(instructions_of(base_module, scenario).steps);
  EXPECT_THAT(steps, Contains(HasSubstr("stays beside the board")));
  EXPECT_THAT(steps, Not(Contains(HasSubstr("begins"))));
}

TEST(ClothVillagesSheet, TellsHowClothIsWonAndWhenTheGameEnds) {  // CLO-02 to CLO-12
  Scenario scenario;
  scenario.rules = {{"cloth-villages", {}}, {"seafarers", {}}};
  const Instructions sheet = instructions_of(cloth_villages_module, scenario);
  EXPECT_THAT(words(sheet.steps), Contains(AllOf(HasSubstr("5 chits"), HasSubstr("Lay 10 more"))));
  EXPECT_THAT(words(sheet.founding), Contains(HasSubstr("nobody settles at the islands with villages")));
  EXPECT_THAT(words(instructions_of(base_module, scenario).founding),
              Contains(HasSubstr("until everybody has 3")));
  EXPECT_THAT(rules(sheet),
              AllOf(Contains(HasSubstr("take one cloth from it at once")),
                    Contains(HasSubstr("comes from the general supply")), Contains(HasSubstr("Each 2 cloth")),
                    Contains(HasSubstr("Only who trades with a village may move the pirate")),
                    Contains(HasSubstr("no points for the longest trade route")),
                    Contains(HasSubstr("no more than 3 villages"))));
  EXPECT_THAT(rules(sheet), Contains(HasSubstr("first of them in the order of play")));
  EXPECT_THAT(rules(instructions_of(seafarers_module, scenario)),
              Not(Contains(HasSubstr("takes the place of the longest road"))));
  scenario.rules["cloth-villages"]["shared-win"] = "yes";
  EXPECT_THAT(rules(instructions_of(cloth_villages_module, scenario)), Contains(HasSubstr("win together")));
}

TEST(PirateFleetSheet, TellsOfFleetRoutesAndFortresses) {  // PIR-02 to PIR-15
  Scenario scenario;
  scenario.rules = {{"pirate-fleet", {}}, {"seafarers", {}}};
  scenario.details.min_players = 3;
  scenario.details.max_players = 4;
  const Instructions sheet = instructions_of(pirate_fleet_module, scenario);
  EXPECT_THAT(words(sheet.steps),
              AllOf(Contains(HasSubstr("3 chits")), Contains(HasSubstr("take the victory point cards out"))));
  EXPECT_THAT(words(sheet.founding), Contains(HasSubstr("each with a road")));
  EXPECT_THAT(
      rules(sheet),
      AllOf(Contains(HasSubstr("as the lower die shows")), Contains(HasSubstr("one more for each city")),
            Contains(HasSubstr("There is no robber")), Contains(HasSubstr("without branches")),
            Contains(HasSubstr("Nobody settles anywhere else")), Contains(HasSubstr("into a warship")),
            Contains(HasSubstr("your turn is over")), Contains(HasSubstr("When the last chit is gone")),
            Contains(HasSubstr("has conquered the own fortress wins"))));
  EXPECT_THAT(rules(sheet), Contains(HasSubstr("every player with a building")));
  EXPECT_THAT(rules(sheet), Contains(AllOf(HasSubstr("On a 7"), HasSubstr("the roller too"))));  // PIR-09
  const Instructions whole = instructions_of(MapView(scenario));
  EXPECT_THAT(words(whole.founding), Not(Contains(HasSubstr("instead of a road"))));
  EXPECT_THAT(rules(whole), Not(Contains(HasSubstr("move either the robber or the pirate"))));
  EXPECT_THAT(rules(whole), Not(Contains(HasSubstr("victory points in their own turn wins"))));  // PIR-15
  EXPECT_THAT(words(instructions_of(base_module, scenario).steps), Not(Contains(HasSubstr("robber"))));
}

TEST(PirateFleetSheet, TellsWhatOptionsChange) {  // PIR-07, PIR-13, options
  Scenario scenario;
  scenario.rules = {{"pirate-fleet", {{"must-attack", "yes"}, {"spares-several", "yes"}}}, {"seafarers", {}}};
  const Instructions sheet = instructions_of(pirate_fleet_module, scenario);
  EXPECT_THAT(rules(sheet), AllOf(Contains(HasSubstr("nobody where several")),
                                  Contains(HasSubstr("when you end your turn, you attack"))));
}

TEST(WondersSheet, TellsWhatEachTakesAndCostsAndHowTheGameIsWon) {  // WON-02 WON-04 to WON-13
  Scenario scenario;
  scenario.rules = {{"seafarers", {}}, {"wonders", {}}};
  scenario.details.max_players = 4;
  scenario.details.victory_points = 10;
  const Instructions sheet = instructions_of(wonders_module, scenario);
  EXPECT_THAT(words(sheet.steps), Contains(HasSubstr("5 cards")));
  EXPECT_THAT(rules(sheet), Contains(HasSubstr("no pirate")));
  EXPECT_THAT(words(sheet.founding), Contains(HasSubstr("one path from a mark for strait")));
  EXPECT_THAT(
      rules(sheet),
      AllOf(
          Contains("Theater: to claim it takes two cities. Each level costs 1 brick, 1 lumber and 3 wool."),
          Contains("Great Bridge: to claim it takes a settlement or city at the strait. Each level costs 3 "
                   "lumber, 1 grain and 1 wool."),
          Contains("Monument: to claim it takes a city at a harbor, and a trade route of five or more. Each "
                   "level costs 2 ore and 3 grain."),
          Contains("Great Wall: to claim it takes a settlement or city at the wasteland. Each level costs 3 "
                   "brick, 1 lumber and 1 grain."),
          Contains("Cathedral: to claim it takes a city, and six victory points. Each level costs 1 brick, "
                   "3 ore and 1 grain."),
          Contains(HasSubstr("lay a ship of your supply on its card. Each player claims one")),
          Contains(HasSubstr("in 4 levels")),
          Contains(HasSubstr("10 victory points win in an own turn only"))));
  scenario.areas["Islet"] = {.roles = {}, .chits = Chits{.points = 1, .settlements = 1}, .cells = {{0, 0}}};
  scenario.cells[{0, 0}].terrain = Terrain::Gold;
  const auto whole = [&] { return rules(instructions_of(MapView(scenario))); };
  EXPECT_THAT(whole(), AllOf(Not(Contains(HasSubstr("the pirate"))),
                             Not(Contains(HasSubstr("victory points in their own turn wins"))),  // WON-12
                             Contains(HasSubstr("\"Islet\": each of a player's first settlements")),
                             Not(Contains(HasSubstr("every settlement")))));
  scenario.details.max_players = 6;
  scenario.rules["wonders"] = {{"claim-builds", "yes"}, {"every-settlement", "yes"}};
  const Instructions large = instructions_of(wonders_module, scenario);
  EXPECT_THAT(words(large.steps), Contains(HasSubstr("7 cards")));
  EXPECT_THAT(rules(large), AllOf(Contains(AllOf(HasSubstr("Theater"), HasSubstr("There are 2 of it"))),
                                  Contains(HasSubstr("pay for its first level")),
                                  Contains(HasSubstr("\"Islet\": every settlement brings extra"))));
  EXPECT_THAT(whole(), Not(Contains(HasSubstr("each of a player's first settlements"))));  // WON-03
}

TEST(WondersSheet, KeepsRedsOffTheWastelandWhereNumbersAreDealt) {  // WON-14
  Scenario scenario;
  scenario.rules = {{"seafarers", {}}, {"wonders", {}}};
  scenario.cells[{0, 0}] = {Terrain::Hills, 5, ""};
  scenario.cells[{1, 0}] = {Terrain::Hills, Drawn{"main"}, ""};
  scenario.token_pools["main"] = {{6, 1}};
  const auto steps = [&] { return words(instructions_of(wonders_module, scenario).steps); };
  EXPECT_THAT(steps(), Not(Contains(HasSubstr("wasteland"))));
  scenario.marks[Intersection({0, 0}, Corner::NorthWest)] = {MarkKind::Wasteland, 0};
  EXPECT_THAT(steps(), Not(Contains(HasSubstr("wasteland")))) << "a number that is fixed may be red";
  scenario.marks[Intersection({1, 0}, Corner::North)] = {MarkKind::Wasteland, 0};
  EXPECT_THAT(steps(), Contains(HasSubstr("No 6 or 8 stays at a mark for wasteland")));
}

}  // namespace
}  // namespace hexwright
