#include <cstdint>
#include <fstream>
#include <iterator>
#include <string_view>

#include "io/balance/state_json.h"
#include "io/xml/scenario_xml.h"
#include "model/scenario/text_rules.h"
#include "tests/fuzz/promise.h"

using namespace hexwright;

namespace {

Scenario template_of_corpus() {
  std::ifstream file(HEXWRIGHT_TEMPLATES "/base-3-4.xml", std::ios::binary);
  auto read = read_xml(std::string{std::istreambuf_iterator<char>(file), {}});
  promise(!has_errors(read.problems), "templates can be read");
  return std::move(read.scenario);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Scenario map = template_of_corpus();
  const auto state = read_state(map, {reinterpret_cast<const char*>(data), size});
  if (const auto* refused = std::get_if<Refusal>(&state)) {
    promise(is_clean_text(text(refused->why), false), "a message can be shown");
    return 0;
  }
  const std::string written = write_state(map, std::get<BalanceState>(state));
  const auto again = read_state(map, written);
  promise(std::holds_alternative<BalanceState>(again), "what is written is read");
  promise(write_state(map, std::get<BalanceState>(again)) == written, "what is read is written the same");
  return 0;
}
