#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "io/library/drafts.h"

namespace hexwright {

/// One document among those that the program has open.
enum class WorkId : std::int64_t {};

/// A document as it was at some moment.
struct DocumentSnapshot {
  std::shared_ptr<const Scenario> scenario;
  std::uint64_t revision = 0;    ///< of its history
  std::filesystem::path file;    ///< where it is saved; empty for nowhere
  std::optional<EntryId> entry;  ///< its place in the library
};

/// What has become of it.
struct KeeperNews {
  enum class Kind : std::uint8_t { Draft, Version };
  WorkId work{};
  Kind kind{};
  std::uint64_t revision = 0;
  std::optional<EntryId> entry;    ///< of a version: where it is now
  std::optional<Refusal> refused;  ///< not yet; it is tried again
};

/// Writes drafts and versions into the library in a thread of its own, so that whoever edits never waits for
/// a disk. What was refused (a full disk, a library that another program writes to) is tried again until it
/// is done. One keeper serves all documents of a program.
class AutosaveWorker {
 public:
  /// `report` is called from the keeper's thread: once something is on the disk, or was refused for the first
  /// time.
  AutosaveWorker(std::filesystem::path library, std::function<void(const KeeperNews&)> report);
  /// Does what it was asked for, as far as it can be done now.
  ~AutosaveWorker();
  AutosaveWorker(const AutosaveWorker&) = delete;
  AutosaveWorker& operator=(const AutosaveWorker&) = delete;

  const std::filesystem::path& library_file() const { return file_; }

  WorkId begin();
  /// Keeps it as the document's draft, in place of the one before.
  void keep(WorkId id, DocumentSnapshot work);
  /// The document needs no draft any more.
  void drop(WorkId id);
  /// Adds it as a version: to the entry of its file, else to its own one unless another file has
  /// that, else as a new entry. Then its draft
  /// goes.
  void store(WorkId id, DocumentSnapshot work);

  // For the start of a program: these wait for the library.

  /// Drafts whose program ended without closing them.
  Outcome<std::vector<LostDraft>> lost();
  /// Makes a lost draft that of a document here; none when another program was quicker.
  Outcome<std::optional<WorkId>> take_over(DraftId lost);
  std::optional<Refusal> discard(DraftId lost);

 private:
  enum class Job : std::uint8_t { Keep, Drop, Store };
  struct Task {
    Job job{};
    WorkId id{};
    DocumentSnapshot work;
    bool refused_before = false;
  };

  void add(Task task);
  void run();
  /// The next task, once there is one; none when all is done and the keeper ends.
  std::optional<Task> next();
  /// What was kept, and lies beside the library while another program reads, goes into the library itself.
  void take_in_log();
  /// Behind what else is to be done, unless something newer has made it idle; then waits a while.
  void try_again_later(Task task);
  KeeperNews done(const Task& task);
  static std::optional<Refusal> keep_draft(Drafts& drafts, WorkId id, const DocumentSnapshot& work);
  static Outcome<EntryId> store_version(Drafts& drafts, const Task& task);
  /// The session in the library, begun when it is needed; why there is none. Under `using_library_`, as all
  /// below that has to do with it.
  Outcome<Drafts*> drafts();
  /// Into the library that has the name now, when the one before was set aside.
  std::optional<Refusal> follow();

  std::filesystem::path file_;
  std::function<void(const KeeperNews&)> report_;

  std::mutex using_library_;
  std::optional<Drafts> drafts_;
  std::map<WorkId, DocumentSnapshot> kept_;  ///< of what drafts are kept, as they are
  bool all_there_ = true;                    ///< they are in the library that has the name

  std::mutex using_tasks_;
  std::condition_variable changed_;
  std::deque<Task> tasks_;
  std::uint64_t added_ = 0;
  bool needs_log_ = false;  ///< used by the keeper's thread alone
  bool ends_ = false;
  std::int64_t works_ = 0;
  std::thread thread_;
};

}  // namespace hexwright
