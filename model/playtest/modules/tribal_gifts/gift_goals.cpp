#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "model/playtest/modules/tribal_gifts/giving.h"
#include "model/playtest/table/base_table.h"

namespace hexwright::tribal_gifts {
namespace {

bool is_at(const View& view, PathId path, HexId hex) {
  const auto& hexes = view.board().path_hexes(path);
  return hex != none && (hexes[0] == hex || hexes[1] == hex);
}

/// In victory points: a chit is one, a harbor is worth what it saves with one's own production.
float worth_of(const BoardWorth& board_worth, GiftId id) {
  const View& view = board_worth.view();
  switch (gift(view.game(), id).kind) {
    case MarkKind::GiftPoint:
      return 1;
    case MarkKind::GiftCard:
      return board_worth.weights().development;
    default:
      return board_worth.harbor(static_cast<HarborKind>(view.of<GameState>().gifts.harbor[id.index()] - 1));
  }
}

/// Own ships or buildings lead to the path without this ship.
bool is_joined_without(const View& view, PathId path, PathId ship) {
  const auto& ends = view.board().path_ends(path);
  return std::any_of(ends.begin(), ends.end(), [&](IntersectionId end) {
    if (is_town(view.building(end))) return view.building(end).of(view.seat());
    const auto& paths = view.board().intersection_paths(end);
    return std::any_of(paths.begin(), paths.end(), [&](PathId other) {
      return other != none && other != path && other != ship &&
             view.route(other).is(view.seat(), Route::Ship);
    });
  });
}

/// What each gift is worth that still lies; 0 for others, too.
using Worths = std::array<float, most_gifts>;
Worths worths_of_all(const BoardWorth& board_worth) {
  const View& view = board_worth.view();
  Worths worths{};
  for (const GiftId id : gifts(view.game()))
    if (still_lies(view.of<GameState>().gifts, id)) worths[id.index()] = worth_of(board_worth, id);
  return worths;
}

/// The gifts that come within reach with this one.
float worth_beyond(const View& view, const Worths& worths, GiftId from) {
  float worth = 0;
  for (const GiftId id : gifts(view.game())) {
    const int ships = gift(view.game(), from).ships_to[id.index()];
    if (ships > 0 && id != from && still_lies(view.of<GameState>().gifts, id))
      worth += worths[id.index()] / static_cast<float>(ships);
  }
  return worth;
}

struct WayToGift {
  int ships = 0;  ///< 0: there is none
  PathId first;
};

/// The ways that ships can go, by where they lead.
class ShipWays {
 public:
  ShipWays(const View& view, std::span<const Way> ways) : view_(view), ways_(ways) {
    for (std::size_t i = 0; i < ways.size(); ++i)
      if (ways[i].ships > 0 && ways[i].ships < view.own().ships && first_to_[ways[i].to] == 0)
        first_to_[ways[i].to] = static_cast<std::uint16_t>(1 + i);
  }
  WayToGift to(PathId path) const {
    if (view_.own().ship_spots.has(path)) return {1, path};
    std::size_t nearest = ways_.size();
    for (const IntersectionId end : view_.board().path_ends(path))  // the nearest places come first
      if (first_to_[end] != 0) nearest = std::min<std::size_t>(nearest, first_to_[end] - 1U);
    if (nearest == ways_.size()) return {};
    return {ways_[nearest].ships + 1, ways_[nearest].first.a.path()};
  }

 private:
  const View& view_;
  std::span<const Way> ways_;
  IdArray<IntersectionId, std::uint16_t, most_intersections> first_to_{};  ///< 1 + position; 0 for none
};

}  // namespace

void add_goals(const BoardWorth& board_worth, Goals& goals) {
  constexpr int far = 6;
  constexpr std::size_t most = 3;
  // Found by playing settlers with one value against settlers with another, as `Weights` were.
  constexpr float appetite = 1.5F, share_beyond = 0.5F;
  const View& view = board_worth.view();
  if (view.own().ships == 0) return;
  const ShipWays ways(view, board_worth.ways(far));
  const Worths worths = worths_of_all(board_worth);
  std::array<Goal, most> best{};
  for (const GiftId id : gifts(view.game())) {
    const PathId path = gift(view.game(), id).path;
    if (!still_lies(view.of<GameState>().gifts, id) || is_at(view, path, view.pirate())) continue;
    const WayToGift way = ways.to(path);
    if (way.ships == 0) continue;
    Goal goal{.worth = appetite * (worths[id.index()] + share_beyond * worth_beyond(view, worths, id)),
              .price = {},
              .step_price = ship_price,
              .step = {.kind = ActionKind::BuildShip, .a = way.first}};
    for (int i = 0; i < way.ships; ++i) {
      goal.price += ship_price;
      if (i > 0) goal.worth *= board_worth.weights().each_route;
    }
    const auto least = std::min_element(best.begin(), best.end(),
                                        [](const Goal& a, const Goal& b) { return a.worth < b.worth; });
    if (goal.worth > least->worth) *least = goal;
  }
  for (const Goal& goal : best)
    if (goal.worth > 0) goals.add(goal);
}

float gain_of_moving(const View&, const rating::MovingShip& moving) {
  const auto& [context, ship] = moving;
  const View& view = context.view;
  float most = 0;
  for (const GiftId id : gifts(view.game())) {
    const PathId path = gift(view.game(), id).path;
    if (still_lies(view.of<GameState>().gifts, id) && view.own().ship_spots.has(path) &&
        !is_at(view, path, view.pirate()) && is_joined_without(view, path, ship))
      most = std::max(most, worth_of(context.board_worth, id));
  }
  return most > 0 ? at_once(context, most) : 0;
}

float worth_of_place(const SettlerContext& context, const Action& placed) {
  // Others may still build there, more likely where more is produced.
  constexpr float of_a_pip = 0.01F;
  float worth = context.board_worth.harbor(static_cast<HarborKind>(placed.x));
  for (const IntersectionId end : context.view.board().path_ends(placed.b.path())) {
    const BuildingPiece piece = context.view.building(end);
    if (is_town(piece) && !piece.of(context.view.seat())) worth -= 1;
    if (!context.view.sites().has(end)) continue;
    for (const HexId hex : context.view.board().intersection_hexes(end))
      if (hex != none) worth -= of_a_pip * static_cast<float>(pips(context.view.number(hex)));
  }
  return worth;
}

}  // namespace hexwright::tribal_gifts
