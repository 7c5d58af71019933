#include "model/rules/base/token_steps.h"

#include "model/findings/check.h"
#include "model/rules/token_shares.h"
#include "model/rules/words.h"

namespace hexwright::base {

Argument numbers_in_words(const Counts<int>& counts) {
  std::vector<Argument> words;
  for (const auto& [number, count] : counts)
    words.insert(words.end(), static_cast<std::size_t>(count), std::to_string(number));
  if (words.size() > 40) return std::to_string(words.size());
  return whole_list(words);
}

void add_steps_of_set_aside(const MapView& map, const TokenPool& pool, Instructions& sheet) {
  for (const auto& [terrain, tokens] : token_shares(map, pool))
    if (terrain)
      sheet.steps.emplace_back(
          say(N_("Set number tokens of \"{0}\" aside for {1} hexes: {2}. The first of these hexes that lies "
                 "open takes the lowest, the next the next; no other hex takes any of them."),
              pool.name, word(map.packs(), *terrain), numbers_in_words(tokens)));
}

bool has_set_aside(const MapView& map, const TokenPool& pool) { return token_shares(map, pool).size() > 1; }

Message parting_of_set_aside() {
  return say(N_(
      "Should a 6 or 8 come to touch another, exchange one of them for a different number: a token that was "
      "set aside only for another one of its terrain, the others only among themselves. Where no exchange "
      "helps, shuffle and lay out anew."));
}

}  // namespace hexwright::base
