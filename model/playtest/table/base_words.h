#pragma once

#include "model/playtest/describe/narrator_words.h"

// Words for actions and tasks of the base game and Seafarers, where a pattern is not enough: what could be
// done
// (`label_`), what was done (`describe_`), what chance brings (`outcome_`).

namespace hexwright {

Message label_purchase(const Decision& decision);
Message label_bank_trade(const Decision& decision);
Message label_offer(const Decision& decision);
Message label_end(const Decision& decision);
Message label_pass(const Decision& decision);

Message describe_settlement(const Deed& deed);
Message describe_roll(const Deed& deed);
Message describe_theft(const Deed& deed);
Message describe_purchase(const Deed& deed);
Message describe_monopoly(const Deed& deed);
Message describe_bank_trade(const Deed& deed);
Message describe_offer(const Deed& deed);
Message describe_closing(const Deed& deed);
Message describe_end(const Deed& deed);
Message describe_pass(const Deed& deed);
Message describe_cards_taken(const Deed& deed);

Message outcome_dice(const NarratorWords& words, std::uint16_t outcome);
Message outcome_development(const NarratorWords& words, std::uint16_t outcome);
Message outcome_face(const NarratorWords& words, std::uint16_t outcome);

/// What it means to pass in a task, for `TaskSpec::label` and `TaskSpec::describe`; empty for other actions.
Message passes(const Action& action, const char* words);
Message passed(const Deed& deed, const char* pattern);

Message prompt_for_answer(const NarratorWords& words, const State& state, const Task& task);

}  // namespace hexwright
