#pragma once

#include "io/files/problem_list.h"
#include "model/scenario/scenario.h"

namespace hexwright::tiled {

// Words of both ways.
inline constexpr std::string_view harbor_class = "harbor";

/// What of the scenario a map of Tiled cannot say.
void report_unsayable(const Scenario& scenario, ProblemList& losses);

Scenario read_map(std::string_view bytes, ProblemList& problems);
std::string write_map(const Scenario& scenario, ProblemList& losses);

}  // namespace hexwright::tiled
