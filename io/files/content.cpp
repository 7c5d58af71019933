#include "io/files/content.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include <fmt/format.h>

namespace hexwright {
namespace {

using namespace std::string_view_literals;

struct Beginning {
  std::string_view bytes;
  const char* what;
};
constexpr std::array beginnings{
    Beginning{"\x89PNG"sv, N_("a picture (PNG)")},
    Beginning{"\xFF\xD8\xFF"sv, N_("a picture (JPEG)")},
    Beginning{"GIF8"sv, N_("a picture (GIF)")},
    Beginning{"%PDF-"sv, N_("a document (PDF)")},
    Beginning{"PK\x03\x04"sv, N_("an archive (ZIP)")},
    Beginning{"\x1F\x8B"sv, N_("an archive (gzip)")},
    Beginning{"7z\xBC\xAF"sv, N_("an archive (7z)")},
    Beginning{"\x7F"
              "ELF"sv,
              N_("a program")},
    Beginning{"SQLite format 3"sv, N_("a library of scenarios or another database (SQLite)")},
};

bool holds(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

}  // namespace

bool is_picture(std::string_view bytes) {
  return bytes.starts_with("\x89PN"sv) || bytes.starts_with("\xFF\xD8\xFF"sv);
}

std::optional<Message> other_content(std::string_view bytes) {
  for (const Beginning& each : beginnings)
    if (bytes.starts_with(each.bytes)) return Message{each.what, {}};
  const std::string_view head = bytes.substr(0, 1000);
  const auto first = head.find_first_not_of(" \t\r\n");
  const std::string_view text = first == std::string_view::npos ? head : head.substr(first);
  // Tiled writes either first, by the alphabet.
  if (text.starts_with('{') && (holds(text, "\"compressionlevel\"") || holds(text, "\"tiledversion\"")))
    return Message{N_("a map of Tiled as JSON; in Tiled, save it as .tmx"), {}};
  if (text.starts_with('<') && holds(text, "<tileset") && !holds(text, "<map"))
    return Message{N_("a tileset of Tiled, which is no map"), {}};
  if (text.starts_with('<') && holds(text, "<svg")) return Message{N_("a drawing (SVG)"), {}};
  const bool is_wide = head.starts_with("\xFF\xFE"sv) || head.starts_with("\xFE\xFF"sv);
  if (is_wide && !holds(head, "<\0"sv)) return Message{N_("text in UTF-16; save it as UTF-8"), {}};
  if (!is_wide && holds(head, "\0"sv)) return Message{N_("no text"), {}};
  return std::nullopt;
}

std::string content_mark(std::string_view bytes) {
  // FNV-1a.
  std::uint64_t hash = 0xCBF29CE484222325U;
  for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
  return fmt::format("{:016x}", hash);
}

}  // namespace hexwright
