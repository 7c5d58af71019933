#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "io/files/content.h"
#include "io/library/drafts.h"
#include "io/xml/scenario_xml.h"
#include "tests/kill/numbered_edits.h"
#include "tests/support/library_folder.h"

// Programs that edit, autosave and save are killed at random moments. Whatever they had said to be safe must
// be there afterwards, whole, and nothing may be broken. HEXWRIGHT_KILLS and HEXWRIGHT_KILL_SEED say how
// often and when.

namespace hexwright::test {
namespace {

using ::testing::IsEmpty;

int setting(const char* name, int usual) {
  const char* value = std::getenv(name);
  return value ? std::atoi(value) : usual;
}

/// How a map must look after any number of edits.
class Expected {
 public:
  Expected(const Scenario& start, std::uint64_t seed)
      : bench_(Document(start)), seed_(seed), marks_{content_mark(write_xml(start))} {}

  const std::string& mark(int edits) {
    while (static_cast<int>(marks_.size()) <= edits) {
      make_edit(bench_, seed_, static_cast<int>(marks_.size()));
      marks_.push_back(content_mark(write_xml(bench_.scenario())));
    }
    return marks_[static_cast<std::size_t>(edits)];
  }

 private:
  Workbench bench_;
  std::uint64_t seed_;
  std::vector<std::string> marks_;
};

struct Safe {
  int kept = 0, saved = 0, stored = 0;  ///< edits that were said to be
};

class KilledEditor : public LibraryFolder {
 protected:
  static constexpr int documents = 2;
  const std::uint64_t seed = static_cast<std::uint64_t>(setting("HEXWRIGHT_KILL_SEED", 1));
  const std::string start_map = std::string(HEXWRIGHT_TEMPLATES) + "/base-3-4.xml";

  std::filesystem::path map_file(int number) const {
    return folder / ("map" + std::to_string(number) + ".xml");
  }

  /// Starts the driver, kills it after so long, and takes in what it had said.
  void run_and_kill(int run, std::chrono::microseconds life) {
    std::array<int, 2> pipe_ends{};
    ASSERT_EQ(pipe(pipe_ends.data()), 0);
    const pid_t child = fork();
    if (child == 0) {
      dup2(pipe_ends[1], STDOUT_FILENO);
      close(pipe_ends[0]), close(pipe_ends[1]);
      const std::string seed_word = std::to_string(seed), run_word = std::to_string(run);
      execl(HEXWRIGHT_KILL_DRIVER, HEXWRIGHT_KILL_DRIVER, file.c_str(), folder.c_str(), start_map.c_str(),
            seed_word.c_str(), run_word.c_str(), nullptr);
      _exit(127);
    }
    close(pipe_ends[1]);
    std::string said;
    std::thread reader([&] {
      std::array<char, 4096> part{};
      for (ssize_t size = 0; (size = read(pipe_ends[0], part.data(), part.size())) > 0;)
        said.append(part.data(), static_cast<std::size_t>(size));
    });
    std::this_thread::sleep_for(life);
    kill(child, SIGKILL);
    int status = 0;
    waitpid(child, &status, 0);
    reader.join();
    close(pipe_ends[0]);
    EXPECT_TRUE(WIFSIGNALED(status)) << "the driver ended by itself in run " << run << ", code " << status;
    take_in(said);
  }

  void take_in(const std::string& said) {
    std::istringstream lines(said);
    for (std::string line; std::getline(lines, line) && !lines.eof();) {
      std::istringstream words(line);
      std::string what;
      int document = 0, edits = 0;
      words >> what >> document >> edits;
      Safe& safe = safe_[document];
      int& counter = what == "kept" ? safe.kept : what == "saved" ? safe.saved : safe.stored;
      counter = std::max(counter, edits);
    }
  }

  /// How many edits a text holds, when it is a whole map that looks as it must after them.
  int sound_edits(int document, const std::string& xml) {
    const LoadedScenario loaded = read_xml(xml);
    EXPECT_TRUE(loaded.problems.empty()) << "map " << document << " is broken";
    const int edits = edits_in(loaded.scenario).value_or(0);
    EXPECT_EQ(content_mark(write_xml(loaded.scenario)),
              expected_[static_cast<std::size_t>(document)].mark(edits));
    return edits;
  }

  void look_for_everything(int run) {
    const Drafts drafts = granted(Drafts::begin(file));
    const auto lost = granted(drafts.lost());
    for (int document = 0; document < documents; ++document) {
      const Safe& safe = safe_[document];
      int in_file = 0, in_draft = 0;
      if (std::filesystem::exists(map_file(document))) {
        std::ostringstream xml;
        xml << std::ifstream(map_file(document), std::ios::binary).rdbuf();
        in_file = sound_edits(document, xml.str());
        ++files_read_;
      }
      for (const LostDraft& draft : lost)
        if (draft.draft.file == map_file(document))
          in_draft = sound_edits(document, draft.draft.xml), ++drafts_found_;
      lost_ += std::max({0, safe.saved - in_file, safe.kept - std::max(in_file, in_draft)});
      EXPECT_GE(in_file, safe.saved) << "run " << run;
      EXPECT_GE(std::max(in_file, in_draft), safe.kept) << "run " << run;
      look_for_versions(document, safe.stored);
    }
  }

  void look_for_versions(int document, int stored) {
    if (stored == 0) return;
    const Library library = open();
    const auto entry = granted(library.entry_of_file(map_file(document)));
    ASSERT_TRUE(entry);
    const int in_library = sound_edits(document, granted(library.xml(granted(library.entry(*entry)).newest)));
    lost_ += std::max(0, stored - in_library);
    EXPECT_GE(in_library, stored);
  }

  int acknowledged() const {
    int sum = 0;
    for (const auto& [document, safe] : safe_) sum += std::max({safe.kept, safe.saved, safe.stored});
    return sum;
  }

  std::map<int, Safe> safe_;
  std::vector<Expected> expected_;
  int lost_ = 0, drafts_found_ = 0, files_read_ = 0;
};

TEST_F(KilledEditor, LosesNothingThatItSaidWasSafe) {
  const int kills = setting("HEXWRIGHT_KILLS", 200);
  std::ifstream start(start_map, std::ios::binary);
  const Scenario map = read_xml(std::string(std::istreambuf_iterator<char>(start), {})).scenario;
  expected_.reserve(documents);
  for (int document = 0; document < documents; ++document)
    expected_.emplace_back(map, seed + static_cast<std::uint64_t>(document));
  Random chance(seed, 0);
  for (int run = 1; run <= kills && !HasFailure(); ++run) {
    run_and_kill(run, std::chrono::microseconds(chance.below(220'000)));
    look_for_everything(run);
    if (run % 20 == 0) {
      EXPECT_THAT(granted(open().check()), IsEmpty()) << "run " << run;
    }
  }
  const Library library = open();
  EXPECT_THAT(granted(library.check()), IsEmpty());
  EXPECT_GT(acknowledged(), kills);
  std::cout << "kills: " << kills << "\nedits acknowledged: " << acknowledged() << "\nedits lost: " << lost_
            << "\ndrafts found after a kill: " << drafts_found_ << "\nfiles read whole: " << files_read_
            << "\nversions in the library: ";
  int versions = 0;
  for (const LibraryEntry& entry : granted(library.search())) versions += entry.versions;
  std::cout << versions << "\n";
}

}  // namespace
}  // namespace hexwright::test
