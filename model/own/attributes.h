#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "model/own/vocabulary.h"

// The attributes of each element of the vocabulary, and the words that they take.

namespace hexwright::own::attributes {

using enum ValueType;
using Words = std::string_view;
using Row = AttributeRow;

constexpr bool required = true;
constexpr int many_points = 20;

constexpr std::array<Words, 1> in_pack{"pack"}, in_bots{"bots"};
constexpr std::array<Words, 1> in_rule{"rule"};
constexpr std::array<Words, 2> with_doers{"rule", "card"};
constexpr std::array<Words, 3> in_deeds{"rule", "action", "card"};
constexpr std::array<Words, 6> with_conditions{"rule", "action", "card", "set", "add", "bar"};
constexpr std::array<Words, 8> holding_conditions{"rule", "action", "card", "set",
                                                  "add",  "bar",    "any",  "check"};

constexpr std::array<Words, 2> option_kinds{"yes-no", "number"};
constexpr std::array<Words, 6> yields{"brick", "lumber", "ore", "grain", "wool", "choice"};
constexpr std::array<Words, 6> harbor_cards{"any", "brick", "lumber", "ore", "grain", "wool"};
constexpr std::array<Words, 3> carried{"road", "settlement", "ship"};
constexpr std::array<Words, 3> marked_places{"hex", "path", "corner"};
constexpr std::array<Words, 3> deck_kinds{"events", "hand", "sites"};
constexpr std::array<Words, 2> owners{"seat", "table"};
constexpr std::array<Words, 2> ties{"keep", "lose"};
constexpr std::array<Words, 2> stages{"production", "after"};
constexpr std::array<Words, 12> events{"number",     "roll", "built",   "turn",   "robber", "reached",
                                       "discovered", "lost", "nothing", "knight", "bought", "produced"};
constexpr std::array<Words, 4> built{"settlement", "city", "road", "ship"};
constexpr std::array<Words, 3> yes_no_any{"no", "yes", "any"};
constexpr std::array<Words, 2> ends{"begins", "ends"};
constexpr std::array<Words, 6> roles{"founding", "home", "frame", "new-world", "unsettled", "quiet"};
constexpr std::array<Words, 3> scopes{"game", "seat", "turn"};
constexpr std::array<Words, 3> severities{"error", "warning", "note"};
constexpr std::array<Words, 2> for_buildings{"building-around", "building"};
constexpr std::array<Words, 7> doers{"roller", "who",         "everyone",     "others",
                                     "left",   "most-points", "fewest-points"};
constexpr std::array<Words, 4> receivers{"on-turn", "left", "fewest-points", "others"};
constexpr std::array<Words, 4> victims{"others", "more-points", "left", "most-points"};
constexpr std::array<Words, 2> sides{"own", "others"};
constexpr std::array<Words, 5> standing{"settlement", "city", "road", "ship", "nothing"};
constexpr std::array<Words, 2> ways_to_pay{"choice", "random"};
constexpr std::array<Words, 1> corners{"corner"};
constexpr std::array<Words, 6> struck{"building", "settlement", "city", "route", "road", "ship"};
constexpr std::array<Words, 2> moved{"robber", "pirate"};
constexpr std::array<Words, 4> steps{"down", "up", "rarer", "away"};
constexpr std::array<Words, 2> turned_to{"over", "up"}, returned_to{"bank", "hand"};
constexpr std::array<Words, 1> paid_to{"aside"};
constexpr std::array<Words, 3> laid{"road", "ship", "city"};
constexpr std::array<Words, 3> phases{"main", "special", "before-roll"};
constexpr std::array<Words, 2> spans{"turn", "game"};
constexpr std::array<Words, 1> replaced{"development"};
constexpr std::array<Words, 7> settable{"hand-limit", "rate", "award", "price", "dice", "victory", "yield"};
constexpr std::array<Words, 5> addable{"hand-limit", "points", "price", "victory", "yield"};
constexpr std::array<Words, 9> named_things{"longest-route", "largest-army", "settlement", "city",  "road",
                                            "ship",          "development",  "brick",      "lumber"};
constexpr std::array<Words, 8> barrable{"settlement", "city",   "road",   "ship",
                                        "founding",   "robber", "pirate", "seven"};
constexpr std::array<Words, 1> requirable{"founding"};

// What places are asked for, wherever they are.
constexpr Row terrain{"terrain", Terrains}, role{"role", OneOf, false, 0, 0, roles},
    not_role{"not-role", OneOf, false, 0, 0, roles}, beside{"beside", Beside}, coast{"coast", YesNo},
    marker{"marker", Name}, area{"area", Line}, number_of_place{"number", Rolls},
    all_around{"all-around", Terrains}, card{"card", Name}, turned{"turned", YesNo},
    if_option{"if-option", Condition}, note{"note", Line}, on{"on", Faces}, id{"id", Id, required},
    title{"title", Line, required};

/// What is asked of a place, in the order of most elements.
constexpr std::array place{terrain,         role,       not_role, beside, coast, marker, area,
                           number_of_place, all_around, card,     turned};

/// The rows of all, one after the other.
template <std::size_t... sizes>
constexpr std::array<Row, (sizes + ...)> joined(const std::array<Row, sizes>&... parts) {
  std::array<Row, (sizes + ...)> all{};
  auto next = all.begin();
  ((next = std::copy(parts.begin(), parts.end(), next)), ...);
  return all;
}

constexpr bool by_program = true;
constexpr std::array pack{Row{"id", Id, required, 0, 0, {}, by_program},
                          title,
                          Row{"about", Line},
                          Row{"author", Line},
                          Row{"version", Line},
                          Row{"language", Whole, required, 1, 1'000, {}, by_program},
                          Row{"from", Line, false, 0, 0, {}, by_program},
                          Row{"hash", Line, false, 0, 0, {}, by_program}};
constexpr std::array option{id,
                            title,
                            Row{"about", Line},
                            Row{"kind", OneOf, required, 0, 0, option_kinds},
                            Row{"standard", Line, required},
                            Row{"least", Whole, false, 0, 9'999},
                            Row{"most", Whole, false, 0, 9'999},
                            Row{"value", Line, false, 0, 0, {}, by_program}};
constexpr std::array own_terrain{id,
                                 title,
                                 Row{"word", Line},
                                 Row{"colour", Colour, required},
                                 Row{"pattern", OneOf, false, 0, 0, all_patterns},
                                 Row{"symbol", OneOf, false, 0, 0, all_symbols},
                                 Row{"token", YesNo},
                                 Row{"numbers", Rolls},
                                 Row{"prints", Rolls},
                                 Row{"yields", OneOf, false, 0, 0, yields},
                                 Row{"robber-starts", YesNo},
                                 Row{"carries", Several, false, 0, 0, carried},
                                 note};
constexpr std::array marker_of_pack{id,
                                    title,
                                    Row{"at", OneOf, required, 0, 0, marked_places},
                                    Row{"colour", Colour, required},
                                    Row{"symbol", OneOf, false, 0, 0, all_symbols},
                                    Row{"deck", Name}};
constexpr std::array own_harbor{id,
                                title,
                                Row{"rate", Whole, required, 2, 4},
                                Row{"cards", Several, false, 0, 0, harbor_cards},
                                Row{"colour", Colour},
                                Row{"symbol", OneOf, false, 0, 0, all_symbols},
                                note};
constexpr std::array counter{id,
                             title,
                             Row{"one", Line},
                             Row{"many", Line},
                             Row{"of", OneOf, false, 0, 0, owners},
                             Row{"start", Whole, false, 0, 9'999},
                             Row{"most", Whole, required, 1, 9'999},
                             Row{"supply", Whole, false, 1, 9'999}};
constexpr std::array deck{id, title, Row{"kind", OneOf, false, 0, 0, deck_kinds}, note};
constexpr std::array own_card{
    id, title, Row{"deck", Name, required}, Row{"copies", Whole, false, 1, 60}, if_option, note};
constexpr std::array award{id,
                           title,
                           Row{"by", Value, required},
                           Row{"least", Whole, required, 1, 9'999},
                           Row{"points", Whole, required, 1, many_points},
                           Row{"tie", OneOf, false, 0, 0, ties},
                           if_option,
                           note};
constexpr std::array rule{id, title, Row{"stage", OneOf, false, 0, 0, stages}, if_option, note};
constexpr std::array when{Row{"event", OneOf, required, 0, 0, events},
                          terrain,
                          role,
                          not_role,
                          Row{"numbers", Rolls},
                          Row{"what", Several, false, 0, 0, built},
                          beside,
                          coast,
                          marker,
                          area,
                          number_of_place,
                          all_around,
                          card,
                          turned,
                          Row{"founding", OneOf, false, 0, 0, yes_no_any},
                          Row{"nth", Whole, false, 1, 60},
                          Row{"at", OneOf, false, 0, 0, ends},
                          Row{"counter", Name},
                          Row{"every", Whole, false, 1, 9'999},
                          Row{"count", Whole, false, 1, 9'999}};
constexpr auto condition =
    joined(std::array{Row{"robber", YesNo}}, place,
           std::array{Row{"stands", Several, false, 0, 0, built}, Row{"whose", OneOf, false, 0, 0, sides},
                      Row{"count", Whole, false, 0, 999}, Row{"value", Value}, Row{"is", Value},
                      Row{"at-least", Value}, Row{"at-most", Value}, Row{"above", Value}, Row{"below", Value},
                      Row{"once", OneOf, false, 0, 0, scopes}, Row{"not", YesNo}});
constexpr auto for_each_of = joined(std::array{Row{"each", OneOf, required, 0, 0, for_buildings}}, place);
constexpr std::array by{Row{"who", OneOf, required, 0, 0, doers}};
constexpr std::array take{Row{"what", Cards, required}, Row{"count", Values}, Row{"same", YesNo},
                          Row{"may", YesNo}, on};
constexpr std::array pay{Row{"what", Cards, required}, Row{"count", Values},
                         Row{"how", OneOf, false, 0, 0, ways_to_pay}, on};
constexpr std::array lay{Row{"what", Cards, required}, Row{"count", Values}, on};
constexpr std::array swap{Row{"give", Cards, required},
                          Row{"count", Whole, false, 1, 10},
                          Row{"get", Cards, required},
                          Row{"together", YesNo},
                          Row{"may", YesNo},
                          on};
constexpr std::array give_back{Row{"to", OneOf, required, 0, 0, returned_to}, on};
constexpr std::array gain{Row{"counter", Name, required}, Row{"count", Values}, on};
constexpr std::array points{Row{"count", Whole, required, -many_points, many_points}, on};
constexpr std::array roll{Row{"sides", Whole, false, 2, 12}, Row{"dice", Whole, false, 1, 2},
                          Row{"to", OneOf, false, 0, 0, corners}};
constexpr auto strike = joined(std::array{Row{"what", OneOf, required, 0, 0, struck}, Row{"shrinks", YesNo}},
                               place, std::array{on});
constexpr std::array move{Row{"piece", OneOf, required, 0, 0, moved}, Row{"terrain", Terrains}, on};
constexpr auto turn = joined(std::array{Row{"to", OneOf, required, 0, 0, turned_to}}, place, std::array{on});
constexpr std::array number{Row{"step", OneOf, required, 0, 0, steps}, Row{"at-end", Terrains},
                            Row{"pool", Line}, on};
constexpr std::array give{Row{"what", Cards}, Row{"counter", Name}, Row{"count", Values},
                          Row{"to", OneOf, required, 0, 0, receivers}, on};
constexpr std::array steal{Row{"from", OneOf, required, 0, 0, victims}, Row{"count", Whole, false, 1, 3},
                           Row{"may", YesNo}, on};
constexpr auto choose = joined(
    std::array{Row{"what", OneOf, required, 0, 0, marked_places},
               Row{"stands", Several, false, 0, 0, standing}, Row{"whose", OneOf, false, 0, 0, sides}},
    place,
    std::array{Row{"rather", Beside}, Row{"one", Beside}, Row{"other", YesNo},
               Row{"count", Whole, false, 1, most_chosen}, Row{"together", YesNo}, Row{"may", YesNo}, on});
constexpr std::array put{Row{"marker", Name, required}, Row{"moves", YesNo}, on};
constexpr std::array remove{Row{"marker", Name, required}, on};
constexpr std::array end{Row{"by", Value}, on};
constexpr std::array draw{Row{"deck", Name, required}, on};
constexpr std::array become{Row{"terrain", Terrains, required}, on};
constexpr auto build =
    joined(std::array{Row{"what", OneOf, required, 0, 0, laid}, Row{"count", Whole, false, 1, 5}}, place,
           std::array{on});
constexpr std::array action{id,
                            title,
                            Row{"cost", Price},
                            Row{"together", YesNo},
                            Row{"goes", OneOf, false, 0, 0, paid_to},
                            Row{"phase", Several, false, 0, 0, phases},
                            Row{"limit", Whole, false, 1, 3},
                            Row{"per", OneOf, false, 0, 0, spans},
                            Row{"key", Line},
                            if_option,
                            note};
constexpr std::array stand_in{Row{"counter", Name, required}, Row{"for", OneOf, required, 0, 0, replaced},
                              Row{"most", Value, required}, if_option, note};
constexpr auto set =
    joined(std::array{Row{"what", OneOf, required, 0, 0, settable},
                      Row{"of", OneOf, false, 0, 0, named_things}, Row{"to", Line}, Row{"cards", Line},
                      Row{"least", Whole, false, 1, 30}, Row{"tie", OneOf, false, 0, 0, ties}},
           place, std::array{if_option, note});
constexpr auto add = joined(
    std::array{Row{"what", OneOf, required, 0, 0, addable}, Row{"of", OneOf, false, 0, 0, named_things},
               Row{"count", Value}, Row{"each", Value}, Row{"cards", Line}},
    place, std::array{if_option, note});
constexpr std::array bar{Row{"what", Several, required, 0, 0, barrable},
                         terrain,
                         beside,
                         role,
                         not_role,
                         coast,
                         marker,
                         area,
                         number_of_place,
                         all_around,
                         Row{"points-at-most", Whole, false, 0, 30},
                         if_option,
                         note};
constexpr std::array require{Row{"what", OneOf, required, 0, 0, requirable},
                             role,
                             not_role,
                             coast,
                             marker,
                             beside,
                             terrain,
                             area,
                             number_of_place,
                             all_around,
                             Row{"one", YesNo},
                             if_option,
                             note};
constexpr std::array check{id, title, Row{"severity", OneOf, false, 0, 0, severities}, if_option};
constexpr std::array join{Row{"numbers", Rolls, required}, if_option, note};
constexpr std::array hex_worth{Row{"terrain", Terrains, required}, Row{"cards", Line}, Row{"points", Line},
                               Row{"income", YesNo}, if_option};
constexpr std::array<Row, 0> nothing{};

}  // namespace hexwright::own::attributes
