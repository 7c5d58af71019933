#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "io/xml/scenario_xml.h"
#include "tests/support/golden.h"
#include "tests/support/outside.h"
#include "tests/support/sample_scenarios.h"
#include "tests/support/temporary_folder.h"

namespace hexwright::test {

/// A folder for one test, with the schema as the program carries it.
class SchemaFolder : public testing::Test {
 protected:
  SchemaFolder() { put("hexwright.xsd", xml_schema()); }
  void SetUp() override { HEXWRIGHT_NEEDS_TOOL("xmllint"); }

  void put(const std::string& name, std::string_view contents) {
    std::ofstream(folder_ / name, std::ios::binary) << contents;
  }

  /// Empty when the outside validator accepts all; else what it says. `files` may be a shell pattern.
  std::string validator_on(const std::string& files) {
    const auto log = folder_ / "log";
    const auto command = "xmllint --noout --schema '" + (folder_ / "hexwright.xsd").string() + "' " + files +
                         " 2> '" + log.string() + "'";
    if (std::system(command.c_str()) == 0) return "";
    return "xmllint says: " + contents_of(log);
  }
  std::string in_folder(const std::string& files) const {
    return "'" + folder_.path().string() + "'/" + files;
  }

  const TemporaryFolder folder_;
};

}  // namespace hexwright::test
