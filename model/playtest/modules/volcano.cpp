#include "playtest/modules/modules.h"
#include "playtest/table.h"

namespace hexwright {

constinit const TableRules volcano_table{.module = "volcano"};

}  // namespace hexwright
