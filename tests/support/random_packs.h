#pragma once

#include <string>

#include "model/own/element.h"
#include "model/rules/random.h"

namespace hexwright {

/// A pack of rules drawn from the whole vocabulary: of the right form, with names that there are, and with no
/// sense at all. Most say something that cannot be; the validator finds that out.
own::Element random_pack(Random& random);

}  // namespace hexwright
