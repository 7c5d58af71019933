#pragma once

#include "io/files/problem_list.h"
#include "model/scenario/scenario.h"

namespace hexwright::tiled {

// Words of both ways.
inline constexpr std::string_view harbor_class = "harbor";

Scenario read_map(std::string_view bytes, ProblemList& problems);
std::string write_map(const Scenario& scenario, ProblemList& losses);

}  // namespace hexwright::tiled
