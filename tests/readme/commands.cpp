#include <algorithm>
#include <array>
#include <fstream>
#include <functional>
#include <regex>
#include <sstream>

#include <nlohmann/json.hpp>

#include "tests/editor/cli/program.h"
#include "tests/readme/readme.h"
#include "tests/support/readme_bot.h"

// How each command of the READMEs is checked. What runs quickly and changes nothing outside of its folder is
// run; of the others it is checked that they exist and accept what they are given.

namespace hexwright::test {
namespace {

namespace fs = std::filesystem;

const fs::path top = HEXWRIGHT_SOURCE_DIR;

std::vector<std::string> words_of(const std::string& command) {
  std::vector<std::string> words;
  std::istringstream stream(command);
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

std::vector<std::string> options_of(const std::string& command) {
  std::vector<std::string> options;
  for (const std::string& word : words_of(command))
    if (word.starts_with("--")) options.push_back(word.substr(0, word.find('=')));
  return options;
}

/// The word behind this one; empty when there is none.
std::string value_of(const std::string& command, const std::string& option) {
  const auto words = words_of(command);
  const auto found = std::ranges::find(words, option);
  return found == words.end() || found + 1 == words.end() ? "" : *(found + 1);
}

bool has_word(const std::string& text, const std::string& word) {
  for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    const char next = at + word.size() < text.size() ? text[at + word.size()] : ' ';
    if (std::isalnum(static_cast<unsigned char>(next)) == 0 && next != '-') return true;
  }
  return false;
}

std::string missing_option(const std::string& command, const std::string& accepted) {
  for (const std::string& option : options_of(command))
    if (!has_word(accepted, option)) return "there is no option " + option;
  return "";
}

std::string run_it(const std::string& command, const fs::path& folder) {
  // `new` replaces nothing.
  if (command.starts_with("hexwright-cli new") && command.find(" -o mine.xml") != std::string::npos)
    fs::remove(folder / "mine.xml");
  const auto ran = shell("export HEXWRIGHT_LIBRARY=$PWD/library.sqlite; " + in_short(command), folder);
  return ran.code == 0 ? "" : "exit code " + std::to_string(ran.code) + ": " + ran.err;
}

std::string without_comments(const std::string& script) {
  return std::regex_replace(script, std::regex("(^|\n) *#[^\n]*"), "$1");
}

std::string check_script(const std::string& command, const fs::path&) {
  const fs::path script = top / words_of(command).front();
  if (!fs::is_regular_file(script)) return "there is no such script";
  if ((fs::status(script).permissions() & fs::perms::owner_exec) == fs::perms::none) return "not executable";
  if (const auto ran = shell("bash -n '" + script.string() + "'", top); ran.code != 0) return ran.err;
  return missing_option(command, without_comments(contents(script)));
}

bool is_preset(const std::string& kind, const std::string& name) {
  const auto presets = nlohmann::json::parse(contents(top / "CMakePresets.json"));
  return std::ranges::any_of(presets.at(kind), [&](const auto& preset) {
    return preset.at("name") == name && !preset.value("hidden", false);
  });
}

std::string check_preset(const std::string& kind, const std::string& command) {
  const std::string name = value_of(command, "--preset");
  return is_preset(kind, name) ? "" : "there is no preset " + name;
}

/// Whatever the options of this build: some targets are built with others only.
std::string check_target(const std::string& name) {
  if (name.empty()) return "";
  const std::regex adds("add_(custom_target|executable|suite|bench|fuzzer)\\(" + name + "[ )\n]");
  if (std::regex_search(contents(top / "CMakeLists.txt"), adds)) return "";
  for (const char* folder : {"editor", "installer", "tests"})
    for (const auto& entry : fs::recursive_directory_iterator(top / folder))
      if (entry.path().filename() == "CMakeLists.txt" && std::regex_search(contents(entry.path()), adds))
        return "";
  return "there is no target " + name;
}

std::string check_configure(const std::string& command, const fs::path&) {
  return check_preset("configurePresets", command);
}

std::string check_build(const std::string& command, const fs::path&) {
  const std::string wrong = check_preset("buildPresets", command);
  return wrong.empty() ? check_target(value_of(command, "--target")) : wrong;
}

std::string check_ctest(const std::string& command, const fs::path&) {
  return check_preset("testPresets", command);
}

std::string check_install(const std::string& command, const fs::path&) {
  const std::string component = value_of(command, "--component");
  for (const auto& entry : fs::recursive_directory_iterator(HEXWRIGHT_BINARY_DIR "/installer"))
    if (entry.path().filename() == "cmake_install.cmake" &&
        contents(entry.path()).find("COMPONENT STREQUAL \"" + component + "\"") != std::string::npos)
      return "";
  return "nothing is installed with the component " + component;
}

/// Files of the repository that the command names are there.
std::string missing_file(const std::string& command) {
  static const std::regex file("(^|[ =])((tests|templates|installer|model|io|editor)(/[^ ]*)?)");
  for (std::sregex_iterator found(command.begin(), command.end(), file), end; found != end; ++found)
    if (!fs::exists(top / (*found)[2].str())) return "there is no " + (*found)[2].str();
  return "";
}

std::string check_built_program(const std::string& command, const fs::path&) {
  static const std::regex built("^build/([^/]+)/bin/([^ ]+)");
  std::smatch found;
  if (!std::regex_search(command, found, built)) return "not a program of the build";
  if (!is_preset("buildPresets", found[1])) return "there is no preset " + found[1].str();
  if (const std::string missing = missing_file(command); !missing.empty()) return missing;
  return check_target(found[2]);
}

std::string check_installed_program(const std::string& command, const fs::path&) {
  const auto help = shell(words_of(command).front() + " --help", top);
  return help.code == 0 ? missing_option(command, help.out) : "not installed: " + help.err;
}

struct Way {
  std::string_view beginning;
  std::string (*check)(const std::string& command, const fs::path& folder);
};

// The longest beginning counts.
constexpr std::array ways{
    Way{"hexwright-cli ", run_it},
    Way{"installer/", check_script},
    Way{"tests/fuzz/run_short.sh", check_script},
    Way{"tests/bench/start_time.sh", check_script},
    Way{"tests/bench/speed.sh", check_script},
    Way{"tests/bench/compare_speed.sh", check_script},
    Way{"cmake --preset ", check_configure},
    Way{"cmake --build --preset ", check_build},
    Way{"cmake --install build/release ", check_install},
    Way{"ctest --preset ", check_ctest},
    Way{"build/", check_built_program},
    Way{"msginit ", check_installed_program},
};

std::string without_variables(const std::string& command) {
  static const std::regex variables("^([A-Z_]+=[^ ]+ +)+");
  return std::regex_replace(command, variables, "");
}

}  // namespace

std::string wrong_with(const ReadmeCommand& command, const fs::path& folder) {
  const std::string text = without_variables(command.text);
  const Way* fitting = nullptr;
  for (const Way& way : ways)
    if (text.starts_with(way.beginning) && (!fitting || fitting->beginning.size() < way.beginning.size()))
      fitting = &way;
  return fitting ? fitting->check(text, folder)
                 : "an unknown command: say in tests/readme/commands.cpp how it is checked";
}

void prepare(const fs::path& folder) {
  const auto must = [&](const std::string& command) {
    const auto ran = shell("export HEXWRIGHT_LIBRARY=$PWD/library.sqlite; " + command, folder);
    if (ran.code != 0) throw std::runtime_error(command + ": " + ran.err);
  };
  must("mkdir maps");
  write_readme_bot(folder);
  must("hexwright-cli new base-3-4 -o mine.xml --title 'Two lakes'");
  must("hexwright-cli new new-shores-3 -o maps/shores.xml");
  must("cp mine.xml old.xml");
  must("hexwright-cli playtest mine.xml --games 1 --keep-logs . --all-logs --json found.json");
  // Three scenarios, of which the third has four versions, the last one that of the playtest.
  must("hexwright-cli library import maps/shores.xml");
  must("hexwright-cli new base-5-6 -o other.xml && hexwright-cli library import other.xml");
  must("hexwright-cli library tag 1 favourites");
  for (const std::string points : {"11", "12", "13", "10"}) {
    must("sed 's/victory-points=\"10\"/victory-points=\"" + points + "\"/' mine.xml > third.xml");
    must("hexwright-cli library import third.xml");
  }
}

}  // namespace hexwright::test
