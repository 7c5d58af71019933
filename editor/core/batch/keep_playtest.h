#pragma once

#include <filesystem>
#include <optional>

#include "editor/core/batch/batch_runner.h"
#include "io/library/records.h"

namespace hexwright {

/// Where a batch is to be kept.
struct PlaytestPlace {
  std::filesystem::path library;
  std::optional<EntryId> entry;         ///< of the document, when it is known
  std::filesystem::path scenario = {};  ///< the document's file, else: its entry is looked for by that
};

/// Keeps what a batch found in the library, with the version of the map that was played. Refused in words;
/// the library is then as it was.
std::optional<Refusal> keep_playtest(const PlayedSoFar& batch, const PlaytestPlace& place);

}  // namespace hexwright
