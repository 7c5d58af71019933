#include <algorithm>
#include <iterator>

#include "model/comparison/parts.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

using Cells = boost::container::flat_set<Hex>;

std::vector<Hex> missing(const Cells& from, const Cells& in) {
  std::vector<Hex> result;
  std::set_difference(in.begin(), in.end(), from.begin(), from.end(), std::back_inserter(result));
  return result;
}

std::vector<ChangedPlace> places(const std::vector<Hex>& some, const std::vector<Hex>& others = {}) {
  std::vector<ChangedPlace> all(some.begin(), some.end());
  all.insert(all.end(), others.begin(), others.end());
  return all;
}

/// A whole thing that came or went, else nothing.
template <class Thing>
const char* came_or_went(const Thing* old, const Thing* fresh, const char* came, const char* went) {
  if (!old) return came;
  return fresh ? nullptr : went;
}

Message joined_and_left(const std::string& area, std::size_t joined, std::size_t left) {
  const Message came = by_number(joined, plural("{0} hex joined", "{0} hexes joined"));
  const Message went = by_number(left, plural("{0} hex left", "{0} hexes left"));
  if (left == 0) return say(N_("area {0}: {1}"), area, came);
  if (joined == 0) return say(N_("area {0}: {1}"), area, went);
  return say(N_("area {0}: {1}, {2}"), area, came, went);
}

void compare_areas(const Scenario& before, const Scenario& after, ScenarioChanges& changes) {
  for_each_difference(
      before.areas, after.areas, [&](const std::string& name, const Area* old, const Area* fresh) {
        if (const char* pattern = came_or_went(old, fresh, N_("area {0} is new"), N_("area {0} is gone"))) {
          const Cells& cells = (fresh ? fresh : old)->cells;
          changes.push_back(
              {ChangeKind::AreaChanged, places({cells.begin(), cells.end()}), {pattern, {name}}});
          return;
        }
        const auto joined = missing(old->cells, fresh->cells), left = missing(fresh->cells, old->cells);
        if (!joined.empty() || !left.empty())
          changes.push_back({ChangeKind::AreaChanged, places(joined, left),
                             joined_and_left(name, joined.size(), left.size())});
        if (old->roles != fresh->roles)
          changes.push_back({ChangeKind::AreaChanged, {}, {N_("area {0}: its roles changed"), {name}}});
        if (old->chits != fresh->chits)
          changes.push_back(
              {ChangeKind::AreaChanged, {}, {N_("area {0}: its victory points changed"), {name}}});
      });
}

struct Patterns {
  const char *came, *went, *changed;
};

template <class Map>
void compare_supplies(const Map& before, const Map& after, const Patterns& patterns,
                      ScenarioChanges& changes) {
  using Thing = typename Map::mapped_type;
  for_each_difference(before, after, [&](const std::string& name, const Thing* old, const Thing* fresh) {
    const char* whole = came_or_went(old, fresh, patterns.came, patterns.went);
    changes.push_back({ChangeKind::SupplyChanged, {}, {whole ? whole : patterns.changed, {name}}});
  });
}

/// By the ids of packs.
void compare_packs(const Scenario& before, const Scenario& after, ScenarioChanges& changes) {
  const auto by_id = [](const Scenario& scenario) {
    std::map<std::string, own::Element> packs;
    for (const own::Element& pack : scenario.own.all()) packs.emplace(pack.get("id"), pack);
    return packs;
  };
  const auto old_packs = by_id(before), packs = by_id(after);
  for_each_difference(
      old_packs, packs, [&](const std::string&, const own::Element* old, const own::Element* fresh) {
        const std::string title((fresh ? fresh : old)->get("title"));
        const char* words =
            came_or_went(old, fresh, N_("the own rules {0} are new"), N_("the own rules {0} are gone"));
        changes.push_back(
            {ChangeKind::RulesChanged, {}, {words ? words : N_("the own rules {0} changed"), {title}}});
      });
}

void compare_rules(const Scenario& before, const Scenario& after, ScenarioChanges& changes) {
  for_each_difference(
      before.rules, after.rules,
      [&](const std::string& id, const RuleOptions* old, const RuleOptions* fresh) {
        const char* whole = came_or_went(old, fresh, N_("the rules {0} are on"), N_("the rules {0} are off"));
        changes.push_back({ChangeKind::RulesChanged,
                           {},
                           {whole ? whole : N_("the options of the rules {0} changed"), {id}}});
      });
}

/// Numbers and short texts are told, long texts only mentioned.
class DetailsChanges {
 public:
  explicit DetailsChanges(ScenarioChanges& changes) : changes_(&changes) {}

  void text(const char* pattern, const std::string& old, const std::string& fresh) {
    if (old != fresh) add({pattern, {old, fresh}});
  }
  void number(const char* pattern, int old, int fresh) {
    text(pattern, std::to_string(old), std::to_string(fresh));
  }
  void mention(const char* pattern, bool changed) {
    if (changed) add({pattern, {}});
  }
  void add(Message words) { changes_->push_back({ChangeKind::DetailsChanged, {}, std::move(words)}); }
  std::size_t count() const { return changes_->size(); }

 private:
  ScenarioChanges* changes_;
};

/// Each wish that came or went in its own words.
void compare_wishes(const Generation& old, const Generation& fresh, DetailsChanges& report) {
  const auto lacks = [](const Generation& one, const Wish& wish) {
    return std::find(one.wishes.begin(), one.wishes.end(), wish) == one.wishes.end();
  };
  const auto words = [](const Wish& wish) {
    if (!wish.weight) return title(wish);
    return Message{N_("{0} (weight {1})"), {title(wish), std::to_string(*wish.weight)}};
  };
  const std::size_t before = report.count();
  for (const Wish& wish : fresh.wishes)
    if (lacks(old, wish)) report.add({N_("a new wish for boards: {0}"), {words(wish)}});
  for (const Wish& wish : old.wishes)
    if (lacks(fresh, wish)) report.add({N_("no longer a wish for boards: {0}"), {words(wish)}});
  report.mention(N_("the wishes for boards are in another order"),
                 old.wishes != fresh.wishes && report.count() == before);
  if (old.dealt == fresh.dealt) return;
  if (fresh.dealt)
    report.add({N_("the board was dealt with seed {0}, board {1}"),
                {std::to_string(fresh.dealt->seed), std::to_string(fresh.dealt->board)}});
  else
    report.add({N_("it is no longer known what the board was dealt with"), {}});
}

}  // namespace

void compare_named(const Scenario& before, const Scenario& after, ScenarioChanges& changes) {
  compare_areas(before, after, changes);
  compare_supplies(
      before.terrain_pools, after.terrain_pools,
      {N_("terrain pool {0} is new"), N_("terrain pool {0} is gone"), N_("terrain pool {0} changed")},
      changes);
  compare_supplies(before.token_pools, after.token_pools,
                   {N_("token pool {0} is new"), N_("token pool {0} is gone"), N_("token pool {0} changed")},
                   changes);
  compare_supplies(
      before.harbor_pools, after.harbor_pools,
      {N_("harbor pool {0} is new"), N_("harbor pool {0} is gone"), N_("harbor pool {0} changed")}, changes);
  compare_supplies(before.stacks, after.stacks,
                   {N_("stack {0} is new"), N_("stack {0} is gone"), N_("stack {0} changed")}, changes);
  const char* kept = N_("which tokens of the pool {0} go to which terrain changed");
  compare_supplies(before.terrain_tokens, after.terrain_tokens, {kept, kept, kept}, changes);
}

void compare_details(const Scenario& before, const Scenario& after, ScenarioChanges& changes) {
  compare_rules(before, after, changes);
  compare_packs(before, after, changes);
  const Details &old = before.details, &fresh = after.details;
  DetailsChanges report(changes);
  report.text(N_("the title \"{0}\" became \"{1}\""), old.title, fresh.title);
  report.text(N_("the author \"{0}\" became \"{1}\""), old.author, fresh.author);
  report.number(N_("the least number of players changed from {0} to {1}"), old.min_players,
                fresh.min_players);
  report.number(N_("the greatest number of players changed from {0} to {1}"), old.max_players,
                fresh.max_players);
  report.number(N_("the victory points to win changed from {0} to {1}"), old.victory_points,
                fresh.victory_points);
  report.mention(N_("the pieces of the players changed"), old.pieces != fresh.pieces);
  report.mention(N_("the description changed"), old.description != fresh.description);
  report.mention(N_("the source changed"), old.source != fresh.source);
  report.mention(N_("the notes changed"), old.notes != fresh.notes);
  report.mention(N_("the map is shown turned otherwise"), old.quarter_turned != fresh.quarter_turned);
  report.mention(N_("the edges of the board join otherwise"), before.topology != after.topology);
  report.mention(N_("the boxes changed"), before.boxes != after.boxes);
  compare_wishes(before.generation, after.generation, report);
  report.mention(N_("the accepted findings changed"), before.accepted != after.accepted);
  report.mention(N_("what is kept for other programs changed"), before.foreign != after.foreign);
}

}  // namespace hexwright
