#pragma once

#include <string>
#include <string_view>

#include "model/own/element.h"
#include "model/rules/random.h"

namespace hexwright {

/// Of tokens, which such packs may name; the map has to have one.
inline constexpr std::string_view pool_of_random_packs = "spare";

/// A pack of rules drawn from the whole vocabulary: of the right form, with names that there are, and with no
/// sense at all. Most say something that cannot be; the validator finds that out.
own::Element random_pack(Random& random);

}  // namespace hexwright
