#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "model/playtest/action.h"
#include "model/playtest/task.h"
#include "model/scenario/message.h"

// What the game, its words and its bots know about kinds of actions and tasks: rows that the modules own. The
// base game's are in table/base_rules.cpp.

namespace hexwright {

struct Decision;
struct Deed;
class Game;
class NarratorWords;
struct PlayContext;
struct ReadContext;
struct SettlerContext;
struct State;
struct WeighedOutcome;

/// What a field of an action is, and so how it is spelled.
enum class FieldKind : std::uint8_t {
  Number,  ///< as it is; left out for 0
  Hex,
  Intersection,
  Path,
  PathOrNone,  ///< null for `none`
  Seat,
  YesOrNo,
  Card,
  CardOrAll,     ///< "different" for `three_different`
  Bundle,        ///< {"ore": 2, "wool": 1}
  BundledKinds,  ///< true when there are commodities in the action's bundles; left out for none
  OwnAction,     ///< of the packs, from 0: "lake.buy-with-fish"
  CardKinds,     ///< ["ore", "wool"]: a bundle of resources, each as often as it counts; left out for none
  Word,          ///< one of `Field::words`, from 0: "great-bridge"
  Replaced,      ///< {"ore": 1}: cards that discoveries replace, left out for none; a number in version 1
  // Outcomes, which count from 1.
  Dice,  ///< [3, 4]
  DrawnCard,
  DrawnDevelopment,
  DrawnWord,  ///< one of `Field::words`
  Face,       ///< {"terrain": "hills", "number": 5}
};

/// The words for what a field can be, where rules have their own.
struct FieldWords {
  std::size_t count = 0;
  // Below `count`.
  std::string_view (*id)(std::size_t) = nullptr;
  std::string_view (*title)(std::size_t) = nullptr;  ///< for people
};
/// Of things in a list, each by its `id` and `title`.
template <const auto& things>
inline constexpr FieldWords field_words{things.size(), [](std::size_t i) { return id(things[i]); },
                                        [](std::size_t i) { return title(things[i]); }};

/// The name of a field in JSON.
struct Field {
  std::string_view key;
  FieldKind kind = FieldKind::Number;
  const FieldWords* words = nullptr;
  /// The hex that a number stands for; null for none.
  HexId (*hex)(const Game&, int) = nullptr;
  bool may_be_left_out = false;
};

/// The fields of a kind of action. Those that it does not use are spelled only if something is in them.
struct ActionFields {
  Field x{"x"}, a{"a"}, b{"b"}, c{"c"};
};

/// A kind of action. Words are to be translated; functions are null where the module has nothing to say.
struct ActionSpec {
  ActionKind kind = ActionKind::Pass;
  std::string_view id;          ///< in logs and traces: "build-road"
  const char* title = nullptr;  ///< what all of a kind have in common: "trade with the bank"
  ActionFields fields = {};

  // Rules.
  /// Appends those that the seat can do in its own turn, or in the special building phase. Null for actions
  /// that tasks list, and for those that the engine lists in a fixed order.
  void (*list)(const ReadContext&, SeatId seat, std::vector<Action>&) = nullptr;
  /// Does it, in a turn.
  void (*apply)(PlayContext&, SeatId seat, const Action&) = nullptr;
  /// Allowed before the roll, too.
  bool before_roll = false;
  /// Where chance decides something: appends every possible outcome with its weight.
  void (*weigh)(const ReadContext&, const Action&, std::vector<WeighedOutcome>&) = nullptr;

  // Words.
  /// What one would do, for a button or a list: "discard 1 ore". Null: the title.
  Message (*label)(const Decision&) = nullptr;
  /// What was done; {0}: who did it. "{0} builds a ship"
  const char* done = nullptr;
  /// The same, where it takes more to say it; null: `done`.
  Message (*describe)(const Deed&) = nullptr;
  /// What chance brings: "3 and 4". Null: a card.
  Message (*outcome)(const NarratorWords&, std::uint16_t outcome) = nullptr;
  /// When something of this kind can be done at all; null: it cannot be done now.
  const char* when_possible = nullptr;
  /// Why it cannot be done in a turn, where it takes more to say it; null: `when_possible`.
  Refusal (*why_not)(const ReadContext&, SeatId seat, const Action&) = nullptr;
  /// Also in the special building phase. BASE-12
  bool in_special_building = false;

  // The play window.
  char key = 0;           ///< of its button; 0: it has none
  bool merchant = false;  ///< it places a merchant
  bool at_task = false;   ///< where it happens: the hex of the task, if that is about one: `TaskSpec::at_hex`
  /// What the card does that it plays, where the card has words of its own; null: it has none.
  const char* card = nullptr;

  // Bots.
  /// In one's turn: what it gains, in what a hand promises that is worth `before` now. Null: not considered.
  float (*gain)(const SettlerContext&, const Action&, float before) = nullptr;
  /// As an answer to a task, compared with its other answers. Null: 0.
  float (*worth)(const SettlerContext&, const Action&) = nullptr;
};

/// A kind of task.
struct TaskSpec {
  TaskKind kind = TaskKind::Discard;

  // Rules.
  /// Appends the decisions; where it would list none, the task is dropped as nothing that can be done, and
  /// `idle` must say so.
  void (*list)(const ReadContext&, const Task&, std::vector<Action>&) = nullptr;
  /// The task has left the queue; what remains of it is to be put back.
  void (*apply)(PlayContext&, const Task&, const Action&) = nullptr;
  bool (*idle)(const ReadContext&, const Task&) = nullptr;
  /// Nobody wins while it is the first one: it may still change points that were just made.
  bool holds_victory = false;
  /// A road, a ship or a piece that ends routes is off the board while it waits: nobody looks at the longest
  /// trade route.
  bool route_in_hand = false;

  bool at_hex = false;  ///< `Task::a` is the hex that it is about

  // Words; {0}: whose task it is, {1}: how many (`Task::a`).
  const char* prompt = nullptr;       ///< "{0} draws a spice card"
  const char* comes_first = nullptr;  ///< "{0} has to draw a spice card first"
  /// Instead of `prompt`, where it takes more to say it.
  Message (*describe_prompt)(const NarratorWords&, const State&, const Task&) = nullptr;
  /// Instead of the words of the action, where the task gives it another meaning; an empty message where not.
  Message (*label)(const Decision&) = nullptr;
  Message (*describe)(const Deed&) = nullptr;
  /// What is wrong with an action of a kind that does this task; none for other kinds.
  std::optional<Refusal> (*why_not)(const ReadContext&, const Task&, const Action&) = nullptr;
};

/// Of every module.
const std::vector<const ActionSpec*>& all_action_specs();
const std::vector<const TaskSpec*>& all_task_specs();
/// An empty row for a number that no module uses.
const ActionSpec& spec_of(ActionKind kind);
const TaskSpec& spec_of(TaskKind kind);
inline const ActionFields& fields_of(ActionKind kind) { return spec_of(kind).fields; }

}  // namespace hexwright
