#include "io/files/outside_json.h"

#include "model/scenario/text_rules.h"

namespace hexwright {

bool is_nested_at_most(int depth, std::string_view text) {
  bool in_text = false;
  int now = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_text) {
      if (c == '\\') ++i;
      in_text = c != '"';
    } else if (c == '"') {
      in_text = true;
    } else if (c == '[' || c == '{') {
      if (++now > depth) return false;
    } else if (c == ']' || c == '}') {
      --now;
    }
  }
  return true;
}

std::string quoted_in_part(std::string_view text, std::size_t most) {
  if (text.size() <= most) return escaped(text);
  const auto is_inside_character = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
  while (most > 0 && is_inside_character(text[most])) --most;
  return escaped(text.substr(0, most)) + "…";
}

}  // namespace hexwright
