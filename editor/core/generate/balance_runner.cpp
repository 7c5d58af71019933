#include "editor/core/generate/balance_runner.h"

#include <cassert>
#include <utility>

#include "editor/core/generate/found_board.h"
#include "editor/core/pictures/low_priority.h"
#include "model/balance/improve.h"

namespace hexwright {
namespace {

BalanceResult result_of_changes(const Improvements& found) {
  BalanceResult result;
  result.is_complete = found.is_complete;
  result.map_settlers = found.map;
  for (const Improvement& each : found.best) {
    BalancedBoard board;
    board.number = static_cast<std::uint32_t>(result.boards.size());
    board.edits = each.edits;
    board.score = each.score;
    board.fresh_settlers = each.games;
    result.boards.push_back(std::move(board));
    result.swaps.push_back({each.swap, each.words});
  }
  return result;
}

}  // namespace

BalanceRunner::BalanceRunner(Deliver deliver) : deliver_(std::move(deliver)) {}

BalanceRunner::~BalanceRunner() { closing_ = stop_ = true; }

void BalanceRunner::start(std::uint64_t revision, const Scenario& scenario, const BalanceOptions& options,
                          std::optional<BoardPictures> pictures, BalanceSearch search) {
  assert(!is_running());
  if (thread_.joinable()) thread_.join();
  balancer_.reset();
  now_ = {revision, std::make_shared<const Scenario>(scenario), options, {}, {}, {}, false, false, {}};
  pictures_ = pictures;
  search_ = search;
  run();
}

void BalanceRunner::go_on() {
  assert(!is_running());
  if (thread_.joinable()) thread_.join();
  now_.over = now_.paused = false;
  run();
}

void BalanceRunner::run() {
  stop_ = cancelled_ = false;
  running_ = true;
  thread_ = std::jthread([this] {
    lower_priority();
    work();
    now_.over = true;
    running_ = false;
    deliver();
  });
}

void BalanceRunner::deliver() {
  if (!closing_) deliver_(std::make_shared<const BalancedSoFar>(now_));
}

void BalanceRunner::paint() {
  now_.pictures.clear();
  for (const BalancedBoard& board : now_.result->boards)
    now_.pictures.push_back(preview(found_scenario(*now_.map, board),
                                    {.draw = pictures_->draw, .clear = true}, pictures_->width,
                                    pictures_->height));
}

BalanceCallbacks BalanceRunner::callbacks() {
  BalanceCallbacks watch;
  watch.stop = &stop_;
  watch.progress = [this](const BalanceProgress& progress) {
    now_.progress = progress;
    deliver();
  };
  return watch;
}

void BalanceRunner::work() { search_ == BalanceSearch::Boards ? balance() : improve_map(); }

void BalanceRunner::improve_map() {
  const auto found = improve(*now_.map, now_.options, 0, callbacks());
  if (const auto* refusal = found.refusal())
    now_.refused = *refusal;
  else
    now_.result = result_of_changes(found.value());
}

void BalanceRunner::balance() {
  if (!balancer_) {
    auto begun = Balancer::begin(*now_.map, now_.options);
    if (auto* refusal = begun.refusal()) {
      now_.refused = std::move(*refusal);
      return;
    }
    balancer_ = std::move(begun).value();
  }
  BalanceCallbacks watch = callbacks();
  watch.round = [this](const BalanceState& state) {
    now_.result = result_of(*now_.map, state);
    deliver();
  };
  now_.refused = balancer_->work(0, watch);
  if (closing_ || now_.refused) return;
  now_.result = balancer_->result();
  now_.paused = !balancer_->is_done() && !cancelled_;
  if (pictures_) paint();
}

}  // namespace hexwright
