#pragma once

#include "model/playtest/bot.h"

namespace hexwright {

/// An opponent to measure other bots against, on maps of the base game alone: it looks two actions ahead, its
/// own and the next one, whoever's that is, and takes what its worth of a position promises at least. Of the
/// kind that is known from other engines, where it beats players that reckon by rules of thumb or try out
/// games at random.
const BotKind& alpha_beta_kind();

}  // namespace hexwright
