#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/scenario/scenario.h"

namespace hexwright {

/// What the drawing of single hexes rests on besides the hexes: the order of areas and stacks gives their
/// colours, the contents of a pool decide whether its hexes have a beach. When it changes, everything is
/// drawn again.
class Legend {
 public:
  Legend() = default;
  explicit Legend(const Scenario& scenario);

  /// By the order of names; a name that the scenario does not explain has the first colour.
  int stack_number(std::string_view name) const;
  /// Whether the cells of this stack lie empty until they are discovered.
  bool is_open_stack(std::string_view name) const;
  /// Whether what is dealt from this pool is certainly land.
  bool is_land_pool(std::string_view name) const;

  friend bool operator==(const Legend&, const Legend&) = default;

 private:
  using StackLook = std::pair<std::string, bool>;

  own::Packs packs_;
  Topology topology_;
  std::vector<std::pair<std::string, bool>> areas_;  ///< and whether printed on the frame
  std::vector<StackLook> stacks_;                    ///< and whether their cells lie empty
  std::vector<std::string> land_pools_;
};

inline bool is_frame(const Area& area) { return area.roles.contains(AreaRole::Frame); }

}  // namespace hexwright
