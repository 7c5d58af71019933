#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "editor/core/editing/command.h"

namespace hexwright {

/// One way in which the set-up can come out: every pool and stack dealt, and all that lies face down turned
/// up. It is shown above the map and never part of it, unless the designer fixes it.
struct SampleDeal {
  std::uint64_t seed = 0;

  struct Place {
    Hex at;
    Terrain terrain = Terrain::Sea;
    std::optional<int> token;
    bool hidden = false;  ///< it lies face down: this is what a peek shows
    friend bool operator==(const Place&, const Place&) = default;
  };
  /// The hexes whose terrain or number was dealt, in the order of hexes.
  std::vector<Place> places;

  struct DealtHarbor {
    Path at;
    HarborKind kind = HarborKind::Generic;
    friend bool operator==(const DealtHarbor&, const DealtHarbor&) = default;
  };
  std::vector<DealtHarbor> harbors;

  /// No exchange could keep red numbers apart.
  bool reds_touch = false;

  const Place* find(Hex at) const;
  friend bool operator==(const SampleDeal&, const SampleDeal&) = default;
};

/// The same seed gives the same deal.
SampleDeal deal_sample(const Scenario& scenario, std::uint64_t seed);

/// Makes the deal the map: what was drawn or face down is fixed and open, and pools and stacks that nothing
/// draws from any more go. Open cells stay, and so do their stacks.
Command fix_deal(const Scenario& scenario, const SampleDeal& deal);

/// The scenario as the deal has it, for showing the deal in the colours of the map.
Scenario dealt(const Scenario& scenario, const SampleDeal& deal);

/// Boards as the set-up may lay them, to be shown to players: what lies face down stays so. None where each
/// set-up lays the same board.
/// As many as a page for friends has.
inline constexpr int deals_on_page = 10;
std::vector<Scenario> sample_boards(const Scenario& scenario, std::uint64_t seed, int count);

}  // namespace hexwright
