#include "listed_rules.h"

namespace hexwright {

std::span<const ModuleRules* const> all_module_rules() { return listed_rules; }

}  // namespace hexwright
