#include <algorithm>
#include <array>
#include <bit>
#include <deque>
#include <map>
#include <set>

#include "model/board/index.h"
#include "model/rules/own/grounds.h"
#include "model/rules/own/parts.h"
#include "model/rules/own/speaker.h"

namespace hexwright::own {
namespace {

/// Who is around a hex at most: three buildings stand there.
constexpr int most_around_a_hex = 3;

bool is_one(Doer doer) { return doer == Doer::Roller || doer == Doer::Who || doer == Doer::Left; }

/// Plays what one event sets off as if every condition held and every counter got where rules wait for it:
/// how many decisions wait for players at one time.
class Rehearsal {
 public:
  Rehearsal(const MapView& map, const Book& book, const std::set<const Rule*>& endless)
      : book_(book),
        endless_(endless),
        players_(map.scenario().details.max_players),
        buildings_each_(map.scenario().details.pieces.settlements + map.scenario().details.pieces.cities),
        routes_left_(static_cast<std::size_t>(players_),
                     map.scenario().details.pieces.roads + map.scenario().details.pieces.ships) {}

  /// Rules that set themselves off are another finding.
  void fire(const Rule& rule, int who) {
    if (endless_.contains(&rule)) return;
    if (is_once(rule.conditions) && !once_.insert({&rule, who}).second) return;
    if (depth_ == 0) fired_ = 0;
    overflows_ = overflows_ || ++fired_ > most_set_off;
    last_ = &rule;
    if (overflows_) return;
    ++depth_;
    const bool one = is_one(rule.doer);
    const int first = rule.doer == Doer::Others ? 1 : 0;
    const bool several = rule.around || rule.each_building || !one;
    const int last = rule.around          ? std::min(players_, most_around_a_hex)
                     : rule.each_building ? most_buildings(rule.buildings)
                     : several            ? players_
                                          : 1;
    const int alone = rule.doer == Doer::Left ? (who + 1) % players_ : who;
    for (int i = first; i < last; ++i) run({&rule, &rule.steps, 0, several ? i % players_ : alone}, false);
    --depth_;
  }
  /// A card lies at as many sites as there are of it, and each affects one building of each player.
  int most_buildings(const Filter& which) const {
    int copies = 0;
    for (const Rule& rule : book_.rules)
      if (which.card >= 0 && rule.id == book_.cards[at(which.card)].id) copies += rule.when.copies;
    return players_ * (copies > 0 ? copies : buildings_each_);
  }
  void act(const Action& action) {
    fired_ = 0;
    run({nullptr, &action.steps, 0, 0}, false);
  }
  /// Lets all decide, one after the other; false where too many have to wait at one time.
  bool is_played() {
    constexpr int long_enough = 4'000;
    for (int i = 0; i < long_enough && !waiting_.empty() && !overflows_; ++i) {
      Waiting first = waiting_.front();
      waiting_.pop_front();
      const Step& asked = (*first.steps)[first.step];
      if (asked.kind == Step::Kind::Build) {
        lay(first);
      } else {
        if (asked.kind == Step::Kind::Draw) draw(asked.deck, first.who);
        ++first.step;
        run(first, true);
      }
    }
    return !overflows_;
  }
  /// The rule to which most of those that wait belong, or the last one that was set off.
  const Rule* most_waiting() const {
    const Rule* most = last_;
    const auto count = [&](const Rule* rule) {
      return std::ranges::count(waiting_, rule, [](const Waiting& each) { return each.rule; });
    };
    for (const Waiting& each : waiting_)
      if (each.rule && (!most || count(each.rule) > count(most))) most = each.rule;
    return most;
  }

 private:
  static constexpr int most_set_off = 1'000;  ///< by one thing that happens, with no decision between
  struct Waiting {
    const Rule* rule = nullptr;
    const std::vector<Step>* steps = nullptr;
    std::size_t step = 0;
    int who = 0;
    int routes = 0;  ///< to lay
  };

  void wait(Waiting waiting, bool first) {
    if (static_cast<int>(waiting_.size()) == most_waiting_tasks) overflows_ = true;
    if (first)
      waiting_.push_front(waiting);
    else
      waiting_.push_back(waiting);
  }

  static bool asks(const Step& step) {
    using enum Step::Kind;
    switch (step.kind) {
      case Give:
        if (step.to == Step::Receiver::Others) return true;
        [[fallthrough]];
      case Take:
        return step.may || step.what.depend() || !std::has_single_bit(step.what.resources);
      case GiveCounter:
        return step.to == Step::Receiver::Others;
      case Pay:
      case Swap:
      case Roll:
      case Draw:
      case Steal:
      case Choose:
        return true;
      default:
        return false;
    }
  }

  void run(Waiting now, bool at_once) {
    for (; now.step < now.steps->size() && !overflows_; ++now.step) {
      const Step& step = (*now.steps)[now.step];
      if (asks(step)) return wait(now, at_once);
      if (step.kind == Step::Kind::Build) {
        now.routes = std::max(step.count[0].number, 1);
        wait(now, false);
      }
      if (step.kind == Step::Kind::Strike && (step.struck & (a_settlement | a_city)) != 0) lose(step);
      if (!step.raises()) continue;
      for (const Rule& rule : book_.rules)
        if (rule.when.event == Trigger::Event::Reached && rule.when.counter == step.counter)
          fire(rule, now.who);
    }
  }

  /// The card that asks most often.
  void draw(int deck, int who) {
    const Rule* most = nullptr;
    const auto asked = [&](const Rule& card) {
      return std::ranges::count_if(card.steps, asks) * (is_one(card.doer) ? 1 : players_);
    };
    for (const Rule& rule : book_.rules)
      if (book_.happens_when_drawn(rule, deck) && (!most || asked(rule) > asked(*most))) most = &rule;
    if (most) fire(*most, who);
  }

  /// Where a step strikes more than one place, half of all buildings may stand.
  void lose(const Step& step) {
    const int each = step.place.empty() ? 1 : buildings_each_ / 2;
    for (const Rule& rule : book_.rules)
      if (rule.when.event == Trigger::Event::Lost)
        for (int i = 0; i < (step.place.empty() ? 1 : players_) * each; ++i) fire(rule, i % players_);
  }

  void lay(Waiting waiting) {
    int& left = routes_left_[at(waiting.who)];
    if (left == 0) return;
    --left;
    for (const Rule& rule : book_.rules) {
      if (rule.when.event != Trigger::Event::Built || rule.when.founding == Trigger::Founding::Yes) continue;
      if ((rule.when.pieces & (a_road | a_ship)) == 0) continue;
      if (rule.when.nth > 0 && !nth_.insert({&rule, waiting.who}).second) continue;
      fire(rule, waiting.who);
    }
    if (--waiting.routes > 0) wait(waiting, true);
  }

  const Book& book_;
  const std::set<const Rule*>& endless_;
  int players_ = 0, buildings_each_ = 0, depth_ = 0, fired_ = 0;
  bool overflows_ = false;
  const Rule* last_ = nullptr;
  std::vector<int> routes_left_;
  std::set<std::pair<const Rule*, int>> once_, nth_;  ///< what happened, to whom
  std::deque<Waiting> waiting_;
};

/// For each number, how many hexes may have it at the same time, of those that a filter may match.
std::array<int, 13> hexes_by_number(const MapView& map, const Grounds& grounds, const Filter& place) {
  std::array<int, 13> lying{}, may_lie{};
  for (const HexId hex : map.board().hexes()) {
    if (!grounds.may_match(place, at_hex(hex))) continue;
    const Numbers numbers = grounds.numbers(hex);
    for (int number = 2; number <= 12; ++number)
      if (numbers.test(at(number)))
        ++(map.number(hex) == number || map.token_pool_of(hex) == none ? lying : may_lie)[at(number)];
  }
  for (int number = 2; number <= 12; ++number) {
    int tokens = 0;
    for (const TokenPool& pool : map.token_pools())
      if (pool.content) tokens += count_of(*pool.content, number);
    lying[at(number)] += std::min(may_lie[at(number)], tokens);
  }
  return lying;
}

void find_crowded_decisions(const MapView& map, Report& report) {
  using Event = Trigger::Event;
  const Book& book = map.rules().own_book();
  if (book.rules.empty() && book.actions.empty()) return;
  std::set<const Rule*> reported, endless;
  for (const Rule& rule : book.rules)
    if (sets_itself_off(book, rule)) endless.insert(&rule);
  const auto judge = [&](Rehearsal& rehearsal) {
    if (rehearsal.is_played()) return;
    const Rule* rule = rehearsal.most_waiting();
    if (!rule || !reported.insert(rule).second) return;
    report.add(
        place_of_part(map.packs(), rule->element),
        say(N_("\"{0}\" could be set off so often at one time that more than {1} decisions wait; let it "
               "happen only once, or let fewer players decide"),
            rule->title, most_waiting_tasks));
  };
  const auto rehearse = [&](auto is_set_off) {
    Rehearsal rehearsal(map, book, endless);
    for (const Rule& rule : book.rules)
      if (is_set_off(rule.when)) rehearsal.fire(rule, 0);
    judge(rehearsal);
  };
  const Grounds grounds(map, book.becomes());
  std::map<const Rule*, std::array<int, 13>> hexes_of;
  for (const Rule& rule : book.rules)
    if (rule.when.event == Event::Number) hexes_of[&rule] = hexes_by_number(map, grounds, rule.when.place);
  const auto all_hexes = hexes_by_number(map, grounds, {});
  for (int number = 2; number <= 12; ++number) {
    Rehearsal rehearsal(map, book, endless);
    for (const Rule& rule : book.rules) {
      const Trigger& when = rule.when;
      const bool meant = when.numbers.none() || when.numbers.test(static_cast<std::size_t>(number));
      if (when.event == Event::Roll && meant) rehearsal.fire(rule, 0);
      for (int who = 0; when.event == Event::Nothing && meant && who < map.scenario().details.max_players;
           ++who)
        rehearsal.fire(rule, who);
      if (when.event == Event::Produced) {
        const int buildings = std::min(rehearsal.most_buildings(when.place),
                                       most_around_a_hex * all_hexes[static_cast<std::size_t>(number)]);
        for (int i = 0; i < buildings; ++i) rehearsal.fire(rule, i % map.scenario().details.max_players);
      }
      if (when.event != Event::Number || !meant) continue;
      for (int hexes = hexes_of[&rule][at(number)]; hexes > 0; --hexes) rehearsal.fire(rule, 0);
    }
    judge(rehearsal);
  }
  for (const unsigned piece : {a_settlement, a_city, a_road, a_ship})
    rehearse([&](const Trigger& when) { return when.event == Event::Built && (when.pieces & piece) != 0; });
  for (const bool ends : {false, true})
    rehearse([&](const Trigger& when) { return when.event == Event::Turn && when.ends == ends; });
  for (const Event event : {Event::Robber, Event::Discovered, Event::Lost, Event::Knight, Event::Bought})
    rehearse([&](const Trigger& when) { return when.event == event; });
  for (const Action& action : book.actions) {
    Rehearsal rehearsal(map, book, endless);
    rehearsal.act(action);
    judge(rehearsal);
  }
  for (const Rule& card : book.rules) {
    if (card.when.event != Event::Drawn || !book.keeps_cards_of(card.when.deck)) continue;
    Rehearsal rehearsal(map, book, endless);
    rehearsal.fire(card, 0);
    judge(rehearsal);
  }
}

/// What the hexes that a rule is about can yield.
bool yields_something(const MapView& map, const Grounds& grounds, const Rule& rule) {
  for (const HexId hex : map.board().hexes()) {
    if (!grounds.may_match(rule.when.place, at_hex(hex))) continue;
    for (const Terrain terrain : all_of<Terrain>(map.packs()))
      if (map.terrains(hex).contains(terrain) && resource_of(terrain)) return true;
  }
  return false;
}

void find_empty_choices(const MapView& map, Report& report) {
  const Book& book = map.rules().own_book();
  if (book.rules.empty() && book.actions.empty()) return;
  const Grounds grounds(map, book.becomes());
  const auto look_at = [&](const Element* element, const std::vector<Step>& steps, const Rule* rule) {
    bool is_at_hex = rule && rule->when.at_hex();
    const bool chooses =
        std::ranges::any_of(steps, [](const Step& step) { return step.kind == Step::Kind::Choose; });
    const bool by_turn = !rule || rule->doer == Doer::Roller ||
                         (rule->doer == Doer::Who && !rule->around && !rule->when.names_player());
    const auto fault = [&](const Step& step) -> Message {
      if (step.kind == Step::Kind::Choose) is_at_hex = step.chosen == MarkedAt::Hex;
      if (step.what.of_hex && !is_at_hex)
        return say(N_("a step takes what the hex yields, and it is about no hex"));
      if (step.what.of_hex && !chooses && !yields_something(map, grounds, *rule))
        return say(N_("a step takes what the hex yields, and none of its hexes yields one resource"));
      const bool gives = step.kind == Step::Kind::Give || step.kind == Step::Kind::GiveCounter;
      if (gives && step.to == Step::Receiver::OnTurn && by_turn)
        return say(N_("a step gives something to the player on turn, who is the one who gives it"));
      if (step.kind == Step::Kind::Swap && step.what.resources == step.get.resources &&
          std::has_single_bit(step.get.resources) && !step.what.depend() && !step.get.depend())
        return say(N_("a step swaps a card for one of the same kind; there is nothing to choose"));
      return {};
    };
    for (const Step& step : steps)
      if (Message words = fault(step); !words.pattern.empty())
        return report.add(place_of_part(map.packs(), element), std::move(words));
  };
  for (const Rule& rule : book.rules) look_at(rule.element, rule.steps, &rule);
  for (const Action& action : book.actions) look_at(action.element, action.steps, nullptr);
}

}  // namespace

constinit const Check tasks_fit{
    {"own.tasks-fit", Severity::Error, N_("Own rules leave players time to decide"),
     N_("What players have to decide waits in a list. A rule that asks everyone whenever somebody has been "
        "asked would fill it."),
     "OWN-19"},
    find_crowded_decisions};
constinit const Check choices_answered{
    {"own.choices-answered", Severity::Warning, N_("Own rules ask what can be answered"),
     N_("A choice without anything to choose is passed over in the game."), "OWN-20"},
    find_empty_choices};

}  // namespace hexwright::own
