#include <gtest/gtest.h>

#include "model/playtest/batch/batch.h"
#include "model/playtest/bots/all_bots.h"
#include "tests/ui/playing.h"

// What bots offer to a person. BASE-08

namespace hexwright::ui_test {
namespace {

// Its answers stand where "Build a road" was a moment before.
TEST(PlayOffers, OneOfABotTakesNoClickThatWasMeantForAnotherButton) {
  start_with("base-3-4");
  const auto answers = [](const PlaySession& session) {
    const Task* task = session.state().task();
    return task && task->kind == TaskKind::AnswerTrade;
  };
  PlaySetup setup{.scenario = scenario(), .offers_a_turn = 3, .seed = 3};
  setup.players = usual_players(setup.scenario);
  for (Player& player : setup.players) player.bot = find_bot(usual_bot);
  PlaySession played = PlaySession::start(std::move(setup)).value();
  while (!played.is_over() && !answers(played)) played.play_bot();
  ASSERT_TRUE(answers(played));
  played.seat(played.actor(), nullptr);
  show_game(std::move(played));
  wait_for_person();
  const std::string decline = title_of(ask([] { return play_window().context().choices().back(); }));
  const auto comes_anew = [&] {
    return ask([&] {
      play_window().context().act(
          [](PlaySession& session) { return session.undo(), std::optional<Refusal>(); });
      play_window().context().act(
          [](PlaySession& session) { return session.redo(), std::optional<Refusal>(); });
      return wxWindow::FindWindowByName(decline, &play_window())->IsEnabled();
    });
  };
  EXPECT_FALSE(comes_anew());
  screenshot("play-offer-of-a-bot");
  const std::size_t before = position();
  press(decline);  // waits until it takes clicks
  wait_until("the answer", [&] { return session().position() > before; });
}

}  // namespace
}  // namespace hexwright::ui_test
