#pragma once

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "editor/core/editing/own_parts.h"
#include "editor/core/editing/own_repairs.h"
#include "editor/core/editing/own_rules.h"
#include "io/xml/scenario_xml.h"

// Packs of own rules for tests of how they are written.

namespace hexwright {

inline const own::ElementRow& row(std::string_view parent, std::string_view name) {
  return *own::find_row(parent, name);
}
inline const own::AttributeRow& slot(std::string_view parent, std::string_view element,
                                     std::string_view name) {
  return *own::find_attribute(row(parent, element), name);
}

inline own::Element with_things(const std::vector<std::string>& names) {
  own::Element pack = new_pack("mine", "Mine");
  for (const std::string& name : names) pack = with_part({}, pack, {}, row("pack", name)).pack;
  return pack;
}
inline own::Element changed(own::Element pack, const PartPath& part, std::string_view attribute,
                            const std::string& value) {
  const own::AttributeRow& its = *own::find_attribute(row_at(pack, part), attribute);
  return with_value({}, {}, std::move(pack), part, its, value);
}
inline own::Element written_pack(const std::string& inside) {
  return read_pack("<rule-pack id=\"mine\" title=\"Mine\" language=\"1\">" + inside + "</rule-pack>").pack;
}
inline own::Element fishing() {
  return written_pack(R"(
    <terrain id="lake" title="Lake" colour="2F6F9F" pattern="waves" symbol="fish" prints="2 3 11 12"/>
    <counter id="fish" title="Fish" one="fish" many="fish" most="30"/>
    <rule id="fishing" title="Fishing"><when event="number" terrain="lake"/><for each="building-around"/>
      <gain counter="fish" count="1 2"/></rule>)");
}
inline std::vector<std::string> names(const std::vector<const own::AttributeRow*>& rows) {
  std::vector<std::string> all;
  for (const auto* each : rows) all.emplace_back(each->name);
  return all;
}
inline std::vector<std::string> said(const std::vector<PartProblem>& problems) {
  std::vector<std::string> all;
  for (const PartProblem& each : problems) all.push_back(each.attribute + ": " + text(each.message));
  return all;
}
inline const PartProblem& problem_at(const std::vector<PartProblem>& problems, std::string_view attribute) {
  const auto found =
      std::ranges::find_if(problems, [&](const PartProblem& each) { return each.attribute == attribute; });
  if (found == problems.end()) throw std::runtime_error("no problem of " + std::string(attribute));
  return *found;
}
inline std::vector<PartProblem> problems_in(const own::Element& pack) { return problems_of({}, {}, pack); }

}  // namespace hexwright
