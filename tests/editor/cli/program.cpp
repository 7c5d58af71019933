#include "tests/editor/cli/program.h"

#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <regex>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace hexwright::test {
namespace {

namespace fs = std::filesystem;

void redirect(const fs::path& file, int flags, int descriptor) {
  const int opened = ::open(file.c_str(), flags, 0600);
  if (opened < 0 || ::dup2(opened, descriptor) < 0) ::_exit(126);
}

[[noreturn]] void become(const std::vector<std::string>& words, const fs::path& streams,
                         const fs::path& folder) {
  redirect(streams / "in", O_RDONLY, STDIN_FILENO);
  redirect(streams / "out", O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
  redirect(streams / "err", O_WRONLY | O_CREAT | O_TRUNC, STDERR_FILENO);
  ::unsetenv("DISPLAY");
  ::unsetenv("WAYLAND_DISPLAY");
  if (!folder.empty() && ::chdir(folder.c_str()) != 0) ::_exit(126);
  std::vector<char*> arguments;
  for (const auto& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  ::execvp(arguments[0], arguments.data());
  ::_exit(127);
}

Ran run(const std::vector<std::string>& words, const std::string& input, const fs::path& folder) {
  const TemporaryFolder streams;
  std::ofstream(streams / "in", std::ios::binary) << input;
  const pid_t child = ::fork();
  if (child == 0) become(words, streams.path(), folder);
  int status = 0;
  if (child < 0 || ::waitpid(child, &status, 0) < 0) throw std::runtime_error("a program cannot be run");
  return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), contents(streams / "out"),
          contents(streams / "err")};
}

}  // namespace

std::filesystem::path program() { return HEXWRIGHT_CLI; }

Ran cli(const std::vector<std::string>& arguments, const std::string& input) {
  std::vector<std::string> words(1, program());
  words.insert(words.end(), arguments.begin(), arguments.end());
  return run(words, input, {});
}

Ran shell(const std::string& line, const fs::path& folder) {
  std::string command = "PATH='";
  command.append(program().parent_path().native()).append("':$PATH; ").append(line);
  return run({"/bin/sh", "-c", command}, "", folder);
}

std::string in_short(std::string command) {
  if (command.starts_with("hexwright-cli playtest ")) {
    command += " --no-second-opinion";
    if (command.find(" --study ") == std::string::npos) command += " --study 0";
  }
  // A table stays open until somebody ends it: once, as a second signal kills it.
  if (command.starts_with("hexwright-cli host ")) {
    command = std::regex_replace(command, std::regex(" --listen [^ ]+"), "") + " --listen 127.0.0.1:0";
    const bool goes_on = command.find(" --resume ") != std::string::npos;
    return (goes_on ? "" : "rm -f mine.table.jsonl; ") +
           ("timeout --foreground --preserve-status -s INT 3 " + command);
  }
  if (command.starts_with("hexwright-cli balance "))
    command +=
        " --boards 4 --games 2 --study 0 --strategist-games 0 --verdict-games 2 --verdict-strategist-games 0";
  if (command.starts_with("hexwright-cli own learn "))
    command = std::regex_replace(command, std::regex(" --games [^ ]+"), "") + " --games 8";
  if (command.starts_with("hexwright-cli improve "))
    command += " --changes 30 --games 90 --study 0 --verdict-games 120";
  return command;
}

std::string contents(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) throw std::runtime_error("cannot read " + file.string());
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::string fixture(const std::string& name) { return fs::path(HEXWRIGHT_FIXTURES) / "cli" / name; }
std::string template_file(const std::string& name) { return fs::path(HEXWRIGHT_TEMPLATES) / (name + ".xml"); }

std::string CliTest::file(const std::string& name, const std::string& bytes) const {
  fs::create_directories((folder / name).parent_path());
  if (!bytes.empty()) std::ofstream(folder / name, std::ios::binary) << bytes;
  return (folder / name).string();
}

}  // namespace hexwright::test
