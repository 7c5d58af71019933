#pragma once

#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

#include "io/xml/scenario_xml.h"

namespace hexwright::bench {

/// By its name: "base-3-4". Throws where there is none.
inline Scenario read_template(const std::string& name) {
  const std::string path = std::string(HEXWRIGHT_TEMPLATES) + "/" + name + ".xml";
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("no template " + path);
  const std::string xml{std::istreambuf_iterator<char>(file), {}};
  return read_xml(xml).scenario;
}

}  // namespace hexwright::bench
