#include <algorithm>

#include "model/board/index.h"
#include "model/own/vocabulary.h"
#include "model/rules/own/parts.h"
#include "model/rules/words.h"

namespace hexwright::own {
namespace {

void find_too_many_marks(const MapView& map, Report& report) {
  const Book& book = map.rules().own_book();
  const auto lying = std::ranges::count_if(map.scenario().marks, [&](const auto& placed) {
    return is_own(placed.second.kind) && book.moves(placed.second.kind);
  });
  if (lying > most_lying_marks)
    report.add(WholeScenario{},
               say(N_("{0} marks lie on the map that rules lay or take away; a game remembers {1}"), lying,
                   most_lying_marks));
}

/// What asks for more of a counter than anybody can ever have, or gives more at once.
void find_short_supplies(const MapView& map, Report& report) {
  const Book& book = map.rules().own_book();
  const auto counter = [&](int number) -> const Counter& { return book.counters[at(number)]; };
  const auto too_many = [&](int number, const Value& count) {
    return count.of == Value::Of::Number && count.number / count.divisor > most_of(counter(number));
  };
  const auto look_at_steps = [&](const Element* element, const std::vector<Step>& steps) {
    for (const Step& step : steps)
      if (step.kind == Step::Kind::Gain &&
          (too_many(step.counter, step.count[0]) || too_many(step.counter, step.count[1])))
        return report.add(
            place_of_part(map.packs(), element),
            say(N_("it gives {0} at once, and nobody can have more than {1}"),
                counted(counter(step.counter), std::max(step.count[0].number, step.count[1].number)),
                most_of(counter(step.counter))));
  };
  for (const Rule& rule : book.rules) look_at_steps(rule.element, rule.steps);
  for (const Action& action : book.actions) {
    const auto dear = std::ranges::find_if(
        action.cost.counters, [&](const auto& each) { return each.second > most_of(counter(each.first)); });
    if (dear != action.cost.counters.end())
      report.add(place_of_part(map.packs(), action.element),
                 say(N_("it costs {0}, and nobody can have more than {1}"),
                     counted(counter(dear->first), dear->second), most_of(counter(dear->first))));
    else
      look_at_steps(action.element, action.steps);
  }
  find_too_many_marks(map, report);
}

int length(std::string_view text) {
  return static_cast<int>(std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

/// Words stand in the palette, in legends, in lists of actions and on the sheet.
void find_long_words(const MapView& map, Report& report) {
  constexpr int longest_word = 30, longest_title = 60;
  for (const Element& pack : map.packs().all())
    for (const Element& part : pack.children)
      for (const auto& [attribute, longest] :
           {std::pair{"word", longest_word}, std::pair{"one", longest_word}, std::pair{"many", longest_word},
            std::pair{"title", longest_title}})
        if (const std::string* words = part.find(attribute); words && length(*words) > longest) {
          report.add(place_of(pack, part),
                     say(N_("\"{0}\" has {1} letters; more than {2} do not fit in lists and on the sheet"),
                         *words, length(*words), longest));
          break;
        }
}

}  // namespace

constinit const Check supplies_suffice{
    {"own.supplies-suffice", Severity::Warning, N_("Counters reach what rules give and ask"),
     N_("More of a counter than there can be is lost, and what costs more can never be paid; a game "
        "remembers so "
        "many marks that rules move."),
     "OWN-21"},
    find_short_supplies};
constinit const Check words_fit{
    {"own.words-fit", Severity::Warning, N_("Words of own rules are short"),
     N_("Words stand in narrow places: in the palette, in lists and on the sheet."), "OWN-22"},
    find_long_words};

}  // namespace hexwright::own
