#include "editor/core/library/place_in_library.h"

namespace hexwright {

std::optional<Refusal> keep_in_library(
    const PlaceInLibrary& place,
    const std::function<std::optional<Refusal>(Library&, std::optional<EntryId>)>& keep) {
  auto opened = Library::open(place.library);
  if (const auto* unopened = std::get_if<Unopened>(&opened)) return unopened->refusal;
  auto& library = std::get<Library>(opened);
  std::optional<EntryId> entry = place.entry;
  if (!entry && !place.scenario.empty()) {
    const auto found = library.entry_of_file(place.scenario);
    if (const auto* refusal = found.refusal()) return *refusal;
    entry = found.value();
  }
  return keep(library, entry);
}

}  // namespace hexwright
