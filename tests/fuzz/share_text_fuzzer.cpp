#include <cstdint>
#include <string_view>

#include "io/share/share_text.h"
#include "model/scenario/text_rules.h"
#include "tests/fuzz/promise.h"

using namespace hexwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  is_share_text(bytes);
  const auto loaded = read_share_text(bytes);
  for (const Problem& problem : loaded.problems)
    promise(is_clean_text(text(problem, "file"), false), "a message can be shown");
  if (has_errors(loaded.problems)) return 0;
  const auto again = read_share_text(share_text(loaded.scenario));
  promise(!has_errors(again.problems) && again.scenario == loaded.scenario,
          "what is shared reads back equal");
  return 0;
}
