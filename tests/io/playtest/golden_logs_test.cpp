#include "tests/io/playtest/played.h"
#include "tests/support/golden.h"
#include "tests/support/random_games.h"

namespace hexwright {
namespace {

// The games of settlers whose digests `golden_games.txt` keeps, as files: a reader sees in the diff which
// decision a change of the rules or of the bots has turned, and logs on file stay readable.
TEST(GoldenLogs, OfEveryTemplateAreWrittenAsTheyWereAndPlayedAgain) {
  for (const std::string& name : template_names()) {
    const Game game(template_named(name), {.offers_a_turn = 1});
    const std::vector<const BotKind*> bots(static_cast<std::size_t>(game.players()), find_bot("settler"));
    RecordHead head;
    head.title = game.scenario().details.title;
    head.map = map_mark(game.scenario());
    head.seed = 2026;
    head.options = {game.players(), 1};
    head.most_turns = 5'000;
    head.bots.assign(bots.size(), "settler");
    Match match(game, bots);
    Actions log;
    const auto ending = match.play(head.seed, head.game, head.most_turns, nullptr, &log);
    const std::string file = HEXWRIGHT_FIXTURES "/playtest/logs/" + name + ".jsonl";
    test::expect_golden(file, write_log(game, head, log));
    const auto again = replay(game, head, test::contents_of(file), log.size());
    ASSERT_TRUE(std::holds_alternative<Replay>(again)) << name;
    EXPECT_EQ(fingerprint(std::get<Replay>(again).state), fingerprint(ending.state)) << name;
  }
}

}  // namespace
}  // namespace hexwright
