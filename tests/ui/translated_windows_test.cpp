#include <cstdio>

#include <gmock/gmock.h>
#include <wx/app.h>
#include <wx/collpane.h>
#include <wx/dataview.h>
#include <wx/frame.h>
#include <wx/menu.h>
#include <wx/srchctrl.h>
#include <wx/statusbr.h>

#include "editor/core/generate/effort.h"
#include "editor/core/library/document_autosave.h"
#include "editor/gui/analysis/live_analysis.h"
#include "editor/gui/app/app.h"
#include "editor/gui/batch/live_batch.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/dialogs/dialogs.h"
#include "editor/gui/generate/live_balance.h"
#include "editor/gui/generate/live_deal.h"
#include "editor/gui/library/library_dialogs.h"
#include "editor/gui/play/play.h"
#include "editor/gui/play/play_canvas.h"
#include "editor/gui/play/play_dialogs.h"
#include "io/xml/scenario_xml.h"
#include "model/playtest/bots/all_bots.h"
#include "tests/ui/guide.h"
#include "tests/ui/playing.h"
#include "tests/ui/shown_texts.h"
#include "tests/ui/translated.h"

// The windows of games, of many games, of analysis and of the library, in a language of which every letter is
// strange.

namespace hexwright::ui_test {
namespace {

Scenario template_called(const std::string& name) {
  const auto opened = Document::open(HEXWRIGHT_FIXTURES "/../../templates/" + name + ".xml");
  return opened.document->scenario();
}

/// What a designer has written, and how files and users are called.
test::Words words_of(const Scenario& scenario) {
  test::Words words = ui_test::words_of(scenario.details.title + " " + scenario.details.author);
  for (const auto& [name, area] : scenario.areas) words.merge(ui_test::words_of(name));
  for (const auto& [name, stack] : scenario.stacks)
    words.merge(ui_test::words_of(name + " " + stack.token_pool));
  for (const auto& [name, pool] : scenario.terrain_pools) words.merge(ui_test::words_of(name));
  for (const auto& [name, pool] : scenario.token_pools) words.merge(ui_test::words_of(name));
  for (const auto& [name, pool] : scenario.harbor_pools) words.merge(ui_test::words_of(name));
  for (const auto& [box, count] : scenario.boxes) words.merge(ui_test::words_of(box));
  for (const auto& [module, options] : scenario.rules) words.merge(ui_test::words_of(module));
  return words;
}

void expect_translated_status(const wxFrame& window, const test::Words& but = {}) {
  std::vector<std::string> texts;
  on_ui([&] {
    const wxStatusBar& bar = *window.GetStatusBar();
    for (int field = 0; field < bar.GetFieldsCount(); ++field)
      texts.push_back(bar.GetStatusText(field).utf8_string());
  });
  expect_translated(texts, but);
}

/// A game whose players have names without plain letters.
void begin_game(const std::string& map, int persons, int offers, int most_turns = 2000) {
  start_with(map);
  on_ui([&] {
    PlaySetup setup{.scenario = frame().context().scenario(),
                    .players = usual_players(frame().context().scenario())};
    for (std::size_t seat = 0; seat < setup.players.size(); ++seat) {
      setup.players[seat].name = "Ŝ" + std::to_string(seat + 1);
      setup.players[seat].bot = seat < static_cast<std::size_t>(persons) ? nullptr : find_bot("random");
    }
    setup.offers_a_turn = offers;
    setup.most_turns = most_turns;
    auto* window = new gui::PlayWindow(frame(), PlaySession::start(std::move(setup)).value());
    window->enter();
    window->pacer().set_speed(gui::BotPacer::fastest);
  });
  wait_until("the window of the game", [] { return plays() && play_window().canvas().has_painted(); });
}

void expect_translated_game(const std::string& picture, const test::Words& but) {
  screenshot("translated-" + picture);
  expect_translated_window([]() -> wxWindow& { return play_window(); }, but);
  expect_translated_status(play_window(), but);
}

TEST(Translated, NothingInTheSetUpOfAGameBypassesIt) {
  start_with("fog-islands-4");
  expect_translated_dialog("play-set-up", [] { gui::play_map(frame()); });
  expect_translated_dialog("table-set-up", [] { gui::host_table(frame()); });
  start_empty();
  expect_translated_dialog("play-obstacles", [] { gui::play_map(frame()); });
}

TEST(Translated, NothingInTheWindowOfAGameBypassesIt) {
  begin_game("fog-islands-4", 1, 3);
  const test::Words but = words_of(ask([] { return frame().context().scenario(); }));
  expect_translated(ask([] { return texts_of(*play_window().GetMenuBar()); }));
  wait_for_person();
  expect_translated_game("game-founding", but);
  // What a click would do, and why it is refused.
  for (const Point at :
       {ask([] { return *point_of(play_window().context().targets().front().place); }), Point{0, 0}, ask([] {
          return position(Intersection({0, 0}, Corner::North));
        })}) {
    move_to(ask([&] { return play_window().canvas().ClientToScreen(play_window().canvas().place_of(at)); }));
    on_ui([] {});
    expect_translated_status(play_window(), but);
  }
  while (ask([] { return !session().is_over() && session().position() < 120; })) {
    wait_for_person();
    if (ask([] { return session().is_over(); })) break;
    on_ui([] {
      const auto choices = play_window().context().choices();
      if (!choices.empty()) play_window().context().perform(choices.back().action);
    });
  }
  wait_for_person();
  expect_translated_game("game-later", but);
  on_ui([] { play_window().context().show_all_hands(true); });
  expect_translated_game("game-all-hands", but);
}

TEST(Translated, NothingInTheDialogsOfAGameBypassesIt) {
  begin_game("spices-fog-islands-4", 4, 3);
  on_ui([] {
    while (session().state().phase != Phase::BeforeRoll) {
      play_window().context().show_own_hand();
      play_window().context().perform(play_window().context().choices().front().action);
    }
    play_window().context().show_own_hand();
  });
  expect_translated_dialog("bank-trade",
                           [] { gui::trade_with_bank(&play_window(), play_window().context()); });
  expect_translated_dialog("offer", [] { gui::offer_trade(&play_window(), play_window().context()); });
  expect_translated_dialog("play-keys", [] { gui::show_keys(&play_window(), gui::keys_of_play()); });
  expect_translated_dialog("dice", [] {
    gui::choose_chance(&play_window(), play_window().context(), Action{.kind = ActionKind::Roll});
  });
}

TEST(Translated, TheCurtainSpeaksTheLanguageToo) {
  begin_game("base-3-4", 4, 0);
  wait_until("the handover", [] { return play_window().context().handover().waits_for() != none; });
  expect_translated_game("handover", words_of(template_called("base-3-4")));
}

TEST(Translated, TheEndOfAGameSpeaksTheLanguageToo) {
  begin_game("base-3-4", 0, 0, 1);
  wait_until("the dialog of the end", [] { return open_dialog() != nullptr; });
  screenshot("translated-game-over");
  expect_translated_window([]() -> wxWindow& { return *open_dialog(); });
  key(WXK_ESCAPE);
  wait_until("the dialog to close", [] { return open_dialog() == nullptr; });
}

TEST(Translated, NothingInTheAnalysisBypassesIt) {
  start_with("explorers-3-4");
  const test::Words but = words_of(ask([] { return frame().context().scenario(); }));
  on_ui([] {
    frame().show_analysis();
    frame().analysis().mark();
  });
  wait_until("the numbers", [] { return frame().analysis().is_current() && frame().analysis().has_mark(); });
  on_ui([] {
    frame().context().act([](Workbench& bench) {
      bench.take(ToolKind::Terrain);
      bench.hand.terrain = Terrain::Desert;
      const Hex hex = bench.scenario().cells.begin()->first;
      const auto refused = bench.press(pointer_at(bench.scenario().topology, hex));
      bench.release(pointer_at(bench.scenario().topology, hex));
      return refused;
    });
  });
  wait_until("the new numbers", [] { return frame().analysis().is_current(); });
  for (const MapOverlayInfo& each : all_map_overlays()) {
    if (each.of_playtest) continue;
    on_ui([&] { frame().analysis().show(each.kind, each.marks_hexes); });
    wait_until("the overlay",
               [&] { return frame().analysis().heats()[each.marks_hexes ? 1 : 0] != nullptr; });
    screenshot("translated-overlay-" + std::string(each.id));
  }
  expect_translated_window([]() -> wxWindow& { return frame(); }, but);
  for (const Hex hex : {Hex{0, 0}, Hex{1, 0}, Hex{2, -1}}) {
    move_to(place_of(hex));
    on_ui([] {});
    expect_translated_status(frame(), but);
  }
}

TEST(Translated, NothingInABatchBypassesIt) {
  start_with("fog-islands-4");
  const test::Words but = words_of(ask([] { return frame().context().scenario(); }));
  on_ui([] { frame().show_batch(); });
  screenshot("translated-batch-before");
  on_ui([] {
    PlaytestRequest wish;
    wish.batch.bots = {find_bot("settler"), find_bot("random")};
    wish.batch.games = 20;
    frame().batch().start(wish);
  });
  wait_until("the end of the games", [] { return frame().batch().now() && frame().batch().now()->over; });
  screenshot("translated-batch");
  expect_translated_window([]() -> wxWindow& { return frame(); }, but);
  on_ui([] {
    auto& more =
        dynamic_cast<wxCollapsiblePane&>(*wxWindow::FindWindowByName(gui::words("More choices"), &frame()));
    more.Expand();
    wxCollapsiblePaneEvent opened(&more, more.GetId(), false);
    more.GetEventHandler()->ProcessEvent(opened);
  });
  for (const std::string& chart : {in_words("Chart of wins"), in_words("Chart of points")}) {
    on_ui([&] { wxWindow::FindWindowByName(gui::shown(chart), &frame())->SetFocus(); });
    screenshot("translated-batch-" + std::to_string(chart.size()));
  }
  expect_translated_window([]() -> wxWindow& { return frame(); }, but);
  for (const MapOverlay overlay : {MapOverlay::Settling, MapOverlay::Winning}) {
    on_ui([&] { frame().analysis().toggle(overlay); });
    wait_until("the heat", [] { return frame().analysis().heats()[0] != nullptr; });
    screenshot("translated-heat-" + std::to_string(static_cast<int>(overlay)));
    move_to(ask([] {
      return frame().canvas().ClientToScreen(
          frame().canvas().place_of(frame().analysis().heats()[0]->discs.front().at));
    }));
    on_ui([] {});
    expect_translated_status(frame(), but);
  }
}

TEST(Translated, NothingOnTheGeneratePageBypassesIt) {
  start_with("base-3-4");
  const test::Words but = words_of(ask([] { return frame().context().scenario(); }));
  on_ui([] { frame().show_generate(), frame().dealing().deal(); });
  wait_until("the board", [] { return frame().context().scenario().generation.dealt.has_value(); });
  on_ui([] {
    BalanceOptions options = with_effort({}, BalanceEffort::Glance);
    options.boards = 6, options.games = 10, options.study = 20, options.cells = 2;
    options.strategist_games = 1, options.verdict_games = 40, options.verdict_strategist_games = 1;
    frame().balancing().start(options);
    options.archive = {Measure::ScarcestResource, Measure::CornerPips};
    frame().archive().start(options, BoardPictures{{}, 100, 80});
  });
  const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(3);
  while (ask([] { return frame().balancing().is_running() || frame().archive().is_running(); }) &&
         std::chrono::steady_clock::now() < end)
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  wait_until("what was found", [] { return frame().archive().now() && frame().balancing().now()->over; });
  screenshot("translated-generate");
  expect_translated_window([]() -> wxWindow& { return frame(); }, but);
}

TEST(Translated, ABatchThatCannotBePlayedSaysSoInTheLanguage) {
  start_empty();
  on_ui([] { frame().show_batch(); });
  press(in_words("Play the games"));
  wait_for_window(in_words("Playtest"));
  screenshot("translated-batch-refused");
  key(WXK_RETURN);
  wait_for_window("Hexwright");
}

/// Two scenarios, the first with two versions and a playtest.
Library filled_library() {
  auto opened = Library::open(standard_library_file().value());
  Library library = std::get<Library>(std::move(opened));
  const auto added = library.add(template_called("base-3-4"), VersionOrigin::Imported).value();
  library.add_version(added.entry, template_called("base-5-6"), VersionOrigin::Saved).value();
  library.add(template_called("fog-islands-4"), VersionOrigin::Imported).value();
  return library;
}

test::Words words_in_library() {
  test::Words words{"xml"};
  for (const char* name : {"base-3-4", "base-5-6", "fog-islands-4"})
    words.merge(words_of(template_called(name)));
  return words;
}

TEST(Translated, NothingInTheLibraryBypassesIt) {
  start_with("base-3-4");
  const Library library = filled_library();
  test::Words but = words_in_library();
  but.merge(words_of(ask([] { return frame().context().scenario(); })));
  // Months, as the system writes them.
  but.insert({"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"});
  expect_translated_dialog(
      "library", [] { gui::show_library(frame()); }, but);
  const auto found = library.search().value();
  const auto entry =
      std::find_if(found.begin(), found.end(), [](const auto& each) { return each.versions == 2; });
  ASSERT_NE(entry, found.end());
  const auto versions = library.versions(entry->id).value();
  expect_translated_dialog(
      "comparison", [&] { gui::show_comparison(&frame(), library, versions.back(), versions.front()); }, but);
}

TEST(Translated, NothingInTheRecoveryBypassesIt) {
  start_with("base-3-4");
  {
    auto drafts = Drafts::begin(standard_library_file().value()).value();
    const Scenario scenario = template_called("base-3-4");
    drafts.keep(1, {write_xml(scenario), scenario.details.title, "", {}, 3});
    drafts.keep(2, {write_xml(scenario), scenario.details.title, "/no/where.xml", {}, 3});
  }
  test::Words but = words_in_library();
  but.merge(ui_test::words_of("no where Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"));
  expect_translated_dialog(
      "recovery", [] { gui::offer_recovery(*gui::app().keeping().keeper()); }, but);
}

// The pages themselves are in English here: their words are in the contents and in what is read out of the
// page.
TEST(Translated, NothingAroundTheGuideBypassesIt) {
  start_with("base-3-4");
  const auto guide = Guide::read(HEXWRIGHT_GUIDE_FOLDER, "eo");
  test::Words but;
  for (const GuidePage& page : guide.value().pages())
    for (const GuideSection& section : page.sections) but.merge(ui_test::words_of(section.text));
  key(WXK_F1);
  wait_until("the guide", [] { return guide_panel() != nullptr; });
  screenshot("translated-guide");
  expect_translated_window([]() -> wxWindow& { return *guide_panel()->GetParent(); }, but);
  // What is not of the pages has no excuse.
  expect_translated(ask([] {
    std::vector<std::string> own{guide_panel()->GetParent()->GetLabel().utf8_string()};
    for (const wxWindow* control : guide_panel()->GetChildren()) {
      own.push_back(control->GetName().utf8_string());
      if (const wxString tip = control->GetToolTipText(); !tip.empty()) own.push_back(tip.utf8_string());
      if (const auto* search = dynamic_cast<const wxSearchCtrl*>(control))
        own.push_back(search->GetDescriptiveText().utf8_string());
    }
    return own;
  }));
  close_guide();
}

TEST(Translated, TheHelpOfTheProgramIsInTheLanguageToo) {
  std::string said;
  FILE* program = popen(HEXWRIGHT_PROGRAM " --help 2>&1", "r");
  ASSERT_NE(program, nullptr);
  for (int c = std::fgetc(program); c != EOF; c = std::fgetc(program)) said += static_cast<char>(c);
  pclose(program);
  EXPECT_THAT(said, testing::HasSubstr("--template"));
  // "Usage" is the toolkit's, which speaks its own languages.
  expect_translated({said}, {"Usage", "hexwright", "help", "template", "str", "base", "h"});
}

}  // namespace
}  // namespace hexwright::ui_test
