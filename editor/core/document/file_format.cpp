#include "editor/core/document/file_format.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "io/files/content.h"
#include "io/json/board_json.h"
#include "io/pioneers/pioneers_game.h"
#include "io/share/share_text.h"
#include "io/tiled/tiled_map.h"
#include "model/board/index.h"

namespace hexwright {
namespace {

Encoded write_scenario(const Scenario& scenario, const PictureOptions&) { return {write_xml(scenario), {}}; }
LoadedScenario read_scenario(std::string_view bytes, Positions positions) {
  return read_xml(bytes, positions);
}

Encoded write_pioneers_map(const Scenario& scenario, const PictureOptions&) {
  ExportedGame exported = write_pioneers(scenario);
  return {std::move(exported.game), std::move(exported.losses)};
}
LoadedScenario read_pioneers_map(std::string_view bytes, Positions) {
  ImportedGame imported = read_pioneers(bytes);
  return {std::move(imported.scenario), std::move(imported.problems), {}};
}

Encoded write_tiled_map(const Scenario& scenario, const PictureOptions&) {
  ExportedMap exported = write_tiled(scenario);
  return {std::move(exported.map), std::move(exported.losses)};
}
LoadedScenario read_tiled_map(std::string_view bytes, Positions) {
  ImportedMap imported = read_tiled(bytes);
  return {std::move(imported.scenario), std::move(imported.problems), {}};
}

Encoded write_board(const Scenario& scenario, const PictureOptions&) {
  ExportedBoard exported = write_board_json(scenario);
  return {std::move(exported.json), std::move(exported.losses)};
}
LoadedScenario read_board(std::string_view bytes, Positions) {
  ImportedBoard imported = read_board_json(bytes);
  return {std::move(imported.scenario), std::move(imported.problems), {}};
}

Encoded write_text(const Scenario& scenario, const PictureOptions&) {
  const std::string text = share_text(scenario);
  if (!text.empty()) return {text + "\n", {}};
  return {{}, {{Problem::Severity::Error, 0, 0, {N_("the map is too large to be shared as text"), {}}}}};
}
LoadedScenario read_text(std::string_view bytes, Positions) { return read_share_text(bytes); }

template <std::string (*render)(const Scenario&, const PictureOptions&)>
Encoded draw(const Scenario& scenario, const PictureOptions& options) {
  return {render(scenario, options), {}};
}

// In the order of `FileFormat`.
constexpr std::array formats{
    FormatInfo{FileFormat::Xml, "xml", N_("Scenario"), write_scenario, read_scenario},
    FormatInfo{FileFormat::Pioneers, "game", N_("Pioneers map"), write_pioneers_map, read_pioneers_map},
    FormatInfo{FileFormat::Tiled, "tmx", N_("Tiled map"), write_tiled_map, read_tiled_map},
    FormatInfo{FileFormat::Json, "json", N_("Board as JSON"), write_board, read_board},
    FormatInfo{FileFormat::Text, "text", N_("Map as text"), write_text, read_text},
    FormatInfo{FileFormat::Png, "png", N_("Picture"), draw<render_png>},
    FormatInfo{FileFormat::Svg, "svg", N_("Drawing"), draw<render_svg>},
    FormatInfo{FileFormat::Pdf, "pdf", N_("Document"), draw<render_pdf>},
};

std::string lower(std::string word) {
  for (char& c : word)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return word;
}

std::vector<FileFormat> those_that(bool are_pictures) {
  std::vector<FileFormat> found;
  for (const FormatInfo& each : formats)
    if (each.is_picture() == are_pictures) found.push_back(each.format);
  return found;
}

}  // namespace

std::span<const FormatInfo> all_formats() { return formats; }

const FormatInfo& info(FileFormat format) { return formats[at(format)]; }

std::vector<FileFormat> scenario_formats() { return those_that(false); }
std::vector<FileFormat> picture_formats() { return those_that(true); }

std::string endings_of(std::span<const FileFormat> formats) {
  std::string endings;
  for (const FileFormat format : formats) endings += (endings.empty() ? "" : ", ") + info(format).ending();
  return endings;
}

std::optional<FileFormat> format_of(const std::filesystem::path& path) {
  const std::string ending = lower(path.extension().string());
  const auto* found = std::find_if(formats.begin(), formats.end(),
                                   [&](const FormatInfo& each) { return each.ending() == ending; });
  return found == formats.end() ? std::nullopt : std::optional(found->format);
}

std::optional<FileFormat> scenario_format_of(const std::filesystem::path& path) {
  const auto format = format_of(path);
  return format && !info(*format).is_picture() ? format : std::nullopt;
}

std::optional<FileFormat> picture_format_of(const std::filesystem::path& path) {
  const auto format = format_of(path);
  return format && info(*format).is_picture() ? format : std::nullopt;
}

FileFormat format_to_read(const std::filesystem::path& path, std::string_view contents) {
  if (is_tiled_map(contents)) return FileFormat::Tiled;
  if (is_json(contents)) return FileFormat::Json;
  if (const auto named = scenario_format_of(path)) return *named;
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (contents.starts_with(byte_order_mark)) contents.remove_prefix(byte_order_mark.size());
  if (is_share_text(contents)) return FileFormat::Text;
  const auto first = contents.find_first_not_of(" \t\r\n");
  return first == std::string_view::npos || contents[first] == '<' ? FileFormat::Xml : FileFormat::Pioneers;
}

Encoded encode(const Scenario& scenario, FileFormat format, const PictureOptions& options) {
  return info(format).write(scenario, options);
}

std::optional<Refusal> refusal_to_write(const Encoded& encoded) {
  for (const Problem& loss : encoded.losses)
    if (loss.severity == Problem::Severity::Error) return Refusal{loss.message};
  return std::nullopt;
}

LoadedScenario decode(std::string_view bytes, FileFormat format, Positions positions) {
  assert(!info(format).is_picture());
  if (const auto other = other_content(bytes)) {
    const Message why{N_("no scenario can be read from this; it is {0}"), {*other}};
    return {{}, {{Problem::Severity::Error, 0, 0, why}}, {}};
  }
  return info(format).read(bytes, positions);
}

PictureOptions ExportChoice::options() const {
  PictureOptions options = picture;
  if (format == FileFormat::Pdf) options.width = points;
  if (format != FileFormat::Png) options.clear = false;
  return options;
}

PictureOptions ExportChoice::options_of_preview() const {
  constexpr int sharp = 2000;
  PictureOptions options = picture;
  if (format == FileFormat::Png) return options;
  options.width = sharp;
  options.clear = true;
  return options;
}

}  // namespace hexwright
