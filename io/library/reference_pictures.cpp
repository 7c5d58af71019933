#include <cmath>

#include <fmt/format.h>

#include "io/library/library.h"
#include "io/library/tables.h"
#include "model/scenario/limits.h"
#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

bool is_share(double number) { return number >= 0 && number <= 1; }
bool is_near(double coordinate) { return std::abs(coordinate) <= ReferencePicture::farthest; }

}  // namespace

bool is_sound(const ReferencePicture& picture) {
  return !picture.path.empty() && picture.path.size() <= limits::text && is_clean_text(picture.path, false) &&
         is_near(picture.centre.x) && is_near(picture.centre.y) && picture.width > 0 &&
         picture.width <= 2 * ReferencePicture::farthest && is_share(picture.opacity) &&
         is_share(picture.hexes);
}

ReferencePicture reference_picture_of(const SQLite::Statement& row) {
  const auto number = [&](int column) { return row.getColumn(column).getDouble(); };
  return {.path = row.getColumn(0).getString(),
          .centre = {number(1), number(2)},
          .width = number(3),
          .opacity = number(4),
          .hexes = number(5),
          .shown = row.getColumn(6).getInt64() != 0};
}

void store_reference_picture(Connection& connection, EntryId entry, const ReferencePicture& picture) {
  const std::string sql =
      fmt::format("INSERT OR REPLACE INTO reference_pictures (entry, {}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                  reference_picture_columns);
  connection.run(sql.c_str(), entry, picture.path, picture.centre.x, picture.centre.y, picture.width,
                 picture.opacity, picture.hexes, picture.shown ? 1 : 0);
}

Outcome<std::optional<ReferencePicture>> Library::reference_picture(EntryId entry) const {
  return connection_->reading([&]() -> Outcome<std::optional<ReferencePicture>> {
    const std::string sql =
        fmt::format("SELECT {} FROM reference_pictures WHERE entry = ?", reference_picture_columns);
    auto row = connection_->query(sql.c_str(), entry);
    if (!row.executeStep()) return std::nullopt;
    ReferencePicture picture = reference_picture_of(row);
    return is_sound(picture) ? std::optional(std::move(picture)) : std::nullopt;
  });
}

std::optional<Refusal> Library::set_reference_picture(EntryId entry,
                                                      const std::optional<ReferencePicture>& picture) {
  if (picture && !is_sound(*picture))
    return refuse(N_("the reference picture {0} cannot be kept at this place"), {picture->path});
  const auto known = this->entry(entry);
  if (const auto* refusal = known.refusal()) return *refusal;
  return connection_->writing([&]() -> std::optional<Refusal> {
    if (picture)
      store_reference_picture(*connection_, entry, *picture);
    else
      connection_->run("DELETE FROM reference_pictures WHERE entry = ?", entry);
    return {};
  });
}

}  // namespace hexwright
