#include <algorithm>

#include "model/rules/explorers/discovery.h"
#include "model/rules/explorers/parts.h"
#include "model/scenario/limits.h"
#include "model/scenario/plural.h"

namespace hexwright::explorers {
namespace {

NamedPlace place_of(const StackSupply& stack) { return {NamedPlace::Kind::Stack, stack.name}; }

int sea_in(const Stack& stack) { return count_of(stack.hexes, Terrain::Sea) + total(stack.harbors); }
int land_in(const Stack& stack) { return size(stack) - stack.dealt - sea_in(stack); }

/// Pairs the only stack of nothing but land with the only one of nothing but sea.
std::optional<Fix> pair_stacks(const MapView& map) {
  const StackSupply *land = nullptr, *sea = nullptr;
  for (const StackSupply& stack : map.stacks()) {
    if (!stack.content || stack.content->dealt > 0 || size(*stack.content) == 0) continue;
    const bool all_land = sea_in(*stack.content) == 0;
    if (!all_land && land_in(*stack.content) > 0) continue;
    const StackSupply*& one = all_land ? land : sea;
    if (one) return {};
    one = &stack;
  }
  if (!land || !sea) return {};
  Stack paired = *land->content;
  paired.paired_with = sea->name;
  return Fix{say(N_("pair \"{0}\" with \"{1}\""), land->name, sea->name), {SetStack{land->name, paired}}};
}

void find_no_pair(const MapView& map, Report& report) {
  if (map.board().hex_count() == 0) return;
  const StackSupply* first = nullptr;
  for (const StackSupply& stack : map.stacks()) {
    if (!stack.content || stack.content->paired_with.empty()) continue;
    if (first)
      report.add(place_of(stack),
                 say(N_("the stack \"{0}\" is paired, and so is \"{1}\"; explorers draw from one land stack "
                        "and one sea stack"),
                     stack.name, first->name));
    else if (stack.drawing.empty())
      report.add(place_of(stack),
                 say(N_("no open place waits for the hexes of the stack \"{0}\""), stack.name));
    if (!first) first = &stack;
  }
  if (!first)
    report.add(
        WholeScenario{},
        say(N_("explorers draw from a land stack and a sea stack, but no stack is paired with another")),
        pair_stacks(map));
}

/// Takes what is of the wrong kind over to the other stack. Both together hold as many as before; none when
/// one stack cannot hold so many.
std::optional<Fix> sorted(const Discovery& discovery) {
  Stack land = *discovery.land->content, sea = *discovery.sea->content;
  for (const auto& [kind, count] : land.harbors) sea.harbors[kind] += count;
  land.harbors.clear();
  Counts<Terrain> hexes = land.hexes;
  for (const auto& [terrain, count] : sea.hexes) hexes[terrain] += count;
  land.hexes.clear();
  sea.hexes.clear();
  for (const auto& [terrain, count] : hexes) (is_land(terrain) ? land : sea).hexes[terrain] = count;
  if (size(land) > limits::count || size(sea) > limits::count) return {};
  return Fix{say(N_("put all land into \"{0}\" and all sea into \"{1}\""), discovery.land->name,
                 discovery.sea->name),
             {SetStack{discovery.land->name, land}, SetStack{discovery.sea->name, sea}}};
}

void find_mixed(const MapView& map, Report& report) {
  const auto discovery = discovery_of(map);
  if (!discovery) return;
  if (const int sea = sea_in(*discovery->land->content); sea > 0)
    report.add(place_of(*discovery->land),
               by_number(sea,
                         plural("the land stack \"{1}\" holds {0} sea hex, which belongs to \"{2}\"",
                                "the land stack \"{1}\" holds {0} sea hexes, which belong to \"{2}\""),
                         {discovery->land->name, discovery->sea->name}),
               sorted(*discovery));
  if (const int land = land_in(*discovery->sea->content); land > 0)
    report.add(place_of(*discovery->sea),
               by_number(land,
                         plural("the sea stack \"{1}\" holds {0} land hex, which belongs to \"{2}\"",
                                "the sea stack \"{1}\" holds {0} land hexes, which belong to \"{2}\""),
                         {discovery->sea->name, discovery->land->name}),
               sorted(*discovery));
}

void find_uneven(const MapView& map, Report& report) {
  const auto discovery = discovery_of(map);
  if (!discovery) return;
  const int land = size(*discovery->land->content), sea = size(*discovery->sea->content);
  const auto place = place_of(*discovery->land);
  if (land < sea)
    report.add(place, say(N_("the stacks hold {0} land and {1} sea hexes: the last discoveries find no land, "
                             "and {2} sea hexes come up alone"),
                          land, sea, sea - land));
  if (land > sea)
    report.add(place, say(N_("the stacks hold {0} land and {1} sea hexes: the last {2} land hexes come up "
                             "without sea beside them"),
                          land, sea, land - sea));
}

void find_unusual(const MapView& map, Report& report) {
  constexpr int usual_sea = 12, usual_tokens = 9;
  const auto discovery = discovery_of(map);
  if (!discovery) return;
  const Stack& sea = *discovery->sea->content;
  const bool each_special_once = std::all_of(
      all_harbor_kinds.begin(), all_harbor_kinds.end(),
      [&](HarborKind kind) { return count_of(sea.harbors, kind) == (kind == HarborKind::Generic ? 0 : 1); });
  const int harbors = total(sea.harbors);
  if (sea_in(sea) - harbors != usual_sea || !each_special_once)
    report.add(
        place_of(*discovery->sea),
        say(N_("the sea stack usually holds {0} sea hexes and one with each of the five special harbors; "
               "this one holds {1} and {2} with a harbor"),
            usual_sea, sea_in(sea) - harbors, harbors));
  const TokenPool* bag = bag_of(map, *discovery);
  if (bag && total(*bag->content) != usual_tokens)
    report.add(NamedPlace{NamedPlace::Kind::TokenPool, bag->name},
               say(N_("the bag usually holds {0} number tokens; this one holds {1}"), usual_tokens,
                   total(*bag->content)));
}

}  // namespace

constinit const Check one_pair_of_stacks{
    .info = {.id = "explorers.one-pair-of-stacks",
             .severity = Severity::Error,
             .title = N_("One land stack and one sea stack are discovered together"),
             .why = N_("Whoever reaches an open place lays a land hex there and a sea hex beside it."),
             .requirement = "EXP-02 EXP-05"},
    .run = find_no_pair};

constinit const Check stacks_sorted{
    .info = {.id = "explorers.stacks-sorted",
             .severity = Severity::Error,
             .title = N_("Land and sea are in stacks of their own"),
             .why = N_("Each discovery brings one land hex and one sea hex, some of these with a harbor."),
             .requirement = "EXP-02"},
    .run = find_mixed};

constinit const Check stacks_even{
    .info = {.id = "explorers.stacks-even",
             .severity = Severity::Note,
             .title = N_("Land and sea come up in pairs to the end"),
             .why = N_("With no land left a sea hex goes to the open place; with no sea left none is laid."),
             .requirement = "EXP-09"},
    .run = find_uneven};

constinit const Check usual_stacks{
    .info = {.id = "explorers.usual-stacks",
             .severity = Severity::Note,
             .title = N_("Sea stack and bag hold the usual pieces"),
             .why = N_("Explorers have been published with twelve sea hexes, five special harbors and nine "
                       "number tokens."),
             .requirement = "EXP-02"},
    .run = find_unusual};

}  // namespace hexwright::explorers
