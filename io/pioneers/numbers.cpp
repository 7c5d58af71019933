#include <algorithm>

#include "io/pioneers/game_file.h"
#include "model/scenario/limits.h"

namespace hexwright::pioneers {
namespace {

using Entry = std::pair<Hex, const GameHex*>;

/// The hexes that have a sequence number, by that number.
std::vector<Entry> in_sequence(const GameFile& file, Report& report) {
  std::vector<Entry> order;
  for (const auto& [at, hex] : file.hexes) {
    if (hex.sequence)
      order.emplace_back(at, &hex);
    else if (is_land(hex.terrain))
      report.warn(
          hex.place,
          N_("a land hex without a sequence number gets no number token; Pioneers does not load such files"));
  }
  const auto sequence = [](const Entry& entry) { return *entry.second->sequence; };
  std::stable_sort(order.begin(), order.end(),
                   [&](const Entry& a, const Entry& b) { return sequence(a) < sequence(b); });
  for (std::size_t i = 1; i < order.size(); ++i)
    if (sequence(order[i - 1]) == sequence(order[i]))
      report.warn(
          order[i].second->place,
          N_("the sequence number {0} is already used in line {1}; Pioneers does not load such files"),
          {std::to_string(sequence(order[i])), std::to_string(order[i - 1].second->place.line)});
  return order;
}

bool is_kept(const GameNumber& chit, Report& report) {
  if (is_legal_number(chit.value)) return true;
  const bool kept = chit.value >= 0 && chit.value <= limits::max_token;
  report.warn(chit.place,
              kept
                  ? N_("expected a number from 2 to 12 other than 7, found {0}; it is kept for you to change")
                  : N_("expected a number from 2 to 12 other than 7, found {0}; it is left out"),
              {std::to_string(chit.value)});
  return kept;
}

void report_count(const GameFile& file, std::size_t wanted, Report& report) {
  const std::size_t given = file.chits.size();
  const TextPlace place = given == 0 ? TextPlace{} : file.chits.front().place;
  if (given == 0)
    report.warn(place, N_("there are no chits, so no hex gets a number; Pioneers does not load such files"));
  else if (given < wanted)
    report.warn(place, N_("expected {0} chits, found {1}; they are dealt again from the first"),
                {std::to_string(wanted), std::to_string(given)});
  else if (given > wanted)
    report.warn(place, N_("expected {0} chits, found {1}; left out at the end: {2}"),
                {std::to_string(wanted), std::to_string(given), std::to_string(given - wanted)});
}

}  // namespace

std::map<Hex, int> dealt_numbers(const GameFile& file, Report& report) {
  std::map<Hex, int> tokens;
  std::vector<bool> kept;
  for (const auto& chit : file.chits) kept.push_back(is_kept(chit, report));
  std::size_t dealt = 0;
  for (const auto& [at, hex] : in_sequence(file, report)) {
    if (hex->terrain == Terrain::Desert) continue;
    if (hex->terrain == Terrain::Sea)
      report.warn(hex->place, N_("a sea hex has a sequence number and so takes a number token"));
    const std::size_t chit = file.chits.empty() ? 0 : dealt % file.chits.size();
    ++dealt;
    if (!file.chits.empty() && kept[chit]) tokens.emplace(at, file.chits[chit].value);
  }
  report_count(file, dealt, report);
  return tokens;
}

void number_row_by_row(GameFile& file, const std::map<Hex, int>& tokens, std::optional<Hex> robber) {
  int next = 0;
  GameHex* first_desert = nullptr;
  for (auto& [at, hex] : file.hexes) {
    if (!is_land(hex.terrain)) continue;
    hex.sequence = next++;
    if (hex.terrain != Terrain::Desert)
      file.chits.push_back({tokens.at(at), {}});
    else if (!first_desert)
      first_desert = &hex;
  }
  if (!robber || !first_desert) return;
  // Deserts take no chit, so they may swap their sequence numbers.
  const auto wanted = file.hexes.find(*robber);
  if (wanted != file.hexes.end() && wanted->second.terrain == Terrain::Desert)
    std::swap(wanted->second.sequence, first_desert->sequence);
}

std::optional<Hex> start_of_robber(const GameFile& file) {
  std::optional<Hex> start;
  int first = 0;
  for (const auto& [at, hex] : file.hexes) {
    if (hex.terrain != Terrain::Desert || !hex.sequence || (start && first <= *hex.sequence)) continue;
    start = at;
    first = *hex.sequence;
  }
  return start;
}

}  // namespace hexwright::pioneers
