#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
class Option;
class Validator;
}  // namespace CLI

namespace hexwright {

// Help in the language of the environment. Commands, and placeholders such as FILE, are the same in all of
// them.

/// A command line to show, with a remark that is translated.
struct Example {
  std::string_view command;
  const char* remark = "";
};
// A footer is made of these, one behind the other.

/// The examples under their heading.
std::string examples(std::initializer_list<Example> all);
/// The same under another heading, without a blank line before it.
std::string examples(const char* heading, std::initializer_list<Example> all);
/// A text behind a blank line, translated and wrapped.
std::string paragraph(const char* text);

/// Before options and subcommands are added: the help around them.
void prepare_help(CLI::App& app);
/// Afterwards: what was said of each of them.
void translate_help(CLI::App& app);

/// Takes a whole number from `least` to `most`.
CLI::Validator whole_number(std::uint64_t least = 0, std::uint64_t most = ~std::uint64_t{0});
/// An option that takes a whole number from `least` to `most`; help shows the one that it has without it.
void add_number(CLI::App& app, const char* name, int& number, const char* help, std::uint64_t least,
                std::uint64_t most);
// Options that several commands have.
/// How many play; 0 without it.
void add_players(CLI::App& app, int& players);
/// Offers to other players.
void add_offers(CLI::App& app, int& offers);
void add_seed(CLI::App& app, std::uint64_t& seed, const char* help);
/// 0 without it.
void add_threads(CLI::App& app, int& threads, const char* help);
/// An option, or an argument where `name` has no dashes, that takes the name of a file, "-" included.
CLI::Option* add_file(CLI::App& app, const char* name, std::string& file, const char* help);
/// The same for any number of files.
CLI::Option* add_file(CLI::App& app, const char* name, std::vector<std::string>& files, const char* help);
/// What all commands take that write files, though some replace theirs without being asked to: then the flag
/// is read over.
void add_force(CLI::App& app, bool& force, const char* help);
void add_force(CLI::App& app);
/// Only errors are told, of what a command reads and writes and of how far it is.
void add_quiet(CLI::App& app, bool& quiet);
/// Throws when a second one of the files, which help calls `what`, is standard input: it can be read only
/// once.
void read_input_once(const char* what, const std::vector<std::string>& files);
/// Takes any name of a folder; no command writes folders to standard output.
CLI::Validator folder_name();
/// Takes one of these words.
CLI::Validator one_of(std::vector<std::string> known);

}  // namespace hexwright
