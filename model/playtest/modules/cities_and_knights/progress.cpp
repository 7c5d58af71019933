#include <algorithm>
#include <array>

#include "model/board/index.h"
#include "model/playtest/modules/cities_and_knights/state.h"
#include "model/scenario/message.h"

namespace hexwright {
namespace {

using Names = std::string_view;

// In sentences they stand as they are.
constexpr std::array<Names, all_tracks.size()> track_ids{N_("trade"), N_("politics"), N_("science")};
constexpr std::array<Names, all_tracks.size()> track_titles{N_("Trade"), N_("Politics"), N_("Science")};
constexpr std::array<Names, progress_kinds> progress_ids{
    "alchemist",       "crane",        "engineer",       "inventor",          "irrigation",
    "medicine",        "mining",       "printer",        "road-building",     "smith",
    "bishop",          "constitution", "deserter",       "diplomat",          "intrigue",
    "saboteur",        "spy",          "warlord",        "wedding",           "commercial-harbor",
    "master-merchant", "merchant",     "merchant-fleet", "resource-monopoly", "trade-monopoly"};
constexpr std::array<Names, progress_kinds> progress_titles{N_("Alchemist"),
                                                            N_("Crane"),
                                                            N_("Engineer"),
                                                            N_("Inventor"),
                                                            N_("Irrigation"),
                                                            N_("Medicine"),
                                                            N_("Mining"),
                                                            N_("Printer"),
                                                            N_("Road building"),
                                                            N_("Smith"),
                                                            N_("Bishop"),
                                                            N_("Constitution"),
                                                            N_("Deserter"),
                                                            N_("Diplomat"),
                                                            N_("Intrigue"),
                                                            N_("Saboteur"),
                                                            N_("Spy"),
                                                            N_("Warlord"),
                                                            N_("Wedding"),
                                                            N_("Commercial harbor"),
                                                            N_("Master merchant"),
                                                            N_("Merchant"),
                                                            N_("Merchant fleet"),
                                                            N_("Resource monopoly"),
                                                            N_("Trade monopoly")};

template <class Kind, std::size_t count>
std::optional<Kind> of_id(const std::array<Names, count>& names, std::string_view id) {
  const auto found = std::find(names.begin(), names.end(), id);
  return found == names.end() ? std::nullopt : std::optional(static_cast<Kind>(found - names.begin()));
}

}  // namespace

std::string_view id(Track track) { return track_ids[at(track)]; }
std::string_view title(Track track) { return track_titles[at(track)]; }
std::optional<Track> track_from_id(std::string_view id) { return of_id<Track>(track_ids, id); }

std::string_view id(Progress card) { return progress_ids[at(card)]; }
std::string_view title(Progress card) { return progress_titles[at(card)]; }
std::optional<Progress> progress_from_id(std::string_view id) { return of_id<Progress>(progress_ids, id); }

}  // namespace hexwright
