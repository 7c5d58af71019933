#include <algorithm>
#include <array>
#include <string>

#include "io/xml/reading.h"
#include "io/xml/scenario_xml.h"
#include "model/rules/module.h"

namespace hexwright {
namespace {

/// What is undiscovered belongs to no module in version 1, to the one of face-down hexes in version 2.
void undiscovered_hexes_need_their_module(pugi::xml_node scenario, FileReport& report) {
  const auto is_hidden = [](pugi::xml_node cell) { return *cell.attribute("stack").value() != '\0'; };
  const auto cells = scenario.child("cells").children("cell");
  const auto hidden = std::find_if(cells.begin(), cells.end(), is_hidden);
  const auto stack = scenario.child("stacks").child("stack");
  if (!stack && hidden == cells.end()) return;
  const auto modules = all_modules();
  const auto has_stacks = [](const RuleModule* module) { return module->vocabulary.stacks; };
  const std::string id((*std::find_if(modules.begin(), modules.end(), has_stacks))->id);
  auto rules = scenario.child("rules");
  if (rules.find_child_by_attribute("module", "id", id.c_str())) return;
  if (!rules) rules = scenario.prepend_child("rules");
  rules.append_child("module").append_attribute("id") = id.c_str();
  report.note(report.at(stack ? stack : *hidden),
              N_("undiscovered hexes belong to the rule module \"{0}\" now, which is switched on"), {id});
}

/// Version 3 only adds wishes for boards, locks and seeds, version 4 own terrains and rules.
void nothing_changes(pugi::xml_node /*scenario*/, FileReport& /*report*/) {}

constexpr std::array<Migration, xml_version - 1> migrations{undiscovered_hexes_need_their_module,
                                                            nothing_changes, nothing_changes};

}  // namespace

std::span<const Migration> all_migrations() { return migrations; }

void migrate(pugi::xml_node scenario, int version, std::span<const Migration> migrations,
             FileReport& report) {
  const auto passed = static_cast<std::size_t>(version - 1);
  for (const Migration step : migrations.subspan(std::min(passed, migrations.size()))) step(scenario, report);
}

}  // namespace hexwright
