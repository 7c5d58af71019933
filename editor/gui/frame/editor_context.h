#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

#include "editor/core/editing/workbench.h"

namespace hexwright::gui {

/// What an action returns that cannot be refused.
inline constexpr std::nullopt_t nothing_refused = std::nullopt;

/// The workbench of one window and those who watch it: everything that changes the workbench goes through
/// `act`, which then tells each watcher what has changed. So no part of the window needs to know another.
class EditorContext {
 public:
  struct News {
    bool document = false;  ///< the scenario, its history, its path or whether it is stored
    bool selection = false;
    bool hand = false;      ///< the tool, what it puts down, the symmetry
    bool findings = false;  ///< the checks have run again
    bool any() const { return document || selection || hand || findings; }
  };
  using Watcher = std::function<void(const News&)>;
  using Action = std::function<std::optional<Refusal>(Workbench&)>;

  explicit EditorContext(Document document);

  const Workbench& bench() const { return bench_; }
  const Scenario& scenario() const { return bench_.scenario(); }
  const Document& document() const { return bench_.document(); }
  const History& history() const { return bench_.document().history(); }

  /// Does it and spreads the news; a refusal goes to `on_refusal`, too. True when nothing was refused.
  bool act(const Action& action);
  /// The usual act: one undo step; a command without edits does nothing.
  bool perform(const Command& command);
  /// Runs the checks when they are stale.
  void check();
  const std::vector<Finding>& findings() const { return findings_; }

  void watch(Watcher watcher) { watchers_.push_back(std::move(watcher)); }
  /// Nobody hears of what is done from now on: their window goes, and what loses the keyboard with it may
  /// still act.
  void stop_watching() {
    watchers_.clear();
    on_refusal = nullptr;
  }
  std::function<void(const Refusal&)> on_refusal;

 private:
  /// What the watchers were told of last. The pointer acts at each of its steps and mostly changes none of
  /// it: it is copied only when it has changed.
  struct Reported {
    std::uint64_t revision = 0;
    std::size_t position = 0, steps = 0;
    bool modified = false;
    std::filesystem::path path;
    Selection selection;
    Hand hand;
    Symmetry symmetry;
    ToolKind tool = ToolKind::Select;
  };
  bool document_is_new();
  bool hand_is_new();
  News news();
  void spread(const News& news) const;

  Workbench bench_;
  Reported reported_;
  std::vector<Finding> findings_;
  std::vector<Watcher> watchers_;
};

}  // namespace hexwright::gui
