#include <filesystem>
#include <map>

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "model/playtest/table.h"
#include "model/rules/ruleset.h"
#include "model/scenario/message.h"
#include "tests/support/golden.h"

// Whoever writes a bot reads in io/playtest/actions.md which actions there are. It is made here, from the
// rows that the game itself goes by.

namespace hexwright {
namespace {

/// What stands there, for who has seen no log yet.
const std::map<FieldKind, std::string>& kinds() {
  static const std::map<FieldKind, std::string> all{
      {FieldKind::Number, "a number, left out for 0"},
      {FieldKind::Hex, "a hex: `\"0,1\"`"},
      {FieldKind::Intersection, "an intersection: `\"0,1 s\"`"},
      {FieldKind::Path, "a path: `\"0,1 se\"`"},
      {FieldKind::PathOrNone, "a path, or `null`"},
      {FieldKind::Seat, "a seat, from 0"},
      {FieldKind::YesOrNo, "`true` or `false`"},
      {FieldKind::Card, "a card"},
      {FieldKind::CardOrAll, "a card, or `\"different\"`: one of each of three kinds"},
      {FieldKind::Bundle, "cards: `{\"ore\": 2, \"wool\": 1}`"},
      {FieldKind::BundledKinds, "`true` where commodities are among the cards, else left out"},
      {FieldKind::OwnAction, "an action of a pack: `\"lake.buy-with-fish\"`"},
      {FieldKind::CardKinds,
       "kinds of resources, each as often as it counts: `[\"ore\", \"wool\"]`, left out for none"},
      {FieldKind::Replaced, "cards that discoveries replace: `{\"ore\": 1}`, left out for none"},
      {FieldKind::Dice, "the dice: `[3, 4]`, with an event die `[3, 4, \"ship\"]`"},
      {FieldKind::DrawnCard, "the card that chance brings"},
      {FieldKind::DrawnDevelopment, "the development card that chance brings"},
      {FieldKind::Face, "what comes up: `{\"terrain\": \"hills\", \"number\": 5}`"}};
  return all;
}

bool is_chance(FieldKind kind) {
  return kind == FieldKind::Dice || kind == FieldKind::DrawnCard || kind == FieldKind::DrawnDevelopment ||
         kind == FieldKind::DrawnWord || kind == FieldKind::Face;
}

std::string words_of(const Field& field) {
  if (field.kind != FieldKind::Word && field.kind != FieldKind::DrawnWord) return kinds().at(field.kind);
  std::string all;
  for (std::size_t i = 0; i < field.words->count; ++i)
    all += (i == 0 ? "`\"" : ", `\"") + std::string(field.words->id(i)) + "\"`";
  return all;
}

std::string fields_of_row(const ActionFields& fields) {
  std::string all;
  for (const Field* field : {&fields.x, &fields.a, &fields.b, &fields.c}) {
    const bool unused = field->kind == FieldKind::Number && field->key.size() == 1;
    if (unused) continue;
    all += fmt::format("{}`{}`: {}{}{}", all.empty() ? "" : "; ", field->key, words_of(*field),
                       field->may_be_left_out ? ", or left out" : "",
                       is_chance(field->kind) ? " (in logs, not in `legal`)" : "");
  }
  return all;
}

std::string table() {
  std::string all =
      "# Actions\n\n"
      "What `legal` offers to [bots of others](README.md#bots-of-others), and what logs and traces tell: an "
      "object with\n`do` and these fields. What chance decides is told once it is done.\n";
  for (const ModuleRules* module : all_module_rules()) {
    if (module->actions.empty()) continue;
    all += fmt::format("\n## {}\n\n| `do` | | fields |\n|---|---|---|\n", module->module);
    for (const ActionSpec& row : module->actions)
      all +=
          fmt::format("| `{}` | {} | {} |\n", row.id, row.title ? row.title : "", fields_of_row(row.fields));
  }
  return all;
}

TEST(ActionTable, IsWhatTheGamesGoBy) {
  test::expect_golden_of_modules(std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "io/playtest/actions.md",
                                 table());
}

TEST(ActionTable, HasARowForEveryAction) {
  const std::string all = table();
  for (const ActionSpec* spec : all_action_specs())
    EXPECT_THAT(all, testing::HasSubstr("| `" + std::string(spec->id) + "` |"));
  EXPECT_THAT(all, testing::HasSubstr("| `move-robber` |")) << "the table is not empty";
}

}  // namespace
}  // namespace hexwright
