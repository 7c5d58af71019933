#pragma once

#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "model/findings/finding.h"
#include "model/playtest/batch/confidence.h"
#include "model/playtest/batch/statistics.h"

namespace hexwright {

/// What somebody at a table has said of the map.
struct NoteOfPlayer {
  std::string by;         ///< a player's name; empty for who watched
  Place place;            ///< on the board; the whole scenario for none
  std::string words;      ///< one line
  std::size_t after = 0;  ///< so many actions had been done
  friend bool operator==(const NoteOfPlayer&, const NoteOfPlayer&) = default;
};

/// Games in which people played, apart from those of bots alone. Only games that somebody won are counted.
struct GamesOfPeople {
  using Count = Statistics::Count;

  /// None yet, of a map. All have as many players as this game.
  explicit GamesOfPeople(const Game& game);

  /// Counts a game. `people`: for each seat, whether a person played there; a bot did otherwise. `seconds`:
  /// by action, that a person thought about it, 0 or none where nobody knows.
  /// Preconditions: the actions are legal from `start`; the map and the number of players are those of this.
  void add(const Game& game, const State& start, std::span<const Action> actions,
           const std::vector<bool>& people, std::span<const int> seconds = {});

  /// Its kinds are `people` and `bots`, in this order, in each seat.
  Statistics statistics;
  Count unfinished = 0;  ///< games that nobody has won yet: nothing else tells of them
  Count seats = 0;       ///< that people had, in all games
  /// By intersection: seats of people that founded there. BASE-02
  IdVector<IntersectionId, Count> founded;
  /// Of all decisions of people that were timed, in no order.
  std::vector<int> seconds_to_decide;
  /// Of all games, whether somebody won them or not.
  std::vector<NoteOfPlayer> notes;
  /// When the games at tables among them began, in milliseconds since 1970: none is counted twice.
  std::set<std::int64_t> begun;

  enum Kind : std::uint8_t { People, Bots };
};

/// Where people founded, beside bots on the same map.
struct FoundingOfPeople {
  IntersectionId place;
  Wins people, bots;  ///< seats that founded here, of all seats
  bool is_beyond_chance = false;
};
/// Where people founded most often, first. Of the places in it that are told to be beyond chance, together at
/// most one family in twenty names one that is not. `bots`: games of bots, perhaps none.
std::vector<FoundingOfPeople> foundings_of_people(const GamesOfPeople& people, const Statistics& bots);

/// For each seat whether its share of the games of people is not that of the games of bots, beyond chance.
/// Nothing is where bots have won no game.
std::vector<bool> seats_that_people_play_otherwise(const GamesOfPeople& people, const Statistics& bots);

}  // namespace hexwright
