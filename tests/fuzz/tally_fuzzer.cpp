#include <cstdint>
#include <string_view>

#include "io/playtest/batch_tally.h"
#include "io/playtest/farm_plan.h"
#include "io/playtest/report.h"
#include "model/scenario/text_rules.h"
#include "tests/fuzz/promise.h"

namespace {

using namespace hexwright;

void check_problem(const Problem& problem) {
  promise(!text(problem.message).empty(), "what is wrong is told in words");
  promise(is_clean_text(text(problem, "tally"), false), "a message can be shown");
}

void check_tally(const BatchTally& tally) {
  const std::string written = write_tally(tally);
  const auto again = read_tally(written);
  promise(std::holds_alternative<BatchTally>(again), "what is written is read");
  promise(std::get<BatchTally>(again) == tally, "what is written is read as it was");
  promise(write_tally(std::get<BatchTally>(again)) == written, "what is read is written the same");
  BatchTally sum = tally;
  promise(add(sum, tally).has_value() && sum == tally, "nothing is added twice");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const auto tally = read_tally(bytes);
  if (const auto* problem = std::get_if<Problem>(&tally))
    check_problem(*problem);
  else
    check_tally(std::get<BatchTally>(tally));
  const auto plan = read_plan(bytes);
  if (const auto* problem = std::get_if<Problem>(&plan))
    check_problem(*problem);
  else
    promise(read_plan(write_plan(std::get<FarmPlan>(plan))) == plan, "a plan is read as it was written");
  played_map(std::string(bytes));  // results that a library holds
  return 0;
}
