#pragma once

#include <pugixml.hpp>

#include "io/xml/plain_cells.h"
#include "io/xml/report.h"
#include "io/xml/scenario_xml.h"

namespace hexwright {

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
