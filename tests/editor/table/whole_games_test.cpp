#include <gmock/gmock.h>

#include "tests/editor/table/hosted.h"
#include "tests/editor/table/leaks.h"
#include "tests/support/sanitized.h"
#include "tests/support/templates.h"

// Whole games at a table, through its sockets.

namespace hexwright::test {
namespace {

using testing::Contains;
using testing::IsEmpty;
using Messages = std::vector<nlohmann::json>;

bool is_moment(const nlohmann::json& message) {
  return message["hexwright"] == "decide" || message["hexwright"] == "see";
}

/// A game of two guests, a settler and a program of somebody else, and one who watches, when it is over.
struct WholeGame {
  WholeGame(const std::string& name, std::uint64_t seed)
      : table(name, {"", "", "settler", "program:" HEXWRIGHT_TEST_BOT}, seed) {
    auto one = table.client(0), two = table.client(1), watcher = table.client(table.links().watchers);
    std::thread second([&] { heard[1] = play_seat(two, 2 * seed); });
    std::thread third([&] { heard[2] = play_seat(watcher, 0); });
    heard[0] = play_seat(one, seed);
    second.join();
    third.join();
    table.wait();
  }
  void expect_no_leaks(const Messages& messages, SeatId seat) const {
    const std::set<std::string> kinds{"table", "game", "decide", "see", "end"};
    std::size_t steps = 0;
    for (const auto& message : messages) {
      EXPECT_THAT(kinds, Contains(message["hexwright"].get<std::string>()));
      if (!is_moment(message)) continue;
      ASSERT_THAT(leaks_in(message, seat, table.game().session()), IsEmpty())
          << "seat " << seat << " at " << message["step"] << ": " << message.dump();
      EXPECT_EQ(message["log"].empty(), message["step"] == steps);
      steps = message["step"];
    }
    EXPECT_EQ(steps, table.game().session().size()) << "everybody is told of every action";
  }

  HostedTable table;
  std::array<Messages, 3> heard;
};

void expect_well_played(const WholeGame& game) {
  const auto& [table, heard] = game;
  const PlaySession& session = table.game().session();
  EXPECT_TRUE(session.is_over());
  const auto read = GameLog::read(table.record());
  ASSERT_TRUE(std::holds_alternative<PlaySession>(read)) << text(std::get<Problem>(read).message);
  EXPECT_EQ(std::get<PlaySession>(read).played(), session.played());
  EXPECT_EQ(fingerprint(std::get<PlaySession>(read).state()), fingerprint(session.state()));
  game.expect_no_leaks(heard[0], SeatId(0));
  game.expect_no_leaks(heard[1], SeatId(1));
  game.expect_no_leaks(heard[2], none);
  for (const Messages& messages : heard) EXPECT_EQ(messages.back()["hexwright"], "end");
}

class WholeGames : public testing::TestWithParam<std::string> {};

TEST_P(WholeGames, ArePlayedToTheirEndAndReplayAndTellNobodyWhatIsHidden) {
  const std::uint64_t last = is_full_check() ? 15 : 11;
  for (std::uint64_t seed = 11; seed <= last; ++seed) {
    SCOPED_TRACE(seed);
    expect_well_played({GetParam(), seed});
  }
}

/// Under the sanitizers a game takes half a minute: there, all are for the full check.
std::vector<std::string> played_templates() {
  if (is_sanitized && !is_full_check()) return {"base-3-4"};
  return {"base-3-4", "spices-fog-islands-4", "cities-and-knights-3-4", "pirate-islands-3-4"};
}
INSTANTIATE_TEST_SUITE_P(Templates, WholeGames, testing::ValuesIn(played_templates()), parameter_name);

TEST(Leaks, AreFoundWhereverTheyArePlanted) {
  PlaySession session = started(setup_of("base-3-4", {"settler", "settler", "settler", "settler"}, 3));
  steps(session, 200);
  const TemporaryFolder folder;
  const auto begun = HostedGame::begin(std::move(session), folder / "game.jsonl");
  const HostedGame& game = *begun.value();
  const auto reported = [&](SeatId seat) {
    return nlohmann::json::parse(game.moment(seat, game.steps() - 40));
  };
  const auto leaks = [&](const nlohmann::json& message, SeatId seat) {
    return leaks_in(message, seat, game.session());
  };
  const SeatId one(0), other(1);
  EXPECT_THAT(leaks(reported(one), one), IsEmpty());
  EXPECT_THAT(leaks(reported(none), none), IsEmpty());
  EXPECT_THAT(leaks(reported(other), one), Contains("you")) << "another seat's view";
  EXPECT_THAT(leaks(reported(one), none), Contains("you"));
  auto planted = reported(one);
  planted["hands"] = {{"1", "ore"}};
  EXPECT_THAT(leaks(planted, one), Contains("hands"));
  planted = reported(one);
  planted["players"][1]["hand"] = {{"ore", 1}};
  EXPECT_THAT(leaks(planted, one), Contains("players"));
  planted = reported(one);
  planted["log"].back()["words"] = "Blue draws a knight";
  EXPECT_THAT(leaks(planted, one), Contains("log"));
}

}  // namespace
}  // namespace hexwright::test
