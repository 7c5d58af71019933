#include <algorithm>
#include <functional>
#include <regex>
#include <set>
#include <sstream>
#include <vector>

#include <pugixml.hpp>

#include "tests/io/xml/schema_folder.h"

// EDIT-03: schema and reader agree on files whose elements and attributes are misspelt, missing, doubled or
// in a wrong place, or hold what they must not, in scenarios and in their own rules.

namespace hexwright {
namespace {

using SchemaOfElements = test::SchemaFolder;
using Change = std::function<void(pugi::xml_node)>;

struct Changed {
  std::string what;
  std::string xml;
};

std::vector<pugi::xml_node> elements_of(const pugi::xml_document& tree) {
  std::vector<pugi::xml_node> all;
  const std::function<void(pugi::xml_node)> add = [&](pugi::xml_node node) {
    all.push_back(node);
    for (const auto child : node.children())
      if (child.type() == pugi::node_element) add(child);
  };
  add(tree.document_element());
  return all;
}

/// A file, of which each kind of element is changed once in each way.
class Original {
 public:
  explicit Original(const std::string& xml) { tree_.load_string(xml.c_str()); }

  /// Kinds that another file has shown are left out.
  void change(std::set<std::string>& seen, std::vector<Changed>& all) {
    const auto nodes = elements_of(tree_);
    for (at_ = 0; at_ < nodes.size(); ++at_)
      if (const std::string path = nodes[at_].path(); seen.insert(path).second) {
        path_ = path;
        rename_and_fill(nodes[at_], all);
        if (nodes[at_] != tree_.document_element()) move(nodes[at_], all);
        change_attributes(nodes[at_], all);
      }
  }

 private:
  void keep(std::vector<Changed>& all, const std::string& what, const Change& change) const {
    pugi::xml_document copy;
    copy.reset(tree_);
    change(elements_of(copy)[at_]);
    std::ostringstream xml;
    copy.save(xml, "  ");
    all.push_back({path_ + " " + what, xml.str()});
  }

  void rename_and_fill(pugi::xml_node node, std::vector<Changed>& all) const {
    for (const std::string& other : {std::string(node.name()) + "s", std::string("x"), std::string("Cells")})
      keep(all, "is called " + other, [&](pugi::xml_node it) { it.set_name(other.c_str()); });
    for (const char* words : {"words", "0"})
      keep(all, std::string("holds the text ") + words,
           [&](pugi::xml_node it) { it.prepend_child(pugi::node_pcdata).set_value(words); });
    for (const char* child : {"x", "pool", "gain", "when"})
      keep(all, std::string("holds <") + child + ">", [&](pugi::xml_node it) { it.append_child(child); });
  }

  void move(pugi::xml_node /*node*/, std::vector<Changed>& all) const {
    keep(all, "is missing", [](pugi::xml_node it) { it.parent().remove_child(it); });
    keep(all, "is there twice", [](pugi::xml_node it) { it.parent().insert_copy_after(it, it); });
    const auto also_in = [&](const std::string& where,
                             const std::function<pugi::xml_node(pugi::xml_node)>& place) {
      keep(all, "is also in " + where, [&](pugi::xml_node it) {
        if (pugi::xml_node other = place(it); other && other.type() == pugi::node_element)
          other.append_copy(it);
      });
    };
    also_in("the whole", [](pugi::xml_node it) { return it.root().first_child(); });
    also_in("the one before it", [](pugi::xml_node it) { return it.previous_sibling(); });
    also_in("the one after it", [](pugi::xml_node it) { return it.next_sibling(); });
    also_in("what holds its parent", [](pugi::xml_node it) { return it.parent().parent(); });
    also_in("the cells", [](pugi::xml_node it) { return it.root().first_child().child("cells"); });
  }

  void change_attributes(pugi::xml_node node, std::vector<Changed>& all) const {
    keep(all, "has an attribute more", [](pugi::xml_node it) { it.append_attribute("speed") = "1"; });
    for (const auto attribute : node.attributes()) {
      const std::string name = attribute.name(), value = attribute.value();
      keep(all, "lacks " + name, [&](pugi::xml_node it) { it.remove_attribute(name.c_str()); });
      keep(all, "has a misspelt " + name,
           [&](pugi::xml_node it) { it.attribute(name.c_str()).set_name((name + "s").c_str()); });
      for (const std::string& other :
           {std::string(), " " + value, value + " ", value + "x", "+" + value, "-" + value, "0" + value,
            value + "0000", std::string("x"), std::string("0")})
        keep(all, "has " + name + "=\"" + other + "\"",
             [&](pugi::xml_node it) { it.attribute(name.c_str()).set_value(other.c_str()); });
    }
  }

  pugi::xml_document tree_;
  std::size_t at_ = 0;
  std::string path_;
};

/// A scenario with a pack of the gallery.
std::string scenario_with(const std::filesystem::path& pack_file) {
  pugi::xml_document pack, scenario;
  pack.load_string(test::contents_of(pack_file).c_str());
  auto whole = scenario.append_child("scenario");
  whole.append_attribute("version") = "4";
  whole.append_child("own").append_copy(pack.document_element()).set_name("pack");
  std::ostringstream xml;
  scenario.save(xml, "  ");
  return xml.str();
}

std::vector<Changed> changed_elements() {
  std::set<std::string> seen;
  std::vector<Changed> all;
  Original(write_xml(test::full_scenario())).change(seen, all);
  for (const auto& entry : std::filesystem::directory_iterator(HEXWRIGHT_FIXTURES "/own-boards"))
    Original(test::contents_of(entry.path())).change(seen, all);
  for (const auto& entry : std::filesystem::directory_iterator(HEXWRIGHT_TEMPLATES "/packs"))
    Original(scenario_with(entry.path())).change(seen, all);
  return all;
}

/// Their names, of all that the outside validator told.
std::set<std::string> refused_files(const std::string& reported) {
  const std::string verdict = " fails to validate";
  std::set<std::string> names;
  std::istringstream lines(reported);
  for (std::string line; std::getline(lines, line);)
    if (line.ends_with(verdict))
      names.insert(std::filesystem::path(line.substr(0, line.size() - verdict.size())).filename());
  return names;
}

/// What the reader insists on and the language of schemas cannot say; the schema names all of it.
std::vector<std::pair<std::string, int>> beyond_schemas() {
  return {{"<topology> lacks (width|west)=", 0},
          {"hex .* is in the area .* already", 0},
          {"hex .* is locked already", 0},
          {"this place is taken already", 0},
          {"the number of a mark goes from", 0},
          {"<wish> lacks limit=", 0},
          {"limit is .* expected a whole number from 1 to 15", 0},
          {"(terrain|kind) is \"own:", 0},
          {"<(rule|pack|card)> holds at most 1 <(when|for|by|stand-in)>", 0}};
}

TEST_F(SchemaOfElements, AgreesWithTheReaderOnEveryChange) {
  const auto all = changed_elements();
  for (std::size_t i = 0; i < all.size(); ++i) put("changed-" + std::to_string(i) + ".xml", all[i].xml);
  const auto refused = refused_files(validator_on(in_folder("changed-*.xml")));
  auto beyond = beyond_schemas();
  std::size_t accepted = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool fails = refused.contains("changed-" + std::to_string(i) + ".xml");
    const auto problems = read_xml(all[i].xml).problems;
    accepted += problems.empty() ? 1 : 0;
    const std::string said = problems.empty() ? "nothing" : text(problems.front(), "it");
    const auto known = std::ranges::find_if(
        beyond, [&](const auto& each) { return std::regex_search(said, std::regex(each.first)); });
    if (!fails && known != beyond.end())
      ++known->second;
    else
      EXPECT_EQ(fails, !problems.empty()) << all[i].what << "\nthe reader says: " << said;
  }
  EXPECT_GT(all.size(), 2'500U);
  EXPECT_GT(accepted, all.size() / 10);
  for (const auto& [pattern, times] : beyond) EXPECT_GT(times, 0) << pattern << " is said by the schema now";
}

}  // namespace
}  // namespace hexwright
