#include "tests/readme/readme.h"

#include <algorithm>
#include <regex>
#include <sstream>

#include "editor/core/help/guide.h"
#include "tests/editor/cli/program.h"

namespace hexwright::test {
namespace {

namespace fs = std::filesystem;

struct Line {
  int number;
  std::string text;
};

/// A page taken apart: what is a command, what is written for reading, what is neither.
struct Page {
  std::vector<Line> commands, prose;
};

bool is_blank(const std::string& line) { return line.find_first_not_of(' ') == std::string::npos; }

/// Text of a list is indented, too: only what follows a blank line, deeper than the list, is a block.
Page page_of(const std::string& markdown) {
  Page page;
  std::istringstream stream(markdown);
  std::string fence;
  bool in_fence = false, after_blank = true, in_indented = false, in_list = false;
  int number = 0;
  for (std::string line; std::getline(stream, line);) {
    ++number;
    if (line.starts_with("```")) {
      in_fence = !in_fence;
      fence = in_fence ? line.substr(3) : "";
      continue;
    }
    if (in_fence) {
      if (fence == "sh") page.commands.push_back({number, line});
      continue;
    }
    const auto indented = line.find_first_not_of(' ');
    in_indented = !is_blank(line) && indented >= (in_list ? 6U : 4U) && (after_blank || in_indented);
    (in_indented ? page.commands : page.prose).push_back({number, line});
    if (!is_blank(line) && !in_indented) in_list = line.starts_with("- ") || (in_list && indented > 0);
    after_blank = is_blank(line) || in_indented;
  }
  return page;
}

std::string trimmed(const std::string& text) {
  const auto begin = text.find_first_not_of(' ');
  return begin == std::string::npos ? "" : text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

std::string without_remark(const std::string& line) {
  static const std::regex remark("(^|\\s)#.*$");
  return trimmed(std::regex_replace(line, remark, ""));
}

void add_parts(const std::string& line, const std::string& where, std::vector<ReadmeCommand>& commands) {
  std::size_t begin = 0;
  for (auto end = line.find("&&"); begin != std::string::npos; end = line.find("&&", begin)) {
    const std::string part = trimmed(line.substr(begin, end == std::string::npos ? end : end - begin));
    if (!part.empty()) commands.push_back({part, where, true});
    begin = end == std::string::npos ? end : end + 2;
  }
}

std::vector<std::string> all_matches(const std::string& text, const std::regex& wanted) {
  std::vector<std::string> found;
  for (std::sregex_iterator match(text.begin(), text.end(), wanted), end; match != end; ++match)
    found.push_back((*match)[1]);
  return found;
}

const std::regex& between_backticks() {
  static const std::regex code("`([^`]+)`");
  return code;
}

std::string prose_of(const std::string& markdown) {
  std::string prose;
  for (const Line& line : page_of(markdown).prose) prose += line.text + "\n";
  return prose;
}

}  // namespace

std::vector<ReadmeCommand> commands_of(const std::string& markdown, const std::string& name) {
  static const std::regex like_a_command(
      "^([A-Z_]+=\\S+ )?(installer/\\S+\\.sh|tests/\\S+\\.sh|cmake|ctest)( .*|$)");
  const Page page = page_of(markdown);
  std::vector<ReadmeCommand> commands;
  std::string line;
  for (const auto& [number, text] : page.commands) {
    line += without_remark(text);
    if (line.ends_with("\\")) {
      line.back() = ' ';
      continue;
    }
    add_parts(line, name + ":" + std::to_string(number), commands);
    line.clear();
  }
  for (const auto& [number, text] : page.prose)
    for (const std::string& code : all_matches(text, between_backticks()))
      if (std::regex_match(code, like_a_command))
        commands.push_back({code, name + ":" + std::to_string(number), false});
  return commands;
}

std::vector<std::string> inline_code_of(const std::string& markdown) {
  return all_matches(prose_of(markdown), between_backticks());
}

std::vector<std::string> links_of(const std::string& markdown) {
  static const std::regex link("\\]\\(([^)]+)\\)");
  return all_matches(prose_of(markdown), link);
}

std::vector<std::string> anchors_of(const std::string& markdown) {
  static const std::regex heading("^#+ +(.*)$");
  std::vector<std::string> anchors;
  for (const Line& line : page_of(markdown).prose)
    for (const std::string& title : all_matches(line.text, heading)) anchors.push_back(guide_anchor(title));
  return anchors;
}

std::vector<std::string> all_readmes() {
  const fs::path top = HEXWRIGHT_SOURCE_DIR;
  std::vector<std::string> found{"README.md"};
  for (const char* folder : {"editor", "installer", "io", "model", "templates", "tests"})
    for (const auto& entry : fs::recursive_directory_iterator(top / folder))
      if (entry.path().extension() == ".md")
        found.push_back(fs::relative(entry.path(), top).generic_string());
  std::ranges::sort(found);
  return found;
}

std::string readme(const std::string& path) { return contents(fs::path(HEXWRIGHT_SOURCE_DIR) / path); }

}  // namespace hexwright::test
