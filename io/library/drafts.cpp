#include "io/library/drafts.h"

#include <algorithm>
#include <utility>

#include "io/library/connection.h"
#include "io/library/lock.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

/// Sessions that were ended, or whose program died with nothing unsaved.
void forget_ended(Connection& connection, std::int64_t mine) {
  std::vector<std::int64_t> ended;
  auto rows = connection.query(
      "SELECT id FROM sessions WHERE id <> ? AND id NOT IN (SELECT session FROM drafts)", mine);
  while (rows.executeStep())
    if (const auto id = rows.getColumn(0).getInt64(); !SessionLock::is_held(connection.file(), id))
      ended.push_back(id);
  rows.reset();
  for (const auto id : ended) connection.run("DELETE FROM sessions WHERE id = ?", id);
}

LostDraft draft_of(const SQLite::Statement& row) {
  LostDraft lost;
  lost.id = {row.getColumn(0).getInt64(), row.getColumn(1).getInt64()};
  lost.draft.title = row.getColumn(2).getString();
  lost.draft.file = row.getColumn(3).getString();
  if (!row.isColumnNull(4)) lost.draft.entry = EntryId{row.getColumn(4).getInt64()};
  lost.draft.revision = static_cast<std::uint64_t>(row.getColumn(5).getInt64());
  lost.kept = timestamp(row.getColumn(6).getInt64());
  lost.draft.xml = row.getColumn(7).getString();
  return lost;
}

}  // namespace

Drafts::Drafts(Library library, std::int64_t session, std::unique_ptr<SessionLock> lock)
    : library_(std::move(library)), session_(session), lock_(std::move(lock)) {}
Drafts::Drafts(Drafts&&) noexcept = default;

Drafts& Drafts::operator=(Drafts&& other) noexcept {
  end();
  library_ = std::move(other.library_);
  session_ = other.session_;
  lock_ = std::move(other.lock_);
  return *this;
}

Drafts::~Drafts() { end(); }

void Drafts::end() {
  if (!lock_) return;
  // What fails here is forgotten by the next session.
  static_cast<void>(library_.connection_->writing([&]() -> std::optional<Refusal> {
    library_.connection_->run("DELETE FROM sessions WHERE id = ? AND id NOT IN (SELECT session FROM drafts)",
                              session_);
    return {};
  }));
  lock_.reset();
}

Outcome<Drafts> Drafts::begin(const fs::path& file) {
  auto opened = Library::open(file);
  if (auto* unopened = std::get_if<Unopened>(&opened)) return std::move(unopened->refusal);
  auto library = std::get<Library>(std::move(opened));
  Connection& connection = *library.connection_;
  std::int64_t session = 0;
  std::unique_ptr<SessionLock> lock;
  auto refused = connection.writing([&]() -> std::optional<Refusal> {
    connection.run("INSERT INTO sessions (began) VALUES (?)", now());
    session = connection.database().getLastInsertRowid();
    // Before anybody else can see the session: one without a lock counts as dead.
    lock = SessionLock::take(connection.file(), session);
    if (!lock)
      return refuse(N_("no drafts can be kept in {0}: files cannot be locked there"),
                    {connection.file().string()});
    forget_ended(connection, session);
    return {};
  });
  if (refused) return *std::move(refused);
  return Drafts(std::move(library), session, std::move(lock));
}

bool Drafts::is_aside() const { return library_.connection_->has_moved(); }

std::optional<Refusal> Drafts::follow() {
  auto opened = Library::open(library_.file());
  if (auto* unopened = std::get_if<Unopened>(&opened)) return std::move(unopened->refusal);
  auto library = std::get<Library>(std::move(opened));
  Connection& connection = *library.connection_;
  auto refused = connection.writing([&]() -> std::optional<Refusal> {
    connection.run("INSERT OR IGNORE INTO sessions (id, began) VALUES (?, ?)", session_, now());
    return {};
  });
  if (!refused) library_ = std::move(library);
  return refused;
}

std::optional<Refusal> Drafts::keep(std::int64_t work, const Draft& draft) {
  Connection& connection = *library_.connection_;
  return connection.writing([&]() -> std::optional<Refusal> {
    connection.run(
        "INSERT OR REPLACE INTO drafts (session, work, title, file, entry, revision, kept, xml) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        session_, work, draft.title, draft.file, draft.entry, static_cast<std::int64_t>(draft.revision),
        now(), draft.xml);
    return {};
  });
}

std::optional<Refusal> Drafts::drop(std::int64_t work) { return discard({session_, work}); }

Outcome<std::vector<LostDraft>> Drafts::lost() const {
  Connection& connection = *library_.connection_;
  return connection.reading([&]() -> Outcome<std::vector<LostDraft>> {
    auto rows = connection.query(
        "SELECT session, work, title, file, entry, revision, kept, xml FROM drafts WHERE session <> ? "
        "ORDER BY kept DESC",
        session_);
    std::vector<LostDraft> all;
    while (rows.executeStep())
      if (!SessionLock::is_held(connection.file(), rows.getColumn(0).getInt64()))
        all.push_back(draft_of(rows));
    return all;
  });
}

Outcome<bool> Drafts::take_over(DraftId lost, std::int64_t work) {
  Connection& connection = *library_.connection_;
  return connection.writing([&]() -> Outcome<bool> {
    auto statement =
        connection.query("UPDATE drafts SET session = ?, work = ? WHERE session = ? AND work = ?", session_,
                         work, lost.session, lost.work);
    return statement.exec() > 0;
  });
}

std::optional<Refusal> Drafts::discard(DraftId lost) {
  Connection& connection = *library_.connection_;
  return connection.writing([&]() -> std::optional<Refusal> {
    connection.run("DELETE FROM drafts WHERE session = ? AND work = ?", lost.session, lost.work);
    return {};
  });
}

}  // namespace hexwright
