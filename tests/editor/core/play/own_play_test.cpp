#include <algorithm>

#include <fmt/format.h>

#include "editor/core/play/own_counts.h"
#include "model/playtest/modules/own/program.h"
#include "tests/editor/core/play/driven.h"
#include "tests/support/own_packs.h"

// What those who play see and read of the own rules of a map.

namespace hexwright {
namespace {

PlaySession game_of_bots(Scenario map, std::uint64_t seed = 1) {
  PlaySetup setup{.scenario = std::move(map), .seed = seed};
  setup.players = usual_players(setup.scenario);
  for (Player& player : setup.players) player.bot = find_bot("settler");
  return started(std::move(setup));
}

std::string all_in_words(const std::vector<Message>& messages) {
  std::string all;
  for (const Message& each : messages) all += text(each) + "\n";
  return all;
}

TEST(OwnCounts, SayWhatEachPlayerHasByItsTitle) {
  PlaySession session = game_of_bots(with_pack_on_board(gallery_pack("lake")));
  const auto fish = [&](SeatId seat) { return own::counter_of({session.game(), session.state()}, seat, 0); };
  EXPECT_EQ(all_in_words(own_counts_of(session, SeatId(0))), "Fish: 0\n");
  const auto somebody_fished = [&] {
    return std::ranges::any_of(session.game().seats(), [&](SeatId seat) { return fish(seat) > 0; });
  };
  while (!session.is_over() && !somebody_fished()) step(session);
  ASSERT_TRUE(somebody_fished());
  for (const SeatId seat : session.game().seats())
    EXPECT_EQ(all_in_words(own_counts_of(session, seat)), fmt::format("Fish: {}\n", fish(seat)));
  EXPECT_EQ(all_in_words(own_counts_of_table(session)), "");
}

TEST(OwnCounts, OfTheTableStandByThemselves) {
  const PlaySession session = game_of_bots(with_pack_on_board(pack_of(
      R"(<counter id="storm" title="Storm" one="storm" many="storms" of="table" start="2" most="9"/>)")));
  EXPECT_EQ(all_in_words(own_counts_of(session, SeatId(0))), "");
  EXPECT_EQ(all_in_words(own_counts_of_table(session)), "Storm: 2\n");
}

TEST(OwnCounts, AreNoneWithoutPacks) {
  const PlaySession session = started(setup_of("base-3-4"));
  EXPECT_TRUE(own_counts_of(session, SeatId(0)).empty());
  EXPECT_TRUE(own_counts_of_table(session).empty());
}

}  // namespace
}  // namespace hexwright
