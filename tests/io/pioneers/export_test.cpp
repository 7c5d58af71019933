#include "io/pioneers/pioneers_game.h"

// What a scenario says beyond the words of Pioneers is told, and what the words can say is written.
namespace hexwright {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::Not;

std::vector<std::string> reported(const ExportedGame& exported) {
  std::vector<std::string> result;
  for (const auto& problem : exported.losses) result.push_back(text(problem, "map"));
  return result;
}

/// Two land hexes and a sea hex in a row, everything decided.
Scenario strip() {
  Scenario s;
  s.details.title = "Strip";
  s.details.min_players = 4;
  s.cells[{0, 0}] = {Terrain::Hills, 5, ""};
  s.cells[{1, 0}] = {Terrain::Forest, 6, ""};
  s.cells[{2, 0}] = {Terrain::Sea, {}, ""};
  return s;
}

std::string map_of(const std::string& game) {
  const auto start = game.find("chits ");
  return game.substr(start);
}

TEST(PioneersExport, WritesTheUsualRulesForAScenarioThatSaysNothingOfThem) {
  const auto exported = write_pioneers(strip());
  EXPECT_THAT(reported(exported), IsEmpty());
  EXPECT_EQ(
      exported.game,
      "title Strip\ndomestic-trade\nnum-players 4\nsevens-rule 0\nnum-dice-decks 2\nnum-removed-dice-cards "
      "5\n"
      "victory-points 10\nnum-roads 15\nnum-bridges 0\nnum-ships 0\nnum-settlements 5\nnum-cities 4\n"
      "num-city-walls 0\nresource-count 19\ndevelop-road 2\ndevelop-monopoly 2\ndevelop-plenty 2\n"
      "develop-chapel 1\ndevelop-university 1\ndevelop-governor 1\ndevelop-library 1\ndevelop-market 1\n"
      "develop-soldier 14\nchits 5,6\nmap\nh0,t1,s\n.\n");
}

TEST(PioneersExport, HasTheLargerBankAndDeckForMoreThanFour) {
  Scenario s = strip();
  s.details.min_players = s.details.max_players = 6;
  EXPECT_THAT(write_pioneers(s).game, HasSubstr("resource-count 24\ndevelop-road 3\n"));
  EXPECT_THAT(write_pioneers(s).game, HasSubstr("develop-soldier 20\n"));
}

TEST(PioneersExport, MovesAMapThatDoesNotFitWhereItIsButNoOther) {
  Scenario s;
  s.details.title = "T";
  s.cells[{0, -1}] = {Terrain::Hills, 5, ""};
  s.cells[{-1, 0}] = {Terrain::Forest, 6, ""};
  s.cells[{-2, 1}] = {Terrain::Fields, 8, ""};
  EXPECT_EQ(map_of(write_pioneers(s).game), "chits 5,6,8\nmap\n-,h0\nt1,-\nf2,-\n.\n");
  Scenario kept = strip();
  kept.cells[{5, 2}] = {Terrain::Sea, {}, ""};
  EXPECT_EQ(map_of(write_pioneers(kept).game),
            "chits 5,6\nmap\nh0,t1,s,-,-,-,-\n-,-,-,-,-,-,-\n-,-,-,-,-,-,s\n.\n");
}

TEST(PioneersExport, TellsEverythingThatTheFormatHasNoWordFor) {
  Scenario s = strip();
  s.details.author = "Ada";
  s.details.notes = "mind the gap";
  s.details.min_players = 2;
  s.details.quarter_turned = true;
  s.topology = Topology::joined_east_west(8, 0);
  s.rules["seafarers"]["pirate"] = "no";
  s.rules["fog"];
  s.boxes["base"] = 1;
  s.areas["North"].cells = {{0, 0}};
  s.areas["South"].chits = Chits{2, 3, true};
  s.stacks["fog"];
  s.token_pools["main"];
  s.accepted[{"base.check", "scenario"}] = "so be it";
  s.foreign = {{"pioneers", "unknown-line", "x"}, {"other", "y", ""}, {"pioneers", "num-bridges", "three"}};
  EXPECT_THAT(
      reported(write_pioneers(s)),
      ElementsAre(
          "map: warning: the author is left out: 'Ada'", "map: warning: the notes are left out",
          "map: warning: Pioneers has one number of players: 4 is written, from 2 players on is left out",
          "map: warning: the map is shown without its quarter turn",
          "map: warning: the joined edges are left out: in Pioneers every map is flat",
          "map: warning: rules that Pioneers does not play: Fog",
          "map: warning: options of rule modules left out: 1", "map: warning: boxes left out: 1",
          "map: warning: areas whose names and roles are left out: 2",
          "map: warning: pools and stacks left out, but for what is drawn from them: 2",
          "map: warning: accepted findings left out: 1",
          "map: warning: entries of other files that Pioneers does not know, left out: 3",
          "map: warning: areas whose chits are left out, as Pioneers has one bonus for whole new islands "
          "only: 1"));
}

TEST(PioneersExport, LeavesOutHarborsThatItCannotPlace) {
  Scenario s = strip();
  s.cells[{3, 0}] = {Terrain::Hills, 9, ""};
  s.harbors[Path({2, 0}, Direction::West)] = {Direction::West, HarborKind::Ore};
  s.harbors[Path({2, 0}, Direction::East)] = {Direction::East, HarborKind::Wool};
  s.harbors[Path({0, 0}, Direction::East)] = {Direction::East, HarborKind::Wool};
  const auto exported = write_pioneers(s);
  EXPECT_THAT(reported(exported),
              ElementsAre("map: warning: harbors left out because they do not lie in a sea hex: 1",
                          "map: warning: harbors left out because another lies in the same sea hex: 1"));
  EXPECT_EQ(map_of(exported.game), "chits 5,6,9\nmap\nh0,t1,so3,h2\n.\n");
}

TEST(PioneersExport, WritesHarborsOfPacksAsThreeToOne) {
  Scenario s = strip();
  s.own = own::Packs({{"pack",
                       {{"id", "p"}, {"title", "P"}, {"language", "1"}},
                       {{"harbor", {{"id", "post"}, {"title", "Post"}, {"rate", "2"}}, {}}}}});
  s.cells[{3, 0}] = {Terrain::Hills, 9, ""};
  s.harbors[Path({2, 0}, Direction::West)] = {Direction::West, s.own.harbors().front().value};
  const auto exported = write_pioneers(s);
  EXPECT_THAT(reported(exported),
              ElementsAre("map: warning: packs of own rules, which Pioneers does not play, left out: 1",
                          "map: warning: harbors of own rules, written as 3:1 harbors: 1"));
  EXPECT_EQ(map_of(exported.game), "chits 5,6,9\nmap\nh0,t1,s?3,h2\n.\n");
}

TEST(PioneersExport, WritesOneDrawOfWhatIsFaceDownAndHolesForWhatIsOpen) {
  Scenario s = strip();
  s.stacks["fog"] = {{{Terrain::Gold, 1}}, "fog"};
  s.token_pools["fog"] = {{11, 1}};
  s.cells[{3, 0}] = {Terrain::Sea, 4, "fog"};
  s.cells[{4, 0}] = {};
  s.cells[{5, 0}] = {Terrain::Hills, {}, ""};
  const auto exported = write_pioneers(s);
  EXPECT_THAT(
      reported(exported),
      ElementsAre(
          "map: warning: pools and stacks left out, but for what is drawn from them: 2",
          "map: warning: face-down hexes, written face up as one draw of their stacks: 1",
          "map: warning: hexes without terrain, or whose pool or stack is empty, left out as holes: 1",
          "map: warning: number tokens drawn at set-up, written as one draw: 1",
          "map: warning: producing hexes without a number token, where Pioneers wants one and 2 is "
          "written: 1"));
  EXPECT_EQ(map_of(exported.game), "chits 5,6,11,2\nmap\nh0,t1,s,g2,-,h3\n.\n");
}

TEST(PioneersExport, TellsOfModulesTerrainsAndAreasThatPioneersDoesNotKnow) {
  Scenario s = strip();
  s.rules = {{"frontiers", {}}, {"jungle", {}}, {"dragons", {}}, {"seafarers", {}}};
  s.cells[{3, 0}] = {Terrain::Jungle, 4, ""};
  s.cells[{4, 0}] = {Terrain::Volcano, 10, ""};
  s.cells[{5, 0}] = {Terrain::Spice, {}, ""};
  s.frontiers[Path({3, 0}, Direction::East)] = Intersection({3, 0}, Corner::SouthEast);
  s.terrain_tokens["main"] = {{Terrain::Gold, {{4, 1}}}};
  const auto exported = write_pioneers(s);
  EXPECT_THAT(
      reported(exported),
      ElementsAre(
          "map: warning: rules that Pioneers does not play: dragons, Frontiers and Jungle",
          "map: warning: token pools with tokens for certain terrains only, which are dealt to any: 1",
          "map: warning: frontier areas left out, with their events: 1",
          "map: warning: jungles and volcanoes, which Pioneers does not know, written as deserts: 2",
          "map: warning: spice hexes, which Pioneers does not know, written as sea: 1",
          "map: warning: number tokens on desert or sea are left out: 2",
          "map: note: the scenario places no robber; in Pioneers it starts on the first desert, in column 3, "
          "row 0"));
  EXPECT_EQ(map_of(exported.game), "chits 5,6\nmap\nh0,t1,s,d2,d3,s\n.\n");
}

TEST(PioneersExport, DealsSectionsTheirHexesBeforeItTurnsThemUp) {
  Scenario s = strip();
  s.terrain_pools["normal"] = {{Terrain::Gold, 2}};
  s.token_pools["fog"] = {{11, 2}};
  s.stacks["A"] = {.hexes = {{Terrain::Spice, 1}}, .token_pool = "fog", .dealt = 1, .dealt_from = "normal"};
  s.stacks["B"] = {.token_pool = "fog", .dealt = 2, .dealt_from = "normal"};
  for (const int q : {3, 4}) s.cells[{q, 0}].stack = "A";
  for (const int q : {5, 6}) s.cells[{q, 0}].stack = "B";
  const auto exported = write_pioneers(s);
  EXPECT_THAT(reported(exported),
              IsSupersetOf({"map: warning: face-down hexes, written face up as one draw of their stacks: 4",
                            "map: warning: hexes without terrain, or whose pool or stack is empty, left out "
                            "as holes: 1"}));
  EXPECT_THAT(map_of(exported.game), testing::AnyOf("chits 5,6,11,11\nmap\nh0,t1,s,g2,s,g3\n.\n",
                                                    "chits 5,6,11,11\nmap\nh0,t1,s,s,g2,g3\n.\n"));
}

// EXP-05: the cells of paired stacks lie empty; together the stacks fill them.
TEST(PioneersExport, FillsOpenCellsFromBothStacksThatAreLaidOutThere) {
  Scenario s = strip();
  s.token_pools["bag"] = {{9, 1}};
  s.stacks["land"] = {.hexes = {{Terrain::Fields, 1}}, .token_pool = "bag", .paired_with = "sea"};
  s.stacks["sea"] = {.hexes = {{Terrain::Sea, 1}}, .harbors = {{HarborKind::Ore, 1}}};
  for (const int q : {3, 4, 5}) s.cells[{q, 0}].stack = "land";
  const auto exported = write_pioneers(s);
  EXPECT_THAT(reported(exported),
              IsSupersetOf({"map: warning: open cells, written as one draw of the two stacks that are laid "
                            "out there: 3",
                            "map: warning: harbors that lie in stacks left out: 1"}));
  EXPECT_THAT(map_of(exported.game), HasSubstr("chits 5,6,9\n"));
  EXPECT_THAT(map_of(exported.game), HasSubstr("f2"));
}

TEST(PioneersExport, LetsPioneersShuffleWhatComesFromOnePool) {
  Scenario s = strip();
  s.terrain_pools["main"] = {{Terrain::Hills, 1}, {Terrain::Pasture, 1}};
  s.cells[{3, 0}] = {Drawn{"main"}, 8, ""};
  s.cells[{4, 0}] = {Drawn{"main"}, 9, ""};
  s.harbors[Path({2, 0}, Direction::West)] = {Direction::West, HarborKind::Ore};
  const auto exported = write_pioneers(s);
  EXPECT_THAT(exported.game, HasSubstr("title Strip\nrandom-terrain\n"));
  EXPECT_THAT(map_of(exported.game), testing::AnyOf("chits 5,6,8,9\nmap\nh0+,t1+,so3+,h2,p3\n.\n",
                                                    "chits 5,6,8,9\nmap\nh0+,t1+,so3+,p2,h3\n.\n"));
  EXPECT_THAT(reported(exported), Not(Contains(HasSubstr("cannot shuffle"))));

  s.terrain_pools["other"] = {{Terrain::Gold, 1}};
  s.cells[{5, 0}] = {Drawn{"other"}, 9, ""};
  const auto fixed = write_pioneers(s);
  EXPECT_THAT(fixed.game, Not(HasSubstr("random-terrain")));
  EXPECT_THAT(reported(fixed),
              Contains("map: warning: hexes drawn at set-up in a way that Pioneers cannot shuffle, written "
                       "as one draw: 3"));
}

TEST(PioneersExport, PutsTheRobberOnAnyDesertByTheOrderOfItsDeserts) {
  Scenario s = strip();
  s.cells[{3, 0}] = {Terrain::Desert, {}, ""};
  s.cells[{4, 0}] = {Terrain::Desert, {}, ""};
  s.markers[Marker::Robber] = {4, 0};
  const auto exported = write_pioneers(s);
  EXPECT_THAT(reported(exported), IsEmpty());
  EXPECT_EQ(map_of(exported.game), "chits 5,6\nmap\nh0,t1,s,d3,d2\n.\n");
  EXPECT_EQ(read_pioneers(exported.game).scenario.markers.at(Marker::Robber), (Hex{4, 0}));
}

TEST(PioneersExport, TellsOfARobberAndAPirateThatCannotStartWhereTheyStand) {
  Scenario s = strip();
  s.markers[Marker::Robber] = {0, 0};
  s.markers[Marker::Pirate] = {1, 0};
  const auto exported = write_pioneers(s);
  EXPECT_THAT(reported(exported),
              ElementsAre("map: warning: the pirate does not stand on a sea hex of the file and is left out",
                          "map: warning: the robber's place is left out: in Pioneers it starts on a desert"));
  EXPECT_THAT(exported.game, HasSubstr("use-pirate\n"));
  s.markers = {{Marker::Pirate, {2, 0}}};
  EXPECT_THAT(write_pioneers(s).game, HasSubstr("h0,t1,sR\n"));
}

TEST(PioneersExport, TellsOfARobberThatComesWithADesert) {
  Scenario s = strip();
  s.cells[{3, 0}] = {Terrain::Desert, {}, ""};
  const auto exported = write_pioneers(s);
  EXPECT_THAT(reported(exported),
              ElementsAre("map: note: the scenario places no robber; in Pioneers it starts on the "
                          "first desert, in column 3, row 0"));
  EXPECT_EQ(read_pioneers(exported.game).scenario.markers.at(Marker::Robber), (Hex{3, 0}));
  s.markers[Marker::Robber] = {3, 0};
  EXPECT_THAT(reported(write_pioneers(s)), IsEmpty());
}

TEST(PioneersExport, LeavesOutNumbersOfDesertsAndOfTheSea) {
  Scenario s = strip();
  s.cells[{2, 0}].token = 4;
  s.cells[{3, 0}] = {Terrain::Desert, 7, ""};
  const auto exported = write_pioneers(s);
  EXPECT_THAT(reported(exported), ElementsAre("map: warning: number tokens on desert or sea are left out: 2",
                                              HasSubstr("no robber")));
  EXPECT_EQ(map_of(exported.game), "chits 5,6\nmap\nh0,t1,s,d2\n.\n");
}

TEST(PioneersExport, SaysFoundingAreasAsClosedCornersAndPlainChitsAsABonus) {
  Scenario s = strip();
  s.cells[{3, 0}] = {Terrain::Gold, 9, ""};
  s.areas["home"] = {{AreaRole::Founding}, {}, {{0, 0}, {1, 0}}};
  s.areas["away"] = {{}, Chits{2, 1, true}, {{3, 0}}};
  const auto exported = write_pioneers(s);
  EXPECT_THAT(exported.game, HasSubstr("island-discovery-bonus 2\n"));
  EXPECT_THAT(map_of(exported.game),
              HasSubstr(".\nnosetup 2 0 0\nnosetup 2 0 5\nnosetup 3 0 0\nnosetup 3 0 1\n"
                        "nosetup 3 0 4\nnosetup 3 0 5\n"));
  EXPECT_EQ(read_pioneers(exported.game).scenario.closed_to_founding.size(), 6U);
  s.areas["away"].chits->settlements = 2;
  EXPECT_THAT(write_pioneers(s).game, Not(HasSubstr("island-discovery-bonus")));
}

TEST(PioneersExport, CropsMapsThatAreTooLargeAndSaysByHowMuch) {
  Scenario s = strip();
  for (int q = 3; q < 40; ++q) s.cells[{q, 0}] = {Terrain::Sea, {}, ""};
  const auto exported = write_pioneers(s);
  EXPECT_THAT(
      reported(exported),
      ElementsAre(
          "map: warning: hexes left out with all that lies on them, as Pioneers takes 32 rows of 32 at "
          "most: 8"));
  EXPECT_EQ(read_pioneers(exported.game).scenario.cells.size(), 32U);
}

TEST(PioneersExport, SaysWhenPioneersWouldNotLoadTheMap) {
  EXPECT_THAT(
      reported(write_pioneers({})),
      Contains("map: error: Pioneers does not load a map without a producing hex; this one has none"));
  Scenario s = strip();
  s.details.title.clear();
  EXPECT_THAT(
      reported(write_pioneers(s)),
      ElementsAre("map: warning: the scenario has no title; Pioneers wants one, so 'Untitled' is written"));
}

TEST(PioneersExport, WritesForeignDataBackAndLeavesOutWhatOnlyLookedLikeIt) {
  Scenario s = strip();
  s.foreign = {{"pioneers", "strict-trade", "on"},
               {"pioneers", "domestic-trade", "off"},
               {"pioneers", "num-bridges", "3"},
               {"pioneers", "island-discovery-bonus", "1,-2,0"},
               {"pioneers", "check-victory-at-end-of-turn", "on"},
               {"pioneers", "fixed", "1,0"},
               {"pioneers", "fixed", "9,9"}};
  const auto exported = write_pioneers(s);
  EXPECT_THAT(exported.game, HasSubstr("title Strip\nstrict-trade\nnum-players 4\n"));
  EXPECT_THAT(exported.game,
              HasSubstr("victory-points 10\ncheck-victory-at-end-of-turn\nnum-roads 15\nnum-bridges 3\n"));
  EXPECT_THAT(exported.game, HasSubstr("island-discovery-bonus 1,-2,0\n"));
  EXPECT_THAT(exported.game, HasSubstr("h0,t1+,s\n"));
  EXPECT_THAT(
      reported(exported),
      ElementsAre(
          "map: warning: marks that keep a hex out of the shuffle, left out because there is no hex: 1"));
}

}  // namespace
}  // namespace hexwright
