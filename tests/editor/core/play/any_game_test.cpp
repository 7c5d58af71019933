#include <algorithm>

#include "tests/editor/core/play/driven.h"
#include "tests/support/random_games.h"

namespace hexwright {
namespace {

constexpr int actions_each = 260;

/// A game of every template: persons who take anything that is offered, and bots beside them.
class AnyGame : public testing::TestWithParam<std::string> {
 protected:
  static PlaySetup setup(std::uint64_t seed = 3) {
    return setup_of(GetParam(), {"person", "settler", "person"}, seed);
  }
  static bool is_good_sentence(const std::string& sentence) {
    return !sentence.empty() && sentence.find_first_of("{}") == std::string::npos;
  }
};

/// By what they do, in any order.
std::vector<Action> sorted(std::vector<Action> actions) {
  std::sort(actions.begin(), actions.end());
  return actions;
}

TEST_P(AnyGame, OffersEveryLegalActionAndNothingElse) {
  PlaySession session = started(setup());
  for (int i = 0; i < actions_each && !session.is_over(); ++i) {
    Actions legal, offered;
    legal_actions(session.game(), session.state(), legal);
    for (const Choice& choice : session.choices({})) {
      offered.push_back(choice.action);
      EXPECT_TRUE(is_good_sentence(text(choice.title))) << id(choice.action.kind);
      if (std::holds_alternative<WholeScenario>(choice.place)) continue;
      EXPECT_EQ(session.why_not(choice.action.kind, choice.place), std::nullopt) << text(choice.title);
    }
    ASSERT_EQ(sorted(offered), sorted(legal)) << "at " << i;
    EXPECT_TRUE(is_good_sentence(text(session.prompt({})))) << "at " << i;
    step(session);
  }
}

TEST_P(AnyGame, IsToldInWordsActionByAction) {
  PlaySession session = started(setup());
  steps(session, actions_each);
  std::size_t step = 0;
  for (const LogLine& line : session.log({})) {
    EXPECT_TRUE(is_good_sentence(text(line.words))) << text(line.words);
    EXPECT_TRUE(line.step == step || line.step == step + 1) << "actions are told in order, each one";
    step = line.step;
  }
  EXPECT_EQ(step, session.size());
  const auto last = session.lines(session.size(), {});
  ASSERT_FALSE(last.empty());
  EXPECT_EQ(words_of(last).substr(0, words_of(last).find('\n')), text(last.front().words));
}

TEST_P(AnyGame, GoesBackAndForthThroughEqualStates) {
  PlaySession session = started(setup());
  std::vector<State> passed{session.state()};
  while (passed.size() <= actions_each && !session.is_over()) {
    step(session);
    passed.push_back(session.state());
    if (passed.size() % 5 == 0) {
      session.undo();
      EXPECT_TRUE(session.state() == passed[passed.size() - 2]);
      session.redo();
      EXPECT_TRUE(session.state() == passed.back());
    }
  }
  Random random(8);
  for (int i = 0; i < 25; ++i) {
    const std::size_t to = random.below(static_cast<std::uint32_t>(passed.size()));
    session.jump_to(to);
    ASSERT_TRUE(session.state() == passed[to]) << "at " << to;
    EXPECT_EQ(session.position(), to);
    EXPECT_EQ(session.size(), passed.size() - 1) << "nothing is lost by looking back";
  }
}

TEST_P(AnyGame, IsTheSameForTheSameSeedHoweverOftenOneWentBack) {
  PlaySession straight = started(setup()), winding = started(setup()), other = started(setup(4));
  steps(straight, actions_each);
  steps(other, actions_each);
  Random random(2);
  while (winding.position() < straight.size() && !winding.is_over()) {
    if (winding.position() > 12 && random.below(9) == 0)
      winding.jump_to(winding.position() - random.below(12));
    step(winding);
  }
  EXPECT_EQ(winding.played(), straight.played());
  EXPECT_TRUE(winding.branches().empty()) << "who does the same again makes no branch";
  EXPECT_NE(other.played(), straight.played());
}

TEST_P(AnyGame, IsResumedAsItWasLeft) {
  PlaySession session = started(setup());
  steps(session, 80);
  const State left = session.state();
  auto loaded = PlaySession::load(session.save());
  ASSERT_TRUE(std::holds_alternative<PlaySession>(loaded)) << text(std::get<Problem>(loaded).message);
  auto& resumed = std::get<PlaySession>(loaded);
  EXPECT_TRUE(resumed.state() == left);
  EXPECT_EQ(resumed.played(), session.played());
  EXPECT_EQ(resumed.game().scenario(), session.game().scenario());
  EXPECT_EQ(resumed.save(), session.save());
  // It goes on as it would have.
  steps(session, 40);
  steps(resumed, 40);
  EXPECT_EQ(resumed.played(), session.played());
}

TEST_P(AnyGame, IsShownOnAMapThatHasNothingMoreToTell) {
  PlaySession session = started(setup());
  for (int i = 0; i < 12; ++i) {
    const Scenario shown = session.scenario_now();
    HexId n(0);
    for (const auto& entry : shown.cells) {
      const Cell& cell = entry.second;
      const auto terrain = session.state().terrain[n];
      EXPECT_EQ(is_hidden(cell), terrain == unknown_terrain) << "hex " << n;
      if (!is_hidden(cell)) {
        EXPECT_EQ(open_terrain(cell), static_cast<Terrain>(terrain));
        EXPECT_EQ(open_token(cell).value_or(0), session.state().number[n]);
      }
      ++n;
    }
    int pieces = 0;
    for (const SeatId seat : session.game().seats()) pieces += session.state().seats[seat].route_count;
    for (const BuildingPiece piece : session.state().building) pieces += piece.empty() ? 0 : 1;
    // The figure of the merchant, which a test of its own looks for, is all that stands on a hex.
    const auto shown_pieces = session.pieces_now();
    const auto figures =
        std::ranges::count(shown_pieces, BoardPiece::Kind::MerchantFigure, &BoardPiece::kind);
    EXPECT_LE(figures, 1);
    EXPECT_EQ(shown_pieces.size(), static_cast<std::size_t>(pieces + figures));
    steps(session, 20);
  }
}

INSTANTIATE_TEST_SUITE_P(Templates, AnyGame, testing::ValuesIn(templates_to_play()), [](const auto& info) {
  std::string name = info.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace hexwright
