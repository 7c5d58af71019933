#pragma once

#include <optional>
#include <string>
#include <vector>

#include "editor/core/editing/own_parts.h"
#include "model/scenario/message.h"

namespace hexwright {

// The slots of a part of own rules: what can be said of it, and which values fit there.

/// What is said of a part, what has to be, and what people look for there, in the order of the vocabulary,
/// the id last. What only the program says is left out.
std::vector<const own::AttributeRow*> slots_of(const own::Packs& packs, const own::Element& pack,
                                               const PartPath& part);
/// What else can be said of it and means something beside what is said.
std::vector<const own::AttributeRow*> details_of(const own::Packs& packs, const own::Element& pack,
                                                 const PartPath& part);

/// Several words may stand there, each once.
bool takes_several(const own::AttributeRow& row);
/// One of its words is "any", which leaves nothing to the others.
bool offers_any(const own::AttributeRow& row);
/// Any value but the offered ones is wrong: it is chosen, and nothing is typed.
bool is_only_chosen(const own::AttributeRow& row);

/// A value to choose. Where a slot takes several words, and in prices, it is what is there with this word
/// more, or with it taken out.
struct SlotChoice {
  std::string value;
  Message title;
  bool is_on = false;
};
std::vector<SlotChoice> choices_for(const own::Packs& packs, const own::Element& pack,
                                    const own::AttributeRow& row, const std::string& value);
/// The single words that may stand in a slot, as files spell them.
std::vector<std::string> single_words(const own::Packs& packs, const own::Element& pack,
                                      const own::AttributeRow& row);
/// One that has the right form, whatever it names.
std::string sample_value(const own::AttributeRow& row);

}  // namespace hexwright
