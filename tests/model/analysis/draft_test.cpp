#include "model/analysis/draft.h"

#include <gmock/gmock.h>

#include "tests/model/analysis/islands.h"

namespace hexwright {
namespace {

std::vector<SeatDraft> drafted(const Scenario& scenario) {
  const MapView map(scenario);
  return snake_draft(SiteJudge(map), drafted_seats(scenario));
}

TEST(Draft, GoesForthAndBackAndEachTakesTheBestThatIsLeft) {                     // BASE-02
  const auto seats = drafted(test::lone_hexes({{{0, 0}, Terrain::Hills, 8},      // 5 pips
                                               {{3, 0}, Terrain::Forest, 9},     // 4
                                               {{6, 0}, Terrain::Fields, 10},    // 3
                                               {{9, 0}, Terrain::Pasture, 11}},  // 2
                                              2));
  ASSERT_EQ(seats.size(), 2U);
  EXPECT_EQ(seats[0].holding.yield.of(Resource::Brick), 5);
  EXPECT_EQ(seats[0].holding.yield.of(Resource::Wool), 2);
  EXPECT_EQ(seats[1].holding.yield.of(Resource::Lumber), 4);
  EXPECT_EQ(seats[1].holding.yield.of(Resource::Grain), 3);
}

TEST(Draft, TakesAResourceThatTheSeatLacksBeforeMoreOfTheSame) {
  const auto seats = drafted(test::lone_hexes(
      {{{0, 0}, Terrain::Hills, 8}, {{3, 0}, Terrain::Hills, 6}, {{6, 0}, Terrain::Forest, 9}}, 1));
  EXPECT_EQ(seats[0].holding.yield.of(Resource::Brick), 5);
  EXPECT_EQ(seats[0].holding.yield.of(Resource::Lumber), 4);
}

TEST(Draft, PutsNoTwoSettlementsNextToEachOther) {  // BASE-03
  Scenario scenario = test::three_hexes();
  scenario.details.max_players = 4;
  const MapView map(scenario);
  const auto seats = snake_draft(SiteJudge(map), 4);
  std::vector<IntersectionId> places;
  for (const SeatDraft& seat : seats)
    for (const SiteWorth& pick : seat.picks) places.push_back(pick.place);
  for (const auto place : places) {
    EXPECT_EQ(std::count(places.begin(), places.end(), place), 1);
    for (const auto next : map.board().intersection_neighbours(place))
      EXPECT_EQ(std::count(places.begin(), places.end(), next), 0);
  }
  EXPECT_EQ(map.board().intersection(places.front()), test::middle_of_three);
}

TEST(Draft, LeavesOutWhoFindsNoPlace) {
  const auto seats = drafted(test::lone_hexes({{{0, 0}, Terrain::Hills, 8}}, 3));
  ASSERT_EQ(seats.size(), 3U);
  EXPECT_EQ(seats[0].picks.size(), 1U);
  EXPECT_TRUE(seats[1].picks.empty());
  EXPECT_EQ(seats[1].holding.yield, Yield());
}

}  // namespace
}  // namespace hexwright
