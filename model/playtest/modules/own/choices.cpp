#include <algorithm>
#include <functional>
#include <vector>

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

std::vector<Where> last_chosen(const State& state, int count) {
  const auto end = std::ranges::find(state.chosen, 0);
  std::vector<Where> places;
  for (auto code = end - std::min<std::ptrdiff_t>(count, end - state.chosen.begin()); code != end; ++code)
    places.push_back(where_of(static_cast<std::uint16_t>(*code - 1)));
  return places;
}

void list_choices(const ReadContext& read, const Step& step, SeatId who, Actions& actions) {
  any_choice(read, step, who, [&](const Where& where) {
    if (where.hex != none) list_at(actions, action::choose_hex, where.hex);
    if (where.corner != none) list_at(actions, action::choose_corner, where.corner);
    if (where.path != none) list_at(actions, action::choose_path, where.path);
    return false;
  });
}

namespace {

/// Each place is chosen once.
void leave_out_chosen(const ReadContext& read, Actions& actions) {
  std::erase_if(actions,
                [&](const hexwright::Action& each) { return was_chosen(read.state, place_of_choice(each)); });
}

/// Of those that are left, where the step would rather have some.
void prefer(const ReadContext& read, const Step& step, SeatId who, Actions& actions) {
  if (step.rather.empty()) return;
  const auto fits = [&](const hexwright::Action& each) {
    return matches(read, step.rather, who, place_of_choice(each));
  };
  if (std::ranges::any_of(actions, fits)) std::erase_if(actions, std::not_fn(fits));
}

/// Of places that are chosen together, as many as can be are such as one would rather have, and one is such
/// as one of them is to be: a place may be chosen where the others can still be so.
class Quotas {
 public:
  Quotas(const ReadContext& read, const Step& step, SeatId who, int left, const Actions& open)
      : read_(read), step_(step), who_(who) {
    for (const hexwright::Action& each : open) kinds_.push_back(kind_of(place_of_choice(each)));
    const std::vector<Where> before = last_chosen(read.state, step.count[0].number - left);
    for (const Where& where : before) {
      const Kind kind = kind_of(where);
      fitting_ += kind.fits ? 1 : 0;
      has_one_ = has_one_ || kind.is_one;
    }
    for (const Kind& kind : kinds_) fitting_left_ += kind.fits ? 1 : 0;
    const int all = std::min(left, static_cast<int>(kinds_.size()));
    more_ = all - 1;
    wanted_ = std::min(all + static_cast<int>(before.size()), fitting_ + fitting_left_);
  }

  /// Which of the places may be chosen now.
  std::vector<bool> allowed() const {
    std::vector<bool> all = allowed(!has_one_ && !step_.one.empty());
    if (std::ranges::find(all, true) == all.end()) all = allowed(false);
    return all;
  }

 private:
  struct Kind {
    bool fits = false, is_one = false;
  };
  Kind kind_of(const Where& where) const {
    return {step_.rather.empty() || matches(read_, step_.rather, who_, where),
            !step_.one.empty() && matches(read_, step_.one, who_, where)};
  }
  /// Enough fit when these are chosen, and as many others as are still to be.
  bool suffice(int fitting, int chosen) const {
    return fitting_ + fitting + std::min(more_ + 1 - chosen, fitting_left_ - fitting) >= wanted_;
  }
  std::vector<bool> allowed(bool needs_one) const {
    std::vector<bool> all;
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
      const Kind& kind = kinds_[i];
      bool may = suffice(kind.fits ? 1 : 0, 1);
      if (may && needs_one && !kind.is_one) may = more_ > 0 && another_is_one(i);
      all.push_back(may);
    }
    return all;
  }
  bool another_is_one(std::size_t chosen) const {
    const int fits = kinds_[chosen].fits ? 1 : 0;
    for (std::size_t i = 0; i < kinds_.size(); ++i)
      if (i != chosen && kinds_[i].is_one && suffice(fits + (kinds_[i].fits ? 1 : 0), 2)) return true;
    return false;
  }

  const ReadContext& read_;
  const Step& step_;
  SeatId who_;
  std::vector<Kind> kinds_;  ///< of the places that are open
  int fitting_ = 0, fitting_left_ = 0, more_ = 0, wanted_ = 0;
  bool has_one_ = false;
};

}  // namespace

void leave_out_unwanted(const ReadContext& read, const Step& step, SeatId who, int left, Actions& actions) {
  if (step.other || left < step.count[0].number) leave_out_chosen(read, actions);
  if (!step.together) return prefer(read, step, who, actions);
  if (step.rather.empty() && step.one.empty()) return;
  const std::vector<bool> allowed = Quotas(read, step, who, left, actions).allowed();
  std::size_t place = 0;
  std::erase_if(actions, [&](const hexwright::Action&) { return !allowed[place++]; });
}

void list_swaps(const ReadContext& read, const Step& step, const Where& where, SeatId who, Actions& actions) {
  const unsigned kinds = kinds_of_step(read, step.what, where), wanted = kinds_of_step(read, step.get, where);
  const Cards own = tradable(seat_of(read, who)), produced = produced_cards(read, where);
  Cards open;
  for (const Card card : resource_cards) {
    const bool as_produced = step.what.produced && !has_kind(step.what.resources, card);
    if (has_kind(kinds, card)) open.add(card, as_produced ? std::min(own[card], produced[card]) : own[card]);
  }
  for_each_bundle(open, step.count[0].number, [&](Cards given) {
    for (const Card card : resource_cards)
      if (has_kind(wanted, card) && given[card] == 0 && read.state.bank[card] > 0)
        actions.push_back({.kind = action::swap, .x = static_cast<std::uint8_t>(card), .a = given.bundle()});
  });
}

bool has_no_choice(const ReadContext& read, const Step& step, SeatId who) {
  return !any_choice(read, step, who, [](const Where&) { return true; });
}

}  // namespace hexwright::own
