#pragma once

#include <string>
#include <vector>

#include "model/balance/balancer.h"
#include "model/balance/board_player.h"
#include "model/balance/boards.h"
#include "model/balance/race.h"

namespace hexwright {

/// The stages of a balancer, one step after the other. A step makes the jobs of a round; once they are
/// played, the next step counts them.
class Balancer::Work {
 public:
  Work(Scenario scenario, BalanceState state);
  /// None where all is well.
  std::optional<Refusal> prepare();
  /// Why a state that comes from elsewhere cannot be gone on with.
  std::optional<Refusal> misfit() const;

  std::optional<Refusal> work(int threads, const BalanceCallbacks& watch);
  const BalanceState& state() const { return state_; }
  const Scenario& scenario() const { return scenario_; }

 private:
  std::optional<Refusal> advance(const std::atomic<bool>* stop);
  std::optional<Refusal> make_boards(const std::atomic<bool>* stop);
  void count_jobs();
  void next_round();
  void begin_round();
  void add_children(int count);
  void begin_strategists();
  void begin_verdict();
  void begin_explanation();
  void place_in_cells();
  void set_borders();

  void add_board(Layout layout);
  /// In pieces of so many games, so that threads share them and little is lost by a stop.
  void add_jobs(std::uint32_t board, bool strategists, int games, int piece,
                std::optional<std::uint32_t> without = {});
  /// Games that are studied on each board before the jobs of now.
  int study() const;
  /// Those that are played in any case, and further ones that turned out to be needed.
  std::size_t rounds_known() const;
  BalanceBoard* board_of(std::uint32_t number);
  Scenario scenario_of_job(const BalanceJob& job) const;
  /// As its designer would get it: what is dealt has left pools and stacks.
  Scenario scenario_with(const Layout& layout) const;
  Played& counted_for(const BalanceJob& job);
  double effort_before() const;
  double effort_of_stage(BalanceStage stage, std::size_t round) const;
  double effort_of_all() const;

  Scenario scenario_;
  MapView map_;
  BalanceState state_;
  std::vector<RacePlan> rounds_;
  std::optional<BoardMaker> maker_;
  BoardPlayer player_;
  double reported_ = 0;  ///< of all work, as progress said last
};

}  // namespace hexwright
