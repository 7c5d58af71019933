#include <array>
#include <map>
#include <random>

#include <gtest/gtest.h>

#include "editor/core/editing/clipboard.h"
#include "tests/editor/core/gestures.h"
#include "tests/support/sanitized.h"

// 10,000 actions on a map of 2,800 hexes: nothing is lost on the way back, nor on the way forth.
// The numbers are the same in every run, so that a failure can be repeated. EDIT-01

namespace hexwright {
namespace {

constexpr int radius = 30;  ///< 2,791 hexes
constexpr int actions = is_sanitized ? 2'500 : 10'000;

class Evening {
 public:
  explicit Evening(Scenario start) : bench{Document(std::move(start))} {}

  void act() {
    switch (below(10)) {
      case 0:
        return bench.undo();
      case 1:
        return bench.redo();
      case 2:
        return go_back_and_forth();
      case 3:
        return rearrange();
      default:
        return draw();
    }
  }

  Workbench bench;

 private:
  int below(int limit) { return std::uniform_int_distribution(0, limit - 1)(random_); }

  template <class Things>
  auto any_of(const Things& things) {
    return *std::next(std::begin(things), below(static_cast<int>(std::size(things))));
  }

  Hex any_hex() { return {below(2 * radius + 1) - radius, below(2 * radius + 1) - radius}; }

  HexSet any_block() {
    const Hex middle = any_hex();
    const int reach = 1 + below(3);
    HexSet hexes;
    for (const auto& [q, r] : {std::pair(0, 0), {1, 0}, {0, 1}, {1, -1}, {-1, 0}})
      hexes.insert({middle.q + q * reach, middle.r + r * reach});
    return hexes;
  }

  void draw() {
    bench.take(any_of(all_tools()).kind);
    bench.hand.shape =
        below(250) == 0 ? any_of(all_shapes) : any_of(std::array{Shape::Brush1, Shape::Brush7});
    bench.hand.terrain = any_of(all_terrains);
    bench.hand.token = 2 + below(11);
    bench.hand.harbor = any_of(all_harbor_kinds);
    bench.hand.marker = any_of(all_markers);
    bench.hand.area = bench.hand.stack = any_of(names);
    bench.symmetry.turns = below(20) == 0 ? 3 : 1;
    const Point from = centre(any_hex());
    std::vector<Point> way{from};
    for (int points = below(3); points > 0; --points)
      way.push_back({from.x + below(80) / 10.0 - 4, from.y + below(80) / 10.0 - 4});
    test::stroke(bench, way, {below(4) == 0, below(4) == 0});
  }

  void rearrange() {
    const Scenario& scenario = bench.scenario();
    switch (below(4)) {
      case 0:
        bench.perform(move_command(scenario, any_block(), Hex{below(9) - 4, below(9) - 4}));
        return;
      case 1:
        bench.perform(turn_command(scenario, any_block(), 1 + below(5)));
        return;
      case 2:
        bench.perform(mirror_command(scenario, any_block()));
        return;
      default:
        bench.perform(paste_command(scenario, copy(scenario, any_block()), any_hex()));
    }
  }

  void go_back_and_forth() {
    const int steps = below(6);
    for (int i = 0; i < steps; ++i) bench.undo();
    for (int i = below(steps + 1); i > 0; --i) bench.redo();
  }

  static constexpr std::array<const char*, 2> names{"north", "south"};
  std::mt19937 random_{20261123};
};

Scenario large_map() {
  Scenario scenario = test::sea_around(radius);
  for (const char* name : {"north", "south"}) {
    scenario.areas[name];
    scenario.stacks[name];
  }
  return scenario;
}

TEST(LongEvening, AllIsUndoneAndRedoneStateByState) {
  const Scenario start = large_map();
  Evening evening(start);
  History& history = evening.bench.document().history();
  for (int i = 0; i < actions; ++i) {
    evening.act();
    ASSERT_FALSE(evening.bench.in_gesture()) << "action " << i;
  }
  history.go_to(history.size());
  const Scenario end = history.now();
  ASSERT_GT(history.size(), actions / 10U) << "hardly anything was done";

  std::map<std::size_t, Scenario> on_the_way_back;
  while (history.can_undo()) {
    evening.bench.undo();
    if (history.position() % 500 == 0) on_the_way_back.emplace(history.position(), history.now());
  }
  EXPECT_EQ(history.now(), start);
  while (history.can_redo()) {
    evening.bench.redo();
    const auto seen = on_the_way_back.find(history.position());
    if (seen != on_the_way_back.end()) {
      ASSERT_EQ(history.now(), seen->second) << "step " << seen->first;
    }
  }
  EXPECT_EQ(history.now(), end);
}

}  // namespace
}  // namespace hexwright
