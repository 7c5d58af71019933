#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/playtest/batch/batch.h"
#include "model/scenario/message.h"

namespace hexwright {

// What all who played say of the seats, in words: command line, report and window say the same.

/// A line for each who played: the batch itself first. Empty where nobody gave a second opinion.
struct OpinionLine {
  Message who;                  ///< "Strategist, 50 games"
  std::vector<Message> shares;  ///< of wins, by seat: "25.0 %"
  Message by_chance;            ///< where equal seats would be in 95 of 100 playtests: "22.3 to 27.7 %"
};
std::vector<OpinionLine> opinion_lines(const BatchResult& result);

/// The headline: that the map is fair to all seats, as far as the games tell, else of each seat that is not
/// like the others what holds under all who played, what only under some, and what is open. Then a sentence
/// for each pack of own rules without which games were played, too.
std::vector<Message> verdict_sentences(const BatchResult& result);

/// "Chance alone would put equal seats between 22.3 and 27.7 %."
std::optional<Message> chance_sentence(const Statistics& found);

}  // namespace hexwright
