#pragma once

#include "model/playtest/cards.h"
#include "model/playtest/table.h"
#include "model/rules/words.h"

// What is wrong with an action that does a task of the base game or of Seafarers: `TaskSpec::why_not`. Words
// for a player who does not know the rules by heart.

namespace hexwright {

/// Names the cards of a price that a seat has not; none when it has all.
std::optional<Refusal> lacks(const Seat& seat, Cards price);

std::optional<Refusal> why_no_discard(const ReadContext& read, const Task& task, const Action& action);
std::optional<Refusal> why_no_payment(const ReadContext& read, const Task& task, const Action& action);
std::optional<Refusal> why_not_taken(const ReadContext& read, const Task& task, const Action& action);
std::optional<Refusal> why_not_moved(const ReadContext& read, const Task& task, const Action& action);
std::optional<Refusal> why_no_theft(const ReadContext& read, const Task& task, const Action& action);
std::optional<Refusal> why_no_free_route(const ReadContext& read, const Task& task, const Action& action);
std::optional<Refusal> why_not_put_down(const ReadContext& read, const Task& task, const Action& action);
std::optional<Refusal> why_no_answer(const ReadContext& read, const Task& task, const Action& action);
std::optional<Refusal> why_no_closing(const ReadContext& read, const Task& task, const Action& action);

}  // namespace hexwright
