#include "tests/support/templates.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <regex>
#include <set>

#include "model/rules/module.h"
#include "tests/support/golden.h"
#include "tests/support/sanitized.h"

namespace hexwright {
namespace {

constexpr const char* folder = HEXWRIGHT_TEMPLATES;

std::set<std::string> modules_in(const std::string& text) {
  static const std::regex module("<module id=\"([^\"]+)\"");
  std::set<std::string> modules;
  for (std::sregex_iterator found(text.begin(), text.end(), module), end; found != end; ++found)
    modules.insert(found->str(1));
  return modules;
}

std::set<std::string> modules_of(const std::string& name) {
  return modules_in(test::contents_of(std::string(folder) + "/" + name + ".xml"));
}

}  // namespace

// Where no module is left out, one that is not found is a fault, which whoever reads the scenario shall see.
bool has_modules_of(const std::string& xml) {
  return !HEXWRIGHT_LACKS_MODULES || std::ranges::all_of(modules_in(xml), find_module);
}

std::vector<std::string> template_names() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string name = entry.path().stem().string();
    if (entry.path().extension() == ".xml" && has_modules_of(test::contents_of(entry.path())))
      names.push_back(name);
  }
  std::sort(names.begin(), names.end());
  return names;
}

bool is_template(const std::string& name) {
  static const std::vector<std::string> names = template_names();
  return std::ranges::binary_search(names, name);
}

std::string family_of(const std::string& name) {
  std::string family;
  for (const std::string& each : modules_of(name)) family += (family.empty() ? "" : " ") + each;
  return family.empty() ? "base" : family;
}

const std::vector<std::string>& template_families() {
  static const std::vector<std::string> families = [] {
    std::set<std::string> seen;
    std::vector<std::string> first;
    for (const std::string& name : template_names())
      if (seen.insert(family_of(name)).second) first.push_back(name);
    return first;
  }();
  return families;
}

std::vector<std::string> families_of_every_module() {
  if (is_full_check()) return template_families();
  std::vector<std::pair<std::string, std::set<std::string>>> families;
  for (const std::string& name : template_families()) families.emplace_back(name, modules_of(name));
  std::ranges::stable_sort(families, std::ranges::greater{},
                           [](const auto& each) { return each.second.size(); });
  std::set<std::string> played;
  std::vector<std::string> few;
  for (const auto& [name, modules] : families) {
    if (!modules.empty() && std::ranges::includes(played, modules)) continue;
    played.insert(modules.begin(), modules.end());
    few.push_back(name);
  }
  return few;
}

std::vector<std::string> in_turn(const std::vector<std::string>& all) {
  if (is_full_check()) return all;
  constexpr std::size_t turns = 3;
  const char* turn = std::getenv("HEXWRIGHT_TURN");
  std::vector<std::string> some;
  for (std::size_t i = (turn ? std::strtoul(turn, nullptr, 10) : 0) % std::min(turns, all.size());
       i < all.size(); i += turns)
    some.push_back(all[i]);
  return some;
}

bool is_full_check() { return std::getenv("HEXWRIGHT_FULL") != nullptr; }

std::vector<std::string> templates_to_play() {
  return is_sanitized && !is_full_check() ? template_families() : template_names();
}

bool is_in_full(const std::string& name) {
  return is_full_check() || std::ranges::binary_search(template_families(), name);
}

}  // namespace hexwright
