#pragma once

#include <vector>

#include "model/findings/check.h"
#include "model/rules/map_view.h"
#include "model/rules/own/own.h"

namespace hexwright::own {

// The checks of own rules.
extern const Check names_known, rules_end, turn_ends, terrains_lie, figures_once, numbers_allowed,
    colours_apart, stand_in_alone;
// Of own harbors.
extern const Check harbors_lie, harbors_lie_ready;
// Of things that play no part.
extern const Check things_used;
// Of sites.
extern const Check sites_have_cards;
// Of what can never be, and of supplies and words.
extern const Check map_fits, can_happen, supplies_suffice, words_fit;
// Of decisions.
extern const Check tasks_fit, choices_answered;

/// The pack and the part of it that an element is, or lies in.
NamedPlace place_of_part(const Packs& packs, const Element* element);

/// How many a seat, or the table, can have at most.
int most_of(const Counter& counter);
/// By counters that it raises, itself or others that it sets off, without an end.
bool sets_itself_off(const Book& book, const Rule& rule);
bool is_once(const std::vector<Condition>& conditions);

/// Reports each part of this name whose thing does not lie on the map.
template <class Thing>
void find_missing(const MapView& map, std::string_view name, Report& report, auto lies, auto words) {
  for (const Element& pack : map.packs().all())
    for (const Element& part : pack.children)
      if (part.name == name)
        if (const auto thing = from_id<Thing>(map.packs(), part.get("id")); thing && !lies(*thing))
          report.add(place_of(pack, part), words(*thing));
}

/// What repeating things brings: `gains[i]` is what thing i adds to each supply, less than 0 for what it
/// takes. How often each has to be done so that no supply becomes less and some become more, in proportion;
/// empty where there is no such way.
std::vector<double> endless_gain(const std::vector<std::vector<double>>& gains);

}  // namespace hexwright::own
