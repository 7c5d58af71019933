#pragma once

#include <string>

#include "model/scenario/message.h"

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace hexwright {

/// What is wrong with a command line, in words of our own: the library that reads it speaks English only.
Message usage_problem(const CLI::App& app, const CLI::ParseError& error);

/// The commands that were chosen, one within the other: "hexwright-cli library list".
std::string chosen_command(const CLI::App& app);

}  // namespace hexwright
