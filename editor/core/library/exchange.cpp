#include "editor/core/library/exchange.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <system_error>

#include "editor/core/document/document.h"
#include "editor/core/document/folders.h"
#include "io/files/file_access.h"
#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

/// So many are written together: a commit takes longer than a scenario.
constexpr std::size_t batch = 100;

Problems whole_file(const Message& why) { return {Problem{Problem::Severity::Error, 0, 0, why}}; }

/// Every file that is meant; a folder without any is one that cannot be read.
std::vector<ImportedFile> files_of(const std::vector<fs::path>& named) {
  std::vector<ImportedFile> files;
  for (const fs::path& name : named) {
    std::error_code ignored;
    if (!fs::is_directory(name, ignored)) {
      files.push_back({name, {}, {}, {}});
      continue;
    }
    const auto found = scenarios_in(name);
    if (const auto* refusal = found.refusal())
      files.push_back({name, {}, {}, whole_file(refusal->why)});
    else
      for (const fs::path& file : found.value()) files.push_back({file, {}, {}, {}});
  }
  return files;
}

/// A refusal is the library's.
std::optional<Refusal> import_one(Library& library, ImportedFile& file) {
  if (has_errors(file.problems)) return {};
  Opened opened = Document::open(file.file);
  file.problems = std::move(opened.problems);
  if (!opened.document) return {};
  const auto known = library.entry_of_file(file.file);
  if (const auto* refusal = known.refusal()) return *refusal;
  const auto entry = known.value();
  const Scenario& scenario = opened.document->scenario();
  const auto added = entry ? library.add_version(*entry, scenario, VersionOrigin::Imported, file.file)
                           : library.add(scenario, VersionOrigin::Imported, file.file);
  if (const auto* refusal = added.refusal()) return *refusal;
  file.added = added.value();
  using Became = ImportedFile::Became;
  file.became = !entry ? Became::NewEntry : file.added.fresh ? Became::NewVersion : Became::Known;
  return {};
}

constexpr std::string_view instead = "-";

std::string without_acting(std::string text) {
  while (const auto found = first_acting(text, false))
    text.replace(found->at, utf8_length(std::string_view(text).substr(found->at)), instead);
  return text;
}

fs::path unused_file(const fs::path& folder, const std::string& name) {
  fs::path file = folder / (name + ".xml");
  for (int number = 2; fs::exists(file); ++number)
    file = folder / (name + " " + std::to_string(number) + ".xml");
  return file;
}

ExportedFile export_newest(const Library& library, const LibraryEntry& entry, const fs::path& file) {
  const auto xml = library.xml(entry.newest);
  if (const auto* refusal = xml.refusal()) return {entry.id, {}, *refusal};
  if (auto refused = write_file_atomically(file, xml.value())) return {entry.id, {}, *refused};
  return {entry.id, file, {}};
}

/// Whatever ending it has, Windows takes such a file for a device.
bool is_device_of_windows(const std::string& name) {
  constexpr std::array<std::string_view, 6> devices{"CON", "PRN", "AUX", "NUL", "COM", "LPT"};
  std::string stem = name.substr(0, name.find('.'));
  for (char& letter : stem) letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  const bool is_numbered = stem.size() == 4 && std::isdigit(static_cast<unsigned char>(stem[3])) != 0;
  const auto found = std::find(devices.begin(), devices.end(), std::string_view(stem).substr(0, 3));
  const bool needs_number = found - devices.begin() >= 4;
  return found != devices.end() && (needs_number ? is_numbered : stem.size() == 3);
}

}  // namespace

// Also a name that another system can have: folders are shared, and maps are sent.
std::string file_name_for(const std::string& title) {
  std::string name;
  for (const char c : without_acting(title))
    name +=
        std::string_view("/\\:*?\"<>|").find(c) == std::string_view::npos ? std::string_view(&c, 1) : instead;
  name.erase(0, std::min(name.find_first_not_of(". "), name.size()));
  constexpr std::size_t most = 120;
  std::size_t end = std::min(name.size(), most);
  while (end > 0 && end < name.size() && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U) --end;
  name.resize(end);  // not in the middle of a character
  name.resize(name.find_last_not_of(". ") + 1);
  if (is_device_of_windows(name)) name += instead;
  return name.empty() ? "scenario" : name;
}

Outcome<std::vector<ImportedFile>> import_into(Library& library, const std::vector<fs::path>& named,
                                               const ImportProgress& progress) {
  std::vector<ImportedFile> files = files_of(named);
  bool stopped = false;
  for (std::size_t done = 0; done < files.size() && !stopped;) {
    const std::size_t end = std::min(files.size(), done + batch);
    const auto refused = library.together([&]() -> std::optional<Refusal> {
      for (; done < end && !stopped; ++done) {
        if (auto refusal = import_one(library, files[done])) return refusal;
        stopped = progress && !progress(done + 1, files.size());
      }
      return {};
    });
    if (refused) return *refused;
    if (stopped) files.resize(done);
  }
  return files;
}

Outcome<Problems> export_version(const Library& library, VersionId version, const fs::path& to) {
  const auto scenario = library.scenario(version);
  if (const auto* refusal = scenario.refusal()) return *refusal;
  return Document(scenario.value()).export_to(to);
}

Outcome<std::vector<ExportedFile>> export_all(const Library& library, const fs::path& folder) {
  std::error_code failed;
  fs::create_directories(folder, failed);
  if (failed) return refuse(N_("the folder {0} cannot be made: {1}"), {folder.string(), failed.message()});
  const auto entries = library.search();
  if (const auto* refusal = entries.refusal()) return *refusal;
  std::vector<ExportedFile> files;
  for (const LibraryEntry& entry : entries.value())
    files.push_back(export_newest(library, entry, unused_file(folder, file_name_for(entry.title))));
  return files;
}

}  // namespace hexwright
