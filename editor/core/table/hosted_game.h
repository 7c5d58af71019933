#pragma once

#include <array>
#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "editor/core/play/decision_clock.h"
#include "editor/core/play/session.h"
#include "editor/core/table/game_log.h"
#include "io/render/export/page.h"
#include "io/table/table.h"

namespace hexwright {

/// A game at a table that others come to: each viewer is told what its seat may see, in the language of
/// whoever hosts it. What was done is on disk before anybody is told.
class HostedGame : public Table {
 public:
  /// The record is written anew. Refused when that fails.
  static Outcome<std::unique_ptr<HostedGame>> begin(PlaySession session, const std::filesystem::path& log,
                                                    Translate translate = nullptr);

  const PlaySession& session() const { return session_; }
  /// Whose decision it is, as that seat may see it; `none`: as everybody may. "Red is to roll"
  std::string prompt(SeatId viewer) const;
  /// Something was done, and not all seats are bots'.
  bool was_played_by_people() const;
  /// Called after each action, and after some were taken back, in the thread that did it.
  std::function<void()> on_action;

  std::string title() const override;
  int seats() const override { return session_.game().players(); }
  std::string bot(SeatId seat) const override;
  std::string name(SeatId seat) const override { return session_.player(seat).name; }
  const PageWords& page_words() const override { return page_words_; }
  std::optional<Refusal> rename(SeatId seat, const std::string& name) override;
  std::size_t steps() const override { return session_.position(); }
  bool is_over() const override { return session_.is_over(); }
  std::string game(SeatId viewer, std::uint64_t seed) const override;
  std::string moment(SeatId viewer, std::size_t since) const override;
  const Sheet& sheet() const override { return sheet_; }
  std::shared_ptr<const std::string> picture(BoardLayer layer, BoardTheme theme) override;
  std::optional<Refusal> answer(SeatId seat, const Answer& answer) override;
  std::optional<Refusal> keep(SeatId by, const Note& note) override;
  std::optional<std::size_t> may_take_back_to(SeatId seat) const override;
  std::optional<Refusal> take_back_to(std::size_t steps) override;
  bool has_stand_in(SeatId seat) const override {
    return session_.player(seat).bot != seated_[seat.index()].bot;
  }
  void let_stand_in(SeatId seat, bool bot) override;
  bool waits_for_bot() const override { return session_.waits_for_bot(); }
  void think() override;
  std::optional<Refusal> act_as_thought() override;
  void let_think(bool leave) override { unwanted_ = !leave; }

 private:
  /// One that was drawn, and what it shows.
  struct Picture {
    Scenario scenario;
    std::vector<BoardPiece> pieces;
    std::vector<BoardSign> signs;
    std::shared_ptr<const std::string> svg;
  };

  HostedGame(PlaySession session, const std::filesystem::path& log, Translate translate);
  /// `seconds`: that a person thought about it; 0 for a bot.
  std::optional<Refusal> act(const Action& action, int seconds);
  /// What is meant by a point on the picture of the board.
  Place place_at(Spot spot) const;

  PlaySession session_;
  std::vector<Player> seated_;  ///< as the seats are when nobody is away
  GameLog log_;
  Translate translate_;
  PageWords page_words_;
  std::map<SeatId, int> notes_of_;  ///< left since the table opened; of all who watch, at `none`
  Sheet sheet_;
  std::array<std::array<Picture, 2>, all_board_themes.size()> pictures_;
  std::optional<Action> thought_;
  DecisionClock clock_;
  std::atomic<bool> unwanted_ = false;
};

}  // namespace hexwright
