#include "editor/gui/generate/live_balance.h"

#include <utility>

#include "editor/core/generate/what_moves.h"

namespace hexwright::gui {

Outcome<BalanceOptions> options_for(EditorContext& context, const LiveDeal& deal) {
  auto freedom = freedom_of(context.scenario(), context.bench().selection().hexes, deal.moves);
  if (const auto* refusal = freedom.refusal()) return *refusal;
  BalanceOptions options;
  options.freedom = std::move(freedom).value();
  options.wishes = context.scenario().generation.wishes;
  options.seed = deal.seed();
  return options;
}

LiveBalance::LiveBalance(EditorContext& context)
    : context_(context), runner_([this](std::shared_ptr<const BalancedSoFar> news) {
        CallAfter([this, news = std::move(news)] { take(news); });
      }) {
  context_.watch([this](const EditorContext::News& news) {
    if (news.document && now_ && on_news) on_news();
  });
}

void LiveBalance::start(const BalanceOptions& options, std::optional<BoardPictures> pictures,
                        BalanceSearch search) {
  if (running_) return;
  running_ = true;
  now_.reset();
  runner_.start(context_.history().revision(), context_.scenario(), options, pictures, search);
  if (on_news) on_news();
}

void LiveBalance::go_on() {
  if (!is_paused()) return;
  running_ = true;
  runner_.go_on();
  if (on_news) on_news();
}

// What is paused ends with the best so far, too.
void LiveBalance::cancel() {
  if (running_) return runner_.cancel();
  if (!now_) return;
  auto ended = std::make_shared<BalancedSoFar>(*now_);
  ended->paused = false;
  take(std::move(ended));
}

bool LiveBalance::is_of_another_map() const {
  if (!now_ || !is_another_map(context_.scenario(), *now_->map)) return false;
  if (now_->result)
    for (std::size_t i = 0; i < now_->result->boards.size(); ++i)
      if (is_on_map(i)) return false;
  return true;
}

bool LiveBalance::is_on_map(std::size_t board) const {
  return now_ &&
         !is_another_map(context_.scenario(), found_scenario(*now_->map, now_->result->boards[board]));
}

std::optional<Refusal> LiveBalance::apply(std::size_t board, const Message& label) {
  std::optional<Refusal> refused;
  context_.act([&](Workbench& bench) {
    refused = found_.apply(bench, *now_->map, now_->result->boards[board], label);
    return refused;
  });
  return refused;
}

void LiveBalance::take(std::shared_ptr<const BalancedSoFar> news) {
  now_ = std::move(news);
  running_ = !now_->over;
  if (on_news) on_news();
}

}  // namespace hexwright::gui
