#pragma once

#include <map>
#include <string>

#include <gtest/gtest.h>

#include "tests/support/outside.h"

namespace hexwright::test {

/// The maps that Debian's package pioneers-console-data installs, by file name; empty where it is missing.
const std::map<std::string, std::string>& shipped_maps();
std::string shipped_map(const std::string& name);

/// The SHA-256 of what Pioneers' own editor (15.6) saves for each; the maps are under its licence, so they
/// and the saved files stay outside this repository. tests/fixtures/pioneers/save-with-editor.sh makes them.
std::map<std::string, std::string> saved_by_the_editor();

std::string sha_256(const std::string& bytes);

/// Tests of these maps, which are skipped where the package is not installed.
class ShippedMapsTest : public testing::Test {
 protected:
  void SetUp() override { HEXWRIGHT_NEEDS(!shipped_maps().empty(), "pioneers-console-data"); }
};

}  // namespace hexwright::test
