#include "model/playtest/paper.h"

#include <algorithm>

#include "model/playtest/table.h"

namespace hexwright {
namespace {

/// What there is too much of goes from the first ones, who have theirs out of the box.
void take_from_first(std::vector<PaperThing*>& things, int surplus) {
  for (PaperThing* thing : things) {
    const int gone = std::min(surplus, thing->count);
    thing->count -= gone;
    surplus -= gone;
  }
}

/// Each kind keeps its share, as nearly as whole cards allow.
void share_out(std::vector<PaperThing*>& things, int wanted, int all) {
  int given = 0, seen = 0;
  for (PaperThing* thing : things) {
    seen += thing->count;
    const auto until = static_cast<int>(1LL * seen * wanted / all);
    thing->count = until - given;
    given = until;
  }
}

}  // namespace

std::vector<PaperThing> paper_things(const MapView& map) {
  std::vector<PaperThing> things;
  for (const ModuleRules* rules : all_module_rules())
    if (rules->add_paper && map.plays(rules->module)) rules->add_paper(map, things);
  return things;
}

std::vector<PaperThing> part_of(const std::vector<PaperThing>& things, const Counts<Accessory>& wanted) {
  std::vector<PaperThing> part = things;
  for (const Accessory accessory : all_accessories) {
    std::vector<PaperThing*> those;
    int all = 0;
    const int wanted_of_it = count_of(wanted, accessory);
    for (PaperThing& thing : part) {
      if (thing.of != accessory) continue;
      // A track comes along with what moves on it, and is not counted.
      if (thing.form == PaperThing::Form::Track) {
        thing.count = std::min(wanted_of_it, 1);
        continue;
      }
      those.push_back(&thing);
      all += thing.count;
    }
    const int surplus = all - wanted_of_it;
    if (those.empty() || surplus <= 0) continue;
    if (those.front()->seat != SeatId())
      take_from_first(those, surplus);
    else
      share_out(those, all - surplus, all);
  }
  std::erase_if(part, [](const PaperThing& thing) { return thing.count == 0; });
  return part;
}

}  // namespace hexwright
