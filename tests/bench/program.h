#pragma once

#include <exception>
#include <iostream>
#include <string>

#include <CLI/CLI.hpp>

namespace hexwright::bench {

/// A program that is run by hand: `describe(app)` names its options, `run()` does the work, and what that
/// throws is reported under the program's name. What `main` returns.
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
