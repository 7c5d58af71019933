#include "editor/cli/scenario_file.h"

#include <array>
#include <cstdio>
#include <filesystem>

#include <fmt/format.h>

#include "editor/cli/words.h"
#include "io/files/file_access.h"

namespace hexwright {
namespace {

Outcome<std::string> read_standard_input(std::size_t limit) {
  std::string contents;
  std::array<char, 1U << 16U> block;
  while (const std::size_t count = std::fread(block.data(), 1, block.size(), stdin)) {
    contents.append(block.data(), count);
    if (contents.size() > limit)
      return Refusal{
          {N_("what comes in is larger than {0} bytes, the most that is read"), {std::to_string(limit)}}};
  }
  if (std::ferror(stdin)) return Refusal{{N_("standard input cannot be read"), {}}};
  return contents;
}

ExitCode write_standard_output(std::string_view bytes) {
  if (std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size()) return ExitCode::Fine;
  complain({N_("standard output cannot be written"), {}});
  return ExitCode::Failed;
}

}  // namespace

void report(const Problems& problems, const std::string& file, Remarks remarks) {
  for (const Problem& problem : problems)
    if (remarks == Remarks::Report || problem.severity == Problem::Severity::Error)
      print_line(stderr, text(problem, file, translated));
}

Outcome<std::string> read_input(const std::string& file, std::size_t limit) {
  return file == "-" ? read_standard_input(limit) : read_file(file, limit);
}

Outcome<OpenedFile> open_file(const std::string& file, Positions positions) {
  const bool piped = file == "-";
  auto contents = read_input(file, max_xml_bytes);
  if (auto* refusal = contents.refusal()) return std::move(*refusal);
  auto& bytes = contents.value();
  LoadedScenario loaded = decode(bytes, format_to_read(file, bytes), positions);
  return OpenedFile{piped ? "<stdin>" : file, std::move(bytes), std::move(loaded.scenario),
                    std::move(loaded.problems), std::move(loaded.written_at)};
}

std::variant<Scenario, ExitCode> open_sound(const std::string& file, Remarks remarks) {
  auto opened = open_file(file);
  if (const auto* refusal = opened.refusal()) {
    complain(refusal->why);
    return ExitCode::Failed;
  }
  auto& sound = opened.value();
  report(sound.problems, sound.name, remarks);
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

ExitCode save_as(const Scenario& scenario, FileFormat format, const std::string& file, Existing existing,
                 Remarks remarks) {
  const Encoded encoded = encode(scenario, format);
  report(encoded.losses, file == "-" ? "<stdout>" : file, remarks);
  return refusal_to_write(encoded) ? ExitCode::ErrorsFound : save(file, encoded.bytes, existing);
}

ExitCode failed(const Refusal& refusal) {
  complain(refusal.why);
  return ExitCode::Failed;
}

void complain(const Message& message) { print_line(stderr, "hexwright-cli: " + words(message)); }

}  // namespace hexwright
