#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "model/rules/own/book.h"

namespace hexwright::own {

// What single parts of packs say, whether their options are on or not. Precondition of all: the pack is one
// of these.

/// Of all that can be named, cards at sites by their names alone, and the part at this position, which is the
/// last one of its pack there.
Book book_of_part(const Packs& packs, const Element& pack, std::size_t part);
/// Of each part, with its note where it has a sentence of its own.
Message saying_of(const Packs& packs, const Element& pack, std::size_t part);
/// Positions of the parts that speak of a card at sites, by its id.
std::vector<std::size_t> parts_about(const Element& pack, std::string_view card);
/// Of a card, without its title and its deck: "When the card is drawn: ...", or played, where it is kept.
/// Empty where nothing happens then.
Message happening(const Book& book, const Rule& card);

}  // namespace hexwright::own
