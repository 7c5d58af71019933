#include <algorithm>
#include <array>

#include "model/board/index.h"
#include "model/playtest/bots/settler.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/desolation/desolation.h"
#include "model/playtest/modules/desolation/kinds.h"
#include "model/playtest/table/base_table.h"
#include "model/rules/desolation/climate.h"

namespace hexwright::desolation {
namespace {

constexpr int hexes_a_building = 2;  // DES-02

enum class Lost : std::uint8_t { Settlement, City, Route };
constexpr std::array<CountedName, 3> lost_names{
    {{"settlement", N_("settlements")}, {"city", N_("cities")}, {"route", N_("roads and ships")}}};
constexpr Counter devaluations{"devaluations", N_("Hexes chosen to lose value"), CountedAt::Hex, true};
constexpr Counter deserts{"deserts", N_("Hexes turned into desert"), CountedAt::Hex};
constexpr Counter isolated{"isolated", N_("Pieces lost between deserts"), CountedAt::Anywhere, true,
                           kinds_of<lost_names>};

/// The hexes of the home island that can lose value: all of them, those beside any building, and those beside
/// one of the seat. DES-04
struct Choice {
  HexBits all, developed, own;
};

Choice choice_of(const ReadContext& read, SeatId seat) {
  Choice choice;
  read.game.facts().home.for_each([&](HexId hex) {
    if (read.state.number[hex] == 0) return;
    choice.all.add(hex);
    for (const IntersectionId corner : read.board().hex_intersections(hex)) {
      const BuildingPiece piece = building_at(read.state, corner);
      if (!is_town(piece)) continue;
      choice.developed.add(hex);
      if (piece.of(seat)) choice.own.add(hex);
    }
  });
  return choice;
}

/// Both beside buildings, one of them beside one's own, as far as there are such hexes. DES-04
bool may_pair(const Choice& choice, HexId one, HexId other) {
  const int developed = (choice.developed.has(one) ? 1 : 0) + (choice.developed.has(other) ? 1 : 0);
  return one != other && developed >= std::min(hexes_a_building, choice.developed.count()) &&
         (choice.own.empty() || choice.own.has(one) || choice.own.has(other));
}

void list_devalue(const ReadContext& read, const Task& task, Actions& actions) {
  const Choice choice = choice_of(read, task.seat);
  const auto add = [&](HexId hex) { list_at(actions, action::devalue, hex); };
  choice.all.for_each([&](HexId hex) {
    const bool fits = !task.b.empty() ? may_pair(choice, task.b.hex(), hex)
                      : task.a == 1
                          ? true
                          : choice.all.any_of([&](HexId other) { return may_pair(choice, hex, other); });
    if (fits) add(hex);
  });
}

/// The token of the next step, or of the first one below of which a spare one is left; 0 when there is none.
/// Without a pool for them there are as many as it takes.
int next_token(const ReadContext& read, int number) {
  const PoolId pool = read.game.facts().spare_tokens;
  auto next = devalued(number);
  while (next && pool != none && read.state.token_pools[at(pool)][at(*next)] == 0) next = devalued(*next);
  return next.value_or(0);
}

void exchange_token(PlayContext& play, HexId hex, int number) {
  if (const PoolId pool = play.game.facts().spare_tokens; pool != none) {
    auto& spare = play.state.token_pools[at(pool)];
    ++spare[play.state.number[hex]];
    if (number != 0) --spare[at(number)];
  }
  set_number(play, hex, number);
}

/// DES-05
void remove_isolated(PlayContext& play, HexId hex) {
  const auto lose = [&](SeatId seat, Lost lost) {
    count(play, isolated, {.seat = seat, .kind = static_cast<int>(lost)});
  };
  for (const IntersectionId corner : play.board().hex_intersections(hex)) {
    const BuildingPiece piece = building_at(play.state, corner);
    if (!is_town(piece) || !is_isolated(hexes_around(play, corner))) continue;
    lose(piece.seat(), piece.kind() == Building::City ? Lost::City : Lost::Settlement);
    remove_building(play, corner);
  }
  for (const PathId path : play.board().hex_paths(hex)) {
    const RoutePiece piece = route_at(play.state, path);
    if (piece.empty() || !is_isolated(hexes_beside(play, path))) continue;
    lose(piece.seat(), Lost::Route);
    remove_route(play, path);
  }
}

/// DES-02, DES-03
void lose_value(PlayContext& play, HexId hex) {
  const int next = next_token(play, play.state.number[hex]);
  exchange_token(play, hex, next);
  if (next != 0) return;
  set_terrain(play, hex, Terrain::Desert);
  count(play, deserts, {.place = hex});
}

/// Both are chosen before either loses value, so that the second choice is the one that the rules meant; what
/// both isolate goes at once. DES-09
void apply_devalue(PlayContext& play, const Task& task, const Action& action) {
  if (task.a > 1) return do_next(play, task_for(task.seat, task::devalue, task.a - 1, action.a));
  const HexId chosen[] = {task.b.hex(), action.a.hex()};
  for (const HexId hex : chosen) {
    if (hex == none) continue;
    count(play, devaluations, {.seat = task.seat, .place = hex});
    lose_value(play, hex);
  }
  for (const HexId hex : chosen)
    if (hex != none && shows(play.state, hex, Terrain::Desert)) remove_isolated(play, hex);
}

void list_deserts(const ReadContext& read, const Task&, Actions& actions) {
  for (const HexId hex : read.board().hexes())
    if (shows(read.state, hex, Terrain::Desert)) list_at(actions, action::robber_to_desert, hex);
}

bool has_no_desert(const ReadContext& read, const Task&) {
  for (const HexId hex : read.board().hexes())
    if (shows(read.state, hex, Terrain::Desert)) return false;
  return true;
}

void apply_robber(PlayContext& play, const Task&, const Action& action) {
  play.state.robber = action.a.hex();
}

bool is_desert(const View& view, HexId hex) {
  return hex != none && view.terrain(hex) == static_cast<std::uint8_t>(Terrain::Desert);
}

/// All of these lie in the desert when this hex has dried out, too.
bool dries_up_with(const View& view, const auto& hexes, HexId dry) {
  return std::ranges::all_of(hexes, [&](HexId hex) { return hex == dry || is_desert(view, hex); });
}

/// What others lose between deserts when this hex loses value, less what the seat itself loses, against the
/// income of a settlement.
float isolation(const SettlerContext& context, HexId dry) {
  constexpr float of_a_point = 3, of_a_road = 0.4F;
  const View& view = context.view;
  if (pips(view.number(dry)) > 1) return 0;
  float sum = 0;
  const auto lose = [&](SeatId seat, float worth) {
    sum += seat == view.seat() ? -worth * context.weights().own_loss
                               : worth * (0.3F + context.board_worth.threat(seat));
  };
  for (const IntersectionId corner : view.board().hex_intersections(dry)) {
    const BuildingPiece piece = corner == none ? BuildingPiece() : view.building(corner);
    if (is_town(piece) && dries_up_with(view, view.board().intersection_hexes(corner), dry))
      lose(piece.seat(), piece.kind() == Building::City ? 2 * of_a_point : of_a_point);
  }
  for (const PathId path : view.board().hex_paths(dry)) {
    const RoutePiece piece = path == none ? RoutePiece() : view.route(path);
    if (!piece.empty() && dries_up_with(view, view.board().path_hexes(path), dry))
      lose(piece.seat(), of_a_road);
  }
  return sum;
}

}  // namespace

float lasting(const View& view, const rating::Lasting& route) {
  const auto& hexes = view.board().path_hexes(route.path);
  for (const std::size_t i : {0U, 1U}) {
    if (!is_desert(view, hexes[i])) continue;
    const HexId other = hexes[1 - i];
    if (other == none || view.number(other) == 0) continue;  // it stays as it is
    const auto steps = static_cast<float>(pips(view.number(other)));
    return steps / (steps + 2);
  }
  return 1;
}

void dry_out(PlayContext& play, SeatId seat) {
  if (!robber_sleeps(play)) do_later(play, task_for(seat, task::robber_to_desert));
  const int hexes = std::min(hexes_a_building, choice_of(play, seat).all.count());
  if (hexes > 0) do_later(play, task_for(seat, task::devalue, hexes, none));
}

void add_changed_hexes(const Deed& deed, std::vector<Sentence>& sentences) {
  if (deed.action.kind != action::devalue) return;
  const State &before = deed.before, &after = deed.after;
  for (const HexId hex : deed.game.board().hexes())
    if (before.terrain[hex] != after.terrain[hex] || before.number[hex] != after.number[hex])
      sentences.push_back({{N_("{0} becomes {1}"), {deed.words.hex(before, hex), deed.words.hex(after, hex)}},
                           deed.game.board().hex(hex)});
}

constinit const std::array<const Counter*, 3> climate_counters{&devaluations, &deserts, &isolated};
constinit const std::array<ActionSpec, 2> climate_actions{
    ActionSpec{.kind = action::devalue,
               .id = "devalue",
               .title = N_("choose a hex that loses value"),
               .fields = {.a = {"at", FieldKind::Hex}},
               .describe =
                   [](const Deed& deed) {
                     return deed.by(N_("{0} chooses {1} to lose value"),
                                    deed.words.hex(deed.before, deed.action.a.hex()));
                   },
               .worth =
                   [](const SettlerContext& context, const Action& chosen) {
                     return harm(context, chosen.a.hex()) + isolation(context, chosen.a.hex());
                   }},
    ActionSpec{.kind = action::robber_to_desert,
               .id = "robber-to-desert",
               .title = N_("send the robber to a desert"),
               .fields = {.a = {"at", FieldKind::Hex}},
               .done = N_("{0} sends the robber to a desert")}};
constinit const std::array<TaskSpec, 2> climate_tasks{
    TaskSpec{.kind = task::robber_to_desert,
             .list = list_deserts,
             .apply = apply_robber,
             .idle = has_no_desert,
             .prompt = N_("{0} sends the robber to a desert"),
             .comes_first = N_("{0} has to send the robber to a desert first")},
    TaskSpec{.kind = task::devalue,
             .list = list_devalue,
             .apply = apply_devalue,
             .prompt = N_("{0} chooses hexes that lose value; still to choose: {1}"),
             .comes_first = N_("{0} has to choose hexes that lose value first; still to choose: {1}")}};

}  // namespace hexwright::desolation
