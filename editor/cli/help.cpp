#include "editor/cli/help.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <sstream>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "editor/cli/words.h"
#include "model/scenario/suggestion.h"

namespace hexwright {
namespace {

/// What the library writes around the options; it knows them by these words.
constexpr std::array around_options{N_("Usage"),       N_("OPTIONS"),  N_("Positionals"), N_("SUBCOMMAND"),
                                    N_("SUBCOMMANDS"), N_("REQUIRED"), N_("Needs")};

class HelpLayout : public CLI::Formatter {
 public:
  HelpLayout() {
    for (const char* word : around_options) label(word, words(std::string_view(word)));
  }
  std::string make_group(std::string group, bool positional,
                         std::vector<const CLI::Option*> options) const override {
    const std::string heading = group == "Options" ? words(N_("Options")) : group;
    return CLI::Formatter::make_group(heading, positional, std::move(options));
  }
};

/// In UTF-8, bytes of the form 10xxxxxx continue a character.
std::size_t characters(const std::string& word) {
  return static_cast<std::size_t>(std::count_if(
      word.begin(), word.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// The name of an argument says already what it takes.
CLI::Option* for_files(CLI::Option* option, std::string_view name) {
  const auto wrong = [](const std::string& word) {
    return word.empty() ? words(std::string_view(N_("the name of a file is missing"))) : std::string();
  };
  return option->check(CLI::Validator(wrong, ""))->type_name(name.starts_with('-') ? "FILE" : "");
}

}  // namespace

std::string examples(std::initializer_list<Example> all) { return "\n\n" + examples(N_("Examples:"), all); }

std::string examples(const char* heading, std::initializer_list<Example> all) {
  constexpr std::size_t usual_width = 46, gap = 4;
  std::size_t width = usual_width;
  for (const Example& each : all)
    if (*each.remark != 0) width = std::max(width, each.command.size());
  std::string lines = words(std::string_view(heading));
  for (const auto& [command, remark] : all)
    lines += *remark == 0
                 ? fmt::format("\n  {}", command)
                 : fmt::format("\n  {:<{}}{}", command, width + gap, words(std::string_view(remark)));
  return lines;
}

std::string paragraph(const char* text) {
  constexpr std::size_t widest = 100;
  std::istringstream in(words(std::string_view(text)));
  std::string lines = "\n";
  std::size_t width = widest;
  for (std::string word; in >> word;) {
    const std::size_t more = characters(word);
    const bool fits = width + 1 + more <= widest;
    (lines += fits ? ' ' : '\n') += word;
    width = fits ? width + 1 + more : more;
  }
  return lines;
}

void prepare_help(CLI::App& app) {
  app.formatter(std::make_shared<HelpLayout>());
  app.set_help_flag("-h,--help", N_("Show this help and end"));
}

void translate_help(CLI::App& app) {
  app.description(translated(app.get_description()));
  const std::string footer = app.get_footer();  // a blank line before it is the layout's
  app.footer(footer.substr(std::min(footer.size(), footer.find_first_not_of('\n'))));
  for (CLI::Option* option : app.get_options({})) option->description(translated(option->get_description()));
  for (CLI::App* below : app.get_subcommands({})) {
    below->group(words(N_("Subcommands")));
    translate_help(*below);
  }
}

CLI::Validator whole_number(std::uint64_t least, std::uint64_t most) {
  const auto wrong = [least, most](const std::string& word) -> std::string {
    std::uint64_t number = 0;
    const char* end = word.data() + word.size();
    const auto [stopped, error] = std::from_chars(word.data(), end, number);
    if (error == std::errc() && stopped == end && number >= least && number <= most) return {};
    return words(
        {N_("{0} is no whole number from {1} to {2}"), {word, std::to_string(least), std::to_string(most)}});
  };
  return {wrong, ""};
}

CLI::Option* add_file(CLI::App& app, const char* name, std::string& file, const char* help) {
  return for_files(app.add_option(name, file, help), name);
}

void add_force(CLI::App& app, bool& force, const char* help) { app.add_flag("-f,--force", force, help); }
void add_force(CLI::App& app) {
  app.add_flag_callback(
      "-f,--force", [] {}, N_("Replace files that exist, as this command does anyhow"));
}

void add_number(CLI::App& app, const char* name, int& number, const char* help, std::uint64_t least,
                std::uint64_t most) {
  app.add_option(name, number, help)->check(whole_number(least, most))->type_name("N")->capture_default_str();
}

void add_players(CLI::App& app, int& players) {
  app.add_option("-p,--players", players, N_("How many play; as many as the scenario takes without it"))
      ->check(whole_number(1, 6))
      ->type_name("N");
}

void add_offers(CLI::App& app, int& offers) {
  add_number(app, "--offers", offers,
             N_("Offers to the other players that one may make in a turn; 0 for no such trade"), 0, 100);
}

void add_seed(CLI::App& app, std::uint64_t& seed, const char* help) {
  app.add_option("-s,--seed", seed, help)->check(whole_number())->type_name("N")->capture_default_str();
}

void add_threads(CLI::App& app, int& threads, const char* help) {
  app.add_option("-t,--threads", threads, help)->check(whole_number(1, 1024))->type_name("N");
}

void add_quiet(CLI::App& app, bool& quiet) {
  app.add_flag("-q,--quiet", quiet, N_("No progress and no remarks on standard error, only errors"));
}

CLI::Option* add_file(CLI::App& app, const char* name, std::vector<std::string>& files, const char* help) {
  return for_files(app.add_option(name, files, help), name);
}

void read_input_once(const char* what, const std::vector<std::string>& files) {
  if (std::count(files.begin(), files.end(), "-") > 1)
    throw CLI::ValidationError(what,
                               words(std::string_view(N_("\"-\", standard input, can be read only once"))));
}

CLI::Validator folder_name() {
  const auto wrong = [](const std::string& word) {
    return word.empty()  ? words(std::string_view(N_("the name of a folder is missing")))
           : word == "-" ? words(std::string_view(N_("a folder is needed; \"-\", standard output, is none")))
                         : std::string();
  };
  return {wrong, ""};
}

CLI::Validator one_of(std::vector<std::string> known) {
  const auto wrong = [known = std::move(known)](const std::string& word) -> std::string {
    if (std::find(known.begin(), known.end(), word) != known.end()) return {};
    const std::vector<std::string_view> all(known.begin(), known.end());
    return words({N_("there is no {0}; there are {1}"), {word, listed(all)}});
  };
  return {wrong, ""};
}

}  // namespace hexwright
