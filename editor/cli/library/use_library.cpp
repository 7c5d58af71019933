#include <algorithm>
#include <charconv>
#include <chrono>
#include <filesystem>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "editor/cli/commands.h"
#include "editor/cli/library/library_text.h"
#include "editor/cli/words.h"
#include "io/files/file_access.h"
#include "io/playtest/report.h"

namespace hexwright {
namespace {

using Act = LibraryCommand::Act;
constexpr std::size_t most_report_bytes = 64U << 20U;

ExitCode refused(const Refusal& refusal) {
  complain(refusal.why);
  return ExitCode::Failed;
}
ExitCode ended(const std::optional<Refusal>& refusal) { return refusal ? refused(*refusal) : ExitCode::Fine; }

/// Goes on with what was granted, or ends with the refusal.
template <class T, class Next>
ExitCode with(const Outcome<T>& outcome, Next next) {
  if (const auto* refusal = outcome.refusal()) return refused(*refusal);
  return next(outcome.value());
}

/// "3" or "3:2".
struct Reference {
  EntryId entry{};
  std::optional<int> version;  ///< its number; none: the newest
};
Outcome<Reference> reference(const std::string& word) {
  std::int64_t entry = 0;
  int version = 0;
  const char* end = word.data() + word.size();
  auto read = std::from_chars(word.data(), end, entry);
  const bool has_version = read.ec == std::errc() && read.ptr != end && *read.ptr == ':';
  if (has_version) read = std::from_chars(read.ptr + 1, end, version);
  if (read.ec != std::errc() || read.ptr != end)
    return refuse(
        N_("{0} names no scenario; expected its number as list shows it, as 3, or 3:2 for version 2"),
        {word});
  return Reference{EntryId{entry}, has_version ? std::optional(version) : std::nullopt};
}

/// The version that a reference means, and the one before it where there is one.
struct Found {
  LibraryVersion version;
  std::optional<LibraryVersion> before;
};
Outcome<Found> find(const Library& library, const std::string& word) {
  const auto meant = reference(word);
  if (const auto* refusal = meant.refusal()) return *refusal;
  const auto [id, number] = meant.value();
  const auto entry = library.entry(id);
  if (const auto* refusal = entry.refusal()) return *refusal;
  const auto outcome = library.versions(id);
  if (const auto* refusal = outcome.refusal()) return *refusal;
  const auto& versions = outcome.value();
  auto found = versions.begin();
  if (number)
    found = std::find_if(versions.begin(), versions.end(),
                         [wanted = *number](const LibraryVersion& v) { return v.number == wanted; });
  if (found == versions.end()) return refuse(N_("there is no version {0}"), {word});
  return Found{*found, found + 1 == versions.end() ? std::nullopt : std::optional(*(found + 1))};
}

/// Of versions with the same contents the newest: playtests and games are theirs together.
std::vector<LibraryVersion> with_contents_of_their_own(const std::vector<LibraryVersion>& versions) {
  std::vector<LibraryVersion> different;
  for (const LibraryVersion& version : versions)
    if (std::ranges::find(different, version.mark, &LibraryVersion::mark) == different.end())
      different.push_back(version);
  return different;
}

ExitCode show(const Library& library, const LibraryCommand& command) {
  return with(find(library, command.which), [&](const Found& found) {
    return with(library.entry(found.version.entry), [&](const LibraryEntry& entry) {
      return with(library.versions(entry.id), [&](const std::vector<LibraryVersion>& versions) {
        ShownEntry shown{entry, versions, {}, {}};
        for (const LibraryVersion& version : with_contents_of_their_own(versions)) {
          const auto playtests = library.playtests(version.id);
          if (const auto* refusal = playtests.refusal()) return refused(*refusal);
          for (const auto& playtest : playtests.value())
            shown.playtests.push_back({version.number, playtest});
          const auto games = library.games(version.id);
          if (const auto* refusal = games.refusal()) return refused(*refusal);
          for (const auto& game : games.value()) shown.games.push_back({version.number, game});
        }
        command.json ? print_entry_as_json(shown) : print_entry(shown);
        return ExitCode::Fine;
      });
    });
  });
}

ExitCode compare_versions(const Library& library, VersionId before, VersionId after, bool json) {
  return with(library.scenario(before), [&](const Scenario& old) {
    return with(library.scenario(after), [&](const Scenario& fresh) {
      const ScenarioChanges changes = compare(old, fresh);
      json ? print_comparison_as_json(changes) : print_comparison(changes);
      return ExitCode::Fine;
    });
  });
}

ExitCode compare_named(const Library& library, const LibraryCommand& command) {
  return with(find(library, command.which), [&](const Found& found) {
    if (command.other.empty()) {
      const VersionId before = found.before ? found.before->id : found.version.id;
      return compare_versions(library, before, found.version.id, command.json);
    }
    return with(find(library, command.other), [&](const Found& other) {
      return compare_versions(library, found.version.id, other.version.id, command.json);
    });
  });
}

ExitCode take_in(Library& library, const LibraryCommand& command) {
  const std::vector<std::filesystem::path> named(command.words.begin(), command.words.end());
  return with(import_into(library, named), [&](const std::vector<ImportedFile>& files) {
    command.json ? print_import_as_json(files) : print_import(files);
    const bool skipped = std::any_of(files.begin(), files.end(), [](const ImportedFile& file) {
      return file.became == ImportedFile::Became::Nothing;
    });
    return skipped ? ExitCode::ErrorsFound : ExitCode::Fine;
  });
}

ExitCode write_all(const Library& library, const std::string& folder) {
  return with(export_all(library, folder), [&](const std::vector<ExportedFile>& files) {
    auto code = ExitCode::Fine;
    for (const ExportedFile& file : files) {
      if (file.refused)
        code = refused(*file.refused);
      else
        print_line(stdout, file.file.string());
    }
    return code;
  });
}

ExitCode write_one(const Library& library, const LibraryCommand& command) {
  std::error_code ignored;
  if (!command.force && std::filesystem::exists(command.file, ignored))
    return refused(refuse(N_("{0} exists already; give --force to replace it"), {command.file}));
  return with(find(library, command.which), [&](const Found& found) {
    return with(export_version(library, found.version.id, command.file), [&](const Problems& losses) {
      report(losses, command.file, remarks(command.quiet));
      return ExitCode::Fine;
    });
  });
}

ExitCode tag(Library& library, const LibraryCommand& command) {
  return with(find(library, command.which), [&](const Found& found) {
    return with(library.entry(found.version.entry), [&](const LibraryEntry& entry) {
      std::vector<std::string> tags = entry.tags;
      for (const std::string& word : command.words) {
        std::erase(tags, word);
        if (!command.take_away) tags.push_back(word);
      }
      return ended(library.set_tags(entry.id, tags));
    });
  });
}

ExitCode note(Library& library, const LibraryCommand& command) {
  return with(find(library, command.which), [&](const Found& found) {
    const EntryId id = found.version.entry;
    if (command.note) return ended(library.set_notes(id, *command.note));
    return with(library.entry(id), [](const LibraryEntry& entry) {
      print_lines(stdout, entry.notes);
      return ExitCode::Fine;
    });
  });
}

/// The version that was played: results know it by its mark, whichever was named.
Outcome<LibraryVersion> version_played(const Library& library, const LibraryVersion& named,
                                       const PlayedMap& played, const std::string& file) {
  if (played.mark.empty() || played.mark == named.mark) return named;
  const auto outcome = library.versions(named.entry);
  if (const auto* refusal = outcome.refusal()) return *refusal;
  for (const LibraryVersion& version : outcome.value())
    if (version.mark == played.mark) return version;
  return refuse(
      N_("{0} is about a map that is no version of scenario {1}: \"{2}\"; name the scenario that was "
         "played, or first import the map as it was played"),
      {file, std::to_string(static_cast<std::int64_t>(named.entry)), played.title});
}

/// Says with which version results are kept where that is not plain.
void print_version(const LibraryVersion& kept, const LibraryVersion& named, const PlayedMap& played) {
  const std::string number = std::to_string(kept.number);
  if (played.mark.empty())
    complain({N_("the results do not say which map was played, as older ones do not; they are kept with "
                 "version {0}"),
              {number}});
  else if (kept.id != named.id)
    complain({N_("version {0} was played; the results are kept with it"), {number}});
}

ExitCode keep_playtest(Library& library, const LibraryCommand& command) {
  return with(find(library, command.which), [&](const Found& found) {
    return with(read_input(command.file, most_report_bytes), [&](const std::string& json) {
      const PlayedMap played = played_map(json);
      return with(version_played(library, found.version, played, command.file),
                  [&](const LibraryVersion& version) {
                    return with(library.add_playtest(version.id, json), [&](PlaytestId) {
                      print_version(version, found.version, played);
                      return ExitCode::Fine;
                    });
                  });
    });
  });
}

/// "2026-11-29-201533.127.jsonl": when it began, in UTC.
std::string file_name(const LibraryGame& game) {
  return fmt::format("{:%Y-%m-%d-%H%M%S}.jsonl", std::chrono::floor<std::chrono::milliseconds>(game.begun));
}

ExitCode write_game(const Library& library, const LibraryGame& game, const LibraryCommand& command) {
  const std::filesystem::path file = std::filesystem::path(command.file) / file_name(game);
  return with(library.record(game.id), [&](const std::string& record) {
    const ExitCode code = save(file.string(), record, command.force ? Existing::Replace : Existing::Keep);
    if (code == ExitCode::Fine) print_line(stdout, file.string());
    return code;
  });
}

ExitCode write_games(const Library& library, const LibraryCommand& command) {
  return with(find(library, command.which), [&](const Found& found) {
    return with(library.versions(found.version.entry), [&](const std::vector<LibraryVersion>& versions) {
      std::error_code fault;
      std::filesystem::create_directories(command.file, fault);
      if (fault)
        return refused(refuse(N_("the folder {0} cannot be made: {1}"), {command.file, fault.message()}));
      auto code = ExitCode::Fine;
      for (const LibraryVersion& version : with_contents_of_their_own(versions)) {
        const auto games = library.games(version.id);
        if (const auto* refusal = games.refusal()) return refused(*refusal);
        for (const LibraryGame& game : games.value())
          if (const ExitCode written = write_game(library, game, command); written != ExitCode::Fine)
            code = written;
      }
      return code;
    });
  });
}

ExitCode remove(Library& library, const LibraryCommand& command) {
  return with(find(library, command.which), [&](const Found& found) {
    if (!command.force)
      return refused(refuse(N_("scenario {0} would be lost with all its versions; give --force to remove it"),
                            {command.which}));
    return ended(library.remove(found.version.entry));
  });
}

ExitCode check(const Library& library) {
  return with(library.check(), [&](const std::vector<Message>& found) {
    for (const Message& message : found) print_line(stdout, words(message));
    if (found.empty()) print_line(stdout, words({N_("{0} is in order"), {library.file().string()}}));
    return found.empty() ? ExitCode::Fine : ExitCode::ErrorsFound;
  });
}

ExitCode salvage(const std::filesystem::path& file) {
  const OpenedLibrary opened = open_or_set_aside(file, translated, Thoroughness::Thorough);
  if (!opened.library) return refused(Refusal{*opened.notice});
  print_line(stdout, words(opened.notice ? *opened.notice
                                         : Message{N_("{0} is in order; nothing was changed"),
                                                   {opened.library->file().string()}}));
  return opened.has_losses ? ExitCode::ErrorsFound : ExitCode::Fine;
}

/// What is added to a damaged library may be lost with it. Backing up looks for damage itself.
Thoroughness look_for(const LibraryCommand& command) {
  switch (command.act) {
    case Act::Import:
    case Act::Restore:
    case Act::Tag:
    case Act::AddPlaytest:
    case Act::Remove:
      return Thoroughness::Thorough;
    case Act::Note:
      return command.note ? Thoroughness::Thorough : Thoroughness::Quick;
    default:
      return Thoroughness::Quick;
  }
}

ExitCode cannot_open(const Unopened& unopened) {
  complain(unopened.refusal.why);
  if (unopened.damaged)
    complain(
        {N_("hexwright-cli library salvage begins a new library with what can still be read of it"), {}});
  return ExitCode::Failed;
}

ExitCode use(Library& library, const LibraryCommand& command) {
  const auto print = [&](const std::vector<LibraryEntry>& entries) {
    command.json ? print_entries_as_json(entries) : print_entries(entries);
    return ExitCode::Fine;
  };
  switch (command.act) {
    case Act::List:
      return with(library.search(), print);
    case Act::Search:
      return with(library.search(fmt::format("{}", fmt::join(command.words, " "))), print);
    case Act::Show:
      return show(library, command);
    case Act::Import:
      return take_in(library, command);
    case Act::Export:
      return command.all ? write_all(library, command.file) : write_one(library, command);
    case Act::Compare:
      return compare_named(library, command);
    case Act::Restore:
      return with(find(library, command.which), [&](const Found& found) {
        return with(library.restore(found.version.id), [](const Library::Added&) { return ExitCode::Fine; });
      });
    case Act::Tag:
      return tag(library, command);
    case Act::Note:
      return note(library, command);
    case Act::AddPlaytest:
      return keep_playtest(library, command);
    case Act::Games:
      return write_games(library, command);
    case Act::Remove:
      return remove(library, command);
    case Act::Check:
      return check(library);
    case Act::Salvage:  // done before anything was opened
      return ExitCode::Fine;
    case Act::Backup:
      return ended(library.backup(command.file));
  }
  return ExitCode::Failed;
}

}  // namespace

ExitCode run(const LibraryCommand& command) {
  const auto file =
      command.library.empty() ? standard_library_file() : Outcome<std::filesystem::path>(command.library);
  return with(file, [&](const std::filesystem::path& path) {
    if (command.act == Act::Salvage) return salvage(path);
    auto opened = Library::open(path, look_for(command));
    if (const auto* unopened = std::get_if<Unopened>(&opened)) return cannot_open(*unopened);
    auto& library = std::get<Library>(opened);
    const auto gone = library.missing();
    if (gone && command.act != Act::Check) complain(*gone);
    const ExitCode code = use(library, command);
    library.take_in_log();
    if (const auto note = library.still_in_log()) complain(*note);
    return code;
  });
}

}  // namespace hexwright
