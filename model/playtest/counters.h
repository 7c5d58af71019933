#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/rules/map_view.h"
#include "model/scenario/message.h"

namespace hexwright {

struct Facts;
struct ModuleRules;

/// What the places of a counter are numbers of.
enum class CountedAt : std::uint8_t {
  Anywhere,      ///< no places: counted for the whole game
  Hex,           ///< of the board
  Intersection,  ///< of the board
  Path,          ///< of the board
  Stack,         ///< by position in `MapView::stacks()`
  TokenPool,     ///< by position in `MapView::token_pools()`
};

/// A kind of what is counted: its spelling in JSON and CSV, and its words.
struct CountedKind {
  std::string id;
  Message title;
};
/// What a counter counts separately at each place: resources, event cards, results of a die.
struct CountedKinds {
  int count = 1;
  /// Of a kind, from 0: its spelling in JSON and CSV, and its words. Null where there is only one.
  std::string_view (*id)(int kind) = nullptr;
  Message (*title)(int kind) = nullptr;
  /// The same where the map decides which kinds there are: how many, and each.
  int (*count_on_map)(const Facts&) = nullptr;
  CountedKind (*on_map)(const Facts&, int kind) = nullptr;
  /// What never happened is reported, too: it is what a designer looks for.
  bool with_none = false;
};

/// The kinds that a list names, each by its `id` and `title`: cards, event cards, `CountedName`.
template <const auto& things>
inline constexpr CountedKinds kinds_of{
    static_cast<int>(things.size()), [](int kind) { return id(things[static_cast<std::size_t>(kind)]); },
    [](int kind) { return Message{title(things[static_cast<std::size_t>(kind)])}; }};
/// A kind that has nothing but its words; the title is to be translated.
struct CountedName {
  std::string_view its_id, its_title;
  friend constexpr std::string_view id(const CountedName& name) { return name.its_id; }
  friend constexpr std::string_view title(const CountedName& name) { return name.its_title; }
};

/// What a rule module counts while games are played. A module owns its counters; statistics and reports list
/// those of the modules that are played without knowing any.
struct Counter {
  std::string_view id;     ///< in JSON and CSV: "discoveries"
  std::string_view title;  ///< to be translated: "Discoveries made"
  CountedAt at = CountedAt::Anywhere;
  bool by_seat = false;
  CountedKinds kinds = {};
  /// It counts at most once a game, and the turn is of interest.
  bool timed = false;
  /// It says where things happen that another counter counts: for maps, and in no chart.
  bool of_places = false;
};

/// The counters of all modules that a game plays, each with its part of one list of numbers.
class Counters {
 public:
  struct Row {
    std::string_view module;  ///< RuleModule::id
    const Counter* counter = nullptr;
    std::size_t first = 0;  ///< where its part of the list begins
    int seats = 1, places = 1, kinds = 1;

    std::size_t cells() const {
      return static_cast<std::size_t>(seats) * static_cast<std::size_t>(places * kinds);
    }
    /// Where a number of it is in the list.
    std::size_t at(SeatId seat, int place, int kind) const {
      return first + static_cast<std::size_t>((seat.value() * places + place) * kinds + kind);
    }
    /// Where the turns of a timed counter are, added up.
    std::size_t turns_at(SeatId seat, int place, int kind) const { return at(seat, place, kind) + cells(); }
    std::size_t size() const { return counter->timed ? 2 * cells() : cells(); }
    std::size_t end() const { return first + size(); }
    bool has_kinds() const { return counter->kinds.id || counter->kinds.on_map; }
    /// Precondition: it has kinds.
    CountedKind kind(const Facts& facts, int number) const;
  };

  Counters(std::span<const ModuleRules* const> modules, const MapView& map, const Facts& facts, int players);

  /// Those that can count anything on this map, in the order of the modules.
  std::span<const Row> rows() const { return rows_; }
  /// Null when its module is not played, or the map has no place for it.
  const Row* row(const Counter& counter) const;
  /// How many numbers there are.
  std::size_t size() const { return size_; }
  /// A list of so many numbers has some of these counters, from the first on, in full: games that were played
  /// when there were fewer.
  bool are_begun_by(std::size_t numbers) const;

 private:
  std::vector<Row> rows_;
  std::size_t size_ = 0;
};

}  // namespace hexwright
