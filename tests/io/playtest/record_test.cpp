#include "io/playtest/record.h"

#include <limits>
#include <sstream>

#include <nlohmann/json.hpp>

#include "tests/io/playtest/played.h"
#include "tests/support/large_world.h"
#include "tests/support/mixed_fog.h"

namespace hexwright {
namespace {

using ::testing::HasSubstr;

constexpr std::size_t all = std::numeric_limits<std::size_t>::max();

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}
std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const auto& line : lines) text += line + "\n";
  return text;
}
std::string with(std::string text, const std::string& what, const std::string& instead) {
  const auto at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return at == std::string::npos ? text : text.replace(at, what.size(), instead);
}

/// "line: message" of what a reader says, "" when it is content.
template <class Read>
std::string said(const Read& read) {
  const auto* problem = std::get_if<Problem>(&read);
  return problem ? std::to_string(problem->line) + ": " + text(problem->message) : std::string();
}

void expect_played_again(const PlayedGameOnFile& played) {
  for (const auto& text : {write_log(played.game, played.head, played.actions),
                           write_trace(played.game, played.head, played.actions)}) {
    const auto head = read_head(text);
    ASSERT_EQ(said(head), "");
    EXPECT_EQ(std::get<RecordHead>(head).map, map_mark(played.game.scenario()));
    const auto again = replay(played.game, std::get<RecordHead>(head), text, all);
    ASSERT_EQ(said(again), "");
    EXPECT_EQ(std::get<Replay>(again).actions, played.actions);
    EXPECT_EQ(std::get<Replay>(again).state, played.end);
  }
}

class RecordOfAnyMap : public testing::TestWithParam<const char*> {};

TEST_P(RecordOfAnyMap, PlaysTheSameGameAgain) { expect_played_again(PlayedGameOnFile(GetParam())); }

TEST(RecordOfALargeWorld, PlaysTheSameGameAgain) { expect_played_again(PlayedGameOnFile(large_world())); }

TEST(MapMark, WishesForBoardsAndLocksMakeNoOtherMap) {
  Scenario map = PlayedGameOnFile("base-3-4").game.scenario();
  const std::string mark = map_mark(map);
  map.generation = {{{WishKind::CornerPips, 10, {}}}, {Hex{0, 0}}, Dealt{3, 1}};
  EXPECT_EQ(map_mark(map), mark);
  map.details.victory_points += 1;
  EXPECT_NE(map_mark(map), mark);
}

INSTANTIATE_TEST_SUITE_P(Templates, RecordOfAnyMap,
                         testing::Values("base-5-6", "explorers-3-4", "frontiers", "jungle-3-4",
                                         "spices-fog-islands-4", "desolation-3-4", "krakatoa-3"));

TEST(RecordOfAMixedStack, TellsWhichOfTwoThatLookTheSameCameUp) {
  bool reported = false;
  for (std::uint64_t number = 0; number < 40 && !reported; ++number) {
    const PlayedGameOnFile played(mixed_fog(), number);
    const std::string text = write_log(played.game, played.head, played.actions);
    const auto again = replay(played.game, played.head, text, all);
    ASSERT_EQ(said(again), "");
    EXPECT_EQ(std::get<Replay>(again).state, played.end);
    reported = text.find("\"dealt\":true") != std::string::npos;
    if (!reported) continue;
    EXPECT_THAT(said(replay(played.game, played.head, with(text, "\"dealt\":true", "\"dealt\":7"), all)),
                HasSubstr("face"));
  }
  EXPECT_TRUE(reported);
}

TEST(RecordOfSpices, IsReadWithTheEarlierSpellingOfNutmeg) {  // SPI-01
  bool reported = false;
  for (std::uint64_t number = 0; number < 40 && !reported; ++number) {
    const PlayedGameOnFile played("spices-fog-islands-4", number);
    std::string text = write_log(played.game, played.head, played.actions);
    reported = text.find("\"nutmeg\"") != std::string::npos;
    if (!reported) continue;
    while (text.find("\"nutmeg\"") != std::string::npos) text = with(text, "\"nutmeg\"", "\"saffron\"");
    const auto again = replay(played.game, played.head, text, all);
    ASSERT_EQ(said(again), "");
    EXPECT_EQ(std::get<Replay>(again).state, played.end);
  }
  EXPECT_TRUE(reported);
}

class Record : public testing::Test {
 protected:
  std::string problem_of(const std::string& text) const {
    const auto head = read_head(text);
    if (const auto problem = said(head); !problem.empty()) return problem;
    return said(replay(played_.game, std::get<RecordHead>(head), text, all));
  }
  /// The log with line `n`, from 1, changed.
  std::string log_with_line(std::size_t n, const std::string& line) const {
    auto lines = lines_of(log_);
    lines.at(n - 1) = line;
    return joined(lines);
  }

  const PlayedGameOnFile played_{"base-3-4"};
  const std::string log_ = write_log(played_.game, played_.head, played_.actions);
  const std::string trace_ = write_trace(played_.game, played_.head, played_.actions);
};

TEST_F(Record, StopsWhereItIsAskedTo) {
  const auto some = replay(played_.game, played_.head, log_, 5);
  ASSERT_EQ(said(some), "");
  EXPECT_EQ(std::get<Replay>(some).actions, Actions(played_.actions.begin(), played_.actions.begin() + 5));
}

TEST_F(Record, RefusesAnIllegalActionAtItsLine) {
  auto lines = lines_of(log_);
  lines.at(3) = lines.at(1);  // a second settlement where the first one stands
  EXPECT_THAT(problem_of(joined(lines)), testing::StartsWith("4: "));
}

TEST_F(Record, RefusesWhatIsNoAction) {
  for (const std::string& strange :
       {std::string(R"({"do":"build-\u0007road"})"), std::string("{\"do\":\"\x7f\"}"),
        "{\"do\":" + std::string(100'000, '[') + std::string(100'000, ']') + "}"})
    EXPECT_THAT(problem_of(log_with_line(2, strange)), HasSubstr("cannot be shown"));
  EXPECT_EQ(problem_of(log_with_line(2, "[]")),
            "2: this line is no JSON object, or holds characters that cannot be shown");
  EXPECT_EQ(problem_of(log_with_line(2, "{\"do\": \"fly\"}")), "2: there is no action \"fly\"");
  EXPECT_EQ(problem_of(log_with_line(2, "{\"at\": \"0,0 n\"}")), "2: \"do\" is missing");
  EXPECT_EQ(problem_of(log_with_line(2, "{\"do\": \"build-settlement\"}")), "2: \"at\" is missing");
  for (const char* place : {"\"0,0\"", "\"0,0 e\"", "\"99,0 n\"", "\"0;0 n\"", "\"0,0 n \"",
                            "\"999999999,0 n\"", "true", "-1", "70000"})
    EXPECT_THAT(
        problem_of(log_with_line(2, std::string("{\"do\": \"build-settlement\", \"at\": ") + place + "}")),
        testing::StartsWith("2: "))
        << place;
}

TEST_F(Record, SaysWhyAFirstLineWithStrangeCharactersIsNotRead) {
  EXPECT_EQ(problem_of(log_with_line(1, R"({"hexwright": "game", "version": 1, "names": ["A\tB"]})")),
            "1: this line is no JSON object, or holds characters that cannot be shown");
}

TEST_F(Record, RefusesWhatIsNestedDeeply) {
  constexpr int levels = 400'000;
  const std::string nested = std::string(levels, '[') + std::string(levels, ']');
  EXPECT_THAT(problem_of(log_with_line(1, nested)), testing::StartsWith("1: "));
  EXPECT_THAT(problem_of(log_with_line(2, R"({"do": "build-road", "at": )" + nested + "}")),
              testing::StartsWith("2: "));
}

TEST_F(Record, RefusesFieldsOfAWrongType) {
  ASSERT_EQ(problem_of(trace_), "");
  const auto head = lines_of(trace_).at(0);
  const auto with_field = [&](const std::string& key, const std::string& value) {
    auto json = nlohmann::json::parse(head);
    json[key] = nlohmann::json::parse(value);
    return joined({json.dump()}) + trace_.substr(head.size() + 1);
  };
  for (const char* key : {"title", "map", "scenario"})
    for (const char* value : {"[6,6]", "6", "null", "{}"})
      EXPECT_THAT(
          problem_of(with_field(key, value)),
          testing::StartsWith("1: \"" + std::string(key) + "\" is " + value + "; a text was expected"));
  for (const char* key : {"bots", "names"})
    for (const char* value : {"\"settler\"", "[6]", "null", "{\"a\":\"b\"}"})
      EXPECT_THAT(problem_of(with_field(key, value)),
                  testing::StartsWith("1: \"" + std::string(key) + "\" is " + value +
                                      "; a list of texts was expected"));
  for (const char* value : {"[]", "6", "null"})
    EXPECT_THAT(problem_of(with_field("setUp", value)), HasSubstr("\"setUp\" is "));
  for (const char* key : {"hexes", "harbors", "robber"})
    EXPECT_NE(
        problem_of(with(trace_, "\"" + std::string(key) + "\":", "\"" + std::string(key) + "\":6,\"x\":")),
        "")
        << key;
}

TEST_F(Record, WantsToKnowWhatChanceBrought) {
  EXPECT_THAT(problem_of(with(log_, ",\"dice\":[", ",\"nice\":[")), HasSubstr("\"dice\" is missing"));
  const auto at = log_.find("\"dice\":[");
  auto impossible = log_;
  impossible.replace(at + 8, 1, "7");
  EXPECT_THAT(problem_of(impossible), HasSubstr("dice"));
  EXPECT_THAT(problem_of(log_with_line(2, with(lines_of(log_).at(1), "}", ",\"c\":3}"))),
              testing::StartsWith("2: "));
}

TEST_F(Record, HoldsEverythingThatATraceTellsAgainstTheState) {
  EXPECT_EQ(problem_of(trace_), "");
  EXPECT_EQ(problem_of(with(trace_, "\"points\":[1,0,0,0]", "\"points\":[2,0,0,0]")),
            "2: \"points\" is [2,0,0,0], but it should be [1,0,0,0]");
  EXPECT_THAT(problem_of(with(trace_, "\"hands\":[0", "\"hands\":[1")), testing::StartsWith("2: \"hands\""));
  EXPECT_THAT(problem_of(with(trace_, "\"seat\":0", "\"seat\":1")), testing::StartsWith("2: \"seat\""));
  EXPECT_THAT(problem_of(with(trace_, "\"turn\":1", "\"turn\":2")), HasSubstr("\"turn\" is 2"));
  EXPECT_THAT(problem_of(with(trace_, "\"terrain\":\"hills\"", "\"terrain\":\"forest\"")),
              testing::StartsWith("1: the set-up has"));
}

TEST_F(Record, KnowsAFileThatIsNone) {
  EXPECT_THAT(problem_of(""), HasSubstr("the file is empty"));
  EXPECT_THAT(problem_of("<scenario/>"), HasSubstr("1: this is no log or trace of a game"));
  for (const char* version : {"0", "3"})
    EXPECT_THAT(problem_of(with(log_, "\"version\":2", std::string("\"version\":") + version)),
                HasSubstr(std::string("version ") + version));
  EXPECT_THAT(problem_of(with(log_, "\"seed\":7", "\"seed\":-7")), HasSubstr("\"seed\" is -7"));
  EXPECT_THAT(problem_of(with(log_, "\"players\":4", "\"players\":40")), HasSubstr("\"players\" is 40"));
}

TEST(Records, NameTheCardsThatDiscoveriesReplaceAndReadTheirNumberInOldOnes) {  // JUN-06
  const PlayedGameOnFile played("jungle-3-4");
  std::string log = write_log(played.game, played.head, played.actions);
  EXPECT_THAT(log, HasSubstr("\"version\":2"));
  EXPECT_THAT(log, testing::ContainsRegex(R"re("discoveries":\{("(ore|grain|wool)":1,?)+\})re"));
  log = with(log, "\"version\":2", "\"version\":1");
  const std::array<std::pair<const char*, const char*>, 7> cards_and_bits{
      {{R"("discoveries":{"ore":1})", R"("discoveries":1)"},
       {R"("discoveries":{"grain":1})", R"("discoveries":2)"},
       {R"("discoveries":{"ore":1,"grain":1})", R"("discoveries":3)"},
       {R"("discoveries":{"wool":1})", R"("discoveries":4)"},
       {R"("discoveries":{"ore":1,"wool":1})", R"("discoveries":5)"},
       {R"("discoveries":{"grain":1,"wool":1})", R"("discoveries":6)"},
       {R"("discoveries":{"ore":1,"grain":1,"wool":1})", R"("discoveries":7)"}}};
  for (const auto& [cards, bits] : cards_and_bits)
    while (log.find(cards) != std::string::npos) log = with(log, cards, bits);
  const auto head = read_head(log);
  ASSERT_EQ(said(head), "");
  const auto again = replay(played.game, std::get<RecordHead>(head), log, played.actions.size());
  ASSERT_EQ(said(again), "");
  EXPECT_EQ(std::get<Replay>(again).actions, played.actions);
}

TEST(Records, RefuseDiscoveriesInPlaceOfCardsThatAreNotInThePrice) {  // JUN-06
  const PlayedGameOnFile played("jungle-3-4");
  const std::string log = write_log(played.game, played.head, played.actions);
  const std::size_t at = log.find("\"discoveries\":{");
  ASSERT_NE(at, std::string::npos);
  const std::string spelled = log.substr(at, log.find('}', at) + 1 - at);
  for (const char* wrong : {R"({"brick":1})", R"({"ore":2})", R"([1])", R"("ore")", "8"}) {
    const std::string altered = with(log, spelled, std::string("\"discoveries\":") + wrong);
    EXPECT_NE(said(replay(played.game, played.head, altered, played.actions.size())), "") << wrong;
  }
}

TEST_F(Record, KeepsBranchesBehindTheGame) {
  const std::vector<RecordedBranch> branches{
      {4, Actions(played_.actions.begin() + 4, played_.actions.begin() + 9)}, {0, {}}};
  auto head = played_.head;
  head.names = {"Ada", "Bo \"the\" {0}", "", "Żółw"};
  head.at = 3;
  head.scenario = "<scenario/>";
  const std::string text = write_log(played_.game, head, played_.actions, branches);
  const auto again = read_head(text);
  ASSERT_EQ(said(again), "");
  EXPECT_EQ(std::get<RecordHead>(again).names, head.names);
  EXPECT_EQ(std::get<RecordHead>(again).at, head.at);
  EXPECT_EQ(std::get<RecordHead>(again).scenario, head.scenario);
  const auto read = replay(played_.game, head, text, all);
  ASSERT_EQ(said(read), "");
  EXPECT_EQ(std::get<Replay>(read).actions, played_.actions);
  EXPECT_EQ(std::get<Replay>(read).state, played_.end);
  EXPECT_EQ(std::get<Replay>(read).branches, branches);
  EXPECT_THAT(problem_of(with(text, "{\"branch\":4}", "{\"branch\":5}")),
              testing::StartsWith(std::to_string(played_.actions.size() + 3) + ": "))
      << "its actions are held against the rules, too";
  EXPECT_THAT(problem_of(with(text, "{\"branch\":4}", "{\"branch\":999999}")),
              HasSubstr("\"branch\" is 999999"));
}

// Whatever comes in is either played or refused: nothing is believed, nothing breaks.
TEST_F(Record, SurvivesAnyDamage) {
  Random random(1);
  const std::string start = trace_.substr(0, trace_.find('\n', 20'000));
  for (int i = 0; i < 300; ++i) {
    auto damaged = start;
    for (std::uint32_t n = 1 + random.below(3); n > 0; --n)
      damaged[random.below(static_cast<std::uint32_t>(damaged.size()))] =
          static_cast<char>(random.below(256));
    problem_of(damaged);
  }
}

}  // namespace
}  // namespace hexwright
