#include "io/pioneers/line_text.h"

#include <charconv>
#include <limits>

#include "model/scenario/text_rules.h"

namespace hexwright::pioneers {
namespace {

constexpr std::string_view blanks = " \t\r\n\f\v";

std::string from_latin_1(std::string_view bytes) {
  std::string utf8;
  for (const char byte : bytes) {
    const auto code = static_cast<unsigned char>(byte);
    if (code < 0x80) {
      utf8 += byte;
    } else {
      utf8 += static_cast<char>(0xC0U | (code >> 6U));
      utf8 += static_cast<char>(0x80U | (code & 0x3FU));
    }
  }
  return utf8;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return text.substr(text.size());
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::string clean_line(std::string_view bytes, std::size_t limit, Tabs tabs) {
  std::string text(bytes);
  for (char& byte : text) {
    const bool control = static_cast<unsigned char>(byte) < 0x20 || byte == 0x7F;
    if (control && (byte != '\t' || tabs == Tabs::ToBlanks)) byte = ' ';
  }
  if (!is_utf8(text)) text = from_latin_1(text);
  if (text.size() > limit) {
    std::size_t end = limit;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    text.resize(end);
  }
  return std::string(trimmed(text));
}

int lenient_number(std::string_view text) {
  text = trimmed(text);
  const bool negative = text.starts_with('-');
  if (negative || text.starts_with('+')) text.remove_prefix(1);
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (end == text.data() || value < 0) return 0;
  if (error == std::errc::result_out_of_range) value = std::numeric_limits<int>::max();
  return negative ? -value : value;
}

}  // namespace hexwright::pioneers
