#pragma once

#include <string>
#include <vector>

#include "model/scenario/scenario.h"

namespace hexwright::test {

/// The names of all templates of the sources.
std::vector<std::string> template_names();

std::string template_text(const std::string& name);

/// Throws when it cannot be read.
Scenario loaded_template(const std::string& name);

}  // namespace hexwright::test
