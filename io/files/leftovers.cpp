#include "io/files/leftovers.h"

#include <atomic>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "io/files/system_files.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view begin = ".hexwright-", end = ".tmp";
/// A process that we do not see may run on another machine that shares the folder; so long no save pauses.
/// Seconds.
constexpr std::time_t longest_pause = 60;
/// A process that runs may be another program, which got the number of the dead one. Seconds: a day.
constexpr std::time_t longest_save = 86'400;

/// The process that made a file of this name; none for names that are not ours.
std::optional<int> maker_of(std::string_view name) {
  if (!name.starts_with(begin) || !name.ends_with(end)) return {};
  name.remove_prefix(begin.size());
  name.remove_suffix(end.size());
  int process = 0;
  unsigned serial = 0;
  const char* const last = name.data() + name.size();
  const auto [dash, no_process] = std::from_chars(name.data(), last, process);
  if (no_process != std::errc() || process <= 0 || dash == last || *dash != '-') return {};
  const auto [rest, no_serial] = std::from_chars(dash + 1, last, serial);
  if (no_serial != std::errc() || rest != last) return {};
  return process;
}

/// `now` is by the clock of the file system, which need not be that of this machine.
bool is_left_over(const fs::path& file, std::time_t now, FileCalls& calls) {
  const auto maker = maker_of(file.filename().string());
  if (!maker) return false;
  const FileFacts facts = facts_of_entry(file);
  if (facts.kind != FileFacts::Kind::File || !facts.is_ours) return false;
  const std::time_t age = now - facts.written;
  return age > (calls.is_running(*maker) ? longest_save : longest_pause);
}

}  // namespace

fs::path unused_name(const fs::path& folder) {
  static std::atomic<unsigned> serial{0};
  // Taken only by what an earlier process of the same number left.
  while (true) {
    fs::path path =
        folder / (std::string(begin) + std::to_string(this_process()) + "-" + std::to_string(++serial));
    path += end;
    std::error_code unknown;
    if (!fs::exists(fs::symlink_status(path, unknown))) return path;
  }
}

void clear_leftovers(const fs::path& saved, FileCalls& calls) {
  const FileFacts facts = facts_of(saved);
  if (facts.kind == FileFacts::Kind::None) return;
  std::error_code unreadable;
  std::vector<fs::path> left;
  const fs::path folder = saved.has_parent_path() ? saved.parent_path() : fs::path(".");
  for (fs::directory_iterator entry(folder, unreadable), done; entry != done; entry.increment(unreadable))
    if (is_left_over(entry->path(), facts.written, calls)) left.push_back(entry->path());
  for (const fs::path& file : left) calls.unlink(file.c_str());
}

}  // namespace hexwright
