#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace hexwright::test {

/// One command of a README, as a reader would enter it: no remark behind it, lines joined.
struct ReadmeCommand {
  std::string text;
  std::string where;     ///< "editor/README.md:12"
  bool in_block = true;  ///< else it stands between backticks in a sentence
  friend bool operator==(const ReadmeCommand&, const ReadmeCommand&) = default;
};

/// The commands of a page, in order: the lines of fenced blocks marked "sh" and of indented blocks, split at
/// "&&", and what stands between backticks and begins like a script of the repository, cmake or ctest. Other
/// fenced blocks are no commands.
std::vector<ReadmeCommand> commands_of(const std::string& markdown, const std::string& name);

/// What stands between backticks outside of blocks.
std::vector<std::string> inline_code_of(const std::string& markdown);
/// The targets of links and pictures, as they stand.
std::vector<std::string> links_of(const std::string& markdown);
/// The anchors of its headings, as code hosts form them.
std::vector<std::string> anchors_of(const std::string& markdown);

/// Every README.md of the repository, from its top: "README.md", "editor/README.md", ...
std::vector<std::string> all_readmes();
std::string readme(const std::string& path);

/// Runs or checks a command in the way that fits; empty when it works, else what is wrong. Programs run in
/// `folder`, which has the files that READMEs speak of.
std::string wrong_with(const ReadmeCommand& command, const std::filesystem::path& folder);

/// Makes the files that READMEs speak of: a map "mine.xml", more in "maps", a game of it, a bot, a library.
void prepare(const std::filesystem::path& folder);

}  // namespace hexwright::test
