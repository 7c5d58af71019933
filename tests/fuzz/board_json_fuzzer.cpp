#include <cstdint>
#include <string_view>

#include "io/json/board_json.h"
#include "io/xml/scenario_xml.h"
#include "tests/fuzz/problems.h"
#include "tests/fuzz/promise.h"

using namespace hexwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  is_board_json(bytes);
  const auto imported = read_board_json(bytes);
  check_problems(imported.problems);
  if (has_errors(imported.problems)) return 0;
  const auto kept = read_xml(write_xml(imported.scenario));
  promise(!has_errors(kept.problems) && kept.scenario == imported.scenario,
          "our own format keeps what was imported");
  const auto exported = write_board_json(imported.scenario);
  promise(exported.losses.empty(), "what was read is a plain board");
  const auto again = read_board_json(exported.json);
  promise(again.problems.empty() && again.scenario == imported.scenario, "what is written reads back equal");
  return 0;
}
