#include <filesystem>

#include "editor/cli/commands.h"
#include "editor/cli/outputs.h"
#include "editor/cli/words.h"
#include "model/rules/words.h"

namespace hexwright {
namespace {

enum class KitFile : std::uint8_t { Pdf, Svg };

std::optional<KitFile> file_of(const std::string& output) {
  if (output == "-" || output.ends_with(".pdf")) return KitFile::Pdf;
  if (output.ends_with(".svg")) return KitFile::Svg;
  complain({N_("a kit is a PDF, or SVGs for plotters: end {0} in .pdf or .svg"), {output}});
  return std::nullopt;
}

/// "kit.svg" of a kit of one page, else "kit-1.svg" and so on.
std::string file_of_page(const std::string& output, int page, int pages) {
  if (pages == 1) return output;
  const std::filesystem::path path(output);
  std::filesystem::path numbered = path;
  numbered.replace_filename(path.stem().string() + "-" + std::to_string(page + 1) +
                            path.extension().string());
  return numbered.string();
}

/// Everything that is to be written, none of which may be the map.
Outputs outputs_of(const PrintKitCommand& command, KitFile kind, int pages) {
  if (kind == KitFile::Pdf) return {{"--output", command.output}};
  Outputs outputs;
  for (int page = 0; page < pages; ++page)
    outputs.push_back({"--output", file_of_page(command.output, page, pages)});
  return outputs;
}

void tell(const PrintKit& kit) {
  std::vector<Argument> contents;
  for (Message& each : kit.contents()) contents.emplace_back(std::move(each));
  print_line(stderr, words(Message{"{0}; {1}", {kit.size(), joined_by(std::string(", "), contents)}}));
}

}  // namespace

ExitCode run(const PrintKitCommand& command) {
  if (!are_apart({{"--output", command.output}}, {command.input})) return ExitCode::Failed;
  const auto kind = file_of(command.output);
  if (!kind) return ExitCode::Failed;
  const auto opened = open_sound(command.input, remarks(command.quiet));
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;
  KitOptions options = command.kit;
  if (!command.parts.empty()) {
    options.parts = {};
    for (const std::string& part : command.parts)
      options.parts[static_cast<std::size_t>(*kit_part_from_id(part))] = true;
  }
  const auto prepared = PrintKit::prepare(std::get<Scenario>(opened), options, translated);
  if (const auto* refusal = prepared.refusal()) return failed(*refusal);
  const PrintKit& kit = prepared.value();
  ExitCode code = ExitCode::Fine;
  if (*kind == KitFile::Pdf) {
    code = save(command.output, kit.pdf(), Existing::Replace);
  } else {
    if (!are_apart(outputs_of(command, *kind, kit.pages()), {command.input})) return ExitCode::Failed;
    for (int page = 0; page < kit.pages() && code == ExitCode::Fine; ++page)
      code = save(file_of_page(command.output, page, kit.pages()), kit.svg(page), Existing::Replace);
  }
  if (code == ExitCode::Fine && !command.quiet) tell(kit);
  return code;
}

}  // namespace hexwright
