#pragma once

#include <cstddef>
#include <string_view>

#include "xml/report.h"

namespace hexwright {

// What a file may cost before it is known to be a scenario.
inline constexpr std::size_t max_xml_depth = 32;
inline constexpr std::size_t max_xml_elements = 2'000'000;
inline constexpr std::size_t max_xml_attributes = 6'000'000;
inline constexpr std::size_t max_xml_attributes_each = 32;

/// Looks over a file before a tree is built of it: nesting, counts, and whether it is well-formed, which
/// it tells in better words than a parser for programs does. False when no tree shall be built.
bool scan(std::string_view xml, Report& report);

}  // namespace hexwright
