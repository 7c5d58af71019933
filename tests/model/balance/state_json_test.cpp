#include <gmock/gmock.h>

#include "io/balance/balance_json.h"
#include "tests/model/balance/small.h"

namespace hexwright {
namespace {

using testing::HasSubstr;

const Scenario& map_of_test() {
  static const Scenario map = test::template_named("base-3-4");
  return map;
}

/// After so many rounds.
BalanceState state_after(int rounds, BalanceOptions options = test::small_options()) {
  const auto balancer = test::begun(map_of_test(), options);
  std::atomic<bool> stop = rounds == 0;
  BalanceCallbacks watch;
  watch.stop = &stop;
  watch.round = [&](const BalanceState&) { stop = --rounds == 0; };
  EXPECT_FALSE(balancer->work(2, watch));
  return balancer->state();
}

std::string refusal_of(const std::string& text) {
  const auto read = read_state(map_of_test(), text);
  const auto* refusal = read.refusal();
  return refusal ? hexwright::text(refusal->why) : "";
}

TEST(BalanceStateFile, IsReadAsItWasWritten) {
  BalanceOptions options = test::small_options();
  options.wishes.push_back({WishKind::CornerPips, 12, 3});
  options.goal = {GoalKind::SeatShares, 0, {0.31, 0.23, 0.23, 0.23}};
  options.freedom.hexes = {Hex{0, 0}, Hex{1, 0}, Hex{0, 1}, Hex{-1, 1}, Hex{-1, 0}};
  options.freedom.locked = {Hex{0, 1}};
  options.seed = ~std::uint64_t{0};
  for (const int rounds : {0, 1, 3, 100}) {
    const BalanceState state = state_after(rounds, options);
    const auto read = read_state(map_of_test(), write_state(map_of_test(), state));
    ASSERT_FALSE(read.refusal()) << text(read.refusal()->why);
    EXPECT_EQ(read.value(), state) << rounds;
  }
}

TEST(BalanceStateFile, WithStacksThatMoveIsReadAsItWasWritten) {
  const Scenario map = test::template_named("fog-islands-4");
  BalanceOptions options = test::small_options();
  options.freedom.stacks = {"fog"};
  const auto balancer = test::begun(map, options);
  std::atomic<bool> stop = false;
  BalanceCallbacks watch;
  watch.stop = &stop;
  watch.round = [&](const BalanceState&) { stop = true; };
  EXPECT_FALSE(balancer->work(2, watch));
  const BalanceState state = balancer->state();
  ASSERT_FALSE(state.boards.empty());
  EXPECT_TRUE(std::ranges::any_of(state.boards, [&](const BalanceBoard& board) {
    return board.layout.face_down != layout_of(MapView(map)).face_down;
  }));
  const auto read = read_state(map, write_state(map, state));
  ASSERT_FALSE(read.refusal()) << text(read.refusal()->why);
  EXPECT_EQ(read.value(), state);
}

TEST(BalanceStateFile, OfAnArchiveIsReadAsItWasWritten) {
  BalanceOptions options = test::small_options();
  options.archive = {Measure::ScarcestResource, Measure::Length};
  const BalanceState state = state_after(3, options);
  const auto read = read_state(map_of_test(), write_state(map_of_test(), state));
  ASSERT_FALSE(read.refusal());
  EXPECT_EQ(read.value(), state);
}

TEST(BalanceStateFile, GarbageIsRefusedInWords) {
  for (const char* garbage : {"", "{", "[1]", "null", "\xFF\xFE", "{\"format\":3}", "<scenario/>"})
    EXPECT_THAT(refusal_of(garbage), HasSubstr("no state of a balancing")) << garbage;
  EXPECT_THAT(refusal_of(R"({"format":"hexwright-balance","version":99})"), HasSubstr("another version"));
}

TEST(BalanceStateFile, ThatIsNestedDeeplyIsRefused) {
  constexpr int levels = 400'000;
  const std::string nested = std::string(levels, '[') + std::string(levels, ']');
  EXPECT_THAT(refusal_of(nested), HasSubstr("no state of a balancing"));
  EXPECT_THAT(refusal_of(R"({"format": )" + nested + "}"), HasSubstr("no state of a balancing"));
}

TEST(BalanceStateFile, OfAnotherMapIsRefused) {
  const std::string text = write_state(test::template_named("base-5-6"), BalanceState{});
  EXPECT_THAT(refusal_of(text), HasSubstr("another map"));
}

TEST(BalanceStateFile, DamageNeverThrowsAndIsNamed) {
  const std::string whole = write_state(map_of_test(), state_after(2));
  const auto with = [&](const std::string& part, const std::string& other) {
    std::string text = whole;
    const auto at = text.find(part);
    EXPECT_NE(at, std::string::npos) << part;
    return text.replace(at, part.size(), other);
  };
  EXPECT_THAT(refusal_of(with("\"boards\":8", "\"boards\":-8")), HasSubstr("damaged: \"boards\""));
  EXPECT_THAT(refusal_of(with("\"equal-seats\"", "\"none\"")), HasSubstr("damaged: \"goal\""));
  EXPECT_THAT(refusal_of(with("\"decided\":6", "\"decided\":7")), HasSubstr("damaged: \"decided\""));
  EXPECT_THAT(refusal_of(with("\"stage\":\"settlers\"", "\"stage\":{}")), HasSubstr("damaged: \"stage\""));
  // Any byte may be another one: it is refused, or read as something that a balancer refuses or plays.
  Random random(5);
  for (int i = 0; i < 400; ++i) {
    std::string text = whole;
    text[random.below(static_cast<std::uint32_t>(text.size()))] = "0\"{}[],:x9"[random.below(10)];
    const auto read = read_state(map_of_test(), text);
    if (const auto* state = read.value_if()) static_cast<void>(Balancer::resume(map_of_test(), *state));
  }
}

TEST(BalanceReport, IsTheSameForTheSameState) {
  const BalanceState state = state_after(100);
  const std::string report = balance_json(map_of_test(), state);
  EXPECT_EQ(report, balance_json(map_of_test(), state));
  EXPECT_THAT(report, HasSubstr("\"complete\": true"));
  EXPECT_THAT(report, HasSubstr("\"chanceOfEqualSeats\""));
}

}  // namespace
}  // namespace hexwright
