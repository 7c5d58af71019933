#include "editor/core/analysis/comparison.h"

#include <algorithm>
#include <cmath>

#include "model/scenario/message.h"

namespace hexwright {
namespace {

constexpr double visible = 0.05;  // what one decimal shows

bool differ(const std::optional<double>& a, const std::optional<double>& b) {
  return a.has_value() != b.has_value() || (a && std::abs(*a - *b) >= visible);
}

class Differences {
 public:
  void add(Message what, std::optional<double> before, std::optional<double> now, int decimals = 0) {
    if (differ(before, now)) all_.push_back({std::move(what), before, now, decimals});
  }
  std::vector<Difference> all() && { return std::move(all_); }

 private:
  std::vector<Difference> all_;
};

std::optional<double> turns(const std::optional<Journey>& journey) {
  return journey ? std::optional(journey->turns) : std::nullopt;
}

void compare_resources(const Analysis& before, const Analysis& now, Differences& found) {
  for (const Resource resource : all_resources) {
    const auto r = static_cast<std::size_t>(resource);
    const Message name{title(resource)};
    found.add({N_("{0}: hexes"), {name}}, before.whole.hexes[r], now.whole.hexes[r], 1);
    found.add({N_("{0}: pips"), {name}}, before.whole.yield.cards[r], now.whole.yield.cards[r], 1);
  }
  found.add({N_("Of choice: pips"), {}}, before.whole.yield.choice, now.whole.yield.choice, 1);
  found.add({N_("Founding places"), {}}, static_cast<double>(before.sites.size()),
            static_cast<double>(now.sites.size()));
  if (!before.sites.empty() && !now.sites.empty())
    found.add({N_("Best founding place"), {}}, before.sites.front().total(), now.sites.front().total(), 1);
}

void compare_seats(const Analysis& before, const Analysis& now, Differences& found) {
  const auto pips = [](const Analysis& analysis, std::size_t seat) -> std::optional<double> {
    if (seat >= analysis.seats.size()) return std::nullopt;
    return analysis.seats[seat].holding.yield.pips();
  };
  const auto kinds = [](const Analysis& analysis, std::size_t seat) -> std::optional<double> {
    if (seat >= analysis.seats.size()) return std::nullopt;
    return analysis.seats[seat].holding.yield.kinds();
  };
  for (std::size_t seat = 0; seat < std::max(before.seats.size(), now.seats.size()); ++seat) {
    const std::string number = std::to_string(seat + 1);
    found.add({N_("Seat {0}: pips"), {number}}, pips(before, seat), pips(now, seat), 1);
    found.add({N_("Seat {0}: resources"), {number}}, kinds(before, seat), kinds(now, seat));
  }
}

void compare_destinations(const Analysis& before, const Analysis& now, Differences& found) {
  for (const Destination& each : now.destinations) {
    const auto old = std::ranges::find(before.destinations, each.name, &Destination::name);
    if (old != before.destinations.end())
      found.add({N_("Turns to settle {0}"), {each.name}}, turns(old->soonest), turns(each.soonest));
  }
}

}  // namespace

Comparison compare(const Analysis& before, const Analysis& now) {
  Comparison result;
  const auto pips_at = [](const Analysis& analysis, Intersection at) {
    const auto i = analysis.board.find(at);
    return i == none ? 0 : analysis.yields[i].pips();
  };
  const auto look = [&](Intersection at) {
    const double was = pips_at(before, at), is = pips_at(now, at);
    if (std::abs(was - is) >= visible) result.places.push_back({at, was, is});
  };
  for (const IntersectionId i : now.board.intersections()) look(now.board.intersection(i));
  for (const IntersectionId i : before.board.intersections())
    if (const Intersection at = before.board.intersection(i); now.board.find(at) == none) look(at);
  Differences found;
  compare_resources(before, now, found);
  compare_seats(before, now, found);
  compare_destinations(before, now, found);
  result.differences = std::move(found).all();
  return result;
}

}  // namespace hexwright
