#include <algorithm>
#include <numeric>

#include "model/board/index.h"
#include "model/playtest/bots/settler.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/explorers/explorers.h"
#include "model/playtest/modules/explorers/kinds.h"
#include "model/playtest/table/base_table.h"

namespace hexwright::explorers {
namespace {

/// Where the sea hex may come to lie: beside the land that was laid, else anywhere; with no land left in the
/// place that was discovered. EXP-05, EXP-09
template <class Visit>
void for_each_place(const ReadContext& read, HexId discovered, Visit visit) {
  if (shows(read.state, discovered, Terrain::Sea)) return visit(discovered);
  bool beside = false;
  for (const HexId next : read.board().neighbours(discovered)) {
    if (!is_open_cell(read, next)) continue;
    visit(next);
    beside = true;
  }
  if (beside) return;
  for (const HexId cell : read.game.map().stacks()[at(read.game.facts().land_stack)].drawing)
    if (is_open_cell(read, cell)) visit(cell);
}

bool cannot_lay(const ReadContext& read, const Task& task) {
  const auto stack = at(read.game.facts().sea_stack);
  if (hexes_left_in_stack(read.state, stack) == 0) return true;
  bool place = false;
  for_each_place(read, task.a.hex(), [&](HexId) { place = true; });
  return !place;
}

void list_draw(const ReadContext&, const Task&, Actions& actions) {
  actions.push_back({.kind = action::draw_sea});
}

void apply_draw(PlayContext& play, const Task& task, const Action& action) {
  take_face(play, play.game.facts().sea_stack, face_of(action.c));
  do_next(play, task_for(task.seat, task::lay_sea, task.a, action.c));
}

/// Two harbors never share an intersection. BASE-15
bool has_room_for_harbor(const ReadContext& read, PathId path) {
  const auto& ends = read.board().path_ends(path);
  return std::all_of(ends.begin(), ends.end(),
                     [&](IntersectionId end) { return read.state.harbor[end] == 0; });
}

/// The harbor is turned to land where that is possible, if it can be apart from others, but also where it
/// cannot; else anywhere apart; with no room at all it is none. EXP-06
void list_turns(const ReadContext& read, HexId cell, Actions& actions) {
  struct Wanted {
    bool to_land, apart;
  };
  const auto& paths = read.board().hex_paths(cell);
  const auto& neighbours = read.board().neighbours(cell);
  const std::size_t before = actions.size();
  for (const Wanted wanted : {Wanted{true, true}, {true, false}, {false, true}}) {
    for (std::size_t side = 0; side < paths.size(); ++side)
      if ((!wanted.to_land || is_open_land(read.state, neighbours[side])) &&
          (!wanted.apart || has_room_for_harbor(read, paths[side])))
        actions.push_back({.kind = action::lay_sea, .a = cell, .b = paths[side]});
    if (actions.size() > before) return;
  }
  actions.push_back({.kind = action::lay_sea, .a = cell, .b = none});
}

void list_lay(const ReadContext& read, const Task& task, Actions& actions) {
  const bool harbor = face_of(task.b).harbor.has_value();
  for_each_place(read, task.a.hex(), [&](HexId cell) {
    if (harbor)
      list_turns(read, cell, actions);
    else
      actions.push_back({.kind = action::lay_sea, .a = cell, .b = none});
  });
}

void apply_lay(PlayContext& play, const Task& task, const Action& action) {
  const Face face = face_of(task.b);
  if (play.tally) play.tally->discovered[action.a.hex()] = play.state.turn_number;
  set_terrain(play, action.a.hex(), face.terrain);
  if (face.harbor && !action.b.empty()) set_harbor(play, action.b.path(), *face.harbor);
}

void weigh_sea(const ReadContext& read, const Action&, std::vector<WeighedOutcome>& outcomes) {
  weigh_faces(read, read.game.facts().sea_stack, outcomes);
}

/// A harbor is good where one has, or can soon have, a building.
float worth_of_harbor(const SettlerContext& context, const Action& laid) {
  const View& view = context.view;
  if (laid.b.empty()) return 0;
  float worth = 0.1F;
  for (const IntersectionId end : view.board().path_ends(laid.b.path())) {
    if (view.building(end).of(view.seat())) worth += 2;
    if (view.own().reached.has(end)) worth += 1;
    if (!view.building(end).empty() && !view.building(end).of(view.seat())) worth -= 2;
  }
  return worth;
}

}  // namespace

constinit const ActionSpec draw_sea{
    .kind = action::draw_sea,
    .id = "draw-sea",
    .title = N_("draw a sea hex"),
    .fields = {.c = {"face", FieldKind::Face}},
    .weigh = weigh_sea,
    .describe = [](const Deed& deed) { return deed.by(N_("{0} draws {1}"), deed.words.face(deed.action.c)); },
    .outcome =
        [](const NarratorWords& words, std::uint16_t outcome) {
          return Message{"{0}", {words.face(outcome)}};
        },
    .at_task = true};
constinit const ActionSpec lay_sea{
    .kind = action::lay_sea,
    .id = "lay-sea",
    .title = N_("lay the sea hex"),
    .fields = {.a = {"at", FieldKind::Hex}, .b = {"harbor", FieldKind::PathOrNone}},
    .label =
        [](const Decision& d) {
          return Message{N_("lay {0}"), {d.words.face(d.state.task()->b)}};
        },
    .describe =
        [](const Deed& deed) { return deed.by(N_("{0} lays {1}"), deed.words.face(deed.before.task()->b)); },
    .worth = worth_of_harbor};
constinit const TaskSpec draw_sea_task{
    .kind = task::draw_sea,
    .list = list_draw,
    .apply = apply_draw,
    .idle = cannot_lay,
    .at_hex = true,
    .prompt = N_("{0} draws the sea hex that comes with the new land"),
    .comes_first = N_("{0} has to draw the sea hex that comes with the new land first")};
constinit const TaskSpec lay_sea_task{
    .kind = task::lay_sea,
    .list = list_lay,
    .apply = apply_lay,
    .comes_first = N_("{0} has to lay the sea hex that was drawn first"),
    .describe_prompt = [](const NarratorWords& words, const State&, const Task& task) {
      return Message{N_("{0} lays {1}"), {words.player(task.seat), words.face(task.b)}};
    }};

}  // namespace hexwright::explorers
