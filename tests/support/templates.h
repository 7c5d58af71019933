#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace hexwright {

/// Whether this build has all rule modules that the XML of a scenario names.
bool has_modules_of(const std::string& xml);

/// The names of all templates, without ".xml", in order; not of those whose modules are left out of this
/// build.
std::vector<std::string> template_names();
bool is_template(const std::string& name);

/// Templates that play the same rule modules are a family: their names, "base" without any.
std::string family_of(const std::string& name);
/// The first template of each family, in order.
const std::vector<std::string>& template_families();
/// As few of them as play every module, and the base game by itself; in the full check all of them.
std::vector<std::string> families_of_every_module();

/// Of what takes long one in three, or one of fewer, others at each commit, which the check counts in
/// HEXWRIGHT_TURN; all in the full check.
std::vector<std::string> in_turn(const std::vector<std::string>& all);

/// Whether this is the full check, which the environment says in HEXWRIGHT_FULL.
bool is_full_check();

/// For a suite that plays all of them: all names, but under the sanitizers only families, unless it is the
/// full check.
std::vector<std::string> templates_to_play();

/// Whether a suite that takes long looks at this template in full: at each in the full check, else at the
/// first one of each family. At the others it looks briefly.
bool is_in_full(const std::string& name);

namespace test {

/// For suites whose parameter is the name of a template, a pack or a file.
inline std::string parameter_name(const ::testing::TestParamInfo<std::string>& info) {
  std::string name = info.param;
  std::ranges::replace(name, '-', '_');
  return name;
}

}  // namespace test

}  // namespace hexwright
