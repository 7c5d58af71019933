#include <filesystem>

#include <gmock/gmock.h>

#include "editor/core/batch/batch_runner.h"
#include "editor/core/document/document.h"
#include "editor/core/document/template_catalogue.h"
#include "io/library/library.h"
#include "model/playtest/bots/all_bots.h"
#include "tests/support/temporary_folder.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

class KeepPlaytest : public testing::Test {
 protected:
  fs::path file() const { return folder_ / "library.sqlite"; }
  static Scenario base_game() {
    return Document::open(find_template("base-3-4").value().file).document->scenario();
  }
  static PlayedSoFar played(const Scenario& scenario) {
    auto game = std::make_shared<const Game>(scenario);
    BatchOptions options;
    options.bots.assign(static_cast<std::size_t>(game->players()), find_bot("random"));
    options.games = 3;
    BatchResult result = play_batch(*game, options);
    return {1, game, options, std::move(result), {3, 3}, true, false, {}};
  }
  Library library() const { return std::get<Library>(Library::open(file())); }

  const test::TemporaryFolder folder_;
};

TEST_F(KeepPlaytest, KeepsItWithTheVersionThatWasPlayed) {
  Scenario scenario = base_game();
  const auto added = (library().add(scenario, VersionOrigin::Saved, folder_ / "map.xml")).value();
  scenario.details.victory_points = 9;
  EXPECT_EQ(keep_playtest(played(scenario), {file(), {}, folder_ / "map.xml"}), std::nullopt);
  const auto versions = library().versions(added.entry).value();
  ASSERT_EQ(versions.size(), 2U);
  EXPECT_EQ(versions[0].playtests, 1);
  EXPECT_EQ(versions[1].playtests, 0);
  EXPECT_EQ(library().scenario(versions[0].id).value(), scenario);
  const auto kept = library().playtests(versions[0].id).value();
  ASSERT_EQ(kept.size(), 1U);
  EXPECT_EQ(kept[0].games, 3);
}

TEST_F(KeepPlaytest, MakesAnEntryForAMapThatTheLibraryDoesNotKnow) {
  EXPECT_EQ(keep_playtest(played(base_game()), {file(), {}}), std::nullopt);
  const auto entries = library().search().value();
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(entries[0].playtests, 1);
}

TEST_F(KeepPlaytest, SaysWhyWhenThereIsNoLibraryToKeepItIn) {
  fs::create_directory(file());  // a folder lies where the library should
  const auto refusal = keep_playtest(played(base_game()), {file(), {}});
  ASSERT_TRUE(refusal);
  EXPECT_FALSE(text(refusal->why).empty());
}

}  // namespace
}  // namespace hexwright
