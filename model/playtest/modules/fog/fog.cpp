#include "listed_rules.h"
#include "model/playtest/table.h"

namespace hexwright {
namespace {

void prepare_fog(const MapView& map, int, hexwright::Facts& facts) {
  facts.explores = map.rules().explores();
}

}  // namespace

constinit const ModuleRules fog_rules{.module = "fog", .prepare = prepare_fog};

}  // namespace hexwright
