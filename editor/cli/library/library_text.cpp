#include "editor/cli/library/library_text.h"

#include <algorithm>
#include <chrono>
#include <cstdint>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "editor/cli/words.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

std::string local(Timestamp time) {
  const auto seconds = std::chrono::floor<std::chrono::seconds>(time);
  return fmt::format("{:%Y-%m-%d %H:%M}", fmt::localtime(std::chrono::system_clock::to_time_t(seconds)));
}

std::string list(const std::vector<std::string>& words) { return fmt::format("{}", fmt::join(words, ", ")); }

void line(std::string_view label, std::string_view value) {
  if (!value.empty()) print_line(stdout, fmt::format("{:<10} {}", label, value));
}

std::string title_of(const LibraryEntry& entry) {
  return entry.title.empty() ? words(N_("(no title)")) : entry.title;
}

std::string found_by(const LibraryPlaytest& playtest) {
  std::string shares;
  for (const double share : playtest.seat_shares)
    shares += fmt::format("{}{:.0f} %", shares.empty() ? "" : ", ", share * 100);
  return words({N_("games: {0}; bots: {1}; wins by seat: {2}; turns on average: {3}; stalled games: {4}"),
                {std::to_string(playtest.games), playtest.bots, shares,
                 fmt::format("{:.0f}", playtest.mean_turns), std::to_string(playtest.stalled)}});
}

std::string_view became(ImportedFile::Became became) {
  switch (became) {
    case ImportedFile::Became::NewEntry:
      return N_("new");
    case ImportedFile::Became::NewVersion:
      return N_("new version");
    case ImportedFile::Became::Known:
      return N_("unchanged");
    case ImportedFile::Became::Nothing:
      break;
  }
  return N_("skipped");
}

}  // namespace

void print_entries(const std::vector<LibraryEntry>& entries) {
  for (const LibraryEntry& entry : entries)
    print_line(stdout,
               fmt::format("{:>5}  {:<40} {:>11}  {}{}", static_cast<std::int64_t>(entry.id), title_of(entry),
                           words(by_number(entry.versions, plural("{0} version", "{0} versions"))),
                           local(entry.changed), entry.tags.empty() ? "" : "  [" + list(entry.tags) + "]"));
  static_cast<void>(std::fflush(stdout));
  print_line(stderr, words(by_number(entries.size(), plural("{0} scenario", "{0} scenarios"))));
}

void print_entry(const ShownEntry& shown) {
  const LibraryEntry& entry = shown.entry;
  print_line(stdout, title_of(entry));
  line(words(N_("author")), entry.author);
  line(words(N_("players")), fmt::format("{}-{}", entry.min_players, entry.max_players));
  line(words(N_("points")), fmt::format("{}", entry.victory_points));
  line(words(N_("rules")), list(entry.modules));
  line(words(N_("tags")), list(entry.tags));
  if (!entry.notes.empty()) print_lines(stdout, fmt::format("{:<10} {}", words(N_("notes")), entry.notes));
  line(words(N_("file")), entry.file);
  line(words(N_("added")), local(entry.added));
  for (const LibraryVersion& version : shown.versions)
    line(words({N_("version {0}"), {std::to_string(version.number)}}),
         fmt::format("{}  {:<9} {}", local(version.saved), words(title(version.origin)), version.mark));
  for (const auto& [version, playtest] : shown.playtests)
    line(words(N_("playtest")),
         fmt::format("{}  {}", local(playtest.played),
                     words({N_("of version {0}: {1}"), {std::to_string(version), found_by(playtest)}})));
  for (const auto& [version, game] : shown.games)
    line(words(N_("game")),
         fmt::format("{}  {}", local(game.begun),
                     words({N_("of version {0}: {1}"), {std::to_string(version), list(game.names)}})));
}

void print_comparison(const ScenarioChanges& changes) {
  std::string summary;
  for (const Message& phrase : summary_of(changes)) summary += (summary.empty() ? "" : ", ") + words(phrase);
  print_line(stdout, changes.empty() ? words(N_("nothing differs")) : summary);
  for (const ScenarioChange& change : changes) print_line(stdout, fmt::format("  {}", words(change.words)));
}

void print_import(const std::vector<ImportedFile>& files) {
  std::size_t skipped = 0;
  for (const ImportedFile& file : files) {
    for (const Problem& problem : file.problems)
      print_line(stderr, text(problem, file.file.string(), translated));
    if (file.became == ImportedFile::Became::Nothing)
      ++skipped;
    else
      print_line(stdout, fmt::format("{:>5}  {:<12} {}", static_cast<std::int64_t>(file.added.entry),
                                     words(became(file.became)), file.file.string()));
  }
  static_cast<void>(std::fflush(stdout));
  const auto taken = files.size() - skipped;
  print_line(stderr, words(skipped == 0 ? by_number(taken, plural("{0} file taken in", "{0} files taken in"))
                                        : by_number(taken,
                                                    plural("{0} file taken in, {1} skipped",
                                                           "{0} files taken in, {1} skipped"),
                                                    {std::to_string(skipped)})));
}

}  // namespace hexwright
