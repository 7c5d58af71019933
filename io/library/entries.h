#pragma once

#include "io/library/connection.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// What lists show of an entry, and what the search finds it by, is what its newest version says.
void show_as(Connection& connection, EntryId entry, const Scenario& scenario);

}  // namespace hexwright
