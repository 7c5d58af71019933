#include "editor/core/editing/own_repairs.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "editor/core/editing/own_names.h"
#include "editor/core/editing/own_rules.h"
#include "editor/core/editing/own_slots.h"
#include "editor/core/editing/own_words.h"
#include "model/own/vocabulary.h"
#include "model/rules/own/own.h"
#include "model/scenario/suggestion.h"
#include "model/validation/validate.h"

namespace hexwright {
namespace {

/// What the examples have there, or else anything of the right form.
std::string usual_value(const own::Packs& packs, const own::Element& pack, const PartPath& path,
                        const own::AttributeRow& attribute) {
  own::Element trial = pack;
  PartPath parent = path;
  if (parent.empty()) return sample_value(attribute);
  parent.pop_back();
  const own::ElementRow& row = row_at(pack, path);
  std::erase_if(part_at(trial, parent).children,
                [&](const own::Element& each) { return each.name == row.name; });
  const ChangedPack with = with_part(packs, std::move(trial), parent, row);
  const auto value = part_at(with.pack, with.part).get(attribute.name);
  return value.empty() ? sample_value(attribute) : std::string(value);
}

class Finder {
 public:
  Finder(const Scenario& scenario, const own::Packs& packs, const own::Element& pack)
      : scenario_(scenario), packs_(packs), pack_(pack) {}

  std::vector<PartProblem> of_names() && {
    if (const auto trial = packs_with(packs_, pack_)) find_wrong_names(*trial);
    return std::move(found_);
  }
  std::vector<PartProblem> all() && {
    find_form_problems();
    find_idle_words();
    if (const auto trial = packs_with(packs_, pack_)) {
      find_wrong_names(*trial);
      find_what_checks_find(*trial);
    }
    std::ranges::stable_sort(found_,
                             [](const PartProblem& a, const PartProblem& b) { return a.part < b.part; });
    return std::move(found_);
  }

 private:
  void find_form_problems() {
    for (own::FormProblem& problem : own::form_problems(pack_)) {
      const PartPath path = *path_of(pack_, problem.element);
      PartProblem found{.part = path,
                        .attribute = problem.attribute,
                        .message = problem.message,
                        .repair = {},
                        .is_of_form = true};
      const own::ElementRow* row = find_row_at(pack_, path);
      if (problem.is_unknown)
        found.repair = without(path, problem.attribute);
      else if (row && problem.attribute.empty())
        add_missing(path, *row, found);
      else if (row)
        found.repair = nearest(path, *own::find_attribute(*row, problem.attribute));
      if (row && !found.attribute.empty() && found.attribute == problem.attribute)
        found.message = in_words_of_window(problem, *row);
      found_.push_back(std::move(found));
    }
  }

  /// What has the right form, and is only half of use.
  void find_idle_words() {
    for (std::size_t i = 0; i < pack_.children.size(); ++i) {
      const own::Element& thing = pack_.children[i];
      find_idle_words({i});
      for (std::size_t part = 0; part < thing.children.size(); ++part) find_idle_words({i, part});
    }
  }
  void find_idle_words(const PartPath& path) {
    const own::ElementRow* row = find_row_at(pack_, path);
    if (!row) return;
    for (const own::AttributeRow& attribute : row->attributes) {
      const std::string_view value = part_at(pack_, path).get(attribute.name);
      const auto words = own::words_of(value);
      if (words.size() < 2) continue;
      if (attribute.type == own::ValueType::Values && !is_by_building(pack_.children[path.front()]))
        add_idle(
            path, attribute,
            Message{N_("only the first number counts here: the second one is for cities, and this is about "
                       "no building")},
            std::string(words.front()));
      const bool has_any = offers_any(attribute) && std::ranges::find(words, "any") != words.end();
      if (has_any)
        add_idle(path, attribute, Message{N_("\"any\" is every kind: the other words add nothing")}, "any");
    }
  }
  void add_idle(const PartPath& path, const own::AttributeRow& attribute, Message message,
                const std::string& value) {
    found_.push_back({.part = path,
                      .attribute = std::string(attribute.name),
                      .severity = Severity::Warning,
                      .message = std::move(message),
                      .repair = with(path, std::string(attribute.name), value)});
  }
  /// Steps of the thing know whether a settlement or a city is meant.
  static bool is_by_building(const own::Element& thing) {
    return std::ranges::any_of(thing.children, [](const own::Element& part) {
      return part.name == "for" || part.get("event") == "built" ||
             (part.name == "roll" && part.get("to") == "corner");
    });
  }

  /// Each attribute that is missing has a problem of the element; they come in the order of the vocabulary.
  void add_missing(const PartPath& path, const own::ElementRow& row, PartProblem& found) {
    const own::Element& element = part_at(pack_, path);
    for (const own::AttributeRow& attribute : row.attributes) {
      if (!attribute.required || element.find(attribute.name)) continue;
      const std::string name(attribute.name);
      if (!missing_.emplace(path, name).second) continue;
      found.attribute = name;
      found.message = say(N_("{0} is missing"), own::title_of(row, attribute));
      found.repair = with(path, name, usual_value(packs_, pack_, path, attribute));
      return;
    }
  }

  std::optional<Repair> nearest(const PartPath& path, const own::AttributeRow& row) const {
    const std::string value(part_at(pack_, path).get(row.name));
    if (const auto number = own::whole(value); row.type == own::ValueType::Whole)
      return with(path, std::string(row.name),
                  number ? std::to_string(std::clamp(*number, row.least, row.most)) : sample_value(row));
    const auto words = single_words(packs_, pack_, row);
    const std::vector<std::string_view> known(words.begin(), words.end());
    for (const std::string_view word : own::words_of(value))
      if (std::ranges::find(known, word) == known.end())
        if (const auto meant = suggestion(word, known))
          return with_word(path, std::string(row.name), static_cast<std::size_t>(word.data() - value.data()),
                           word.size(), std::string(*meant));
    return {};
  }

  void find_wrong_names(const own::Packs& trial) {
    for (const own::Problem& problem : own::read_book(trial).problems) {
      const auto path = path_of(*trial.find(pack_.get("id")), problem.element);
      if (!path) continue;
      PartProblem found{.part = *path,
                        .attribute = problem.idle,
                        .message = in_words_of_window(problem, row_at(pack_, *path)),
                        .repair = {}};
      if (!problem.idle.empty()) found.repair = without(*path, problem.idle);
      if (!problem.lacks.empty()) found.repair = with_example(*path, problem.lacks);
      if (!problem.word.empty()) find_use(problem, found);
      if (!is_of_wrong_value(found)) found_.push_back(std::move(found));
    }
  }

  /// The slot that names what there is not.
  void find_use(const own::Problem& problem, PartProblem& found) const {
    for (const own::AttributeRow& row : row_at(pack_, found.part).attributes) {
      const std::string value(part_at(pack_, found.part).get(row.name));
      for (const NameUse& use : names_in(row, value)) {
        if (value.compare(use.at, use.length, problem.word) != 0) continue;
        found.attribute = row.name;
        if (!problem.meant.empty())
          found.repair = with_word(found.part, found.attribute, use.at, use.length, problem.meant);
        else if (use.kind == "counter")
          found.repair = with_counter(problem.word);
        return;
      }
    }
  }

  /// The slot has a problem of its form already; what was checked is another value.
  bool is_of_wrong_value(const PartProblem& found) const {
    return !found.attribute.empty() && std::ranges::any_of(found_, [&](const PartProblem& other) {
      return other.part == found.part && other.attribute == found.attribute;
    });
  }

  void find_what_checks_find(const own::Packs& trial) {
    Scenario map = scenario_;
    if (apply_edit(map, SetPacks{trial}).refusal()) return;
    const own::Element& pack = *trial.find(pack_.get("id"));
    for (const Finding& finding : validate(map)) {
      const auto* place = std::get_if<NamedPlace>(&finding.place);
      if (!place || finding.accepted || finding.check == "own.names-known") continue;
      for (std::size_t i = 0; i < pack.children.size(); ++i)
        if (*place == own::place_of(pack, pack.children[i]) && !follows_from_another(finding, i))
          found_.push_back({.part = {i},
                            .attribute = {},
                            .severity = finding.severity,
                            .message = in_words_of_window(finding, pack.children[i]),
                            .repair = {}});
    }
  }

  /// What names nothing can happen nowhere: that is one mistake.
  bool follows_from_another(const Finding& finding, std::size_t thing) const {
    return finding.check == "own.can-happen" && std::ranges::any_of(found_, [&](const PartProblem& other) {
             return !other.part.empty() && other.part.front() == thing && other.severity == Severity::Error;
           });
  }

  Repair with(const PartPath& path, const std::string& attribute, const std::string& value) const {
    Repair repair{say(N_("write \"{0}\""), value), pack_};
    part_at(repair.pack, path).set(attribute, value);
    own::make_canonical(repair.pack);
    return repair;
  }
  Repair with_word(const PartPath& path, const std::string& attribute, std::size_t at, std::size_t length,
                   const std::string& word) const {
    std::string value(part_at(pack_, path).get(attribute));
    Repair repair = with(path, attribute, value.replace(at, length, word));
    repair.label = say(N_("write \"{0}\""), word);
    return repair;
  }
  Repair without(const PartPath& path, const std::string& attribute) const {
    const own::ElementRow& row = row_at(pack_, path);
    const own::AttributeRow* its = own::find_attribute(row, attribute);
    Repair repair{say(N_("take out \"{0}\""), its ? own::title_of(row, *its) : Message(attribute)), pack_};
    part_at(repair.pack, path).set(attribute, "");
    return repair;
  }
  Repair with_example(const PartPath& path, const std::string& name) const {
    const own::ElementRow& row = *own::find_row(part_at(pack_, path).name, name);
    return {say(N_("add \"{0}\""), Message(name)), with_part(packs_, pack_, path, row).pack};
  }
  Repair with_counter(const std::string& id) const {
    ChangedPack with = with_part(packs_, pack_, {}, *own::find_row("pack", "counter"));
    own::Element& counter = part_at(with.pack, with.part);
    for (const char* word : {"title", "one", "many"}) counter.set(word, id);
    counter.set("id", id);
    own::make_canonical(with.pack);
    return {say(N_("add a counter \"{0}\""), id), std::move(with.pack)};
  }

  const Scenario& scenario_;
  const own::Packs& packs_;
  const own::Element& pack_;
  std::set<std::pair<PartPath, std::string>> missing_;
  std::vector<PartProblem> found_;
};

}  // namespace

std::optional<own::Packs> packs_with(const own::Packs& packs, const own::Element& pack) {
  own::Element sound = pack;
  constexpr int most_rounds = 200;
  for (int round = 0; round < most_rounds; ++round) {
    const auto problems = own::form_problems(sound);
    if (problems.empty()) return with_pack(packs, std::move(sound));
    const PartPath path = *path_of(sound, problems.front().element);
    const std::string attribute = problems.front().attribute;
    const own::ElementRow* row = find_row_at(sound, path);
    if (!row) return {};
    own::Element& element = part_at(sound, path);
    if (problems.front().is_unknown) {
      element.set(attribute, "");
      continue;
    }
    const auto missing = std::ranges::find_if(row->attributes, [&](const own::AttributeRow& each) {
      return attribute.empty() ? each.required && !element.find(each.name) : each.name == attribute;
    });
    if (missing == row->attributes.end()) return {};
    element.set(missing->name, missing->required ? sample_value(*missing) : std::string());
  }
  return {};
}

std::vector<PartProblem> problems_of(const Scenario& scenario, const own::Packs& packs,
                                     const own::Element& pack) {
  return Finder(scenario, packs, pack).all();
}

std::vector<PartProblem> problems_with_names(const own::Packs& packs, const own::Element& pack) {
  return Finder({}, packs, pack).of_names();
}

namespace {

constexpr std::string_view check_of_names = "own.names-known";

NamedPlace place_of(const own::Element& pack, const PartPath& part) {
  return part.empty() ? own::place_of(pack) : own::place_of(pack, pack.children.at(part.front()));
}

/// Step by step, until nothing is wrong there.
std::optional<Fix> fix_at(const own::Packs& packs, own::Element pack, const NamedPlace& place) {
  constexpr int most_steps = 8;
  std::vector<Argument> labels;
  for (int step = 0; step <= most_steps; ++step) {
    const auto problems = problems_with_names(packs, pack);
    const auto its = std::ranges::find_if(
        problems, [&](const PartProblem& problem) { return place_of(pack, problem.part) == place; });
    if (its == problems.end()) {
      if (labels.empty()) return {};
      return Fix{joined_by(Argument(std::string(", ")), labels),
                 {SetPacks{with_pack(packs, std::move(pack))}}};
    }
    if (!its->repair) return {};
    labels.emplace_back(its->repair->label);
    pack = own::Element(its->repair->pack);
  }
  return {};
}

std::vector<Argument> words_at(const own::Packs& packs, const own::Element& pack, const NamedPlace& place) {
  std::vector<Argument> words;
  for (const PartProblem& problem : problems_with_names(packs, pack))
    if (place_of(pack, problem.part) == place) words.emplace_back(problem.message);
  return words;
}

}  // namespace

void fit_own_findings(const Scenario& scenario, std::vector<Finding>& findings) {
  for (Finding& finding : findings) {
    const auto* place = std::get_if<NamedPlace>(&finding.place);
    if (!place || place->kind != NamedPlace::Kind::OwnRules) continue;
    const own::Element* pack = scenario.own.find(place->name.substr(0, place->name.find('/')));
    if (!pack) continue;
    for (const own::Element& thing : pack->children)
      if (own::place_of(*pack, thing) == *place) finding.message = in_words_of_window(finding, thing);
    if (finding.check != check_of_names) continue;
    finding.fix = fix_at(scenario.own, *pack, *place);
    if (const auto words = words_at(scenario.own, *pack, *place); !words.empty())
      finding.message = joined_by(std::string("; "), words);
  }
}

}  // namespace hexwright
