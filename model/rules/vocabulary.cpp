#include "model/rules/vocabulary.h"

#include <algorithm>

#include "model/rules/words.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

template <class Face>
bool has(std::span<const Face> faces, Face face) {
  return std::find(faces.begin(), faces.end(), face) != faces.end();
}

bool has_mark(const Scenario& scenario, MarkKind kind) {
  return std::any_of(scenario.marks.begin(), scenario.marks.end(),
                     [kind](const auto& placed) { return placed.second.kind == kind; });
}

template <class Brings>
bool allowed(const Ruleset& rules, Brings brings) {
  const auto does = [&](const RuleModule* module) { return brings(module->vocabulary); };
  const auto played = rules.modules();
  const auto all = all_modules();
  return std::any_of(played.begin(), played.end(), does) || std::none_of(all.begin(), all.end(), does);
}

void add_counted(std::vector<Used>& used, int count, Forms forms, bool Vocabulary::*member) {
  if (count > 0)
    used.push_back({by_number(count, forms), [member](const Vocabulary& words) { return words.*member; }});
}

void add_undiscovered(const MapView& map, std::vector<Used>& used) {
  int open = 0, face_down = 0;
  for (const StackSupply& stack : map.stacks()) {
    const bool paired = stack.content && !stack.content->paired_with.empty();
    (paired ? open : face_down) += static_cast<int>(stack.drawing.size());
  }
  // Who brings open cells brings face-down hexes, too, so those are asked for first.
  add_counted(used, open, plural("{0} open cell", "{0} open cells"), &Vocabulary::open_cells);
  add_counted(used, face_down, plural("{0} face-down hex", "{0} face-down hexes"), &Vocabulary::stacks);
}

}  // namespace

std::vector<Used> things_used(const MapView& map) {
  std::vector<Used> used;
  const TerrainSet terrains = map.terrains_in_use();
  for (const Terrain terrain : own::all_of<Terrain>(map.packs()))
    if (terrains.contains(terrain))
      used.push_back({word(map.packs(), terrain),
                      [terrain](const Vocabulary& words) { return has(words.terrains, terrain); }});
  for (const auto& [marker, hex] : map.scenario().markers)
    used.push_back(
        {word(marker), [one = marker](const Vocabulary& words) { return has(words.markers, one); }});
  for (const AreaRole role : all_area_roles)
    if (map.has_area_with(role))
      used.push_back({word(role), [role](const Vocabulary& words) { return has(words.area_roles, role); }});
  for (const MarkKind kind : all_mark_kinds)
    if (has_mark(map.scenario(), kind))
      used.push_back({word(kind), [kind](const Vocabulary& words) { return has(words.marks, kind); }});
  add_counted(used, map.scenario().details.pieces.ships, plural("{0} ship", "{0} ships"), &Vocabulary::ships);
  add_counted(used, static_cast<int>(map.frontiers().size()),
              plural("{0} frontier area", "{0} frontier areas"), &Vocabulary::frontiers);
  add_undiscovered(map, used);
  return used;
}

bool allows(const Ruleset& rules, Terrain terrain) {
  return allowed(rules, [&](const Vocabulary& words) { return has(words.terrains, terrain); });
}
bool allows(const Ruleset& rules, Marker marker) {
  return allowed(rules, [&](const Vocabulary& words) { return has(words.markers, marker); });
}
bool allows(const Ruleset& rules, AreaRole role) {
  return allowed(rules, [&](const Vocabulary& words) { return has(words.area_roles, role); });
}
bool allows(const Ruleset& rules, MarkKind kind) {
  const auto played = rules.modules();
  return std::any_of(played.begin(), played.end(),
                     [&](const RuleModule* module) { return has(module->vocabulary.marks, kind); });
}
bool allows(const Ruleset& rules, const Used& thing) { return allowed(rules, thing.in); }

}  // namespace hexwright
