#include <algorithm>

#include "model/playtest/bots/settler.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/explorers/explorers.h"
#include "model/playtest/modules/explorers/kinds.h"
#include "model/playtest/table/base_table.h"

// A discovered hex takes the token of another one when the bag is empty. EXP-08

namespace hexwright::explorers {
namespace {

int number_at(const ReadContext& read, HexId hex) { return hex == none ? 0 : read.state.number[hex]; }

/// a) Never the last token beside any building.
bool leaves_every_building_one(const ReadContext& read, HexId from) {
  const auto& corners = read.board().hex_intersections(from);
  return std::all_of(corners.begin(), corners.end(), [&](IntersectionId corner) {
    if (!is_town(building_at(read.state, corner))) return true;
    const auto& hexes = read.board().intersection_hexes(corner);
    return std::any_of(hexes.begin(), hexes.end(),
                       [&](HexId hex) { return hex != from && number_at(read, hex) != 0; });
  });
}

/// c) No red token comes to lie beside another one.
bool keeps_reds_apart(const ReadContext& read, HexId from, HexId to) {
  if (!is_red(number_at(read, from))) return true;
  const auto& around = read.board().neighbours(to);
  return std::none_of(around.begin(), around.end(),
                      [&](HexId hex) { return hex != from && is_red(number_at(read, hex)); });
}

bool may_move(const ReadContext& read, HexId from, HexId to) {
  return number_at(read, from) != 0 && leaves_every_building_one(read, from) &&
         keeps_reds_apart(read, from, to);
}

bool is_beside_own(const ReadContext& read, SeatId seat, HexId hex) {
  const auto& corners = read.board().hex_intersections(hex);
  return std::any_of(corners.begin(), corners.end(), [&](IntersectionId corner) {
    const BuildingPiece piece = building_at(read.state, corner);
    return is_town(piece) && piece.of(seat);
  });
}

/// b) One beside a building of one's own, where that is possible; from the home island, where that is.
void list_moves(const ReadContext& read, const Task& task, Actions& actions) {
  for (const bool at_home : {true, false})
    for (const bool own : {true, false}) {
      for (const HexId from : read.board().hexes())
        if ((!at_home || read.game.facts().home.has(from)) &&
            (!own || is_beside_own(read, task.seat, from)) && may_move(read, from, task.a.hex()))
          list_at(actions, action::move_token, from);
      if (!actions.empty()) return;
    }
}

/// The hex stays without a token.
bool nothing_moves(const ReadContext& read, const Task& task) {
  for (const HexId from : read.board().hexes())
    if (may_move(read, from, task.a.hex())) return false;
  return true;
}

void apply_move(PlayContext& play, const Task& task, const Action& action) {
  count(play, tokens_moved, {.seat = task.seat, .place = action.a.hex()});
  const int number = number_at(play, action.a.hex());
  set_number(play, action.a.hex(), 0);
  set_number(play, task.a.hex(), number);
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
    .worth = [](const SettlerContext& context, const Action& moved) { return harm(context, moved.a.hex()); }};
constinit const TaskSpec move_token_task{
    .kind = task::move_token,
    .list = list_moves,
    .apply = apply_move,
    .idle = nothing_moves,
    .prompt = N_("{0} chooses the number token for the new land"),
    .comes_first = N_("{0} has to choose the number token for the new land first")};

}  // namespace hexwright::explorers
