#include "cli/library/describe_library.h"

#include <CLI/CLI.hpp>

namespace hexwright {
namespace {

using Act = LibraryCommand::Act;

constexpr const char* which_help = "Number of the scenario as list shows it, as 3; 3:2 for its version 2";

CLI::App& add(CLI::App& app, LibraryCommand& command, Act act, const char* name, const char* summary,
              const char* footer) {
  CLI::App& sub = *app.add_subcommand(name, summary);
  sub.parse_complete_callback([&command, act] { command.act = act; });
  sub.footer(footer);
  return sub;
}

CLI::Option* add_which(CLI::App& app, LibraryCommand& command) {
  return app.add_option("SCENARIO", command.which, which_help)->required()->type_name("");
}
void add_json(CLI::App& app, LibraryCommand& command) { app.add_flag("--json", command.json, "As JSON"); }

void describe_looking(CLI::App& app, LibraryCommand& command) {
  add_json(add(app, command, Act::List, "list", "List all scenarios, the last changed first", R"(
Examples:
  hexwright-cli library list
  hexwright-cli library list --json)"),
           command);
  CLI::App& search = add(app, command, Act::Search, "search", "Find scenarios by words", R"(
Found are scenarios with all of the words, or words that begin so, in title, author, description, notes, tags or
rule modules, the best match first. "title:", "author:", "notes:", "tag:" and "rule:" before a word look there
alone.

Examples:
  hexwright-cli library search base game
  hexwright-cli library search tag:favourites rule:volcano
  hexwright-cli library search --json base)");
  search.add_option("WORD", command.words, "What to look for")->required()->type_name("");
  add_json(search, command);
  CLI::App& show =
      add(app, command, Act::Show, "show", "Tell all about a scenario: versions, tags, playtests", R"(
Examples:
  hexwright-cli library show 1
  hexwright-cli library show 1 --json)");
  add_which(show, command);
  add_json(show, command);
  CLI::App& compare = add(app, command, Act::Compare, "compare", "Tell what differs between two versions", R"(
Without a second version, the one before is compared with it.

Examples:
  hexwright-cli library compare 1
  hexwright-cli library compare 1:1 1:2
  hexwright-cli library compare 1 2 --json              the newest versions of two scenarios)");
  add_which(compare, command);
  compare.add_option("OTHER", command.other, "The later one")->type_name("");
  add_json(compare, command);
}

void describe_exchange(CLI::App& app, LibraryCommand& command) {
  CLI::App& import =
      add(app, command, Act::Import, "import", "Take files, and whole folders, into the library", R"(
A file that the library knows already becomes a new version, unless nothing changed. Files that cannot be read are
told on standard error and skipped; the exit code is then 1.

Examples:
  hexwright-cli library import mine.xml
  hexwright-cli library import maps/ more/
  hexwright-cli library import --json maps/)");
  import.add_option("FILE", command.words, "Scenarios, or folders with .xml and .game files at any depth")
      ->required()
      ->type_name("");
  add_json(import, command);
  CLI::App& out = add(app, command, Act::Export, "export", "Write a version, or every scenario, as files", R"(
Examples:
  hexwright-cli library export 1 copy.xml
  hexwright-cli library export 1:1 first.game
  hexwright-cli library export 1 picture.png
  hexwright-cli library export --all everything/        the newest version of each, named by its title)");
  out.add_option("SCENARIO", command.which, which_help)->type_name("");
  out.add_option("FILE", command.file, "File to write; its ending tells the format. With --all: a folder")
      ->type_name("");
  out.add_flag("--all", command.all, "Every scenario");
  out.add_flag("-f,--force", command.force, "Replace the file if it exists");
  out.parse_complete_callback([&out, &command] {
    command.act = Act::Export;
    if (command.all && command.file.empty()) std::swap(command.which, command.file);
    if (command.file.empty() || command.all != command.which.empty())
      throw CLI::ValidationError(out.get_name(), "give a scenario and a file, or --all and a folder");
  });
  CLI::App& playtest =
      add(app, command, Act::AddPlaytest, "add-playtest", "Keep what a playtest found with a version", R"(
Examples:
  hexwright-cli playtest mine.xml --games 20 --json found.json
  hexwright-cli library add-playtest 1 found.json)");
  add_which(playtest, command);
  playtest.add_option("FILE", command.file, "What playtest --json has written")->required()->type_name("");
}

void describe_keeping(CLI::App& app, LibraryCommand& command) {
  add_which(
      add(app, command, Act::Restore, "restore", "Make an old version the newest again; all others stay", R"(
Examples:
  hexwright-cli library restore 1:1)"),
      command);
  CLI::App& tag = add(app, command, Act::Tag, "tag", "Give a scenario tags, or take them away", R"(
Examples:
  hexwright-cli library tag 1 favourites "for Ada"
  hexwright-cli library tag 1 --remove favourites)");
  add_which(tag, command);
  tag.add_option("TAG", command.words, "Tags to add")->required()->type_name("");
  tag.add_flag("--remove", command.take_away, "Take these tags away");
  CLI::App& note = add(app, command, Act::Note, "note", "Show or set the notes of a scenario", R"(
Examples:
  hexwright-cli library note 1 "the lakes are too good"
  hexwright-cli library note 1
  hexwright-cli library note 1 "")");
  add_which(note, command);
  note.add_option("TEXT", command.note, "The new notes; without it, they are shown")->type_name("");
  CLI::App& remove = add(app, command, Act::Remove, "remove", "Remove a scenario with all its versions", R"(
Examples:
  hexwright-cli library remove 1 --force)");
  add_which(remove, command);
  remove.add_flag("-f,--force", command.force, "Do it: there is no way back but a backup");
  add(app, command, Act::Check, "check", "Read all there is, and tell what is damaged", R"(
Examples:
  hexwright-cli library check)");
  add(app, command, Act::Backup, "backup", "Copy the library as it is now, even while others use it", R"(
Examples:
  hexwright-cli library backup library-backup.sqlite)")
      .add_option("FILE", command.file, "The copy, which must not exist yet")
      ->required()
      ->type_name("");
}

}  // namespace

void describe(CLI::App& app, LibraryCommand& command) {
  app.add_option("--library", command.library, "The library file, made when it is missing")
      ->type_name("FILE");
  app.require_subcommand(1);
  describe_looking(app, command);
  describe_exchange(app, command);
  describe_keeping(app, command);
  app.footer(R"(
Examples:
  hexwright-cli library import maps/
  hexwright-cli library list
  hexwright-cli library --library other.sqlite list
  hexwright-cli library search tag:favourites           every subcommand has a --help with more

The library is one file: the one that --library or the environment variable HEXWRIGHT_LIBRARY names, else
hexwright/library.sqlite in the folder for data ($XDG_DATA_HOME, or ~/.local/share). The editor and any number of
commands may use it at once.)");
}

}  // namespace hexwright
