#include "model/playtest/modules/tribal_gifts/giving.h"

#include <algorithm>
#include <array>

#include "model/board/index.h"
#include "model/playtest/modules/tribal_gifts/kinds.h"
#include "model/playtest/table/base_table.h"
#include "model/rules/bag.h"
#include "model/rules/base/harbors.h"

namespace hexwright::tribal_gifts {
namespace {

constexpr std::array gift_kinds{MarkKind::GiftPoint, MarkKind::GiftHarbor, MarkKind::GiftCard};

constexpr CountedName name_of(HarborKind kind) {
  switch (kind) {
    case HarborKind::Generic:
      return {"generic", N_("generic")};
    case HarborKind::Brick:
      return {"brick", N_("brick")};
    case HarborKind::Lumber:
      return {"lumber", N_("lumber")};
    case HarborKind::Wool:
      return {"wool", N_("wool")};
    case HarborKind::Grain:
      return {"grain", N_("grain")};
    case HarborKind::Ore:
      break;
  }
  return {"ore", N_("ore")};
}
constexpr auto harbor_names = [] {
  std::array<CountedName, all_harbor_kinds.size()> names;
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = name_of(all_harbor_kinds[i]);
  return names;
}();

/// Placed at once where it can be; until then it is set aside. TRI-07
void give_harbor(PlayContext& play, SeatId seat, GiftId id) {
  GiftsGiven& given = play.state.gifts;
  const std::uint8_t code = std::exchange(given.harbor[id.index()], std::uint8_t{0});
  if (code == 0) return;
  ++given.held[seat][code - 1U];
  Task task = task_for(seat, task::place_harbor);
  task.x = code;
  do_next(play, task);
}

}  // namespace

constinit const Counter gifts_taken{"gifts-taken", N_("Gifts taken"), CountedAt::Anywhere, true,
                                    kinds_of<gift_kinds>};
constinit const Counter harbors_placed{"harbors-placed", N_("Harbors laid that were given"),
                                       CountedAt::Anywhere, true, kinds_of<harbor_names>};

void lay_gifts(PlayContext& play, const event::Dealing& dealing) {
  Random& random = dealing.random;
  Bag<HarborKind> tokens;
  for (const auto& [kind, count] : base::harbors_laid_in_play(play.game.map())) tokens.add(kind, count);
  for (const GiftId id : gifts(play.game)) {
    const MarkKind kind = gift(play.game, id).kind;
    if (kind == MarkKind::GiftCard) ++play.state.gifts.cards;
    if (kind == MarkKind::GiftHarbor && tokens.left() > 0)
      play.state.gifts.harbor[id.index()] = static_cast<std::uint8_t>(1U + at(tokens.draw(random)));
  }
}

void take_gift(PlayContext& play, const event::RouteLaid& laid) {
  const auto& [seat, path] = laid;
  if (!route_at(play.state, path).is(seat, Route::Ship)) return;
  for (const GiftId id : gifts(play.game)) {
    const tribal_gifts::Gift& its = gift(play.game, id);
    if (its.path != path || !still_lies(play.state.gifts, id)) continue;
    play.state.gifts.taker[id.index()] = static_cast<std::uint8_t>(1 + seat.value());
    const auto* kind = std::find(gift_kinds.begin(), gift_kinds.end(), its.kind);
    count(play, gifts_taken, {.seat = seat, .kind = static_cast<int>(kind - gift_kinds.begin())});
    if (its.kind == MarkKind::GiftPoint) add_chits(play, seat, 1);
    if (its.kind == MarkKind::GiftHarbor) give_harbor(play, seat, id);
    if (its.kind == MarkKind::GiftCard) {
      --play.state.gifts.cards;
      do_next(play, task_for(seat, task::draw_gift));
    }
  }
}

bool has_place(const ReadContext& read, SeatId seat) {
  bool found = false;
  for_each_place(read, seat, [&](HexId, PathId) { found = true; });
  return found;
}

bool holds_any(const GiftsGiven& given, SeatId seat) {
  const auto& held = given.held[seat];
  return std::any_of(held.begin(), held.end(), [](auto count) { return count > 0; });
}

void list_places(const ReadContext& read, SeatId seat, HarborKind kind, Actions& actions) {
  for_each_place(read, seat, [&](HexId sea, PathId path) {
    actions.push_back(
        {.kind = action::place_harbor, .x = static_cast<std::uint8_t>(kind), .a = sea, .b = path});
  });
}

void lay_harbor(PlayContext& play, SeatId seat, const Action& action) {
  --play.state.gifts.held[seat][action.x];
  set_harbor(play, action.b.path(), static_cast<HarborKind>(action.x));
  count(play, harbors_placed, {.seat = seat, .kind = action.x});
}

void draw_gift(PlayContext& play, SeatId seat, const Action& action) {
  take_development(play, seat, static_cast<Development>(action.c - 1));
}

}  // namespace hexwright::tribal_gifts
