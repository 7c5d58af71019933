// Drives a fuzzer without libFuzzer: every file of the corpus, then mutations of them, the same ones every
// time. Usage: <program> <number of mutations> <corpus folder>...

#include <algorithm>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <unistd.h>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

namespace fs = std::filesystem;

std::string input;  // of the run that goes on, for the signal handler

void keep_input(int signal) {
  const int file = open("failed-input", O_CREAT | O_TRUNC | O_WRONLY, 0644);
  const auto written = write(file, input.data(), input.size());
  constexpr char where[] = "the input is kept in the file failed-input\n";
  if (written >= 0 && write(STDERR_FILENO, where, sizeof where - 1) >= 0) std::signal(signal, SIG_DFL);
  std::raise(signal);
}

void run() { LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size()); }

std::vector<std::string> corpus_of(const std::vector<std::string>& folders) {
  std::vector<fs::path> files;
  for (const auto& folder : folders)
    for (const auto& entry : fs::recursive_directory_iterator(folder))
      if (entry.is_regular_file()) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  std::vector<std::string> corpus;
  for (const auto& path : files) {
    std::ifstream file(path, std::ios::binary);
    corpus.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  return corpus;
}

class Mutator {
 public:
  explicit Mutator(const std::vector<std::string>& corpus) : corpus_(corpus) {}

  std::string next() {
    constexpr std::size_t longest = 20'000;
    std::string text = any_of_corpus().substr(0, longest);
    for (auto left = below(4) + 1; left > 0; --left) mutate(text);
    return text;
  }

 private:
  std::size_t below(std::size_t bound) { return bound == 0 ? 0 : random_() % bound; }
  const std::string& any_of_corpus() { return corpus_[below(corpus_.size())]; }
  /// Mostly printable: a byte that is no UTF-8 ends the reading before it has begun.
  char any_byte() { return static_cast<char>(below(16) == 0 ? below(256) : ' ' + below(95)); }
  std::string any_piece() {
    const auto& from = any_of_corpus();
    return from.substr(below(from.size() + 1), below(60));
  }

  void mutate(std::string& text) {
    const auto at = below(text.size() + 1);
    switch (below(6)) {
      case 0:
        text.insert(at, 1, any_byte());
        break;
      case 1:
        text.erase(at, below(40));
        break;
      case 2:
        text.insert(at, any_piece());
        break;
      case 3:
        text.replace(at, below(40), any_piece());
        break;
      case 4:
        text.insert(at, text.substr(below(text.size() + 1), below(200)));
        break;
      default:
        if (at < text.size()) text[at] = any_byte();
    }
  }

  const std::vector<std::string>& corpus_;
  std::mt19937 random_;
};

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  if (arguments.size() < 2) {
    std::fprintf(stderr, "usage: %s <number of mutations> <corpus folder>...\n", argv[0]);
    return 2;
  }
  for (const int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGBUS}) std::signal(signal, keep_input);
  const auto corpus = corpus_of({arguments.begin() + 1, arguments.end()});
  if (corpus.empty()) {
    std::fprintf(stderr, "the corpus is empty\n");
    return 1;
  }
  for (const auto& text : corpus) {
    input = text;
    run();
  }
  Mutator mutator(corpus);
  const auto mutations = std::stoul(arguments.front());
  for (unsigned long i = 0; i < mutations; ++i) {
    input = mutator.next();
    run();
  }
  std::printf("%zu files and %lu mutations of them kept every promise\n", corpus.size(), mutations);
  return 0;
}
