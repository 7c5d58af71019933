#include <algorithm>

#include "io/library/connection.h"
#include "io/library/library.h"

namespace hexwright {
namespace {

constexpr const char* version_columns = R"(
SELECT versions.id, entry, number, origin, saved, mark,
  (SELECT count(*) FROM playtests WHERE playtests.content = versions.content),
  (SELECT count(*) FROM games WHERE games.content = versions.content)
FROM versions JOIN contents ON contents.id = content )";

/// One that this program has no word for was written by an odd one: it was saved, somehow.
VersionOrigin origin_of(const std::string& word) {
  for (const VersionOrigin origin : all_version_origins)
    if (id(origin) == word) return origin;
  return VersionOrigin::Saved;
}

LibraryVersion version_of(const SQLite::Statement& row) {
  return {VersionId{row.getColumn(0).getInt64()},
          EntryId{row.getColumn(1).getInt64()},
          row.getColumn(2).getInt(),
          origin_of(row.getColumn(3).getString()),
          timestamp(row.getColumn(4).getInt64()),
          row.getColumn(5).getString(),
          row.getColumn(6).getInt(),
          row.getColumn(7).getInt()};
}

}  // namespace

Outcome<std::vector<LibraryVersion>> Library::versions(EntryId entry) const {
  return connection_->reading([&]() -> Outcome<std::vector<LibraryVersion>> {
    auto rows = connection_->query(
        (std::string(version_columns) + "WHERE entry = ? ORDER BY number DESC").c_str(), entry);
    std::vector<LibraryVersion> all;
    while (rows.executeStep()) all.push_back(version_of(rows));
    return all;
  });
}

Outcome<LibraryVersion> Library::version(VersionId id) const {
  return connection_->reading([&]() -> Outcome<LibraryVersion> {
    auto row = connection_->query((std::string(version_columns) + "WHERE versions.id = ?").c_str(), id);
    if (row.executeStep()) return version_of(row);
    return refuse(N_("there is no version with the number {0} in the library"),
                  {std::to_string(static_cast<std::int64_t>(id))});
  });
}

}  // namespace hexwright
