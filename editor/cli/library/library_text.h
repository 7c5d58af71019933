#pragma once

#include <vector>

#include "editor/core/library/exchange.h"
#include "io/library/library.h"
#include "model/comparison/comparison.h"

namespace hexwright {

/// A scenario with everything that belongs to it.
struct ShownEntry {
  LibraryEntry entry;
  std::vector<LibraryVersion> versions;
  struct Played {
    int version = 0;  ///< its number
    LibraryPlaytest playtest;
  };
  std::vector<Played> playtests;
  struct PlayedByPeople {
    int version = 0;  ///< its number
    LibraryGame game;
  };
  std::vector<PlayedByPeople> games;
};

// For people at a terminal, and for scripts.

void print_entries(const std::vector<LibraryEntry>& entries);
void print_entries_as_json(const std::vector<LibraryEntry>& entries);
void print_entry(const ShownEntry& shown);
void print_entry_as_json(const ShownEntry& shown);
void print_comparison(const ScenarioChanges& changes);
void print_comparison_as_json(const ScenarioChanges& changes);
/// Problems of files go to standard error, whatever is printed.
void print_import(const std::vector<ImportedFile>& files);
void print_import_as_json(const std::vector<ImportedFile>& files);

}  // namespace hexwright
