#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace hexwright {

/// A value as SQLite stores it: nothing, a number or bytes.
using StoredValue = std::variant<std::monostate, std::int64_t, double, std::string>;

struct StoredRow {
  std::int64_t id = 0;
  std::vector<StoredValue> values;
};

/// The pages of a damaged database, read without SQLite, which finds a row by the pages above it alone: when
/// one of those is damaged, all rows below are lost to it although they are there. The format of pages and
/// rows is SQLite's (https://www.sqlite.org/fileformat2.html). Nothing that a page says is believed.
class DatabasePages {
 public:
  /// A database file without a log beside it.
  explicit DatabasePages(const std::filesystem::path& file);

  /// Follows the tree of a table. False when a page of it is damaged, so that rows may lie below it.
  bool follow_table(std::int64_t root);
  /// The rows in pages of tables that neither a tree which was followed nor the list of free pages leads to.
  std::vector<StoredRow> stray_rows();

 private:
  std::string page(std::int64_t number);
  /// False when it belongs to something else already, or is no page of the file.
  bool take(std::int64_t number);
  void take_free_pages();
  bool follow_page(std::int64_t number, std::vector<std::int64_t>& below);
  std::optional<StoredRow> row_at(std::string_view page, std::size_t at);
  /// Of a row; the rest of it may lie in pages of its own.
  std::optional<std::string> payload(std::string_view page, std::size_t at, std::size_t size);

  std::ifstream stream_;
  std::size_t page_size_ = 0, usable_ = 0;
  std::int64_t pages_ = 0;
  std::vector<bool> taken_;
};

}  // namespace hexwright
