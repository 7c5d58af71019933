#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "io/xml/plain_cells.h"
#include "io/xml/report.h"

namespace hexwright {

// What a file may cost before it is known to be a scenario.
inline constexpr std::size_t max_xml_depth = 32;
struct ScanLimits {
  std::size_t elements = 2'000'000, attributes = 6'000'000;
};
inline constexpr std::size_t max_xml_attributes_each = 32;

/// The part of a file, from its beginning, that a tree can be built of.
struct SoundPart {
  /// Where it breaks off, the end tags that it lacks are added.
  std::string text;
  /// Read on the way. In the text, a comment stands for each row of them.
  PlainCells cells;
  std::vector<FileReport::Shift> shifts;
};

/// Looks over a file before a tree is built of it: nesting, counts, and whether it is well-formed, which it
/// tells in better words than a parser for programs does. What stands before a fault can still be read, so
/// that its problems are told in the same pass. None when no tree shall be built.
std::optional<SoundPart> scan(std::string_view xml, FileReport& report, ScanLimits limits = {});

}  // namespace hexwright
