#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <wx/event.h>

#include "editor/core/generate/dealt_boards.h"
#include "editor/core/generate/what_moves.h"
#include "editor/gui/frame/editor_context.h"

namespace hexwright::gui {

/// Deals boards beside the work on the map; what is found becomes the map.
class LiveDeal : public wxEvtHandler {
 public:
  explicit LiveDeal(EditorContext& context);

  WhatMoves moves;
  std::uint64_t seed() const { return last_.seed; }
  /// The boards of another seed begin with the first.
  void set_seed(std::uint64_t seed);
  /// From 0: the board that was asked for last, or is the map already.
  std::uint64_t number() const { return last_.board; }

  /// The next one, or the first.
  void deal();
  void deal(std::uint64_t number);
  bool has_board_before() const { return any_ && last_.board > 0; }
  void cancel();
  bool is_running() const { return running_; }

  /// What a board is dealt from draws from pools.
  bool deals_from_pools() const;

  /// What came of the last one, in words; empty before the first.
  const Message& words() const { return words_; }
  bool is_refused() const { return refused_; }

  /// It begins, ends, or the map is another one.
  std::function<void()> on_news;

 private:
  void take(const DealAnswer& answer);
  void end(Message words, bool refused);
  void watch(const EditorContext::News& news);

  EditorContext& context_;
  DealtBoards boards_;
  Dealt last_{1, 0};
  bool any_ = false;  ///< a board of this seed was dealt
  bool running_ = false, refused_ = false;
  Message words_;
  std::optional<Dealt> known_;  ///< what the scenario says of itself
  BoardDealer dealer_;          // last: it calls back
};

}  // namespace hexwright::gui
