#include "editor/core/editing/moving.h"

#include <algorithm>
#include <iterator>
#include <memory>

#include "editor/core/editing/clipboard.h"
#include "editor/core/editing/surroundings.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

/// What a layer of hexes is taken away by, and laid down by elsewhere.
struct Lifted {
  Edits taken, laid;
};

/// The words for a layer, moved and copied.
struct MovingForms {
  Forms move, copy;
};

/// One layer of hexes that goes elsewhere.
class LayerMover {
 public:
  LayerMover(const Scenario& scenario, const HexSet& hexes, Hex by)
      : scenario_(scenario), topology_(scenario.topology), hexes_(hexes), by_(by) {}

  Outcome<Lifted> terrain() const {
    Lifted lifted;
    for (const Hex h : hexes_)
      if (const Cell* cell = cell_at(h); cell && !std::holds_alternative<std::monostate>(cell->terrain)) {
        lifted.taken.push_back(SetTerrain{h, {}});
        lifted.laid.push_back(SetTerrain{place(h), cell->terrain});
      }
    return lifted;
  }

  Outcome<Lifted> tokens() const {
    Lifted lifted;
    for (const Hex h : hexes_) {
      const Cell* cell = cell_at(h);
      if (!cell || std::holds_alternative<std::monostate>(cell->token)) continue;
      if (!cell_at(place(h))) return refuse(N_("a number token would lie beside the board"));
      lifted.taken.push_back(SetToken{h, {}});
      lifted.laid.push_back(SetToken{place(h), cell->token});
    }
    return lifted;
  }

  Outcome<Lifted> harbors() const {
    Lifted lifted;
    for (const auto& [path, harbor] : scenario_.harbors) {
      if (!is_chosen(harbor_hex(path, harbor)) && !is_chosen(harbor_target(path, harbor))) continue;
      const HarborEdge edge{harbor_hex(path, harbor) + by_, harbor.facing};
      if (!Surroundings(scenario_, edge.sea).has_coast(edge))
        return refuse(N_("a harbor would lie at no coast"));
      lifted.taken.push_back(SetHarbor{path, {}});
      lifted.laid.push_back(SetHarbor{topology_.canonical(edge.path()), harbor});
    }
    return lifted;
  }

  Outcome<Lifted> markers() const {
    Lifted lifted;
    for (const auto& [marker, hex] : scenario_.markers) {
      if (!is_chosen(hex)) continue;
      if (!cell_at(place(hex))) return refuse(N_("a piece would stand beside the board"));
      lifted.laid.push_back(SetMarker{marker, place(hex)});
    }
    for (const Intersection i : scenario_.closed_to_founding) {
      const auto around = i.hexes();
      if (std::none_of(around.begin(), around.end(), [&](Hex h) { return is_chosen(h); })) continue;
      const Intersection target(i.hex() + by_, i.corner());
      if (!touches_board(target)) return refuse(N_("a closed intersection would lie beside the board"));
      lifted.taken.push_back(SetClosedToFounding{i, false});
      lifted.laid.push_back(SetClosedToFounding{topology_.canonical(target), true});
    }
    for (const auto& [at, mark] : scenario_.marks) {
      const auto around = hexes_at(at);
      if (std::none_of(around.begin(), around.end(), [&](Hex h) { return is_chosen(h); })) continue;
      const MarkPlace target = canonical(topology_, moved_by(at, by_));
      const auto there = hexes_at(target);
      if (std::none_of(there.begin(), there.end(), [&](Hex h) { return cell_at(h) != nullptr; }))
        return refuse(N_("a mark would lie beside the board"));
      lifted.taken.push_back(SetMark{at, {}});
      lifted.laid.push_back(SetMark{target, mark});
    }
    return lifted;
  }

 private:
  const Cell* cell_at(Hex h) const {
    const auto found = scenario_.cells.find(topology_.canonical(h));
    return found == scenario_.cells.end() ? nullptr : &found->second;
  }
  Hex place(Hex h) const { return topology_.canonical(h + by_); }
  bool is_chosen(Hex h) const { return hexes_.contains(topology_.canonical(h)); }
  bool touches_board(const Intersection& i) const {
    const auto around = i.hexes();
    return std::any_of(around.begin(), around.end(), [&](Hex h) { return cell_at(h) != nullptr; });
  }

  const Scenario& scenario_;
  const Topology& topology_;
  const HexSet& hexes_;
  Hex by_;
};

Outcome<Lifted> lift_layer(const Scenario& scenario, const HexSet& hexes, const Moving& moving) {
  const LayerMover mover(scenario, hexes, moving.by);
  switch (moving.what) {
    case Moved::Terrain:
      return mover.terrain();
    case Moved::Tokens:
      return mover.tokens();
    case Moved::Harbors:
      return mover.harbors();
    case Moved::Markers:
    case Moved::Everything:
      break;
  }
  return mover.markers();
}

MovingForms words_for(Moved what) {
  switch (what) {
    case Moved::Everything:
      return {plural("move a hex", "move {0} hexes"), plural("copy a hex", "copy {0} hexes")};
    case Moved::Terrain:
      return {plural("move the terrain of a hex", "move the terrain of {0} hexes"),
              plural("copy the terrain of a hex", "copy the terrain of {0} hexes")};
    case Moved::Tokens:
      return {plural("move a number token", "move {0} number tokens"),
              plural("copy a number token", "copy {0} number tokens")};
    case Moved::Harbors:
      return {plural("move a harbor", "move {0} harbors"), plural("copy a harbor", "copy {0} harbors")};
    case Moved::Markers:
      break;
  }
  return {plural("move a marker", "move {0} markers"), plural("copy a marker", "copy {0} markers")};
}

Message label_of(const Moving& moving, std::size_t things) {
  const MovingForms words = words_for(moving.what);
  return by_number(things, moving.copy ? words.copy : words.move);
}

Refusal nothing_of(Moved what) {
  switch (what) {
    case Moved::Tokens:
      return refuse(N_("no number token lies on the selected hexes"));
    case Moved::Harbors:
      return refuse(N_("no harbor lies at the selected hexes"));
    case Moved::Markers:
      return refuse(N_("no marker stands on the selected hexes"));
    case Moved::Terrain:
    case Moved::Everything:
      break;
  }
  return refuse(N_("the selected hexes have no terrain"));
}

Outcome<Command> layer_command(const Scenario& scenario, const HexSet& hexes, const Moving& moving) {
  auto outcome = lift_layer(scenario, hexes, moving);
  if (auto* refusal = outcome.refusal()) return std::move(*refusal);
  auto& [taken, laid] = outcome.value();
  if (laid.empty()) return nothing_of(moving.what);
  if (moving.copy && moving.what == Moved::Markers && std::holds_alternative<SetMarker>(laid.front()))
    return refuse(N_("there is only one robber and one pirate: they cannot be copied"));
  Command command{label_of(moving, laid.size()), {}};
  if (!moving.copy) command.edits = std::move(taken);
  command.edits.insert(command.edits.end(), std::make_move_iterator(laid.begin()),
                       std::make_move_iterator(laid.end()));
  return command;
}

Hex place_of(const Scenario& scenario, const HexSet& hexes, Hex by) {
  return middle_of(together(scenario.topology, hexes)) + by;
}

Command copy_command(const Scenario& scenario, const HexSet& hexes, const Moving& moving) {
  return {label_of(moving, hexes.size()),
          lay_down(scenario, copy(scenario, hexes), place_of(scenario, hexes, moving.by))};
}

}  // namespace

Direction step_seen(Direction seen, const Details& details) {
  if (!details.quarter_turned) return seen;
  switch (seen) {
    case Direction::East:  // shown north-east
      return Direction::NorthWest;
    case Direction::West:  // shown south-west
      return Direction::SouthEast;
    case Direction::NorthEast:  // the key up: shown north
      return Direction::West;
    case Direction::SouthWest:  // the key down: shown south
      return Direction::East;
    case Direction::NorthWest:
      return Direction::SouthWest;
    case Direction::SouthEast:
      break;
  }
  return Direction::NorthEast;
}

Outcome<Command> move_command(const Scenario& scenario, const HexSet& hexes, const Moving& moving) {
  if (moving.what != Moved::Everything) return layer_command(scenario, hexes, moving);
  return moving.copy ? copy_command(scenario, hexes, moving) : move_command(scenario, hexes, moving.by);
}

Preview preview_of_moving(const Scenario& scenario, const HexSet& hexes, const Moving& moving) {
  Preview preview;
  const HexSet targets = moved_hexes(scenario.topology, hexes, moving.by);
  preview.hexes.assign(targets.begin(), targets.end());
  if (moving.what == Moved::Everything) {
    preview.hint = label_of(moving, hexes.size());
    preview.ghost =
        std::make_shared<const Ghost>(ghost_of(copy(scenario, hexes), place_of(scenario, hexes, moving.by)));
    return preview;
  }
  const auto made = layer_command(scenario, hexes, moving);
  if (const auto* refusal = made.refusal()) {
    preview.refused = true;
    preview.hint = refusal->why;
    return preview;
  }
  const auto& command = made.value();
  preview.hint = command.label;
  preview.ghost = std::make_shared<const Ghost>(pictured(scenario, command.edits));
  return preview;
}

}  // namespace hexwright
