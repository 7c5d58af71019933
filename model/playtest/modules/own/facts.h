#pragma once

#include <memory>

namespace hexwright::own {

struct Program;

/// What the module reads from the map.
struct Facts {
  /// Its packs made ready; null where there are none.
  std::shared_ptr<const Program> own_program;
};

}  // namespace hexwright::own
