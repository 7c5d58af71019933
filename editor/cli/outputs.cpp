#include "editor/cli/outputs.h"

#include <algorithm>
#include <filesystem>

#include "editor/cli/scenario_file.h"
#include "io/files/file_access.h"
#include "model/scenario/message.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

/// A file that is not there yet is known by where it would lie. Devices hold nothing that could be lost.
bool are_same_file(const fs::path& one, const fs::path& other) {
  std::error_code fault;
  if (fs::exists(one, fault) && fs::exists(other, fault))
    return fs::is_regular_file(one, fault) && fs::equivalent(one, other, fault);
  const auto place = [&fault](const fs::path& file) {
    return fs::weakly_canonical(fs::absolute(file, fault), fault);
  };
  const fs::path place_of_one = place(one);
  return !place_of_one.empty() && place_of_one == place(other);
}

bool overwrites(const Output& output, const std::string& input) {
  if (output.file == "-" || input == "-" || !are_same_file(output.file, input)) return false;
  complain({N_("{0}: {1} would overwrite {2}, which is read here; write to another file"),
            {output.option, output.file, input}});
  return true;
}

bool collide(const Output& one, const Output& other) {
  const bool same =
      one.file == "-" || other.file == "-" ? one.file == other.file : are_same_file(one.file, other.file);
  if (!same) return false;
  const Argument file = one.file == "-" ? Argument(Message{N_("standard output")}) : Argument(one.file);
  complain({N_("{0} and {1} would both write to {2}; give each a file of its own"),
            {one.option, other.option, file}});
  return true;
}

}  // namespace

bool are_apart(const Outputs& outputs, const std::vector<std::string>& inputs) {
  for (auto output = outputs.begin(); output != outputs.end(); ++output) {
    if (output->file.empty()) continue;
    for (const std::string& input : inputs)
      if (overwrites(*output, input)) return false;
    for (auto earlier = outputs.begin(); earlier != output; ++earlier)
      if (!earlier->file.empty() && collide(*earlier, *output)) return false;
  }
  return true;
}

bool can_be_written(const Outputs& outputs) {
  return std::all_of(outputs.begin(), outputs.end(), [](const Output& output) {
    if (output.file.empty() || output.file == "-") return true;
    const auto obstacle = obstacle_to_writing(output.file);
    if (obstacle) complain(obstacle->why);
    return !obstacle;
  });
}

}  // namespace hexwright
