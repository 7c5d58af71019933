#include <wx/intl.h>

#include "editor/core/editing/pools.h"
#include "editor/gui/fields/counts_fields.h"

namespace hexwright::gui {
namespace {

using Set = Command (*)(const Scenario& now, const std::string& stack, const std::string& name);

Field source(const wxString& label, const std::string& stack, Pick pick, Set set, const wxString& help) {
  return {_("Where the rest comes from"), label, std::move(pick),
          [stack, set](const Scenario& now, const FieldValue& value) -> Outcome<Command> {
            return set(now, stack, picked(std::get<Pick>(value)));
          },
          help};
}

Command deal_from(const Scenario& now, const std::string& stack, const std::string& pool) {
  const int dealt = now.stacks.at(stack).dealt;
  return set_stack_dealt(now, stack, pool.empty() ? 0 : std::max(1, dealt), pool);
}

// The last choice makes a pool.
Field token_source(const Scenario& scenario, const std::string& stack, const std::string& pool) {
  Pick pick = pick_of(scenario.token_pools, pool);
  pick.options.push_back(_("New…"));
  return {_("Where the rest comes from"), _("Number tokens"), std::move(pick),
          [stack](const Scenario& now, const FieldValue& value) -> Outcome<Command> {
            const Pick& chosen = std::get<Pick>(value);
            const bool is_last = chosen.chosen + 1 == static_cast<int>(chosen.options.size());
            return is_last ? set_stack_new_tokens(now, stack) : set_stack_tokens(now, stack, picked(chosen));
          },
          _("Tokens go to the hexes that yield something, as they are turned up. New… makes a pool with a "
            "token for each of them.")};
}

void add_sources(const Scenario& scenario, const std::string& name, const Stack& stack, Fields& fields) {
  fields.push_back(token_source(scenario, name, stack.token_pool));
  fields.push_back(source(_("Dealt from"), name, pick_of(scenario.terrain_pools, stack.dealt_from), deal_from,
                          _("More hexes, dealt to it face down from a terrain pool at set-up")));
  if (stack.dealt > 0)
    fields.push_back({_("Where the rest comes from"),
                      _("So many"),
                      Number{stack.dealt, 0, limits::count},
                      [name](const Scenario& now, const FieldValue& value) -> Outcome<Command> {
                        return set_stack_dealt(now, name, std::get<Number>(value).value,
                                               now.stacks.at(name).dealt_from);
                      },
                      {}});
  auto others = scenario.stacks;
  others.erase(name);
  fields.push_back(source(_("Paired with"), name, pick_of(others, stack.paired_with), set_stack_pair,
                          _("Its cells lie empty: discovering one draws from both stacks")));
}

}  // namespace

Fields fields_of_stack(const Scenario& scenario, const std::string& name, const Stack& stack) {
  Fields fields;
  const auto set = [name](const Scenario& now, auto face, int count) {
    return set_stack_count(now, name, face, count);
  };
  add_counts(scenario, _("Hexes in the stack"), stack.hexes, offered_terrains(scenario), set, fields);
  if (Allowed(scenario.rules).open_cells() || !stack.harbors.empty())
    add_counts(scenario, _("Sea hexes with a harbor"), stack.harbors, all_harbor_kinds, set, fields);
  add_sources(scenario, name, stack, fields);
  return fields;
}

}  // namespace hexwright::gui
