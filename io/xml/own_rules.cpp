#include "io/xml/own_rules.h"

#include <map>
#include <utility>
#include <vector>

#include "io/xml/values.h"
#include "model/own/vocabulary.h"
#include "model/rules/own/own.h"
#include "model/scenario/edit.h"

namespace hexwright {
namespace {

class PackReader {
 public:
  explicit PackReader(FileReport& report) : report_(report) {}

  /// Everything as it is written; what is too much is reported, and left out.
  own::Element element(pugi::xml_node node) {
    own::Element element{node.name(), {}, {}};
    for (const auto attribute : node.attributes()) {
      if (element.find(attribute.name()))
        report_.error(report_.at_name(node, attribute), N_("{0} is given twice; keep one of them"),
                      {attribute.name()});
      else
        element.attributes.push_back({attribute.name(), attribute.value()});
    }
    for (const auto child : node.children()) {
      if (child.type() != pugi::node_element) {
        report_text(child, node);
      } else if (++count_ <= own::most_elements) {
        element.children.push_back(this->element(child));
      } else if (count_ == own::most_elements + 1) {
        report_.error(report_.at(child), N_("packs of own rules hold at most {0} parts together"),
                      {std::to_string(own::most_elements)});
      }
    }
    return element;
  }

  /// Where each was written: elements and nodes have the same order.
  void locate(const own::Element& element, pugi::xml_node node) {
    nodes_.emplace(&element, node);
    auto child = node.first_child();
    for (const own::Element& part : element.children) {
      while (child && child.type() != pugi::node_element) child = child.next_sibling();
      locate(part, child);
      child = child.next_sibling();
    }
  }
  pugi::xml_node node_of(const own::Element& element) const { return nodes_.at(&element); }

  void report_form(const own::Element& pack) {
    for (own::FormProblem& problem : own::form_problems(pack)) {
      const auto node = node_of(*problem.element);
      const auto attribute = node.attribute(problem.attribute.c_str());
      const std::size_t at = !attribute           ? report_.at(node)
                             : problem.is_unknown ? report_.at_name(node, attribute)
                                                  : report_.at_value(node, attribute);
      report_.refused(at, {std::move(problem.message)});
    }
  }

  void report_text(pugi::xml_node text, pugi::xml_node parent) {
    const std::string_view words = text.value();
    if (words.find_first_not_of(xml_blanks) == std::string_view::npos) return;
    report_.warning(report_.at_text(text), N_("<{0}> holds no text; \"{1}\" is left out"),
                    {parent.name(), shown(words)});
  }

 private:
  FileReport& report_;
  std::size_t count_ = 0;
  std::map<const own::Element*, pugi::xml_node> nodes_;
};

}  // namespace

void write_element(CanonicalText& out, const own::Element& element) {
  out.open(element.name);
  for (const own::Attribute& attribute : element.attributes)
    out.attribute(attribute.name, std::string_view(attribute.value));
  for (const own::Element& child : element.children) write_element(out, child);
  out.close(element.name);
}

own::Element read_pack_of(pugi::xml_node root, FileReport& report) {
  if (root.name() != std::string_view(pack_file_root)) {
    report.error(report.at(root),
                 N_("the file begins with <{0}>; a file of own rules begins with <rule-pack>"),
                 {shown(root.name())});
    return {};
  }
  PackReader reader(report);
  own::Element pack = reader.element(root);
  pack.name = "pack";
  reader.locate(pack, root);
  reader.report_form(pack);
  if (own::form_problems(pack).empty()) own::make_canonical(pack);
  return pack;
}

void read_packs(pugi::xml_node section, FileReport& report, Scenario& scenario, WrittenAt::Offsets& written) {
  if (!section) return;
  PackReader reader(report);
  std::vector<own::Element> packs;
  std::vector<pugi::xml_node> nodes;
  for (const auto node : section.children()) {
    if (node.type() != pugi::node_element) {
      reader.report_text(node, section);
      continue;
    }
    nodes.push_back(node);
    packs.push_back(reader.element(node));
  }
  bool fits = true;
  for (std::size_t i = 0; i < packs.size(); ++i) {
    reader.locate(packs[i], nodes[i]);
    fits = fits && own::form_problems(packs[i]).empty();
    reader.report_form(packs[i]);
    for (const own::Element& part : packs[i].children)
      written.named.emplace(own::place_of(packs[i], part),
                            static_cast<WrittenAt::Offset>(report.at(reader.node_of(part))));
    written.named.emplace(own::place_of(packs[i]), static_cast<WrittenAt::Offset>(report.at(nodes[i])));
  }
  if (!fits) return;
  for (own::Element& pack : packs) own::make_canonical(pack);
  const auto outcome = apply_edit(scenario, SetPacks{own::Packs(std::move(packs))});
  if (const auto* refusal = outcome.refusal()) report.refused(report.at(section), *refusal);
}

void write_packs(CanonicalText& out, const own::Packs& packs) {
  if (packs.empty()) return;
  out.open("own");
  for (const own::Element& pack : packs.all()) write_element(out, pack);
  out.close("own");
}

}  // namespace hexwright
