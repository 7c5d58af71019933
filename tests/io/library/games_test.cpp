#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>

#include "io/library/library.h"
#include "io/library/salvage.h"
#include "tests/support/library_folder.h"
#include "tests/support/playing.h"

// Games that people played at tables.

namespace hexwright::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class LibraryGames : public LibraryFolder {
 protected:
  static std::string record(std::int64_t begun, const std::string& actions = "") {
    return R"({"hexwright":"game","version":1,"map":"abc","begun":)" + std::to_string(begun) +
           R"(,"names":["Ada","Bo"]})" + "\n" + actions;
  }

  Scenario map = template_named("base-3-4");
  Library library = open();
};

TEST_F(LibraryGames, AreKeptWithTheVersionThatWasPlayed) {
  const auto added = granted(library.add(map, VersionOrigin::Saved));
  Scenario other = map;
  other.details.title = "Another one";
  const auto elsewhere = granted(library.add(other, VersionOrigin::Saved));
  granted(library.keep_game(elsewhere.entry, map, record(1000)));
  const auto games = granted(open().games(added.version));
  ASSERT_THAT(games, SizeIs(1));
  EXPECT_EQ(games[0].begun.time_since_epoch().count(), 1000);
  EXPECT_THAT(games[0].names, ElementsAre("Ada", "Bo"));
  EXPECT_EQ(granted(library.record(games[0].id)), record(1000));
  EXPECT_EQ(granted(library.entry(added.entry)).games, 1);
  EXPECT_EQ(granted(library.versions(added.entry))[0].games, 1);
  EXPECT_EQ(granted(library.entry(elsewhere.entry)).games, 0);
  EXPECT_EQ(granted(library.entry(elsewhere.entry)).versions, 1);
  EXPECT_THAT(granted(library.check()), IsEmpty());
}

TEST_F(LibraryGames, OfAMapThatWasNotSavedBringItIntoTheLibrary) {
  const auto added = granted(library.add(map, VersionOrigin::Saved));
  Scenario drawn_on = map;
  drawn_on.cells.begin()->second.terrain = Terrain::Gold;
  granted(library.keep_game(added.entry, drawn_on, record(1000)));
  EXPECT_EQ(granted(library.versions(added.entry))[0].origin, VersionOrigin::Played);
  Scenario other = map;
  other.details.title = "Of nobody";
  granted(library.keep_game({}, other, record(2000)));
  EXPECT_THAT(granted(library.search("nobody")), SizeIs(1));
}

TEST_F(LibraryGames, ReplaceWhatWasKeptOfTheSameGame) {
  const auto added = granted(library.add(map, VersionOrigin::Saved));
  for (const auto& [begun, actions] : {std::pair(1000, "a\n"), {2000, "b\n"}, {1000, "a\nc\n"}})
    granted(library.keep_game(added.entry, map, record(begun, actions)));
  EXPECT_THAT(granted(library.records_on("abc")), ElementsAre(record(1000, "a\nc\n"), record(2000, "b\n")));
  EXPECT_THAT(granted(library.records_on("another map")), IsEmpty());
  EXPECT_THAT(granted(library.games(added.version)), SizeIs(2));
}

TEST_F(LibraryGames, AreTakenOnlyFromRecordsOfTables) {
  for (const char* text :
       {"", "{}", "[]", R"({"hexwright":"game","map":"abc"})", R"({"hexwright":"game","begun":1000})",
        R"({"hexwright":"game","map":"","begun":1000})", R"({"hexwright":"game","map":"abc","begun":0})",
        R"({"hexwright":"game","map":"abc","begun":1.5})", R"({"hexwright":"trace","map":"abc","begun":3})"})
    EXPECT_THAT(why_not(library.keep_game({}, map, text)), HasSubstr("no record of a game")) << text;
  EXPECT_THAT(granted(library.search()), IsEmpty()) << "nor does the map come in for it";
}

TEST_F(LibraryGames, AreBroughtOverFromADamagedLibrary) {
  const auto added = granted(library.add(map, VersionOrigin::Saved));
  granted(library.keep_game(added.entry, map, record(1000)));
  library.take_in_log();
  const auto fresh = folder / "fresh.sqlite";
  open_library(fresh);
  const Salvage done = granted(salvage(file, fresh));
  EXPECT_EQ(done.games, 1);
  EXPECT_THAT(granted(open_library(fresh).records_on("abc")), ElementsAre(record(1000)));
  // One that is not what was saved is found by the check, and lost.
  SQLite::Database(file, SQLite::OPEN_READWRITE).exec("UPDATE games SET record = 'nothing'");
  EXPECT_THAT(granted(library.check()), SizeIs(1));
  const auto other = folder / "other.sqlite";
  open_library(other);
  const Salvage without = granted(salvage(file, other));
  EXPECT_EQ(without.games, 0);
  ASSERT_THAT(without.lost, SizeIs(1));
  EXPECT_EQ(text(without.lost[0]), "games of people: 1");
}

TEST_F(LibraryGames, GoWithTheirScenario) {
  const auto added = granted(library.add(map, VersionOrigin::Saved));
  granted(library.keep_game(added.entry, map, record(1000)));
  granted(library.remove(added.entry));
  EXPECT_THAT(granted(library.records_on("abc")), IsEmpty());
}

}  // namespace
}  // namespace hexwright::test
