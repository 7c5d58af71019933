#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>

#include <SQLiteCpp/SQLiteCpp.h>
#include <SQLiteCpp/Savepoint.h>

#include "io/library/records.h"
#include "model/scenario/message.h"

namespace hexwright {

/// Why SQLite did not do it, in words.
Refusal refusal_for(const SQLite::Exception& failure, const std::filesystem::path& file);
/// The same when a library is known to be damaged; `found` is what shows it.
Refusal refusal_for_damage(const std::filesystem::path& file, const Argument& found);
/// The file is damaged, or no database at all.
bool means_damage(const SQLite::Exception& failure);
bool means_busy(const SQLite::Exception& failure);

inline bool is_refused(const std::optional<Refusal>& refusal) { return refusal.has_value(); }
template <class T>
bool is_refused(const Outcome<T>& outcome) {
  return outcome.refusal();
}

/// An open library file, and the way to ask it: values are bound in order, identities as their numbers.
class Connection {
 public:
  /// Throws SQLite::Exception. What may not be written to is opened for reading.
  explicit Connection(const std::filesystem::path& file);
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  ~Connection();

  const std::filesystem::path& file() const { return file_; }
  bool read_only() const { return read_only_; }
  /// Another file has its name now, or none.
  bool has_moved();
  /// What was written goes from the log that lies beside the library into the library itself, so that whoever
  /// copies it without the log, or removes the log, loses nothing that is said to be kept. False while
  /// another program reads what was before: then it stays in the log, is noted beside it, and is tried again.
  bool take_in_log();
  /// As far as this connection knows, what it wrote is in the log alone.
  bool needs_log() const { return needs_log_; }
  /// How many versions lay in a log that was gone when the library was opened.
  std::int64_t lacked_versions() const { return lacked_versions_; }
  /// Looks whether the log that was noted as needed has been taken in.
  void look_for_log();
  void forget_log();
  SQLite::Database& database() { return database_; }

  template <class... Values>
  SQLite::Statement query(const char* sql, const Values&... values) {
    SQLite::Statement statement(database_, sql);
    [[maybe_unused]] int at = 0;
    (bind(statement, ++at, values), ...);
    return statement;
  }
  template <class... Values>
  void run(const char* sql, const Values&... values) {
    query(sql, values...).exec();
  }
  template <class Id>
  Id last_id() const {
    return Id{database_.getLastInsertRowid()};
  }

  /// What `read` gives, an outcome or perhaps a refusal; a failure of SQLite becomes a refusal, too.
  template <class Read>
  auto reading(Read read) -> decltype(read()) {
    if (needs_log_ && !writes_) take_in_log();
    try {
      return read();
    } catch (const SQLite::Exception& failure) {
      return refusal_for(failure, file_);
    }
  }
  /// The same for what writes: all of it is done, or nothing. What `write` itself writes so is done with it.
  template <class Write>
  auto writing(Write write) -> decltype(write()) {
    if (read_only_) return refusal_to_write();
    return reading([&]() -> decltype(write()) {
      if (writes_) {
        SQLite::Savepoint part(database_, "part");
        auto outcome = write();
        is_refused(outcome) ? part.rollback() : part.release();
        return outcome;
      }
      SQLite::Transaction transaction(database_, SQLite::TransactionBehavior::IMMEDIATE);
      const Marked marked(writes_);
      auto outcome = write();
      if (is_refused(outcome)) return outcome;
      transaction.commit();
      has_written_ = true;
      take_in_log();
      return outcome;
    });
  }

 private:
  /// True while it lives.
  class Marked {
   public:
    explicit Marked(bool& mark) : mark_(&mark) { mark = true; }
    ~Marked() { *mark_ = false; }
    Marked(const Marked&) = delete;
    Marked& operator=(const Marked&) = delete;

   private:
    bool* mark_;
  };

  Refusal refusal_to_write() const;
  void open_for_reading_alone();

  template <class Value>
  static void bind(SQLite::Statement& statement, int at, const Value& value) {
    if constexpr (std::is_enum_v<Value>)
      statement.bind(at, static_cast<std::int64_t>(value));
    else if constexpr (std::is_same_v<Value, Timestamp>)
      statement.bind(at, static_cast<std::int64_t>(value.time_since_epoch().count()));
    else
      statement.bind(at, value);
  }
  template <class Value>
  static void bind(SQLite::Statement& statement, int at, const std::optional<Value>& value) {
    value ? bind(statement, at, *value) : statement.bind(at);
  }

  std::filesystem::path file_;
  bool read_only_ = false;
  bool writes_ = false;
  bool has_written_ = false;
  bool needs_log_ = false;
  std::int64_t lacked_versions_ = 0;
  SQLite::Database database_;
};

inline Timestamp timestamp(std::int64_t milliseconds) {
  return Timestamp(std::chrono::milliseconds(milliseconds));
}
inline Timestamp now() {
  return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

}  // namespace hexwright
