#pragma once

#include <string>
#include <vector>

namespace hexwright {

/// What a command is to write: the option that asks for it, and its file. Empty: nobody asked for it; "-":
/// standard output.
struct Output {
  const char* option = "";
  std::string file;
};
using Outputs = std::vector<Output>;

// To be asked before any work is done, so that nothing is lost and nobody waits in vain. They say on standard
// error what is wrong.

/// None would overwrite what is read, nor another one, by whatever path it is named.
bool are_apart(const Outputs& outputs, const std::vector<std::string>& inputs);
/// Each of them can be written, as far as that can be told now.
bool can_be_written(const Outputs& outputs);

}  // namespace hexwright
