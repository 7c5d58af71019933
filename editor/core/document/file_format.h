#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "io/files/problem.h"
#include "io/render/render.h"
#include "io/xml/scenario_xml.h"

namespace hexwright {

/// The kinds of files that a scenario is stored in or exported to.
enum class FileFormat : std::uint8_t { Xml, Pioneers, Tiled, Json, Text, Png, Svg, Pdf };

/// A scenario as a file of some format, and what that format could not hold.
struct Encoded {
  std::string bytes;
  Problems losses;
};

/// All that dialogs, the command line and its help know of a format. One that is added here is offered by
/// all.
struct FormatInfo {
  FileFormat format = FileFormat::Xml;
  std::string_view id;     ///< of the command line, and the ending of files: "xml"
  std::string_view title;  ///< to be translated: "Scenario"
  Encoded (*write)(const Scenario& scenario, const PictureOptions& options) = nullptr;
  /// Null for pictures, which no scenario is read from.
  LoadedScenario (*read)(std::string_view bytes, Positions positions) = nullptr;

  bool is_picture() const { return read == nullptr; }
  std::string ending() const { return "." + std::string(id); }
};
/// The first one is the one that scenarios are saved in unless another one is chosen.
std::span<const FormatInfo> all_formats();
const FormatInfo& info(FileFormat format);

/// Those that a scenario can be read from; pictures.
std::vector<FileFormat> scenario_formats();
std::vector<FileFormat> picture_formats();
/// For messages: ".xml, .game".
std::string endings_of(std::span<const FileFormat> formats);

/// Told by the name's ending; none for any other ending.
std::optional<FileFormat> format_of(const std::filesystem::path& path);
/// As `format_of`, only those that a scenario can be read from.
std::optional<FileFormat> scenario_format_of(const std::filesystem::path& path);
/// As `format_of`, only pictures.
std::optional<FileFormat> picture_format_of(const std::filesystem::path& path);

/// What a file that is to be read is taken for: a map of Tiled or JSON by its contents, whatever its name;
/// else told by the name's ending, and where that names nothing that a scenario is read from, by the
/// contents. What is no scenario at all `decode` tells.
FileFormat format_to_read(const std::filesystem::path& path, std::string_view contents);

/// `options` are for pictures.
Encoded encode(const Scenario& scenario, FileFormat format, const PictureOptions& options = {});

/// Why these bytes should not be written: the format cannot hold such a scenario, and would not read it back.
std::optional<Refusal> refusal_to_write(const Encoded& encoded);

/// What the bytes of a file hold. Precondition: the format is one that a scenario can be read from. Where
/// things are written is only told of XML.
LoadedScenario decode(std::string_view bytes, FileFormat format, Positions positions = Positions::Forget);

/// What a designer chose for the last export, kept for the next.
struct ExportChoice {
  FileFormat format = FileFormat::Png;
  PictureOptions picture{.draw = {.ghosts = false}, .width = 2000, .margin = 0.02};
  int points = 595;  ///< the width of a PDF: that of A4

  /// As the renderer takes them: a PDF has its width in points, and only a PNG may have paper or none.
  PictureOptions options() const;
  /// For a preview: as sharp as the file will be seen.
  PictureOptions options_of_preview() const;

  friend bool operator==(const ExportChoice&, const ExportChoice&) = default;
};

}  // namespace hexwright
