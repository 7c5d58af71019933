#include "pioneers/pioneers_game.h"

namespace hexwright {
ImportedGame read_pioneers(std::string_view) { return {}; }
ExportedGame write_pioneers(const Scenario&) { return {}; }
}  // namespace hexwright
