#include "editor/core/editing/own_words.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "model/own/vocabulary.h"

namespace hexwright {

Message in_words_of_window(const own::Problem& problem, const own::ElementRow& row) {
  if (const auto* idle = problem.idle.empty() ? nullptr : own::find_attribute(row, problem.idle))
    return say(N_("\"{0}\" means nothing here; take it out"), own::title_of(row, *idle));
  if (!problem.lacks.empty())
    return say(N_("it does not say all that it must: the part \"{0}\" is missing"), Message(problem.lacks));
  return problem.in_window == Message{} ? problem.message : problem.in_window;
}

Message in_words_of_window(const Finding& finding, const own::Element& thing) {
  if (finding.check == "own.terrains-lie" && thing.name == "marker")
    return say(N_("{0}; lay it with the tool for marks (K)"), finding.message);
  if (finding.check == "own.terrains-lie")
    return say(N_("{0}; paint one: it is in the palette"), finding.message);
  if (finding.check == "own.harbors-lie")
    return say(N_("{0}; lay one: it is in the palette"), finding.message);
  return finding.message;
}

Message in_words_of_window(const own::FormProblem& problem, const own::ElementRow& row) {
  Message message = problem.message;
  const auto* attribute = own::find_attribute(row, problem.attribute);
  if (attribute && !message.arguments.empty() &&
      message.arguments.front() == Argument(std::string(problem.attribute)))
    message.arguments.front() = own::title_of(row, *attribute);
  return message;
}

namespace {

std::string name_of(const own::Element& part) {
  return std::string(part.find("title") ? part.get("title") : std::string_view(part.name));
}

/// Names of the parts that one has and the other has not just so.
void add_others(std::set<std::string>& names, const own::Element& pack, const own::Element& other) {
  for (const own::Element& part : pack.children)
    if (std::ranges::find(other.children, part) == other.children.end()) names.insert(name_of(part));
}

Message change_in(const own::Element& before, const own::Element& after) {
  std::set<std::string> names;
  add_others(names, after, before);
  // What has another title is one thing, not two.
  if (names.empty() || after.children.size() < before.children.size()) add_others(names, before, after);
  return names.size() == 1 ? say("{0}, {1}", name_of(after), *names.begin()) : say("{0}", name_of(after));
}

}  // namespace

Message change_of(const own::Packs& before, const own::Packs& after) {
  constexpr std::size_t most_named = 3;
  std::vector<Argument> changes;
  for (const own::Element& pack : after.all())
    if (const own::Element* old = before.find(pack.get("id")); !old)
      changes.emplace_back(name_of(pack));
    else if (!(*old == pack))
      changes.emplace_back(change_in(*old, pack));
  for (const own::Element& pack : before.all())
    if (!after.find(pack.get("id"))) changes.emplace_back(say(N_("without {0}"), name_of(pack)));
  if (changes.empty()) return Message{N_("change the own rules")};
  if (changes.size() > most_named) {
    changes.resize(most_named);
    changes.emplace_back(std::string("…"));
  }
  return say(N_("own rules: {0}"), joined_by(std::string("; "), changes));
}

}  // namespace hexwright
