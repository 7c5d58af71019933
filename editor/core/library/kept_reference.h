#pragma once

#include <filesystem>
#include <optional>

#include "io/library/library.h"

namespace hexwright {

/// By what the library may know a document.
struct DocumentPlace {
  std::optional<EntryId> entry;
  std::filesystem::path file;  ///< empty for nowhere
};

/// The picture that the document is traced from; none when the library knows of none.
Outcome<std::optional<ReferencePicture>> kept_reference(const std::filesystem::path& library,
                                                        const DocumentPlace& place);

/// Keeps it in the document's entry (none: that has no picture any more). A file that the library does not
/// know yet becomes an entry. None: the document is saved nowhere, so that there is no place for it yet.
Outcome<std::optional<EntryId>> keep_reference(const std::filesystem::path& library,
                                               const DocumentPlace& place,
                                               const std::optional<ReferencePicture>& picture);

}  // namespace hexwright
