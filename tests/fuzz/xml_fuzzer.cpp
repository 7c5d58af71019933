#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "io/xml/scenario_xml.h"
#include "model/scenario/edit.h"
#include "model/scenario/text_rules.h"
#include "tests/fuzz/promise.h"

namespace {

using namespace hexwright;

/// Builds the same document through edits alone: what a file holds, an editor must have been able to make.
class Rebuilt {
 public:
  explicit Rebuilt(const Scenario& s) {
    apply(SetTopology{s.topology});
    apply(SetDetails{s.details});
    apply(SetRules{s.rules});
    apply(SetPacks{s.own});
    apply(SetBoxes{s.boxes});
    apply_named(s.terrain_pools);
    apply_named(s.token_pools);
    apply_named(s.harbor_pools);
    apply_named(s.stacks);
    apply_named(s.terrain_tokens);
    for (const auto& [hex, cell] : s.cells) apply(SetCell{hex, cell});
    for (const auto& [path, harbor] : s.harbors) apply(SetHarbor{path, harbor});
    for (const auto& [path, centre] : s.frontiers) apply(SetFrontier{path, centre});
    apply_named(s.areas);
    for (const auto& [marker, hex] : s.markers) apply(SetMarker{marker, hex});
    for (const auto& [at, mark] : s.marks) apply(SetMark{at, mark});
    for (const Intersection& closed : s.closed_to_founding) apply(SetClosedToFounding{closed, true});
    apply(SetWishes{s.generation.wishes});
    for (const Hex locked : s.generation.locked) apply(SetLocked{locked, true});
    apply(SetDealt{s.generation.dealt});
    for (const auto& [finding, reason] : s.accepted) apply(SetAccepted{finding, reason});
    apply(SetForeign{s.foreign});
  }

  const Scenario& scenario() const { return scenario_; }

 private:
  template <class Things>
  void apply_named(const Things& things) {
    for (const auto& [name, thing] : things) apply(SetNamed<typename Things::mapped_type>{name, thing});
  }
  void apply(const Edit& edit) {
    const auto outcome = apply_edit(scenario_, edit);
    promise(!outcome.refusal(), "an edit would have refused what was read");
  }

  Scenario scenario_;
};

void check_problems(std::string_view xml, const Problems& problems) {
  for (const Problem& problem : problems) {
    promise(is_clean_text(text(problem, "file"), false), "a message can be shown");
    promise(problem.line >= 0 && problem.column >= 0, "positions count up");
    promise(static_cast<std::size_t>(problem.line) <= xml.size() + 1, "a line lies in the file");
  }
}

void check_round_trip(const Scenario& scenario) {
  promise(Rebuilt(scenario).scenario() == scenario, "edits lead to the same scenario");
  const auto written = write_xml(scenario);
  const auto again = read_xml(written);
  promise(!has_errors(again.problems), "what is written reads without errors");
  promise(again.scenario == scenario, "what is written reads back equal");
  promise(write_xml(again.scenario) == written, "the same scenario gives the same bytes");
}

/// All problems in words; the tab below, where one quotes it, is shown escaped.
std::string reported(const LoadedScenario& loaded) {
  std::string lines;
  for (const Problem& problem : loaded.problems) lines += text(problem, "file") + "\n";
  for (auto tab = lines.find("\\t"); tab != std::string::npos; tab = lines.find("\\t", tab))
    lines.replace(tab, 2, " ");
  return lines;
}

/// Plain cells of a file that begins as we write it are read without a tree; with a root that is spelled
/// differently all come through the tree. (Of very many problems each way lists others.)
void check_plain_cells(std::string_view xml, const LoadedScenario& loaded) {
  constexpr std::string_view ours = "<scenario version=\"2\">";
  constexpr std::string_view theirs = "<scenario\tversion=\"2\">";
  const auto root = xml.find(ours);
  if (root == std::string_view::npos || loaded.problems.size() >= 1'000) return;
  const auto through_tree = read_xml(std::string(xml).replace(root, ours.size(), theirs), Positions::Keep);
  promise(reported(through_tree) == reported(loaded), "plain cells and the tree tell the same problems");
  promise(through_tree.scenario == loaded.scenario, "plain cells and the tree give the same scenario");
  for (const auto& [hex, cell] : loaded.scenario.cells)
    promise(through_tree.written_at.find(hex) == loaded.written_at.find(hex), "and the same lines");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view xml(reinterpret_cast<const char*>(data), size);
  const auto loaded = read_xml(xml, Positions::Keep);
  check_problems(xml, loaded.problems);
  check_plain_cells(xml, loaded);
  if (!has_errors(loaded.problems)) check_round_trip(loaded.scenario);
  return 0;
}
