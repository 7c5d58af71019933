#include "editor/core/document/template_catalogue.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>
#include <system_error>
#include <tuple>

#include "editor/core/document/in_language.h"
#include "io/files/file_access.h"
#include "io/files/places.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

bool is_folder(const fs::path& path) {
  std::error_code ignored;
  return fs::is_directory(path, ignored);
}

fs::path installed_folder() { return installed_share() / "hexwright" / "templates"; }

struct Group {
  std::string_view title;
  /// How the names of its templates begin.
  std::array<std::string_view, 9> beginnings;
};
/// In the order to show them.
constexpr std::array groups{
    Group{N_("Base game"), {"base"}},
    Group{N_("Seafarers"),
          {"new-shores", "fog-islands", "four-islands", "through-the-desert", "new-world", "cloth-villages",
           "tribal-gifts", "pirate-islands", "wonders"}},
    Group{N_("Cities & Knights"), {"cities-and-knights"}},
    Group{N_("Jungles and volcanoes"), {"jungle", "volcano", "krakatoa"}},
    Group{N_("Frontiers"), {"frontiers"}},
    Group{N_("Round worlds"), {"explorers", "desolation"}},
    Group{N_("Spices"), {"spices"}},
    Group{N_("Others"), {}},
};

/// The first one that has a beginning of the name; the last one has every name.
std::size_t group_of(std::string_view name) {
  const auto has_it = [&](const Group& group) {
    return std::any_of(group.beginnings.begin(), group.beginnings.end(), [&](std::string_view beginning) {
      return !beginning.empty() && name.starts_with(beginning);
    });
  };
  const auto found = std::find_if(groups.begin(), groups.end() - 1, has_it);
  return static_cast<std::size_t>(found - groups.begin());
}

bool by_group_and_name(const TemplateFile& a, const TemplateFile& b) {
  const auto rank = [](const TemplateFile& t) {
    return std::tuple(group_of(t.name), std::string_view(t.name));
  };
  return rank(a) < rank(b);
}

/// How many letters to add, drop or change (Levenshtein).
std::size_t difference(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (const char letter : a) {
    std::size_t diagonal = row[0]++;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t change = diagonal + (letter == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({change, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

}  // namespace

Outcome<fs::path> template_folder() {
  if (const char* chosen = std::getenv("HEXWRIGHT_TEMPLATES"); chosen && *chosen) {
    if (is_folder(chosen)) return fs::path(chosen);
    return Refusal{{N_("HEXWRIGHT_TEMPLATES names {0}, which is no folder"), {chosen}}};
  }
  if (is_folder(installed_folder())) return installed_folder();
  return Refusal{
      {N_("the templates are not installed: {0} is no folder; set HEXWRIGHT_TEMPLATES to the folder "
          "that has them"),
       {installed_folder().string()}}};
}

std::vector<TemplateFile> templates_in(const fs::path& folder) {
  std::vector<TemplateFile> found;
  std::error_code failed;
  for (fs::directory_iterator entry(folder, failed), end; !failed && entry != end; entry.increment(failed))
    if (entry->path().extension() == ".xml") {
      auto name = entry->path().stem().string();
      const auto group = groups[group_of(name)].title;
      found.push_back({std::move(name), entry->path(), group});
    }
  std::sort(found.begin(), found.end(), by_group_and_name);
  return found;
}

Outcome<std::vector<TemplateFile>> all_templates() {
  auto folder = template_folder();
  if (auto* refusal = folder.refusal()) return std::move(*refusal);
  auto found = templates_in(folder.value());
  if (found.empty()) return Refusal{{N_("there are no templates in {0}"), {folder.value().string()}}};
  return found;
}

Details begun_from(Details of_template, Translate translate) {
  of_template.author.clear();
  of_template.source = text({N_("Begun from the template \"{0}\"."), {of_template.title}}, translate);
  return of_template;
}

Outcome<TemplateFile> find_template(std::string_view name) {
  auto all = all_templates();
  if (auto* refusal = all.refusal()) return std::move(*refusal);
  const auto& templates = all.value();
  const auto nearest =
      std::min_element(templates.begin(), templates.end(), [&](const TemplateFile& a, const TemplateFile& b) {
        return difference(a.name, name) < difference(b.name, name);
      });
  if (nearest->name == name) return *nearest;
  return Refusal{
      {N_("there is no template {0}; the most similar is {1}"), {std::string(name), nearest->name}}};
}

namespace {

constexpr const char* ending = ".hexrules";

}  // namespace

Outcome<std::vector<GalleryPack>> all_packs(Translate translate) {
  const auto folder = template_folder();
  if (const auto* no = folder.refusal()) return *no;
  std::vector<GalleryPack> packs;
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(folder.value() / "packs", ignored)) {
    if (entry.path().extension() != ending) continue;
    const auto bytes = read_file(entry.path().string(), max_pack_bytes);
    if (const auto* text = bytes.value_if()) {
      LoadedPack loaded = read_pack(*text);
      if (!has_errors(loaded.problems))
        packs.push_back({std::string(loaded.pack.get("id")), in_language(std::move(loaded.pack), translate)});
    }
  }
  std::sort(packs.begin(), packs.end(),
            [](const GalleryPack& a, const GalleryPack& b) { return a.id < b.id; });
  return packs;
}

}  // namespace hexwright
