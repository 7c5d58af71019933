#include "editor/gui/generate/live_deal.h"

#include <utility>

#include "model/scenario/plural.h"

namespace hexwright::gui {
namespace {

Message words_of(const GeneratedBoard& board) {
  if (board.missed > 0)
    return say(N_("board {0}; wishes with a weight are missed by {1} in all"), board.number, board.missed);
  if (board.by_solver)
    return say(N_("board {0}; boards that meet these wishes are so rare that this one was calculated"),
               board.number);
  if (board.by_chain)
    return say(N_("board {0}; boards that meet these wishes are rare, so places were exchanged to find it"),
               board.number);
  return by_number(board.tries,
                   plural("board {1}: the first shuffle meets the wishes",
                          "board {1}: after {0} shuffles one meets the wishes"),
                   {std::to_string(board.number)});
}

}  // namespace

LiveDeal::LiveDeal(EditorContext& context)
    : context_(context), dealer_([this](std::shared_ptr<const DealAnswer> answer) {
        CallAfter([this, answer = std::move(answer)] { take(*answer); });
      }) {
  context_.watch([this](const EditorContext::News& news) { watch(news); });
  watch({.document = true});
}

// An opened map, an undone deal: what the scenario says of itself is where one goes on.
void LiveDeal::watch(const EditorContext::News& news) {
  if (!news.document || known_ == context_.scenario().generation.dealt) return;
  known_ = context_.scenario().generation.dealt;
  if (known_) {
    last_ = *known_;
    any_ = true;
  }
  if (on_news) on_news();
}

void LiveDeal::set_seed(std::uint64_t seed) {
  if (seed == last_.seed) return;
  last_ = {seed, 0};
  any_ = false;
  if (on_news) on_news();
}

void LiveDeal::deal() { deal(any_ ? last_.board + 1 : 0); }

void LiveDeal::deal(std::uint64_t number) {
  last_.board = number;
  any_ = true;
  const Scenario& now = context_.scenario();
  auto freedom = freedom_of(now, context_.bench().selection().hexes, moves);
  if (const auto* refusal = freedom.refusal()) return end(refusal->why, true);
  running_ = true;
  dealer_.ask({context_.history().revision(), boards_.base(now), std::move(freedom).value(), last_});
  if (on_news) on_news();
}

bool LiveDeal::deals_from_pools() const {
  return hexwright::deals_from_pools(*boards_.base(context_.scenario()));
}

void LiveDeal::cancel() {
  dealer_.cancel();
  end(Message(N_("cancelled; the map is as it was")), false);
}

void LiveDeal::take(const DealAnswer& answer) {
  if (!running_ || answer.request.which != last_) return;  // another one was asked for since
  std::optional<Refusal> refusal;
  context_.act([&](Workbench& bench) {
    refusal = boards_.apply(bench, answer);
    return std::optional<Refusal>();  // the page says why not
  });
  if (refusal) return end(refusal->why, true);
  end(words_of(answer.board.value()), false);
}

void LiveDeal::end(Message words, bool refused) {
  running_ = false;
  refused_ = refused;
  words_ = std::move(words);
  if (on_news) on_news();
}

}  // namespace hexwright::gui
