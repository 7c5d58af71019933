#include "model/rules/map_view.h"
#include "model/rules/spices/parts.h"

namespace hexwright::spices {
namespace {

/// A section: its stack has hexes of its own and takes the others from a pool. FOG-01
bool is_section(const StackSupply& stack) {
  return stack.content && stack.content->dealt > 0 && !stack.drawing.empty();
}

const TerrainPool* pool_of(const MapView& map, const StackSupply& section) {
  const TerrainPool* pool = map.terrain_pool(section.content->dealt_from);
  return pool && pool->content ? pool : nullptr;
}

/// One spice hex, and as many dealt ones as keep the section full; nothing where the pool has not so many.
std::optional<Fix> with_one(const MapView& map, const StackSupply& section) {
  Stack mended = *section.content;
  const TerrainPool* pool = pool_of(map, section);
  mended.hexes[Terrain::Spice] = 1;
  const int others = size(mended) - mended.dealt;
  const int more = static_cast<int>(section.drawing.size()) - others - mended.dealt;
  if (!pool || mended.dealt + more <= 0) return {};
  const int taken = map.dealt_to_stacks(*pool) + more, there = total(*pool->content);
  if (taken > there || (taken < there && more < 0)) return {};
  mended.dealt += more;
  return Fix{say(N_("put one in, and deal it {0} hexes from the pool"), mended.dealt),
             {SetStack{section.name, mended}}};
}

void find_uneven(const MapView& map, Report& report) {
  for (const auto& stack : map.stacks()) {
    if (!is_section(stack)) continue;
    const int spice = count_of(stack.content->hexes, Terrain::Spice);
    if (spice == 1) continue;
    report.add(NamedPlace{NamedPlace::Kind::Stack, stack.name},
               spice == 0 ? say(N_("no spice hex goes into the section \"{0}\"; each holds one"), stack.name)
                          : say(N_("{0} spice hexes go into the section \"{1}\"; each holds one"), spice,
                                stack.name),
               with_one(map, stack));
  }
}

void find_spice_dealt(const MapView& map, Report& report) {
  for (const auto& pool : map.terrain_pools()) {
    if (!pool.content || map.dealt_to_stacks(pool) == 0) continue;
    if (const int spice = count_of(*pool.content, Terrain::Spice); spice > 0)
      report.add(
          NamedPlace{NamedPlace::Kind::TerrainPool, pool.name},
          say(N_("the pool \"{0}\", which is dealt to sections, has {1} spice hexes, so chance decides "
                 "where they lie; put one into each section's own hexes"),
              pool.name, spice));
  }
}

void find_uneven_sections(const MapView& map, Report& report) {
  find_uneven(map, report);
  find_spice_dealt(map, report);
}

}  // namespace

constinit const Check sections_hold_one{
    .info = {.id = "spices.sections-hold-one",
             .severity = Severity::Warning,
             .title = N_("Every section holds one spice hex"),
             .why =
                 N_("One spice hex goes into each section before it is shuffled, so that they lie apart and "
                    "everybody has one within reach."),
             .requirement = "FOG-01, FOG-02, FOG-03, NSH-03, NSH-04, NSH-05"},
    .run = find_uneven_sections};

}  // namespace hexwright::spices
