#include "io/pioneers/pioneers_game.h"

#include "io/pioneers/game_file.h"

namespace hexwright {

ImportedGame read_pioneers(std::string_view game) {
  pioneers::Report report;
  const auto file = pioneers::read_game_file(game, report);
  Scenario scenario;
  if (!file.hexes.empty()) scenario = pioneers::scenario_from(file, report);
  return {std::move(scenario), report.take()};
}

ExportedGame write_pioneers(const Scenario& scenario) {
  pioneers::Report report;
  const auto file = pioneers::game_file_from(scenario, report);
  return {pioneers::write_game_file(file), report.take()};
}

}  // namespace hexwright
