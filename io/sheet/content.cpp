#include "io/sheet/content.h"

#include <algorithm>

#include "io/render/pen/palette.h"
#include "io/sheet/chips.h"
#include "io/sheet/text_block.h"
#include "model/rules/words.h"

namespace hexwright {
namespace {

/// Collects the blocks of a sheet.
class Content {
 public:
  Content(cairo_t* context, const own::Packs& packs, Translate translate, double size, double width)
      : context_(context), packs_(packs), translate_(translate), size_(size), width_(width) {}

  std::vector<Block> take() { return std::move(blocks_); }

  std::string words(const Message& message) const { return text(message, translate_); }
  std::string words(std::string_view title) const { return words(Message{std::string(title), {}}); }
  std::string counted(int count, HarborKind kind) const {
    return words(Message{N_("{0} × {1}"), {std::to_string(count), word(packs_, kind)}});
  }

  void heading(const char* title) {
    const TextBlock block(context_, words(title), {1.25 * size_, true, false, palette::ink}, width_);
    const double width = width_;
    add(block.height() + 0.3 * size_, 1.1 * size_, true, [block, width](cairo_t* on, Point at) {
      block.draw(on, at);
      cairo_set_source_rgb(on, palette::frame.red, palette::frame.green, palette::frame.blue);
      cairo_set_line_width(on, 0.6);
      cairo_move_to(on, at.x, at.y + block.height());
      cairo_line_to(on, at.x + width, at.y + block.height());
      cairo_stroke(on);
    });
  }
  void subheading(const std::string& title) {
    paragraph(title, {size_, true, false, palette::ink}, 0.6 * size_, true);
  }
  void paragraph(const std::string& text) { paragraph(text, face(), 0.35 * size_, false); }
  /// Text of any length: it goes on in the next column.
  void prose(const std::string& text) { prose(text, face()); }
  void note(const std::string& text) { prose(text, {0.9 * size_, false, true, palette::frame}); }
  /// A paragraph with a number or a bullet before it.
  void item(const std::string& mark, const Message& message) {
    const double indent = 2.1 * size_;
    const TextBlock lead(context_, mark, {size_, true, false, palette::frame}, 0);
    const TextBlock body(context_, as_sentence(text(message, translate_)), face(), width_ - indent);
    add(body.height(), 0.3 * size_, false, [lead, body, indent](cairo_t* on, Point at) {
      lead.draw(on, at);
      body.draw(on, {at.x + indent, at.y});
    });
  }
  void chips(const std::vector<Chip>& chips) {
    if (!chips.empty()) blocks_.push_back(chip_rows(context_, packs_, chips, size_, width_));
  }

 private:
  void prose(const std::string& text, const TextFace& face) {
    double space = 0.35 * size_;
    for (const std::string& line : lines_of(context_, text, face, width_)) {
      paragraph(line, face, space, false);
      space = 0;
    }
  }
  TextFace face() const { return {size_, false, false, palette::ink}; }
  void paragraph(const std::string& text, const TextFace& face, double space, bool keep) {
    const TextBlock block(context_, text, face, width_);
    add(block.height(), space, keep, [block](cairo_t* on, Point at) { block.draw(on, at); });
  }
  void add(double height, double space, bool keep, std::function<void(cairo_t*, Point)> draw) {
    blocks_.push_back({height, space, keep, std::move(draw)});
  }

  cairo_t* context_;
  const own::Packs& packs_;
  Translate translate_;
  double size_, width_;
  std::vector<Block> blocks_;
};

std::string harbors_in_words(const Content& content, const Counts<HarborKind>& harbors) {
  std::string words;
  for (const auto& [kind, count] : harbors)
    words += (words.empty() ? "" : ", ") + content.counted(count, kind);
  return words;
}

void add_boxes(Content& content, const own::Packs& packs, const Instructions& sheet) {
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

std::vector<Chip> chips_of_stack(const Content& content, const Stack& stack) {
  std::vector<Chip> chips = chips_of(stack.hexes);
  for (const auto& [kind, count] : stack.harbors)
    chips.push_back({.count = count, .words = content.counted(count, kind)});
  if (stack.dealt > 0)
    chips.push_back({.words = "+ " + std::to_string(stack.dealt) + " ← \"" + stack.dealt_from + "\""});
  return chips;
}

void add_supplies(Content& content, const Scenario& scenario) {
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

void add_steps(Content& content, const char* title, const std::vector<SheetSentence>& steps) {
  if (steps.empty()) return;
  content.heading(title);
  int number = 0;
  for (const SheetSentence& step : steps) content.item(std::to_string(++number) + ".", step);
}

void add_rules(Content& content, const Instructions& sheet) {
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
  Content content(context, scenario.own, translate, size, width);
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
