#include <array>
#include <string>
#include <utility>

#include "io/xml/named_once.h"
#include "io/xml/own_rules.h"
#include "io/xml/reading.h"
#include "io/xml/values.h"
#include "model/scenario/edit.h"
#include "model/scenario/limits.h"
#include "model/scenario/message.h"

namespace hexwright {
namespace {

/// Everything but supplies and the board. What was read goes through `apply_edit`, so that a file can hold
/// nothing that an editor would refuse.
class Reader {
 public:
  Reader(FileReport& report, Scenario& scenario) : report_(report), scenario_(scenario) {}

  void topology(pugi::xml_node element);
  void details(pugi::xml_node element);
  void rules(pugi::xml_node section);
  void boxes(pugi::xml_node section);
  void wishes(pugi::xml_node generation);
  void dealt(pugi::xml_node element);
  void accepted(pugi::xml_node section);
  void foreign(pugi::xml_node section);

 private:
  void apply(pugi::xml_node element, const Edit& edit) {
    const auto outcome = apply_edit(scenario_, edit);
    if (const auto* refusal = outcome.refusal()) report_.refused(report_.at(element), *refusal);
  }
  Pieces pieces(pugi::xml_node element);
  RuleOptions options(pugi::xml_node module);
  std::optional<Wish> wish(pugi::xml_node element);

  FileReport& report_;
  Scenario& scenario_;
};

void Reader::topology(pugi::xml_node element) {
  if (!element) return;
  constexpr int widest = 2 * limits::coordinate;
  Values in(report_, element);
  const auto itself = [](std::string_view word) { return word; };
  constexpr std::array<std::string_view, 2> kinds{"east-west", "north-south"};
  const auto known = [&](std::string_view word) -> std::optional<bool> {
    if (word == kinds[0]) return true;
    if (word == kinds[1]) return false;
    return std::nullopt;
  };
  const auto east_west = in.word("joined", known, kinds, itself);
  if (!east_west) return;
  const char* size_name = *east_west ? "width" : "height";
  const char* origin_name = *east_west ? "west" : "north";
  for (const char* needed : {size_name, origin_name})
    if (!in.find(needed)) report_.lacks(element, needed);
  const auto size = in.number(size_name, {*east_west ? 3 : 4, widest});
  const auto origin = in.number(origin_name, {-widest, widest});
  if (!size || !origin) return;
  if (!*east_west && *size % 2 != 0) {
    report_.error(in.at_value(in.find("height")), N_("height is \"{0}\"; expected an even number"),
                  {std::to_string(*size)});
    return;
  }
  apply(element, SetTopology{*east_west ? Topology::joined_east_west(*size, *origin)
                                        : Topology::joined_north_south(*size, *origin)});
}

void Reader::details(pugi::xml_node element) {
  if (!element) return;
  Details d;
  Values in(report_, element);
  d.title = in.line("title").value_or("");
  d.author = in.line("author").value_or("");
  d.min_players = in.number_or("min-players", counts_from_one, d.min_players);
  d.max_players = in.number_or("max-players", counts_from_one, d.max_players);
  d.victory_points = in.number_or("victory-points", counts_from_one, d.victory_points);
  d.quarter_turned = in.yes_or_no("quarter-turned").value_or(false);
  d.description = text_of(report_, element.child("description"));
  d.source = text_of(report_, element.child("source"));
  d.notes = text_of(report_, element.child("notes"));
  d.pieces = pieces(element.child("pieces"));
  apply(element, SetDetails{std::move(d)});
}

Pieces Reader::pieces(pugi::xml_node element) {
  Pieces p;
  if (!element) return p;
  Values in(report_, element);
  p.roads = in.number_or("roads", counts, p.roads);
  p.settlements = in.number_or("settlements", counts, p.settlements);
  p.cities = in.number_or("cities", counts, p.cities);
  p.ships = in.number_or("ships", counts, p.ships);
  return p;
}

void Reader::rules(pugi::xml_node section) {
  RuleChoices choices;
  NamedOnce<std::string> once(report_);
  for (const auto module : section.children("module")) {
    const auto id = Values(report_, module).name("id");
    auto chosen = options(module);
    if (id && once(*id, report_.at(module), "module", *id)) choices.emplace(*id, std::move(chosen));
  }
  if (!choices.empty()) apply(section, SetRules{std::move(choices)});
}

RuleOptions Reader::options(pugi::xml_node module) {
  RuleOptions options;
  NamedOnce<std::string> once(report_);
  for (const auto option : module.children("option")) {
    Values in(report_, option);
    const auto name = in.name("name");
    const auto value = in.line("value");
    if (name && value && once(*name, report_.at(option), "option", *name)) options.emplace(*name, *value);
  }
  return options;
}

void Reader::boxes(pugi::xml_node section) {
  std::map<std::string, int> boxes;
  NamedOnce<std::string> once(report_);
  for (const auto box : section.children("box")) {
    Values in(report_, box);
    const auto id = in.name("id");
    const auto count = in.number("count", counts_from_one);
    if (id && count && once(*id, report_.at(box), "box", *id)) boxes.emplace(*id, *count);
  }
  if (!boxes.empty()) apply(section, SetBoxes{std::move(boxes)});
}

std::optional<Wish> Reader::wish(pugi::xml_node element) {
  Values in(report_, element);
  const auto kind =
      in.word("kind", wish_kind_from_id, all_wish_kinds, [](WishKind known) { return info(known).id; });
  if (!kind) return std::nullopt;
  const WishInfo& about = info(*kind);
  Wish wish{*kind};
  const auto limit = in.find("limit");
  if (limit && !about.has_limit()) {
    report_.error(report_.at_name(element, limit), N_("the wish {0} takes no number"),
                  {std::string(about.id)});
  } else if (about.has_limit()) {
    if (!limit) report_.lacks(element, "limit");
    const auto number = in.number("limit", {about.least, about.most});
    if (!number) return std::nullopt;
    wish.limit = *number;
  }
  wish.weight = in.number("weight", {1, most_wish_weight});
  return wish;
}

void Reader::wishes(pugi::xml_node generation) {
  std::vector<Wish> wishes;
  for (const auto element : generation.children("wish"))
    if (const auto read = wish(element)) wishes.push_back(*read);
  if (!wishes.empty()) apply(generation, SetWishes{std::move(wishes)});
}

void Reader::dealt(pugi::xml_node element) {
  if (!element) return;
  Values in(report_, element);
  const auto seed = in.long_number("seed");
  const auto board = in.long_number("board");
  if (seed && board) apply(element, SetDealt{Dealt{*seed, *board}});
}

void Reader::accepted(pugi::xml_node section) {
  NamedOnce<AcceptedFinding> once(report_);
  for (const auto element : section.children("finding")) {
    Values in(report_, element);
    const auto check = in.name("check");
    const auto place = in.line("place");
    const auto reason = in.line("reason");
    if (!check || !place || !reason) continue;
    const AcceptedFinding finding{*check, *place};
    if (once(finding, report_.at(element), "finding", Message{N_("{0} at {1}"), {*check, *place}}))
      apply(element, SetAccepted{finding, *reason});
  }
}

void Reader::foreign(pugi::xml_node section) {
  std::vector<ForeignEntry> entries;
  for (const auto element : section.children("entry")) {
    Values in(report_, element);
    const auto format = in.name("format");
    const auto key = in.name("key");
    if (format && key) entries.push_back({*format, *key, text_of(report_, element)});
  }
  if (!entries.empty()) apply(section, SetForeign{std::move(entries)});
}

}  // namespace

void read_scenario(pugi::xml_node root, PlainCells plain, FileReport& report, Scenario& scenario,
                   WrittenAt::Offsets& written) {
  written.scenario = static_cast<WrittenAt::Offset>(report.at(root));
  Reader reader(report, scenario);
  reader.topology(root.child("topology"));
  reader.details(root.child("details"));
  reader.rules(root.child("rules"));
  reader.boxes(root.child("boxes"));
  read_packs(root.child("own"), report, scenario, written);
  read_supplies(root, report, scenario, written);
  read_board(root, std::move(plain), report, scenario, written);
  reader.wishes(root.child("generation"));
  reader.dealt(root.child("generation").child("dealt"));
  reader.accepted(root.child("accepted"));
  reader.foreign(root.child("foreign"));
}

}  // namespace hexwright
