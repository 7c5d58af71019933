#pragma once

#include <string>

namespace hexwright {

/// Tells programs apart that play otherwise: a hash of short games on maps that every program carries, by all
/// kinds of bots, 16 hexadecimal digits. Equal on every machine; numbers of versions do not prove as much.
/// The first call takes some hundredths of a second.
const std::string& engine_signature();

}  // namespace hexwright
