#include "editor/core/library/kept_reference.h"

#include "editor/core/library/exchange.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

Outcome<std::optional<EntryId>> entry_of(const Library& library, const DocumentPlace& place) {
  if (place.entry || place.file.empty()) return place.entry;
  return library.entry_of_file(place.file);
}

Outcome<std::optional<EntryId>> entry_made_of(Library& library, const fs::path& file) {
  const auto imported = import_into(library, {file});
  if (const auto* refusal = imported.refusal()) return *refusal;
  for (const ImportedFile& each : imported.value())
    if (each.became != ImportedFile::Became::Nothing) return std::optional(each.added.entry);
  return refuse(N_("{0} cannot be read, so the library cannot keep its reference picture"), {file.string()});
}

}  // namespace

Outcome<std::optional<ReferencePicture>> kept_reference(const fs::path& library_file,
                                                        const DocumentPlace& place) {
  auto opened = Library::open(library_file);
  if (const auto* unopened = std::get_if<Unopened>(&opened)) return unopened->refusal;
  const Library& library = std::get<Library>(opened);
  const auto entry = entry_of(library, place);
  if (const auto* refusal = entry.refusal()) return *refusal;
  const auto id = entry.value();
  if (!id) return std::nullopt;
  return library.reference_picture(*id);
}

Outcome<std::optional<EntryId>> keep_reference(const fs::path& library_file, const DocumentPlace& place,
                                               const std::optional<ReferencePicture>& picture) {
  auto opened = Library::open(library_file);
  if (const auto* unopened = std::get_if<Unopened>(&opened)) return unopened->refusal;
  auto& library = std::get<Library>(opened);
  auto entry = entry_of(library, place);
  if (entry.refusal()) return entry;
  if (!entry.value() && picture && !place.file.empty()) entry = entry_made_of(library, place.file);
  if (entry.refusal()) return entry;
  const auto id = entry.value();
  if (id)
    if (auto refused = library.set_reference_picture(*id, picture)) return *std::move(refused);
  return id;
}

}  // namespace hexwright
