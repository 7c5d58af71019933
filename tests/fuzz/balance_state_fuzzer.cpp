#include <cstdint>
#include <string_view>

#include "io/balance/balance_json.h"
#include "model/scenario/text_rules.h"
#include "tests/fuzz/promise.h"
#include "tests/fuzz/read_template.h"

using namespace hexwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Scenario map = read_template("base-3-4");
  const auto state = read_state(map, {reinterpret_cast<const char*>(data), size});
  if (const auto* refused = state.refusal()) {
    promise(is_clean_text(text(refused->why), false), "a message can be shown");
    return 0;
  }
  const std::string written = write_state(map, state.value());
  const auto again = read_state(map, written);
  promise(!again.refusal(), "what is written is read");
  promise(write_state(map, again.value()) == written, "what is read is written the same");
  return 0;
}
