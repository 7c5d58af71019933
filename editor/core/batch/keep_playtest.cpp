#include "editor/core/batch/keep_playtest.h"

#include "io/library/library.h"

namespace hexwright {

std::optional<Refusal> keep_playtest(const PlayedSoFar& batch, const PlaytestPlace& place) {
  auto opened = Library::open(place.library);
  if (const auto* unopened = std::get_if<Unopened>(&opened)) return unopened->refusal;
  auto& library = std::get<Library>(opened);
  std::optional<EntryId> entry = place.entry;
  if (!entry && !place.scenario.empty()) {
    const auto found = library.entry_of_file(place.scenario);
    if (const auto* refusal = found.refusal()) return *refusal;
    entry = found.value();
  }
  const auto kept = library.add_playtest(entry, batch.game->scenario(), playtest_json(batch.playtest()));
  if (const auto* refusal = kept.refusal()) return *refusal;
  return std::nullopt;
}

}  // namespace hexwright
