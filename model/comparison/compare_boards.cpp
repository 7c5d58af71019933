#include <algorithm>
#include <cassert>
#include <iterator>

#include <fmt/format.h>

#include "model/comparison/parts.h"
#include "model/rules/words.h"

namespace hexwright {
namespace {

using Harbors = decltype(Scenario::harbors);

std::string place(Path path) {
  return fmt::format("{},{} {}", path.hex().q, path.hex().r, short_name(path.side()));
}
std::string place(Hex hex) { return fmt::format("{},{}", hex.q, hex.r); }

Message words(const own::Packs& packs, const PlacedTerrain& terrain) {
  if (const auto face = fixed(terrain)) return word(packs, *face);
  if (const auto* pool = pool_of(terrain)) return {N_("drawn from {0}"), {*pool}};
  return {N_("no terrain"), {}};
}
/// None where there is no number.
std::optional<Argument> words(const PlacedToken& token) {
  if (const auto number = fixed(token)) return std::to_string(*number);
  if (const auto* pool = pool_of(token)) return Message{N_("drawn from {0}"), {*pool}};
  return std::nullopt;
}
Argument or_none(const std::optional<Argument>& number) { return number.value_or(Message{N_("none")}); }
Message words(const own::Packs& packs, const PlacedHarbor& kind) {
  if (const auto face = fixed(kind)) return word(packs, *face);
  if (const auto* pool = pool_of(kind)) return {N_("harbor drawn from {0}"), {*pool}};
  return {N_("harbor of no kind"), {}};
}
Message face_of(const own::Packs& packs, const Cell& cell) {
  return is_hidden(cell) ? Message{N_("face down from {0}"), {cell.stack}} : words(packs, cell.terrain);
}

Message number_words(const std::string& where, const Cell& old, const Cell& fresh) {
  const auto number = words(fresh.token), old_number = words(old.token);
  if (!number) return {N_("hex {0}: number {1} is gone"), {where, *old_number}};
  if (!old_number) return {N_("hex {0}: number {1} is new"), {where, *number}};
  return {N_("hex {0}: number {1} became {2}"), {where, *old_number, *number}};
}

Message cell_words(Hex at, const Scenario& before, const Cell& old, const Scenario& after,
                   const Cell& fresh) {
  const std::string where = place(at);
  const Message old_face = face_of(before.own, old), face = face_of(after.own, fresh);
  const bool same_number = old.token == fresh.token;
  if (old_face == face && same_number) return {N_("hex {0}: changed under its face-down hex"), {where}};
  if (old_face == face) return number_words(where, old, fresh);
  if (same_number) return {N_("hex {0}: {1} became {2}"), {where, old_face, face}};
  return {N_("hex {0}: {1} became {2}, and its number changed from {3} to {4}"),
          {where, old_face, face, or_none(words(old.token)), or_none(words(fresh.token))}};
}

void compare_cells(const Scenario& before, const Scenario& after, ScenarioChanges& changes) {
  for_each_difference(before.cells, after.cells, [&](Hex at, const Cell* old, const Cell* fresh) {
    if (!old)
      changes.push_back(
          {ChangeKind::HexAdded, {at}, {N_("hex {0}: {1} is new"), {place(at), face_of(after.own, *fresh)}}});
    else if (!fresh)
      changes.push_back({ChangeKind::HexRemoved,
                         {at},
                         {N_("hex {0}: {1} is gone"), {place(at), face_of(before.own, *old)}}});
    else
      changes.push_back({ChangeKind::HexChanged, {at}, cell_words(at, before, *old, after, *fresh)});
  });
}

/// The harbor that one which is gone has become: alike, in the same hex, and at a path that had none before.
Harbors::const_iterator turned_to(const Topology& topology, Path old_path, const Harbor& old,
                                  const Harbors& before, const Harbors& after) {
  const Hex hex = topology.canonical(harbor_hex(old_path, old));
  return std::find_if(after.begin(), after.end(), [&](const auto& candidate) {
    return candidate.second.kind == old.kind && !before.contains(candidate.first) &&
           topology.canonical(harbor_hex(candidate.first, candidate.second)) == hex;
  });
}

void compare_harbors(const Scenario& before, const Scenario& after, ScenarioChanges& changes) {
  boost::container::flat_set<Path> reported;
  for_each_difference(before.harbors, after.harbors, [&](Path at, const Harbor* old, const Harbor* fresh) {
    if (old && fresh) {
      const bool turned = old->kind == fresh->kind;
      changes.push_back(
          {turned ? ChangeKind::HarborTurned : ChangeKind::HarborChanged,
           {at},
           turned
               ? Message{N_("the {0} at {1} faces the other way"), {words(after.own, fresh->kind), place(at)}}
               : Message{N_("the {0} at {1} became a {2}"),
                         {words(before.own, old->kind), place(at), words(after.own, fresh->kind)}}});
    } else if (old) {
      const auto found = turned_to(after.topology, at, *old, before.harbors, after.harbors);
      const bool turned = found != after.harbors.end() && reported.insert(found->first).second;
      if (turned)
        changes.push_back({ChangeKind::HarborTurned,
                           {at, found->first},
                           {N_("the {0} at {1} was turned to {2}"),
                            {words(before.own, old->kind), place(at), place(found->first)}}});
      else
        changes.push_back({ChangeKind::HarborRemoved,
                           {at},
                           {N_("the {0} at {1} is gone"), {words(before.own, old->kind), place(at)}}});
    } else if (fresh && !reported.contains(at)) {
      changes.push_back({ChangeKind::HarborAdded,
                         {at},
                         {N_("a {0} at {1} is new"), {words(after.own, fresh->kind), place(at)}}});
    }
  });
}

void compare_frontiers(const Scenario& before, const Scenario& after, ScenarioChanges& changes) {
  for_each_difference(
      before.frontiers, after.frontiers, [&](Path at, const Intersection* old, const Intersection* fresh) {
        const std::vector<Argument> where{place(at)};
        if (!old)
          changes.push_back({ChangeKind::FrontierAdded, {at}, {N_("a frontier area at {0} is new"), where}});
        else if (!fresh)
          changes.push_back(
              {ChangeKind::FrontierRemoved, {at}, {N_("the frontier area at {0} is gone"), where}});
        else
          changes.push_back(
              {ChangeKind::FrontierTurned, {at}, {N_("the frontier area at {0} was turned"), where}});
      });
}

void compare_markers(const Scenario& before, const Scenario& after, ScenarioChanges& changes) {
  for_each_difference(before.markers, after.markers, [&](Marker marker, const Hex* old, const Hex* fresh) {
    const Message name = word(marker);
    assert(old || fresh);
    if (!old)
      changes.push_back(
          {ChangeKind::MarkerMoved, {*fresh}, {N_("the {0} starts at hex {1}"), {name, place(*fresh)}}});
    else if (!fresh)
      changes.push_back({ChangeKind::MarkerMoved, {*old}, {N_("the {0} starts nowhere any more"), {name}}});
    else
      changes.push_back({ChangeKind::MarkerMoved,
                         {*old, *fresh},
                         {N_("the {0} moved from hex {1} to hex {2}"), {name, place(*old), place(*fresh)}}});
  });
}

void compare_founding(const Scenario& before, const Scenario& after, ScenarioChanges& changes) {
  std::vector<Intersection> differing;
  std::set_symmetric_difference(before.closed_to_founding.begin(), before.closed_to_founding.end(),
                                after.closed_to_founding.begin(), after.closed_to_founding.end(),
                                std::back_inserter(differing));
  for (const Intersection at : differing) {
    const std::vector<Argument> where{
        fmt::format("{},{} {}", at.hex().q, at.hex().r, short_name(at.corner()))};
    changes.push_back({ChangeKind::FoundingChanged,
                       {at},
                       after.closed_to_founding.contains(at)
                           ? Message{N_("the intersection {0} is closed to founding"), where}
                           : Message{N_("the intersection {0} is open to founding again"), where}});
  }
}

std::string spelled(const MarkPlace& at) {
  struct Spelling {
    std::string operator()(const Hex& hex) const { return fmt::format("{},{}", hex.q, hex.r); }
    std::string operator()(const Path& path) const {
      return fmt::format("{} {}", (*this)(path.hex()), short_name(path.side()));
    }
    std::string operator()(const Intersection& i) const {
      return fmt::format("{} {}", (*this)(i.hex()), short_name(i.corner()));
    }
  };
  return std::visit(Spelling{}, at);
}

void compare_marks(const Scenario& before, const Scenario& after, ScenarioChanges& changes) {
  for_each_difference(
      before.marks, after.marks, [&](const MarkPlace& at, const Mark* old, const Mark* fresh) {
        const auto changed = [&](const char* words, const Scenario& its, const Mark& mark) {
          changes.push_back({ChangeKind::MarkChanged, {at}, {words, {word(its.own, mark), spelled(at)}}});
        };
        if (!fresh)
          changed(N_("{0} at {1} is gone"), before, *old);
        else
          changed(old ? N_("the mark at {1} became {0}") : N_("{0} at {1} is new"), after, *fresh);
      });
}

void compare_locks(const Scenario& before, const Scenario& after, ScenarioChanges& changes) {
  const auto &old = before.generation.locked, &fresh = after.generation.locked;
  std::vector<Hex> differing;
  std::set_symmetric_difference(old.begin(), old.end(), fresh.begin(), fresh.end(),
                                std::back_inserter(differing));
  for (const Hex at : differing)
    changes.push_back({ChangeKind::LockChanged,
                       {at},
                       fresh.contains(at)
                           ? Message{N_("hex {0} is locked when boards are dealt"), {place(at)}}
                           : Message{N_("hex {0} is no longer locked"), {place(at)}}});
}

}  // namespace

void compare_boards(const Scenario& before, const Scenario& after, ScenarioChanges& changes) {
  compare_cells(before, after, changes);
  compare_harbors(before, after, changes);
  compare_frontiers(before, after, changes);
  compare_markers(before, after, changes);
  compare_founding(before, after, changes);
  compare_marks(before, after, changes);
  compare_locks(before, after, changes);
}

}  // namespace hexwright
