#include "validation/validate.h"

namespace hexwright {
std::span<const CheckInfo> all_checks() { return {}; }
const CheckInfo* find_check(std::string_view) { return nullptr; }
std::vector<Finding> validate(const Scenario&) { return {}; }
int count_open(std::span<const Finding>, Severity) { return 0; }
}  // namespace hexwright
