#include "model/rules/fog/fog.h"

#include "model/playtest/modules/modules.h"
#include "model/playtest/table.h"

namespace hexwright {
namespace {

void prepare_fog(const MapView& map, int, hexwright::Facts& facts) { facts.explores = explores(map.rules()); }

}  // namespace

constinit const ModuleRules fog_rules{.module = "fog", .prepare = prepare_fog};

}  // namespace hexwright
