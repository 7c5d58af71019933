#pragma once

#include <vector>

#include "model/findings/finding.h"
#include "model/rules/module.h"
#include "model/rules/own/book.h"

namespace hexwright {

/// What the packs of a scenario are to all other rules: a module like others, played where there are packs.
/// It stands in no list, for nobody switches it on.
extern const RuleModule own_module;

namespace own {

/// Of a pack, and of a part of it: "lake", "lake/catch", "lake/set 2".
NamedPlace place_of(const Element& pack);
NamedPlace place_of(const Element& pack, const Element& part);

/// What a part of a pack says, as a sentence for people: of rules, actions, awards, figures and all that is
/// printed.
Message sentence(const Book& book, const Rule& rule);
Message sentence(const Book& book, const Action& action);
Message sentence(const Book& book, const Award& award);
Message sentence(const Book& book, const Figure& figure);
Message sentence(const Book& book, const Bar& bar);
Message sentence(const Book& book, const Requirement& requirement);
Message sentence(const Book& book, const Sites& sites);
Message sentence(const OwnTerrain& terrain);
Message sentence(const OwnHarbor& harbor);
/// "3 fish", "2 cards that differ"
Message words(const Book& book, const Price& price);
/// "1 fish", "5 fish": by the number, the counter's word for one or for many.
Message counted(const Counter& counter, int count);
/// What a part of a pack says: an element of it, and its sentence.
struct Said {
  const Element* part = nullptr;
  Message words;
};
/// Of one of the book's packs: its terrains and harbors, then what it has rules about. A designer's note to a
/// part comes after its sentence.
std::vector<Said> sentences_of(const Book& book, const Element& pack);
/// Of all packs.
std::vector<Said> sentences_of(const Book& book);
/// For lists in messages.
std::vector<Argument> in_words(const Numbers& numbers);

}  // namespace own
}  // namespace hexwright
