#include <gmock/gmock.h>

#include "listed_modules.h"
#include "model/rules/base/harbors.h"
#include "model/rules/base/robber.h"
#include "model/rules/tribal_gifts/gifts.h"
#include "tests/model/rules/sheet_words.h"

namespace hexwright {
namespace {

using test::instructions_of;
using test::rules;
using test::words;
using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;

Scenario with_gifts() {
  Scenario scenario;
  scenario.rules = {{"seafarers", {}}, {"tribal-gifts", {}}};
  scenario.harbor_pools["gifts"] = {{HarborKind::Wool, 1}, {HarborKind::Generic, 1}};
  scenario.marks = {{Path({0, 0}, Direction::East), {MarkKind::GiftPoint, 0}},
                    {Path({0, 0}, Direction::SouthEast), {MarkKind::GiftHarbor, 0}},
                    {Path({0, 0}, Direction::SouthWest), {MarkKind::GiftHarbor, 0}},
                    {Path({1, 0}, Direction::East), {MarkKind::GiftCard, 0}}};
  scenario.cells[{0, 0}] = {Terrain::Desert, {}, ""};
  scenario.cells[{1, 0}].terrain = Terrain::Sea;
  scenario.areas["Tribe"] = {.roles = {AreaRole::Unsettled}, .chits = {}, .cells = {{0, 0}}};
  return scenario;
}

TEST(TribalGiftsSheet, TellsHowGiftsLieAndAreTaken) {  // TRI-03 to TRI-10
  const Instructions sheet = instructions_of(tribal_gifts_module, with_gifts());
  EXPECT_THAT(words(sheet.steps),
              AllOf(Contains(HasSubstr("chit at each of the 1 stars")),
                    Contains(AllOf(HasSubstr("Shuffle the harbor tokens"), HasSubstr("2 anchors"))),
                    Contains(HasSubstr("the upper 1 of them, face down"))));
  EXPECT_THAT(words(sheet.founding), Contains(HasSubstr("Nobody settles at the islands of the tribe")));
  EXPECT_THAT(rules(sheet), AllOf(Contains(HasSubstr("first ship that is built on, or moved to")),
                                  Contains(HasSubstr("as if you had bought it in this turn")),
                                  Contains(AllOf(HasSubstr("set it aside"), HasSubstr("before you end it"))),
                                  Contains(HasSubstr("only goes to hexes with a number")),
                                  Contains(HasSubstr("Routes to the tribe stay open"))));
}

TEST(TribalGifts, AreCountedWithTheirTokens) {  // TRI-03 TRI-04
  Scenario scenario = with_gifts();
  const MapView map(scenario);
  EXPECT_EQ(tribal_gifts::gifts_of(map, MarkKind::GiftPoint), 1);
  EXPECT_EQ(tribal_gifts::gifts_of(map, MarkKind::GiftHarbor), 2);
  EXPECT_EQ(tribal_gifts::gifts_of(map, MarkKind::GiftCard), 1);
  EXPECT_EQ(base::harbors_laid_in_play(map), scenario.harbor_pools.at("gifts"));
  EXPECT_TRUE(base::robber_needs_number(map));
  EXPECT_EQ(tribal_gifts_module.most_points(map), 1);
}

TEST(TribalGifts, LeaveTokensToHarborPlacesThatDrawThem) {  // TRI-04
  Scenario scenario = with_gifts();
  scenario.harbors[Path({0, 0}, Direction::East)] = {Direction::West, Drawn{"gifts"}};
  EXPECT_EQ(base::harbors_laid_in_play(MapView(scenario)), Counts<HarborKind>());
}

}  // namespace
}  // namespace hexwright
