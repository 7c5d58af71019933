#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "model/playtest/bots/founding_facts.h"
#include "model/playtest/bots/ratings.h"

namespace hexwright {

class Game;

/// How far a bot departs from what it thinks best: in standard deviations of how far that may be off, by what
/// is learned on other maps. Places that are nearly equal are taken nearly as often, the better ones more
/// often, and no two games begin alike.
inline constexpr float usual_doubt = 0.7F, large_doubt = 3;
/// The same, at least, where a map's openings are studied: what is said of the seats shall rest on all
/// openings that make sense, not on the few that one kind of bot likes best.
inline constexpr float studied_doubt = 2.2F;

/// A founding place, and the share of games that its seat is likely to win from there.
struct Opening {
  /// What is learned counts as much as so many games.
  static constexpr float learned_games = 80;

  IntersectionId place;
  float learned = 0;          ///< that share by what was learned on other maps, and corrected on this one
  float games = 0, wins = 0;  ///< of those of `study_openings` that came from the same position

  float chance() const { return (learned_games * learned + wins) / (learned_games + games); }
  friend bool operator==(const Opening&, const Opening&) = default;
};
using Openings = std::vector<Opening>;

/// A seat of a game that was looked at, as it stood once all had founded.
struct FoundedSeat {
  std::vector<IntersectionId> places;
  float strength = 0;            ///< by `founding_strength`
  float chance = 0;              ///< to win, some turns later
  std::optional<bool> won = {};  ///< none where the game was not played to its end
};

/// How much stronger than a judge says a seat is that founded at a place, as far as games on this map tell.
class PlaceCorrections {
 public:
  /// What is known of a place before the first game counts as much as so many games with an even chance.
  explicit PlaceCorrections(float games_at_first) : at_first_{0, games_at_first / 4} {}

  float at(IntersectionId place) const {
    return place.index() < known_.size() ? known_[place.index()].strength : 0;
  }
  float at(std::span<const IntersectionId> places) const;
  /// A seat there had this chance by the judge, corrected, and came to that result; it tells as much as so
  /// many games that are won or lost.
  void learn(std::span<const IntersectionId> places, float chance, float result, float games);
  void forget() { known_.clear(); }

 private:
  struct Known {
    float strength, information;
  };
  Known at_first_;
  std::vector<Known> known_;  ///< by intersection, as far as there are any
};

/// What has been found about positions of the draft, so that maps on which they come again and again are
/// looked at once. For all bots and threads of a game; an entry depends on the position and on what was
/// studied alone, so it does not matter who comes first.
class OpeningMemory : public SharedBotMemory {
 public:
  OpeningMemory();
  ~OpeningMemory() override;

  /// None where the position is new.
  std::shared_ptr<const Openings> find(std::uint64_t position) const;
  void keep(std::uint64_t position, std::shared_ptr<const Openings> openings);
  /// One more look at a game that began with this place there, and its seat's chance to win some turns later:
  /// it tells as much as some games that are only won or lost. Where the position is not known, nothing
  /// happens.
  void count(std::uint64_t position, IntersectionId place, float chance);
  void forget();
  /// Of the positions alone: they are thought over again when they come next.
  void forget_positions();

  /// How much stronger than the model says a seat is that founded there, as far as games on this map tell:
  /// what is learned on other maps is off by much on some places of some maps.
  float correction(IntersectionId place) const { return model_.at(place); }
  /// What one more look tells about the places where its seats founded. Not while others read.
  void correct(std::span<const FoundedSeat> seats);
  /// The seats' chances, corrected by how those who founded there fared in the end: what is likely some turns
  /// later is learned on other maps, too. Games that were played to their end teach it. Not while others
  /// read.
  void correct_chances(std::span<FoundedSeat> seats);

  /// How many games were studied, or are being studied.
  std::uint64_t studied = 0;

  /// As a game that is won or lost is off by 0.43 of its chance, and one some turns on by some 0.2.
  static constexpr float games_a_look = 4;

 private:
  struct Positions;
  std::unique_ptr<Positions> positions_;
  PlaceCorrections model_{32}, chances_{80};
};

/// What a draft depends on: the open board, and who stands where.
std::uint64_t draft_position(const View& view);

/// How strong founding settlements at these places make the view's seat: by the model, with corrections.
float founding_strength(const BoardWorth& board_worth, std::span<const IntersectionId> places);

/// The places where the seat may found, the best first: by weights that were learned from played games
/// (opening_weights.cpp says how), and by playing the rest of the draft on where places are still to be taken
/// before the seat comes again.
std::shared_ptr<const Openings> openings(const BoardWorth& board_worth, std::span<const Action> legal);

/// One of them at random, the better the more likely; and all of them into `ratings`. With `studied_doubt`,
/// at least, where the map's openings are studied.
void rate_openings(const BoardWorth& board_worth, std::span<const Action> legal, float doubt, Random& random,
                   Ratings& ratings);

/// Whether the open board, on which players found, is the same in every game.
bool has_same_board_always(const Game& game);

/// Settlers play so many games that begin in many ways, and the game's opening memory keeps how each founding
/// place fared in each position of the draft. What was learned on other maps is off by much on some; where
/// the same positions come again and again this finds out. Nothing happens where every game has a board of
/// its own, or where it was done before. The same games of it give the same memory with any number of
/// threads; when it is stopped it has none.
void study_openings(const Game& game, std::uint64_t games, int threads,
                    const std::atomic<bool>* stop = nullptr);

}  // namespace hexwright
