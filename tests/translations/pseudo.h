#pragma once

#include <string>

#include "model/scenario/scenario.h"
#include "tests/translations/plain_words.h"

namespace hexwright::test {

/// A translation in which no plain letter is left, from the catalog made of all texts of this build.
std::string pseudo(const std::string& pattern, const Plural* count = nullptr);

/// The words that a scenario brings itself: names, titles, and ids of what this version does not know.
Words words_of_designer(const Scenario& scenario);

}  // namespace hexwright::test
