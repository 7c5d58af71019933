#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "io/files/problem.h"
#include "io/library/records.h"
#include "model/scenario/scenario.h"

namespace hexwright {

class Connection;

/// Why a library could not be opened. A damaged file is as it was: nothing is written to it.
struct Unopened {
  Refusal refusal;
  bool damaged = false;  ///< it is no library any more (or never was one); `open_or_set_aside` helps
};

/// How closely a library is looked at when it is opened.
enum class Thoroughness : std::uint8_t {
  Quick,     ///< at what every list needs: for reading, which tells of damage where it meets it
  Thorough,  ///< at every page, which takes as long as reading the file: before anything is added or copied
};

/// A collection of scenarios in one file, with all their versions, tags, notes, playtests and games of
/// people. Several programs may have it open at once; within a program each thread opens its own. Where the
/// file or its folder may not be written to it can still be read. What goes wrong is told in words and leaves
/// the library as it was.
class Library {
 public:
  /// Makes the file, and its folder, when there is none; brings older libraries up to date.
  static std::variant<Library, Unopened> open(const std::filesystem::path& named,
                                              Thoroughness look = Thoroughness::Quick);
  Library(Library&&) noexcept;
  Library& operator=(Library&&) noexcept;
  ~Library();

  const std::filesystem::path& file() const;
  bool read_only() const;

  /// The entries that have all of these words, or words that begin so, in title, author, notes, tags or rule
  /// modules, the best match first; "tag:", "author:", "title:", "notes:" and "rule:" before a word look
  /// there alone. Without words all entries, the last changed first.
  Outcome<std::vector<LibraryEntry>> search(std::string_view words = {}) const;
  Outcome<LibraryEntry> entry(EntryId id) const;
  /// The entry that is saved in this file; none when there is none.
  Outcome<std::optional<EntryId>> entry_of_file(const std::filesystem::path& file) const;
  /// Every tag that there is, in alphabetical order.
  Outcome<std::vector<std::string>> tags() const;

  /// Newest first.
  Outcome<std::vector<LibraryVersion>> versions(EntryId entry) const;
  Outcome<LibraryVersion> version(VersionId id) const;
  /// Refused when it cannot be read any more.
  Outcome<Scenario> scenario(VersionId id) const;
  /// The same as the scenario format writes it.
  Outcome<std::string> xml(VersionId id) const;
  /// A small picture (PNG), made when it is asked for first.
  Outcome<std::string> thumbnail(VersionId id) const;

  /// What is written within is written together: far quicker for many, and after a refusal none of it.
  std::optional<Refusal> together(const std::function<std::optional<Refusal>()>& writes);

  /// What became of a scenario that was put into the library.
  struct Added {
    EntryId entry{};
    VersionId version{};
    bool fresh = true;  ///< false: it was the newest version of its entry already
  };
  /// As a new entry. `file`: where it is saved, too.
  Outcome<Added> add(const Scenario& scenario, VersionOrigin origin, const std::filesystem::path& file = {});
  /// As the newest version of an entry. `file` becomes the entry's file unless it is empty.
  Outcome<Added> add_version(EntryId entry, const Scenario& scenario, VersionOrigin origin,
                             const std::filesystem::path& file = {});
  /// Makes an older version the newest one again; all others stay.
  Outcome<Added> restore(VersionId id);
  std::optional<Refusal> set_tags(EntryId entry, const std::vector<std::string>& tags);
  std::optional<Refusal> set_notes(EntryId entry, const std::string& notes);
  /// None when the entry has none.
  Outcome<std::optional<ReferencePicture>> reference_picture(EntryId entry) const;
  /// None: it has none any more.
  std::optional<Refusal> set_reference_picture(EntryId entry, const std::optional<ReferencePicture>& picture);
  /// With all its versions and playtests.
  std::optional<Refusal> remove(EntryId entry);

  /// Keeps what a batch found on this version. `json` is what `playtest_json` says.
  Outcome<PlaytestId> add_playtest(VersionId id, const std::string& json);
  /// The same for a map that may not be a version yet: it becomes one of the entry, or a new entry's first.
  Outcome<PlaytestId> add_playtest(std::optional<EntryId> entry, const Scenario& played,
                                   const std::string& json);
  /// Of all versions with the same contents as this one, newest first.
  Outcome<std::vector<LibraryPlaytest>> playtests(VersionId version) const;
  /// The whole of it, as it was added.
  Outcome<std::string> playtest_json(PlaytestId id) const;
  std::optional<Refusal> remove_playtest(PlaytestId id);

  /// Keeps the record of a game that people played at a table, in place of what is kept of the same game. A
  /// map that the library has not becomes a version of the entry, or a new entry's first. Refused when the
  /// record does not say when the game began, and on which map.
  std::optional<Refusal> keep_game(std::optional<EntryId> entry, const Scenario& played,
                                   const std::string& record);
  /// Of all versions with the same contents as this one, newest first.
  Outcome<std::vector<LibraryGame>> games(VersionId version) const;
  Outcome<std::string> record(GameId id) const;
  /// Of all games on a map, the oldest first. `map`: as records name it.
  Outcome<std::vector<std::string>> records_on(const std::string& map) const;

  /// Has what was written last, and lies in SQLite's log beside the library, written into the library itself.
  /// This happens after every write; false while another program's reading keeps it in the log.
  bool take_in_log();
  /// That what was written last lies in the log alone as yet. None: all is in the file.
  std::optional<Message> still_in_log() const;
  /// That versions were saved which the library had not when it was opened: they lay in a log that was gone.
  std::optional<Message> missing() const;

  /// Reads all there is, and tells what is not as it should be. Empty: all is well.
  Outcome<std::vector<Message>> check() const;
  /// Copies the library as it is now, whoever uses it meanwhile, into a file that must not exist yet. Refused
  /// when the library is damaged: a copy of it would pass for a backup.
  std::optional<Refusal> backup(const std::filesystem::path& to) const;

 private:
  friend class Drafts;
  explicit Library(std::unique_ptr<Connection> connection);

  std::unique_ptr<Connection> connection_;
};

/// A library that is open whatever the file is like, if there can be one.
struct OpenedLibrary {
  std::optional<Library> library;
  /// What the user should know: why there is none, or that a damaged one was set aside, where it is now, and
  /// what was saved of it and what lost.
  std::optional<Message> notice;
  bool has_losses = false;  ///< something of a damaged one could not be read any more
};
/// As `Library::open`; a damaged file gets another name, in the same folder, and a new library begins with
/// what can still be read of it. `translate` is for a list of what is lost, which is written beside the
/// damaged file when the notice cannot name all.
OpenedLibrary open_or_set_aside(const std::filesystem::path& named, Translate translate = nullptr,
                                Thoroughness look = Thoroughness::Quick);

/// Where the library is unless somebody says otherwise: in the file that the environment variable
/// HEXWRIGHT_LIBRARY names, else hexwright/library.sqlite in the user's folder for data (XDG_DATA_HOME).
/// Refused when the environment tells no home.
Outcome<std::filesystem::path> standard_library_file();

}  // namespace hexwright
