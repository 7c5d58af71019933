#include <algorithm>
#include <array>

#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/own/hooks.h"
#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/modules/own/witness.h"
#include "model/rules/own/own.h"

// What own rules did, in words: each sentence names the rule, for nothing else says why.

namespace hexwright::own {
namespace {

/// What one rule did to one seat, over all the hexes and buildings for which it did it.
std::vector<Witness::Deed> together(const std::vector<Witness::Deed>& all) {
  std::vector<Witness::Deed> sums;
  for (const Witness::Deed& each : all) {
    const auto same = std::ranges::find_if(sums, [&](const Witness::Deed& sum) {
      return sum.script == each.script && sum.seat == each.seat && sum.counter == each.counter &&
             sum.card == each.card && sum.to == each.to && (sum.to_choose > 0) == (each.to_choose > 0);
    });
    if (same == sums.end()) {
      sums.push_back(each);
      continue;
    }
    same->more += each.more;
    same->to_choose += each.to_choose;
  }
  return sums;
}

/// By itself the action says all cards that somebody takes.
bool says_cards(const hexwright::Action& action) {
  return action.kind == ActionKind::Roll || action.kind == ActionKind::BuildSettlement ||
         action.kind == ActionKind::TurnUp;
}

std::optional<Message> in_words(const hexwright::Deed& deed, const Witness::Deed& done) {
  const Program& own = program(deed.game);
  const NarratorWords& words = deed.words;
  const std::string title = title_of(own, done.script), player = words.player(done.seat);
  if (done.to_choose > 0)
    return Message{N_("{0}: {1} takes cards; still to take: {2}"),
                   {title, player, std::to_string(done.to_choose)}};
  if (done.more == 0) return std::nullopt;
  if (done.card && done.to != none)
    return Message{N_("{0}: {1} gives {2} to {3}"),
                   {title, player, words.cards(Cards(*done.card, -done.more)), words.player(done.to)}};
  if (done.card) {
    const std::string cards = words.cards(Cards(*done.card, done.more));
    return Message{
        says_cards(deed.action) ? N_("{0} is why {1} takes {2} of that") : N_("{0}: {1} takes {2}"),
        {title, player, cards}};
  }
  const Counter& counter = own.book.counters[at(done.counter)];
  const Message count = counted(counter, std::abs(done.more));
  return Message{done.more > 0 ? N_("{0}: {1} gains {2}") : N_("{0}: {1} gives up {2}"),
                 {title, player, count}};
}

/// What is left of a counter's change when rules have said theirs, and the price of an own action its own.
int unsaid(const hexwright::Deed& deed, const std::vector<Witness::Deed>& said, SeatId seat, int counter) {
  const bool of_table = program(deed.game).book.counters[at(counter)].of_table;
  int more = counter_of({deed.game, deed.after}, seat, counter) -
             counter_of({deed.game, deed.before}, seat, counter);
  for (const Witness::Deed& each : said)
    if (each.counter == counter && (of_table || each.seat == seat)) more -= each.more;
  if (deed.action.kind == action::act && (of_table || seat == deed.actor))
    for (const auto& [paid, count] : program(deed.game).book.actions[deed.action.x].cost.counters)
      if (paid == counter) more += count;
  return more;
}

}  // namespace

std::string title_of(const Program& own, int script) {
  return own.is_rule(script) ? own.rule(script).title : own.action_of(script).title;
}

namespace {

/// Buildings that were turned over or up, and those that go by a card from now on.
void add_buildings(const hexwright::Deed& deed, std::vector<Sentence>& sentences) {
  const ReadContext after{deed.game, deed.after};
  const auto add = [&](const char* words, IntersectionId corner, std::vector<Argument> arguments) {
    sentences.push_back({Message{words, std::move(arguments)}, deed.game.board().intersection(corner)});
  };
  for (const IntersectionId corner : deed.game.board().intersections()) {
    const BuildingPiece piece = building_at(deed.after, corner);
    const bool over = deed.after.overturned.has(corner);
    if (over != deed.before.overturned.has(corner) && !piece.empty())
      add(over ? N_("a building of {0} is turned over") : N_("a building of {0} is turned up again"), corner,
          {deed.words.player(piece.seat())});
  }
  for (const SeatId seat : deed.game.seats())
    for (std::size_t i = 0; i < program(deed.game).sites.size(); ++i) {
      const IntersectionId corner = seat_of(after, seat).bound[i];
      const int card = deed.after.site_cards[i];
      if (corner != none && card > 0 && deed.before.seats[seat].bound[i] != corner)
        add(N_("a building of {0} goes by the card {1}"), corner,
            {deed.words.player(seat), program(deed.game).card(at(card) - 1).title});
    }
}

}  // namespace

void add_changes(const hexwright::Deed& deed, std::vector<Sentence>& sentences) {
  Witness witness;
  State again = deed.before;
  apply(deed.game, again, deed.action);
  const auto all = together(witness.deeds());
  for (const Witness::Deed& each : all)
    if (auto words = in_words(deed, each)) sentences.push_back({*std::move(words), {}});
  add_buildings(deed, sentences);
  const Book& book = program(deed.game).book;
  for (std::size_t i = 0; i < book.counters.size(); ++i)
    for (const SeatId seat : deed.game.seats()) {
      const int more = unsaid(deed, all, seat, static_cast<int>(i));
      if (more != 0)
        sentences.push_back({Message{more > 0 ? N_("{0} gains {1}") : N_("{0} gives up {1}"),
                                     {deed.words.player(seat), counted(book.counters[i], std::abs(more))}},
                             {}});
      if (book.counters[i].of_table) break;
    }
}

// "Red pays 3 fish for "buy with fish" and takes 1 lumber".
Message describe_action(const hexwright::Deed& deed) {
  const Program& own = program(deed.game);
  const NarratorWords& words = deed.words;
  const own::Action& action = own.book.actions[deed.action.x];
  const Cards chosen = chosen_price(action, deed.action);
  Price left = action.cost;
  if (!chosen.empty()) left.any = left.same = left.different = 0;
  std::string price = left.free() ? "" : words.in_full(own::words(own.book, left));
  if (!chosen.empty()) price += (price.empty() ? "" : ", ") + words.cards(chosen);
  if (action.aside && deed.action.b.value() == 0)
    return deed.by(N_("{0} sets {2} aside for \"{1}\""), action.title, price);
  const std::string taken = deed.action.b.value() > 0 ? words.card(deed.action.b.value() - 1) : "";
  if (price.empty())
    return taken.empty() ? deed.by(N_("{0} does \"{1}\""), action.title)
                         : deed.by(N_("{0} does \"{1}\" and takes {2}"), action.title, taken);
  return taken.empty() ? deed.by(N_("{0} pays {2} for \"{1}\""), action.title, price)
                       : deed.by(N_("{0} pays {2} for \"{1}\" and takes {3}"), action.title, price, taken);
}

}  // namespace hexwright::own
