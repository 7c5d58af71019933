#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "io/files/problem.h"
#include "io/library/library.h"

namespace hexwright {

// Between the library and ordinary files.

/// What became of one file.
struct ImportedFile {
  enum class Became : std::uint8_t { Nothing, NewEntry, NewVersion, Known };
  std::filesystem::path file;
  Became became = Became::Nothing;
  Library::Added added;  ///< unless it became nothing
  Problems problems;     ///< of the file; with errors it became nothing
};

/// True: go on. Called after each file.
using ImportProgress = std::function<bool(std::size_t done, std::size_t files)>;

/// Files, and folders at any depth. What cannot be read is told and skipped; a file that the library knows
/// already becomes a version of its entry. Refused when the library itself cannot take them: then what was
/// imported until then may be in it.
Outcome<std::vector<ImportedFile>> import_into(Library& library,
                                               const std::vector<std::filesystem::path>& named,
                                               const ImportProgress& progress = {});

/// A version as a file of the format that its ending names (.xml, .game or a picture); what the format could
/// not hold. An existing file is replaced.
Outcome<Problems> export_version(const Library& library, VersionId version, const std::filesystem::path& to);

/// What became of one entry.
struct ExportedFile {
  EntryId entry{};
  std::filesystem::path file;      ///< empty when it could not be written
  std::optional<Refusal> refused;  ///< why not
};

/// A title as a name that every file system takes and every list of files can show.
std::string file_name_for(const std::string& title);

/// The newest version of every entry as an XML file named by its title, in a folder that is made when it is
/// missing. Files that are there are kept, and new ones get a number then. What is damaged is told and
/// skipped.
Outcome<std::vector<ExportedFile>> export_all(const Library& library, const std::filesystem::path& folder);

}  // namespace hexwright
