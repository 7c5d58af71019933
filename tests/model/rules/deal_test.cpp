#include "model/rules/deal.h"

#include "io/xml/scenario_xml.h"
#include "tests/model/rules/islands.h"
#include "tests/support/golden.h"

namespace hexwright {
namespace {

using namespace test;
using testing::ElementsAre;
using testing::UnorderedElementsAre;
constexpr int no_number = MapView::no_number;

Deal deal_of(const Scenario& scenario, std::uint64_t seed = 1) {
  const MapView map(scenario);
  Random random(seed);
  return deal(map, random);
}

template <class Face>
Counts<Face> counted(const std::vector<std::optional<Face>>& faces) {
  Counts<Face> counts;
  for (const auto& face : faces)
    if (face) ++counts[*face];
  return counts;
}

TEST(Deal, DealsTheWholePoolAndNumbersWhatProduces) {  // BASE-13
  Scenario scenario = row_of(times(6, drawn("main", "main")));
  scenario.terrain_pools["main"] = {{Terrain::Hills, 3}, {Terrain::Desert, 2}, {Terrain::Sea, 1}};
  scenario.token_pools["main"] = {{3, 1}, {4, 1}, {5, 1}};
  const Deal dealt = deal_of(scenario);
  EXPECT_EQ(counted(dealt.terrain), scenario.terrain_pools["main"]);
  std::vector<int> numbers;
  for (const HexId i : Ids<HexId>(6)) {
    EXPECT_EQ(dealt.number[i] == no_number, dealt.terrain[i] != Terrain::Hills) << i;
    if (dealt.number[i] != no_number) numbers.push_back(dealt.number[i]);
  }
  EXPECT_THAT(numbers, UnorderedElementsAre(3, 4, 5));
}

TEST(Deal, LeavesWhatIsFixedWhereItIs) {
  Scenario scenario = row_of({{Terrain::Hills, 8, ""}, {Terrain::Sea, {}, ""}, {Terrain::Fields, 2, ""}});
  scenario.harbors[Path({0, 0}, Direction::East)] = {Direction::West, HarborKind::Ore};
  const Deal dealt = deal_of(scenario);
  EXPECT_THAT(dealt.terrain, ElementsAre(Terrain::Hills, Terrain::Sea, Terrain::Fields));
  EXPECT_THAT(dealt.number, ElementsAre(8, no_number, 2));
  EXPECT_THAT(dealt.harbor, ElementsAre(HarborKind::Ore));
  EXPECT_FALSE(dealt.reds_touch);
}

TEST(Deal, DealsHarbors) {
  Scenario scenario = row_of(times(4, {Terrain::Hills, {}, ""}));
  for (int q = 0; q < 4; ++q)
    scenario.harbors[Path({q, 0}, Direction::SouthEast)] = {Direction::NorthWest, Drawn{"main"}};
  scenario.harbor_pools["main"] = {{HarborKind::Generic, 2}, {HarborKind::Wool, 2}};
  EXPECT_EQ(counted(deal_of(scenario).harbor), scenario.harbor_pools["main"]);
}

TEST(Deal, SectionsGetTheirOwnHexesAndTheirShareOfThePool) {  // FOG-01
  const Scenario scenario = two_sections();
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Deal dealt = deal_of(scenario, seed);
    EXPECT_THAT((std::vector{dealt.terrain[HexId(0)], dealt.terrain[HexId(1)], dealt.terrain[HexId(2)]}),
                testing::Contains(Terrain::Spice));
    EXPECT_EQ(
        counted(dealt.terrain),
        (Counts<Terrain>{{Terrain::Hills, 1}, {Terrain::Forest, 2}, {Terrain::Sea, 1}, {Terrain::Spice, 2}}));
  }
}

TEST(Deal, ExplorersFindTheTokensInAStack) {  // SEA-09, NSH-01
  const Deal dealt = deal_of(two_sections());
  EXPECT_THAT(dealt.number, testing::Each(no_number));
  EXPECT_THAT(dealt.undiscovered, testing::Each(1));
  ASSERT_EQ(dealt.tokens.size(), 1U);
  EXPECT_THAT(dealt.tokens[0], UnorderedElementsAre(4, 6, 10));
}

TEST(Deal, WhoDoesNotExploreTurnsAllUp) {  // FOG-04
  Scenario scenario = two_sections();
  scenario.rules["fog"]["exploring"] = "no";
  const Deal dealt = deal_of(scenario);
  EXPECT_THAT(dealt.undiscovered, testing::Each(0));
  for (const HexId i : dealt.terrain.ids())
    EXPECT_EQ(dealt.number[i] != no_number, is_producing(*dealt.terrain[i])) << i;
  EXPECT_THAT(dealt.tokens[0], testing::IsEmpty());
}

TEST(Deal, TerrainsTakeTheirOwnTokensTheLowestFirst) {  // NSH-06
  Scenario scenario = row_of(times(5, face_down("small")));
  scenario.rules["fog"]["exploring"] = "no";
  scenario.stacks["small"] = {.hexes = {{Terrain::Mountains, 2}, {Terrain::Gold, 1}, {Terrain::Hills, 2}},
                              .token_pool = "small"};
  scenario.token_pools["small"] = {{2, 1}, {3, 1}, {4, 1}, {9, 1}, {11, 1}};
  scenario.terrain_tokens["small"] = {{Terrain::Mountains, {{2, 1}, {9, 1}}}, {Terrain::Gold, {{4, 1}}}};
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Deal dealt = deal_of(scenario, seed);
    std::vector<int> mountains, hills;
    for (const HexId i : Ids<HexId>(5)) {
      if (dealt.terrain[i] == Terrain::Mountains) mountains.push_back(dealt.number[i]);
      if (dealt.terrain[i] == Terrain::Hills) hills.push_back(dealt.number[i]);
      if (dealt.terrain[i] == Terrain::Gold) {
        EXPECT_EQ(dealt.number[i], 4);
      }
    }
    EXPECT_THAT(mountains, ElementsAre(2, 9));
    EXPECT_THAT(hills, UnorderedElementsAre(3, 11));
  }
}

TEST(Deal, TokensOfATerrainThatDoesNotComeUpGoElsewhere) {
  Scenario scenario = row_of(times(2, {Terrain::Hills, Drawn{"small"}, ""}));
  scenario.token_pools["small"] = {{3, 1}, {9, 1}};
  scenario.terrain_tokens["small"] = {{Terrain::Mountains, {{9, 1}}}};
  EXPECT_THAT(deal_of(scenario).number, UnorderedElementsAre(3, 9));
}

TEST(Deal, SetsTokensAsideForTerrainsThatAreDiscoveredLater) {  // JUN-07
  Scenario scenario = row_of(times(3, {Terrain::Hills, Drawn{"fog"}, ""}) + times(2, face_down("A")));
  scenario.rules["fog"];
  scenario.stacks["A"] = {.hexes = {{Terrain::Jungle, 1}, {Terrain::Hills, 1}}, .token_pool = "fog"};
  scenario.token_pools["fog"] = {{2, 2}, {4, 1}, {12, 2}};
  scenario.terrain_tokens["fog"] = {{Terrain::Jungle, {{4, 1}}}};
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const Deal dealt = deal_of(scenario, seed);
    EXPECT_THAT(dealt.number, testing::Each(testing::Ne(4)));
    EXPECT_THAT(dealt.tokens, ElementsAre(ElementsAre(testing::AnyOf(2, 12))));
    EXPECT_THAT(dealt.set_aside, ElementsAre(TerrainTokens{{Terrain::Jungle, {{4, 1}}}}));
  }
}

TEST(Deal, OpenPlacesStayEmptyAndTheirStacksLieReady) {  // EXP-02, EXP-05
  const Deal dealt = deal_of(open_places());
  for (const HexId i : {HexId(1), HexId(2), HexId(3), HexId(4), HexId(5)}) {
    EXPECT_EQ(dealt.terrain[i], std::nullopt);
    EXPECT_EQ(dealt.undiscovered[i], 1);
  }
  using Face = Deal::Face;
  EXPECT_THAT(dealt.stacks[0], UnorderedElementsAre(Face{Terrain::Forest, {}}, Face{Terrain::Gold, {}}));
  EXPECT_THAT(dealt.stacks[1], UnorderedElementsAre(Face{Terrain::Sea, {}}, Face{Terrain::Sea, {}},
                                                    Face{Terrain::Sea, HarborKind::Ore}));
  EXPECT_THAT(dealt.tokens[0], ElementsAre(9));
}

TEST(Deal, LeavesOpenWhatTheScenarioLeavesOpen) {
  Scenario scenario = row_of({{{}, Drawn{"main"}, ""}, drawn("gone", "gone"), face_down("gone")});
  scenario.token_pools["main"] = {{3, 1}};
  const Deal dealt = deal_of(scenario);
  EXPECT_THAT(dealt.terrain, testing::Each(std::nullopt));
  EXPECT_THAT(dealt.number, testing::Each(no_number));
}

TEST(Deal, IfHexesAreShortChanceSaysWhichPlacesGetOne) {
  Scenario scenario = row_of(times(2, drawn("main", "main")));
  scenario.terrain_pools["main"] = {{Terrain::Hills, 1}};
  std::set<bool> first_has_it;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Deal dealt = deal_of(scenario, seed);
    EXPECT_EQ(counted(dealt.terrain), (Counts<Terrain>{{Terrain::Hills, 1}}));
    first_has_it.insert(dealt.terrain[HexId(0)].has_value());
  }
  EXPECT_EQ(first_has_it.size(), 2U);
}

TEST(Dealer, DealsOneAfterTheOtherAsFromTheStart) {
  const Scenario scenario = two_sections();
  const MapView map(scenario);
  Dealer dealer(map);
  Deal again;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Random one(seed), other(seed);
    dealer.deal(one, again);
    EXPECT_EQ(again, deal(map, other));
    EXPECT_EQ(one, other);
  }
}

/// Readable in a diff: a line for each hex, harbor, stack and token stack.
std::string written(const MapView& map, const Deal& deal) {
  std::string lines;
  for (const HexId hex : map.board().hexes()) {
    lines += key(map.board().hex(hex)) + ": ";
    lines += deal.terrain[hex] ? std::string(id(*deal.terrain[hex])) : "open";
    if (deal.number[hex] != no_number) lines += " " + std::to_string(deal.number[hex]);
    lines += deal.undiscovered[hex] != 0 ? " undiscovered\n" : "\n";
  }
  for (const HarborId i : deal.harbor.ids())
    lines += key(map.harbors()[i.index()].path) + ": " + std::string(id(*deal.harbor[i])) + "\n";
  for (std::size_t i = 0; i < deal.tokens.size(); ++i) {
    lines += "tokens " + map.token_pools()[i].name + ":";
    for (const int number : deal.tokens[i]) lines += " " + std::to_string(number);
    lines += "\n";
  }
  return lines;
}

TEST(Deal, OfATemplateIsTheSameOnEveryPlatform) {
  const std::string text = contents_of(HEXWRIGHT_TEMPLATES "/fog-islands-4-variable.xml");
  const Scenario scenario = read_xml(text).scenario;
  const MapView map(scenario);
  Random random(1871);
  expect_golden(HEXWRIGHT_FIXTURES "/deals/fog-islands-4-variable.txt", written(map, deal(map, random)));
}

}  // namespace
}  // namespace hexwright
