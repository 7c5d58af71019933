#include "editor/core/table/kept_table.h"

#include "editor/core/table/game_log.h"
#include "io/files/file_access.h"

namespace hexwright {
namespace {

Problem problem_of_files(const Refusal& refusal) { return {Problem::Severity::Error, 0, 0, refusal.why}; }

}  // namespace

Read<KeptTable> KeptTable::read(const std::filesystem::path& record) {
  const auto text = read_file(record, most_record_bytes);
  if (const auto* refused = text.refusal()) return problem_of_files(*refused);
  auto read = GameLog::read(text.value());
  if (const auto* problem = std::get_if<Problem>(&read)) return *problem;
  auto& session = std::get<PlaySession>(read);
  if (!session.branches().empty())
    return problem_of_files(
        {{N_("this game has several lines of play, and a table has one; go on with it by Play → "
             "Resume a Saved Game"),
          {}}});
  TableLinks links = TableLinks::of(session.game().players());
  if (std::error_code fault; std::filesystem::exists(links_file(record), fault)) {
    const auto kept = read_links(links_file(record));
    if (const auto* refused = kept.refusal()) return problem_of_files(*refused);
    if (kept.value().chairs.size() == links.chairs.size()) links = kept.value();
  }
  return KeptTable{std::move(session), std::move(links)};
}

std::optional<Refusal> keep_table(const std::filesystem::path& record, const Scenario& map,
                                  const PlaceInLibrary& place) {
  const auto text = read_file(record, most_record_bytes);
  if (const auto* refused = text.refusal()) return *refused;
  return keep_in_library(place, [&](Library& library, std::optional<EntryId> entry) {
    return library.keep_game(entry, map, std::string(whole_lines(text.value())));
  });
}

}  // namespace hexwright
