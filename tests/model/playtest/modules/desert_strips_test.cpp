#include <algorithm>

#include "model/playtest/table.h"
#include "tests/support/playing.h"

namespace hexwright {
namespace {

struct Crossing : Playing {
  explicit Crossing(const Scenario& scenario) : Playing(scenario) {}
  explicit Crossing(std::string_view name = "through-the-desert-4") : Playing(name) {}

  bool in_area(HexId hex, const std::string& area) const {
    return hex != none && game().scenario().areas.at(area).cells.contains(board().hex(hex));
  }
  bool is_land(HexId hex) { return hex != none && !shows(state(), hex, Terrain::Sea); }
  bool touches(IntersectionId i, const std::string& area) {
    const auto& hexes = board().intersection_hexes(i);
    return std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) { return in_area(hex, area); });
  }
  /// The intersections that touch hexes of this area and a desert, or no desert; or only deserts and sea.
  std::vector<IntersectionId> corners(const std::string& area, bool beside_desert) {
    std::vector<IntersectionId> found;
    for (const IntersectionId i : board().intersections())
      if (touches(i, area) && touches(i, "Desert") == beside_desert) found.push_back(i);
    return found;
  }
  std::vector<IntersectionId> desert_corners() {
    std::vector<IntersectionId> found;
    for (const IntersectionId i : board().intersections()) {
      const auto& hexes = board().intersection_hexes(i);
      if (touches(i, "Desert") && std::all_of(hexes.begin(), hexes.end(), [&](HexId hex) {
            return !is_land(hex) || in_area(hex, "Desert");
          }))
        found.push_back(i);
    }
    return found;
  }
  /// The chits that a settlement there brings, without way and price.
  int chits_for_building(Who who, IntersectionId place) {
    turn_of(who);
    const int before = seat(who).chits;
    seat(who).reached.add(place);
    give(who, settlement_price);
    act(hexwright::at(ActionKind::BuildSettlement, place));
    return seat(who).chits - before;
  }
  /// The first one that is free.
  IntersectionId free(const std::vector<IntersectionId>& places) {
    return *std::find_if(places.begin(), places.end(),
                         [&](IntersectionId i) { return state().sites.has(i); });
  }
};

constexpr std::array maps{"through-the-desert-3",          "through-the-desert-4",
                          "through-the-desert-5-6",        "through-the-desert-3-variable",
                          "through-the-desert-4-variable", "through-the-desert-5-6-variable"};

TEST(DesertStrips, PlayersFoundWhereTheMainPartIsTouchedAndNowhereElse) {  // TTD-03
  for (const char* name : maps) {
    Crossing play(name);
    int beside_desert = 0;
    for (const IntersectionId i : play.board().intersections()) {
      EXPECT_EQ(play.can(at(ActionKind::BuildSettlement, i)), play.touches(i, "Main part")) << name;
      beside_desert += play.touches(i, "Main part") && play.touches(i, "Desert") ? 1 : 0;
    }
    EXPECT_GT(beside_desert, 0) << name << ": one that touches both is allowed";
    EXPECT_FALSE(play.desert_corners().empty()) << name << ": those that touch only deserts are not";
  }
}

TEST(DesertStrips, NoFoundingSettlementScores) {  // TTD-05
  for (const char* name : maps) {
    Crossing play(name);
    play.found();
    for (const SeatId seat : play.game().seats()) EXPECT_EQ(play.seat(seat).chits, 0) << name;
    for (const IntersectionId i : play.game().founding_places())
      for (const auto& [area, rest] : play.game().scenario().areas)
        EXPECT_FALSE(rest.chits && play.touches(i, area)) << name << ": " << area;
  }
}

TEST(DesertStrips, EveryPlayersFirstSettlementInEachForeignAreaBringsTwo) {  // TTD-04
  for (const char* name : {"through-the-desert-3", "through-the-desert-4", "through-the-desert-5-6"}) {
    Crossing play(name);
    for (const auto& [area, rest] : play.game().scenario().areas) {
      if (!rest.chits) continue;
      for (const int seat : {0, 1})
        EXPECT_EQ(play.chits_for_building(seat, play.free(play.corners(area, false))), 2)
            << name << ": " << area;
      play.seat(0).settlements = play.seat(1).settlements = 5;
    }
    const auto again = play.corners("Main part", false);
    EXPECT_EQ(play.chits_for_building(0, play.free(again)), 0) << name;
  }
}

TEST(DesertStrips, ASecondSettlementInAnAreaBringsNone) {  // TTD-04
  Crossing play;
  EXPECT_EQ(play.chits_for_building(0, play.free(play.corners("Strip", false))), 2);
  EXPECT_EQ(play.chits_for_building(0, play.free(play.corners("Strip", false))), 0);
}

TEST(DesertStrips, TwoStripsAreTwoAreasUnlessTheyShallBeOne) {  // TTD-04, option
  Scenario scenario = template_named("through-the-desert-5-6");
  for (const char* as_one : {"no", "yes"}) {
    scenario.rules["desert-strips"]["strips-as-one"] = as_one;
    Crossing play(scenario);
    EXPECT_EQ(play.game().chit_areas().size(), *as_one == 'y' ? 5U : 6U);
    EXPECT_EQ(play.chits_for_building(0, play.free(play.corners("Southern strip", false))), 2);
    EXPECT_EQ(play.chits_for_building(0, play.free(play.corners("Northern strip", false))),
              *as_one == 'y' ? 0 : 2);
    EXPECT_EQ(play.chits_for_building(1, play.free(play.corners("Northern strip", false))), 2);
    EXPECT_EQ(play.chits_for_building(1, play.free(play.corners("South-east islet", false))), 2);
  }
}

TEST(DesertStrips, ASettlementCountsForAStripBesideADesertButNotBetweenDesertsAndSea) {  // TTD-05
  Crossing play;
  EXPECT_EQ(play.chits_for_building(0, play.free(play.desert_corners())), 0);
  EXPECT_EQ(play.chits_for_building(0, play.free(play.corners("Strip", true))), 2);
}

TEST(DesertStrips, RoadsAndShipsLeadToTheStripAndDesertsYieldNothing) {  // TTD-06
  Crossing play;
  int roads = 0, ships = 0;
  for (const PathId path : play.board().paths()) {
    const auto& hexes = play.board().path_hexes(path);
    const bool desert = play.in_area(hexes[0], "Desert") || play.in_area(hexes[1], "Desert");
    const bool sea = !play.is_land(hexes[0]) || !play.is_land(hexes[1]);
    if (!desert) continue;
    EXPECT_TRUE(play.game().carries_road(play.state(), path));
    EXPECT_EQ(play.game().carries_ship(play.state(), path), sea);
    ++(sea ? ships : roads);
  }
  EXPECT_GT(roads, 0);
  EXPECT_GT(ships, 0);
  for (const HexId hex : play.hexes(Terrain::Desert)) EXPECT_EQ(play.state().number[hex], 0);
}

TEST(DesertStrips, TheRobberBeginsOnADesertAndMayGoToAnyLand) {  // TTD-07
  for (const char* name : maps) {
    Crossing play(name);
    const HexId start = play.state().robber;
    EXPECT_TRUE(play.in_area(start, "Desert")) << name;
    EXPECT_EQ(play.state().pirate, play.board().find(play.game().scenario().markers.at(Marker::Pirate)))
        << name;
    play.roll_of(0);
    play.roll(3, 4);
    for (const HexId hex : play.board().hexes())
      EXPECT_EQ(play.can(at(ActionKind::MoveRobber, hex)), play.is_land(hex) && hex != start) << name;
  }
}

}  // namespace
}  // namespace hexwright
