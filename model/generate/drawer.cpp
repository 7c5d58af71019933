#include "model/generate/drawer.h"

#include <algorithm>

namespace hexwright {
namespace {

/// How often a worse layout is kept: once in 4, for each unit that it is the worse.
bool keeps(int worse, Random& random) {
  return worse <= 0 || (worse < 32 && random.next() >> (64 - 2 * worse) == 0);
}

/// A draft takes as long as so many shuffles, or exchanges, for each hex of the board.
constexpr double shuffles_a_draft = 0.25, exchanges_a_draft = 2;

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
  std::uint64_t work = 0;
  while (work < most_tries && !is_stopped()) {
    std::size_t part = 0;
    while (part < shuffler_.parts() && work < most_tries && !is_stopped()) {
      ++tries, ++work;
      count();
      part += shuffler_.deal(part, random, true) ? 1 : 0;
    }
    if (shuffler_.parts() == 0) ++tries, ++work;
    if (part < shuffler_.parts()) break;
    shuffler_.deal_harbors(random);
    shuffler_.write_to(layout_);
    if (!meets_what_is_left(work)) continue;
    exchange_->fill_stacks(layout_, random);
    return layout_;
  }
  return std::nullopt;
}

bool Drawer::meets_what_is_left(std::uint64_t& work) {
  return std::ranges::all_of(shuffler_.left(), [&](const Wish& wish) {
    if (wish.kind == WishKind::DraftSpread)
      work += static_cast<std::uint64_t>(shuffles_a_draft * double(layout_.terrain.size()));
    return judge_.missed(wish, layout_) == 0;
  });
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
  const bool drafts = std::ranges::any_of(
      judge_.wishes(), [](const Wish& wish) { return !wish.weight && wish.kind == WishKind::DraftSpread; });
  int missed = judge_.missed_quickly(layout_);
  std::uint64_t work = 0;
  std::optional<Layout> found;
  std::uint32_t all_found = 0;
  std::uint64_t last = 0;  // once something was found
  for (std::uint64_t n = 1; !is_stopped() && (found ? n <= last : work < most_exchanges); ++n, ++work) {
    count();
    if (const auto swap = exchange_->swap_at_random(layout_, random)) {
      const int then = judge_.missed_quickly(layout_);
      if (keeps(then - missed, random))
        missed = then;
      else
        Exchange::apply(*swap, layout_);
    }
    // Looked at now and then: the first good one after a bad one would not be a fair choice. Nor is the first
    // that is seen, as some are come upon more often and stayed at for less long than others: one of all that
    // are seen until it, too, is forgotten.
    const bool look = n >= forgotten && n % places == 0;
    if (!look || missed > 0) continue;
    if (drafts) work += static_cast<std::uint64_t>(exchanges_a_draft * double(layout_.terrain.size()));
    if (judge_.missed_hard(layout_) > 0) continue;
    if (!found) last = n + std::min(forgotten, most_exchanges / 2);
    if (random.below(++all_found) == 0) found = layout_;
  }
  if (found) exchange_->fill_stacks(*found, random);
  return found;
}

}  // namespace hexwright
