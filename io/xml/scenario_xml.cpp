#include "io/xml/scenario_xml.h"

#include <utility>

#include <pugixml.hpp>

#include "io/xml/canonical_text.h"
#include "io/xml/own_rules.h"
#include "io/xml/reading.h"
#include "io/xml/scan.h"
#include "io/xml/values.h"
#include "model/own/vocabulary.h"

namespace hexwright {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// The version that the root states, when it is one that can be read.
std::optional<int> readable_version(pugi::xml_node root, FileReport& report) {
  const auto attribute = root.attribute("version");
  if (!attribute) {
    report.error(report.at(root), N_("<scenario> lacks version=\"{0}\""), {std::to_string(xml_version)});
    return std::nullopt;
  }
  const auto at = report.at_value(root, attribute);
  const auto version = whole_number(attribute.value());
  if (!version || *version < 1) {
    report.error(at, N_("version is \"{0}\"; this program writes version {1}"),
                 {shown(attribute.value()), std::to_string(xml_version)});
    return std::nullopt;
  }
  if (*version > xml_version) {
    report.error(at, N_("written by a newer Hexwright (file version {0}, this program reads up to {1})"),
                 {std::to_string(*version), std::to_string(xml_version)});
    return std::nullopt;
  }
  return version;
}

bool check_size(std::string_view xml, std::size_t most, FileReport& report) {
  if (xml.size() <= most) return true;
  report.error(0, N_("the file is too large: {0} bytes, {1} at most"),
               {std::to_string(xml.size()), std::to_string(most)});
  return false;
}

void read_tree(const pugi::xml_document& tree, PlainCells cells, FileReport& report, LoadedScenario& loaded,
               WrittenAt::Offsets& written) {
  const auto root = tree.document_element();
  if (root.name() == std::string_view(pack_file_root)) {
    report.error(report.at(root),
                 N_("the file begins with <{0}>: it holds own rules and no map; Map, Own Rules in the "
                    "editor or own --add on the command line puts them into one"),
                 {pack_file_root});
    return;
  }
  if (root.name() != std::string_view("scenario")) {
    report.error(report.at(root), N_("the file begins with <{0}>; a scenario begins with <scenario>"),
                 {shown(root.name())});
    return;
  }
  const auto version = readable_version(root, report);
  if (!version) return;
  migrate(root, *version, all_migrations(), report);
  check_shape(root, report);
  read_scenario(root, std::move(cells), report, loaded.scenario, written);
}

/// Reports what is wrong with the file itself; `read(tree, cells)` reads what is in it. False where nothing
/// of the file was looked at.
template <class Read>
bool read_tree_of(std::string_view xml, FileReport& report, unsigned how, Read read,
                  std::size_t most_bytes = max_xml_bytes, ScanLimits limits = {}) {
  if (!check_size(xml, most_bytes, report) || !check_encoding(xml, report)) return false;
  auto part = scan(xml, report, limits);
  if (!part) return true;
  report.use_buffer(part->text, std::move(part->shifts));
  pugi::xml_document tree;
  const auto outcome =
      tree.load_buffer_inplace(part->text.data(), part->text.size(), how, pugi::encoding_utf8);
  if (outcome)
    read(tree, std::move(part->cells));
  else
    report.error(report.in_text(static_cast<std::size_t>(outcome.offset)),
                 N_("this is not well-formed XML: {0}"), {outcome.description()});
  return true;
}

std::string_view without_mark(std::string_view xml) {
  return xml.starts_with(byte_order_mark) ? xml.substr(byte_order_mark.size()) : xml;
}

}  // namespace

LoadedPack read_pack(std::string_view xml) {
  LoadedPack loaded;
  xml = without_mark(xml);
  FileReport report(xml);
  const auto read = [&](pugi::xml_document& tree, const PlainCells&) {
    loaded.pack = read_pack_of(tree.document_element(), report);
  };
  read_tree_of(xml, report, pugi::parse_default, read, max_pack_bytes,
               {.elements = own::most_elements + 1, .attributes = 4 * own::most_elements});
  loaded.problems = report.problems();
  return loaded;
}

std::string write_pack(const own::Element& pack) {
  CanonicalText out;
  own::Element root = pack;
  root.name = pack_file_root;
  write_element(out, root);
  return std::move(out).take();
}

LoadedScenario read_xml(std::string_view xml, Positions positions) {
  LoadedScenario loaded;
  xml = without_mark(xml);
  FileReport report(xml);
  WrittenAt::Offsets written;
  const auto read = [&](pugi::xml_document& tree, PlainCells cells) {
    read_tree(tree, std::move(cells), report, loaded, written);
  };
  constexpr unsigned how = pugi::parse_default | pugi::parse_ws_pcdata_single;
  if (read_tree_of(xml, report, how, read) && positions == Positions::Keep) {
    add_first_uses(loaded.scenario, written);
    loaded.written_at = WrittenAt(report.lines(), std::move(written));
  }
  loaded.problems = report.problems();
  return loaded;
}

}  // namespace hexwright
