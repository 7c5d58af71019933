#pragma once

#include <string_view>

#include "xml/report.h"

namespace hexwright {

/// Looks over the bytes of a file before a tree is built of them: size, encoding, nesting, counts, and
/// whether it is well-formed, with better words than a parser has. False when no tree shall be built.
bool scan(std::string_view xml, Report& report);

}  // namespace hexwright
