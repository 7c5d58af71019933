#include "playtest/modules/modules.h"
#include "playtest/table.h"

namespace hexwright {

constinit const TableRules jungle_table{.module = "jungle"};

}  // namespace hexwright
