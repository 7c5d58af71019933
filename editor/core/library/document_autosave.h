#pragma once

#include <optional>

#include "editor/core/document/document.h"
#include "editor/core/library/autosave_worker.h"
#include "io/library/drafts.h"

namespace hexwright {

/// Sees to it that what is done to one document is never lost: hands copies of it to the keeper. To be asked
/// to look at the document often enough; a look at an unchanged one costs nothing.
class DocumentAutosave {
 public:
  /// Of a document that was just opened or made.
  explicit DocumentAutosave(AutosaveWorker& keeper, std::optional<EntryId> entry = {});
  /// Of one that was recovered from a draft, which is its own already.
  DocumentAutosave(AutosaveWorker& keeper, WorkId taken_over, const Document& document,
                   std::optional<EntryId> entry);

  WorkId id() const { return id_; }
  /// The document's place in the library, once it has one.
  std::optional<EntryId> entry() const { return entry_; }

  /// Hands a copy over when there is something new that is not saved.
  void look_at(const Document& document);
  /// The document has just been saved: what it is now becomes a version.
  void saved(const Document& document);
  /// The document is closed, as its designer wants: what was not saved is not wanted.
  void close();

  /// Takes what the keeper tells of it.
  void hear(const KeeperNews& news);

  enum class State : std::uint8_t { Idle, Waiting, Kept, Refused };
  State state() const;
  /// Of the document, up to which nothing can be lost any more.
  std::uint64_t kept_revision() const { return kept_; }
  /// Why it is not kept, while it is not.
  const std::optional<Refusal>& refused() const { return refused_; }

 private:
  DocumentSnapshot copy_of(const Document& document) const;

  AutosaveWorker* keeper_;
  WorkId id_;
  std::optional<EntryId> entry_;
  std::uint64_t seen_ = 0;  ///< revision of the document that was looked at last
  std::uint64_t kept_ = 0;
  bool has_draft_ = false;
  std::optional<Refusal> refused_;
};

/// A document that shows this scenario: what its file holds now with the scenario as one step above, under
/// these words, so that undo leads back to the file. One without a file, or whose file cannot be read any
/// more, is stored nowhere.
Document opened_with(const std::filesystem::path& file, Scenario scenario, Message label);

/// The document that a draft was kept of, modified as it was. Refused when the draft cannot be read.
Outcome<Document> recovered(const Draft& draft);

/// The file of a draft was written to after it was kept, by whomever.
bool file_is_newer(const LostDraft& lost);

}  // namespace hexwright
