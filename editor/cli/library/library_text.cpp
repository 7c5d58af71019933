#include "cli/library/library_text.h"

#include <algorithm>
#include <chrono>
#include <cstdint>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "cli/words.h"

namespace hexwright {
namespace {

std::string local(Timestamp time) {
  const auto seconds = std::chrono::floor<std::chrono::seconds>(time);
  return fmt::format("{:%Y-%m-%d %H:%M}", fmt::localtime(std::chrono::system_clock::to_time_t(seconds)));
}

std::string list(const std::vector<std::string>& words) { return fmt::format("{}", fmt::join(words, ", ")); }

std::string counted(int count, const char* one, const char* many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

void line(std::string_view label, std::string_view value) {
  if (!value.empty()) fmt::print("{:<10} {}\n", label, value);
}

std::string title_of(const LibraryEntry& entry) { return entry.title.empty() ? "(no title)" : entry.title; }

std::string words(const LibraryPlaytest& playtest) {
  std::string shares;
  for (const double share : playtest.seat_shares) shares += fmt::format(" {:.0f}%", share * 100);
  return fmt::format("{} games of {}; seats won{}; {:.0f} turns; {} stalled", playtest.games, playtest.bots,
                     shares, playtest.mean_turns, playtest.stalled);
}

const char* words(ImportedFile::Became became) {
  switch (became) {
    case ImportedFile::Became::NewEntry:
      return "new";
    case ImportedFile::Became::NewVersion:
      return "new version";
    case ImportedFile::Became::Known:
      return "unchanged";
    case ImportedFile::Became::Nothing:
      break;
  }
  return "skipped";
}

}  // namespace

void print_entries(const std::vector<LibraryEntry>& entries) {
  for (const LibraryEntry& entry : entries)
    fmt::print("{:>5}  {:<40} {:>11}  {}{}\n", static_cast<std::int64_t>(entry.id), title_of(entry),
               counted(entry.versions, "version", "versions"), local(entry.changed),
               entry.tags.empty() ? "" : "  [" + list(entry.tags) + "]");
  static_cast<void>(std::fflush(stdout));
  fmt::print(stderr, "{}\n", counted(static_cast<int>(entries.size()), "scenario", "scenarios"));
}

void print_entry(const ShownEntry& shown) {
  const LibraryEntry& entry = shown.entry;
  fmt::print("{}\n", title_of(entry));
  line("author", entry.author);
  line("players", fmt::format("{}-{}", entry.min_players, entry.max_players));
  line("points", fmt::format("{}", entry.victory_points));
  line("rules", list(entry.modules));
  line("tags", list(entry.tags));
  line("notes", entry.notes);
  line("file", entry.file);
  line("added", local(entry.added));
  for (const LibraryVersion& version : shown.versions)
    line(fmt::format("version {}", version.number),
         fmt::format("{}  {:<9} {}", local(version.saved), id(version.origin), version.mark));
  for (const auto& [version, playtest] : shown.playtests)
    line("playtest", fmt::format("{}  of version {}: {}", local(playtest.played), version, words(playtest)));
}

void print_comparison(const ScenarioChanges& changes) {
  std::string summary;
  for (const Message& phrase : summary_of(changes)) summary += (summary.empty() ? "" : ", ") + words(phrase);
  fmt::print("{}\n", changes.empty() ? "nothing differs" : summary);
  for (const ScenarioChange& change : changes) fmt::print("  {}\n", words(change.words));
}

void print_import(const std::vector<ImportedFile>& files) {
  int skipped = 0;
  for (const ImportedFile& file : files) {
    for (const Problem& problem : file.problems)
      fmt::print(stderr, "{}\n", text(problem, file.file.string(), translated));
    if (file.became == ImportedFile::Became::Nothing)
      ++skipped;
    else
      fmt::print("{:>5}  {:<12} {}\n", static_cast<std::int64_t>(file.added.entry), words(file.became),
                 file.file.string());
  }
  static_cast<void>(std::fflush(stdout));
  fmt::print(stderr, "{} taken in{}\n", counted(static_cast<int>(files.size()) - skipped, "file", "files"),
             skipped == 0 ? "" : fmt::format(", {} skipped", skipped));
}

}  // namespace hexwright
