#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hexwright {

// Progress cards of Cities & Knights. CK-03, CK-53 to CK-74

/// The three ways in which cities are improved, each with a deck of progress cards. CK-21
enum class Track : std::uint8_t { Trade, Politics, Science };
inline constexpr std::array all_tracks{Track::Trade, Track::Politics, Track::Science};

/// By their deck.
enum class Progress : std::uint8_t {
  // Science.
  Alchemist,
  Crane,
  Engineer,
  Inventor,
  Irrigation,
  Medicine,
  Mining,
  Printer,
  RoadBuilding,
  Smith,
  // Politics.
  Bishop,
  Constitution,
  Deserter,
  Diplomat,
  Intrigue,
  Saboteur,
  Spy,
  Warlord,
  Wedding,
  // Trade.
  CommercialHarbor,
  MasterMerchant,
  Merchant,
  MerchantFleet,
  ResourceMonopoly,
  TradeMonopoly,
};
inline constexpr std::size_t progress_kinds = 25;
/// How many of each, by kind.
using ProgressCards = std::array<std::uint8_t, progress_kinds>;
/// In the box: 18 of each deck.
inline constexpr ProgressCards progress_copies{2, 2, 1, 2, 2, 2, 2, 1, 2, 2,  //
                                               2, 1, 2, 2, 2, 2, 3, 2, 2,     //
                                               2, 2, 6, 2, 4, 2};
inline constexpr std::size_t progress_of_a_deck = 18;
inline constexpr auto all_progress = [] {
  std::array<Progress, progress_kinds> all{};
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Progress>(i);
  return all;
}();

constexpr Track deck_of(Progress card) {
  if (card <= Progress::Smith) return Track::Science;
  return card <= Progress::Wedding ? Track::Politics : Track::Trade;
}
/// It is shown when it is drawn, and is a victory point. CK-47
constexpr bool is_victory_point(Progress card) {
  return card == Progress::Printer || card == Progress::Constitution;
}

/// The spelling in logs: "trade", "merchant-fleet".
std::string_view id(Track track);
std::string_view id(Progress card);
std::string_view title(Track track);
std::string_view title(Progress card);
std::optional<Track> track_from_id(std::string_view id);
std::optional<Progress> progress_from_id(std::string_view id);

}  // namespace hexwright
