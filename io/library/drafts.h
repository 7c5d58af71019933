#pragma once

#include <compare>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "io/library/library.h"

namespace hexwright {

class SessionLock;

/// One draft among all; `work` counts the documents of a session.
struct DraftId {
  std::int64_t session = 0, work = 0;
  friend auto operator<=>(const DraftId&, const DraftId&) = default;
};

/// Work that is not saved yet.
struct Draft {
  std::string xml;
  std::string title;             ///< of the scenario
  std::string file;              ///< where the document is saved; empty for nowhere
  std::optional<EntryId> entry;  ///< the document's place in the library
  std::uint64_t revision = 0;    ///< of the document, as its history counts
};

/// A draft whose program ended without closing it.
struct LostDraft {
  DraftId id;
  Draft draft;
  Timestamp kept;
};

/// The drafts of one run of a program, in a library: kept apart from versions, and gone once the work is
/// saved or thrown away. While the session lives it holds a lock that the system takes away when the program
/// dies, however it dies; so others know which drafts are lost.
class Drafts {
 public:
  /// Opens the library for itself.
  static Outcome<Drafts> begin(const std::filesystem::path& file);
  Drafts(Drafts&&) noexcept;
  Drafts& operator=(Drafts&&) noexcept;
  /// Ends the session; drafts that were not dropped are lost ones from then on.
  ~Drafts();

  Library& library() { return library_; }
  std::int64_t session() const { return session_; }

  /// The library was set aside, and another one may have its name now.
  bool is_aside() const;
  /// Goes on in the library that has the name now, under the same number: drafts of this session that were
  /// brought over are its own there.
  std::optional<Refusal> follow();

  /// Once it returns nothing the draft is on the disk and replaces the one before.
  std::optional<Refusal> keep(std::int64_t work, const Draft& draft);
  std::optional<Refusal> drop(std::int64_t work);

  /// The newest first.
  Outcome<std::vector<LostDraft>> lost() const;
  /// Makes a lost draft one of this session. False when another program was quicker.
  Outcome<bool> take_over(DraftId lost, std::int64_t work);
  /// Throws a lost draft away.
  std::optional<Refusal> discard(DraftId lost);

 private:
  Drafts(Library library, std::int64_t session, std::unique_ptr<SessionLock> lock);
  void end();

  Library library_;
  std::int64_t session_ = 0;
  std::unique_ptr<SessionLock> lock_;  ///< none: moved from
};

}  // namespace hexwright
