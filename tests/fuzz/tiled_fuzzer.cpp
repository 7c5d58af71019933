#include <cstdint>
#include <string_view>

#include "io/tiled/tiled_map.h"
#include "io/xml/scenario_xml.h"
#include "tests/fuzz/problems.h"
#include "tests/fuzz/promise.h"

using namespace hexwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  is_tiled_map(bytes);
  const auto imported = read_tiled(bytes);
  check_problems(imported.problems);
  if (has_errors(imported.problems)) return 0;
  const auto kept = read_xml(write_xml(imported.scenario));
  promise(!has_errors(kept.problems) && kept.scenario == imported.scenario,
          "our own format keeps what was imported");
  const auto exported = write_tiled(imported.scenario);
  check_problems(exported.losses);
  if (has_errors(exported.losses)) return 0;
  const auto again = read_tiled(exported.map);
  promise(again.problems.empty() && again.scenario == imported.scenario, "what is written reads back equal");
  return 0;
}
