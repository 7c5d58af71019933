#include "editor/core/editing/own_words.h"

#include "model/own/vocabulary_words.h"

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

}  // namespace hexwright
