#pragma once

#include "model/own/vocabulary.h"

namespace hexwright::own {

/// An attribute for people: "what is built". The name itself where the table does not know it.
Message title_of(const ElementRow& element, const AttributeRow& attribute);
/// A sentence that says what it means; empty where the table does not know it.
Message about_of(const ElementRow& element, const AttributeRow& attribute);

}  // namespace hexwright::own
