#include "xml/scan.h"

#include "xml/scenario_xml.h"

namespace hexwright {

bool scan(std::string_view xml, Report& report) {
  if (xml.size() <= max_xml_bytes) return true;
  report.error(0, N_("the file is too large: {0} bytes, {1} at most"),
               {std::to_string(xml.size()), std::to_string(max_xml_bytes)});
  return false;
}

}  // namespace hexwright
