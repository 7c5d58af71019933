#pragma once

#include <pugixml.hpp>

#include "io/xml/report.h"

namespace hexwright {

/// Holds the tree against the elements and attributes that the format knows (the same as in
/// hexwright.xsd) and reports what is unknown, missing, doubled or misplaced. What values mean is not its
/// concern.
void check_shape(pugi::xml_node scenario, FileReport& report);

}  // namespace hexwright
