#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <wx/event.h>

#include "editor/core/generate/balance_runner.h"
#include "editor/core/generate/found_board.h"
#include "editor/gui/frame/editor_context.h"
#include "editor/gui/generate/live_deal.h"

namespace hexwright::gui {

/// What of the map may move, its wishes and the seed, for whoever looks for better boards. Refused as
/// `freedom_of`.
Outcome<BalanceOptions> options_for(EditorContext& context, const LiveDeal& deal);

/// Balances the map beside the work on it, or looks for boards that differ; and what was found.
class LiveBalance : public wxEvtHandler {
 public:
  explicit LiveBalance(EditorContext& context);

  /// Begins with the map as it is now.
  void start(const BalanceOptions& options, std::optional<BoardPictures> pictures = {},
             BalanceSearch search = BalanceSearch::Boards);
  void pause() { runner_.pause(); }
  void go_on();
  void cancel();
  bool is_running() const { return running_; }
  bool is_paused() const { return !running_ && now_ && now_->paused; }

  /// The newest results; null before the first ones.
  const BalancedSoFar* now() const { return now_.get(); }
  /// The map has become another one since it began: neither as it was nor a board that was found.
  bool is_of_another_map() const;
  /// The map is this board already.
  bool is_on_map(std::size_t board) const;

  /// The board becomes the map, as one undo step; refused in words.
  std::optional<Refusal> apply(std::size_t board, const Message& label);

  /// Results, progress, or the map is another one.
  std::function<void()> on_news;

 private:
  void take(std::shared_ptr<const BalancedSoFar> news);

  EditorContext& context_;
  bool running_ = false;
  std::shared_ptr<const BalancedSoFar> now_;
  FoundBoards found_;
  BalanceRunner runner_;  // last: it calls back
};

}  // namespace hexwright::gui
