#pragma once

#include <span>

#include <pugixml.hpp>

#include "io/xml/report.h"

namespace hexwright {

/// Rewrites the raw tree of a file of one version into that of the next, and tells the user in the report
/// what it changed.
using Migration = void (*)(pugi::xml_node scenario, FileReport& report);

/// The n-th (from 0) leads from version n + 1 to version n + 2.
std::span<const Migration> all_migrations();

/// Lifts the tree step by step from `version` to the newest that the migrations lead to.
void migrate(pugi::xml_node scenario, int version, std::span<const Migration> migrations, FileReport& report);

}  // namespace hexwright
