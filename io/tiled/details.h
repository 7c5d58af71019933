#pragma once

#include "io/tiled/source.h"
#include "model/scenario/scenario.h"

namespace hexwright::tiled {

// What is told about a scenario, as custom properties of the map.

/// Only what is not as usual.
void write_details(const Details& details, pugi::xml_node map);
Details read_details(pugi::xml_node map, Source& source);

/// Where the tile of column 0, row 0 lies on the board; nothing for {0, 0}.
void write_origin(Hex origin, pugi::xml_node map);
Hex read_origin(pugi::xml_node map, Source& source);

void add_property(pugi::xml_node element, const char* name, const char* type, const std::string& value);

}  // namespace hexwright::tiled
