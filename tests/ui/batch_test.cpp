#include <algorithm>
#include <chrono>
#include <fstream>
#include <iostream>
#include <sstream>

#include <gmock/gmock.h>

#include "editor/gui/batch/live_batch.h"
#include "editor/gui/panels/problems_panel.h"
#include "model/playtest/bots/all_bots.h"
#include "tests/support/own_packs.h"
#include "tests/ui/driver.h"
#include "tests/ui/room.h"

// Many games are played while the designer draws on.

namespace hexwright::ui_test {
namespace {

gui::LiveBatch& batch() { return frame().batch(); }

std::int64_t games_done() {
  return ask([] { return batch().now() ? batch().now()->result.statistics.games : 0; });
}

/// By random bots, the quickest, in every seat.
void want_random_games(const std::string& games) {
  key('7', wxMOD_CONTROL);
  fill_in("Games", games);
  wait_until("the tab key to go on", [] {
    const wxWindow* focus = wxWindow::FindFocus();
    return focus && focus->GetName() != "Games";
  });
  for (int seat = 1; seat <= 4; ++seat) choose("Bot of seat " + std::to_string(seat), "Random");
}

/// From the map with F6, then with the tab key, past what has the keyboard without the window's knowing, such
/// as an expander.
void walk_to(const std::string& widget_name) {
  const auto is_there = [&] {
    const wxWindow* focus = wxWindow::FindFocus();
    return focus && focus->GetName() == widget_name;
  };
  for (int step = 0; step < 90 && !ask(is_there); ++step) {
    key(ask([] { return frame().canvas().HasFocus(); }) ? WXK_F6 : WXK_TAB);
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  wait_until("the keyboard to come to " + widget_name, is_there);
}

void wait_for_the_end() {
  const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(3);
  while (ask([] { return batch().is_running() || !batch().now() || !batch().now()->over; }) &&
         std::chrono::steady_clock::now() < end)
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  wait_until("the end of the games", [] { return batch().now() && batch().now()->over; });
}

// At twice the scale a screen of 1440 x 900 has half of that.
TEST(Batch, HasRoomForItsWordsInASmallWindow) {
  start_with("base-3-4");
  key('7', wxMOD_CONTROL);
  wait_until("the page", [] { return wxWindow::FindWindowByName("batch", &frame())->IsShownOnScreen(); });
  on_ui([] { frame().SetSize(720, 450); });
  wait_until("the small window", [] { return frame().GetSize().x < 800; });
  key('7', wxMOD_CONTROL);
  wait_until("the page again",
             [] { return wxWindow::FindWindowByName("batch", &frame())->IsShownOnScreen(); });
  for (int turn = 0; turn < 10; ++turn) on_ui([] {});
  EXPECT_THAT(ask([] { return without_room_in(*wxWindow::FindWindowByName("batch", &frame())); }),
              testing::IsEmpty());
  EXPECT_GT(ask([] { return frame().problems().list().GetSize().x; }), 180) << "no room for problems";
  screenshot("batch-small-window");
}

TEST(Batch, PlaysAThousandGamesWhileTheMapIsDrawnOn) {
  start_with("base-3-4");
  want_random_games("200000");  // more than the quickest machine plays meanwhile
  press("Desert");
  wait_until("the tile",
             [] { return frame().context().bench().hand.terrain == PlacedTerrain(Terrain::Desert); });
  press("Play the games");
  const std::uint64_t played_at = ask([] { return frame().context().history().revision(); });
  // Strokes land in the document while games are played.
  int landed = 0;
  for (const Hex hex : {Hex{1, 0}, Hex{0, 1}, Hex{-1, 0}, Hex{0, -1}}) {
    click(place_of(hex));
    wait_until("the hex", [&] {
      return frame().context().scenario().cells.at(hex).terrain == PlacedTerrain(Terrain::Desert);
    });
    landed += ask([] { return batch().is_running(); }) ? 1 : 0;
  }
  EXPECT_GT(landed, 0) << "all games were over before anything was drawn";
  screenshot("batch-while-drawing");
  wait_until("a thousand games",
             [] { return batch().now() && batch().now()->result.statistics.games >= 1000; });
  press("Cancel the games");
  wait_for_the_end();
  EXPECT_GE(games_done(), 1000);
  EXPECT_TRUE(ask([] { return batch().now()->kept; })) << "in the library";
  EXPECT_EQ(ask([] { return batch().now()->revision; }), played_at);
  EXPECT_FALSE(ask([] { return batch().is_current(); }));
  screenshot("batch-of-an-earlier-map");
  for (int step = 0; step < 4; ++step) key('Z', wxMOD_CONTROL);
  wait_until("undo", [] { return frame().context().history().position() == 0; });
}

TEST(Batch, ShowsWhatHappenedOnTheMapAndSavesTheReport) {
  start_with("fog-islands-4");
  want_random_games("60");
  press("Play the games");
  wait_for_the_end();
  key('8', wxMOD_CONTROL | wxMOD_ALT);
  wait_until("settling", [] {
    const auto& heat = frame().analysis().heats()[0];
    return heat && heat->discs.size() > 20;
  });
  screenshot("batch-settling");
  on_ui([] { frame().analysis().toggle(MapOverlay::Discovery); });
  wait_until("discovery", [] { return frame().analysis().heats()[1] != nullptr; });
  EXPECT_EQ(ask([] { return frame().analysis().heats()[1]->cells.size(); }), 12U);
  screenshot("batch-discovery");
  key('7', wxMOD_CONTROL);
  walk_to("Chart of points");
  screenshot("batch-charts");
  press("Save the report");
  const auto file = folder() / "report.html";
  choose_file("Save Report", file);
  wait_until("the report", [&] { return std::filesystem::exists(file); });
  std::stringstream page;
  page << std::ifstream(file).rdbuf();
  EXPECT_THAT(page.str(), testing::AllOf(testing::HasSubstr("Games: 60;"), testing::EndsWith("</html>\n")));
}

TEST(Batch, ChartsWhatTheModulesOfThePlayedMapBroughtAbout) {  // VOL-04
  start_with("volcano-3-4");
  want_random_games("40");
  press("Play the games");
  wait_for_the_end();
  walk_to("Chart of Volcano");
  screenshot("batch-module");
  EXPECT_THAT(ask([] {
                const wxWindow* chart = wxWindow::FindWindowByName("Chart of Volcano", &frame());
                return chart->GetToolTipText().utf8_string();
              }),
              testing::AllOf(testing::HasSubstr("Eruptions: on a 1"),
                             testing::HasSubstr("Buildings that eruptions struck")));
}

TEST(Batch, ChartsWhatOwnRulesBroughtAbout) {
  start_with_scenario(with_pack_on_board(gallery_pack("lake")));
  want_random_games("40");
  press("Play the games");
  wait_for_the_end();
  walk_to("Chart of Own rules");
  screenshot("batch-own-rules");
  EXPECT_THAT(ask([] {
                const wxWindow* chart = wxWindow::FindWindowByName("Chart of Own rules", &frame());
                return chart->GetToolTipText().utf8_string();
              }),
              testing::AllOf(testing::HasSubstr("How often each was done: Lakes: Fishing"),
                             testing::HasSubstr("Lakes: Fishing (fish)")));
}

TEST(Batch, SaysWhatOthersMakeOfTheSeats) {
  start_with("base-3-4");
  key('7', wxMOD_CONTROL);
  fill_in("Games", "120");
  press("Play the games");
  wait_for_the_end();
  EXPECT_EQ(ask([] { return batch().now()->result.opinions.size(); }), 2U);
  walk_to("Chart of wins");
  screenshot("batch-second-opinion");
  const std::string words = ask([] {
    return wxWindow::FindWindowByName("Whether the seats are equal", &frame())->GetLabel().utf8_string();
  });
  EXPECT_THAT(words, testing::HasSubstr("By chance alone"));
  EXPECT_THAT(words, testing::AnyOf(testing::HasSubstr("as far as 120"), testing::HasSubstr("whoever plays"),
                                    testing::HasSubstr("among settlers")));
}

TEST(Batch, KeepsWhatIsDoneWhenItIsCancelled) {
  start_with("base-3-4");
  want_random_games("100000");
  press("Play the games");
  wait_until("the first results", [] { return batch().now() && batch().now()->has_results(); });
  press("Cancel the games");
  wait_for_the_end();
  const auto done = games_done();
  EXPECT_GT(done, 0);
  EXPECT_LT(done, 100000);
  screenshot("batch-cancelled");
}

TEST(Batch, SaysWhyAMapCannotBePlayed) {
  start_empty();
  key('7', wxMOD_CONTROL);
  press("Play the games");
  wait_for_window("Playtest");
  screenshot("batch-refused");
  key(WXK_RETURN);
  wait_for_window("Hexwright");
  EXPECT_FALSE(ask([] { return batch().is_running(); }));
}

/// Half and nearly all of many times.
struct Times {
  double median = 0, most = 0;
};
Times times_of_strokes() {
  std::vector<double> times;
  on_ui([] {  // a long history takes its time, too
    frame().context().act(
        [](Workbench& bench) { return bench.document().history().go_to(0), std::optional<Refusal>(); });
  });
  for (int stroke = 0; stroke < 200; ++stroke)
    on_ui([&] {
      gui::Frame& window = frame();
      const auto start = std::chrono::steady_clock::now();
      window.context().act([&](Workbench& bench) {
        bench.take(ToolKind::Terrain);
        bench.hand.terrain = stroke % 2 == 0 ? Terrain::Gold : Terrain::Hills;
        const Pointer pointer = pointer_at(bench.scenario().topology, Hex{stroke % 5 - 2, 0});
        const auto refused = bench.press(pointer);
        bench.release(pointer);
        return refused;
      });
      window.canvas().Refresh();  // all of it, so that every frame has the same to do
      window.canvas().Update();
      times.push_back(
          std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
    });
  std::ranges::sort(times);
  return {times[times.size() / 2], times[times.size() * 98 / 100]};
}

// Told, not judged: machines differ.
TEST(Batch, LeavesTheCanvasItsFrameTimes) {
  start_with("base-5-6");
  on_ui([] { frame().analysis().toggle(MapOverlay::Pips); });
  times_of_strokes();
  const Times idle = times_of_strokes();
  const auto revision = ask([] { return frame().context().history().revision(); });
  ASSERT_TRUE(ask([] {
    frame().context().act(
        [](Workbench& bench) { return bench.document().history().go_to(0), std::optional<Refusal>(); });
    PlaytestRequest wish;
    wish.batch.bots = {find_bot("random")};
    wish.batch.games = 1'000'000;
    return batch().start(wish).empty();
  }));
  wait_until("the first results", [] { return batch().now() && batch().now()->has_results(); });
  const Times busy = times_of_strokes();
  EXPECT_TRUE(ask([] { return batch().is_running(); }));
  EXPECT_GT(ask([] { return frame().context().history().revision(); }), revision);
  on_ui([] { batch().cancel(); });
  wait_for_the_end();
  std::cout << "a stroke and the whole canvas with pips are on the screen after " << idle.median
            << " ms (98 % within " << idle.most << " ms); with a batch on all cores after " << busy.median
            << " ms (" << busy.most << " ms): " << busy.median / idle.median << " times\n";
}

}  // namespace
}  // namespace hexwright::ui_test
