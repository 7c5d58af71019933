#pragma once

#include "io/library/connection.h"

namespace hexwright {

/// Whether it is one that this program may have kept.
bool is_sound(const ReferencePicture& picture);

/// The columns of a row, and the picture that they say.
inline constexpr const char* reference_picture_columns = "path, x, y, width, opacity, hexes, shown";
ReferencePicture reference_picture_of(const SQLite::Statement& row);

/// In place of the entry's one, if any.
void store_reference_picture(Connection& connection, EntryId entry, const ReferencePicture& picture);

}  // namespace hexwright
