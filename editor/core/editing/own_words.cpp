#include "editor/core/editing/own_words.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "model/own/vocabulary_words.h"

namespace hexwright {
namespace {

/// Sentences of the model that spell files, and what the window says for them.
constexpr std::array<std::pair<std::string_view, const char*>, 6> said_otherwise{{
    {"<for each=\"building-around\"/> needs a hex: the number of one, or the robber's",
     N_("\"for\" needs a hex: the number of one, or the robber's")},
    {"of the dice it can only be said: to=\"twice\"", N_("of the dice it can only be said: \"twice\"")},
    {"where something is built does not depend on harbors, some of which are dealt: beside=\"harbor:...\" is "
     "for "
     "rules, points and founding",
     N_("where something is built does not depend on harbors, some of which are dealt: harbors are for "
        "rules, "
        "points and founding")},
    {"a condition about a number says what it is compared with: one of is, at-least, at-most, above, below",
     N_("a condition about a number says what it is compared with: is, at least, at most, above or below")},
    {"<if> says no condition", N_("it says no condition; the button before it has what can be asked")},
    {"\"on\" speaks of the result of a <roll> before it, and there is none",
     N_("\"on\" speaks of the result of a die, and no part before this one rolls any")},
}};

}  // namespace

Message in_words_of_window(const own::Problem& problem, const own::ElementRow& row) {
  if (const auto* idle = problem.idle.empty() ? nullptr : own::find_attribute(row, problem.idle))
    return say(N_("\"{0}\" means nothing here; take it out"), own::title_of(row, *idle));
  if (!problem.lacks.empty())
    return say(N_("it does not say all that it must: the part \"{0}\" is missing"), Message(problem.lacks));
  const auto* found = std::find_if(said_otherwise.begin(), said_otherwise.end(),
                                   [&](const auto& each) { return each.first == problem.message.pattern; });
  return found == said_otherwise.end() ? problem.message : Message(std::string_view(found->second));
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

}  // namespace hexwright
