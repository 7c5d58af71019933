#pragma once

namespace hexwright {

struct TableRules;

// What each rule module does at the table.
extern const TableRules jungle_table, volcano_table, explorers_table, frontiers_table, spices_table,
    desolation_table;

}  // namespace hexwright
