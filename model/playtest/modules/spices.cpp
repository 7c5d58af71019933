#include "playtest/modules/modules.h"
#include "playtest/table.h"

namespace hexwright {

constinit const TableRules spices_table{.module = "spices"};

}  // namespace hexwright
