#include <algorithm>
#include <set>

#include "model/playtest/view.h"
#include "tests/support/gifts.h"

namespace hexwright::gifts {
namespace {

using tribal_gifts::still_lies;

std::multiset<int> harbors_lying(const State& state) {
  std::multiset<int> kinds;
  for (const std::uint8_t code : state.gifts.harbor)
    if (code != 0) kinds.insert(code - 1);
  return kinds;
}

TEST(TribalGifts, LieAtTheCoastsAndTheCardsComeFromTheDeck) {  // TRI-01, TRI-03, TRI-04
  Playing small(three_or_four), large(five_or_six, {.players = 6});
  EXPECT_EQ(of_kind(small, MarkKind::GiftPoint).size(), 8U);
  EXPECT_EQ(of_kind(large, MarkKind::GiftPoint).size(), 10U);
  EXPECT_EQ(harbors_lying(small.state()), (std::multiset{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(harbors_lying(large.state()), (std::multiset{0, 0, 0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(small.state().gifts.cards, 4);
  EXPECT_EQ(small.state().left_to_buy(), 25 - 4);
  EXPECT_EQ(large.state().gifts.cards, 6);
  EXPECT_EQ(large.state().left_to_buy(), 34 - 6);
  EXPECT_EQ(small.game().points_to_win(), 13);
  EXPECT_TRUE(std::ranges::all_of(small.state().harbor, [](auto code) { return code == 0; }));
  EXPECT_EQ(small.broken(), "");
  EXPECT_EQ(large.broken(), "");
}

TEST(TribalGifts, HarborTokensAreShuffledInEveryGame) {  // TRI-04
  std::set<std::array<std::uint8_t, most_gifts>> seen;
  for (std::uint64_t seed = 1; seed <= 20; ++seed)
    seen.insert(Playing(three_or_four, {}, seed).state().gifts.harbor);
  EXPECT_GT(seen.size(), 15U);
}

TEST(TribalGifts, NobodySettlesAtTheTribeWhichProducesNothing) {  // TRI-02
  for (const char* name : {three_or_four, five_or_six}) {
    Playing play(name);
    for (const Hex hex : play.game().scenario().areas.at("Tribe").cells) {
      const HexId id = play.board().find(hex);
      EXPECT_EQ(play.state().number[id], 0);
      for (const IntersectionId corner : play.board().hex_intersections(id)) {
        EXPECT_FALSE(play.state().sites.has(corner));
        EXPECT_EQ(play.why_not(at(ActionKind::BuildSettlement, corner)),
                  "nobody settles there in this scenario");
      }
    }
    const auto& home = play.game().scenario().areas.at("Main island").cells;
    for (const IntersectionId place : play.game().founding_places()) {
      const auto& hexes = play.board().intersection_hexes(place);
      EXPECT_TRUE(std::ranges::any_of(
          hexes, [&](HexId hex) { return hex != none && home.contains(play.board().hex(hex)); }));
    }
  }
}

TEST(TribalGifts, TheFirstShipThatIsBuiltThereTakesTheGift) {  // TRI-05, TRI-06
  Playing play(three_or_four);
  const Voyage way = sail_up_to(play, 0, MarkKind::GiftPoint);
  const int before = play.seat(0).points;
  take(play, 0, way);
  EXPECT_EQ(play.seat(0).points, before + 1);
  EXPECT_EQ(play.seat(0).chits, 1);
  EXPECT_EQ(play.state().gifts.taker[way.gift.index()], 1);
  EXPECT_EQ(play.broken(), "");
}

TEST(TribalGifts, AShipThatMovesThereTakesTheGiftAndLeavesItTaken) {  // TRI-05, TRI-10
  Playing play(three_or_four);
  const Voyage way = sail_up_to(play, 0, MarkKind::GiftPoint);
  // A ship beside the way's end moves over to the gift.
  PathId aside;
  for (const IntersectionId end : play.board().path_ends(way.ships.back()))
    for (const PathId path : play.board().intersection_paths(end))
      if (path != none && play.seat(0).ship_spots.has(path) && !is_gift_path(play, path)) aside = path;
  ASSERT_NE(aside, none);
  play.ship(0, aside);
  play.turn_of(0);
  play.state().new_ships = {};
  play.act(at(ActionKind::TakeUpShip, aside));
  play.act(at(ActionKind::PutDownShip, way.path));
  EXPECT_EQ(play.seat(0).chits, 1);
  EXPECT_FALSE(still_lies(play.state().gifts, way.gift));
  // And on: the route to the tribe is open, and nobody else finds anything there.
  play.state().new_ships = {};
  play.state().moved_ship = 0;
  play.act(at(ActionKind::TakeUpShip, way.path));
  play.act(at(ActionKind::PutDownShip, aside));
  EXPECT_EQ(play.seat(0).chits, 1) << "the gift stays taken";
  take(play, 0, way);
  EXPECT_EQ(play.seat(0).chits, 1) << "it was the only one";
  EXPECT_EQ(play.broken(), "");
}

TEST(TribalGifts, RoadsTakeNone) {  // TRI-05
  Playing play(three_or_four);
  const PathId path = tribal_gifts::gift(play.game(), of_kind(play, MarkKind::GiftPoint).front()).path;
  play.road(0, path);
  EXPECT_EQ(play.seat(0).chits, 0);
  EXPECT_EQ(play.state().gifts, Playing(three_or_four).state().gifts);
}

TEST(TribalGifts, ACardComesIntoHandAsIfBoughtInThatTurn) {  // TRI-06
  Playing play(three_or_four);
  const Voyage way = sail_up_to(play, 0, MarkKind::GiftCard);
  take(play, 0, way);
  EXPECT_EQ(play.legal(), (Actions{{.kind = draw_gift}}));
  EXPECT_EQ(play.state().left_to_buy(), 25 - 4 + 1) << "until it is drawn";
  play.act({.kind = draw_gift, .c = 1 + static_cast<int>(Development::Knight)});
  EXPECT_EQ(play.seat(0).fresh[0], 1);
  EXPECT_FALSE(play.can({.kind = ActionKind::PlayKnight}));
  EXPECT_EQ(play.state().left_to_buy(), 25 - 4) << "the stack to buy from stays as it is";
  EXPECT_EQ(play.broken(), "");
  for (int seat = 0; seat < 4; ++seat) {
    play.act({.kind = ActionKind::EndTurn});
    if (seat < 3) play.roll(3, 3);
  }
  EXPECT_TRUE(play.can({.kind = ActionKind::PlayKnight}));
}

TEST(TribalGifts, AVictoryPointCardThatIsGivenCountsAtOnce) {  // TRI-06
  Playing play(three_or_four);
  const Voyage way = sail_up_to(play, 0, MarkKind::GiftCard);
  const int before = points(play.state(), SeatId(0));
  take(play, 0, way);
  play.act({.kind = draw_gift, .c = 1 + static_cast<int>(Development::VictoryPoint)});
  EXPECT_EQ(points(play.state(), SeatId(0)), before + 1);
  EXPECT_EQ(play.broken(), "");
}

TEST(TribalGifts, CardsAtTheCoastsAreNotToBeBought) {  // TRI-04
  Playing play(three_or_four);
  play.turn_of(0);
  const Action buy{.kind = ActionKind::BuyDevelopment};
  for (int bought = 0; bought < 25 - 4; ++bought) {
    play.give(0, development_price);
    ASSERT_TRUE(play.can(buy)) << bought;
    play.act(buy);
  }
  play.give(0, development_price);
  EXPECT_FALSE(play.can(buy));
  EXPECT_EQ(play.why_not(buy), "no development card is left");
  EXPECT_EQ(View(play.game(), play.state(), SeatId(1)).developments_left(), 0);
}

TEST(TribalGifts, TheRobberLeavesTheTribeForHexesWithNumbers) {  // TRI-09
  for (const char* name : {three_or_four, five_or_six}) {
    Playing play(name);
    const HexId start = play.state().robber;
    EXPECT_EQ(play.state().terrain[start], static_cast<int>(Terrain::Desert));
    EXPECT_TRUE(play.game().scenario().areas.at("Tribe").cells.contains(play.board().hex(start)));
    EXPECT_NE(play.state().pirate, none);
    play.found();
    play.roll_of(0);
    play.roll(3, 4);
    for (const Action& action : play.legal())
      EXPECT_TRUE(action.kind != ActionKind::MoveRobber || play.state().number[action.a.hex()] != 0);
    EXPECT_TRUE(std::ranges::any_of(
        play.legal(), [](const Action& action) { return action.kind == ActionKind::MovePirate; }));
    const Actions legal = play.legal();
    play.act(*std::ranges::find(legal, ActionKind::MoveRobber, &Action::kind));
    play.roll_of(1);
    play.roll(3, 4);
    EXPECT_FALSE(play.can(at(ActionKind::MoveRobber, start)));
    EXPECT_EQ(play.why_not(at(ActionKind::MoveRobber, start)), "the robber only goes to hexes with a number");
  }
}

TEST(TribalGifts, ShipsToTheTribeCountForTheLongestTradeRoute) {  // TRI-10
  Playing play(three_or_four);
  const Voyage way = sail_up_to(play, 0, MarkKind::GiftPoint);
  take(play, 0, way);
  EXPECT_EQ(longest_route(play.game(), play.state(), SeatId(0)), static_cast<int>(way.ships.size()) + 1);
  play.turn_of(0);
  play.state().new_ships = {};
  EXPECT_TRUE(play.can(at(ActionKind::TakeUpShip, way.path)));
}

TEST(TribalGifts, TheThirteenthPointMayBeGivenOnesOwnTurn) {  // TRI-01, TRI-06
  Playing play(three_or_four);
  const Voyage way = sail_up_to(play, 0, MarkKind::GiftPoint);
  play.build_up(0, 12);
  take(play, 0, way);
  EXPECT_EQ(play.state().winner, SeatId(0));
  EXPECT_EQ(play.state().phase, Phase::Over);
}

TEST(TribalGifts, TheVariableSetUpShufflesTheMainIslandOnly) {  // TRI-11
  Playing one("tribal-gifts-3-4-variable", {}, 1), other("tribal-gifts-3-4-variable", {}, 2);
  const auto& home = one.game().scenario().areas.at("Main island").cells;
  int differing = 0;
  for (const HexId hex : one.board().hexes()) {
    const bool differs = one.state().terrain[hex] != other.state().terrain[hex];
    if (differs) ++differing;
    EXPECT_TRUE(!differs || home.contains(one.board().hex(hex)));
    EXPECT_EQ(one.state().number[hex] != 0, home.contains(one.board().hex(hex)));
  }
  EXPECT_GT(differing, 5);
  for (const Hex hex : one.game().scenario().areas.at("Short side").cells)
    EXPECT_FALSE(is_loud(one.state().number[one.board().find(hex)]));
}

}  // namespace
}  // namespace hexwright::gifts
