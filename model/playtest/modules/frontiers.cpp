#include "playtest/modules/modules.h"
#include "playtest/table.h"

namespace hexwright {

constinit const TableRules frontiers_table{.module = "frontiers"};

}  // namespace hexwright
