#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/own/packs.h"
#include "model/own/vocabulary.h"

namespace hexwright {

// A pack of own rules as a tree of parts that are added, moved and taken out. What may stand where comes from
// the vocabulary alone. Packs that are being written may have form problems; `packs` are those of the map.

/// Positions among children, from the pack down; empty: the pack itself.
using PartPath = std::vector<std::size_t>;

/// Preconditions of all: there is such a part.
const own::Element& part_at(const own::Element& pack, const PartPath& path);
own::Element& part_at(own::Element& pack, const PartPath& path);
/// What the vocabulary says of it. Null where it knows no such part.
const own::ElementRow* find_row_at(const own::Element& pack, const PartPath& path);
const own::ElementRow& row_at(const own::Element& pack, const PartPath& path);
/// Where an element is; none where it is not of the pack.
std::optional<PartPath> path_of(const own::Element& pack, const own::Element* part);

/// A pack after a change, and where the part is then that was changed.
struct ChangedPack {
  own::Element pack;
  PartPath part;
};

/// What may still be added to a part, in the order of the vocabulary.
std::vector<const own::ElementRow*> addable(const own::Element& pack, const PartPath& parent);
/// With a neutral start, made to name things that there are; its title is translated.
ChangedPack with_part(const own::Packs& packs, own::Element pack, const PartPath& parent,
                      const own::ElementRow& row, Translate translate = nullptr);
/// With a copy behind it. None where there may be no more.
std::optional<ChangedPack> with_copy(const own::Packs& packs, own::Element pack, const PartPath& part);
own::Element without_part(own::Element pack, const PartPath& part);
/// Before or after the next one of its parent, where both may stand in any order; none elsewhere.
std::optional<ChangedPack> with_part_moved(own::Element pack, const PartPath& part, int by);
/// Whatever the value; empty: no longer said. An id follows the title as long as it says it, and all that
/// name it follow the id, but for what is in `kept`: the map knows it by its id. What means nothing in the
/// part any more goes, too.
own::Element with_value(const own::Packs& packs, const own::Packs& kept, own::Element pack,
                        const PartPath& part, const own::AttributeRow& attribute, const std::string& value);

/// How a part of own rules begins that somebody adds to this parent: what it must say, and what makes it
/// valid, and nothing about things that the pack may not have. The examples of the vocabulary are for who
/// reads about it. Where it names something, `name_to_choose` stands for it.
own::Element start_of(const own::ElementRow& row, std::string_view parent, Translate translate = nullptr);

inline constexpr std::string_view name_to_choose = "own";

}  // namespace hexwright
