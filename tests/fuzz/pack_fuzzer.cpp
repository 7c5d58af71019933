#include <algorithm>
#include <cstdint>
#include <string_view>

#include "io/xml/scenario_xml.h"
#include "model/own/vocabulary.h"
#include "model/playtest/engine.h"
#include "model/playtest/invariants.h"
#include "model/rules/own/own.h"
#include "model/scenario/edit.h"
#include "model/scenario/text_rules.h"
#include "model/validation/validate.h"
#include "tests/fuzz/promise.h"
#include "tests/fuzz/read_template.h"

namespace {

using namespace hexwright;

/// The base game with the pack; its terrains lie where the first hexes of land do.
std::optional<Scenario> board_with(const own::Element& pack) {
  static const Scenario base = read_template("base-3-4");
  Scenario scenario = base;
  const auto outcome = apply_edit(scenario, SetPacks{own::Packs({pack})});
  if (outcome.refusal()) return {};
  auto cell = scenario.cells.begin();
  for (const own::OwnTerrain& terrain : scenario.own.terrains()) {
    while (cell != scenario.cells.end() && open_terrain(cell->second) == Terrain::Sea) ++cell;
    if (cell == scenario.cells.end()) break;
    if (!terrain.takes_token) cell->second.token = {};
    (cell++)->second.terrain = terrain.value;
  }
  return scenario;
}

void play(const Scenario& scenario) {
  const Game game(scenario);
  Random random(1, 2);
  State state = Starter(game).start(random);
  Actions legal;
  for (int i = 0; i < 250 && state.phase != Phase::Over; ++i) {
    legal_actions(game, state, legal);
    promise(!legal.empty(), "something can be done before the end");
    Action action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    resolve(game, state, action, random);
    apply(game, state, action);
    const auto broken = broken_invariants(game, state);
    promise(broken.empty(), broken.empty() ? "" : broken.front().c_str());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view xml(reinterpret_cast<const char*>(data), size);
  const auto loaded = read_pack(xml);
  for (const Problem& problem : loaded.problems)
    promise(is_clean_text(text(problem, "file"), false), "a message can be shown");
  if (has_errors(loaded.problems)) return 0;
  const auto written = write_pack(loaded.pack);
  const auto again = read_pack(written);
  promise(!has_errors(again.problems) && again.pack == loaded.pack, "what is written reads back equal");
  promise(write_pack(again.pack) == written, "the same pack gives the same bytes");
  const auto scenario = board_with(loaded.pack);
  if (!scenario) return 0;
  for (const own::Said& said : own::sentences_of(own::read_book(scenario->own)))
    promise(is_clean_text(text(said.words), false), "a sentence can be shown");
  validate(*scenario);
  if (playability_errors(*scenario).empty()) play(*scenario);
  return 0;
}
