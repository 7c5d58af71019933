#pragma once

#include <cstddef>

#include "model/rules/own/book.h"

namespace hexwright::own {

// What single parts of packs say, whether their options are on or not. Precondition of all: the pack is one
// of these.

/// Of all that can be named, and the part at this position, which is the last one of its pack there.
Book book_of_part(const Packs& packs, const Element& pack, std::size_t part);
/// Of each part, with its note where it has a sentence of its own.
Message saying_of(const Packs& packs, const Element& pack, std::size_t part);
/// Of a card, without its title and its deck: "When the card is drawn: ...", or played, where it is kept.
Message happening(const Book& book, const Rule& card);

}  // namespace hexwright::own
