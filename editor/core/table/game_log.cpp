#include "editor/core/table/game_log.h"

#include <cerrno>
#include <fcntl.h>
#include <system_error>

#include "io/files/file_access.h"
#include "io/files/system_files.h"
#include "io/library/library.h"
#include "io/playtest/record_words.h"

namespace hexwright {
namespace {

Refusal cannot_write(const std::filesystem::path& file) {
  const int fault = errno;
  return refuse(N_("{0} cannot be saved: {1}"), {file.string(), std::generic_category().message(fault)});
}

/// The record has the seed of the dice and all hands: who plays at the same machine need not read it.
void make_private(const std::filesystem::path& file) {
  if (facts_of(file).kind == FileFacts::Kind::None) make_private_file(file);
}

FileCalls& calls() { return FileCalls::of_the_system(); }

bool write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const auto written = calls().write(file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace

Outcome<std::filesystem::path> tables_folder() {
  const auto library = standard_library_file();
  if (const auto* refusal = library.refusal()) return *refusal;
  return library.value().parent_path() / "tables";
}

GameLog::~GameLog() { close(); }

void GameLog::close() {
  if (descriptor_ >= 0) calls().close(descriptor_);
  descriptor_ = -1;
}

std::optional<Refusal> GameLog::open_alone() {
  descriptor_ = open_file(file_, O_WRONLY | O_APPEND);
  if (descriptor_ < 0) return cannot_write(file_);
  if (!is_locked_by_others(descriptor_)) return {};
  close();
  return refuse(N_("{0} is written by a table that is open; close that one first"), {file_.string()});
}

std::optional<Refusal> GameLog::rewrite(const PlaySession& session, const std::vector<Player>& players) {
  make_private(file_);  // which rewriting it keeps; where it cannot be made, the next line says why
  if (descriptor_ < 0)
    if (auto refused = open_alone()) return refused;
  if (!can_replace_open_files()) close();
  if (auto refused = write_file_atomically(file_, session.save(players))) return refused;
  close();
  return open_alone();
}

std::optional<Refusal> GameLog::add_last(const PlaySession& session) {
  return add(action_line(session.game(), session.played().back(), session.seconds(session.position())));
}

std::optional<Refusal> GameLog::add_last_note(const PlaySession& session) {
  return add(note_line(session.notes().back()));
}

std::optional<Refusal> GameLog::add(const std::string& line) {
  const std::uintmax_t end = facts_of(descriptor_).size;
  if (write_all(descriptor_, line) && sync_contents(descriptor_)) return {};
  const Refusal refused = cannot_write(file_);
  // Half a line would spoil the next one. Where even that fails, the next one fails, too.
  if (!cut(descriptor_, end)) close();
  return refused;
}

Read<PlaySession> GameLog::read(std::string_view record) {
  auto read = PlaySession::load(whole_lines(record));
  // Where it was left stands in its first line, which is older than what was added.
  if (auto* session = std::get_if<PlaySession>(&read)) session->jump_to(session->size());
  return read;
}

}  // namespace hexwright
