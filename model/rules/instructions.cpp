#include "model/rules/instructions.h"

#include <algorithm>

#include "model/rules/base/robber.h"
#include "model/rules/words.h"

namespace hexwright {
namespace {

/// Moves what a box can give from what is still needed to what is taken.
template <class Face>
void take(Counts<Face>& needed, const Counts<Face>& in_box, int copies, Counts<Face>& taken) {
  for (const auto& [face, each] : in_box) {
    const auto wanted = needed.find(face);
    if (wanted == needed.end()) continue;
    const int count = std::min(wanted->second, each * copies);
    if (count > 0) taken[face] = count;
    wanted->second -= count;
    if (wanted->second == 0) needed.erase(wanted);
  }
}

bool is_empty(const Instructions::FromBox& from) {
  const Components& take = from.take;
  return take.hexes.empty() && take.tokens.empty() && take.harbors.empty() && take.accessories.empty() &&
         take.chits == 0 && !from.robber && !from.pirate;
}

std::vector<Instructions::FromBox> from_boxes(const MapView& map) {
  const Scenario& scenario = map.scenario();
  Components needed = components_needed(map);
  std::vector<Instructions::FromBox> result;
  bool robber = !base::is_without_robber(map);
  bool pirate = scenario.markers.contains(Marker::Pirate);
  for (const Box& box : all_boxes()) {
    const auto declared = scenario.boxes.find(std::string(box.id));
    if (declared == scenario.boxes.end()) continue;
    const int copies = declared->second;
    Instructions::FromBox from{&box, {}, robber && box.robber, pirate && box.pirate};
    take(needed.hexes, box.hexes, copies, from.take.hexes);
    take(needed.tokens, box.tokens, copies, from.take.tokens);
    take(needed.harbors, box.harbors, copies, from.take.harbors);
    take(needed.accessories, box.accessories, copies, from.take.accessories);
    from.take.chits = std::min(needed.chits, box.chits * copies);
    needed.chits -= from.take.chits;
    robber = robber && !from.robber;
    pirate = pirate && !from.pirate;
    if (!is_empty(from)) result.push_back(std::move(from));
  }
  Instructions::FromBox lacking{nullptr, std::move(needed), robber, pirate};
  if (!is_empty(lacking)) result.push_back(std::move(lacking));
  return result;
}

bool is_same(Topic a, Topic b) { return a == b && a != Topic::Nothing; }

/// What a module says, from position `own` on, takes the place of what was said before of the same.
void settle(std::vector<SheetSentence>& sentences, std::ptrdiff_t own) {
  const auto before = [&] { return sentences.begin() + own; };
  for (auto mine = before(); mine != sentences.end();) {
    const auto earlier = std::find_if(sentences.begin(), before(), [&](const SheetSentence& each) {
      return is_same(each.topic, mine->topic);
    });
    if (earlier == before()) {
      ++mine;
      continue;
    }
    *earlier = std::move(*mine);
    mine = sentences.erase(mine);
  }
}

/// Rules stand together by modules: what was said before of the same is left out.
void settle(std::vector<Instructions::Rule>& rules, std::ptrdiff_t own) {
  const auto mine = rules.begin() + own;
  const auto is_settled = [&](const Instructions::Rule& earlier) {
    return std::any_of(mine, rules.end(),
                       [&](const auto& rule) { return is_same(rule.topic, earlier.topic); });
  };
  rules.erase(std::remove_if(rules.begin(), mine, is_settled), mine);
}

}  // namespace

std::vector<Instructions::Chapter> Instructions::chapters() const {
  std::vector<Chapter> chapters;
  for (const Rule& rule : rules) {
    if (chapters.empty() || chapters.back().title != rule.heading()) chapters.push_back({rule.heading(), {}});
    chapters.back().sentences.push_back(rule.words);
  }
  return chapters;
}

Instructions instructions_of(const MapView& map) {
  Instructions sheet;
  sheet.boxes = from_boxes(map);
  for (const RuleModule* module : map.rules().modules())
    if (module->add_instructions) {
      const auto steps = std::ssize(sheet.steps), founding = std::ssize(sheet.founding),
                 rules = std::ssize(sheet.rules);
      module->add_instructions(map, sheet);
      settle(sheet.steps, steps);
      settle(sheet.founding, founding);
      settle(sheet.rules, rules);
    }
  return sheet;
}

std::vector<Message> Instructions::FromBox::other_things(const own::Packs& packs) const {
  std::vector<Message> things;
  for (const auto& [kind, count] : take.harbors)
    things.push_back({N_("{0} × {1}"), {std::to_string(count), word(packs, kind)}});
  for (const auto& [accessory, count] : take.accessories)
    things.push_back({N_("{0} {1}"), {std::to_string(count), Message{title(accessory)}}});
  if (take.chits > 0) things.push_back({N_("{0} victory point chits"), {std::to_string(take.chits)}});
  if (robber) things.emplace_back(N_("the robber"));
  if (pirate) things.emplace_back(N_("the pirate"));
  return things;
}

std::string as_sentence(std::string phrase) {
  if (phrase.empty()) return phrase;
  if (phrase.front() >= 'a' && phrase.front() <= 'z')
    phrase.front() = static_cast<char>(phrase.front() - 'a' + 'A');
  if (phrase.back() != '.') phrase += '.';
  return phrase;
}

Message subtitle_of(const Details& details) {
  const std::string points = std::to_string(details.victory_points);
  std::string players = std::to_string(details.min_players);
  if (details.max_players != details.min_players) players += "–" + std::to_string(details.max_players);
  if (details.author.empty()) return {N_("{0} players  ·  {1} victory points"), {players, points}};
  return {N_("{0} players  ·  {1} victory points  ·  by {2}"), {players, points, details.author}};
}

}  // namespace hexwright
