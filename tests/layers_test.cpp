#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "tests/support/golden.h"

// Reads what the build says of each layer (add_layer in its CMakeLists.txt) and every include of its files: a
// layer reaches others by their public headers, and only those that it links.

namespace hexwright {
namespace {

namespace fs = std::filesystem;

const fs::path& top() {
  static const fs::path folder = HEXWRIGHT_SOURCE_DIR;
  return folder;
}

struct Layer {
  std::string folder;             ///< from the top
  std::set<std::string> headers;  ///< public ones, from the top
  std::set<std::string> uses;     ///< shown by its headers
  std::set<std::string> hides;
};
using Layers = std::map<std::string, Layer>;

/// The parts of a call in a CMakeLists.txt: "USES hexwright_model HIDES fmt::fmt".
void read_parts(const std::string& call, const std::string& folder, Layers& layers) {
  std::istringstream words(call);
  std::string name, part;
  words >> name;
  Layer& layer = layers[name];
  layer.folder = folder + "/";
  const std::set<std::string> parts{"SOURCES", "HEADERS", "USES", "HIDES", "TOGETHER", "PRIVATE", "PUBLIC"};
  for (std::string word; words >> word;) {
    if (parts.contains(word))
      part = word;
    else if (word.starts_with("$"))
      continue;  // what modules.cmake found
    else if (part == "HEADERS")
      layer.headers.insert((fs::path(folder) / word).lexically_normal().generic_string());
    else if (part == "USES")
      layer.uses.insert(word);
    else if (part == "HIDES" || part == "PRIVATE")
      layer.hides.insert(word);
  }
}

/// Rule modules are listed by name alone (model/modules.cmake): of their files, what a game remembers and
/// reads from a map is the engine's, and of their rules all but parts.h is public.
void read_module_headers(Layers& layers) {
  const auto each_header = [](const char* folder, auto visit) {
    for (const auto& entry : fs::recursive_directory_iterator(top() / folder))
      if (entry.path().extension() == ".h")
        visit(entry.path().filename().string(), fs::relative(entry.path(), top()).generic_string());
  };
  each_header("model/rules", [&](const std::string& name, const std::string& path) {
    const bool of_every_game =
        std::regex_match(path, std::regex("model/rules/((base|seafarers|own)/)?[^/]+"));
    if (!of_every_game && name != "parts.h") layers["hexwright_model"].headers.insert(path);
  });
  each_header("model/playtest/modules", [&](const std::string& name, const std::string& path) {
    if (name == "state.h" || name == "facts.h" || name == "seen.h")
      layers["hexwright_engine"].headers.insert(path);
  });
}

const Layers& layers() {
  static const Layers all = [] {
    Layers found;
    const std::regex comment("#[^\n]*"), layer(R"(add_layer\(([^)]*)\))"),
        command_line(R"(target_link_libraries\((hexwright-cli[^)]*)\))");
    for (const char* part : {"model", "io", "editor"})
      for (const auto& entry : fs::recursive_directory_iterator(top() / part)) {
        if (entry.path().filename() != "CMakeLists.txt") continue;
        const std::string text = std::regex_replace(test::contents_of(entry.path()), comment, "");
        const std::string folder = fs::relative(entry.path().parent_path(), top()).generic_string();
        for (const std::regex& call : {layer, command_line})
          for (std::sregex_iterator it(text.begin(), text.end(), call), end; it != end; ++it)
            read_parts((*it)[1].str(), folder, found);
      }
    read_module_headers(found);
    return found;
  }();
  return all;
}

/// The layer that lists a header in another's folder, else the one whose folder is the innermost around a
/// file.
const std::string& layer_of(const std::string& file) {
  static const std::string none;
  const std::string* found = &none;
  for (const auto& [name, layer] : layers()) {
    if (layer.headers.contains(file)) return name;
    if (file.starts_with(layer.folder) &&
        (found->empty() || layer.folder.size() > layers().at(*found).folder.size()))
      found = &name;
  }
  return *found;
}

/// Those that it links, and what their headers show.
std::set<std::string> reachable_from(const std::string& name) {
  const Layer& layer = layers().at(name);
  std::vector<std::string> left(layer.uses.begin(), layer.uses.end());
  left.insert(left.end(), layer.hides.begin(), layer.hides.end());
  std::set<std::string> found;
  while (!left.empty()) {
    const std::string next = left.back();
    left.pop_back();
    const auto used = layers().find(next);
    if (used == layers().end() || !found.insert(next).second) continue;
    left.insert(left.end(), used->second.uses.begin(), used->second.uses.end());
  }
  return found;
}

/// Calls `visit(file, layer, included file)` for every include of a file of ours.
template <class Visit>
void for_each_include(Visit visit) {
  static const std::regex include(R"re(#include "([^"]+)")re");
  for (const char* part : {"model", "io", "editor"})
    for (const auto& entry : fs::recursive_directory_iterator(top() / part)) {
      if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp") continue;
      const std::string file = fs::relative(entry.path(), top()).generic_string(),
                        text = test::contents_of(entry.path());
      for (std::sregex_iterator it(text.begin(), text.end(), include), end; it != end; ++it) {
        const std::string included = (*it)[1].str();
        if (!fs::exists(top() / included)) continue;  // made by the build
        visit(file, layer_of(file), included);
      }
    }
}

TEST(Layers, AreReadFromTheBuild) {
  ASSERT_TRUE(layers().contains("hexwright_model"));
  EXPECT_TRUE(layers().at("hexwright_model").headers.contains("model/board/hex.h"));
  EXPECT_EQ(layer_of("model/playtest/cards.h"), "hexwright_engine");
  EXPECT_EQ(layer_of("model/playtest/modules/spices/state.h"), "hexwright_engine");
  EXPECT_EQ(layer_of("model/playtest/modules/spices/kinds.h"), "hexwright_modules");
  EXPECT_EQ(layer_of("editor/cli/names.cpp"), "hexwright-cli");
  EXPECT_TRUE(reachable_from("hexwright_sheet").contains("hexwright_model"));
  EXPECT_FALSE(reachable_from("hexwright_model").contains("hexwright_engine"));
  int includes = 0;
  for_each_include([&](const std::string&, const std::string& layer, const std::string&) {
    EXPECT_FALSE(layer.empty());
    ++includes;
  });
  EXPECT_GT(includes, 1000);
}

TEST(Layers, ReachOthersByTheirPublicHeadersOnly) {
  for_each_include([](const std::string& file, const std::string& layer, const std::string& included) {
    const std::string& other = layer_of(included);
    if (other == layer) return;
    EXPECT_TRUE(layers().at(other).headers.contains(included))
        << file << " includes " << included << ", which " << other << " does not list among its HEADERS";
  });
}

TEST(Layers, IncludeOnlyWhatTheyLink) {
  std::map<std::string, std::set<std::string>> reachable;
  for (const auto& [name, layer] : layers()) reachable[name] = reachable_from(name);
  for_each_include([&](const std::string& file, const std::string& layer, const std::string& included) {
    const std::string& other = layer_of(included);
    if (other == layer) return;
    EXPECT_TRUE(reachable.at(layer).contains(other)) << file << " includes " << included << " of " << other;
  });
}

TEST(Layers, ListHeadersThatThereAre) {
  for (const auto& [name, layer] : layers())
    for (const std::string& header : layer.headers)
      EXPECT_TRUE(fs::exists(top() / header)) << name << ": " << header;
}

}  // namespace
}  // namespace hexwright
