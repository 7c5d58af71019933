#include "editor/gui/play/bot_pacer.h"

#include <algorithm>
#include <array>

#include "model/board/index.h"

namespace hexwright::gui {
namespace {

constexpr std::array<int, BotPacer::fastest + 1> pauses{3000, 1500, 800, 400, 150, 40, 1};  // ms
constexpr int picture = 40;  // ms that each is shown where bots do not pause

}  // namespace

BotPacer::BotPacer(GameContext& context) : context_(context), timer_(this), picture_(this) {
  Bind(
      wxEVT_TIMER, [this](wxTimerEvent&) { think(); }, timer_.GetId());
  Bind(
      wxEVT_TIMER, [this](wxTimerEvent&) { show_what_is_unseen(); }, picture_.GetId());
  context_.on_before_change = [this] { stop_thinking(); };
  context_.watch([this] { wait_for_turn(); });
}

BotPacer::~BotPacer() { stop_thinking(); }

void BotPacer::play(bool on) {
  playing_ = on;
  held_ = false;
  if (!on) stop_thinking();
  wait_for_turn();
  if (on_change) on_change();
}

void BotPacer::step() {
  playing_ = false;
  if (!is_thinking() && context_.session().waits_for_bot()) think();
  if (on_change) on_change();
}

void BotPacer::hold() {
  held_ = true;
  stop_thinking();
  if (on_change) on_change();
}

void BotPacer::go_on() {
  held_ = false;
  wait_for_turn();
  if (on_change) on_change();
}

void BotPacer::set_speed(int speed) {
  speed_ = std::clamp(speed, 0, fastest);
  timer_.Stop();
  wait_for_turn();
  if (on_change) on_change();
}

void BotPacer::wait_for_turn() {
  if (!is_playing() || is_thinking() || timer_.IsRunning() || !context_.session().waits_for_bot()) return;
  timer_.StartOnce(pauses[at(speed_)]);
}

void BotPacer::think() {
  if (is_thinking() || !context_.session().waits_for_bot()) return;
  context_.for_thinking().set_cancel_flag(unwanted_);
  thought_ = std::async(std::launch::async, [this] {
    const Action decision = context_.for_thinking().bot_decision();
    CallAfter([this] { take_decision(); });
    return decision;
  });
  if (on_change && !picture_.IsRunning()) on_change();
}

// The event of a thought that was stopped finds none.
void BotPacer::take_decision() {
  if (!is_thinking()) return;
  const Action decision = thought_.get();
  const bool later = is_without_pause() && picture_.IsRunning();
  if (!context_.perform(decision, later ? GameContext::News::Later : GameContext::News::Now)) hold();
  unseen_ = later;
  if (later) return wait_for_turn();
  if (is_without_pause()) picture_.StartOnce(picture);
  if (on_change) on_change();
}

void BotPacer::show_what_is_unseen() {
  if (!unseen_) return;
  unseen_ = false;
  picture_.StartOnce(picture);
  context_.notify();
  if (on_change) on_change();
}

void BotPacer::stop_thinking() {
  timer_.Stop();
  if (!is_thinking()) return;
  unwanted_ = true;
  thought_.get();
  unwanted_ = false;
  context_.for_thinking().forget_decision();
}

}  // namespace hexwright::gui
