#pragma once

#include "io/files/problem_list.h"

namespace hexwright::pioneers {

using Report = ProblemList;
/// Where something was written; not part of what was said.
using TextPlace = TextPosition;

}  // namespace hexwright::pioneers
