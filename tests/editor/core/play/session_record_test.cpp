#include <algorithm>

#include "model/playtest/bots/all_bots.h"
#include "model/playtest/match.h"
#include "tests/editor/core/play/driven.h"

namespace hexwright {
namespace {

using ::testing::HasSubstr;

std::string problem_of(const Read<PlaySession>& read) {
  const auto* problem = std::get_if<Problem>(&read);
  return problem ? std::to_string(problem->line) + ": " + text(problem->message) : "";
}
std::string with(std::string text, const std::string& what, const std::string& instead) {
  const auto at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return at == std::string::npos ? text : text.replace(at, what.size(), instead);
}

/// Of every branch; the session ends up on one of them.
std::vector<std::vector<Action>> all_lines(PlaySession& session) {
  session.jump_to(session.size());
  std::vector<std::vector<Action>> lines{session.played()};
  for (const Branch& branch : session.branches()) {
    session.follow(branch);
    lines.push_back(session.played());
  }
  std::sort(lines.begin(), lines.end());
  return lines;
}

class SessionRecord : public testing::Test {
 protected:
  SessionRecord() {
    steps(session_, 40);
    session_.jump_to(12);
    steps(session_, 10, 77);
    session_.jump_to(15);
    steps(session_, 10, 78);
    session_.jump_to(18);
  }
  PlaySession session_ = started(setup_of("base-3-4", {"person", "person", "settler"}));
};

TEST_F(SessionRecord, KeepsEveryBranchAndWhereOneWas) {
  auto read = PlaySession::load(session_.save());
  ASSERT_EQ(problem_of(read), "");
  auto& loaded = std::get<PlaySession>(read);
  EXPECT_EQ(loaded.position(), 18U);
  EXPECT_EQ(loaded.size(), session_.size());
  EXPECT_TRUE(loaded.state() == session_.state());
  EXPECT_GE(session_.branches().size(), 2U);
  EXPECT_EQ(all_lines(loaded), all_lines(session_));
}

TEST_F(SessionRecord, KeepsHowLongPeopleThought) {
  session_.note_seconds(3, 41);
  session_.note_seconds(18, 7);
  auto read = PlaySession::load(session_.save());
  ASSERT_EQ(problem_of(read), "");
  auto& loaded = std::get<PlaySession>(read);
  loaded.take_back_to(10);
  EXPECT_EQ(loaded.seconds(3), 41);
  EXPECT_EQ(loaded.seconds(4), 0);
  EXPECT_EQ(problem_of(PlaySession::load(with(session_.save(), "\"seconds\":41", "\"seconds\":-1"))),
            "4: \"seconds\" is -1; a whole number from 0 to 86400 was expected");
}

TEST_F(SessionRecord, KeepsWhoPlays) {
  auto read = PlaySession::load(session_.save());
  ASSERT_EQ(problem_of(read), "");
  const auto& players = std::get<PlaySession>(read).players();
  ASSERT_EQ(players.size(), 4U);
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    EXPECT_EQ(players[seat].name, session_.players()[seat].name);
    EXPECT_EQ(players[seat].bot, session_.players()[seat].bot);
  }
}

TEST_F(SessionRecord, BelongsToItsMap) {
  const std::string record = session_.save();
  EXPECT_EQ(problem_of(PlaySession::load(record, session_.game().scenario())), "");
  EXPECT_THAT(problem_of(PlaySession::load(record, template_named("base-3-4-variable"))),
              HasSubstr("1: this is a game on another map"));
}

std::string without_map(std::string record) {
  const auto begin = record.find(",\"scenario\":");
  const auto end = record.find('"', record.find("</scenario>", begin)) + 1;
  return record.erase(begin, end - begin);
}

TEST_F(SessionRecord, SaysWhatIsWrongWithAFile) {
  const std::string record = session_.save();
  EXPECT_THAT(problem_of(PlaySession::load("")), HasSubstr("the file is empty"));
  EXPECT_THAT(problem_of(PlaySession::load("{}")), HasSubstr("1: this is no log or trace"));
  EXPECT_THAT(problem_of(PlaySession::load(with(record, "\"settler\"", "\"genius\""))),
              HasSubstr("1: there is no player of the kind \"genius\"; there are person, random"));
  EXPECT_THAT(problem_of(PlaySession::load(without_map(record))), HasSubstr("does not bring its map along"));
  EXPECT_THAT(problem_of(PlaySession::load(with(record, "<scenario", "<scenery"))),
              testing::StartsWith("1: "));
  EXPECT_THAT(problem_of(PlaySession::load(with(record, "{\"branch\":", "{\"branch\":9"))),
              HasSubstr("\"branch\""));
  EXPECT_THAT(problem_of(PlaySession::load(with(record, "\"do\":\"build-road\"", "\"do\":\"build-ship\""))),
              testing::Not(testing::IsEmpty()));
}

TEST_F(SessionRecord, SurvivesAnyDamage) {
  const std::string record = session_.save();
  Random random(3);
  for (int i = 0; i < 60; ++i) {
    std::string damaged = record;
    for (std::uint32_t n = 1 + random.below(3); n > 0; --n)
      damaged[random.below(static_cast<std::uint32_t>(damaged.size()))] =
          static_cast<char>(random.below(256));
    problem_of(PlaySession::load(damaged));
  }
}

TEST(SessionOfALog, GoesOnWhereAGameOfBotsWasLeft) {
  const Scenario map = template_named("base-3-4");
  const Game game(map);
  const std::vector<const BotKind*> bots(4, find_bot("settler"));
  RecordHead head{.title = "",
                  .map = map_mark(map),
                  .seed = 9,
                  .game = 4,
                  .options = {4, 0},
                  .most_turns = 500,
                  .bots = std::vector<std::string>(4, "settler")};
  Actions actions;
  Match match(game, bots);
  const State end = match.play(head.seed, head.game, head.most_turns, nullptr, &actions).state;
  auto read = PlaySession::load(write_log(game, head, actions), map);
  ASSERT_EQ(problem_of(read), "");
  auto& session = std::get<PlaySession>(read);
  EXPECT_EQ(session.size(), actions.size());
  session.jump_to(session.size());
  EXPECT_TRUE(session.state() == end);
}

}  // namespace
}  // namespace hexwright
