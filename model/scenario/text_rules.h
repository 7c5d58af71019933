#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace hexwright {

/// Bytes of the well-formed UTF-8 character that a text begins with; 0 when it begins with none.
/// Precondition: the text is not empty.
std::size_t utf8_length(std::string_view text);

/// Well-formed UTF-8, whatever its characters are.
bool is_utf8(std::string_view text);

/// Well-formed UTF-8 without control characters; `lines` allows line feeds and tabs. What a scenario's
/// texts may hold, so that every file format can keep them.
bool is_clean_text(std::string_view text, bool lines);

/// Whether a character acts on what shows it instead of being shown: control characters of either range,
/// which command terminals; line and paragraph separators; and those that change the direction of what is
/// written around them (Unicode's property Bidi_Control), with which a text can look like another one.
bool acts_on_display(char32_t character);

/// The first such character of well-formed UTF-8, and where it begins; none when there is none. Line feeds
/// and tabs do not count in text of several `lines`.
struct ActingCharacter {
  std::size_t at = 0;
  char32_t character = 0;
};
std::optional<ActingCharacter> first_acting(std::string_view text, bool lines);

/// A text as it can be shown anywhere, whoever wrote it: characters that act on what shows them, and bytes
/// that are no UTF-8, are spelled out, "\n", "\x1B", "\u202E", "\xFF". With `lines` it keeps its line feeds
/// and tabs; without, it is one line.
std::string escaped(std::string_view text, bool lines = false);

/// JSON that says the same, with the characters that act on what shows them written as "\u202E".
std::string escaped_json(std::string_view json);

/// A name: clean text of 1 to `limits::name` bytes, without blanks at its ends.
bool is_name(std::string_view text);

}  // namespace hexwright
