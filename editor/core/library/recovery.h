#pragma once

#include "editor/core/document/document.h"
#include "io/library/drafts.h"

namespace hexwright {

/// A document that shows this scenario: what its file holds now with the scenario as one step above, under
/// these words, so that undo leads back to the file. One without a file, or whose file cannot be read any
/// more, is stored nowhere.
Document opened_with(const std::filesystem::path& file, Scenario scenario, Message label);

/// The document that a draft was kept of, modified as it was. Refused when the draft cannot be read.
Outcome<Document> recovered(const Draft& draft);

/// The file of a draft was written to after it was kept, by whomever.
bool file_is_newer(const LostDraft& lost);

}  // namespace hexwright
