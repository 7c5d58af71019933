#pragma once

#include <span>
#include <string_view>

#include <pugixml.hpp>

#include "io/xml/plain_cells.h"
#include "io/xml/report.h"
#include "io/xml/scenario_xml.h"

namespace hexwright {

// The steps in which a file is read, one after the other.

/// Whether the bytes are UTF-8 text that XML may hold; if not, the report says where and what to do.
bool check_encoding(std::string_view xml, FileReport& report);

/// Holds the tree against the elements and attributes that the format knows (the same as in
/// hexwright.xsd) and reports what is unknown, missing, doubled or misplaced. What values mean is not its
/// concern.
void check_shape(pugi::xml_node scenario, FileReport& report);

/// Rewrites the raw tree of a file of one version into that of the next, and tells the user in the report
/// what it changed.
using Migration = void (*)(pugi::xml_node scenario, FileReport& report);

/// The n-th (from 0) leads from version n + 1 to version n + 2.
std::span<const Migration> all_migrations();

/// Lifts the tree step by step from `version` to the newest that the migrations lead to.
void migrate(pugi::xml_node scenario, int version, std::span<const Migration> migrations, FileReport& report);

/// Fills the scenario from a tree of the newest version, and the cells that the tree lacks, and notes where
/// things were written. Wrong values are reported and left out; reading goes on.
void read_scenario(pugi::xml_node root, PlainCells plain, FileReport& report, Scenario& scenario,
                   WrittenAt::Offsets& written);

/// The part of it that is drawn from: pools, stacks, which tokens go to which terrain.
void read_supplies(pugi::xml_node root, FileReport& report, Scenario& scenario, WrittenAt::Offsets& written);

/// The part of it that lies on the board: cells, harbors, frontiers, areas, markers, closed intersections,
/// locked hexes.
void read_board(pugi::xml_node root, PlainCells plain, FileReport& report, Scenario& scenario,
                WrittenAt::Offsets& written);

}  // namespace hexwright
