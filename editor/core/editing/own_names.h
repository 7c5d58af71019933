#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/own/packs.h"
#include "model/own/vocabulary.h"

namespace hexwright {

// Names that parts of own rules give to each other, wherever values spell them.

/// A name within a value: what kind of thing it is of ("counter", "terrain", "harbor", "marker", "option"),
/// and where it stands.
struct NameUse {
  std::string kind;
  std::size_t at = 0, length = 0;
};
std::vector<NameUse> names_in(const own::AttributeRow& row, std::string_view value);

/// A thing that can be named. Titles of built-in ones are patterns to be translated.
struct OwnName {
  std::string id;
  Message title;
};
/// Of a kind: the pack's own, those of the other packs, and what is built in.
std::vector<OwnName> names_of(const own::Packs& packs, const own::Element& pack, std::string_view kind);
/// No part of a pack has it, and nothing that is built in.
bool is_free(const own::Packs& packs, const own::Element& pack, std::string_view id);
/// An id that says the title; the same again with a number where it is taken.
std::string id_for(const own::Packs& packs, const own::Element& pack, const std::string& title);

/// Gives a thing another id, and has all parts of the pack name it by that.
void rename_in(own::Element& pack, std::string_view kind, std::string_view id, std::string_view to);

}  // namespace hexwright
