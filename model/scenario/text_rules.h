#pragma once

#include <cstddef>
#include <string_view>

namespace hexwright {

/// Well-formed UTF-8 without control characters; `lines` allows line feeds and tabs. What a scenario's
/// texts may hold, so that every file format can keep them.
bool is_clean_text(std::string_view text, bool lines);

/// A name: clean text of 1 to `limits::name` bytes, without blanks at its ends.
bool is_name(std::string_view text);

}  // namespace hexwright
