#include <algorithm>
#include <cstdlib>

#include "model/rules/deal_bounds.h"
#include "model/rules/map_view.h"
#include "model/scenario/limits.h"
#include "model/scenario/plural.h"
#include "model/validation/map_checks.h"

namespace hexwright::map {
namespace {

NamedPlace place_of(const StackSupply& stack) { return {NamedPlace::Kind::Stack, stack.name}; }

/// Sea hexes make a stack fit its cells: those of the partner, when it is paired with one.
std::optional<Fix> fit_by_sea(const StackSupply& stack, int missing) {
  Stack content = *stack.content;
  int& sea = content.hexes[Terrain::Sea];
  sea += missing;
  if (sea < 0 || sea > limits::count) return {};
  if (sea == 0) content.hexes.erase(Terrain::Sea);
  const Forms put =
      plural("put one more sea hex into the stack \"{1}\"", "put {0} more sea hexes into the stack \"{1}\"");
  const Forms take =
      plural("take one sea hex out of the stack \"{1}\"", "take {0} sea hexes out of the stack \"{1}\"");
  return Fix{by_number(std::abs(missing), missing > 0 ? put : take, {stack.name}),
             {SetStack{stack.name, content}}};
}

void compare_alone(const StackSupply& stack, Report& report) {
  const int cells = static_cast<int>(stack.drawing.size());
  const int hexes = size(*stack.content);
  if (hexes < cells)
    report.add(place_of(stack),
               say(N_("the stack \"{0}\" has only {1} of the {2} hexes for its face-down places"), stack.name,
                   hexes, cells),
               fit_by_sea(stack, cells - hexes));
  else if (hexes > cells)
    report.add(Severity::Warning, place_of(stack),
               say(N_("the stack \"{0}\" has {1} hexes, {2} more than its face-down places"), stack.name,
                   hexes, hexes - cells),
               fit_by_sea(stack, cells - hexes));
}

void compare_pair(const StackSupply& stack, const StackSupply& partner, Report& report) {
  // Cells that name the partner are for both, too; that they do is another finding.
  const int cells = static_cast<int>(stack.drawing.size() + partner.drawing.size());
  const int hexes = size(*stack.content) + size(*partner.content);
  if (hexes < cells)
    report.add(place_of(stack),
               say(N_("the stacks \"{0}\" and \"{1}\" have only {2} of the {3} hexes for their open places"),
                   stack.name, partner.name, hexes, cells),
               fit_by_sea(partner, cells - hexes));
  else if (hexes > cells)
    report.add(
        Severity::Warning, place_of(stack),
        say(N_("the stacks \"{0}\" and \"{1}\" have {2} hexes, {3} more than there are open places for them"),
            stack.name, partner.name, hexes, hexes - cells),
        fit_by_sea(partner, cells - hexes));
}

void find_mismatch(const MapView& map, Report& report) {
  for (const auto& stack : map.stacks()) {
    if (!stack.content || stack.drawing.empty()) continue;
    const auto* partner = map.partner_of(stack);
    if (stack.content->paired_with.empty() && !map.is_partner(stack))
      compare_alone(stack, report);
    else if (partner && partner->content && partner != &stack)
      compare_pair(stack, *partner, report);
  }
}

Fix unpair(const StackSupply& stack) {
  Stack content = *stack.content;
  content.paired_with.clear();
  return {say(N_("pair \"{0}\" with no stack"), stack.name), {SetStack{stack.name, content}}};
}

Fix give_cells_to(const MapView& map, const StackSupply& stack, const StackSupply& partner) {
  Edits edits;
  for (const auto hex : partner.drawing) edits.push_back(SetHidden{map.board().hex(hex), stack.name});
  return {say(N_("let them name the stack \"{0}\""), stack.name), std::move(edits)};
}

/// Some other stack with the same partner that comes earlier in the list.
const StackSupply* earlier_suitor(const MapView& map, const StackSupply& stack) {
  for (const auto& other : map.stacks()) {
    if (&other == &stack) return nullptr;
    if (other.content && other.content->paired_with == stack.content->paired_with) return &other;
  }
  return nullptr;
}

void find_bad_pairs(const MapView& map, Report& report) {
  for (const auto& stack : map.stacks()) {
    const StackSupply* partner = map.partner_of(stack);
    if (!partner || !partner->content) continue;
    if (partner == &stack)
      report.add(place_of(stack), say(N_("the stack \"{0}\" is paired with itself"), stack.name),
                 unpair(stack));
    else if (!partner->content->paired_with.empty())
      report.add(place_of(stack),
                 say(N_("the stack \"{0}\" is paired with \"{1}\", which is itself paired with \"{2}\""),
                     stack.name, partner->name, partner->content->paired_with),
                 unpair(stack));
    else if (const auto* suitor = earlier_suitor(map, stack))
      report.add(
          place_of(stack),
          say(N_("the stacks \"{0}\" and \"{1}\" are both paired with \"{2}\"; a stack has one partner"),
              suitor->name, stack.name, partner->name),
          unpair(stack));
    else if (!partner->drawing.empty())
      report.add(place_of(stack),
                 say(N_("hexes of the stack \"{0}\" come to the open places of \"{1}\", but {2} hexes name "
                        "\"{0}\" themselves"),
                     partner->name, stack.name, partner->drawing.size()),
                 give_cells_to(map, stack, *partner));
  }
}

Fix lay_plain_sea(const StackSupply& stack) {
  Stack content = *stack.content;
  content.hexes[Terrain::Sea] += total(content.harbors);
  content.harbors.clear();
  return {say(N_("make the harbors of \"{0}\" plain sea hexes"), stack.name),
          {SetStack{stack.name, content}}};
}

void find_idle_harbors(const MapView& map, Report& report) {
  for (const auto& stack : map.stacks()) {
    // A harbor among land, which is paired, and a stack without any place are other findings.
    if (!stack.content || stack.content->harbors.empty() || stack.drawing.empty() || map.is_partner(stack) ||
        !stack.content->paired_with.empty())
      continue;
    report.add(place_of(stack),
               say(N_("the stack \"{0}\" has {1} harbors, but no stack is paired with it, so they come up as "
                      "plain sea"),
                   stack.name, total(stack.content->harbors)),
               lay_plain_sea(stack));
  }
}

}  // namespace

constinit const Check stacks_match{
    .info = {.id = "map.stacks-match",
             .severity = Severity::Error,
             .title = N_("A stack has as many hexes as undiscovered places"),
             .why = N_("Every face-down place gets one hex of its stack, and none is left. A place without a "
                       "hex is an error; a hex too many is a warning, as the game can be played without it. "
                       "Hexes that are dealt to the stack at set-up count; the open places of paired stacks "
                       "get the hexes of both."),
             .requirement = "SEA-09"},
    .run = find_mismatch};

constinit const Check stacks_paired{
    .info = {.id = "map.stacks-paired",
             .severity = Severity::Error,
             .title = N_("Paired stacks fit together"),
             .why = N_("Whoever discovers an open place lays a hex of its stack there, and a hex of the one "
                       "other stack that it is paired with beside it."),
             .requirement = "SEA-09"},
    .run = find_bad_pairs};

constinit const Check harbors_laid_beside_land{
    .info = {.id = "map.stack-harbors-laid",
             .severity = Severity::Warning,
             .title = N_("Harbors lie in a stack that is laid beside discovered land"),
             .why = N_("A harbor hex is turned so that its harbor faces land, which only a stack of sea that "
                       "is paired with a stack of land allows. Anywhere else it is a sea hex without a "
                       "harbor."),
             .requirement = "BASE-15"},
    .run = find_idle_harbors};

}  // namespace hexwright::map
