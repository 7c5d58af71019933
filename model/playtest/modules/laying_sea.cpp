#include <algorithm>
#include <numeric>

#include "board/index.h"
#include "playtest/modules/explorers.h"
#include "playtest/table/base_table.h"

namespace hexwright::explorers {
namespace {

/// Where the sea hex may come to lie: beside the land that was laid, else anywhere; with no land left in the
/// place that was discovered. EXP-05, EXP-09
template <class Visit>
void for_each_place(const Look& l, Number discovered, Visit visit) {
  if (shows(l.state, discovered, Terrain::Sea)) return visit(discovered);
  bool beside = false;
  for (const Number next : l.board().neighbours(discovered)) {
    if (!is_open_cell(l, next)) continue;
    visit(next);
    beside = true;
  }
  if (beside) return;
  for (const Number cell : l.game.map().stacks()[at(l.game.facts().land_stack)].drawing)
    if (is_open_cell(l, cell)) visit(cell);
}

bool cannot_lay(const Look& l, const Task& task) {
  const auto stack = at(l.game.facts().sea_stack);
  const auto& faces = l.state.stacks[stack];
  if (std::accumulate(faces.begin(), faces.end(), 0) + l.state.dealt[stack] == 0) return true;
  bool place = false;
  for_each_place(l, task.a, [&](Number) { place = true; });
  return !place;
}

void list_draw(const Look&, const Task&, Actions& actions) {
  actions.push_back({.kind = ActionKind::DrawSea});
}

void apply_draw(Table& t, const Task& task, const Action& action) {
  take_face(t, t.game.facts().sea_stack, face_of(action.c));
  do_next(t, task_for(task.seat, What::LaySea, task.a, action.c));
}

/// Two harbors never share an intersection. BASE-15
bool has_room_for_harbor(const Look& l, Number path) {
  const auto& ends = l.board().path_ends(path);
  return std::all_of(ends.begin(), ends.end(), [&](Number end) { return l.state.harbor[at(end)] == 0; });
}

/// The harbor is turned to land where that is possible, if it can be apart from others, but also where it
/// cannot; else anywhere apart; with no room at all it is none. EXP-06
void list_turns(const Look& l, Number cell, Actions& actions) {
  struct Wanted {
    bool to_land, apart;
  };
  const auto& paths = l.board().hex_paths(cell);
  const auto& neighbours = l.board().neighbours(cell);
  const std::size_t before = actions.size();
  for (const Wanted wanted : {Wanted{true, true}, {true, false}, {false, true}}) {
    for (std::size_t side = 0; side < paths.size(); ++side)
      if ((!wanted.to_land || is_open_land(l.state, neighbours[side])) &&
          (!wanted.apart || has_room_for_harbor(l, paths[side])))
        actions.push_back({.kind = ActionKind::LaySea, .a = place(cell), .b = place(paths[side])});
    if (actions.size() > before) return;
  }
  actions.push_back({.kind = ActionKind::LaySea, .a = place(cell), .b = no_place});
}

void list_lay(const Look& l, const Task& task, Actions& actions) {
  const bool harbor = face_of(task.b).harbor.has_value();
  for_each_place(l, task.a, [&](Number cell) {
    if (harbor)
      list_turns(l, cell, actions);
    else
      actions.push_back({.kind = ActionKind::LaySea, .a = place(cell), .b = no_place});
  });
}

void apply_lay(Table& t, const Task& task, const Action& action) {
  const Face face = face_of(task.b);
  if (t.tally) t.tally->discovered[action.a] = t.state.turn_number;
  set_terrain(t, action.a, face.terrain);
  if (face.harbor && action.b != no_place) set_harbor(t, action.b, *face.harbor);
}

}  // namespace

void weigh_sea(const Look& l, const Action&, std::vector<WeighedOutcome>& outcomes) {
  weigh_faces(l, l.game.facts().sea_stack, outcomes);
}

constinit const TaskRule draw_sea{What::DrawSea, list_draw, apply_draw, cannot_lay};
constinit const TaskRule lay_sea{What::LaySea, list_lay, apply_lay, nullptr};

}  // namespace hexwright::explorers
