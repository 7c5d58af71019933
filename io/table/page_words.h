#pragma once

#include <map>
#include <string>
#include <vector>

#include "model/playtest/game.h"
#include "model/scenario/message.h"

namespace hexwright {

/// What the page of a table is told, for it is written in English and knows no rules.
struct PageWords {
  std::string language;                      ///< "en"
  std::map<std::string, std::string> texts;  ///< of the page, in this language
  std::map<std::string, std::string> names;  ///< by the words of the bots' protocol: "ore", "year-of-plenty"
};
PageWords page_words(const Game& game, Translate translate = nullptr);

/// All texts of the page, in English; {0} is something that it puts there.
std::vector<std::string> page_texts();

}  // namespace hexwright
