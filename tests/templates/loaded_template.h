#pragma once

#include <string>

#include "model/scenario/scenario.h"
#include "tests/support/templates.h"

namespace hexwright::test {

std::string template_text(const std::string& name);

/// Throws when it cannot be read.
Scenario loaded_template(const std::string& name);

}  // namespace hexwright::test
