#pragma once

#include <string>

#include <pugixml.hpp>

#include "io/xml/canonical_text.h"
#include "io/xml/report.h"
#include "io/xml/written_at.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// The packs of own rules in a section of the file: what is wrong with their form is reported, each at its
/// place. Before anything that may name one of their terrains.
void read_packs(pugi::xml_node section, FileReport& report, Scenario& scenario, WrittenAt::Offsets& written);
void write_element(CanonicalText& out, const own::Element& element);
/// The root of a file of one pack. Empty where it is none.
inline constexpr const char* pack_file_root = "rule-pack";
own::Element read_pack_of(pugi::xml_node root, FileReport& report);
void write_packs(CanonicalText& out, const own::Packs& packs);

/// How files name a terrain, harbor or mark where it lies: "hills", and "own:lake" for one of the packs.
std::string spelled(const own::Packs& packs, auto thing) {
  return std::string(is_own(thing) ? "own:" : "").append(own::id(packs, thing));
}

}  // namespace hexwright
