#pragma once

#include <optional>
#include <variant>

#include "editor/cli/commands.h"
#include "editor/cli/outputs.h"
#include "io/files/file_access.h"
#include "model/generate/generate.h"

namespace CLI {
class App;
}  // namespace CLI

namespace hexwright {

/// Options and help of what boards must meet, and of what may move.
void describe(CLI::App& app, BoardRequest& request);

/// Wishes, and what may move. Refused in words where the map has no area, stack or hex of that name.
Outcome<GenerateOptions> options_for(const Scenario& scenario, const BoardRequest& request);

// What `balance` and `improve` begin with. What is wrong is told.

/// The format of what they write; none for an unknown ending.
std::optional<FileFormat> output_format(const BoardSearch& search);
/// The map, once it is sure that `outputs` can be written and the map can be played; else how to end.
std::variant<Scenario, ExitCode> open_for_search(const BoardSearch& search, const Outputs& outputs);
/// What is asked, but for how many boards; none when something makes no sense.
std::optional<BalanceOptions> options_for(const BoardSearch& search, const Scenario& scenario);

}  // namespace hexwright
