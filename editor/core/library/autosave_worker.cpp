#include "editor/core/library/autosave_worker.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "io/xml/scenario_xml.h"

namespace hexwright {
namespace {

constexpr std::chrono::seconds pause_after_refusal{3}, pause_while_others_read{2};

/// None when another file has that entry, or when it was removed meanwhile, by another window or program.
std::optional<EntryId> own_entry(const Library& library, const DocumentSnapshot& work) {
  if (!work.entry) return std::nullopt;
  const auto found = library.entry(*work.entry);
  const auto* entry = found.value_if();
  std::error_code ignored;
  const bool free = entry && (entry->file.empty() || !std::filesystem::exists(entry->file, ignored));
  return free ? work.entry : std::nullopt;
}

}  // namespace

AutosaveWorker::AutosaveWorker(std::filesystem::path library, std::function<void(const KeeperNews&)> report)
    : file_(std::move(library)), report_(std::move(report)), thread_([this] { run(); }) {}

AutosaveWorker::~AutosaveWorker() {
  {
    const std::lock_guard lock(using_tasks_);
    ends_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

WorkId AutosaveWorker::begin() {
  const std::lock_guard lock(using_tasks_);
  return WorkId{++works_};
}

void AutosaveWorker::keep(WorkId id, DocumentSnapshot work) { add({Job::Keep, id, std::move(work)}); }
void AutosaveWorker::drop(WorkId id) { add({Job::Drop, id, {}}); }
void AutosaveWorker::store(WorkId id, DocumentSnapshot work) { add({Job::Store, id, std::move(work)}); }

void AutosaveWorker::add(Task task) {
  {
    const std::lock_guard lock(using_tasks_);
    // A draft that is not written yet is never needed again, whatever comes after it.
    std::erase_if(tasks_, [&](const Task& old) { return old.id == task.id && old.job == Job::Keep; });
    tasks_.push_back(std::move(task));
    ++added_;
  }
  changed_.notify_all();
}

void AutosaveWorker::run() {
  while (auto task = next()) {
    const KeeperNews news = done(*task);
    const bool worth_reporting = news.refused ? !task->refused_before : task->job != Job::Drop;
    if (report_ && worth_reporting) report_(news);
    if (news.refused) try_again_later(*std::move(task));
  }
}

std::optional<AutosaveWorker::Task> AutosaveWorker::next() {
  std::unique_lock lock(using_tasks_);
  const auto has_something_to_do = [this] { return ends_ || !tasks_.empty(); };
  while (needs_log_ && !changed_.wait_for(lock, pause_while_others_read, has_something_to_do)) {
    lock.unlock();
    take_in_log();
    lock.lock();
  }
  changed_.wait(lock, has_something_to_do);
  if (tasks_.empty()) return std::nullopt;
  Task task = std::move(tasks_.front());
  tasks_.pop_front();
  return task;
}

void AutosaveWorker::take_in_log() {
  const std::lock_guard lock(using_library_);
  needs_log_ = drafts_ && !drafts_->library().take_in_log();
}

void AutosaveWorker::try_again_later(Task task) {
  std::unique_lock lock(using_tasks_);
  const auto newer = [&](const Task& other) { return other.id == task.id; };
  if (task.job == Job::Keep && std::any_of(tasks_.begin(), tasks_.end(), newer)) return;
  if (ends_) return;
  task.refused_before = true;
  tasks_.push_back(std::move(task));
  const auto before = added_;
  changed_.wait_for(lock, pause_after_refusal, [&] { return ends_ || added_ != before; });
}

KeeperNews AutosaveWorker::done(const Task& task) {
  KeeperNews news{task.id,
                  task.job == Job::Store ? KeeperNews::Kind::Version : KeeperNews::Kind::Draft,
                  task.work.revision,
                  task.work.entry,
                  {}};
  const std::lock_guard lock(using_library_);
  const auto session = drafts();
  if (const auto* refusal = session.refusal()) {
    news.refused = *refusal;
    return news;
  }
  Drafts& drafts = *session.value();
  switch (task.job) {
    case Job::Keep:
      news.refused = keep_draft(drafts, task.id, task.work);
      if (!news.refused) kept_[task.id] = task.work;
      break;
    case Job::Drop:
      news.refused = drafts.drop(static_cast<std::int64_t>(task.id));
      break;
    case Job::Store: {
      const auto stored = store_version(drafts, task);
      if (const auto* refusal = stored.refusal())
        news.refused = *refusal;
      else
        news.entry = stored.value();
      break;
    }
  }
  if (!news.refused && task.job != Job::Keep) kept_.erase(task.id);
  needs_log_ = drafts.library().still_in_log().has_value();
  return news;
}

std::optional<Refusal> AutosaveWorker::keep_draft(Drafts& drafts, WorkId id, const DocumentSnapshot& work) {
  const Scenario& scenario = *work.scenario;
  return drafts.keep(static_cast<std::int64_t>(id), {write_xml(scenario), scenario.details.title,
                                                     work.file.string(), work.entry, work.revision});
}

Outcome<EntryId> AutosaveWorker::store_version(Drafts& drafts, const Task& task) {
  Library& library = drafts.library();
  EntryId stored{};
  const auto store = [&]() -> std::optional<Refusal> {
    const auto of_file = library.entry_of_file(task.work.file);
    if (const auto* refusal = of_file.refusal()) return *refusal;
    std::optional<EntryId> entry = of_file.value();
    if (!entry) entry = own_entry(library, task.work);
    const auto added =
        entry ? library.add_version(*entry, *task.work.scenario, VersionOrigin::Saved, task.work.file)
              : library.add(*task.work.scenario, VersionOrigin::Saved, task.work.file);
    if (const auto* refusal = added.refusal()) return *refusal;
    stored = added.value().entry;
    return drafts.drop(static_cast<std::int64_t>(task.id));
  };
  if (auto refused = library.together(store)) return *std::move(refused);
  return stored;
}

Outcome<Drafts*> AutosaveWorker::drafts() {
  if (!drafts_) {
    auto begun = Drafts::begin(file_);
    if (auto* refusal = begun.refusal()) return std::move(*refusal);
    drafts_ = std::move(begun).value();
  }
  if (auto refused = follow()) return *std::move(refused);
  return &*drafts_;
}

std::optional<Refusal> AutosaveWorker::follow() {
  if (drafts_->is_aside()) {
    if (auto refused = drafts_->follow()) return refused;
    all_there_ = false;
  }
  if (all_there_) return std::nullopt;
  // Whatever was brought over: what is drawn here is known.
  for (const auto& [id, work] : kept_)
    if (auto refused = keep_draft(*drafts_, id, work)) return refused;
  all_there_ = true;
  return std::nullopt;
}

Outcome<std::vector<LostDraft>> AutosaveWorker::lost() {
  const std::lock_guard lock(using_library_);
  const auto session = drafts();
  if (const auto* refusal = session.refusal()) return *refusal;
  return session.value()->lost();
}

Outcome<std::optional<WorkId>> AutosaveWorker::take_over(DraftId lost) {
  const WorkId id = begin();
  const std::lock_guard lock(using_library_);
  const auto session = drafts();
  if (const auto* refusal = session.refusal()) return *refusal;
  const auto taken = session.value()->take_over(lost, static_cast<std::int64_t>(id));
  if (const auto* refusal = taken.refusal()) return *refusal;
  return taken.value() ? std::optional(id) : std::nullopt;
}

std::optional<Refusal> AutosaveWorker::discard(DraftId lost) {
  const std::lock_guard lock(using_library_);
  const auto session = drafts();
  if (const auto* refusal = session.refusal()) return *refusal;
  return session.value()->discard(lost);
}

}  // namespace hexwright
