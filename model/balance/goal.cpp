#include "model/balance/goal.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <numeric>

#include <fmt/format.h>

#include "model/board/index.h"

namespace hexwright {
namespace {

constexpr double most_turns = 5000;

constexpr std::array goal_infos{
    GoalInfo{GoalKind::EqualSeats, "equal-seats", N_("Equal seats"),
             N_("Every seat wins as often as any other.")},
    GoalInfo{GoalKind::SeatShares, "seat-shares", N_("Chosen shares of the seats"),
             N_("Each seat wins the share of the games that is chosen for it.")},
    GoalInfo{GoalKind::Length, "length", N_("A certain length"),
             N_("A game takes so many turns on average.")},
    GoalInfo{GoalKind::EvenResources, "even-resources", N_("Even resources"),
             N_("As many cards come in of each resource.")},
    GoalInfo{GoalKind::OpenRace, "open-race", N_("An open race"),
             N_("The lead changes as often as possible before somebody wins.")},
    GoalInfo{GoalKind::WholeBoard, "whole-board", N_("The whole board"),
             N_("Every intersection is settled in as many games as any other.")},
};

std::optional<double> number_in(std::string_view word) {
  double number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  const bool whole = error == std::errc() && end == word.data() + word.size();
  return whole && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

/// "40:20:20:20", in per cent; none when they make no sense.
std::optional<std::vector<double>> shares_in(std::string_view words) {
  std::vector<double> shares;
  while (true) {
    const auto colon = words.find(':');
    const auto percent = number_in(words.substr(0, colon));
    if (!percent || *percent < 0 || *percent > 100) return std::nullopt;
    shares.push_back(*percent / 100);
    if (colon == std::string_view::npos) break;
    words.remove_prefix(colon + 1);
  }
  const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
  if (std::abs(sum - 1) > 0.005 || shares.size() < 2) return std::nullopt;
  for (double& share : shares) share /= sum;
  return shares;
}

/// A mean of something, and how far that may be off, squared.
struct Mean {
  double value = 0, variance = 0;
};
Mean mean_of(Played::Count sum, Played::Count squares, Played::Count count) {
  const auto n = static_cast<double>(count);
  const double mean = static_cast<double>(sum) / n;
  const double spread = std::max(0.0, static_cast<double>(squares) / n - mean * mean);
  return {mean, spread / std::max(1.0, n - 1)};
}

/// Of a distance that is known so well: squared, less what chance adds. The error leaves out that part of the
/// distance, too.
Score squared(double distance, double variance) {
  const double value = distance * distance - variance;
  return {value, std::sqrt(4 * std::max(0.0, value) * variance + 2 * variance * variance)};
}

/// Of squared percentage points, from wins that are one of several shares each.
Score of_shares(const Played& played, const std::vector<double>& wanted) {
  const auto n = static_cast<double>(played.decided);
  double far = 0, cubes = 0, squares = 0, along = 0, off = 0;
  for (std::size_t seat = 0; seat < played.wins.size(); ++seat) {
    const double share = played.share(seat);
    const double distance =
        share - (wanted.empty() ? 1 / static_cast<double>(played.wins.size()) : wanted[seat]);
    far += distance * distance;
    off += distance * share;
    along += distance * distance * share;
    squares += share * share;
    cubes += share * share * share;
  }
  const double by_chance = (1 - squares) / std::max(1.0, n - 1);
  // Of the distances a part is chance, which counts for the error once only.
  const double trace = (squares - 2 * cubes + squares * squares) / (n * n);
  const double slope = std::max(0.0, (along - off * off) / n - trace);
  constexpr double points = 100.0 * 100.0;
  return {points * (far - by_chance), points * std::sqrt(4 * slope + 2 * trace)};
}

/// How far apart means are, in squared per cent of their mean.
Score unevenness(const std::vector<Mean>& means) {
  if (means.empty()) return {0, std::numeric_limits<double>::infinity()};
  const auto count = static_cast<double>(means.size());
  double middle = 0;
  for (const Mean& each : means) middle += each.value / count;
  if (middle <= 0) return {0, std::numeric_limits<double>::infinity()};
  double value = 0, variance = 0;
  for (const Mean& each : means) {
    const Score one = squared(100 * (each.value / middle - 1), 1e4 * each.variance / (middle * middle));
    value += one.value / count;
    variance += one.error * one.error / (count * count);
  }
  return {value, std::sqrt(variance)};
}

std::vector<Mean> resources_of(const Played& played) {
  std::vector<Mean> means;
  for (std::size_t i = 0; i < played.cards.size(); ++i)
    if (played.cards[i] > 0) means.push_back(mean_of(played.cards[i], played.cards_squared[i], played.games));
  return means;
}

std::vector<Mean> places_of(const Played& played) {
  std::vector<Mean> means;
  for (const auto settled : played.settled) means.push_back(mean_of(settled, settled, played.games));
  return means;
}

}  // namespace

const GoalInfo& info(GoalKind kind) { return goal_infos[at(kind)]; }

std::string to_text(const BalanceGoal& goal) {
  std::string words(info(goal.kind).id);
  if (goal.kind == GoalKind::Length) words += fmt::format("={}", goal.turns);
  if (goal.kind != GoalKind::SeatShares) return words;
  for (std::size_t seat = 0; seat < goal.shares.size(); ++seat)
    words += fmt::format("{}{:.6g}", seat == 0 ? '=' : ':', 100 * goal.shares[seat]);
  return words;
}

Outcome<BalanceGoal> goal_from_text(std::string_view text) {
  const auto sign = text.find('=');
  const std::string_view word = text.substr(0, sign);
  const auto found = std::ranges::find(goal_infos, word, &GoalInfo::id);
  if (found == goal_infos.end()) {
    std::string known;
    for (const GoalInfo& each : goal_infos) known += (known.empty() ? "" : ", ") + std::string(each.id);
    return refuse(N_("there is no goal \"{0}\"; there are {1}"), {std::string(word), known});
  }
  BalanceGoal goal{found->kind};
  const auto value = sign == std::string_view::npos ? std::nullopt : std::optional(text.substr(sign + 1));
  if (goal.kind == GoalKind::Length) {
    const auto turns = value ? number_in(*value) : std::nullopt;
    if (!turns || *turns < 1 || *turns > most_turns)
      return refuse(N_("the goal length needs a number of turns, from 1 to 5000: length=70"));
    goal.turns = *turns;
  } else if (goal.kind == GoalKind::SeatShares) {
    const auto shares = value ? shares_in(*value) : std::nullopt;
    if (!shares)
      return refuse(
          N_("the goal seat-shares needs the share of each seat in per cent, 100 together: "
             "seat-shares=40:20:20:20"));
    goal.shares = *shares;
  } else if (value) {
    return refuse(N_("the goal {0} takes no value"), {std::string(word)});
  }
  return goal;
}

std::optional<Refusal> obstacle(const BalanceGoal& goal, int players) {
  const bool by_seat = goal.kind == GoalKind::EqualSeats || goal.kind == GoalKind::SeatShares;
  if (by_seat && players < 2)
    return refuse(N_("one player wins every game: choose a goal that is not about seats"));
  if (goal.kind == GoalKind::SeatShares && goal.shares.size() != at(players))
    return refuse(N_("the goal has shares for {0} seats, but {1} play"),
                  {std::to_string(goal.shares.size()), std::to_string(players)});
  return std::nullopt;
}

Score score(const BalanceGoal& goal, const Played& played) {
  if (played.games == 0) return {0, std::numeric_limits<double>::infinity()};
  const bool needs_winners =
      goal.kind == GoalKind::EqualSeats || goal.kind == GoalKind::SeatShares || goal.kind == GoalKind::Length;
  // A board on which nobody ever wins is the worst of all.
  if (needs_winners && played.decided == 0) return {std::numeric_limits<double>::max(), 0};
  switch (goal.kind) {
    case GoalKind::EqualSeats:
      return of_shares(played, {});
    case GoalKind::SeatShares:
      return of_shares(played, goal.shares);
    case GoalKind::Length: {
      const Mean length = mean_of(played.turns, played.turns_squared, played.decided);
      return squared(length.value - goal.turns, length.variance);
    }
    case GoalKind::EvenResources:
      return unevenness(resources_of(played));
    case GoalKind::OpenRace: {
      const Mean changes = mean_of(played.lead_changes, played.lead_changes_squared, played.games);
      return {-changes.value, std::sqrt(changes.variance)};
    }
    case GoalKind::WholeBoard:
      return unevenness(places_of(played));
  }
  return {};
}

}  // namespace hexwright
