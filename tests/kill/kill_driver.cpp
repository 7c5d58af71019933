// Edits, autosaves and saves two maps as the editor does, until it is killed.
// usage: hexwright_kill_driver LIBRARY FOLDER START_MAP SEED RUN
//
// A line on standard output for everything that a user could have seen to be safe:
//   kept DOCUMENT EDITS      the draft with so many edits is in the library
//   saved DOCUMENT EDITS     the file was saved with so many
//   stored DOCUMENT EDITS    the library has that version

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <mutex>
#include <thread>
#include <unistd.h>

#include "editor/core/library/document_autosave.h"
#include "tests/kill/numbered_edits.h"

namespace hexwright::test {
namespace {

namespace fs = std::filesystem;

/// One write, so that no line is cut in two.
void say(const char* what, int document, int edits) {
  const std::string line =
      std::string(what) + " " + std::to_string(document) + " " + std::to_string(edits) + "\n";
  if (write(STDOUT_FILENO, line.data(), line.size()) < 0) std::_Exit(3);
}

[[noreturn]] void give_up(const std::string& why) {
  std::fprintf(stderr, "kill driver: %s\n", why.c_str());
  std::_Exit(2);
}

struct OpenMap {
  std::unique_ptr<Workbench> bench;
  std::unique_ptr<DocumentAutosave> work;
  std::map<std::uint64_t, int> edits_at;  ///< by revision
};

class Driver {
 public:
  Driver(const fs::path& library, fs::path folder, fs::path start, std::uint64_t seed)
      : folder_(std::move(folder)),
        start_(std::move(start)),
        seed_(seed),
        keeper_(library, [this](const KeeperNews& news) { hear(news); }) {}

  void open_maps(int count) {
    auto lost = keeper_.lost();
    if (const auto* refusal = lost.refusal()) give_up(text(refusal->why));
    for (int number = 0; number < count; ++number) open(number, lost.value());
  }

  void work(Random& chance) {
    for (;;) {
      const auto number = static_cast<int>(chance.below(static_cast<std::uint32_t>(maps_.size())));
      edit(number);
      if (chance.below(2) == 0) look_at(number);
      if (chance.below(12) == 0) save(number);
      std::this_thread::sleep_for(std::chrono::microseconds(chance.below(2500)));
    }
  }

 private:
  fs::path file(int number) const { return folder_ / ("map" + std::to_string(number) + ".xml"); }

  void hear(const KeeperNews& news) {
    if (news.refused) give_up(text(news.refused->why));
    const std::lock_guard lock(using_maps_);
    for (auto& [number, map] : maps_)
      if (map.work && map.work->id() == news.work) {
        map.work->hear(news);
        say(news.kind == KeeperNews::Kind::Draft ? "kept" : "stored", number, map.edits_at.at(news.revision));
      }
  }

  void open(int number, const std::vector<LostDraft>& lost) {
    for (const LostDraft& draft : lost)
      if (draft.draft.file == file(number)) return recover(number, draft);
    const bool fresh = !fs::exists(file(number));
    Opened opened = Document::open(fresh ? start_ : file(number));
    if (!opened.document) give_up("a map cannot be opened");
    add(number, *std::move(opened.document), {});
    if (fresh) save(number);
  }

  void recover(int number, const LostDraft& lost) {
    auto document = recovered(lost.draft);
    if (const auto* refusal = document.refusal()) give_up(text(refusal->why));
    const auto id = keeper_.take_over(lost.id);
    if (const auto* refusal = id.refusal()) give_up(text(refusal->why));
    auto& map = document.value();
    // A draft that was not thrown away yet when its file had been saved: who looks takes what has more.
    const auto kept = edits_in(map.scenario());
    map.history().undo();
    if (edits_in(map.scenario()).value_or(0) < kept.value_or(0)) map.history().redo();
    add(number, std::move(map), id.value());
  }

  void add(int number, Document document, std::optional<WorkId> taken_over) {
    const std::lock_guard lock(using_maps_);
    OpenMap& map = maps_[number];
    map.work = taken_over ? std::make_unique<DocumentAutosave>(keeper_, *taken_over, document, std::nullopt)
                          : std::make_unique<DocumentAutosave>(keeper_);
    map.bench = std::make_unique<Workbench>(std::move(document));
    note(map);
  }

  static void note(OpenMap& map) {
    map.edits_at[map.bench->document().history().revision()] = edits_in(map.bench->scenario()).value_or(0);
  }

  void edit(int number) {
    const std::lock_guard lock(using_maps_);
    OpenMap& map = maps_.at(number);
    make_edit(*map.bench, seed_ + static_cast<std::uint64_t>(number),
              edits_in(map.bench->scenario()).value_or(0) + 1);
    note(map);
  }

  void look_at(int number) {
    const std::lock_guard lock(using_maps_);
    maps_.at(number).work->look_at(maps_.at(number).bench->document());
  }

  void save(int number) {
    const std::lock_guard lock(using_maps_);
    OpenMap& map = maps_.at(number);
    Document& document = map.bench->document();
    const auto saved = document.path() == file(number) ? document.save() : document.save_as(file(number));
    if (const auto* refusal = saved.refusal()) give_up(text(refusal->why));
    say("saved", number, edits_in(map.bench->scenario()).value_or(0));
    map.work->saved(document);
  }

  fs::path folder_, start_;
  std::uint64_t seed_;
  std::mutex using_maps_;
  std::map<int, OpenMap> maps_;
  AutosaveWorker keeper_;  // its thread ends before what it tells of
};

}  // namespace
}  // namespace hexwright::test

int main(int argc, char** argv) {
  using namespace hexwright;
  if (argc != 6) return 2;
  const auto number = [&](int at) { return std::strtoull(argv[at], nullptr, 10); };
  test::Driver driver(argv[1], argv[2], argv[3], number(4));
  driver.open_maps(2);
  Random chance(number(4), number(5));
  driver.work(chance);
}
