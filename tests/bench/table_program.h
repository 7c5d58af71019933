#pragma once

#include <exception>
#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <string>

#include <CLI/CLI.hpp>

#include "io/xml/scenario_xml.h"
#include "model/scenario/scenario.h"

// What programs share that play, learn or measure on templates and write what came of it.

namespace hexwright::bench {

/// By its name, such as "base-3-4". Throws when there is none.
inline Scenario read_template(const std::string& name) {
  const std::string path = std::string(HEXWRIGHT_TEMPLATES) + "/" + name + ".xml";
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("no template " + path);
  const std::string xml{std::istreambuf_iterator<char>(file), {}};
  return read_xml(xml).scenario;
}

/// Reads the options, which `describe(app)` has described, and runs the program; what it throws is told under
/// its name. The exit code.
template <class Describe, class Run>
int run_program(const std::string& name, const std::string& about, int count, char** arguments,
                Describe describe, Run run) {
  CLI::App app(about, name);
  describe(app);
  CLI11_PARSE(app, count, arguments);
  try {
    run();
  } catch (const std::exception& error) {
    std::cerr << name << ": " << error.what() << "\n";
    return 2;
  }
  return 0;
}

}  // namespace hexwright::bench
