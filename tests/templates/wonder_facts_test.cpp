#include <algorithm>
#include <set>

#include "model/rules/base/founding.h"
#include "model/rules/deal.h"
#include "model/rules/islands.h"
#include "model/validation/validate.h"
#include "tests/templates/loaded_template.h"
#include "tests/templates/template_counts.h"

// What is known of The Wonders, counted by hand from the rules and not from the files.

namespace hexwright::test {
namespace {

using enum Terrain;
using ::testing::IsEmpty;
using ::testing::SizeIs;

struct PrintedWonders {
  const char* name;
  int land, deserts, islets, islet_hexes, gold, wasteland, strait, closed_beside, harbors;
  std::array<Hex, 2> calm;
};
constexpr std::array wonder_maps{
    PrintedWonders{"wonders-3-4", 25, 3, 2, 5, 2, 5, 2, 4, 9, {Hex{3, 3}, Hex{4, 2}}},
    PrintedWonders{"wonders-5-6", 35, 4, 3, 4, 3, 5, 4, 8, 11, {Hex{6, 3}, Hex{6, 2}}}};

int marks_of(const Scenario& scenario, MarkKind kind) {
  return static_cast<int>(std::count_if(scenario.marks.begin(), scenario.marks.end(),
                                        [&](const auto& mark) { return mark.second.kind == kind; }));
}

TEST(WonderMaps, HaveTheIslandsMarksAndHarborsOfTheRules) {  // WON-01 WON-02
  for (const PrintedWonders& printed : wonder_maps) {
    const auto scenario = loaded_template(printed.name);
    const auto& main = scenario.areas.at("Main island").cells;
    EXPECT_THAT(main, SizeIs(printed.land)) << printed.name;
    int deserts = 0, gold = 0, islets = 0, islet_hexes = 0;
    for (const Hex hex : main) deserts += open_terrain(scenario.cells.at(hex)) == Terrain::Desert ? 1 : 0;
    for (const auto& [name, area] : scenario.areas) {
      if (!area.chits) continue;
      ++islets;
      islet_hexes += static_cast<int>(area.cells.size());
      for (const Hex hex : area.cells) gold += open_terrain(scenario.cells.at(hex)) == Terrain::Gold ? 1 : 0;
      EXPECT_EQ(*area.chits, (Chits{.points = 1, .settlements = 1, .every_player = true})) << "WON-03";
    }
    EXPECT_EQ(deserts, printed.deserts) << printed.name;
    EXPECT_EQ(gold, printed.gold) << printed.name;
    EXPECT_EQ(islets, printed.islets) << printed.name;
    EXPECT_EQ(islet_hexes, printed.islet_hexes) << printed.name;
    EXPECT_EQ(islands_of(MapView(scenario)).count, 1 + printed.islets) << printed.name;
    EXPECT_EQ(marks_of(scenario, MarkKind::Wasteland), printed.wasteland) << printed.name;
    EXPECT_EQ(marks_of(scenario, MarkKind::Strait), printed.strait) << printed.name;
    EXPECT_THAT(scenario.harbors, SizeIs(printed.harbors)) << printed.name;
    EXPECT_THAT(fixed_harbors(scenario), IsEmpty()) << "they are blank";
    EXPECT_EQ(scenario.details.victory_points, 10) << printed.name;
    EXPECT_FALSE(scenario.markers.contains(Marker::Pirate)) << printed.name;
    const Hex robber = scenario.markers.at(Marker::Robber);
    EXPECT_EQ(open_terrain(scenario.cells.at(robber)), Terrain::Desert) << printed.name;
    EXPECT_EQ(scenario.rules, (RuleChoices{{"seafarers", {}}, {"wonders", {}}})) << printed.name;
    EXPECT_THAT(validate(scenario), IsEmpty()) << printed.name;
  }
}

TEST(WonderMaps, CloseStraitWastelandAndWhatIsNextToTheStraitToFounders) {  // WON-02 WON-15
  for (const PrintedWonders& printed : wonder_maps) {
    const auto scenario = loaded_template(printed.name);
    auto unmarked = scenario;
    unmarked.marks.clear();
    const auto all = base::founding_places(MapView(unmarked)).size();
    const auto open = base::founding_places(MapView(scenario)).size();
    EXPECT_EQ(static_cast<int>(all - open), printed.wasteland + printed.strait + printed.closed_beside)
        << printed.name;
  }
}

TEST(WonderMaps, AskForTwoPointsMoreWithCitiesAndKnights) {  // SCK-01 SCK-02
  for (const PrintedWonders& printed : wonder_maps) {
    auto scenario = loaded_template(printed.name);
    scenario.rules["cities-and-knights"]["points-without"] = "10";
    const auto is_reported = [&](std::string_view check) {
      const auto findings = validate(scenario);
      return std::any_of(findings.begin(), findings.end(),
                         [&](const Finding& each) { return each.check == check; });
    };
    EXPECT_TRUE(is_reported("cities-and-knights.points-raised")) << printed.name;
    scenario.details.victory_points = 12;
    EXPECT_FALSE(is_reported("cities-and-knights.points-raised")) << printed.name;
    for (const Finding& each : validate(scenario)) EXPECT_NE(each.severity, Severity::Error) << each.check;
  }
}

TEST(WonderMaps, DealNoRedNumberBesideTheWasteland) {  // WON-14
  for (const PrintedWonders& printed : wonder_maps) {
    const auto fixed = loaded_template(printed.name);
    const auto variable = loaded_template(std::string(printed.name) + "-variable");
    const MapView map(variable);
    EXPECT_EQ(total(variable.terrain_pools.at("main")), printed.land - printed.deserts) << printed.name;
    Counts<int> on_islets;
    for (const auto& [name, area] : fixed.areas)
      if (area.chits)
        for (const Hex hex : area.cells) {
          ++on_islets[*open_token(fixed.cells.at(hex))];
          EXPECT_EQ(variable.cells.at(hex), fixed.cells.at(hex)) << "small islands stay";
        }
    Counts<int> all = variable.token_pools.at("main");
    for (const auto& [number, count] : on_islets) all[number] += count;
    EXPECT_EQ(all, fixed_tokens(fixed)) << printed.name;
    Dealer dealer(map);
    Deal deal;
    Random random(1);
    std::set<int> seen;
    for (int i = 0; i < 400; ++i) {
      dealer.deal(random, deal);
      EXPECT_FALSE(deal.reds_touch);
      for (const Hex hex : printed.calm) {
        const int number = deal.number[map.board().find(hex)];
        EXPECT_FALSE(is_red(number)) << printed.name << " has " << number;
        seen.insert(number);
      }
    }
    EXPECT_THAT(seen, SizeIs(8)) << "all but 6 and 8 lie there now and then";
  }
}

}  // namespace
}  // namespace hexwright::test
