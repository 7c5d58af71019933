#include "io/playtest/engine_signature.h"

#include <cassert>
#include <vector>

#include <fmt/format.h>

#include "io/playtest/engine_maps.h"
#include "io/xml/scenario_xml.h"
#include "model/playtest/bots/all_bots.h"
#include "model/playtest/bots/openings.h"
#include "model/playtest/match.h"

namespace hexwright {
namespace {

class Signature {
 public:
  void add(std::uint64_t number) {
    // FNV-1a over words, with a last mixing.
    hash_ = (hash_ ^ number) * 0x100000001B3U;
    hash_ ^= hash_ >> 29U;
  }
  /// Games with the bots over and over in the seats. What the hash of the end state does not tell, their
  /// number of decisions does.
  void add_games(const Game& game, std::initializer_list<std::string_view> names, std::uint64_t games,
                 int turns) {
    std::vector<const BotKind*> bots;
    while (static_cast<int>(bots.size()) < game.players())
      for (const auto name : names) bots.push_back(find_bot(name));
    bots.resize(static_cast<std::size_t>(game.players()));
    Match match(game, bots);
    constexpr std::uint64_t seed = 0x51C4A7;
    for (std::uint64_t number = 0; number < games; ++number) {
      const Match::Ending ending = match.play(seed, number, turns);
      add(fingerprint(ending.state));
      add(static_cast<std::uint64_t>(ending.decisions));
    }
  }
  std::string words() const { return fmt::format("{:016x}", hash_); }

 private:
  std::uint64_t hash_ = 0xCBF29CE484222325U;
};

std::string sign() {
  constexpr int to_the_end = 1000, few_turns = 60, a_round = 4;
  constexpr std::uint64_t studied = 8;
  Signature signature;
  bool is_first = true;
  for (const std::string_view map : engine_maps()) {
    const LoadedScenario loaded = read_xml(map);
    assert(!has_errors(loaded.problems));
    const Game game(loaded.scenario, {.players = 0, .offers_a_turn = 1});
    signature.add_games(game, {"random"}, 1, to_the_end);
    signature.add_games(game, {"settler", "random"}, 1, few_turns);
    if (is_first) {
      signature.add_games(game, {"strategist", "settler"}, 1, a_round);
      study_openings(game, studied, 1);
      signature.add_games(game, {"settler"}, 2, few_turns);
    }
    is_first = false;
  }
  return signature.words();
}

}  // namespace

const std::string& engine_signature() {
  static const std::string signature = sign();
  return signature;
}

}  // namespace hexwright
