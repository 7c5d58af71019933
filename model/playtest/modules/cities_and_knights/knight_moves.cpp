#include <algorithm>

#include "model/board/index.h"
#include "model/playtest/bounded_list.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/cities_and_knights/bots.h"
#include "model/playtest/modules/cities_and_knights/cities_and_knights.h"

namespace hexwright::cities_and_knights {
namespace {

/// CK-33
bool may_act(const Knight& knight) { return knight.is(Knight::Active) && !knight.is(Knight::ActivatedNow); }

template <class Visit>
void for_each_ready(const ReadContext& read, SeatId seat, Visit visit) {
  if (read.state.phase != Phase::Main) return;
  for (const Knight& knight : knights_of(read, seat))
    if (may_act(knight)) visit(knight);
}

bool is_weaker(const ReadContext& read, IntersectionId at, int rank) {
  const Knight* other = find_knight(read, building_at(read.state, at).seat(), at);
  return other && other->rank < rank;
}

void list_moves(const ReadContext& read, SeatId seat, Actions& actions) {
  for_each_ready(read, seat, [&](const Knight& knight) {
    const IntersectionId from = knight.at;
    const Destinations to = destinations(read, seat, from);
    const auto list = [&](IntersectionId i) {
      actions.push_back({.kind = action::move_knight, .a = from, .b = i});
    };
    to.empty.for_each(list);
    to.others.for_each([&](IntersectionId i) {
      if (is_weaker(read, i, knight.rank)) list(i);
    });
  });
}

/// The piece waits in the supply while its owner decides. CK-34, CK-35
void apply_move(PlayContext& play, SeatId seat, const Action& action) {
  const IntersectionId from = action.a.intersection(), to = action.b.intersection();
  const Knight mover = knight_at(play, seat, from);
  const BuildingPiece there = building_at(play.state, to);
  Knight displaced;
  if (!there.empty()) {
    displaced = knight_at(play, there.seat(), to);
    remove_knight(play, there.seat(), to);
  }
  remove_knight(play, seat, from);
  place_knight(play, seat, to, mover.rank, static_cast<std::uint8_t>(mover.status & ~Knight::Active));
  if (!there.empty()) retreat_from(play, to, displaced, there.seat());
}

void list_retreats(const ReadContext& read, const Task& task, Actions& actions) {
  list_all(actions, action::retreat, destinations(read, task.seat, task.a.intersection()).empty);
}

void apply_retreat(PlayContext& play, const Task& task, const Action& action) {
  place_knight(play, task.seat, action.a.intersection(), task.b, task.x);
  play.route_changes.cut_or_joined = true;  // the displacement, too, which nobody has looked at. CK-140
}

/// Another hex with a token; of the pirate: other sea. CK-37, CK-86
bool takes_chased(const ReadContext& read, bool pirate, HexId hex) {
  if (pirate) return shows(read.state, hex, Terrain::Sea) && hex != read.state.pirate;
  return takes_robber(read, hex) && (read.state.number[hex] != 0 || read.game.facts().chased_anywhere);
}

bool stands_at(const ReadContext& read, IntersectionId i, HexId hex) {
  const auto& hexes = read.board().intersection_hexes(i);
  return hex != none && std::find(hexes.begin(), hexes.end(), hex) != hexes.end();
}

/// Not before the first attack. CK-18, CK-37
void list_chases(const ReadContext& read, SeatId seat, Actions& actions) {
  if (read.state.realms.attacked == 0) return;
  for_each_ready(read, seat, [&](const Knight& knight) {
    for (const bool pirate : {false, true}) {
      if (!stands_at(read, knight.at, pirate ? read.state.pirate : read.state.robber)) continue;
      if (pirate && !moves_pirate(read)) continue;  // SCK-04
      const auto hexes = read.board().hexes();
      if (std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) { return takes_chased(read, pirate, hex); }))
        actions.push_back({.kind = action::chase_robber, .x = pirate, .a = IntersectionId(knight.at)});
    }
  });
}

void apply_chase(PlayContext& play, SeatId seat, const Action& action) {
  knight_at(play, seat, action.a.intersection()).clear(Knight::Active);
  do_next(play, task_for(seat, task::chase_robber, action.x));
}

void list_chased(const ReadContext& read, const Task& task, Actions& actions) {
  const bool pirate = task.a != 0;
  for (const HexId hex : read.board().hexes())
    if (takes_chased(read, pirate, hex))
      list_at(actions, pirate ? ActionKind::MovePirate : ActionKind::MoveRobber, hex);
}

void apply_chased(PlayContext& play, const Task& task, const Action& action) {
  (task.a != 0 ? play.state.pirate : play.state.robber) = action.a.hex();
  do_next(play, task_for(task.seat, TaskKind::Steal, action.a));
}

}  // namespace

void retreat_from(PlayContext& play, IntersectionId from, const Knight& gone, SeatId owner) {
  if (destinations(play, owner, from).empty.empty()) return;
  Task task = task_for(owner, task::retreat, from, gone.rank);
  task.x = gone.status;
  do_next(play, task);
}

Destinations destinations(const ReadContext& read, SeatId seat, IntersectionId from) {
  Destinations found;
  IntersectionBits seen;
  BoundedList<IntersectionId, std::size_t{most_routes} + 1> waiting;
  seen.add(from);
  waiting.push_back(from);
  while (!waiting.empty()) {
    const IntersectionId here = waiting.back();
    waiting.pop_back();
    for (const PathId path : read.board().intersection_paths(here)) {
      if (path == none || !route_at(read.state, path).of(seat)) continue;
      const auto& ends = read.board().path_ends(path);
      const IntersectionId next = ends[0] == here ? ends[1] : ends[0];
      if (seen.has(next)) continue;
      seen.add(next);
      const BuildingPiece piece = building_at(read.state, next);
      if (piece.empty()) found.empty.add(next);
      if (!piece.empty() && !piece.of(seat)) {
        if (piece.kind() == Building::Knight) found.others.add(next);
        continue;  // past others' pieces there is no way
      }
      waiting.push_back(next);
    }
  }
  return found;
}

constinit const ActionSpec move_knight{
    .kind = action::move_knight,
    .id = "move-knight",
    .title = N_("move a knight"),
    .fields = {.a = {"from", FieldKind::Intersection}, .b = {"to", FieldKind::Intersection}},
    .list = list_moves,
    .apply = apply_move,
    .describe =
        [](const Deed& deed) {
          return deed.by(building_at(deed.before, deed.action.b.intersection()).empty()
                             ? N_("{0} moves a knight")
                             : N_("{0} displaces a knight"));
        },
    .when_possible =
        N_("an active knight that was not activated in this turn moves along own roads and ships "
           "to where nothing stands, or onto a weaker knight"),
    .key = 'V',
    .gain = gain_of_move};
constinit const ActionSpec retreat{.kind = action::retreat,
                                   .id = "retreat",
                                   .title = N_("move the displaced knight"),
                                   .fields = {.a = {"to", FieldKind::Intersection}},
                                   .done = N_("{0} moves the displaced knight"),
                                   .when_possible = N_("no knight was displaced")};
constinit const TaskSpec retreat_task{.kind = task::retreat,
                                      .list = list_retreats,
                                      .apply = apply_retreat,
                                      .route_in_hand = true,
                                      .prompt = N_("{0} moves the displaced knight"),
                                      .comes_first = N_("{0} has to move the displaced knight first")};
constinit const ActionSpec chase_robber{
    .kind = action::chase_robber,
    .id = "chase-robber",
    .title = N_("chase the robber"),
    .fields = {.x = {"pirate"}, .a = {"at", FieldKind::Intersection}},
    .list = list_chases,
    .apply = apply_chase,
    .label =
        [](const Decision& d) {
          return Message{d.action.x != 0 ? N_("chase the pirate") : N_("chase the robber")};
        },
    .describe =
        [](const Deed& deed) {
          return deed.by(deed.action.x != 0 ? N_("{0} chases the pirate") : N_("{0} chases the robber"));
        },
    .when_possible = N_("an active knight that was not activated in this turn chases the robber from a hex "
                        "beside it, after the first attack of the barbarians"),
    .key = 'X',
    .gain = gain_of_chase};
constinit const TaskSpec chase_task{.kind = task::chase_robber,
                                    .list = list_chased,
                                    .apply = apply_chased,
                                    .prompt = N_("{0} moves the robber or the pirate"),
                                    .comes_first = N_("{0} has to move the robber or the pirate first")};

}  // namespace hexwright::cities_and_knights
