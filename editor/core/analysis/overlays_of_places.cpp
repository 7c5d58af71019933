#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "editor/core/analysis/comparison.h"
#include "editor/core/analysis/overlay_parts.h"
#include "editor/core/analysis/overlays.h"
#include "io/render/pen/palette.h"
#include "io/render/pieces/pieces.h"
#include "model/board/index.h"
#include "model/findings/check.h"
#include "model/rules/words.h"

namespace hexwright {
namespace {

/// The parts of a yield with their names, the most first.
std::vector<std::pair<double, Message>> parts(const Yield& yield) {
  std::vector<std::pair<double, Message>> all;
  for (const Resource r : all_resources) all.emplace_back(yield.of(r), Message{id(r)});
  all.emplace_back(yield.choice, Message{N_("of choice")});
  all.emplace_back(yield.discoveries, Message{N_("discoveries")});
  std::erase_if(all, [](const auto& part) { return part.first < 0.05; });
  std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  return all;
}

Message harbor_name(const own::Packs& packs, const HarborChances& harbor) {
  const auto likeliest = std::max_element(harbor.kinds.begin(), harbor.kinds.end());
  if (*likeliest < 1) return Message{N_("a harbor that is dealt")};
  return word(packs, every_harbor_kind[at(likeliest - harbor.kinds.begin())]);
}

Message place_tip(const Analysis& now, IntersectionId i) {
  const Yield& yield = now.yields[i];
  const Decimal pips = brief(yield.pips());
  const Message mix = mix_words(yield);
  if (!now.harbors[i].any()) return say(N_("{0} pips: {1}"), pips, mix);
  return say(N_("{0} pips: {1}; {2}"), pips, mix, harbor_name(now.packs, now.harbors[i]));
}

/// Where somebody may settle and get something.
std::vector<IntersectionId> useful_places(const Analysis& now) {
  std::vector<IntersectionId> places;
  for (const IntersectionId i : now.board.intersections())
    if (now.buildable[i] != 0 && (now.yields[i].pips() > 0 || now.harbors[i].any())) places.push_back(i);
  return places;
}

double most_pips(const Analysis& now, std::span<const IntersectionId> places) {
  double most = 1;
  for (const IntersectionId i : places) most = std::max(most, now.yields[i].pips());
  return most;
}

Point point(const Analysis& now, IntersectionId i) { return position(now.board.intersection(i)); }

Message reasons_in_words(const SiteWorth& worth) {
  const std::vector<Message> all = reasons(worth);
  return joined_by(", ", {all.begin(), all.end()});
}

}  // namespace

Heat pips_heat(const Analysis& now) {
  const auto places = useful_places(now);
  const double most = most_pips(now, places);
  Heat heat{.title = {N_("Pips"), {}}, .least = "0", .most = brief(most)};
  for (const IntersectionId i : places) {
    const double here = now.yields[i].pips();
    heat.discs.push_back({.at = point(now, i),
                          .size = 0.29,
                          .ground = heat_colour(here / most),
                          .text = brief(here),
                          .tip = place_tip(now, i),
                          .ringed = now.harbors[i].any()});
  }
  return heat;
}

Heat mix_heat(const Analysis& now) {
  const Colour choice = palette::ground(Terrain::Gold), discovery = palette::ground(Terrain::Jungle);
  const auto places = useful_places(now);
  const double most = most_pips(now, places);
  Heat heat{.title = {N_("Resource mix"), {}}};
  for (const Resource r : all_resources)
    heat.keys.push_back({palette::resource(r), {std::string(title(r)), {}}});
  if (now.whole.yield.choice > 0) heat.keys.push_back({choice, {N_("Of choice"), {}}});
  if (now.whole.yield.discoveries > 0) heat.keys.push_back({discovery, {N_("Discoveries"), {}}});
  for (const IntersectionId i : places) {
    const Yield& yield = now.yields[i];
    const double all = yield.pips();
    if (all == 0) continue;
    Heat::Disc disc{
        .at = point(now, i), .size = 0.12 + 0.22 * std::sqrt(all / most), .tip = place_tip(now, i)};
    for (const Resource r : all_resources)
      if (yield.of(r) > 0) disc.shares.emplace_back(palette::resource(r), yield.of(r) / all);
    if (yield.choice > 0) disc.shares.emplace_back(choice, yield.choice / all);
    if (yield.discoveries > 0) disc.shares.emplace_back(discovery, yield.discoveries / all);
    heat.discs.push_back(std::move(disc));
  }
  return heat;
}

Heat sites_heat(const Analysis& now) {
  Heat heat{.title = {N_("Founding places"), {}}};
  if (now.sites.empty()) return heat;
  const double best = now.sites.front().total(), worst = now.sites.back().total();
  heat.least = brief(worst);
  heat.most = brief(best);
  const std::size_t named = 4 * std::max<std::size_t>(now.seats.size(), 1);
  // The best come last, so that they lie on top.
  for (std::size_t rank = now.sites.size(); rank-- > 0;) {
    const SiteWorth& site = now.sites[rank];
    const double share = best > worst ? (site.total() - worst) / (best - worst) : 1;
    const bool is_named = rank < named;
    heat.discs.push_back({.at = point(now, site.place),
                          .size = is_named ? 0.3 : 0.13,
                          .ground = heat_colour(share),
                          .text = is_named ? std::to_string(rank + 1) : std::string(),
                          .tip = say(N_("founding place {0} of {1}, worth {2} pips: {3}"), rank + 1,
                                     now.sites.size(), brief(site.total()), reasons_in_words(site)),
                          .ringed = now.harbors[site.place].any()});
  }
  return heat;
}

Heat draft_heat(const Analysis& now) {
  Heat heat{.title = {N_("Snake draft"), {}}};
  for (std::size_t seat = 0; seat < now.seats.size(); ++seat) {
    const auto& [picks, holding] = now.seats[seat];
    heat.keys.push_back(
        {seat_colour(SeatId(seat)), say(N_("Seat {0}: {1} pips"), seat + 1, brief(holding.yield.pips()))});
    for (std::size_t pick = 0; pick < picks.size(); ++pick)
      heat.discs.push_back({.at = point(now, picks[pick].place),
                            .size = 0.34,
                            .ground = seat_colour(SeatId(seat)),
                            .text = fmt::format("{}{}", seat + 1, pick == 0 ? "a" : "b"),
                            .tip = say(pick == 0 ? N_("seat {0} founds here first: {1}")
                                                 : N_("seat {0} founds here second: {1}"),
                                       seat + 1, reasons_in_words(picks[pick])),
                            .ringed = now.harbors[picks[pick].place].any()});
  }
  return heat;
}

Heat changes_heat(const Analysis& now, const Analysis* before) {
  Heat heat{.title = {N_("Changes in pips"), {}},
            .keys = {{more_colour, {N_("More"), {}}}, {less_colour, {N_("Less"), {}}}}};
  if (!before) return heat;
  for (const auto& [place, was, is] : compare(*before, now).places) {
    const double change = is - was;
    heat.discs.push_back({.at = position(place),
                          .size = 0.31,
                          .ground = change > 0 ? more_colour : less_colour,
                          .text = Decimal{change, change == std::round(change) ? 0 : 1, false, true},
                          .tip = say(N_("{0} pips instead of {1}"), brief(is), brief(was))});
  }
  return heat;
}

Message mix_words(const Yield& yield) {
  std::vector<Argument> words;
  for (const auto& [pips, name] : parts(yield)) words.push_back(Message{N_("{0} {1}"), {brief(pips), name}});
  if (words.empty()) return {N_("nothing"), {}};
  return joined_by(", ", words);
}

}  // namespace hexwright
