#include <algorithm>
#include <functional>

#include "model/board/index.h"
#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/modules/own/program.h"
#include "model/playtest/table/base_table.h"

// Whom and what a step can be about.

namespace hexwright::own {
namespace {

/// All who have the most points that all can see, or the fewest, from the player on turn on.
BoundedList<SeatId, most_players> with_points(const ReadContext& read, auto is_better) {
  BoundedList<SeatId, most_players> best;
  for (int i = 0; i < read.game.players(); ++i) {
    const SeatId seat = read.game.after(read.state.turn, i);
    const int points = seat_of(read, seat).points;
    if (best.empty() || is_better(points, seat_of(read, best.front()).points)) best.clear();
    if (best.empty() || points == seat_of(read, best.front()).points) best.push_back(seat);
  }
  return best;
}

}  // namespace

BoundedList<SeatId, most_players> with_most_points(const ReadContext& read) {
  return with_points(read, std::greater<int>{});
}
BoundedList<SeatId, most_players> with_fewest_points(const ReadContext& read) {
  return with_points(read, std::less<int>{});
}

SeatId receiver_of(const ReadContext& read, const Step& step, SeatId giver) {
  const SeatId turn = read.state.turn;
  if (step.to == Step::Receiver::OnTurn) return turn;
  if (step.to == Step::Receiver::Left) return read.game.after(giver);
  return with_fewest_points(read).front();
}

SeatId receiver_in(const ReadContext& read, const Step& step, const Task& task) {
  const auto chosen = static_cast<int>(Remembered::receiver(task));
  return chosen > 0 ? SeatId(chosen - 1) : receiver_of(read, step, task.seat);
}

BoundedList<SeatId, most_players> victims_of(const ReadContext& read, const Step& step, SeatId thief) {
  const auto may_lose = [&](SeatId seat) {
    switch (step.from) {
      case Step::Victim::Left:
        return seat == read.game.after(thief);
      case Step::Victim::MostPoints:
        return std::ranges::none_of(read.game.seats(), [&](SeatId other) {
          return seat_of(read, other).points > seat_of(read, seat).points;
        });
      case Step::Victim::MorePoints:
        return seat_of(read, seat).points > seat_of(read, thief).points;
      case Step::Victim::Others:
        break;
    }
    return true;
  };
  BoundedList<SeatId, most_players> victims;
  for (const SeatId seat : read.game.seats())
    if (seat != thief && !seat_of(read, seat).hand.empty() && may_lose(seat)) victims.push_back(seat);
  return victims;
}

Where place_of_choice(const hexwright::Action& chosen) {
  if (chosen.kind == action::choose_hex) return at_hex(chosen.a.hex());
  return chosen.kind == action::choose_path ? at_path(chosen.a.path()) : at_corner(chosen.a.intersection());
}

void list_choices(const ReadContext& read, const Step& step, SeatId who, Actions& actions) {
  const auto list = [&](const auto& places, ActionKind kind, auto where) {
    for (const auto place : places)
      if (matches(read, step.place, who, where(place))) list_at(actions, kind, place);
  };
  switch (step.chosen) {
    case MarkedAt::Hex:
      return list(read.board().hexes(), action::choose_hex, at_hex);
    case MarkedAt::Path:
      return list(read.board().paths(), action::choose_path, at_path);
    case MarkedAt::Intersection:
      return list(read.board().intersections(), action::choose_corner, at_corner);
  }
}

bool has_no_choice(const ReadContext& read, const Step& step, SeatId who) {
  thread_local Actions found;
  found.clear();
  list_choices(read, step, who, found);
  return found.empty();
}

}  // namespace hexwright::own
