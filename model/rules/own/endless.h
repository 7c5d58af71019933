#pragma once

#include <vector>

namespace hexwright::own {

/// What repeating things brings: `gains[i]` is what thing i adds to each supply, less than 0 for what it
/// takes. How often each has to be done so that no supply becomes less and some become more, in proportion;
/// empty where there is no such way.
std::vector<double> endless_gain(const std::vector<std::vector<double>>& gains);

}  // namespace hexwright::own
