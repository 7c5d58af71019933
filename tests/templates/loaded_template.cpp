#include "tests/templates/loaded_template.h"

#include <fstream>
#include <iterator>
#include <stdexcept>

#include "io/xml/scenario_xml.h"

namespace hexwright::test {

std::string template_text(const std::string& name) {
  std::ifstream file(std::string(HEXWRIGHT_TEMPLATES) + "/" + name + ".xml", std::ios::binary);
  if (!file) throw std::runtime_error("there is no template " + name);
  return {std::istreambuf_iterator<char>(file), {}};
}

Scenario loaded_template(const std::string& name) {
  const auto loaded = read_xml(template_text(name));
  for (const Problem& problem : loaded.problems) throw std::runtime_error(text(problem, name));
  return loaded.scenario;
}

}  // namespace hexwright::test
