#include <chrono>

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "editor/cli/library/library_text.h"
#include "editor/cli/names.h"
#include "editor/cli/words.h"

namespace hexwright {
namespace {

using Json = nlohmann::ordered_json;

std::string utc(Timestamp time) {
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", std::chrono::floor<std::chrono::seconds>(time));
}

Json or_null(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

Json json(const LibraryEntry& entry) {
  return {{"scenario", static_cast<std::int64_t>(entry.id)},
          {"title", entry.title},
          {"author", entry.author},
          {"minPlayers", entry.min_players},
          {"maxPlayers", entry.max_players},
          {"victoryPoints", entry.victory_points},
          {"rules", entry.modules},
          {"tags", entry.tags},
          {"notes", entry.notes},
          {"file", or_null(entry.file)},
          {"versions", entry.versions},
          {"playtests", entry.playtests},
          {"games", entry.games},
          {"added", utc(entry.added)},
          {"changed", utc(entry.changed)}};
}

Json json(const LibraryVersion& version) {
  return {{"number", version.number}, {"origin", id(version.origin)},   {"saved", utc(version.saved)},
          {"mark", version.mark},     {"playtests", version.playtests}, {"games", version.games}};
}

Json json(const ShownEntry::Played& played) {
  const LibraryPlaytest& playtest = played.playtest;
  return {
      {"version", played.version},        {"played", utc(playtest.played)},    {"bots", playtest.bots},
      {"players", playtest.players},      {"games", playtest.games},           {"stalled", playtest.stalled},
      {"meanTurns", playtest.mean_turns}, {"seatShares", playtest.seat_shares}};
}

Json json(const ShownEntry::PlayedByPeople& played) {
  return {{"version", played.version}, {"begun", utc(played.game.begun)}, {"names", played.game.names}};
}

Json json(const ChangedPlace& place) {
  if (const auto* hex = std::get_if<Hex>(&place)) return fmt::format("{},{}", hex->q, hex->r);
  if (const auto* path = std::get_if<Path>(&place))
    return fmt::format("{},{} {}", path->hex().q, path->hex().r, short_name(path->side()));
  const auto& corner = std::get<Intersection>(place);
  return fmt::format("{},{} {}", corner.hex().q, corner.hex().r, short_name(corner.corner()));
}

const char* word(ImportedFile::Became became) {
  switch (became) {
    case ImportedFile::Became::NewEntry:
      return "new";
    case ImportedFile::Became::NewVersion:
      return "new-version";
    case ImportedFile::Became::Known:
      return "unchanged";
    case ImportedFile::Became::Nothing:
      break;
  }
  return "skipped";
}

}  // namespace

void print_entries_as_json(const std::vector<LibraryEntry>& entries) {
  auto all = Json::array();
  for (const LibraryEntry& entry : entries) all.push_back(json(entry));
  print_json(all);
}

void print_entry_as_json(const ShownEntry& shown) {
  Json whole = json(shown.entry);
  whole["versions"] = Json::array();
  for (const LibraryVersion& version : shown.versions) whole["versions"].push_back(json(version));
  whole["playtests"] = Json::array();
  for (const ShownEntry::Played& played : shown.playtests) whole["playtests"].push_back(json(played));
  whole["gamesOfPeople"] = Json::array();
  for (const ShownEntry::PlayedByPeople& played : shown.games) whole["gamesOfPeople"].push_back(json(played));
  print_json(whole);
}

void print_comparison_as_json(const ScenarioChanges& changes) {
  auto summary = Json::array(), all = Json::array();
  for (const Message& phrase : summary_of(changes)) summary.push_back(words(phrase));
  for (const ScenarioChange& change : changes) {
    auto places = Json::array();
    for (const ChangedPlace& place : change.at) places.push_back(json(place));
    all.push_back({{"change", words(change.words)}, {"places", std::move(places)}});
  }
  print_json(Json{{"summary", std::move(summary)}, {"changes", std::move(all)}});
}

void print_import_as_json(const std::vector<ImportedFile>& files) {
  auto all = Json::array();
  for (const ImportedFile& file : files) {
    auto problems = Json::array();
    for (const Problem& problem : file.problems)
      problems.push_back(text(problem, file.file.string(), translated));
    const bool skipped = file.became == ImportedFile::Became::Nothing;
    all.push_back({{"file", file.file.string()},
                   {"became", word(file.became)},
                   {"scenario", skipped ? Json(nullptr) : Json(static_cast<std::int64_t>(file.added.entry))},
                   {"problems", std::move(problems)}});
  }
  print_json(all);
}

}  // namespace hexwright
