#include "playtest/modules/modules.h"
#include "playtest/table.h"

namespace hexwright {

constinit const TableRules desolation_table{.module = "desolation"};

}  // namespace hexwright
