#pragma once

#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#include "io/xml/scenario_xml.h"
#include "tests/fuzz/promise.h"

/// The template of this name, which a fuzzer plays or compares with.
inline hexwright::Scenario read_template(std::string_view name) {
  std::ifstream file(std::string(HEXWRIGHT_TEMPLATES) + "/" + std::string(name) + ".xml", std::ios::binary);
  auto read = hexwright::read_xml(std::string{std::istreambuf_iterator<char>(file), {}});
  promise(file.good() || file.eof(), "templates can be read");
  promise(!has_errors(read.problems), "templates have no errors");
  return std::move(read.scenario);
}
