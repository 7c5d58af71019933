#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "listed_rules.h"
#include "model/playtest/bots/settler.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/dealt_world/kinds.h"
#include "model/playtest/table/base_table.h"
#include "model/rules/base/harbors.h"

namespace hexwright::dealt_world {
namespace {

constexpr Counter laid_harbors{"harbors-laid", N_("Harbors laid by players"), CountedAt::Hex};
constexpr std::array<const Counter*, 1> counters{&laid_harbors};

std::uint16_t face_with(HarborKind kind) { return face_outcome({Terrain::Sea, 0, kind}); }

/// Each serves two intersections, and no intersection has two.
int laid(const ReadContext& read, HarborKind kind) {
  int ends = 0;
  for (const IntersectionId i : read.board().intersections())
    if (read.state.harbor[i] == 1U + static_cast<unsigned>(kind)) ++ends;
  return ends / 2;
}

/// A coast without a harbor at either end; it lies in a sea hex of the board. BASE-15, NEW-08
template <class Visit>
void for_each_coast(const ReadContext& read, Visit visit) {
  for (const PathId path : read.board().paths()) {
    const auto& ends = read.board().path_ends(path);
    if (read.state.harbor[ends[0]] != 0 || read.state.harbor[ends[1]] != 0) continue;
    const auto& hexes = read.board().path_hexes(path);
    for (const std::size_t i : {0U, 1U})
      if (hexes[i] != none && shows(read.state, hexes[i], Terrain::Sea) &&
          is_open_land(read.state, hexes[1 - i]))
        visit(hexes[i], path);
  }
}

bool has_free_coast(const ReadContext& read) {
  bool found = false;
  for_each_coast(read, [&](HexId, PathId) { found = true; });
  return found;
}

void weigh_draw(const ReadContext& read, const Action&, std::vector<WeighedOutcome>& outcomes) {
  for (const auto& [kind, tokens] : base::harbors_laid_in_play(read.game.map()))
    if (const int count = tokens - laid(read, kind); count > 0) outcomes.push_back({face_with(kind), count});
}

bool nothing_to_draw(const ReadContext& read) {
  std::vector<WeighedOutcome> tokens;
  weigh_draw(read, {}, tokens);
  return tokens.empty() || !has_free_coast(read);
}

bool cannot_draw(const ReadContext& read, const Task&) { return nothing_to_draw(read); }

void list_draw(const ReadContext&, const Task&, Actions& actions) {
  actions.push_back({.kind = action::draw_harbor});
}

void apply_draw(PlayContext& play, const Task& task, const Action& action) {
  do_next(play, task_for(task.seat, task::lay_harbor, action.c));
}

void list_lay(const ReadContext& read, const Task&, Actions& actions) {
  for_each_coast(read, [&](HexId sea, PathId path) {
    actions.push_back({.kind = action::lay_harbor, .a = sea, .b = path});
  });
}

void apply_lay(PlayContext& play, const Task& task, const Action& action) {
  set_harbor(play, action.b.path(), *face_of(task.a).harbor);
  count(play, laid_harbors, {SeatId(0), action.a.hex()});
  do_next(play, task_for(play.game.after(task.seat), task::draw_harbor));
}

/// Nobody knows who will found there: a harbor is laid where it is of use to somebody.
float worth_of_coast(const SettlerContext& context, const Action& laid) {
  float worth = 0;
  for (const IntersectionId end : context.view.board().path_ends(laid.b.path()))
    for (const HexId hex : context.view.board().intersection_hexes(end))
      if (hex != none) worth += static_cast<float>(pips(context.view.number(hex)));
  return worth;
}

/// The first player begins. NEW-04
void set_up(PlayContext& play, const event::LaidOut&) {
  if (!nothing_to_draw(play)) do_later(play, task_for(SeatId(0), task::draw_harbor));
}

void find_broken(const ReadContext& read, std::vector<std::string>& broken) {
  for (const auto& [kind, tokens] : base::harbors_laid_in_play(read.game.map()))
    if (laid(read, kind) > tokens) broken.push_back(fmt::format("more harbors {} than tokens", id(kind)));
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
