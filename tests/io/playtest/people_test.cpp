#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "io/playtest/people_records.h"
#include "io/playtest/people_words.h"
#include "io/playtest/places_played.h"
#include "tests/io/playtest/played.h"

namespace hexwright {
namespace {

using testing::HasSubstr;

class RecordsOfPeople : public ::testing::Test {
 protected:
  /// As a window or a table writes it.
  std::string record(std::vector<std::string> players, std::uint64_t number = 0) const {
    PlayedGameOnFile file("base-3-4", number);
    file.head.bots = std::move(players);
    return write_log(file.game, file.head, file.actions);
  }
  std::string why_not(std::string_view text) {
    const auto problem = add_record(people, game, text);
    return problem ? text_of(*problem) : "";
  }
  static std::string text_of(const Problem& problem) { return text(problem, "game.jsonl"); }

  const std::vector<std::string> all{"person", "person", "person", "person"};
  Game game{template_named("base-3-4")};
  GamesOfPeople people{game};
};

TEST_F(RecordsOfPeople, AreAddedWhateverOffersWereMade) {
  EXPECT_EQ(why_not(record(all)), "");
  EXPECT_EQ(why_not(record({"person", "settler", "person", "random"}, 1)), "");
  EXPECT_EQ(people.statistics.games + people.unfinished, 2);
}

TEST_F(RecordsOfPeople, AreLeftOutWithTheReason) {
  EXPECT_THAT(why_not(record({"settler", "random", "random", "random"})),
              HasSubstr("no person played in it"));
  PlayedGameOnFile other("jungle-3-4");
  other.head.bots = all;
  EXPECT_THAT(why_not(write_log(other.game, other.head, other.actions)), HasSubstr("another map"));
  std::string of_three = record(all);
  of_three.replace(of_three.find("\"players\":4"), 11, "\"players\":3");
  EXPECT_THAT(why_not(of_three), HasSubstr("it has 3 players, but this playtest has 4"));
  std::string broken = record(all);
  broken.insert(broken.find('\n') + 1, "{\"do\":\"end-turn\"}\n");
  EXPECT_THAT(why_not(broken), HasSubstr("game.jsonl:2: error"));
  EXPECT_THAT(why_not("no record\n"), HasSubstr("no log or trace of a game"));
  EXPECT_THAT(why_not(""), HasSubstr("empty"));
  EXPECT_EQ(people.statistics.games + people.unfinished, 0);
}

TEST_F(RecordsOfPeople, OfOneGameAtATableCountOnce) {
  PlayedGameOnFile played("base-3-4");
  played.head.bots = all;
  for (const std::int64_t begun : {1'764'400'000'123, 1'764'400'000'123, 1'764'400'000'124}) {
    played.head.begun = begun;
    EXPECT_EQ(why_not(write_log(played.game, played.head, played.actions)), "");
  }
  EXPECT_EQ(people.statistics.games, 2) << "two of them are one game";
}

TEST_F(RecordsOfPeople, TellHowLongPeopleThought) {
  const PlayedGameOnFile played("base-3-4");
  std::vector<int> seconds(played.actions.size(), 0);
  for (std::size_t i = 0; i < 10; ++i) seconds[i] = static_cast<int>(i + 1);
  RecordHead head = played.head;
  head.bots = all;
  EXPECT_EQ(why_not(write_log(played.game, head, played.actions, {}, {.seconds = seconds})), "");
  ASSERT_EQ(people.statistics.games, 1);
  EXPECT_THAT(people.seconds_to_decide, testing::ElementsAre(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
}

TEST_F(RecordsOfPeople, TellWhatWasSaidOfTheMapAndWhere) {
  const PlayedGameOnFile played("base-3-4");
  RecordHead head = played.head;
  head.bots = all;
  const BoardGraph& board = played.game.board();
  const std::vector<NoteOfPlayer> notes{
      {"Ada", board.intersection(IntersectionId(3)), "this harbor is \"useless\"", 40},
      {"", board.hex(HexId(2)), "zu heiß", 0},
      {"Bo", board.path(PathId(5)), "nobody builds here", 7},
      {"Bo", {}, "a fine map", played.actions.size()}};
  const std::string log = write_log(played.game, head, played.actions, {}, {.notes = notes});
  EXPECT_EQ(why_not(log), "");
  EXPECT_EQ(people.notes, notes);
  EXPECT_EQ(people.statistics.games, 1) << "and the game counts as ever";
}

TEST_F(RecordsOfPeople, WithNotesThatCannotBeAreLeftOut) {
  const auto with_line = [&](const std::string& line) { return record(all) + line + "\n"; };
  EXPECT_THAT(why_not(with_line(R"({"note":"here","after":3,"place":"hex 70,70"})")),
              HasSubstr("not on the board"));
  EXPECT_THAT(why_not(with_line(R"({"note":"here"})")), HasSubstr("\"after\" is missing"));
  EXPECT_THAT(why_not(with_line(R"({"note":7,"after":3})")), HasSubstr("a text was expected"));
  EXPECT_THAT(why_not(with_line(R"({"note":")" + std::string(4 * most_note + 1, 'x') + R"(","after":3})")),
              HasSubstr("longer than"));
  std::string many;
  for (std::size_t i = 0; i <= most_notes; ++i) many += "{\"note\":\"so\",\"after\":0}\n";
  EXPECT_THAT(why_not(record(all) + many), HasSubstr("no more notes"));
}

TEST_F(RecordsOfPeople, ThatBreakOffInALineCountUpToIt) {
  const std::string whole = record(all);
  EXPECT_EQ(why_not(whole.substr(0, whole.size() - 5)), "");
  EXPECT_EQ(people.unfinished, 1);
}

class ReportOfPeople : public ::testing::Test {
 protected:
  ReportOfPeople() {
    auto& people = batch.result->people.emplace(batch.game);
    people.statistics.games = 20;
    people.statistics.lengths.assign(60, 0);
    people.statistics.lengths[50] = 20;
    people.statistics.seats[SeatId(3)].wins = 19;
    people.statistics.seats[SeatId(0)].wins = 1;
    people.unfinished = 2;
    people.seats = 70;
    people.founded[IntersectionId(3)] = 30;
    people.seconds_to_decide = {90, 4, 12, 5, 30, 8, 6, 7, 9, 10, 11};
  }
  std::vector<std::string> sentences() const {
    std::vector<std::string> all;
    for (const Message& each : people_report(batch.playtest()).sentences) all.push_back(text(each));
    return all;
  }
  PlayedBatch batch{"base-3-4", 20, {"random"}};
};

TEST_F(ReportOfPeople, SaysWithinWhichTimeTheyDecide) {
  EXPECT_THAT(
      sentences(),
      testing::Contains("People took half of their decisions within 9 s, and nine of ten within 30 s."));
  const auto json = nlohmann::json::parse(playtest_json(batch.playtest()))["people"]["secondsToDecide"];
  EXPECT_EQ(json, (nlohmann::json{{"decisions", 11}, {"half", 9}, {"nineOfTen", 30}}));
  batch.result->people->seconds_to_decide.clear();
  EXPECT_FALSE(people_report(batch.playtest()).pace);
}

TEST_F(ReportOfPeople, SaysWhereTheyDidOtherwiseThanBots) {
  EXPECT_EQ(text(people_report(batch.playtest()).games),
            "20 finished games of people; not finished, and not counted: 2");
  EXPECT_THAT(sentences(), testing::Contains("People had 70 of 80 seats, bots beside them the others."));
  EXPECT_THAT(sentences(),
              testing::Contains(testing::StartsWith("Seat 4 won 19 of 20 games of people, and ")));
  EXPECT_THAT(sentences(),
              testing::Contains(HasSubstr(" people founded more often than bots: from 42.9 % of their "
                                          "seats")));
}

TEST_F(ReportOfPeople, TellsWhatPlayersSaidOfTheMapAndWhere) {
  const BoardGraph& board = batch.game.board();
  batch.result->people->notes = {{"Ada", board.hex(HexId(0)), "too <dry>", 3}, {"", {}, "fun to watch", 9}};
  std::vector<std::string> said;
  for (const Message& each : people_report(batch.playtest()).notes) said.push_back(text(each));
  EXPECT_THAT(said,
              testing::ElementsAre("Ada, of " + text(place_words(board.hex(HexId(0)))) + ": “too <dry>”",
                                   "Somebody who watched: “fun to watch”"));
  const auto json = nlohmann::json::parse(playtest_json(batch.playtest()))["people"]["notes"];
  EXPECT_EQ(json[0],
            (nlohmann::json{{"by", "Ada"}, {"place", key(board.hex(HexId(0)))}, {"words", "too <dry>"}}));
  EXPECT_EQ(json[1]["place"], "scenario");
  const std::string page = playtest_html(batch.playtest());
  EXPECT_THAT(page, HasSubstr("“too &lt;dry&gt;”"));
  EXPECT_THAT(page, testing::Not(HasSubstr("too <dry>")));
  const Heat heat = notes_heat(batch.playtest());
  ASSERT_EQ(heat.discs.size(), 1U) << "what is said of the whole map is at no place";
  EXPECT_EQ(heat.discs[0].at, centre(board.hex(HexId(0))));
}

TEST_F(ReportOfPeople, SaysSoWhereTheyDidAsBotsDo) {
  batch.result->people.emplace(batch.game);
  auto& people = *batch.result->people;
  people.statistics.games = 1;
  people.statistics.lengths = {0, 1};
  people.seats = 4;
  people.statistics.seats[SeatId(2)].wins = 1;
  EXPECT_THAT(sentences(),
              testing::ElementsAre("As far as so few games tell, people win and found where bots do."));
}

TEST_F(ReportOfPeople, IsInEveryFormAndNowhereWithoutThem) {
  const auto json = nlohmann::json::parse(playtest_json(batch.playtest()));
  EXPECT_EQ(json["people"]["games"], 20);
  EXPECT_EQ(json["people"]["unfinished"], 2);
  EXPECT_EQ(json["people"]["seats"][3]["wins"], 19);
  EXPECT_EQ(json["people"]["founded"][0]["seats"], 30);
  EXPECT_EQ(json["people"]["founded"][0]["beyondChance"], true);
  EXPECT_EQ(json["games"], 20) << "those of bots stay apart";
  EXPECT_THAT(playtest_csv(batch.playtest()), HasSubstr("\nwins in games of people,seat 4,,19\n"));
  EXPECT_THAT(playtest_html(batch.playtest()), HasSubstr("<section id=\"people\">"));
  batch.result->people.reset();
  EXPECT_FALSE(nlohmann::json::parse(playtest_json(batch.playtest())).contains("people"));
  EXPECT_THAT(playtest_csv(batch.playtest()), testing::Not(HasSubstr("people")));
  EXPECT_THAT(playtest_html(batch.playtest()), testing::Not(HasSubstr("id=\"people\"")));
}

}  // namespace
}  // namespace hexwright
