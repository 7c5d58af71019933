#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "io/xml/reading.h"
#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

bool looks_like_utf16(std::string_view xml) {
  return xml.starts_with("\xFF\xFE") || xml.starts_with("\xFE\xFF") ||
         (xml.size() > 1 && (xml[0] == '\0') != (xml[1] == '\0'));
}

struct Declared {
  std::string_view encoding;
  std::size_t at = 0;
};

/// What the XML declaration says about the encoding; empty when it says nothing.
Declared declared_encoding(std::string_view xml) {
  if (!xml.starts_with("<?xml")) return {};
  const auto declaration = xml.substr(0, xml.find("?>"));
  constexpr std::string_view keyword = "encoding";
  const auto word = declaration.find(keyword);
  if (word == std::string_view::npos) return {};
  const auto quote = declaration.find_first_of("\"'", word + keyword.size());
  if (quote == std::string_view::npos) return {};
  const auto end = declaration.find(declaration[quote], quote + 1);
  if (end == std::string_view::npos) return {};
  return {declaration.substr(quote + 1, end - quote - 1), quote + 1};
}

bool is_utf8_name(std::string_view encoding) {
  const auto same = [&](std::string_view name) {
    return std::equal(encoding.begin(), encoding.end(), name.begin(), name.end(),
                      [](char a, char b) { return std::toupper(static_cast<unsigned char>(a)) == b; });
  };
  return same("UTF-8") || same("UTF8") || same("UTF_8") || same("US-ASCII") || same("ASCII");
}

bool is_plain(char c) {
  const auto byte = static_cast<unsigned char>(c);
  const bool is_blank = (byte == '\n') | (byte == '\t') | (byte == '\r');
  return (byte < 0x80) & ((byte >= 0x20) | is_blank);
}

/// A block of plain characters, the bulk of every file. No branches, so that it becomes vector instructions.
constexpr std::size_t block = 64;
bool are_plain(const char* first) {
  unsigned strange = 0;
  for (std::size_t i = 0; i < block; ++i) strange |= is_plain(first[i]) ? 0U : 1U;
  return strange == 0;
}

/// The first byte that does not belong, or npos.
std::size_t first_wrong_byte(std::string_view xml) {
  std::size_t at = 0;
  while (at < xml.size()) {
    if (xml.size() - at >= block && are_plain(xml.data() + at)) {
      at += block;
      continue;
    }
    for (const auto end = std::min(at + block, xml.size()); at < end;) {
      const bool is_ascii = static_cast<unsigned char>(xml[at]) < 0x80;
      const auto length = is_ascii ? std::size_t{is_plain(xml[at])} : utf8_length(xml.substr(at));
      if (length == 0) return at;
      at += length;
    }
  }
  return std::string_view::npos;
}

}  // namespace

bool check_encoding(std::string_view xml, FileReport& report) {
  if (looks_like_utf16(xml)) {
    report.error(0, N_("the file is in the encoding UTF-16; save it as UTF-8"));
    return false;
  }
  const auto [encoding, at] = declared_encoding(xml);
  if (!encoding.empty() && !is_utf8_name(encoding)) {
    report.error(at, N_("the file says that its encoding is {0}; save it as UTF-8"), {shown(encoding)});
    return false;
  }
  const auto wrong = first_wrong_byte(xml);
  if (wrong == std::string_view::npos) return true;
  const auto byte = fmt::format("{:02X}", static_cast<unsigned char>(xml[wrong]));
  if (static_cast<unsigned char>(xml[wrong]) < 0x80) {
    report.error(wrong, N_("the control character {0} cannot stand in a file; remove it"), {byte});
  } else {
    report.error(wrong, N_("the byte {0} is not UTF-8; save the file as UTF-8"), {byte});
  }
  return false;
}

}  // namespace hexwright
