#include "io/library/library.h"

#include <array>
#include <cstdlib>
#include <utility>

#include "io/files/places.h"
#include "io/library/check.h"
#include "io/library/schema.h"
#include "model/board/index.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

/// Looks at what every start of the editor needs, so that damage shows now and not with the first click.
void look_around(Connection& connection) {
  for (const char* table : {"entries", "versions", "drafts", "search"})
    connection.database().execAndGet(std::string("SELECT max(rowid) FROM ") + table);
}

Refusal no_folder(const fs::path& file, const std::error_code& failure) {
  return refuse(N_("the folder of the library {0} cannot be made: {1}"), {file.string(), failure.message()});
}

}  // namespace

std::string_view id(VersionOrigin origin) {
  constexpr std::array<std::string_view, all_version_origins.size()> ids{"saved", "imported", "restored",
                                                                         "played"};
  return ids[at(origin)];
}

std::string_view title(VersionOrigin origin) {
  constexpr std::array<std::string_view, all_version_origins.size()> titles{N_("Saved"), N_("Imported"),
                                                                            N_("Restored"), N_("Played")};
  return titles[at(origin)];
}

Library::Library(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}
Library::Library(Library&&) noexcept = default;
Library& Library::operator=(Library&&) noexcept = default;
Library::~Library() = default;

std::variant<Library, Unopened> Library::open(const fs::path& named, Thoroughness look) {
  const fs::path file = fs::absolute(named).lexically_normal();
  std::error_code failure;
  fs::create_directories(file.parent_path(), failure);
  if (failure) return Unopened{no_folder(file, failure)};
  if (fs::is_directory(file, failure))
    return Unopened{refuse(N_("{0} is a folder; expected a library"), {file.string()})};
  try {
    auto connection = std::make_unique<Connection>(file);
    if (auto unopened = bring_up_to_date(*connection)) return *std::move(unopened);
    look_around(*connection);
    connection->look_for_log();
    if (look == Thoroughness::Thorough)
      if (auto damaged = refusal_if_damaged(*connection)) return Unopened{*std::move(damaged), true};
    return Library(std::move(connection));
  } catch (const SQLite::Exception& problem) {
    return Unopened{refusal_for(problem, file), means_damage(problem)};
  }
}

const fs::path& Library::file() const { return connection_->file(); }
bool Library::read_only() const { return connection_->read_only(); }

std::optional<Refusal> Library::together(const std::function<std::optional<Refusal>()>& writes) {
  return connection_->writing([&] { return writes(); });
}

Outcome<fs::path> standard_library_file() {
  if (const char* chosen = std::getenv("HEXWRIGHT_LIBRARY"); chosen && *chosen) return fs::path(chosen);
  const auto data = folder_for_data();
  if (!data)
    return refuse(N_("there is no place for the library: neither HEXWRIGHT_LIBRARY nor HOME is set"));
  return *data / "hexwright" / "library.sqlite";
}

}  // namespace hexwright
