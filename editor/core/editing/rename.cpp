#include "editor/core/editing/rename.h"

#include <utility>

#include "model/rules/module.h"

namespace hexwright {
namespace {

using Kind = NamedPlace::Kind;

/// Collects the edits that make everything say the new name.
class Renaming {
 public:
  Renaming(const Scenario& scenario, const NamedPlace& thing, std::string name)
      : scenario_(scenario), thing_(thing), name_(std::move(name)) {}

  Outcome<Command> command() {
    std::optional<Refusal> refused;
    switch (thing_.kind) {
      case Kind::Area:
        refused = the_thing(scenario_.areas);
        break;
      case Kind::Stack:
        refused = the_thing(scenario_.stacks);
        break;
      case Kind::TerrainPool:
        refused = the_thing(scenario_.terrain_pools);
        break;
      case Kind::TokenPool:
        refused = the_thing(scenario_.token_pools);
        break;
      case Kind::HarborPool:
        refused = the_thing(scenario_.harbor_pools);
        break;
      case Kind::OwnRules:
        refused = refuse(N_("own rules are named in their own window"));
        break;
    }
    if (refused) return *std::move(refused);
    who_names_it();
    acceptances();
    return Command{{N_("rename {0} to {1}"), {thing_.name, name_}}, std::move(edits_)};
  }

 private:
  template <class Thing>
  std::optional<Refusal> the_thing(const std::map<std::string, Thing>& things) {
    const auto found = things.find(thing_.name);
    if (found == things.end()) return Refusal{{N_("nothing is named {0}"), {thing_.name}}};
    if (things.contains(name_)) return Refusal{{N_("the name {0} is taken"), {name_}}};
    edits_.push_back(SetNamed<Thing>{thing_.name, {}});
    edits_.push_back(SetNamed<Thing>{name_, found->second});
    return {};
  }

  void who_names_it() {
    cells_and_harbors();
    stacks();
    if (thing_.kind != Kind::TokenPool) return;
    if (const auto found = scenario_.terrain_tokens.find(thing_.name);
        found != scenario_.terrain_tokens.end()) {
      edits_.push_back(SetTerrainTokens{thing_.name, {}});
      edits_.push_back(SetTerrainTokens{name_, found->second});
    }
    module_options();
  }

  void cells_and_harbors() {
    for (const auto& [hex, cell] : scenario_.cells) {
      if (thing_.kind == Kind::Stack && cell.stack == thing_.name) edits_.push_back(SetHidden{hex, name_});
      if (thing_.kind == Kind::TerrainPool && draws(cell.terrain))
        edits_.push_back(SetTerrain{hex, Drawn{name_}});
      if (thing_.kind == Kind::TokenPool && draws(cell.token)) edits_.push_back(SetToken{hex, Drawn{name_}});
    }
    if (thing_.kind == Kind::HarborPool)
      for (const auto& [path, harbor] : scenario_.harbors)
        if (draws(harbor.kind)) edits_.push_back(SetHarbor{path, Harbor{harbor.facing, Drawn{name_}}});
  }

  void stacks() {
    for (const auto& [name, stack] : scenario_.stacks) {
      Stack changed = stack;
      if (thing_.kind == Kind::TokenPool && stack.token_pool == thing_.name) changed.token_pool = name_;
      if (thing_.kind == Kind::TerrainPool && stack.dealt_from == thing_.name) changed.dealt_from = name_;
      if (thing_.kind == Kind::Stack && stack.paired_with == thing_.name) changed.paired_with = name_;
      const bool itself = thing_.kind == Kind::Stack && name == thing_.name;
      if (changed != stack) edits_.push_back(SetStack{itself ? name_ : name, std::move(changed)});
    }
  }

  void module_options() {
    RuleChoices rules = scenario_.rules;
    for (auto& [id, options] : rules) {
      const RuleModule* module = find_module(id);
      if (!module) continue;
      for (auto& [option, value] : options)
        if (const auto* known = find_option(*module, option);
            known && known->kind == ModuleOption::Kind::TokenPool && value == thing_.name)
          value = name_;
    }
    edits_.push_back(SetRules{std::move(rules)});
  }

  /// The reason why a finding is accepted stays with the thing.
  void acceptances() {
    const std::string before = key(thing_);
    const std::string after = key(NamedPlace{thing_.kind, name_});
    for (const auto& [finding, reason] : scenario_.accepted) {
      if (finding.place != before) continue;
      edits_.push_back(SetAccepted{finding, {}});
      edits_.push_back(SetAccepted{{finding.check, after}, reason});
    }
  }

  template <class Face>
  bool draws(const Placed<Face>& placed) const {
    const auto* pool = pool_of(placed);
    return pool && *pool == thing_.name;
  }

  const Scenario& scenario_;
  const NamedPlace& thing_;
  std::string name_;
  Edits edits_;
};

}  // namespace

Outcome<Command> rename(const Scenario& scenario, const NamedPlace& thing, const std::string& name) {
  return Renaming(scenario, thing, name).command();
}

}  // namespace hexwright
