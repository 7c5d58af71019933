#include <algorithm>

#include "model/playtest/bots/settler.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/explorers/explorers.h"
#include "model/playtest/modules/explorers/kinds.h"
#include "model/playtest/table/base_table.h"

// A discovered hex takes the token of another one when the bag is empty. EXP-08

namespace hexwright::explorers {
namespace {

int number_at(const ReadContext& l, HexId hex) { return hex == none ? 0 : l.state.number[hex]; }

/// a) Never the last token beside any building.
bool leaves_every_building_one(const ReadContext& l, HexId from) {
  const auto& corners = l.board().hex_intersections(from);
  return std::all_of(corners.begin(), corners.end(), [&](IntersectionId corner) {
    if (!is_town(building_at(l.state, corner))) return true;
    const auto& hexes = l.board().intersection_hexes(corner);
    return std::any_of(hexes.begin(), hexes.end(),
                       [&](HexId hex) { return hex != from && number_at(l, hex) != 0; });
  });
}

/// c) No red token comes to lie beside another one.
bool keeps_reds_apart(const ReadContext& l, HexId from, HexId to) {
  if (!is_red(number_at(l, from))) return true;
  const auto& around = l.board().neighbours(to);
  return std::none_of(around.begin(), around.end(),
                      [&](HexId hex) { return hex != from && is_red(number_at(l, hex)); });
}

bool may_move(const ReadContext& l, HexId from, HexId to) {
  return number_at(l, from) != 0 && leaves_every_building_one(l, from) && keeps_reds_apart(l, from, to);
}

bool is_beside_own(const ReadContext& l, SeatId seat, HexId hex) {
  const auto& corners = l.board().hex_intersections(hex);
  return std::any_of(corners.begin(), corners.end(), [&](IntersectionId corner) {
    const BuildingPiece piece = building_at(l.state, corner);
    return is_town(piece) && piece.of(seat);
  });
}

/// b) One beside a building of one's own, where that is possible; from the home island, where that is.
void list_moves(const ReadContext& l, const Task& task, Actions& actions) {
  for (const bool at_home : {true, false})
    for (const bool own : {true, false}) {
      for (const HexId from : l.board().hexes())
        if ((!at_home || l.game.facts().home.has(from)) && (!own || is_beside_own(l, task.seat, from)) &&
            may_move(l, from, task.a.hex()))
          list_at(actions, action::move_token, from);
      if (!actions.empty()) return;
    }
}

/// The hex stays without a token.
bool nothing_moves(const ReadContext& l, const Task& task) {
  for (const HexId from : l.board().hexes())
    if (may_move(l, from, task.a.hex())) return false;
  return true;
}

void apply_move(PlayContext& t, const Task& task, const Action& action) {
  count(t, tokens_moved, {.seat = task.seat, .place = action.a.hex()});
  const int number = number_at(t, action.a.hex());
  set_number(t, action.a.hex(), 0);
  set_number(t, task.a.hex(), number);
}

}  // namespace

constinit const Counter tokens_moved{"tokens-moved", N_("Tokens taken from other hexes"), CountedAt::Hex,
                                     true};
constinit const ActionSpec move_token{
    .kind = action::move_token,
    .id = "move-token",
    .title = N_("move a number to the new land"),
    .fields = {.a = {"from", FieldKind::Hex}},
    .label =
        [](const Decision& d) {
          return Message{
              N_("move the {0} of {1} to the new land"),
              {std::to_string(d.state.number[d.action.a.hex()]), d.words.hex(d.state, d.action.a.hex())}};
        },
    .describe =
        [](const Deed& deed) {
          return deed.by(N_("{0} moves the number {1} to the new land"),
                         std::to_string(deed.before.number[deed.action.a.hex()]));
        },
    .worth = [](const SettlerContext& mind, const Action& moved) { return harm(mind, moved.a.hex()); }};
constinit const TaskSpec move_token_task{
    .kind = task::move_token,
    .list = list_moves,
    .apply = apply_move,
    .idle = nothing_moves,
    .prompt = N_("{0} chooses the number token for the new land"),
    .comes_first = N_("{0} has to choose the number token for the new land first")};

}  // namespace hexwright::explorers
