#include "io/library/library.h"
#include "io/playtest/report.h"
#include "model/playtest/bots/all_bots.h"
#include "tests/support/library_folder.h"
#include "tests/support/playing.h"

namespace hexwright::test {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::Ge;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class LibraryPlaytests : public LibraryFolder {
 protected:
  /// What three games of random bots find.
  static std::string played(const Scenario& scenario) {
    const Game game(scenario, {});
    BatchOptions options;
    options.bots.assign(static_cast<std::size_t>(game.players()), find_bot("random"));
    options.games = 3;
    options.threads = 1;
    return hexwright::playtest_json({game, options, play_batch(game, options)});
  }

  Scenario map = template_named("base-3-4");
  Library library = open();
};

TEST_F(LibraryPlaytests, AreKeptWithTheVersionThatWasPlayed) {
  const auto added = granted(library.add(map, VersionOrigin::Saved));
  const std::string json = played(map);
  const auto id = granted(library.add_playtest(added.version, json));
  const auto kept = granted(open().playtests(added.version));
  ASSERT_THAT(kept, SizeIs(1));
  EXPECT_EQ(kept[0].id, id);
  EXPECT_EQ(kept[0].games, 3);
  EXPECT_EQ(kept[0].players, 4);
  EXPECT_EQ(kept[0].bots, "random,random,random,random");
  EXPECT_THAT(kept[0].seat_shares, SizeIs(4));
  EXPECT_THAT(kept[0].seat_shares, Each(Ge(0)));
  EXPECT_EQ(granted(library.playtest_json(id)), json);
  EXPECT_EQ(granted(library.entry(added.entry)).playtests, 1);
  EXPECT_EQ(granted(library.versions(added.entry))[0].playtests, 1);
}

TEST_F(LibraryPlaytests, OfAMapThatWasNotSavedBringItIntoTheLibrary) {
  const auto first = granted(library.add(map, VersionOrigin::Saved));
  Scenario drawn_on = map;
  drawn_on.cells.begin()->second.terrain = Terrain::Gold;
  granted(library.add_playtest(first.entry, drawn_on, played(map)));
  const auto versions = granted(library.versions(first.entry));
  ASSERT_THAT(versions, SizeIs(2));
  EXPECT_EQ(versions[0].origin, VersionOrigin::Played);
  EXPECT_EQ(versions[0].playtests, 1);
  EXPECT_EQ(versions[1].playtests, 0);
  // Of the first version again, though it is not the newest any more.
  granted(library.add_playtest(first.entry, map, played(map)));
  EXPECT_THAT(granted(library.versions(first.entry)), SizeIs(2));
  EXPECT_THAT(granted(library.playtests(first.version)), SizeIs(1));
  granted(library.add_playtest(std::nullopt, drawn_on, played(map)));
  EXPECT_THAT(granted(library.search()), SizeIs(2));
}

TEST_F(LibraryPlaytests, AreTakenOnlyFromReports) {
  const auto added = granted(library.add(map, VersionOrigin::Saved));
  for (const char* text :
       {"", "[]", "{}", "{\"format\": \"hexwright-playtest\"}", "\"x\"", "{\"format\": 3}"})
    EXPECT_THAT(why_not(library.add_playtest(added.version, text)), HasSubstr("no report of a playtest"))
        << text;
  // Numbers that are none, or that do not fit.
  const std::string report =
      R"({"format": "hexwright-playtest", "bots": ["settler"], "players": 3, "games": 10, "stalled": 0,
          "meanTurns": 60, "seats": [{"share": 0.5}]})";
  for (const auto& [right, wrong] : std::initializer_list<std::pair<std::string, std::string>>{
           {"\"players\": 3", "\"players\": 2.5"},
           {"\"players\": 3", "\"players\": true"},
           {"\"players\": 3", "\"players\": 1e30"},
           {"\"games\": 10", "\"games\": -1"},
           {"\"meanTurns\": 60", "\"meanTurns\": false"},
           {"0.5", "\"half\""}}) {
    std::string text = report;
    text.replace(text.find(right), right.size(), wrong);
    EXPECT_THAT(why_not(library.add_playtest(added.version, text)), HasSubstr("no report of a playtest"))
        << text;
  }
  EXPECT_THAT(granted(library.playtests(added.version)), IsEmpty());
  granted(library.add_playtest(added.version, report));
}

TEST_F(LibraryPlaytests, AreRemovedAloneOrWithTheirScenario) {
  const auto added = granted(library.add(map, VersionOrigin::Saved));
  const auto one = granted(library.add_playtest(added.version, played(map)));
  const auto two = granted(library.add_playtest(added.version, played(map)));
  granted(library.remove_playtest(one));
  EXPECT_THAT(granted(library.playtests(added.version)), SizeIs(1));
  EXPECT_THAT(why_not(library.remove_playtest(one)), HasSubstr("no such playtest"));
  granted(library.remove(added.entry));
  EXPECT_THAT(why_not(library.playtest_json(two)), HasSubstr("no such playtest"));
}

}  // namespace
}  // namespace hexwright::test
