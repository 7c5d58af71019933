#include "io/share/share_text.h"

#include <algorithm>
#include <optional>
#include <zlib.h>

#include "io/files/base64.h"
#include "io/files/packed.h"

namespace hexwright {
namespace {

constexpr std::string_view name = "hexwright", version = "1", begin = ":";
constexpr char end = '.';
constexpr std::size_t bytes_of_sum = 4;

LoadedScenario failed(const char* why) { return {{}, {{Problem::Severity::Error, 0, 0, Message{why}}}, {}}; }

// ---- Bytes as letters.

std::string letters_of(std::string_view bytes) {
  std::string letters = base64_of(bytes);
  std::ranges::replace(letters, '+', '-');
  std::ranges::replace(letters, '/', '_');
  letters.erase(letters.find_last_not_of('=') + 1);
  return letters;
}

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

std::string bytes_of(std::string letters) {
  std::ranges::replace(letters, '-', '+');
  std::ranges::replace(letters, '_', '/');
  letters.append((4 - letters.size() % 4) % 4, '=');
  return from_base64(letters);
}

// ---- Bytes packed.

std::string sum_of(std::string_view bytes) {
  const uLong sum = crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size()));
  std::string written;
  for (unsigned i = 0; i < bytes_of_sum; ++i) written += static_cast<char>((sum >> (8 * i)) & 0xFFU);
  return written;
}

/// Where its name begins, with a version and a colon behind it.
struct Found {
  std::string_view version, rest;
};
std::optional<Found> found_in(std::string_view text) {
  for (std::size_t at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
    std::string_view rest = text.substr(at + name.size());
    const auto digits = rest.find_first_not_of("0123456789");
    if (digits == std::string_view::npos || digits == 0 || !rest.substr(digits).starts_with(begin)) continue;
    return Found{rest.substr(0, digits), rest.substr(digits + begin.size())};
  }
  return {};
}

}  // namespace

std::string share_text(const Scenario& scenario) {
  const std::string xml = write_xml(scenario);
  if (xml.size() > most_shared_xml) return {};
  return std::string(name) + std::string(version) + std::string(begin) +
         letters_of(sum_of(xml) + packed(xml, Packing::Raw)) + end;
}

bool is_share_text(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && text.substr(first).starts_with(name) && found_in(text);
}

LoadedScenario read_share_text(std::string_view text) {
  const auto found = found_in(text);
  if (!found) return failed(N_("this is no map as text; such a text begins with \"hexwright1:\""));
  if (found->version != version)
    return failed(
        N_("this map was shared by a later version of the program; it can be read by that version"));
  std::string letters;
  auto next = found->rest.begin();
  for (; next != found->rest.end() && (is_letter(*next) || is_blank(*next)); ++next)
    if (!is_blank(*next)) letters += *next;
  if (next == found->rest.end())
    return failed(N_("the end of the text is missing; copy all of it, with the full stop behind it"));
  const auto damaged = [] {
    return failed(
        N_("the text is damaged: copy it once more, from \"hexwright1:\" to the full stop behind it"));
  };
  if (*next != end) return damaged();
  const std::string bytes = bytes_of(letters);
  if (bytes.size() < bytes_of_sum || letters_of(bytes) != letters) return damaged();
  const std::string_view rest = std::string_view(bytes).substr(bytes_of_sum);
  const auto found_xml = unpacked(rest, Packing::Raw, most_shared_xml);
  if (!found_xml) return damaged();
  const auto& [xml, taken] = *found_xml;
  if (xml.size() > most_shared_xml) return failed(N_("the text holds more than a map may have"));
  if (taken != rest.size() || sum_of(xml) != bytes.substr(0, bytes_of_sum)) return damaged();
  return read_xml(xml);
}

}  // namespace hexwright
