#include <algorithm>
#include <array>
#include <cassert>

#include "model/board/index.h"
#include "model/playtest/table.h"

namespace hexwright {
namespace {

template <class Spec>
using Rows = std::span<const Spec> ModuleRules::*;

template <class Spec>
std::vector<const Spec*> collected(Rows<Spec> rows) {
  std::vector<const Spec*> specs;
  for (const ModuleRules* rules : all_module_rules())
    for (const Spec& spec : rules->*rows) specs.push_back(&spec);
  return specs;
}

template <class Spec, std::size_t most>
std::array<const Spec*, most> by_kind(const std::vector<const Spec*>& specs) {
  static constexpr Spec unused{};
  std::array<const Spec*, most> table;
  table.fill(&unused);
  for (const Spec* spec : specs) {
    auto& place = table[at(spec->kind)];
    assert(place == &unused);  // every kind has its own number
    place = spec;
  }
  return table;
}

}  // namespace

const std::vector<const ActionSpec*>& all_action_specs() {
  static const auto specs = collected<ActionSpec>(&ModuleRules::actions);
  return specs;
}
const std::vector<const TaskSpec*>& all_task_specs() {
  static const auto specs = collected<TaskSpec>(&ModuleRules::tasks);
  return specs;
}

const ActionSpec& spec_of(ActionKind kind) {
  static const auto table = by_kind<ActionSpec, most_action_kinds>(all_action_specs());
  return *table[static_cast<std::size_t>(kind) % most_action_kinds];
}
const TaskSpec& spec_of(TaskKind kind) {
  static const auto table = by_kind<TaskSpec, most_task_kinds>(all_task_specs());
  return *table[static_cast<std::size_t>(kind) % most_task_kinds];
}

std::string_view id(ActionKind kind) { return spec_of(kind).id; }

std::optional<ActionKind> action_kind_from_id(std::string_view id) {
  const auto& specs = all_action_specs();
  const auto found =
      std::find_if(specs.begin(), specs.end(), [&](const ActionSpec* spec) { return spec->id == id; });
  return found == specs.end() ? std::nullopt : std::optional((*found)->kind);
}

bool has_outcome(ActionKind kind) { return spec_of(kind).weigh != nullptr; }

}  // namespace hexwright
