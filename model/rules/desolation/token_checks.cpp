#include "model/rules/base/fixes.h"
#include "model/rules/components.h"
#include "model/rules/desolation/climate.h"
#include "model/rules/desolation/parts.h"
#include "model/rules/words.h"

namespace hexwright::desolation {
namespace {

/// Copies of a number: "8 of 2".
Message copies(int count, int number) {
  return Message{N_("{0} of {1}"), {std::to_string(count), std::to_string(number)}};
}

/// None where the boxes have not so many, which the designer has to settle first.
std::optional<Fix> make_pool(const MapView& map, const std::string& name, const Counts<int>& needed) {
  if (runs_short_with(map, needed)) return {};
  RuleChoices rules = map.scenario().rules;
  rules["desolation"]["spare-tokens"] = name;
  return Fix{say(N_("make a token pool \"{0}\" with what can be needed"), name),
             {SetTokenPool{name, needed}, SetRules{rules}}};
}

void find_no_pool(const MapView& map, const Counts<int>& needed, Report& report) {
  const std::string named = map.rules().token_pool("desolation", "spare-tokens");
  if (named.empty())
    report.add(
        WholeScenario{},
        say(N_("no token pool holds the spare number tokens for the home island as it dries out; it can "
               "need {0}"),
            total(needed)),
        make_pool(map, base::unused_token_pool(map, "spare"), needed));
  else
    report.add(
        WholeScenario{},
        say(N_("there is no token pool \"{0}\" with the spare number tokens; the home island can need {1} "
               "as it dries out"),
            named, total(needed)),
        make_pool(map, named, needed));
}

void find_short(const MapView& map, const TokenPool& pool, const Counts<int>& needed, Report& report) {
  Counts<int> filled = *pool.content;
  Counts<int> added;
  std::vector<Argument> missing;
  for (const auto& [number, count] : needed) {
    int& there = filled[number];
    if (there >= count) continue;
    added[number] = count - there;
    missing.emplace_back(copies(count - there, number));
    there = count;
  }
  if (missing.empty()) return;
  std::optional<Fix> fix;
  if (!runs_short_with(map, added))
    fix = Fix{say(N_("add the missing tokens")), {SetTokenPool{pool.name, filled}}};
  report.add(
      NamedPlace{NamedPlace::Kind::TokenPool, pool.name},
      say(N_("the spare number tokens in \"{0}\" can run out as the home island dries out; they lack {1}"),
          pool.name, list(missing)),
      std::move(fix));
}

void find_too_few(const MapView& map, Report& report) {
  const auto needed = spare_tokens_needed(map);
  if (needed.empty()) return;
  const TokenPool* pool = spare_tokens(map);
  if (!pool)
    find_no_pool(map, needed, report);
  else if (!pool->drawing.empty() || !map.stacks_with_tokens_of(*pool).empty())
    report.add(
        NamedPlace{NamedPlace::Kind::TokenPool, pool->name},
        say(N_("the spare number tokens \"{0}\" are dealt to hexes too; what is spare needs a pool of its "
               "own"),
            pool->name),
        make_pool(map, base::unused_token_pool(map, "spare"), needed));
  else
    find_short(map, *pool, needed, report);
}

}  // namespace

constinit const Check spare_tokens_suffice{
    .info = {.id = "desolation.spare-tokens-suffice",
             .severity = Severity::Warning,
             .title = N_("There are spare tokens for every hex that loses value"),
             .why = N_(
                 "A 6 becomes a 5, then 4, 3 and 2; an 8 becomes a 9, then 10, 11 and 12. All hexes of the "
                 "home island may come to show the same number before they turn to desert. A hex skips a "
                 "number of which no token is left, so that it dries out sooner."),
             .requirement = "DES-01 DES-02"},
    .run = find_too_few};

}  // namespace hexwright::desolation
