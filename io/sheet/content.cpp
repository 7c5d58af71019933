#include "io/sheet/content.h"

#include "io/sheet/chips.h"
#include "io/sheet/content_writer.h"
#include "model/rules/words.h"

namespace hexwright {
namespace {

std::string harbors_in_words(const ContentWriter& content, const Counts<HarborKind>& harbors) {
  std::string words;
  for (const auto& [kind, count] : harbors)
    words += (words.empty() ? "" : ", ") + content.counted(count, kind);
  return words;
}

void add_boxes(ContentWriter& content, const own::Packs& packs, const Instructions& sheet) {
  if (sheet.boxes.empty() && sheet.components.empty()) return;
  content.heading(N_("You need"));
  for (const auto& from : sheet.boxes) {
    content.subheading(content.words(from.box ? from.box->title : N_("From elsewhere")));
    content.chips(chips_of(from.take.hexes));
    content.chips(chips_of(from.take.tokens));
    std::string line;
    for (const Message& thing : from.other_things(packs))
      line += (line.empty() ? "" : ", ") + content.words(thing);
    if (!line.empty()) content.paragraph(line);
  }
  for (const Message& more : sheet.components) content.item("•", more);
}

std::vector<Chip> chips_of_stack(const ContentWriter& content, const Stack& stack) {
  std::vector<Chip> chips = chips_of(stack.hexes);
  for (const auto& [kind, count] : stack.harbors)
    chips.push_back({.count = count, .words = content.counted(count, kind)});
  if (stack.dealt > 0)
    chips.push_back({.words = "+ " + std::to_string(stack.dealt) + " ← \"" + stack.dealt_from + "\""});
  return chips;
}

void add_supplies(ContentWriter& content, const Scenario& scenario) {
  const bool any_harbors = !scenario.harbor_pools.empty();
  if (scenario.stacks.empty() && scenario.terrain_pools.empty() && scenario.token_pools.empty() &&
      !any_harbors)
    return;
  content.heading(N_("Stacks and pools"));
  for (const auto& [name, stack] : scenario.stacks) {
    content.subheading(content.words({N_("Stack \"{0}\": {1} hexes"), {name, std::to_string(size(stack))}}));
    content.chips(chips_of_stack(content, stack));
  }
  for (const auto& [name, hexes] : scenario.terrain_pools) {
    content.subheading(content.words({N_("Hexes \"{0}\": {1}"), {name, std::to_string(total(hexes))}}));
    content.chips(chips_of(hexes));
  }
  for (const auto& [name, tokens] : scenario.token_pools) {
    content.subheading(
        content.words({N_("Number tokens \"{0}\": {1}"), {name, std::to_string(total(tokens))}}));
    content.chips(chips_of(tokens));
  }
  for (const auto& [name, harbors] : scenario.harbor_pools) {
    content.subheading(content.words({N_("Harbors \"{0}\": {1}"), {name, std::to_string(total(harbors))}}));
    content.paragraph(harbors_in_words(content, harbors));
  }
}

void add_steps(ContentWriter& content, const char* title, const std::vector<SheetSentence>& steps) {
  if (steps.empty()) return;
  content.heading(title);
  int number = 0;
  for (const SheetSentence& step : steps) content.item(std::to_string(++number) + ".", step);
}

void add_rules(ContentWriter& content, const Instructions& sheet) {
  if (sheet.rules.empty()) return;
  content.heading(N_("Special rules"));
  for (const Instructions::Chapter& chapter : sheet.chapters()) {
    content.subheading(content.words(chapter.title));
    for (const Message& sentence : chapter.sentences) content.item("•", sentence);
  }
}

}  // namespace

std::vector<Block> content_of(cairo_t* context, const Scenario& scenario, const Instructions& sheet,
                              Translate translate, double size, double width) {
  ContentWriter content(context, scenario.own, translate, size, width);
  add_steps(content, N_("Setting up the board"), sheet.steps);
  add_supplies(content, scenario);
  add_steps(content, N_("Before the first turn"), sheet.founding);
  add_rules(content, sheet);
  add_boxes(content, scenario.own, sheet);
  const Details& details = scenario.details;
  if (!details.notes.empty()) {
    content.heading(N_("Notes"));
    content.prose(details.notes);
  }
  if (!details.description.empty() || !details.source.empty()) {
    content.heading(N_("About this scenario"));
    if (!details.description.empty()) content.prose(details.description);
    if (!details.source.empty()) content.note(details.source);
  }
  return content.take();
}

}  // namespace hexwright
