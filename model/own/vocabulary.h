#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "model/own/element.h"
#include "model/scenario/message.h"

namespace hexwright::own {

// The words in which designers say rules of their own: a closed list, from which files are read, written and
// described. A meaning is never changed, and the list only grows.

/// The version of the vocabulary. Packs of a later one are refused by name.
inline constexpr int language = 2;

/// What an attribute's value is.
enum class ValueType : std::uint8_t {
  Id,         ///< the name of the thing itself: lower-case letters, digits, hyphens, a letter first
  Name,       ///< the name of another thing
  Condition,  ///< the name of an option that must be on; with "!" before it, off
  Line,       ///< words for people
  YesNo,
  Whole,     ///< a whole number from `least` to `most`
  OneOf,     ///< one of `words`
  Several,   ///< some of `words`, with blanks between them
  Rolls,     ///< numbers of two dice: "2 3 12"
  Faces,     ///< results of a die, or of several: "1 2 3"
  Colour,    ///< six hexadecimal digits, red first
  Value,     ///< a number of the game: "3", "$option", "counter:fish", "stock:brick", "points", "cards/2"
  Values,    ///< one, or two: for a settlement and for a city
  Terrains,  ///< ids of terrains, with blanks between them
  Beside,    ///< what is beside: "own-building", "any-building", "own-route", "others-route", "terrain:lake",
             ///< "harbor:post"
  Cards,     ///< kinds of cards: "any", "of-hex", "beside", "produced", "wool grain"
  Price,     ///< "1 brick 2 fish", "3 any", "3 same", "3 different"
};

struct AttributeRow {
  std::string_view name;
  ValueType type = ValueType::Line;
  bool required = false;
  int least = 0, most = 0;
  std::span<const std::string_view> words = {};
  bool by_program = false;  ///< said by the program, and by nobody else
};

/// An element: where it may stand, and what may be said of it.
struct ElementRow {
  std::string_view name;
  std::span<const std::string_view> parents;  ///< empty: it is a pack
  std::span<const AttributeRow> attributes;
  int most = 1;            ///< how many of them one parent holds
  std::string_view about;  ///< a sentence for a designer, to be translated
  std::string_view example;
};

/// Numbers that a game has for a player at any moment, as values name them.
inline constexpr std::array<std::string_view, 12> game_values{
    "points", "cards", "settlements", "cities",        "routes",       "knights",
    "turn",   "round", "roll",        "longest-route", "largest-army", "aside"};
/// The name of the game's own deck, beside those of packs.
inline constexpr std::string_view development_deck = "development";
/// Before the id of a resource: how many such cards the bank has. "stock:brick"
inline constexpr std::string_view stock_sign = "stock:";
/// Before the id of a mark that rules lay or take away: how many of them lie on the board. "marks:shrine"
inline constexpr std::string_view marks_sign = "marks:";

/// Words for cards, and for what is beside a place; what is beside may also be "terrain:" or "harbor:"
/// and its id.
inline constexpr std::array<std::string_view, 9> card_words{"any",    "of-hex", "beside", "produced", "brick",
                                                            "lumber", "ore",    "grain",  "wool"};
inline constexpr std::array<std::string_view, 4> beside_words{"own-building", "any-building", "own-route",
                                                              "others-route"};

std::span<const ElementRow> vocabulary();
/// Null where no such element stands in this parent (empty: at the top).
const ElementRow* find_row(std::string_view parent, std::string_view name);
const AttributeRow* find_attribute(const ElementRow& row, std::string_view name);

// Limits at reading. See also `most` of each element.
inline constexpr std::size_t most_packs = 8;
inline constexpr std::size_t most_elements = 2'000;  ///< of all packs together
inline constexpr std::size_t longest_value = 200;    ///< bytes
// Limits of what a game remembers, for all packs together.
inline constexpr int most_counters = 16;
/// Decks of events, and cards that differ in all of them.
inline constexpr int most_decks = 4, most_deck_cards = 64;
/// Cards that differ, of all decks from which players keep cards.
inline constexpr int most_kept_cards = 24;
inline constexpr int most_once = 32;  ///< things that happen once
/// Places of one choice.
inline constexpr int most_chosen = 4;
/// Cards of choice that one decision is about, of any kind each.
inline constexpr int most_cards_together = 3;
/// Marks on the map for which cards are drawn.
inline constexpr int most_sites = 16;
/// Marks on the board that rules lay or take away.
inline constexpr int most_lying_marks = 48;

/// What is wrong with the form of a pack: an element or attribute that there is not, one that is missing, a
/// value that is not what it should be. Empty `attribute`: the element itself.
struct FormProblem {
  const Element* element = nullptr;
  std::string attribute;
  Message message;
  bool is_unknown = false;  ///< the attribute is one that there is not
};
std::vector<FormProblem> form_problems(const Element& pack);
/// Attributes in the order of the vocabulary, and elements in the order of the design: as files are written.
void make_canonical(Element& pack);

/// The words of a list, parted by blanks.
std::vector<std::string_view> words_of(std::string_view text);
std::optional<int> whole(std::string_view text);

/// An attribute for people: "what is built". The name itself where the table does not know it.
Message title_of(const ElementRow& element, const AttributeRow& attribute);
/// A sentence that says what it means; empty where the table does not know it.
Message about_of(const ElementRow& element, const AttributeRow& attribute);

// What a terrain of a designer's can look like, besides its colour: what is spread over the hex, and the sign
// in its middle. The pictures are in io/render/motifs.

inline constexpr std::array<std::string_view, 8> all_patterns{"plain",  "waves",  "dots",   "stripes",
                                                              "cracks", "leaves", "stones", "dunes"};
inline constexpr std::array<std::string_view, 20> all_symbols{
    "none",  "fish", "fern",   "peak", "palm",  "castle", "reed",   "crystal",  "flame", "well",
    "wheat", "tree", "bricks", "rock", "sheep", "coin",   "anchor", "mushroom", "tower", "drop"};

}  // namespace hexwright::own
