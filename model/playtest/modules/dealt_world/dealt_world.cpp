#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "model/playtest/bots/settler.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/dealt_world/kinds.h"
#include "model/playtest/modules/modules.h"
#include "model/playtest/table/base_table.h"
#include "model/rules/dealt_world/harbors.h"

namespace hexwright::dealt_world {
namespace {

constexpr Counter laid_harbors{"harbors-laid", N_("Harbors laid by players"), CountedAt::Hex};
constexpr std::array<const Counter*, 1> counters{&laid_harbors};

std::uint16_t face_with(HarborKind kind) { return face_outcome({Terrain::Sea, 0, kind}); }

/// Each serves two intersections, and no intersection has two.
int laid(const ReadContext& l, HarborKind kind) {
  int ends = 0;
  for (const IntersectionId i : l.board().intersections())
    if (l.state.harbor[i] == 1U + static_cast<unsigned>(kind)) ++ends;
  return ends / 2;
}

/// A coast without a harbor at either end; it lies in a sea hex of the board. BASE-15, NEW-08
template <class Visit>
void for_each_coast(const ReadContext& l, Visit visit) {
  for (const PathId path : l.board().paths()) {
    const auto& ends = l.board().path_ends(path);
    if (l.state.harbor[ends[0]] != 0 || l.state.harbor[ends[1]] != 0) continue;
    const auto& hexes = l.board().path_hexes(path);
    for (const std::size_t i : {0U, 1U})
      if (hexes[i] != none && shows(l.state, hexes[i], Terrain::Sea) && is_open_land(l.state, hexes[1 - i]))
        visit(hexes[i], path);
  }
}

bool has_free_coast(const ReadContext& l) {
  bool found = false;
  for_each_coast(l, [&](HexId, PathId) { found = true; });
  return found;
}

void weigh_draw(const ReadContext& l, const Action&, std::vector<WeighedOutcome>& outcomes) {
  for (const auto& [kind, tokens] : harbors_to_place(l.game.map()))
    if (const int count = tokens - laid(l, kind); count > 0) outcomes.push_back({face_with(kind), count});
}

bool nothing_to_draw(const ReadContext& l) {
  std::vector<WeighedOutcome> tokens;
  weigh_draw(l, {}, tokens);
  return tokens.empty() || !has_free_coast(l);
}

bool cannot_draw(const ReadContext& l, const Task&) { return nothing_to_draw(l); }

void list_draw(const ReadContext&, const Task&, Actions& actions) {
  actions.push_back({.kind = action::draw_harbor});
}

void apply_draw(PlayContext& t, const Task& task, const Action& action) {
  do_next(t, task_for(task.seat, task::lay_harbor, action.c));
}

void list_lay(const ReadContext& l, const Task&, Actions& actions) {
  for_each_coast(l, [&](HexId sea, PathId path) {
    actions.push_back({.kind = action::lay_harbor, .a = sea, .b = path});
  });
}

void apply_lay(PlayContext& t, const Task& task, const Action& action) {
  set_harbor(t, action.b.path(), *face_of(task.a).harbor);
  count(t, laid_harbors, {SeatId(0), action.a.hex()});
  do_next(t, task_for(t.game.after(task.seat), task::draw_harbor));
}

/// Nobody knows who will found there: a harbor is laid where it is of use to somebody.
float worth_of_coast(const SettlerContext& mind, const Action& laid) {
  float worth = 0;
  for (const IntersectionId end : mind.view.board().path_ends(laid.b.path()))
    for (const HexId hex : mind.view.board().intersection_hexes(end))
      if (hex != none) worth += static_cast<float>(pips(mind.view.number(hex)));
  return worth;
}

/// The first player begins. NEW-04
void set_up(PlayContext& t, const event::LaidOut&) {
  if (!nothing_to_draw(t)) do_later(t, task_for(SeatId(0), task::draw_harbor));
}

void find_broken(const ReadContext& l, std::vector<std::string>& broken) {
  for (const auto& [kind, tokens] : harbors_to_place(l.game.map()))
    if (laid(l, kind) > tokens) broken.push_back(fmt::format("more harbors {} than tokens", id(kind)));
}

const std::array actions{
    ActionSpec{
        .kind = action::draw_harbor,
        .id = "draw-harbor",
        .title = N_("turn up a harbor token"),
        .fields = {.c = {"face", FieldKind::Face}},
        .weigh = weigh_draw,
        .describe =
            [](const Deed& deed) { return deed.by(N_("{0} draws {1}"), deed.words.face(deed.action.c)); },
        .outcome =
            [](const NarratorWords& words, std::uint16_t outcome) {
              return Message{"{0}", {words.face(outcome)}};
            },
        .when_possible = N_("harbors are laid before anybody founds")},
    ActionSpec{.kind = action::lay_harbor,
               .id = "lay-harbor",
               .title = N_("lay the harbor"),
               .fields = {.a = {"at", FieldKind::Hex}, .b = {"harbor", FieldKind::PathOrNone}},
               .describe =
                   [](const Deed& deed) {
                     return deed.by(N_("{0} lays {1}"), deed.words.face(deed.before.task()->a));
                   },
               .when_possible = N_("harbors are laid before anybody founds"),
               .worth = worth_of_coast}};
const std::array tasks{
    TaskSpec{.kind = task::draw_harbor,
             .list = list_draw,
             .apply = apply_draw,
             .idle = cannot_draw,
             .prompt = N_("{0} turns up a harbor token"),
             .comes_first = N_("{0} has to turn up a harbor token first")},
    TaskSpec{.kind = task::lay_harbor,
             .list = list_lay,
             .apply = apply_lay,
             .comes_first = N_("{0} has to lay the harbor that was drawn first"),
             .describe_prompt = [](const NarratorWords& words, const State&, const Task& task) {
               return Message{N_("{0} lays {1}"), {words.player(task.seat), words.face(task.a)}};
             }}};

}  // namespace
}  // namespace hexwright::dealt_world

namespace hexwright {

const ModuleRules dealt_world_rules{
    .module = "dealt-world",
    .actions = dealt_world::actions,
    .tasks = dealt_world::tasks,
    .counters = dealt_world::counters,
    .hooks = {.happened = on<dealt_world::set_up>, .find_broken = dealt_world::find_broken}};

}  // namespace hexwright
