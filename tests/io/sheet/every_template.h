#pragma once

#include <filesystem>
#include <string>

#include <gtest/gtest.h>

#include "io/files/file_access.h"
#include "io/xml/scenario_xml.h"
#include "tests/support/templates.h"

// Suites whose parameter is the name of a template.

namespace hexwright::test {

inline Scenario template_named(const std::string& name) {
  const auto file = std::filesystem::path(HEXWRIGHT_TEMPLATES) / (name + ".xml");
  return read_xml(read_file(file, max_xml_bytes).value()).scenario;
}

}  // namespace hexwright::test
