#include "editor/cli/library/describe_library.h"

#include <CLI/CLI.hpp>

#include "editor/cli/help.h"
#include "editor/cli/words.h"

namespace hexwright {
namespace {

using Act = LibraryCommand::Act;

constexpr const char* which_help = N_("Number of the scenario as list shows it, as 3; 3:2 for its version 2");

CLI::App& add(CLI::App& app, LibraryCommand& command, Act act, const char* name, const char* summary,
              const std::string& footer) {
  CLI::App& sub = *app.add_subcommand(name, summary);
  sub.parse_complete_callback([&command, act] { command.act = act; });
  sub.footer(footer);
  return sub;
}

CLI::Option* add_which(CLI::App& app, LibraryCommand& command) {
  return app.add_option("SCENARIO", command.which, which_help)->required()->type_name("");
}
void add_json(CLI::App& app, LibraryCommand& command) { app.add_flag("--json", command.json, N_("As JSON")); }

void describe_looking(CLI::App& app, LibraryCommand& command) {
  add_json(add(app, command, Act::List, "list", N_("List all scenarios, the last changed first"),
               examples({{"hexwright-cli library list"}, {"hexwright-cli library list --json"}})),
           command);
  CLI::App& search =
      add(app, command, Act::Search, "search", N_("Find scenarios by words"),
          paragraph(N_("Found are scenarios with all of the words, or words that begin so, in title, author, "
                       "description, notes, tags or rule modules, the best match first. \"title:\", "
                       "\"author:\", \"notes:\", \"tag:\" and \"rule:\" before a word look there alone.")) +
              examples({{"hexwright-cli library search base game"},
                        {"hexwright-cli library search tag:favourites rule:volcano"},
                        {"hexwright-cli library search --json base"}}));
  search.add_option("WORD", command.words, N_("What to look for"))->required()->type_name("");
  add_json(search, command);
  CLI::App& show = add(app, command, Act::Show, "show",
                       N_("Tell all about a scenario: versions, tags, playtests, games of people"),
                       examples({{"hexwright-cli library show 1"}, {"hexwright-cli library show 1 --json"}}));
  add_which(show, command);
  add_json(show, command);
  CLI::App& compare = add(app, command, Act::Compare, "compare", N_("Tell what differs between two versions"),
                          paragraph(N_("Without a second version, the one before is compared with it.")) +
                              examples({{"hexwright-cli library compare 1"},
                                        {"hexwright-cli library compare 1:1 1:2"},
                                        {"hexwright-cli library compare 1 2 --json",
                                         N_("the newest versions of two scenarios")}}));
  add_which(compare, command);
  compare.add_option("OTHER", command.other, N_("The later one"))->type_name("");
  add_json(compare, command);
}

void describe_exchange(CLI::App& app, LibraryCommand& command) {
  CLI::App& import =
      add(app, command, Act::Import, "import", N_("Take files, and whole folders, into the library"),
          paragraph(N_(
              "A file that the library knows already becomes a new version, unless nothing changed. Files "
              "that cannot be read are reported on standard error and skipped; the exit code is then 1.")) +
              examples({{"hexwright-cli library import mine.xml"},
                        {"hexwright-cli library import maps/ more/"},
                        {"hexwright-cli library import --json maps/"}}));
  add_file(import, "FILE", command.words, N_("Scenarios, or folders with their files at any depth"))
      ->required();
  add_json(import, command);
  CLI::App& out = add(app, command, Act::Export, "export", N_("Write a version, or every scenario, as files"),
                      examples({{"hexwright-cli library export 1 copy.xml"},
                                {"hexwright-cli library export 1:1 first.game"},
                                {"hexwright-cli library export 1 picture.png"},
                                {"hexwright-cli library export --all everything/",
                                 N_("the newest version of each, named by its title")}}));
  out.add_option("SCENARIO", command.which, which_help)->type_name("");
  add_file(out, "-o,--output,FILE", command.file,
           N_("File to write; its ending names the format. With --all: a folder"));
  out.add_flag("--all", command.all, N_("Every scenario"));
  add_force(out, command.force, N_("Replace the file if it exists"));
  add_quiet(out, command.quiet);
  out.parse_complete_callback([&out, &command] {
    command.act = Act::Export;
    if (command.all && command.file.empty()) std::swap(command.which, command.file);
    if (command.file.empty() || command.all != command.which.empty())
      throw CLI::ValidationError(out.get_name(),
                                 words(N_("give a scenario and a file, or --all and a folder")));
  });
  CLI::App& playtest =
      add(app, command, Act::AddPlaytest, "add-playtest", N_("Keep what a playtest found with a version"),
          paragraph(N_("They are kept with the version that was played, whichever is named, and refused "
                       "when none was.")) +
              examples({{"hexwright-cli playtest mine.xml --games 20 --json found.json"},
                        {"hexwright-cli library add-playtest 1 found.json"}}));
  add_which(playtest, command);
  add_file(playtest, "FILE", command.file, N_("What playtest --json has written"))->required();
  CLI::App& games = add(
      app, command, Act::Games, "games", N_("Write the games that people played on a scenario as files"),
      paragraph(N_("All that were played at tables on any of its versions, each as a saved game of its own, "
                   "for replay and for playtest --played.")) +
          examples({{"hexwright-cli library games 1 played/"}}));
  add_which(games, command);
  add_file(games, "-o,--output,FOLDER", command.file, N_("Folder for them, made when it is missing"))
      ->required();
  add_force(games, command.force, N_("Replace files that exist"));
}

void describe_keeping(CLI::App& app, LibraryCommand& command) {
  add_which(
      add(app, command, Act::Restore, "restore", N_("Make an old version the newest again; all others stay"),
          examples({{"hexwright-cli library restore 1:1"}})),
      command);
  CLI::App& tag = add(app, command, Act::Tag, "tag", N_("Give a scenario tags, or take them away"),
                      examples({{"hexwright-cli library tag 1 favourites \"for Ada\""},
                                {"hexwright-cli library tag 1 --remove favourites"}}));
  add_which(tag, command);
  tag.add_option("TAG", command.words, N_("Tags to add"))->required()->type_name("");
  tag.add_flag("--remove", command.take_away, N_("Take these tags away"));
  CLI::App& note = add(app, command, Act::Note, "note", N_("Show or set the notes of a scenario"),
                       examples({{"hexwright-cli library note 1 \"the lakes are too good\""},
                                 {"hexwright-cli library note 1"},
                                 {"hexwright-cli library note 1 \"\""}}));
  add_which(note, command);
  note.add_option("TEXT", command.note, N_("The new notes; without it, they are shown"))->type_name("");
  CLI::App& remove = add(app, command, Act::Remove, "remove", N_("Remove a scenario with all its versions"),
                         examples({{"hexwright-cli library remove 1 --force"}}));
  add_which(remove, command);
  remove.add_flag("-f,--force", command.force, N_("Do it: there is no way back but a backup"));
  add(app, command, Act::Check, "check", N_("Read everything, and report what is damaged"),
      examples({{"hexwright-cli library check"}}));
  add(app, command, Act::Salvage, "salvage",
      N_("Begin a new library with what can still be read of a damaged one"),
      paragraph(
          N_("The damaged file gets another name in the same folder. What is lost is reported, and the exit "
             "code is then 1; it is 0 when nothing is lost. A library that can be opened stays as it is. The "
             "editor does the same when "
             "it starts.")) +
          examples({{"hexwright-cli library salvage"}}));
  CLI::App& backup =
      add(app, command, Act::Backup, "backup", N_("Copy the library as it is now, even while others use it"),
          examples({{"hexwright-cli library backup library-backup.sqlite"}}));
  add_file(backup, "-o,--output,FILE", command.file, N_("The copy, which must not exist yet"))->required();
}

}  // namespace

void describe(CLI::App& app, LibraryCommand& command) {
  add_file(app, "--library", command.library, N_("The library file, made when it is missing"));
  app.require_subcommand(1);
  describe_looking(app, command);
  describe_exchange(app, command);
  describe_keeping(app, command);
  app.footer(
      examples(
          {{"hexwright-cli library import maps/"},
           {"hexwright-cli library list"},
           {"hexwright-cli library --library other.sqlite list"},
           {"hexwright-cli library search tag:favourites", N_("every subcommand has a --help with more")}}) +
      paragraph(
          N_("The library is one file: the one that --library or the environment variable HEXWRIGHT_LIBRARY "
             "names, else hexwright/library.sqlite in the folder for data ($XDG_DATA_HOME, or "
             "~/.local/share). The editor and any number of commands may use it at once.")));
}

}  // namespace hexwright
