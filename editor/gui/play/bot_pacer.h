#pragma once

#include <atomic>
#include <functional>
#include <future>

#include <wx/event.h>
#include <wx/timer.h>

#include "editor/gui/play/game_context.h"

namespace hexwright::gui {

/// Lets the bots of a game act one after the other, with a pause between them. They think in a thread of
/// their own, so that the window never waits for them; the game is not touched meanwhile.
class BotPacer : public wxEvtHandler {
 public:
  explicit BotPacer(GameContext& context);
  ~BotPacer() override;

  bool is_playing() const { return playing_ && !held_; }
  void play(bool on);
  /// One decision of a bot, and no more.
  void step();
  /// Somebody went back: the bots wait until they are told to go on, or a person has acted.
  void hold();
  void go_on();
  bool is_thinking() const { return thought_.valid(); }

  /// How fast: 0 is the slowest, `fastest` without any pause; then some decisions fall between two pictures.
  static constexpr int fastest = 6;
  int speed() const { return speed_; }
  void set_speed(int speed);
  std::function<void()> on_change;

 private:
  void wait_for_turn();
  void think();
  void take_decision();
  /// At once: the window does not wait for a thought.
  void stop_thinking();
  bool is_without_pause() const { return is_playing() && speed_ == fastest; }
  void show_what_is_unseen();

  GameContext& context_;
  wxTimer timer_, picture_;
  bool unseen_ = false;  ///< a decision, until the next picture
  std::future<Action> thought_;
  std::atomic<bool> unwanted_ = false;  ///< what is being thought of
  bool playing_ = true, held_ = false;
  int speed_ = 3;
};

}  // namespace hexwright::gui
