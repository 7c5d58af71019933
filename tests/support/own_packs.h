#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "io/xml/scenario_xml.h"
#include "model/rules/own/example.h"
#include "model/rules/own/own.h"
#include "model/scenario/edit.h"
#include "model/validation/validate.h"
#include "tests/support/playing.h"

namespace hexwright {

/// A pack of the gallery, by the name of its file. Throws where it cannot be read.
inline own::Element gallery_pack(const std::string& name) {
  std::stringstream bytes;
  bytes << std::ifstream(std::string(HEXWRIGHT_TEMPLATES) + "/packs/" + name + ".hexrules").rdbuf();
  LoadedPack loaded = read_pack(bytes.str());
  if (!loaded.problems.empty()) throw std::runtime_error(name + ": " + text(loaded.problems.front().message));
  return loaded.pack;
}

/// A map on which everything in it can happen.
inline std::string template_for(const own::Element& pack) { return std::string(own::example_template(pack)); }

inline std::vector<std::string> gallery_names() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(std::string(HEXWRIGHT_TEMPLATES) + "/packs"))
    names.push_back(entry.path().stem().string());
  std::sort(names.begin(), names.end());
  return names;
}

/// A pack as a file has it, between its tags.
inline own::Element pack_of(const std::string& inside) {
  LoadedPack loaded =
      read_pack("<rule-pack id=\"mine\" title=\"Mine\" language=\"1\">" + inside + "</rule-pack>");
  if (!loaded.problems.empty()) throw std::runtime_error(text(loaded.problems.front().message));
  return loaded.pack;
}

/// A template with a pack on its board.
inline Scenario with_pack_on_board(own::Element pack, const std::string& template_name = "base-3-4") {
  return own::example_map(template_named(template_name), std::move(pack));
}

/// The base game with a pack that says this.
inline Scenario base_with(const std::string& inside) { return with_pack_on_board(pack_of(inside)); }

/// All that its packs say.
inline std::vector<std::string> sentences(const Scenario& scenario) {
  std::vector<std::string> all;
  for (const own::Said& said : own::sentences_of(own::read_book(scenario.own)))
    all.push_back(text(said.words));
  return all;
}
/// What a check finds.
inline std::vector<std::string> findings(const Scenario& scenario, std::string_view check) {
  std::vector<std::string> all;
  for (const Finding& finding : validate(scenario))
    if (finding.check == check) all.push_back(text(finding.message));
  return all;
}

}  // namespace hexwright
