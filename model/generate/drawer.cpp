#include "model/generate/drawer.h"

#include <algorithm>

namespace hexwright {
namespace {

/// How often a worse layout is kept: once in 4, for each unit that it is the worse.
bool keeps(int worse, Random& random) {
  return worse <= 0 || (worse < 32 && random.next() >> (64 - 2 * worse) == 0);
}

}  // namespace

Drawer::Drawer(const Exchange& exchange, std::vector<Wish> wishes, const std::atomic<bool>* stop,
               std::atomic<std::uint64_t>* looked_at)
    : exchange_(&exchange),
      judge_(exchange.map(), wishes),
      shuffler_(exchange, judge_),
      layout_(layout_of(exchange.map())),
      stop_(stop),
      looked_at_(looked_at) {}

/// Where no wish reaches from one part of the board to another, each part is shuffled until it meets its own:
/// all its arrangements that do are equally likely, whatever the others look like. Wishes about all of the
/// board are looked at then, and if one is missed, everything begins anew. So what is kept is a fair choice
/// of all that would be kept.
std::optional<Layout> Drawer::by_rejection(Random& random, std::uint64_t most_tries, std::uint64_t& tries) {
  if (shuffler_.is_hopeless()) return std::nullopt;
  shuffler_.begin();
  const std::uint64_t last = tries + most_tries;
  while (tries < last && !is_stopped()) {
    std::size_t part = 0;
    while (part < shuffler_.parts() && tries < last && !is_stopped()) {
      ++tries;
      count();
      part += shuffler_.deal(part, random, true) ? 1 : 0;
    }
    if (shuffler_.parts() == 0) ++tries;
    if (part < shuffler_.parts()) break;
    shuffler_.deal_harbors(random);
    shuffler_.write_to(layout_);
    if (!meets_what_is_left()) continue;
    exchange_->fill_stacks(layout_, random);
    return layout_;
  }
  return std::nullopt;
}

bool Drawer::meets_what_is_left() {
  return std::ranges::all_of(shuffler_.left(),
                             [&](const Wish& wish) { return judge_.missed(wish, layout_) == 0; });
}

bool Drawer::shuffle_without_wishes(Random& random) {
  // Too few tokens for this terrain is bad luck, and rare.
  shuffler_.begin();
  int tries = 0;
  for (std::size_t part = 0; part < shuffler_.parts(); part += shuffler_.deal(part, random, false) ? 1 : 0)
    if (++tries == 1000) return false;
  shuffler_.deal_harbors(random);
  shuffler_.write_to(layout_);
  return true;
}

std::optional<Layout> Drawer::by_chain(Random& random, std::uint64_t most_exchanges) {
  if (!shuffle_without_wishes(random)) return std::nullopt;
  std::size_t places = 0;
  for (const auto& group : exchange_->terrain()) places += group.places.size();
  for (const auto& group : exchange_->tokens()) places += group.places.size();
  for (const auto& group : exchange_->harbors()) places += group.places.size();
  if (places == 0) return std::nullopt;          // an exchange is refused then
  const std::uint64_t forgotten = 100 * places;  // the beginning by then
  int missed = judge_.missed_quickly(layout_);
  for (std::uint64_t n = 1; n <= most_exchanges && !is_stopped(); ++n) {
    count();
    if (const auto swap = exchange_->swap_at_random(layout_, random)) {
      const int then = judge_.missed_quickly(layout_);
      if (keeps(then - missed, random))
        missed = then;
      else
        Exchange::apply(*swap, layout_);
    }
    // Looked at now and then: the first good one after a bad one would not be a fair choice.
    const bool look = n >= forgotten && n % places == 0;
    if (!look || missed > 0 || judge_.missed_hard(layout_) > 0) continue;
    exchange_->fill_stacks(layout_, random);
    return layout_;
  }
  return std::nullopt;
}

}  // namespace hexwright
