#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "io/files/problem.h"
#include "io/xml/written_at.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// The newest version of the file format that this program reads. A scenario is written as the oldest version
/// from 2 on that can say all of it, so that older programs read it where they can.
inline constexpr int xml_version = 4;

/// A scenario as far as it could be read, with every problem of the file.
struct LoadedScenario {
  /// What could be read; only to be used when `problems` has no errors.
  Scenario scenario;
  Problems problems;
  /// Where each thing was written; empty unless asked for with `Positions::Keep`.
  WrittenAt written_at;
};

enum class Positions { Forget, Keep };

/// Reads a scenario file. Every problem is reported in one pass with line and column; limits (limits.h, and
/// `max_xml_bytes`, depth and attribute counts) are checked before memory is spent. Never throws on bad
/// input.
LoadedScenario read_xml(std::string_view xml, Positions positions = Positions::Forget);

/// A file of one pack of own rules, to be copied into scenarios: a root <rule-pack> with what a pack in a
/// scenario holds.
struct LoadedPack {
  own::Element pack;  ///< only to be used when `problems` has no errors
  Problems problems;
};
LoadedPack read_pack(std::string_view xml);
std::string write_pack(const own::Element& pack);

/// The largest file that is read.
inline constexpr std::size_t max_xml_bytes = 64U << 20U;
/// A pack of own rules as a file of its own.
inline constexpr std::size_t max_pack_bytes = 256U << 10U;

/// The scenario in canonical form: the same scenario gives the same bytes, a one-hex edit is a one-line
/// difference. What `read_xml` reads back is equal.
std::string write_xml(const Scenario& scenario);

/// The text of hexwright.xsd.
std::string_view xml_schema();

}  // namespace hexwright
