#include "model/playtest/batch/hint_search.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <utility>

#include <fmt/format.h>

#include "model/board/index.h"
#include "model/own/vocabulary.h"
#include "model/playtest/batch/job.h"
#include "model/playtest/bots/settler.h"
#include "model/playtest/modules/own/program.h"

namespace hexwright {
namespace {

/// Of `cards` and of `points`, a try each.
constexpr std::array<std::array<double, 3>, 2> steps_of_hints{{{1, 0.5, 0.25}, {0.2, 0.1, 0.05}}};
constexpr std::array<std::string_view, 2> hint_names{"cards", "points"};
/// How often a step is made again at most, while it wins.
constexpr int most_repeats = 6;

struct Hint {
  std::string id;
  std::array<double, hint_names.size()> values{};
  bool income = false;
};
using Hints = std::vector<Hint>;

bool lies_on(const Scenario& scenario, Terrain terrain) {
  const auto holds = [&](const auto& supplies, auto hexes) {
    return std::ranges::any_of(
        supplies, [&](const auto& supply) { return count_of(hexes(supply.second), terrain) > 0; });
  };
  return std::ranges::any_of(scenario.cells,
                             [&](const auto& cell) { return open_terrain(cell.second) == terrain; }) ||
         holds(scenario.terrain_pools, [](const auto& pool) { return pool; }) ||
         holds(scenario.stacks, [](const Stack& stack) { return stack.hexes; });
}

/// What bots go by now, whoever said it.
Hints hints_of(const Game& game, const own::Element& pack) {
  Hints hints;
  const own::Packs& packs = game.scenario().own;
  for (const own::OwnTerrain& terrain : packs.terrains()) {
    const auto is_it = [&](const own::Element& part) {
      return part.name == "terrain" && part.get("id") == terrain.id;
    };
    if (std::ranges::none_of(pack.children, is_it) || !lies_on(game.scenario(), terrain.value)) continue;
    const own::TerrainWorth& worth = own::program(game).worths[own_number(terrain.value)];
    hints.push_back({terrain.id, {worth.cards, worth.points}, worth.income});
  }
  return hints;
}

/// Files say hints so, and candidates are what files can say.
double rounded(double value) { return std::round(100 * value) / 100; }

own::Element& child_of(own::Element& parent, std::string_view name, auto fits) {
  const auto found = std::ranges::find_if(
      parent.children, [&](const own::Element& each) { return each.name == name && fits(each); });
  if (found != parent.children.end()) return *found;
  return parent.children.emplace_back(own::Element{std::string(name), {}, {}});
}

/// The pack with what differs. A hint that depends on an option stays; the new one stands behind it.
own::Element with_hints(own::Element pack, const Hints& before, const Hints& now) {
  for (std::size_t i = 0; i < now.size(); ++i) {
    if (now[i].values == before[i].values) continue;
    own::Element& bots = child_of(pack, "bots", [](const own::Element&) { return true; });
    own::Element& hint = child_of(bots, "hex", [&](const own::Element& each) {
      return each.get("terrain") == now[i].id && !each.find("if-option");
    });
    hint.set("terrain", now[i].id);
    for (std::size_t what = 0; what < hint_names.size(); ++what)
      if (now[i].values[what] != before[i].values[what])
        hint.set(hint_names[what], fmt::format("{:g}", now[i].values[what]));
    if (now[i].income) hint.set("income", "yes");
  }
  own::make_canonical(pack);
  return pack;
}

/// A settler whom another game tells of the map.
class ToldSettler final : public Bot {
 public:
  explicit ToldSettler(const Game& told_by) : told_by_(&told_by) {}
  Action choose(const View& view, std::span<const Action> legal, Random& random) override {
    return settler_.choose(view.told_by(*told_by_), legal, random);
  }

 private:
  const Game* told_by_;
  Settler settler_;
};

BotKind told_settler(const char* id, const Game& told_by) {
  return {id, id, id, [&told_by](const Game&, SeatId) { return std::make_unique<ToldSettler>(told_by); }};
}

class HintSearch {
 public:
  HintSearch(std::shared_ptr<const Game> game, const own::Element& pack, const HintOptions& options,
             const HintCallbacks& watch)
      : game_(std::move(game)), pack_(pack), options_(options), watch_(watch) {}

  LearnedHints run(const Hints& start) && {
    LearnedHints learned{.pack = pack_, .changes = {}, .players = game_->players()};
    start_ = best_ = start;
    for (std::size_t level = 0; level < steps_of_hints[0].size(); ++level)
      for (std::size_t terrain = 0; terrain < start.size(); ++terrain)
        for (std::size_t what = 0; what < hint_names.size(); ++what)
          for (const double way : {1.0, -1.0}) climb(terrain, what, way * steps_of_hints[what][level]);
    for (std::size_t i = 0; i < start.size(); ++i)
      for (std::size_t what = 0; what < hint_names.size(); ++what)
        if (best_[i].values[what] != start[i].values[what])
          learned.changes.push_back(
              {start[i].id, hint_names[what], start[i].values[what], best_[i].values[what]});
    if (!learned.changes.empty()) {
      const std::uint64_t first = next_game_;
      learned.before = wins_of(start_, start_, first);
      learned.after = wins_of(best_, start_, first);
      learned.is_proven = wilson(learned.after.wins, learned.after.games).low > fair_share();
    }
    learned.compared = compared_;
    learned.is_complete = !is_stopped();
    if (learned.is_proven && learned.is_complete) learned.pack = with_hints(pack_, start_, best_);
    return learned;
  }

 private:
  bool is_stopped() const { return watch_.stop && *watch_.stop; }
  double fair_share() const { return 1.0 / game_->players(); }
  int first_steps() const {
    return static_cast<int>(2 * start_.size() * hint_names.size() * steps_of_hints[0].size());
  }

  /// As long as it wins surely more often.
  void climb(std::size_t terrain, std::size_t what, double step) {
    for (int times = 0; times <= most_repeats && !is_stopped(); ++times) {
      Hints candidate = best_;
      double& value = candidate[terrain].values[what];
      value = rounded(value + step);
      const Wins wins = wins_of(candidate, best_, next_game_);
      next_game_ += options_.games;
      ++compared_;
      if (watch_.progress) watch_.progress(compared_);
      if (is_stopped() || wilson(wins.wins, wins.games, first_steps()).low <= fair_share()) return;
      best_ = std::move(candidate);
    }
  }

  /// Of one settler with some hints against others with others.
  Wins wins_of(const Hints& one, const Hints& others, std::uint64_t first) const {
    const auto told_one = told(one), told_others = told(others);
    const BotKind alone = told_settler("candidate", *told_one), many = told_settler("others", *told_others);
    BatchOptions batch;
    batch.bots.assign(at(game_->players()), &many);
    batch.bots.front() = &alone;
    batch.seed = options_.seed;
    batch.first = first;
    batch.games = options_.games;
    batch.threads = options_.threads;
    BatchCallbacks callbacks;
    callbacks.abandon = watch_.stop;
    const Statistics found = play_batch(*game_, batch, callbacks).statistics;
    const auto kind = static_cast<std::size_t>(std::ranges::find(found.kinds, &alone) - found.kinds.begin());
    return {found.wins_of(kind), found.decided()};
  }

  /// A game that says this of the map.
  std::shared_ptr<const Game> told(const Hints& hints) const {
    Scenario scenario = game_->scenario();
    std::vector<own::Element> packs(scenario.own.all().begin(), scenario.own.all().end());
    for (own::Element& each : packs)
      if (each.get("id") == options_.pack) each = with_hints(pack_, start_, hints);
    scenario.own = own::Packs(std::move(packs));
    return std::make_shared<const Game>(scenario, options_.play);
  }

  std::shared_ptr<const Game> game_;
  const own::Element& pack_;
  const HintOptions& options_;
  const HintCallbacks& watch_;
  Hints start_, best_;
  std::uint64_t next_game_ = 0;
  int compared_ = 0;
};

}  // namespace

Outcome<LearnedHints> learn_hints(const Scenario& scenario, const HintOptions& options,
                                  const HintCallbacks& watch) {
  const own::Element* pack = scenario.own.find(options.pack);
  if (!pack) return refuse(N_("the map has no pack {0}"), {options.pack});
  const std::vector<Message> obstacles = playability_errors(scenario, options.play);
  if (!obstacles.empty()) return Refusal{obstacles.front()};
  auto game = std::make_shared<const Game>(scenario, options.play);
  const Hints start = hints_of(*game, *pack);
  if (start.empty())
    return refuse(N_("the map has no hex of a terrain that {0} brings: hints are about nothing else"),
                  {options.pack});
  return HintSearch(std::move(game), *pack, options, watch).run(start);
}

}  // namespace hexwright
