#include "cli/scenario_file.h"

#include <array>
#include <cstdio>
#include <filesystem>

#include <fmt/format.h>

#include "files/file_access.h"
#include "pioneers/pioneers_game.h"

namespace hexwright {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

ScenarioFormat format_by_contents(std::string_view contents) {
  if (contents.starts_with(byte_order_mark)) contents.remove_prefix(byte_order_mark.size());
  const auto first = contents.find_first_not_of(" \t\r\n");
  return first == std::string_view::npos || contents[first] == '<' ? ScenarioFormat::Xml
                                                                   : ScenarioFormat::Pioneers;
}

Outcome<std::string> read_standard_input() {
  std::string contents;
  std::array<char, 1U << 16U> block;
  while (const std::size_t count = std::fread(block.data(), 1, block.size(), stdin)) {
    contents.append(block.data(), count);
    if (contents.size() > max_xml_bytes)
      return Refusal{{N_("what comes in is larger than {0} bytes, the most that is read"),
                      {std::to_string(max_xml_bytes)}}};
  }
  if (std::ferror(stdin)) return Refusal{{N_("standard input cannot be read"), {}}};
  return contents;
}

OpenedFile parsed(std::string name, std::string contents, ScenarioFormat format, Positions positions) {
  if (format == ScenarioFormat::Xml) {
    auto loaded = read_xml(contents, positions);
    return {std::move(name), std::move(contents), std::move(loaded.scenario), std::move(loaded.problems),
            std::move(loaded.written_at)};
  }
  auto imported = read_pioneers(contents);
  return {
      std::move(name), std::move(contents), std::move(imported.scenario), std::move(imported.problems), {}};
}

void tell(const Problems& problems, const std::string& file) {
  for (const Problem& problem : problems) fmt::print(stderr, "{}\n", text(problem, file));
}

ExitCode write_standard_output(std::string_view bytes) {
  if (std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size()) return ExitCode::Fine;
  complain({N_("standard output cannot be written"), {}});
  return ExitCode::Failed;
}

}  // namespace

std::optional<ScenarioFormat> format_by_ending(std::string_view file) {
  if (file.ends_with(".xml")) return ScenarioFormat::Xml;
  if (file.ends_with(".game")) return ScenarioFormat::Pioneers;
  return std::nullopt;
}

Outcome<OpenedFile> open_file(const std::string& file, Positions positions) {
  const bool piped = file == "-";
  auto contents = piped ? read_standard_input() : read_file(file, max_xml_bytes);
  if (auto* refusal = std::get_if<Refusal>(&contents)) return std::move(*refusal);
  auto& bytes = std::get<std::string>(contents);
  const auto format = format_by_ending(file).value_or(format_by_contents(bytes));
  return parsed(piped ? "<stdin>" : file, std::move(bytes), format, positions);
}

std::variant<Scenario, ExitCode> open_sound(const std::string& file) {
  auto opened = open_file(file);
  if (const auto* refusal = std::get_if<Refusal>(&opened)) {
    complain(refusal->why);
    return ExitCode::Failed;
  }
  auto& sound = std::get<OpenedFile>(opened);
  tell(sound.problems, sound.name);
  if (has_errors(sound.problems)) return ExitCode::ErrorsFound;
  return std::move(sound.scenario);
}

ExitCode save(const std::string& file, std::string_view bytes, Existing existing) {
  if (file == "-") return write_standard_output(bytes);
  std::error_code ignored;
  if (existing == Existing::Keep && std::filesystem::exists(file, ignored)) {
    complain({N_("{0} exists already; give --force to replace it"), {file}});
    return ExitCode::Failed;
  }
  if (const auto refusal = write_file_atomically(file, bytes)) {
    complain(refusal->why);
    return ExitCode::Failed;
  }
  return ExitCode::Fine;
}

std::string in_format(const Scenario& scenario, ScenarioFormat format, const std::string& file) {
  if (format == ScenarioFormat::Xml) return write_xml(scenario);
  auto exported = write_pioneers(scenario);
  tell(exported.losses, file == "-" ? "<stdout>" : file);
  return std::move(exported.game);
}

void complain(const Message& message) { fmt::print(stderr, "hexwright-cli: {}\n", text(message)); }

}  // namespace hexwright
