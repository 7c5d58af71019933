#include <atomic>
#include <thread>

#include <gmock/gmock.h>

#include "editor/gui/play/play_canvas.h"
#include "tests/ui/playing.h"

// Bots think beside the window: it never waits for them.

namespace hexwright::ui_test {
namespace {

using namespace std::chrono_literals;

/// Comes to no decision before it is told that nobody wants one.
class Ponderer final : public Bot {
 public:
  Action choose(const View&, std::span<const Action> legal, Random&) override {
    while (!*unwanted_) std::this_thread::sleep_for(1ms);
    return legal.front();
  }
  void set_cancel_flag(const std::atomic<bool>& unwanted) override { unwanted_ = &unwanted; }

 private:
  const std::atomic<bool>* unwanted_ = nullptr;
};

const BotKind ponderer{
    "ponderer", "Ponderer", "Never comes to a decision.",
    [](const Game&, SeatId) -> std::unique_ptr<Bot> { return std::make_unique<Ponderer>(); }};

bool thinks() { return play_window().pacer().is_thinking(); }

void play_with_ponderers() {
  start_with("base-3-4");
  PlaySetup setup{.scenario = scenario()};
  setup.players = usual_players(setup.scenario);
  for (Player& player : setup.players) player.bot = &ponderer;
  show_game(PlaySession::start(std::move(setup)).value());
  wait_until("a thought", thinks);
}

wxString label_named(const std::string& name) {
  const wxWindow* window = wxWindow::FindWindowByName(name, &play_window());
  return window && window->IsShownOnScreen() ? window->GetLabel() : wxString();
}

TEST(PlayThinking, WhileABotActsThePanelSaysWhoseHandItShows) {
  start_with("base-3-4");
  PlaySetup setup{.scenario = scenario()};
  setup.players = usual_players(setup.scenario);
  for (Player& player : setup.players) player.bot = &ponderer;
  setup.players[1].bot = nullptr;
  const std::string bot = setup.players[0].name, person = setup.players[1].name;
  show_game(PlaySession::start(std::move(setup)).value());
  wait_until("a thought", thinks);
  EXPECT_EQ(ask([] { return session().actor(); }), SeatId(0));
  EXPECT_EQ(ask([] { return label_named("whose hand"); }), "Hand of " + person);
  // What cannot be done now is explained by whose turn it is, not by what the bot has in hand.
  const wxString tip =
      ask([] { return wxWindow::FindWindowByName("Build a road", &play_window())->GetToolTipText(); });
  EXPECT_TRUE(tip.Contains("not this player's turn")) << tip;
  screenshot("play-hand-of");
}

TEST(PlayThinking, TheWindowLivesWhileABotThinks) {
  play_with_ponderers();
  const double scale = ask([] { return play_window().canvas().scale(); });
  key(WXK_NUMPAD_ADD);
  wait_until("the zoom", [&] { return play_window().canvas().scale() > scale; });
  EXPECT_TRUE(ask(thinks));
  key('H', wxMOD_CONTROL);
  wait_until("all hands", [] { return play_window().context().handover().shows_all(); });
  EXPECT_TRUE(ask(thinks));
  screenshot("play-thinking");
  key(WXK_F9);
  wait_until("the pause", [] { return !thinks() && !play_window().pacer().is_playing(); });
  key(WXK_F10);
  wait_until("the thought of a step", thinks);
  EXPECT_EQ(ask([] { return session().position(); }), 0U);
}

TEST(PlayThinking, AThoughtIsGivenUpWhenTheWindowIsLeftOrClosed) {
  play_with_ponderers();
  key('W', wxMOD_CONTROL);
  wait_until("the drawing", [] { return !plays() && frame().IsActive(); });
  EXPECT_FALSE(ask(thinks));
  key(WXK_F5, wxMOD_SHIFT);
  wait_until("the game again", [] { return plays() && play_window().IsActive(); });
  key(WXK_F9);
  wait_until("another thought", thinks);
  on_ui([] { frame().Destroy(); });  // with the game in the midst of it
  start_with("base-3-4");
  EXPECT_FALSE(ask(plays));
}

TEST(PlayThinking, StrategistsPlayInTheWindow) {
  start_with("base-3-4");
  play_the_map(1, 5, 0, "Bot: Strategist");
  wait_for_person();
  do_what_is_due();  // a settlement
  const std::size_t mine = 1 + ask([] { return session().position(); });
  do_what_is_due();  // and its road: now the others found
  wait_until("a strategist at work", [&] { return thinks() || session().position() > mine; });
  key('W', wxMOD_CONTROL);
  wait_until("the drawing", [] { return !plays() && frame().IsActive(); });
  EXPECT_FALSE(ask(thinks));
}

}  // namespace
}  // namespace hexwright::ui_test
