#include <algorithm>
#include <set>

#include "model/playtest/bots/all_bots.h"
#include "model/playtest/match.h"
#include "model/playtest/modules/dealt_world/kinds.h"
#include "model/playtest/table.h"
#include "model/rules/base/founding.h"
#include "tests/support/counted.h"
#include "tests/support/playing.h"

namespace hexwright {
namespace {

constexpr std::array worlds{"new-world-3-4", "new-world-5-6"};

bool is_land(const State& state, HexId hex) { return hex != none && !shows(state, hex, Terrain::Sea); }

/// Lays harbors wherever it is legal, first come; every one that was drawn, with the seat that laid it.
std::vector<std::pair<HarborKind, SeatId>> lay_all(Playing& play) {
  std::vector<std::pair<HarborKind, SeatId>> laid;
  while (play.state().task()) {
    if (play.state().task()->kind == dealt_world::task::lay_harbor)
      laid.emplace_back(*face_of(play.state().task()->a).harbor, actor(play.state()));
    play.act(play.legal().front());
  }
  return laid;
}

TEST(DealtWorld, PutsATokenOnEveryLandThatProducesAndPartsTheRedOnes) {  // NEW-03
  for (const char* name : worlds)
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
      Playing play(name, {}, seed);
      for (const HexId hex : play.board().hexes()) {
        const int number = play.state().number[hex];
        EXPECT_EQ(number != 0, is_land(play.state(), hex) && !shows(play.state(), hex, Terrain::Desert));
        if (number != 6 && number != 8) continue;
        for (const HexId next : play.board().neighbours(hex))
          EXPECT_FALSE(next != none && (play.state().number[next] == 6 || play.state().number[next] == 8))
              << name << ", seed " << seed;
      }
    }
}

TEST(DealtWorld, PlayersLayTheHarborsInTurnBeforeTheyFound) {  // NEW-04
  Playing play("new-world-3-4");
  EXPECT_FALSE(play.can(at(ActionKind::BuildSettlement, play.game().founding_places().front())));
  const auto laid = lay_all(play);
  ASSERT_EQ(laid.size(), 9U);
  Counts<HarborKind> kinds;
  for (std::size_t i = 0; i < laid.size(); ++i) {
    EXPECT_EQ(laid[i].second, SeatId(static_cast<int>(i) % 4)) << "in turn order, from the first player on";
    ++kinds[laid[i].first];
  }
  EXPECT_EQ(kinds, play.game().scenario().harbor_pools.at("harbors"));
  EXPECT_EQ(play.state().phase, Phase::FoundSettlement);
  EXPECT_EQ(actor(play.state()), SeatId(0));
  EXPECT_EQ(play.broken(), "");
}

TEST(DealtWorld, AHarborLiesAtACoastApartFromOthers) {  // NEW-04, BASE-15
  Playing play("new-world-3-4");
  play.act(play.legal().front());  // draws
  int at_frame = 0;
  const auto& frame = play.game().scenario().areas.at("Frame").cells;
  for (const Action& action : play.legal()) {
    const auto& hexes = play.board().path_hexes(action.b.path());
    EXPECT_NE(is_land(play.state(), hexes[0]), is_land(play.state(), hexes[1]));
    EXPECT_TRUE(shows(play.state(), action.a.hex(), Terrain::Sea));
    at_frame += frame.contains(play.board().hex(action.a.hex())) ? 1 : 0;
  }
  EXPECT_GT(at_frame, 0) << "NEW-08: a harbor may stand on a frame cell";
  const Action first = play.legal().front();
  play.act(first);
  play.act(play.legal().front());
  const auto& ends = play.board().path_ends(first.b.path());
  for (const Action& action : play.legal())
    for (const IntersectionId end : play.board().path_ends(action.b.path()))
      EXPECT_TRUE(end != ends[0] && end != ends[1]) << "two harbors never share an intersection";
}

TEST(DealtWorld, WithNoCoastLeftTheRestStaysInTheBox) {  // NEW-04
  Scenario scenario = template_named("new-world-3-4");
  scenario.harbor_pools.at("harbors")[HarborKind::Generic] = 90;
  Playing play(scenario);
  const auto laid = lay_all(play);
  EXPECT_LT(laid.size(), 90U);
  EXPECT_EQ(play.state().phase, Phase::FoundSettlement);
  for (const PathId path : play.board().paths()) {
    const auto& hexes = play.board().path_hexes(path);
    const auto& ends = play.board().path_ends(path);
    const bool coast = is_land(play.state(), hexes[0]) != is_land(play.state(), hexes[1]);
    EXPECT_TRUE(!coast || play.state().harbor[ends[0]] != 0 || play.state().harbor[ends[1]] != 0);
  }
}

TEST(DealtWorld, PlayersFoundAnywhereOnTheLandThatWasDealt) {  // NEW-05
  Playing play("new-world-5-6");
  lay_all(play);
  for (const IntersectionId i : play.board().intersections()) {
    const auto& hexes = play.board().intersection_hexes(i);
    const bool land =
        std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) { return is_land(play.state(), hex); });
    EXPECT_EQ(play.can(at(ActionKind::BuildSettlement, i)), land);
  }
}

TEST(DealtWorld, AForeignIslandBringsOnePoint) {  // NEW-05
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    Playing play("new-world-3-4", {}, seed);
    play.found();
    const HexBits& home = play.seat(0).known_islands;
    for (const IntersectionId i : play.board().intersections()) {
      const auto& hexes = play.board().intersection_hexes(i);
      const auto land =
          std::find_if(hexes.begin(), hexes.end(), [&](HexId hex) { return is_land(play.state(), hex); });
      if (land == hexes.end() || home.has(*land) || !play.state().sites.has(i)) continue;
      play.turn_of(0);
      play.seat(0).reached.add(i);
      play.give(0, settlement_price);
      play.act(at(ActionKind::BuildSettlement, i));
      EXPECT_EQ(play.seat(0).chits, 1);
      return;
    }
  }
  FAIL() << "no deal had a foreign island";
}

TEST(DealtWorld, RobberAndPirateWaitBesideTheBoardAndComeIn) {  // NEW-06
  for (const char* name : worlds)
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      Playing play(name, {}, seed);
      EXPECT_EQ(play.state().robber, none) << name;
      EXPECT_EQ(play.state().pirate, none) << name;
      if (seed > 1) continue;
      play.found();
      play.roll_of(0);
      play.roll(3, 4);
      for (const HexId hex : play.board().hexes()) {
        EXPECT_EQ(play.can(at(ActionKind::MoveRobber, hex)), is_land(play.state(), hex)) << name;
        EXPECT_EQ(play.can(at(ActionKind::MovePirate, hex)), !is_land(play.state(), hex)) << name;
      }
      const HexId sea = play.only(Terrain::Sea);
      play.act(at(ActionKind::MovePirate, sea));
      EXPECT_EQ(play.state().pirate, sea);
    }
}

TEST(DealtWorld, EveryDealHasRoomForAllFounders) {  // NEW-07
  // Hardly any land: many a deal of it has no room for four.
  Scenario scenario = template_named("new-world-3-4");
  auto& pool = scenario.terrain_pools.at("all");
  pool = {{Terrain::Pasture, 5}, {Terrain::Sea, 37}};
  scenario.token_pools.at("all") = {{3, 2}, {4, 2}, {5, 1}};
  const Game game(scenario);
  Starter starter(game);
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    Random random(seed, 0);
    const State state = starter.start(random);
    std::vector<IntersectionId> places;
    for (const IntersectionId i : game.board().intersections())
      if (state.sites.has(i)) places.push_back(i);
    EXPECT_GE(base::most_apart(game.board(), places, 8), 8) << "seed " << seed;
  }
}

TEST(DealtWorld, ShipsLieAlongTheFrame) {  // NEW-08
  Playing play("new-world-3-4");
  const auto& frame = play.game().scenario().areas.at("Frame").cells;
  int along = 0;
  for (const PathId path : play.board().paths()) {
    const auto& hexes = play.board().path_hexes(path);
    const bool framed = std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) {
      return hex != none && frame.contains(play.board().hex(hex));
    });
    if (!framed) continue;
    EXPECT_TRUE(play.game().carries_ship(play.state(), path));
    ++along;
  }
  EXPECT_GT(along, 0);
}

TEST(DealtWorldGames, CountTheHarborsThatWereLaid) {  // NEW-04, statistics
  const Game game(template_named("new-world-3-4"));
  Match match(game, std::vector(4, find_bot("settler")));
  Tally tally;
  for (std::uint64_t n = 0; n < 5; ++n) match.play(5, n, 600, &tally);
  EXPECT_EQ(counted(game, tally.counted, "dealt-world", "harbors-laid"), 5 * 9);
}

}  // namespace
}  // namespace hexwright
