#include <gmock/gmock.h>

#include "editor/core/table/kept_table.h"
#include "tests/editor/table/hosted.h"

// Who comes, goes, comes back and answers at a table.

namespace hexwright::test {
namespace {

using testing::HasSubstr;

using Json = nlohmann::json;

class Manners : public testing::Test {
 protected:
  static std::string why(TableClient& client) {
    const auto message = client.next("refused");
    return message ? (*message)["why"].get<std::string>() : "the connection was closed";
  }
  HostedTable table{"base-3-4", {"", "", "settler", "settler"}, 4};
};

TEST_F(Manners, GiveAGuestAFreeSeatOnceAndAPlaceToWatchAlways) {
  auto guest = table.client(table.links().guests);
  const auto offered = guest.next("table");
  EXPECT_EQ((*offered)["guest"], true);
  EXPECT_EQ((*offered)["seats"][0]["free"], true);
  EXPECT_EQ((*offered)["seats"][2]["free"], false) << "a bot's";
  EXPECT_FALSE(offered->dump().find(table.token(0)) != std::string::npos)
      << "links are for those who sit there";
  guest.send({{"hexwright", "take"}, {"seat", 1}, {"name", "<b>Ada</b>"}});
  const auto seat = guest.next("seat");
  EXPECT_EQ((*seat)["token"], table.token(1));
  auto other = table.client(table.links().guests);
  const auto now = other.next("table");
  EXPECT_EQ((*now)["seats"][1]["free"], false);
  EXPECT_EQ((*now)["seats"][1]["name"], "<b>Ada</b>") << "a text stays a text";
  for (const int taken : {1, 2, 5}) {
    other.send({{"hexwright", "take"}, {"seat", taken}, {"name", "Eve"}});
    EXPECT_THAT(why(other), HasSubstr("not free")) << taken;
  }
  other.send({{"hexwright", "take"}, {"seat", nullptr}});
  EXPECT_EQ((*other.next("seat"))["token"], table.links().watchers);
}

TEST_F(Manners, KeepHowLongPeopleThought) {
  auto one = table.client(0), two = table.client(1);
  for (TableClient* each : {&one, &one, &two, &two}) {
    each->next("decide");
    each->send({{"choose", 0}});
  }
  two.next("decide");  // the bots have founded twice
  table.close();
  std::istringstream lines(table.record());
  std::string line;
  std::getline(lines, line);
  std::vector<int> seconds;
  while (std::getline(lines, line)) seconds.push_back(Json::parse(line).value("seconds", 0));
  ASSERT_GE(seconds.size(), 8U);
  EXPECT_THAT(std::vector(seconds.begin(), seconds.begin() + 4), testing::Each(testing::Ge(1)));
  EXPECT_THAT(std::vector(seconds.begin() + 4, seconds.begin() + 8), testing::Each(0))
      << "bots are not timed";
}

TEST_F(Manners, KeepWhatIsSaidOfTheMapWithItsPlace) {
  const Sheet& sheet = table.game().sheet();
  const auto at = [&](Point point) {
    const Spot spot = sheet.view.to_spot(point);
    return Json::array({spot.x, spot.y});
  };
  const BoardGraph& board = table.game().session().game().board();
  const Intersection corner = board.intersection(IntersectionId(20));
  const Hex hex = board.hex(HexId(9));
  auto one = table.client(0), watcher = table.client(table.links().watchers),
       guest = table.client(table.links().guests);
  one.send({{"hexwright", "note"}, {"words", "too strong"}, {"spot", at(position(corner))}});
  ASSERT_TRUE(one.next("noted"));
  watcher.send({{"hexwright", "note"}, {"words", "dry\u202e"}, {"spot", at(centre(hex))}});
  ASSERT_TRUE(watcher.next("noted"));
  one.send({{"hexwright", "note"}, {"words", "a fine map"}, {"spot", {1e300, -7}}});
  ASSERT_TRUE(one.next("noted"));
  guest.send({{"hexwright", "note"}, {"words", "hello"}});
  EXPECT_THAT(why(guest), HasSubstr("only those who see the board"));
  table.close();
  const auto read = GameLog::read(table.record());
  ASSERT_TRUE(std::holds_alternative<PlaySession>(read));
  const auto& session = std::get<PlaySession>(read);
  EXPECT_THAT(session.notes(),
              testing::ElementsAre(NoteOfPlayer{session.player(SeatId(0)).name, corner, "too strong", 0},
                                   NoteOfPlayer{"", hex, "dry", 0},
                                   NoteOfPlayer{session.player(SeatId(0)).name, {}, "a fine map", 0}));
}

TEST_F(Manners, EndWithNotesThatOneLeaves) {
  auto one = table.client(0);
  int kept = 0;
  for (; kept < 1000; ++kept) {
    one.send({{"hexwright", "note"}, {"words", "and another thing"}});
    const auto answer = one.next();
    ASSERT_TRUE(answer);
    if ((*answer)["hexwright"] == "refused") break;
    if ((*answer)["hexwright"] != "noted") --kept;
  }
  EXPECT_GT(kept, 20);
  EXPECT_LT(kept, 100);
}

TEST_F(Manners, RefuseWhatIsNoDecisionOfTheSeatAndChangeNothing) {
  auto one = table.client(0), two = table.client(1);
  const auto decide = one.next("decide");
  const auto count = (*decide)["legal"].size();
  const Json now = (*decide)["step"];
  for (const Json& answer :
       {Json{{"choose", count}}, Json{{"choose", -1}}, Json{{"choose", "0"}}, Json{{"do", "end-turn"}},
        Json{{"do", "win"}}, Json{{"do", "roll"}, {"dice", {6, 6}}}, Json{{"choose", 0}, {"step", 17}}}) {
    one.send(answer);
    EXPECT_GT(why(one).size(), 10U) << answer;
  }
  two.send({{"choose", 0}});
  EXPECT_THAT(why(two), HasSubstr("not your decision"));
  auto watcher = table.client(table.links().watchers);
  EXPECT_EQ((*watcher.moment())["step"], now);
  watcher.send({{"choose", 0}});
  EXPECT_THAT(why(watcher), HasSubstr("does not play"));
}

TEST_F(Manners, LetAnActionBeToldInFullButNoDiceBeChosen) {
  auto one = table.client(0);
  const auto decide = one.next("decide");
  Json action = (*decide)["legal"][5];
  action["step"] = (*decide)["step"];
  one.send(action);
  const auto after = one.moment();
  EXPECT_EQ((*after)["step"], 1);
  EXPECT_EQ((*after)["buildings"][0]["at"], action["at"]);
}

TEST_F(Manners, ShowWhoComesBackWhatWasMissed) {
  auto watcher = table.client(table.links().watchers);
  std::uint64_t chance = 9, reported = 0;
  auto two = table.client(1);
  std::thread other([&] { play_seat(two, 3); });
  std::size_t last = 0, cuts = 0;
  auto one = table.client(0);
  while (cuts < 20) {
    const auto message = one.moment();
    ASSERT_TRUE(message);
    for (const auto& line : (*message)["log"]) {
      EXPECT_GT(line["step"], last) << "nothing is told twice";
      reported = line["step"];
    }
    EXPECT_EQ(reported, (*message)["step"]) << "all that was done is told";
    last = reported;
    if ((*message)["over"] == true) break;
    if ((*message)["hexwright"] != "decide") continue;
    one.send({{"choose", busy_choice(*message, chance)}, {"step", last}});
    if (chance % 3 == 0) continue;
    one.cut();
    ++cuts;
    one = table.client(0, last);
  }
  EXPECT_EQ(cuts, 20U);
  table.close();
  other.join();
  // Who watched all the time was told each action, too.
  std::size_t steps = 0;
  while (const auto message = watcher.moment()) steps = (*message)["step"];
  EXPECT_GE(steps, last);
}

/// Does the first thing that can be done, and returns the moment after it.
Json act(TableClient& client) {
  const auto decide = client.next("decide");
  client.send({{"choose", 0}, {"step", (*decide)["step"]}});
  return *client.moment();
}

TEST_F(Manners, TakeBackWhatAllOthersAgreeToTakeBack) {
  auto one = table.client(0), two = table.client(1);
  const Json before = *two.moment();
  const Json after = act(one);
  EXPECT_EQ(after["step"], 1);
  EXPECT_EQ(after["mayTakeBack"], true);
  EXPECT_FALSE((*two.moment()).contains("mayTakeBack")) << "only who did it may ask";
  two.send({{"hexwright", "take-back"}});
  EXPECT_THAT(why(two), HasSubstr("only who did something last"));
  one.send({{"hexwright", "take-back"}});
  const auto asked = two.next("take-back");
  EXPECT_EQ((*asked)["seat"], 0);
  EXPECT_EQ((*asked)["step"], 0);
  EXPECT_EQ((*asked)["waits"], Json::array({1}));
  two.send({{"hexwright", "agree"}, {"yes", true}});
  EXPECT_EQ((*two.next("taken-back"))["step"], 0);
  const Json again = *two.moment();
  EXPECT_EQ(again["step"], 0);
  EXPECT_EQ(again["buildings"], before["buildings"]);
  ASSERT_TRUE(one.next("taken-back"));
  EXPECT_EQ(act(one)["step"], 1) << "the game goes on from there";
  // Who was away knows of an action that is no more.
  two.cut();
  two = table.client(1, 1);
  EXPECT_EQ((*two.next("taken-back"))["step"], 0);
  EXPECT_EQ((*two.moment())["log"].size(), 1U) << "told again from there";
  table.close();
  EXPECT_EQ(table.game().session().size(), 1U);
  const auto read = GameLog::read(table.record());
  ASSERT_TRUE(std::holds_alternative<PlaySession>(read)) << text(std::get<Problem>(read).message);
  EXPECT_EQ(std::get<PlaySession>(read).played(), table.game().session().played());
}

TEST_F(Manners, TellWhoComesBackAfterARestartWhatWasTakenBack) {
  auto one = table.client(0), two = table.client(1);
  ASSERT_EQ(act(one)["step"], 1);
  two.cut();
  one.send({{"hexwright", "take-back"}});
  one.next("taken-back");
  table.close();
  table.reopen();
  two = table.client(1, 1);
  const auto told = two.next("taken-back");
  EXPECT_EQ((*told)["step"], 0);
  EXPECT_EQ((*told)["count"], 1);
  EXPECT_EQ(read_links(table.record_file().string() + ".links").value().taken_back,
            std::vector<std::size_t>{0});
}

TEST_F(Manners, LetWhoLostTheConnectionAtTheEndComeBackForANote) {
  HostedTable short_one("base-3-4", {"", "settler", "settler", "settler"},
                        {.seed = 4, .time_for_notes = std::chrono::minutes(5)});
  const auto come = [&](std::size_t since) {
    return TableClient(short_one.address(), {.token = short_one.token(0), .since = since, .pictures = true});
  };
  std::uint64_t chance = 3;
  std::size_t step = 0;
  auto one = come(0);
  for (auto message = one.next(); message && (*message)["hexwright"] != "end"; message = one.next()) {
    if ((*message)["hexwright"] != "decide") continue;
    step = (*message)["step"];
    one.send({{"choose", busy_choice(*message, chance)}, {"step", step}});
  }
  one.cut();
  one = come(step);
  ASSERT_TRUE(one.next("end"));
  one.send({{"hexwright", "note"}, {"words", "a long game"}});
  EXPECT_TRUE(one.next("noted"));
}

TEST_F(Manners, KeepNotesWhenSomethingIsTakenBack) {
  auto one = table.client(0), two = table.client(1);
  act(one);
  one.send({{"hexwright", "note"}, {"words", "oh no"}});
  ASSERT_TRUE(one.next("noted"));
  one.send({{"hexwright", "take-back"}});
  ASSERT_TRUE(two.next("take-back"));
  two.send({{"hexwright", "agree"}, {"yes", true}});
  ASSERT_TRUE(two.next("taken-back"));
  table.close();
  const auto read = GameLog::read(table.record());
  ASSERT_TRUE(std::holds_alternative<PlaySession>(read));
  ASSERT_EQ(std::get<PlaySession>(read).notes().size(), 1U);
  EXPECT_EQ(std::get<PlaySession>(read).notes()[0].words, "oh no");
}

TEST_F(Manners, LetNoOtherTableWriteTheirRecord) {
  auto one = table.client(0);
  auto kept = KeptTable::read(table.record_file());
  ASSERT_TRUE(std::holds_alternative<KeptTable>(kept));
  const auto second = HostedGame::begin(std::move(std::get<KeptTable>(kept).session), table.record_file());
  ASSERT_TRUE(second.refusal());
  EXPECT_THAT(text(second.refusal()->why), HasSubstr("is written by a table that is open"));
  one.send({{"hexwright", "note"}, {"words", "still here"}});
  ASSERT_TRUE(one.next("noted"));
  table.close();
  EXPECT_THAT(table.record(), HasSubstr("still here"));
}

TEST_F(Manners, OpenNoGameWithSeveralLinesOfPlay) {
  auto one = table.client(0);
  act(one);
  table.close();
  auto read = GameLog::read(table.record());
  auto& session = std::get<PlaySession>(read);
  const auto choices = [&] { return session.choices({session.actor(), nullptr}); };
  session.undo();
  ASSERT_FALSE(session.perform(choices().back().action));
  const TemporaryFolder folder;
  std::ofstream(folder / "saved.jsonl") << session.save();
  const auto kept = KeptTable::read(folder / "saved.jsonl");
  ASSERT_TRUE(std::holds_alternative<Problem>(kept));
  EXPECT_THAT(text(std::get<Problem>(kept).message), HasSubstr("several lines of play"));
}

TEST_F(Manners, TakeNothingBackWithoutTheConsentOfAll) {
  auto one = table.client(0), two = table.client(1);
  act(one);
  one.send({{"hexwright", "take-back"}});
  ASSERT_EQ((*two.next("take-back"))["seat"], 0);
  one.send({{"hexwright", "agree"}, {"yes", true}});
  EXPECT_THAT(why(one), HasSubstr("nobody asks you")) << "nobody agrees for others";
  auto watcher = table.client(table.links().watchers);
  watcher.send({{"hexwright", "agree"}, {"yes", true}});
  EXPECT_THAT(why(watcher), HasSubstr("does not play"));
  two.send({{"hexwright", "agree"}, {"yes", false}});
  const auto over = two.next("take-back");
  EXPECT_EQ((*over)["seat"], nullptr);
  EXPECT_EQ((*over)["against"], 1);
  two.send({{"hexwright", "agree"}, {"yes", true}});
  EXPECT_THAT(why(two), HasSubstr("nobody asks you"));
  // Who goes on does not agree either.
  one.send({{"hexwright", "take-back"}});
  ASSERT_EQ((*two.next("take-back"))["seat"], 0);
  one.send({{"choose", 0}});
  EXPECT_EQ((*two.next("take-back"))["seat"], nullptr);
  table.close();
  EXPECT_GE(table.game().session().size(), 2U);
}

TEST_F(Manners, DoNotWaitForTheConsentOfWhoHasLeft) {
  auto one = table.client(0), two = table.client(1);
  act(one);
  one.send({{"hexwright", "take-back"}});
  ASSERT_EQ((*two.next("take-back"))["waits"], Json::array({1}));
  two.cut();
  EXPECT_TRUE(one.next("taken-back"));
  EXPECT_EQ((*one.moment())["step"], 0);
}

TEST_F(Manners, LetTheNewerOfTwoWindowsPlayAndTellTheOlder) {
  auto older = table.client(0);
  ASSERT_TRUE(older.next("decide"));
  auto newer = table.client(0);
  EXPECT_TRUE(older.next("moved"));
  EXPECT_EQ(older.next(), std::nullopt) << "its connection is closed";
  const auto decide = newer.next("decide");
  newer.send({{"choose", 0}, {"step", (*decide)["step"]}});
  EXPECT_EQ((*newer.moment())["step"], 1);
}

TEST_F(Manners, LetSomebodyBeCalledOtherwiseAndRecordIt) {
  auto one = table.client(0);
  ASSERT_TRUE(one.next("decide"));
  one.send({{"hexwright", "take"}, {"seat", 0}, {"name", " Grace\n "}});
  EXPECT_EQ((*one.next("table"))["seats"][0]["name"], "Grace");
  EXPECT_THAT(table.record(), HasSubstr("\"Grace\""));
  auto two = table.client(1);
  two.send({{"hexwright", "take"}, {"seat", 0}, {"name", "Eve"}});
  EXPECT_THAT(why(two), HasSubstr("has a place already"));
}

TEST_F(Manners, LetABotPlayForWhoHasLeftUntilTheyAreBack) {
  auto two = table.client(1);
  {
    auto one = table.client(0);
    ASSERT_TRUE(one.next("decide"));
    two.send({{"hexwright", "stand-in"}, {"seat", 0}});
    EXPECT_THAT(why(two), HasSubstr("nobody has left"));
    one.cut();
  }
  for (auto now = two.next("table"); now && (*now)["seats"][0]["here"] == true;) now = two.next("table");
  two.send({{"hexwright", "stand-in"}, {"seat", 0}});
  EXPECT_EQ((*two.next("table"))["seats"][0]["standIn"], true);
  ASSERT_TRUE(two.next("decide")) << "the bot has founded for seat 0";
  auto back = table.client(0);
  two.send({{"choose", 0}});
  for (int founded = 1; founded < 4; ++founded) {
    ASSERT_TRUE(two.next("decide"));
    two.send({{"choose", 0}});
  }
  EXPECT_TRUE(back.next("decide")) << "the seat is played by its player again";
  table.close();
  EXPECT_EQ(table.game().session().player(SeatId(0)).bot, nullptr);
  EXPECT_EQ(table.record().find("\"bots\":[\"settler\""), std::string::npos) << "the record knows the person";
}

TEST_F(Manners, RefuseLinksThatLeadToNoSeat) {
  for (const std::string& token : {std::string(32, '0'), std::string(), table.token(2)}) {
    auto client = table.client(token);
    EXPECT_THAT(why(client), HasSubstr("does not lead to a seat"));
    EXPECT_EQ(client.next(), std::nullopt);
  }
}

}  // namespace
}  // namespace hexwright::test
