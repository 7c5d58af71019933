#pragma once

#include <filesystem>
#include <optional>

#include <SQLiteCpp/SQLiteCpp.h>

namespace hexwright::test {

/// Another program that reads a library, and goes on reading what was there when it began.
class LibraryReader {
 public:
  explicit LibraryReader(const std::filesystem::path& library) : database_(library.string()) {
    reading_.emplace(database_);
    database_.execAndGet("SELECT count(*) FROM versions");
  }
  void end() { reading_.reset(); }

 private:
  SQLite::Database database_;
  std::optional<SQLite::Transaction> reading_;
};

}  // namespace hexwright::test
