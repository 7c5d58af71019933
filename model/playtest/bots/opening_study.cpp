#include <algorithm>
#include <future>
#include <optional>

#include "model/playtest/bots/all_bots.h"
#include "model/playtest/bots/lookahead.h"
#include "model/playtest/bots/openings.h"
#include "model/playtest/bots/settler.h"
#include "model/playtest/match.h"

namespace hexwright {
namespace {

constexpr std::uint64_t seed = 0x0BE41465;

/// Who founded where in which position.
struct Founding {
  std::uint64_t position = 0;
  IntersectionId place;
  SeatId seat;
};
/// What a look at one game says.
struct StudiedGame {
  std::vector<Founding> foundings;
  std::vector<FoundedSeat> seats;
};

FoundedSeat founded_seat(const Game& game, const State& state, SeatId seat) {
  FoundedSeat founded;
  const View view(game, state, seat);
  for (const IntersectionId i : game.board().intersections())
    if (const BuildingPiece piece = view.building(i); piece.of(seat) && is_town(piece))
      founded.places.push_back(i);
  founded.strength = founding_strength(BoardWorth(view, usual_weights), founded.places);
  return founded;
}

/// Some rounds on, who is likely to win says more than who wins in the end, when dice have had their say. Who
/// wins in the end tells where that is off, so every second game is played on.
StudiedGame play(Match& match, const Game& game, std::uint64_t number) {
  constexpr int rounds = 6, to_the_end = 2000;  // turns
  const int looked_at = rounds * game.players();
  Actions log;
  const Match::Ending ending =
      match.play(seed, number, number % 2 == 0 ? to_the_end : looked_at, nullptr, &log);
  StudiedGame studied;
  State state = match.start();
  auto action = log.begin();
  for (; action != log.end(); apply(game, state, *action++)) {
    if (state.phase != Phase::FoundSettlement && state.phase != Phase::FoundRoute) break;
    if (const SeatId seat = actor(state); action->kind == ActionKind::BuildSettlement)
      studied.foundings.push_back({draft_position(View(game, state, seat)), action->a.intersection(), seat});
  }
  for (const SeatId seat : game.seats()) studied.seats.push_back(founded_seat(game, state, seat));
  for (; action != log.end() && state.turn_number <= looked_at; ++action) apply(game, state, *action);
  const BySeat<float> chances = chances_to_win(game, state);
  for (const SeatId seat : game.seats()) {
    studied.seats[seat.index()].chance = chances[seat];
    if (ending.state.winner != none) studied.seats[seat.index()].won = ending.state.winner == seat;
  }
  return studied;
}

class Study {
 public:
  Study(const Game& game, int threads)
      : game_(game), bots_(static_cast<std::size_t>(game.players()), find_bot("settler")) {
    for (int i = 0; i < std::max(1, threads); ++i) matches_.push_back(std::make_unique<Match>(game, bots_));
  }

  /// Which places the model judges wrongly on this map.
  void correct_places(std::uint64_t first, std::uint64_t games) {
    auto& memory = game_.bot_memory<OpeningMemory>();
    for (const StudiedGame& game : play_round(first, games)) memory.correct(game.seats);
    memory.forget_positions();
  }
  /// How each place fares in each position.
  void count_positions(std::uint64_t first, std::uint64_t games) {
    for (const StudiedGame& game : play_round(first, games))
      for (const Founding& each : game.foundings)
        game_.bot_memory<OpeningMemory>().count(each.position, each.place,
                                                game.seats[each.seat.index()].chance);
  }

 private:
  /// What all games before taught is known in each of these, and nothing more.
  std::vector<StudiedGame> play_round(std::uint64_t first, std::uint64_t games) {
    std::vector<StudiedGame> results(games);
    std::vector<std::future<void>> done;
    for (std::size_t t = 0; t < matches_.size(); ++t)
      done.push_back(std::async(std::launch::async, [&, t] {
        for (std::uint64_t n = t; n < games; n += matches_.size())
          results[n] = play(*matches_[t], game_, first + n);
      }));
    for (auto& each : done) each.get();
    for (StudiedGame& game : results) game_.bot_memory<OpeningMemory>().correct_chances(game.seats);
    return results;
  }

  const Game& game_;
  std::vector<const BotKind*> bots_;
  std::vector<std::unique_ptr<Match>> matches_;
};

std::uint64_t first_position(const Game& game, std::uint64_t number) {
  Random random(seed, number);
  const State state = Starter(game).start(random);
  return draft_position(View(game, state, actor(state)));
}

}  // namespace

bool has_same_board_always(const Game& game) {
  const std::uint64_t one = first_position(game, 0);
  return one == first_position(game, 1) && one == first_position(game, 2);
}

void study_openings(const Game& game, std::uint64_t games, int threads, const std::atomic<bool>* stop) {
  constexpr std::uint64_t round = 64;
  auto& memory = game.bot_memory<OpeningMemory>();
  if (memory.studied == games) return;
  memory.forget();
  if (!has_same_board_always(game)) return;
  memory.studied = games;
  Study study(game, threads);
  for (std::uint64_t done = 0; done < games; done += round) {
    if (stop && *stop) return memory.forget();
    const std::uint64_t next = std::min(round, games - done);
    if (done < games / 2)
      study.correct_places(done, next);
    else
      study.count_positions(done, next);
  }
}

}  // namespace hexwright
