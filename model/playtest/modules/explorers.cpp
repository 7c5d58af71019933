#include "playtest/modules/modules.h"
#include "playtest/table.h"

namespace hexwright {

constinit const TableRules explorers_table{.module = "explorers"};

}  // namespace hexwright
