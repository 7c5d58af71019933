#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "editor/core/play/decision_clock.h"
#include "editor/core/play/handover.h"
#include "editor/core/play/session.h"

namespace hexwright::gui {

/// The game of one window and those who watch it: everything that changes the game goes through it, and then
/// each watcher looks anew. It knows which move the person at the screen has in hand, and who may look.
class GameContext {
 public:
  explicit GameContext(PlaySession session);

  const PlaySession& session() const { return session_; }
  const Handover& handover() const { return handover_; }
  Viewer viewer() const;
  /// A person may decide now, and nothing else is in the way.
  bool may_act() const;
  /// Whose view the hand is: a seat, or none.
  SeatId shown_seat() const;

  /// All choices of the person at the screen; none while nobody may act.
  const std::vector<Choice>& choices() const { return choices_; }
  bool offers(ActionKind kind) const;
  /// In the midst of a turn, when moves are picked freely; otherwise one thing has to be done first.
  bool is_free_turn() const;

  /// The kind of move that is in hand, to be laid on the map.
  std::optional<ActionKind> kind() const { return kind_; }
  void take(std::optional<ActionKind> kind);
  /// What a click on the map is for: the move in hand, or what has to be done first.
  std::optional<ActionKind> meant_kind() const;
  /// Where the move in hand can be done, in the order of the choices; several choices may share a place.
  struct Target {
    Place place;
    std::vector<Choice> choices;
  };
  const std::vector<Target>& targets() const { return targets_; }
  const Target* target_at(const Place& place) const;
  /// The moves that have a place there, whatever is in hand.
  std::vector<Choice> choices_at(const Place& place) const;
  /// A place was chosen whose choices point further: the targets are where they point. Empty: take it back.
  void aim_from(const Place& place);
  bool is_aiming() const { return from_ != Place(); }

  /// Who watches is told at once, or, where bots act more often than a window can be drawn, by a later
  /// `notify`. A refusal, the end of the game and a person's turn are told at once in any case.
  enum class News { Now, Later };
  /// Does something with the game and spreads the news; a refusal goes to `on_refusal`. True when nothing was
  /// refused.
  bool act(const std::function<std::optional<Refusal>(PlaySession&)>& action, News news = News::Now);
  /// The same of a decision, whose seconds the record of the game keeps where a person made it.
  bool decide(const std::function<std::optional<Refusal>(PlaySession&)>& action);
  /// A move of a person, or what a bot has decided. Where the designer chooses what chance brings,
  /// `on_chance` is asked first; false when the designer thinks better of it.
  bool perform(const Action& action, News news = News::Now);
  void notify();
  /// For the one that lets bots think beside the window. It must not be used while anything is done.
  PlaySession& for_thinking() { return session_; }

  void show_own_hand();
  void show_all_hands(bool all);
  void start_again(PlaySession session);

  void watch(std::function<void()> watcher) { watchers_.push_back(std::move(watcher)); }
  /// As `EditorContext::stop_watching`.
  void stop_watching() {
    watchers_.clear();
    on_refusal = nullptr;
  }
  std::function<void(const Refusal&)> on_refusal;
  /// Called before the game changes: who reads it elsewhere has to stop.
  std::function<void()> on_before_change;
  /// What chance shall bring: an outcome, or none when it shall not be done. Unset: the seed decides.
  std::function<std::optional<std::uint16_t>(const Action&)> on_chance;

 private:
  bool decide(const std::function<std::optional<Refusal>(PlaySession&)>& action, int seconds, News news);
  bool is_done_in_a_row(const Action& action) const;
  void refresh();
  void find_targets();

  PlaySession session_;
  DecisionClock clock_;
  std::pair<std::size_t, bool>
      timed_;  ///< the position for which it runs, and whether a person may act there
  Handover handover_;
  std::vector<Choice> choices_;
  std::vector<Target> targets_;
  std::optional<ActionKind> kind_;
  Place from_;
  std::vector<std::function<void()>> watchers_;
};

/// A choice is made with one click on the map.
inline bool has_place(const Choice& choice) { return choice.place != Place(); }

}  // namespace hexwright::gui
