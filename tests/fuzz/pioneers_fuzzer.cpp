#include <cstdint>
#include <string_view>

#include "io/pioneers/pioneers_game.h"
#include "io/xml/scenario_xml.h"
#include "tests/fuzz/problems.h"
#include "tests/fuzz/promise.h"

namespace {

using namespace hexwright;

void check_kept(const Scenario& scenario) {
  const auto loaded = read_xml(write_xml(scenario));
  promise(!has_errors(loaded.problems), "our own format takes what was imported");
  promise(loaded.scenario == scenario, "our own format keeps what was imported");
}

void check_way_back(const Scenario& scenario) {
  const auto exported = write_pioneers(scenario);
  check_problems(exported.losses);
  if (has_errors(exported.losses)) return;
  const auto again = read_pioneers(exported.game);
  promise(!has_errors(again.problems), "what is written can be read");
  promise(write_pioneers(again.scenario).game == exported.game,
          "what is written and read is written the same");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto imported = read_pioneers({reinterpret_cast<const char*>(data), size});
  check_problems(imported.problems);
  if (has_errors(imported.problems)) return 0;
  check_kept(imported.scenario);
  check_way_back(imported.scenario);
  return 0;
}
