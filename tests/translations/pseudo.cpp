#include "tests/translations/pseudo.h"

#include <clocale>
#include <cstdlib>
#include <libintl.h>

namespace hexwright::test {
namespace {

constexpr const char* domain = "hexwright";

bool begin() {
  ::setenv("LANGUAGE", "eo", 1);
  ::setenv("LOCPATH", HEXWRIGHT_PSEUDO_LOCALES, 1);
  std::setlocale(LC_MESSAGES, "eo.UTF-8");
  bindtextdomain(domain, HEXWRIGHT_PSEUDO);
  bind_textdomain_codeset(domain, "UTF-8");
  return true;
}

}  // namespace

std::string pseudo(const std::string& pattern, const Plural* count) {
  static const bool begun = begin();
  static_cast<void>(begun);
  if (count) return dngettext(domain, pattern.c_str(), count->several.c_str(), count->number);
  return pattern.empty() ? pattern : dgettext(domain, pattern.c_str());
}

Words words_of_designer(const Scenario& scenario) {
  Words all;
  const auto add = [&](std::string_view text) {
    for (auto& word : plain_words(text)) all.insert(std::move(word));
  };
  for (const auto& [name, pool] : scenario.terrain_pools) add(name);
  for (const auto& [name, pool] : scenario.token_pools) add(name);
  for (const auto& [name, pool] : scenario.harbor_pools) add(name);
  for (const auto& [name, stack] : scenario.stacks)
    add(name + " " + stack.token_pool + " " + stack.paired_with + " " + stack.dealt_from);
  for (const auto& [name, tokens] : scenario.terrain_tokens) add(name);
  for (const auto& [name, area] : scenario.areas) add(name);
  for (const auto& [box, count] : scenario.boxes) add(box);
  const auto add_values = [&](const auto& self, const own::Element& element) -> void {
    for (const own::Attribute& attribute : element.attributes) add(attribute.value);
    for (const own::Element& part : element.children) self(self, part);
  };
  for (const own::Element& pack : scenario.own.all()) add_values(add_values, pack);
  for (const auto& [hex, cell] : scenario.cells) {
    add(cell.stack);
    if (const auto* pool = pool_of(cell.terrain)) add(*pool);
    if (const auto* pool = pool_of(cell.token)) add(*pool);
  }
  for (const auto& [path, harbor] : scenario.harbors)
    if (const auto* pool = pool_of(harbor.kind)) add(*pool);
  for (const auto& [finding, reason] : scenario.accepted) add(finding.check + " " + finding.place);
  for (const auto& [module, options] : scenario.rules) {
    add(module);
    for (const auto& [option, value] : options) add(option + " " + value);
  }
  return all;
}

}  // namespace hexwright::test
