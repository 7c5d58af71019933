#include <array>
#include <cstdio>
#include <vector>

#include "hexwright/model/playtest/bots/all_bots.h"
#include "hexwright/model/playtest/match.h"
#include "hexwright/model/scenario/edit.h"
#include "hexwright/model/validation/validate.h"

using namespace hexwright;

// Nineteen hexes of our own, made by edits as in the editor.
static Scenario island() {
  constexpr auto h = Terrain::Hills, f = Terrain::Forest, m = Terrain::Mountains, g = Terrain::Fields,
                 p = Terrain::Pasture, d = Terrain::Desert;
  constexpr std::array terrains{m, p, f, g, h, p, h, g, f, d, f, m, f, m, g, p, h, g, p};
  constexpr std::array tokens{10, 2, 9, 12, 6, 4, 10, 9, 11, 0, 3, 8, 8, 3, 4, 5, 5, 6, 11};
  Scenario scenario;
  Details details;
  details.title = "Nineteen";
  Edits edits{SetDetails{details}};
  std::size_t next = 0;
  for (int r = -2; r <= 2; ++r)
    for (int q = -2; q <= 2; ++q) {
      if (q + r < -2 || q + r > 2) continue;
      edits.push_back(SetTerrain{{q, r}, terrains[next]});
      if (tokens[next] > 0) edits.push_back(SetToken{{q, r}, tokens[next]});
      ++next;
    }
  if (const auto done = apply_edits(scenario, edits); const auto* refusal = done.refusal())
    std::printf("%s\n", text(refusal->why).c_str());
  return scenario;
}

int main() {
  const Scenario scenario = island();
  const auto findings = validate(scenario);
  for (const Finding& finding : findings)
    if (finding.severity == Severity::Error) std::printf("%s\n", text(finding.message).c_str());
  if (count_open(findings, Severity::Error) > 0) return 1;

  const Game game(scenario, {.players = 3});
  const std::vector<const BotKind*> bots(3, find_bot("settler"));
  const auto ending = Match(game, bots).play(7, 0, 5000);
  std::printf("%zu hexes, seat %d won after %d turns\n", scenario.cells.size(),
              ending.state.winner.value() + 1, static_cast<int>(ending.state.turn_number));
  return ending.stalled ? 1 : 0;
}
