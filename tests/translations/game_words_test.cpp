#include <gmock/gmock.h>

#include "editor/core/analysis/comparison.h"
#include "editor/core/analysis/overlays.h"
#include "editor/core/document/template_catalogue.h"
#include "editor/core/play/choices.h"
#include "model/analysis/analysis.h"
#include "model/comparison/comparison.h"
#include "model/playtest/bots/all_bots.h"
#include "model/playtest/describe/describe.h"
#include "model/playtest/match.h"
#include "tests/io/playtest/played.h"
#include "tests/translations/pseudo.h"

// What is said of games, of many games and of maps, in a language of which every letter is strange.

namespace hexwright::test {
namespace {

using testing::IsEmpty;

/// How files spell the sides and corners of hexes.
const Words sides{"se", "sw", "nw", "ne"};

std::vector<std::string> names_of_templates() {
  std::vector<std::string> names;
  for (const TemplateFile& file : templates_in(HEXWRIGHT_TEMPLATES)) names.push_back(file.name);
  return names;
}

void expect_words_translated(const Message& message, Words but = {}) {
  but.insert(sides.begin(), sides.end());
  EXPECT_THAT(plain_words(text(message, pseudo), but), IsEmpty()) << text(message, pseudo);
}

void expect_words_translated(const Heat& heat, const Words& but) {
  expect_words_translated(heat.title, but);
  expect_words_translated(heat.note, but);
  for (const Heat::Key& key : heat.keys) expect_words_translated(key.meaning, but);
  for (const Heat::Cell& cell : heat.cells) expect_words_translated(cell.tip, but);
  for (const Heat::Disc& disc : heat.discs) expect_words_translated(disc.tip, but);
}

class GameWords : public testing::TestWithParam<std::string> {};

TEST_P(GameWords, TellWhatIsDoneAndWhatCanBeDone) {
  const Game game(template_named(GetParam()), {.players = 0, .offers_a_turn = 1});
  const Narrator narrator{game, {}, {.translate = pseudo}};
  for (std::uint64_t number = 0; number < 2; ++number) {
    const std::vector<const BotKind*> bots(static_cast<std::size_t>(game.players()), find_bot("random"));
    Match match(game, bots);
    Actions actions;
    match.play(1, number, 400, nullptr, &actions);
    State before = match.start(), after = before;
    int step = 0;
    for (const Action& action : actions) {
      apply(game, after, action);
      for (const Sentence& each : describe(narrator, before, action, after))
        expect_words_translated(each.words);
      expect_words_translated(prompt(narrator, before));
      if (++step % 16 == 0)
        for (const Choice& choice : choices_of(narrator, before)) expect_words_translated(choice.title);
      before = after;
      if (HasFailure()) return;
    }
    expect_words_translated(prompt(narrator, after));
  }
}

TEST_P(GameWords, TellWhatAMapOffers) {
  const Scenario scenario = template_named(GetParam());
  const Words names = words_of_designer(scenario);
  Scenario poorer = scenario;
  for (auto& [hex, cell] : poorer.cells)
    if (cell.terrain == PlacedTerrain(Terrain::Hills)) cell.terrain = Terrain::Desert;
  const Analysis now = analyse(scenario), before = analyse(poorer);
  for (const MapOverlayInfo& each : all_map_overlays())
    if (!each.of_playtest) expect_words_translated(heat_of(each.kind, now, &before), names);
  for (const Difference& each : compare(before, now).differences) expect_words_translated(each.kind, names);
}

TEST_P(GameWords, TellWhatDiffersBetweenMaps) {
  const Scenario scenario = template_named(GetParam()), other = template_named("base-3-4");
  Words names = words_of_designer(scenario);
  names.merge(words_of_designer(other));
  for (const Scenario* each : {&scenario, &other})
    for (auto& word : plain_words(each->details.title + " " + each->details.author)) names.insert(word);
  for (const auto& changes : {compare(scenario, other), compare(other, scenario)}) {
    for (const Message& message : summary_of(changes)) expect_words_translated(message, names);
    for (const ScenarioChange& change : changes) expect_words_translated(change.words, names);
  }
}

INSTANTIATE_TEST_SUITE_P(Templates, GameWords, testing::ValuesIn(names_of_templates()), [](const auto& info) {
  std::string name = info.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

/// The texts of a page and what its elements say when the pointer rests on them, but no markup.
std::string said_by(std::string page) {
  const auto cut = [&page](std::string_view from, std::string_view to) {
    for (auto at = page.find(from); at != std::string::npos; at = page.find(from, at))
      page.erase(at, page.find(to, at) + to.size() - at);
  };
  cut("<style>", "</style>");
  std::string said;
  for (const char* attribute : {"title=\"", "aria-label=\"", "lang=\""})
    for (auto at = page.find(attribute); at != std::string::npos; at = page.find(attribute, at + 1)) {
      const auto from = at + std::string_view(attribute).size();
      said += page.substr(from, page.find('"', from) - from) + "\n";
    }
  cut("<", ">");
  for (const char* entity : {"&amp;", "&lt;", "&gt;", "&quot;"}) cut(entity, ";");
  return said + page;
}

TEST(ReportWords, AreTranslated) {
  const PlayedBatch fog("fog-islands-3", 12, {"settler", "random"});
  PlayedBatch stalled("base-3-4", 1, {"random"});
  stalled.options.most_turns = 3;
  stalled.result.emplace(play_batch(stalled.game, stalled.options));
  for (const PlayedBatch* played : {&fog, static_cast<const PlayedBatch*>(&stalled)}) {
    Words but = words_of_designer(played->game.scenario());
    for (const auto& word : plain_words(played->game.scenario().details.title)) but.insert(word);
    but.insert(sides.begin(), sides.end());
    const std::string page = playtest_html(played->playtest(), pseudo);
    EXPECT_THAT(plain_words(said_by(page), but), IsEmpty()) << said_by(page);
  }
}

// The same markup in every language: only words differ.
TEST(ReportWords, AreAllThatATranslationChanges) {
  const PlayedBatch played("base-3-4", 3, {"random"});
  const auto tags_of = [](const std::string& page) {
    std::vector<std::string> tags;
    for (auto at = page.find('<'); at != std::string::npos; at = page.find('<', at + 1)) {
      const std::string tag = page.substr(at, page.find_first_of(" >", at) - at);
      tags.push_back(tag);
    }
    return tags;
  };
  EXPECT_EQ(tags_of(playtest_html(played.playtest())), tags_of(playtest_html(played.playtest(), pseudo)));
}

}  // namespace
}  // namespace hexwright::test
