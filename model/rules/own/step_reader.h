#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "model/rules/own/part_reader.h"

namespace hexwright::own {

/// Reads what rules and actions do.
class StepReader : protected PartReader {
 protected:
  using PartReader::PartReader;

  std::optional<Step> step(const Element& element) {
    using enum Step::Kind;
    constexpr std::array<std::pair<std::string_view, Step::Kind>, 14> kinds_of_steps{{{"take", Take},
                                                                                      {"pay", Pay},
                                                                                      {"swap", Swap},
                                                                                      {"gain", Gain},
                                                                                      {"lose", Lose},
                                                                                      {"points", Points},
                                                                                      {"roll", Roll},
                                                                                      {"strike", Strike},
                                                                                      {"move", Move},
                                                                                      {"number", Number},
                                                                                      {"draw", Draw},
                                                                                      {"give", Give},
                                                                                      {"become", Become},
                                                                                      {"build", Build}}};
    const auto* found = std::find_if(kinds_of_steps.begin(), kinds_of_steps.end(),
                                     [&](const auto& each) { return each.first == element.name; });
    if (found == kinds_of_steps.end()) return {};
    Step step;
    step.kind = found->second;
    step.count = values(element, "count", 1);
    step.what = kinds(element.get(step.kind == Swap ? "give" : "what"));
    step.get = kinds(element.get("get"));
    if (step.kind == Gain || step.kind == Lose) step.counter = counter(element, element.get("counter"));
    if (step.kind == Draw) step.deck = deck(element);
    step.same = yes(element, "same");
    step.may = yes(element, "may");
    step.random = element.get("how") == "random";
    step.shrinks = yes(element, "shrinks");
    step.to_corner = element.get("to") == "corner";
    step.to = element.get("to") == "left"            ? Step::Receiver::Left
              : element.get("to") == "fewest-points" ? Step::Receiver::FewestPoints
                                                     : Step::Receiver::OnTurn;
    step.up = element.get("step") == "up";
    step.away = element.get("step") == "away";
    if (step.kind == Strike) step.place = filter(element);
    step.pirate = element.get("piece") == "pirate";
    step.ship = element.get("what") == "ship";
    step.sides = number_or(element, "sides", 6);
    step.dice = number_or(element, "dice", 1);
    step.struck = element.get("what") == "building" ? a_settlement | a_city : pieces_in(element.get("what"));
    if (step.kind == Move) {
      step.terrains = terrains(element, element.get("terrain"));
      TerrainSet sea;
      sea.add(Terrain::Sea);
      if (step.pirate ? !step.terrains.contains(Terrain::Sea) : step.terrains == sea)
        problem(element, say(N_("the robber stands on land, and the pirate at sea")));
    }
    if (step.kind == Become) {
      step.terrains = terrains(element, element.get("terrain"));
      if (step.terrains.count() > 1 || step.terrains.contains(Terrain::Sea))
        problem(element, say(N_("a hex becomes one terrain, which is land")));
    }
    step.on = numbers_of(element.get("on"));
    if (step.to_corner && (step.sides != 6 || step.dice != 1))
      problem(element, say(N_("a hex has six corners: only one die with six sides names one")));
    return step;
  }
  std::vector<Step> steps(const Element& element) {
    std::vector<Step> all;
    bool rolled = false;
    for (const Element& child : element.children) {
      const auto read = step(child);
      if (!read) continue;
      if (read->on.any() && !rolled)
        problem(child, say(N_("\"on\" speaks of the result of a <roll> before it, and there is none")),
                say(N_("\"on\" speaks of the result of a die, and no part before this one rolls any")));
      rolled = rolled || read->kind == Step::Kind::Roll;
      all.push_back(*read);
    }
    if (all.empty()) problem(element, say(N_("it does nothing: it has no steps")));
    return all;
  }
};

}  // namespace hexwright::own
