#include "model/scenario/text_rules.h"

#include <algorithm>

#include <fmt/format.h>

#include "model/scenario/limits.h"

namespace hexwright {
namespace {

/// Of a well-formed UTF-8 character.
char32_t code_point(std::string_view character) {
  const auto first = static_cast<unsigned char>(character.front());
  if (character.size() == 1) return first;
  char32_t code = first & (0xFFU >> (character.size() + 1));
  for (const char next : character.substr(1))
    code = (code << 6U) | (static_cast<unsigned char>(next) & 0x3FU);
  return code;
}

bool is_line_control(char32_t character) { return character == '\n' || character == '\t'; }

std::string spelled(char32_t character) {
  switch (character) {
    case '\n':
      return "\\n";
    case '\r':
      return "\\r";
    case '\t':
      return "\\t";
    default:
      return character < 0x80 ? fmt::format("\\x{:02X}", static_cast<unsigned>(character))
                              : fmt::format("\\u{:04X}", static_cast<unsigned>(character));
  }
}

}  // namespace

std::size_t utf8_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const auto continues = [&](std::size_t i) { return i < text.size() && (byte(i) & 0xC0U) == 0x80U; };
  if (byte(0) < 0x80) return 1;
  if (byte(0) >= 0xC2 && byte(0) < 0xE0) return continues(1) ? 2 : 0;
  if (byte(0) >= 0xE0 && byte(0) < 0xF0) {
    if (!continues(1) || !continues(2)) return 0;
    const unsigned code = ((byte(0) & 0x0FU) << 12U) | ((byte(1) & 0x3FU) << 6U) | (byte(2) & 0x3FU);
    const bool surrogate = code >= 0xD800 && code < 0xE000;
    const bool no_character = code == 0xFFFE || code == 0xFFFF;
    return code < 0x800 || surrogate || no_character ? 0 : 3;
  }
  if (byte(0) >= 0xF0 && byte(0) < 0xF5) {
    if (!continues(1) || !continues(2) || !continues(3)) return 0;
    const unsigned top = ((byte(0) & 0x07U) << 6U) | (byte(1) & 0x3FU);
    return top < 0x10 || top > 0x10F ? 0 : 4;
  }
  return 0;
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

bool is_clean_text(std::string_view text, bool lines) {
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    if (length == 0) return false;
    const auto first = static_cast<unsigned char>(text.front());
    const bool line_control = lines && (first == '\n' || first == '\t');
    if ((first < 0x20 && !line_control) || first == 0x7F) return false;
    text.remove_prefix(length);
  }
  return true;
}

bool acts_on_display(char32_t character) {
  const auto from_to = [&](char32_t first, char32_t last) { return character >= first && character <= last; };
  return character < 0x20 || from_to(0x7F, 0x9F) || character == 0x61C || from_to(0x200E, 0x200F) ||
         from_to(0x2028, 0x202E) || from_to(0x2066, 0x2069);
}

std::optional<ActingCharacter> first_acting(std::string_view text, bool lines) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = std::max<std::size_t>(utf8_length(text.substr(at)), 1);
    const char32_t character = code_point(text.substr(at, length));
    if (acts_on_display(character) && !(lines && is_line_control(character)))
      return ActingCharacter{at, character};
    at += length;
  }
  return std::nullopt;
}

std::string escaped(std::string_view text, bool lines) {
  std::string result;
  result.reserve(text.size());
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    if (length == 0) {
      result += fmt::format("\\x{:02X}", static_cast<unsigned char>(text.front()));
      text.remove_prefix(1);
      continue;
    }
    const auto bytes = text.substr(0, length);
    const char32_t character = code_point(bytes);
    const bool acts = acts_on_display(character) && !(lines && is_line_control(character));
    result += acts ? spelled(character) : std::string(bytes);
    text.remove_prefix(length);
  }
  return result;
}

std::string escaped_json(std::string_view json) {
  std::string result;
  // Beside its strings JSON has line feeds alone.
  while (const auto found = first_acting(json, true)) {
    result.append(json.substr(0, found->at));
    result += fmt::format("\\u{:04X}", static_cast<unsigned>(found->character));
    json.remove_prefix(found->at);
    json.remove_prefix(utf8_length(json));
  }
  result.append(json);
  return result;
}

bool is_name(std::string_view text) {
  if (text.empty() || text.size() > limits::name) return false;
  if (text.front() == ' ' || text.back() == ' ') return false;
  return is_clean_text(text, false);
}

}  // namespace hexwright
