#include "xml/scenario_xml.h"

namespace hexwright {
LoadedScenario read_xml(std::string_view, Positions) { return {}; }
std::string_view xml_schema() { return {}; }
}  // namespace hexwright
