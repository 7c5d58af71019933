#pragma once

#include <cstddef>
#include <string_view>

namespace hexwright {

/// Bytes of the well-formed UTF-8 character that a text begins with; 0 when it begins with none.
/// Precondition: the text is not empty.
std::size_t utf8_length(std::string_view text);

/// Well-formed UTF-8 without control characters; `lines` allows line feeds and tabs. What a scenario's
/// texts may hold, so that every file format can keep them.
bool is_clean_text(std::string_view text, bool lines);

/// A name: clean text of 1 to `limits::name` bytes, without blanks at its ends.
bool is_name(std::string_view text);

}  // namespace hexwright
