#include "scenario/text_rules.h"

#include "scenario/limits.h"

namespace hexwright {

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

bool is_name(std::string_view text) {
  if (text.empty() || text.size() > limits::name) return false;
  if (text.front() == ' ' || text.back() == ' ') return false;
  return is_clean_text(text, false);
}

}  // namespace hexwright
