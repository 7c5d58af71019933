#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "io/library/records.h"
#include "io/library/stray_rows.h"
#include "io/library/temporary_library.h"

namespace hexwright {

class Connection;

// What rows of a damaged library say. Texts that this program cannot have written are empty.

struct OldEntry {
  std::string title, notes, file;
  std::vector<std::string> tags;
  std::int64_t added = 0, changed = 0;
  int versions = 0;
  /// The row is lost, and this is what the search index holds of it: title, tags, and the notes with the
  /// scenario's own texts behind them.
  bool from_index = false;
};
struct OldVersion {
  std::int64_t entry = 0, content = 0, saved = 0;
  int number = 0;  ///< 0 when it is not known
  std::string origin;
};
struct OldPlaytest {
  std::int64_t content = 0, played = 0;
  std::string json;
};
struct OldGame {
  std::int64_t content = 0;
  std::string record;
};
struct OldDraft {
  std::int64_t session = 0, work = 0, entry = 0, revision = 0, kept = 0;
  std::string title, file, xml;
};

/// A copy of a damaged library in which to look for what can still be read; removed afterwards. Asked row by
/// row, so that a damaged page costs no more than the rows on it.
class DamagedCopy {
 public:
  /// Throws std::filesystem::filesystem_error when it cannot be made.
  explicit DamagedCopy(const std::filesystem::path& damaged);
  DamagedCopy(const DamagedCopy&) = delete;
  DamagedCopy& operator=(const DamagedCopy&) = delete;
  ~DamagedCopy();

  /// Rows count up from 1; in a damaged file a number may be anything.
  static constexpr std::int64_t most_rows = 1'000'000;

  std::map<std::int64_t, OldEntry> entries();
  std::vector<OldVersion> versions();
  /// In the order in which they were stored.
  std::vector<std::int64_t> contents();
  /// None when it is not what was saved.
  std::optional<std::string> xml(std::int64_t content);
  void each_playtest(const std::function<void(const OldPlaytest&)>& use);
  void each_game(const std::function<void(const OldGame&)>& use);
  std::vector<OldDraft> drafts();
  /// Of an entry; none when it has none, or when it cannot be read any more.
  std::optional<ReferencePicture> reference_picture(std::int64_t entry);
  /// A number that no row of a table exceeds, as far as can be told.
  std::int64_t last_row(const char* table);

 private:
  void copy(const std::filesystem::path& damaged, bool with_log);
  bool open();
  void lay_first_page(const std::string& page);
  /// What lies below a damaged page is found by what it looks like, and kept in tables beside the others.
  void find_stray_rows();
  void keep_stray_rows(const std::set<std::string>& broken, const std::vector<StoredRow>& rows);
  template <class Read>
  auto row(const char* columns, const char* table, std::int64_t id, Read read);
  template <class Read, class Use>
  void each_row(const char* columns, const char* table, Read read, Use use);

  TemporaryLibrary copy_;
  std::set<std::string> strays_;            ///< the tables of which rows were found so
  std::unique_ptr<Connection> connection_;  ///< null when not even its tables can be told
};

}  // namespace hexwright
