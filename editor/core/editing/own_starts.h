#pragma once

#include "model/own/vocabulary.h"

namespace hexwright {

/// How a part of own rules begins that somebody adds to this parent: what it must say, and what makes it
/// valid, and nothing about things that the pack may not have. The examples of the vocabulary are for who
/// reads about it. Where it names something, `name_to_choose` stands for it.
own::Element start_of(const own::ElementRow& row, std::string_view parent, Translate translate = nullptr);

inline constexpr std::string_view name_to_choose = "own";

}  // namespace hexwright
