#include "io/pioneers/pioneers_game.h"

// How files that are wrong, or nearly right, are read: on, where a designer would want the map anyway.
namespace hexwright {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::vector<std::string> reported(const ImportedGame& imported) {
  std::vector<std::string> result;
  for (const auto& problem : imported.problems) result.push_back(text(problem, "map"));
  return result;
}

/// The rules that games here have, for up to four players, so that there is nothing to tell of them.
const std::string usual_rules =
    "domestic-trade\nresource-count 19\ndevelop-road 2\ndevelop-monopoly 2\ndevelop-plenty 2\n"
    "develop-chapel 1\ndevelop-university 1\ndevelop-governor 1\ndevelop-library 1\ndevelop-market 1\n"
    "develop-soldier 14\n";

/// A right file but for what stands in its place; its first map row is line 5.
std::string game(const std::string& rows, const std::string& chits = "5,6,9") {
  return "title Bay\nnum-players 4\nchits " + chits + "\nmap\n" + rows + "\n.\nvictory-points 10\n" +
         usual_rules;
}

Hex cell_at(int x, int y) { return {x - (y - y % 2) / 2, y}; }

TEST(PioneersImport, ReadsARightFileWithoutAWord) {
  const auto imported = read_pioneers(game("h0,s?3,p1\nd2,f3"));
  EXPECT_THAT(reported(imported), IsEmpty());
  EXPECT_EQ(imported.scenario.details.title, "Bay");
  EXPECT_EQ(imported.scenario.cells.at(cell_at(0, 0)), (Cell{Terrain::Hills, 5, ""}));
  EXPECT_EQ(imported.scenario.cells.at(cell_at(0, 1)), (Cell{Terrain::Desert, {}, ""}));
  EXPECT_EQ(imported.scenario.cells.at(cell_at(1, 1)), (Cell{Terrain::Fields, 9, ""}));
  EXPECT_EQ(imported.scenario.harbors.at(Path(cell_at(1, 0), Direction::West)),
            (Harbor{Direction::West, HarborKind::Generic}));
}

TEST(PioneersImport, ReadsEveryDirectionAndCornerOnTheOtherWayRound) {
  const auto imported =
      read_pioneers(game("f0,f1,f2\nf3,so1,f4\nf5,f6,f7", "5") +
                    "nosetup 1 1 0\nnosetup 1 1 1\nnosetup 1 1 2\nnosetup 1 1 3\nnosetup 1 1 4\n");
  const Hex middle = cell_at(1, 1);
  EXPECT_TRUE(imported.scenario.harbors.contains(Path(middle, Direction::NorthEast)));
  const auto& closed = imported.scenario.closed_to_founding;
  for (const Corner corner :
       {Corner::NorthEast, Corner::North, Corner::NorthWest, Corner::SouthWest, Corner::South})
    EXPECT_TRUE(closed.contains(Intersection(middle, corner))) << short_name(corner);
  EXPECT_FALSE(closed.contains(Intersection(middle, Corner::SouthEast)));
}

TEST(PioneersImport, TakesCarriageReturnsAndAByteOrderMarkAndSaysSo) {
  std::string windows = "\xEF\xBB\xBF";
  for (const char c : game("h0,s?3,p1\nd2,f3"))
    windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
  const auto imported = read_pioneers(windows);
  EXPECT_THAT(
      reported(imported),
      ElementsAre(
          "map: note: lines that end in a carriage return, with which Pioneers does not load the file: 19",
          "map:1:1: note: the file begins with a byte order mark; Pioneers does not load such files"));
  EXPECT_EQ(imported.scenario, read_pioneers(game("h0,s?3,p1\nd2,f3")).scenario);
}

TEST(PioneersImport, LeavesALandHexWithoutASequenceNumberWithoutAToken) {
  const auto imported = read_pioneers(game("h0,p,f2", "5,6"));
  EXPECT_THAT(reported(imported),
              ElementsAre("map:5:4: warning: a land hex without a sequence number gets no number token; "
                          "Pioneers does not load such files"));
  EXPECT_EQ(imported.scenario.cells.at(cell_at(1, 0)), (Cell{Terrain::Pasture, {}, ""}));
  EXPECT_EQ(imported.scenario.cells.at(cell_at(2, 0)), (Cell{Terrain::Fields, 6, ""}));
}

TEST(PioneersImport, DealsHexesOfOneSequenceNumberInReadingOrder) {
  const auto imported = read_pioneers(game("h0,p1,f1"));
  EXPECT_THAT(reported(imported),
              ElementsAre("map:5:7: warning: the sequence number 1 is already used in line 5; Pioneers "
                          "does not load such files"));
  EXPECT_EQ(imported.scenario.cells.at(cell_at(1, 0)).token, PlacedToken(6));
  EXPECT_EQ(imported.scenario.cells.at(cell_at(2, 0)).token, PlacedToken(9));
}

TEST(PioneersImport, DealsInTheOrderOfTheSequenceNumbersPastDesertsAndGaps) {
  const auto imported = read_pioneers(game("h30,d7,p2\nf12"));
  EXPECT_THAT(reported(imported), IsEmpty());
  EXPECT_EQ(imported.scenario.cells.at(cell_at(0, 0)).token, PlacedToken(9));
  EXPECT_EQ(imported.scenario.cells.at(cell_at(2, 0)).token, PlacedToken(5));
  EXPECT_EQ(imported.scenario.cells.at(cell_at(0, 1)).token, PlacedToken(6));
}

TEST(PioneersImport, PutsTheRobberOnTheDesertThatComesFirstInSequence) {
  const auto imported = read_pioneers(game("d4,h0,d1\nh2,h3"));
  EXPECT_EQ(imported.scenario.markers.at(Marker::Robber), cell_at(2, 0));
  EXPECT_FALSE(read_pioneers(game("h0,h1,h2")).scenario.markers.contains(Marker::Robber));
}

// A desert without a place in the sequence has no robber on the way in, but gets one on the way out.
TEST(PioneersImport, NoRobberComesUntoldOnTheWayBack) {
  const auto imported = read_pioneers(game("d,h0,h1\nh2,h3"));
  EXPECT_FALSE(imported.scenario.markers.contains(Marker::Robber));
  const auto exported = write_pioneers(imported.scenario);
  EXPECT_TRUE(read_pioneers(exported.game).scenario.markers.contains(Marker::Robber));
  EXPECT_TRUE(std::ranges::any_of(exported.losses, [](const Problem& problem) {
    return text(problem.message) ==
           "the scenario places no robber; in Pioneers it starts on the first desert, in column 0, row 0";
  }));
}

TEST(PioneersImport, TellsOfCharactersThatActOnWhatShowsThem) {
  const auto imported = read_pioneers("title a\u202Eb\nchits 5\nmap\nh0\n.\n");
  EXPECT_EQ(imported.scenario.details.title, "a\u202Eb");
  EXPECT_TRUE(std::ranges::any_of(imported.problems, [](const Problem& problem) {
    return text(problem, "map")
        .starts_with("map:1:7: warning: the text holds \\u202E, a character that is not shown");
  }));
}

TEST(PioneersImport, DealsTooFewChitsAgainFromTheFirst) {
  const auto imported = read_pioneers(game("h0,p1,f2", "5,6"));
  EXPECT_THAT(
      reported(imported),
      ElementsAre("map:3:7: warning: expected 3 chits, found 2; they are dealt again from the first"));
  EXPECT_EQ(imported.scenario.cells.at(cell_at(2, 0)).token, PlacedToken(5));
}

TEST(PioneersImport, TellsOfChitsThatAreLeftOver) {
  EXPECT_THAT(reported(read_pioneers(game("h0"))),
              ElementsAre("map:3:7: warning: expected 1 chits, found 3; left out at the end: 2"));
}

TEST(PioneersImport, KeepsSevensForTheChecksAndLeavesOutWhatNoTokenCanShow) {
  const auto imported = read_pioneers(game("h0,p1,f2,t3", "7,-3,99999999999,13"));
  EXPECT_THAT(
      reported(imported),
      ElementsAre(
          "map:3:7: warning: expected a number from 2 to 12 other than 7, found 7; it is kept for you to "
          "change",
          "map:3:9: warning: expected a number from 2 to 12 other than 7, found -3; it is left out",
          "map:3:12: warning: expected a number from 2 to 12 other than 7, found 2147483647; it is left "
          "out",
          "map:3:24: warning: expected a number from 2 to 12 other than 7, found 13; it is kept for you "
          "to change"));
  EXPECT_EQ(imported.scenario.cells.at(cell_at(0, 0)).token, PlacedToken(7));
  EXPECT_EQ(imported.scenario.cells.at(cell_at(1, 0)).token, PlacedToken());
  EXPECT_EQ(imported.scenario.cells.at(cell_at(3, 0)).token, PlacedToken(13));
}

TEST(PioneersImport, TurnsAHarborWithAnImpossibleFacingTowardsLand) {
  const auto imported = read_pioneers(game("h0,s?9,s\np1,f2"));
  EXPECT_THAT(
      reported(imported),
      ElementsAre("map:5:4: warning: a harbor faces one of the directions 0 to 5, found 9; 3 is taken"));
  EXPECT_TRUE(imported.scenario.harbors.contains(Path(cell_at(1, 0), Direction::West)));
}

TEST(PioneersImport, LeavesTheKindOfAGoldHarborOpen) {
  const auto imported = read_pioneers(game("h0,sm3,s\np1,f2"));
  EXPECT_THAT(reported(imported),
              ElementsAre("map:5:4: warning: there are no gold harbors (Pioneers stops at 'sm'); the kind "
                          "of the harbor is left open"));
  EXPECT_EQ(imported.scenario.harbors.at(Path(cell_at(1, 0), Direction::West)).kind, PlacedHarbor());
}

TEST(PioneersImport, TellsOfHarborsThatFaceEachOther) {
  EXPECT_THAT(
      reported(read_pioneers(game("so0,sw3\nh0,h1,h2"))),
      ElementsAre(
          "map:5:1: warning: the harbor at column 0, row 0 does not face land",
          "map:5:5: warning: two harbors face each other and would share a path; this one is left out"));
}

TEST(PioneersImport, GivesASeaHexItsNumberAndSaysThatItTakesAChit) {
  const auto imported = read_pioneers(game("h0,s1,p2"));
  EXPECT_THAT(reported(imported),
              ElementsAre("map:5:4: warning: a sea hex has a sequence number and so takes a number token"));
  EXPECT_EQ(imported.scenario.cells.at(cell_at(1, 0)), (Cell{Terrain::Sea, 6, ""}));
}

TEST(PioneersImport, PassesOverLettersThatMeanNothingWithoutMovingOn) {
  const auto imported = read_pioneers(game("h0,xyz,p1f2"));
  EXPECT_THAT(reported(imported),
              ElementsAre("map:5:4: warning: 'xyz' means nothing in a map and is passed over"));
  EXPECT_EQ(imported.scenario.cells.at(cell_at(1, 0)).terrain, PlacedTerrain(Terrain::Pasture));
  EXPECT_EQ(imported.scenario.cells.at(cell_at(2, 0)).terrain, PlacedTerrain(Terrain::Fields));
}

TEST(PioneersImport, TakesTheLastOfSeveralPirates) {
  const auto imported = read_pioneers(game("sR,h0,sRo3\np1,f2"));
  EXPECT_THAT(reported(imported),
              ElementsAre("map:5:7: warning: the pirate was already placed; the last place counts"));
  EXPECT_EQ(imported.scenario.markers.at(Marker::Pirate), cell_at(2, 0));
  EXPECT_TRUE(imported.scenario.rules.contains("seafarers"));
}

TEST(PioneersImport, CropsWhatPioneersCrops) {
  std::string wide = "h0,p1,f2";
  for (int i = 0; i < 40; ++i) wide += ",s";
  for (int i = 0; i < 31; ++i) wide += "\ns";
  const auto imported = read_pioneers(game(wide + "\ns,s"));
  EXPECT_THAT(reported(imported),
              ElementsAre("map:5: warning: hexes left out, as Pioneers takes 32 rows of 32 at most: 11",
                          "map:37: warning: hexes left out, as Pioneers takes 32 rows of 32 at most: 2"));
  EXPECT_EQ(imported.scenario.cells.size(), 32U + 31U);
}

TEST(PioneersImport, ReadsNumbersAsLenientlyAsPioneersAndSaysHow) {
  const auto imported = read_pioneers(
      "title T\nnum-players four\nvictory-points 12 or so\nnum-ships -4\n"
      "num-roads 99999999999\nchits 5\nmap\nh0\n.\n" +
      usual_rules);
  EXPECT_THAT(
      reported(imported),
      ElementsAre(
          "map:2:13: warning: expected a number after 'num-players', found 'four'; Pioneers reads it as 0",
          "map:2:13: warning: expected num-players between 1 and 100000, found 0; 4 is taken",
          "map:3:16: warning: expected a number after 'victory-points', found '12 or so'; Pioneers reads "
          "it as 12",
          "map:4:11: warning: expected num-ships between 0 and 100000, found -4; 0 is taken",
          "map:5:11: warning: expected num-roads between 0 and 100000, found 2147483647; 100000 is "
          "taken"));
  EXPECT_EQ(imported.scenario.details.victory_points, 12);
}

TEST(PioneersImport, LetsTheLastWordCount) {
  const auto imported = read_pioneers(
      "title A\ntitle B\nvictory-points 9\nnum-players 3\nnum-roads 3\nnum-roads 7\nchits 5\nmap\nh0\n.\n" +
      usual_rules);
  EXPECT_THAT(reported(imported),
              ElementsAre("map:2: warning: 'title' was already said in line 1; what is said last counts",
                          "map:6: warning: 'num-roads' was already said in line 5; what is said last "
                          "counts"));
  EXPECT_EQ(imported.scenario.details.title, "B");
  EXPECT_EQ(imported.scenario.details.pieces.roads, 7);
}

TEST(PioneersImport, KeepsLinesThatPioneersDoesNotKnow) {
  const auto imported = read_pioneers("new-rule pigs fly\n" + game("h0,h1,h2"));
  EXPECT_THAT(
      reported(imported),
      ElementsAre("map:1:1: warning: Pioneers has no such line: 'new-rule pigs fly'; it is kept, but has no "
                  "effect"));
  EXPECT_THAT(imported.scenario.foreign,
              Contains(ForeignEntry{"pioneers", "unknown-line", "new-rule pigs fly"}));
}

TEST(PioneersImport, TellsOfALimitedNumberOfLinesOfOneKind) {
  std::string lines;
  for (int i = 0; i < 300; ++i) lines += "new-rule " + std::to_string(i) + "\n";
  const auto words = reported(read_pioneers(lines + game("h0,h1,h2")));
  ASSERT_EQ(words.size(), 21U);
  EXPECT_THAT(words.back(), HasSubstr("further problems, not listed: 280"));
}

TEST(PioneersImport, SaysOnceOfATextOfSomethingElseThatItIsNoMap) {
  EXPECT_THAT(reported(read_pioneers("Dear Ann,\nhere is what you asked for.\n\nYours\nBen\n")),
              ElementsAre(HasSubstr("this is no Pioneers map: there is no line 'map'")));
}

TEST(PioneersImport, KeepsTheLinesOfTheDescriptionAndOfTheComments) {
  const auto imported = read_pioneers("# one\n#\n#  two\ndesc\ndesc b\n" + game("h0,h1,h2") + "desc");
  EXPECT_EQ(imported.scenario.details.source, "one\n\ntwo");
  EXPECT_EQ(imported.scenario.details.description, "\nb\n");
}

TEST(PioneersImport, TakesOldTextForLatin1) {
  const auto imported = read_pioneers("desc \xCEles du Sud\n" + game("h0,h1,h2"));
  EXPECT_EQ(imported.scenario.details.description, "Îles du Sud");
  EXPECT_THAT(reported(imported),
              ElementsAre(HasSubstr("map:1:6: note: the text holds bytes that are not UTF-8")));
}

TEST(PioneersImport, TellsTabsFromBytesThatAreNotUtf8) {
  const auto imported = read_pioneers("title Two\tbays\ndesc a\tb\n" + game("h0,h1,h2").substr(10));
  EXPECT_EQ(imported.scenario.details.title, "Two bays");
  EXPECT_EQ(imported.scenario.details.description, "a\tb");
  EXPECT_THAT(
      reported(imported),
      ElementsAre("map:1:7: note: the text holds tabs or other control characters; they are taken for "
                  "blanks"));
}

TEST(PioneersImport, ReadsOnWithoutTitleChitsAndClosingDot) {
  EXPECT_THAT(
      reported(read_pioneers("map\nh0\nnosetup 0 0 1\n" + usual_rules)),
      ElementsAre(
          "map: warning: the file has no title; Pioneers wants one",
          "map: warning: the file does not say num-players; 4 is taken",
          "map: warning: the file does not say victory-points; 10 is taken",
          "map: warning: there are no chits, so no hex gets a number; Pioneers does not load such files",
          "map:3: warning: the map is not closed by a line with a single dot before this line"));
  const auto open =
      read_pioneers(usual_rules + "title T\nnum-players 4\nvictory-points 10\nchits 5\nmap\nh0");
  EXPECT_THAT(reported(open),
              ElementsAre("map:17: warning: the map is not closed by a line with a single dot"));
  EXPECT_EQ(open.scenario.cells.size(), 1U);
}

TEST(PioneersImport, TellsOfCornersThatDoNotExist) {
  EXPECT_THAT(
      reported(
          read_pioneers(game("h0,h1,h2") + "nosetup 9 9 1\nnosetup 0 0 6\nnosetup 1 1\nnosetup 0 0 0\n")),
      ElementsAre(
          "map:19:9: warning: there is no corner 9 9 1 on this map to be closed to founding; the line is "
          "left out",
          "map:20:9: warning: there is no corner 0 0 6 on this map to be closed to founding; the line is "
          "left out",
          "map:21:9: warning: expected a column, a row and a corner after 'nosetup', found '1 1'"));
}

TEST(PioneersImport, TellsOfEveryRuleThatItKeepsAndGamesHereDoNotPlay) {
  const auto reported_rule = [](const std::string& line) {
    return reported(read_pioneers(game("h0,h1,h2") + line));
  };
  EXPECT_THAT(reported_rule("strict-trade"), ElementsAre(HasSubstr("ends a player's trade")));
  EXPECT_THAT(reported_rule("use-dice-deck"), ElementsAre(HasSubstr("deck of cards")));
  EXPECT_THAT(reported_rule("check-victory-at-end-of-turn"), ElementsAre(HasSubstr("the winner's turn")));
  EXPECT_THAT(reported_rule("num-bridges 4"), ElementsAre(HasSubstr("gives each player 4 bridges")));
  EXPECT_THAT(reported_rule("num-city-walls 3"), ElementsAre(HasSubstr("gives each player 3 city walls")));
  EXPECT_THAT(reported_rule("island-discovery-bonus 1"),
              ElementsAre("map: note: Pioneers gives points for new islands on this map (1); games here do "
                          "not"));
  for (const char* usual : {"sevens-rule 0", "num-bridges 0", "num-city-walls 0", "island-discovery-bonus 0"})
    EXPECT_THAT(reported_rule(usual), IsEmpty()) << usual;
}

// FOU-03
TEST(PioneersImport, PlaysTheBonusForNewIslandsAsForeignIslands) {
  const auto options = [](const std::string& bonus) {
    const auto imported =
        read_pioneers(game("h0,s,h1,s,h2") + "num-ships 15\nisland-discovery-bonus " + bonus);
    const auto exported = write_pioneers(imported.scenario);
    EXPECT_EQ(read_pioneers(exported.game).scenario, imported.scenario) << exported.game;
    EXPECT_THAT(exported.losses, IsEmpty());
    const bool plays = imported.scenario.rules.contains("foreign-islands");
    EXPECT_EQ(imported.problems.empty(), plays);
    return plays ? imported.scenario.rules.at("foreign-islands") : RuleOptions{{"not", "played"}};
  };
  EXPECT_EQ(options("1"), (RuleOptions{{"points", "1"}}));
  EXPECT_EQ(options("3,3"), (RuleOptions{{"points", "3"}}));
  EXPECT_EQ(options("1,2"), (RuleOptions{{"points", "2"}, {"points-for-first", "1"}}));
  for (const char* other : {"0,2", "-1", "1,2,3", "10"})
    EXPECT_EQ(options(other), (RuleOptions{{"not", "played"}})) << other;
}

TEST(PioneersImport, RefusesOnlyWhatHasNoMap) {
  EXPECT_THAT(reported(read_pioneers("")),
              Contains("map: error: this is no Pioneers map: there is no line 'map'"));
  EXPECT_THAT(reported(read_pioneers("title T\nchits 5\nmap\n-,-\n.\n")),
              ElementsAre("map:3: error: the map has no hexes"));
  EXPECT_TRUE(has_errors(read_pioneers(std::string(4096, '\0')).problems));
  EXPECT_TRUE(has_errors(read_pioneers("<?xml version=\"1.0\"?><scenario version=\"1\"/>").problems));
}

TEST(PioneersImport, PassesOverZeroBytesInAMap) {
  const auto imported = read_pioneers(game(std::string("h0,\0\0,p1,f2", 11)));
  EXPECT_THAT(reported(imported), ElementsAre("map:5:4: warning: bytes that are no text are passed over"));
  EXPECT_EQ(imported.scenario.cells.size(), 3U);
}

TEST(PioneersImport, ListsNoMoreProblemsThanAPersonReadsButEveryError) {
  std::string many;
  for (int i = 0; i < 100000; ++i) many += "what\nmap\n";
  const auto imported = read_pioneers(many);
  EXPECT_LT(imported.problems.size(), 510U);
  EXPECT_TRUE(has_errors(imported.problems));
  EXPECT_THAT(text(imported.problems.back(), "map"), HasSubstr("further problems, not listed: "));
}

}  // namespace
}  // namespace hexwright
