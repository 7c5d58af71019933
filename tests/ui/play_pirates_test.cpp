#include <algorithm>

#include <gmock/gmock.h>

#include "io/files/file_access.h"
#include "model/playtest/modules/pirate_fleet/kinds.h"
#include "model/playtest/modules/pirate_fleet/war.h"
#include "tests/ui/playing.h"

// Pirate Islands by mouse, from a moment on that bots have come to. EDIT-04

namespace hexwright::ui_test {
namespace {

constexpr const char* pirates_map = "pirate-islands-3-4";

/// Before the roll, one ship away from a fortress that has lost nothing yet, with some warships on the way.
bool is_near_fortress(const PlaySession& session) {
  constexpr int some = 3;
  if (count(session, ActionKind::Roll) == 0) return false;
  const State& state = session.state();
  const SeatId seat = session.actor();
  const auto line = pirate_fleet::line_of({session.game(), state}, seat);
  return line.landed && session.game().facts().berths[seat.index()].to_fortress[line.tip] == 1 &&
         state.pirates.chits[seat] == 3 && pirate_fleet::warships_of(state, seat) >= some;
}

/// A moment of a game, and what was done then.
struct Attack {
  SeatId seat;
  int die = 0;
  State before, after;
};

std::vector<Attack> attacks_in(const PlaySession& played, std::size_t from) {
  std::vector<Attack> attacks;
  const std::vector<Action> actions = played.played();
  for (std::size_t step = from; step < actions.size(); ++step)
    if (actions[step].kind == pirate_fleet::action::attack_fortress)
      attacks.push_back(
          {actor(played.state_at(step)), actions[step].c, played.state_at(step), played.state_at(step + 1)});
  return attacks;
}

// PIR-13: more warships than the die shows take a chit, as many cost the last ship, fewer the last two.
void expect_outcome(const Game& game, const Attack& attack) {
  const int warships = attack.before.pirates.warships[attack.seat];
  const auto chits = [&](const State& state) { return int{state.pirates.chits[attack.seat]}; };
  const auto ships = [&](const State& state) { return pirate_fleet::ships_of({game, state}, attack.seat); };
  EXPECT_GE(attack.die, 1);
  EXPECT_LE(attack.die, 6);
  EXPECT_EQ(chits(attack.before) - chits(attack.after), warships > attack.die ? 1 : 0);
  EXPECT_EQ(ships(attack.before) - ships(attack.after), warships > attack.die    ? 0
                                                        : warships == attack.die ? 1
                                                                                 : 2);
}

PlaySession saved_by_keys(const std::filesystem::path& file) {
  save_game_as(file);
  constexpr std::size_t most_bytes = 100'000'000;
  return std::get<PlaySession>(PlaySession::load(read_file(file, most_bytes).value()));
}

// PIR-12, PIR-13
TEST(PlayPirates, TenTurnsAndAttacksOnTheFortressArePlayedByMouse) {
  take_over_when(pirates_map, is_near_fortress);
  const std::size_t start = position();
  const SeatId seat = ask([] { return session().actor(); });
  screenshot("play-pirates");
  const TurnsPlayed deeds = play_on(10, {pirate_fleet::action::attack_fortress}, "play-pirates-");
  screenshot("play-pirates-late");
  EXPECT_TRUE(deeds.turns >= 10 || ask([] { return session().is_over(); })) << deeds.turns << " turns";
  ASSERT_TRUE(deeds.have(pirate_fleet::action::attack_fortress));

  const PlaySession saved = saved_by_keys(folder() / "pirates.jsonl");
  EXPECT_EQ(saved.state(), ask([] { return session().state(); }));
  std::vector<Attack> attacks = attacks_in(saved, start);
  std::erase_if(attacks, [&](const Attack& each) { return each.seat != seat; });
  EXPECT_EQ(attacks.size(),
            static_cast<std::size_t>(deeds.of_kind.at(pirate_fleet::action::attack_fortress)));
  for (const Attack& attack : attacks) expect_outcome(saved.game(), attack);
  // The record keeps how long the person took, and says nothing of bots.
  int timed = 0;
  for (std::size_t step = start + 1; step <= saved.position(); ++step) {
    timed += saved.seconds(step) > 0;
    EXPECT_TRUE(saved.seconds(step) == 0 || saved.who_did(step) == seat) << step;
  }
  EXPECT_GE(timed, 10);
}

}  // namespace
}  // namespace hexwright::ui_test
