#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "model/scenario/message.h"

namespace hexwright {

/// What of a damaged library came into a new one.
struct Salvage {
  int scenarios = 0, versions = 0, playtests = 0, games = 0, drafts = 0;
  /// What is known to have been there and could not be read: "version 2 of \"Two lakes\"".
  std::vector<Argument> lost;

  bool has_losses() const { return found_nothing() || !lost.empty(); }
  bool found_nothing() const { return scenarios == 0 && drafts == 0; }
};

/// Copies what can still be read of a damaged library into one that has just begun, each row by itself: only
/// scenarios that are what was saved, and only drafts that can be recovered. Thumbnails are made anew when
/// they are asked for. The damaged file is read from a copy and stays as it is. Afterwards the new library is
/// one file, with nothing beside it, on the disk. Refused when it, or the copy, cannot be written.
Outcome<Salvage> salvage(const std::filesystem::path& damaged, const std::filesystem::path& fresh);

/// Writes all that is lost, one thing a line, into a text file beside the damaged library when it is more
/// than `described` names. None when it is not, or when the file cannot be written.
std::optional<std::filesystem::path> write_down_lost(const Salvage& salvage,
                                                     const std::filesystem::path& damaged,
                                                     Translate translate);

/// How a user is told, once the damaged library lies where it says and the new one has begun.
Message described(const Salvage& salvage, const std::filesystem::path& damaged,
                  const std::filesystem::path& fresh, const std::optional<std::filesystem::path>& all_lost);

}  // namespace hexwright
