#include "core/file_format.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "pioneers/pioneers_game.h"

namespace hexwright {
namespace {

std::string lower(std::string word) {
  for (char& c : word)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return word;
}

bool holds_scenario(FileFormat format) { return format == FileFormat::Xml || format == FileFormat::Pioneers; }

}  // namespace

std::optional<FileFormat> format_of(const std::filesystem::path& path) {
  constexpr std::array<std::pair<std::string_view, FileFormat>, 5> endings{{{".xml", FileFormat::Xml},
                                                                            {".game", FileFormat::Pioneers},
                                                                            {".png", FileFormat::Png},
                                                                            {".svg", FileFormat::Svg},
                                                                            {".pdf", FileFormat::Pdf}}};
  const std::string ending = lower(path.extension().string());
  const auto* found =
      std::find_if(endings.begin(), endings.end(), [&](const auto& row) { return row.first == ending; });
  return found == endings.end() ? std::nullopt : std::optional(found->second);
}

std::optional<FileFormat> scenario_format_of(const std::filesystem::path& path) {
  const auto format = format_of(path);
  return format && holds_scenario(*format) ? format : std::nullopt;
}

std::optional<FileFormat> picture_format_of(const std::filesystem::path& path) {
  const auto format = format_of(path);
  return format && !holds_scenario(*format) ? format : std::nullopt;
}

Encoded encode(const Scenario& scenario, FileFormat format, const DrawOptions& options, int width) {
  switch (format) {
    case FileFormat::Xml:
      return {write_xml(scenario), {}};
    case FileFormat::Pioneers: {
      ExportedGame exported = write_pioneers(scenario);
      return {std::move(exported.game), std::move(exported.losses)};
    }
    case FileFormat::Png:
      return {render_png(scenario, options, width), {}};
    case FileFormat::Svg:
      return {render_svg(scenario, options, width), {}};
    case FileFormat::Pdf:
      return {render_pdf(scenario, options, width), {}};
  }
  return {};
}

std::optional<Refusal> refusal_to_write(const Encoded& encoded) {
  for (const Problem& loss : encoded.losses)
    if (loss.severity == Problem::Severity::Error) return Refusal{loss.message};
  return std::nullopt;
}

LoadedScenario decode(std::string_view bytes, FileFormat format, Positions positions) {
  assert(holds_scenario(format));
  if (format == FileFormat::Xml) return read_xml(bytes, positions);
  ImportedGame imported = read_pioneers(bytes);
  return {std::move(imported.scenario), std::move(imported.problems), {}};
}

}  // namespace hexwright
