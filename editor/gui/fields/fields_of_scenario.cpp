#include <wx/intl.h>

#include "editor/core/editing/properties.h"
#include "editor/core/editing/rule_choices.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/fields/field.h"
#include "model/board/index.h"
#include "model/scenario/boxes.h"
#include "model/scenario/limits.h"

namespace hexwright::gui {
namespace {

// A field that shows one member of the scenario's details and sets it.
template <class Take>
Field detail(const wxString& group, const wxString& label, FieldValue value, Take take,
             const wxString& help = {}) {
  const auto change = [take](const Scenario& scenario, const FieldValue& changed) -> Outcome<Command> {
    Details details = scenario.details;
    take(details, changed);
    return set_details(scenario, details);
  };
  return {group, label, std::move(value), change, help};
}

Field detail_line(const wxString& label, const Details& details, std::string Details::*member) {
  return detail(_("Scenario"), label, TextLine{shown(details.*member)},
                [member](Details& changed, const FieldValue& value) {
                  changed.*member = utf8(std::get<TextLine>(value).text);
                });
}

Field detail_text(const wxString& label, const Details& details, std::string Details::*member) {
  return detail(_("Texts"), label, LongText{shown(details.*member)},
                [member](Details& changed, const FieldValue& value) {
                  changed.*member = utf8(std::get<LongText>(value).text);
                });
}

Field detail_number(const wxString& label, const Details& details, int Details::*member, int low) {
  return detail(_("Scenario"), label, Number{details.*member, low, limits::count},
                [member](Details& changed, const FieldValue& value) {
                  changed.*member = std::get<Number>(value).value;
                });
}

Field piece_number(const wxString& label, const Details& details, int Pieces::*member) {
  return detail(_("Pieces per player"), label, Number{details.pieces.*member, 0, limits::count},
                [member](Details& changed, const FieldValue& value) {
                  changed.pieces.*member = std::get<Number>(value).value;
                });
}

void add_boxes(const Scenario& scenario, Fields& fields) {
  for (const Box& box : all_boxes()) {
    const auto found = scenario.boxes.find(std::string(box.id));
    const int count = found == scenario.boxes.end() ? 0 : found->second;
    fields.push_back(
        {_("Boxes"), words(box.title), Number{count, 0, limits::count},
         [id = std::string(box.id)](const Scenario& now, const FieldValue& value) -> Outcome<Command> {
           return set_box_count(now, id, std::get<Number>(value).value);
         },
         _("How many of this box you have")});
  }
}

// The control that fits the option's kind; back to the text that files spell it with.
FieldValue value_of_option(const Scenario& scenario, const OptionChoice& choice) {
  switch (choice.option->kind) {
    case ModuleOption::Kind::YesNo:
      return Switch{choice.value == "yes"};
    case ModuleOption::Kind::Number: {
      long value = choice.option->least;
      shown(choice.value).ToLong(&value);
      return Number{static_cast<int>(value), choice.option->least, choice.option->most};
    }
    case ModuleOption::Kind::OneOf: {
      Pick pick;
      for (const OptionValue& value : choice.option->values) pick.options.push_back(words(value.title));
      pick.chosen = position_of(*choice.option, choice.value);
      return pick;
    }
    case ModuleOption::Kind::TokenPool:
      break;
  }
  return pick_of(scenario.token_pools, choice.value);
}

std::string spelled(const ModuleOption& option, const FieldValue& value) {
  if (option.kind == ModuleOption::Kind::OneOf)
    return std::string(option.values[at(std::get<Pick>(value).chosen)].id);
  if (const auto* yes = std::get_if<Switch>(&value)) return yes->on ? "yes" : "no";
  if (const auto* number = std::get_if<Number>(&value)) return std::to_string(number->value);
  return picked(std::get<Pick>(value));
}

void add_modules(const Scenario& scenario, Fields& fields) {
  for (const ModuleChoice& choice : module_choices(scenario.rules)) {
    const std::string id(choice.module->id);
    fields.push_back({_("Rules"), words(choice.module->title), Switch{choice.on},
                      [id](const Scenario& now, const FieldValue& value) -> Outcome<Command> {
                        return set_rules(with_module_switched(now.rules, id, std::get<Switch>(value).on));
                      },
                      words(choice.module->about)});
    if (!choice.on) continue;
    for (const OptionChoice& option : choice.options)
      fields.push_back(
          {_("Rules"), words(option.option->title), value_of_option(scenario, option),
           [id, of = option.option](const Scenario& now, const FieldValue& value) -> Outcome<Command> {
             return set_rules(with_option(now.rules, id, of->id, spelled(*of, value)));
           },
           words(option.option->about)});
  }
}

}  // namespace

Fields fields_of_scenario(const Scenario& scenario) {
  const Details& details = scenario.details;
  Fields fields;
  fields.push_back(detail_line(_("Title"), details, &Details::title));
  fields.push_back(detail_line(_("Author"), details, &Details::author));
  fields.push_back(detail_number(_("Fewest players"), details, &Details::min_players, 1));
  fields.push_back(detail_number(_("Most players"), details, &Details::max_players, 1));
  fields.push_back(detail_number(_("Victory points"), details, &Details::victory_points, 1));
  fields.push_back(detail(
      _("Scenario"), _("Turned by a quarter"), Switch{details.quarter_turned},
      [](Details& changed, const FieldValue& value) { changed.quarter_turned = std::get<Switch>(value).on; },
      _("Shown with flat sides up and down, as the sheets of the sea are")));
  fields.push_back(detail_text(_("Description"), details, &Details::description));
  fields.push_back(detail_text(_("Source"), details, &Details::source));
  fields.push_back(detail_text(_("Notes"), details, &Details::notes));
  add_modules(scenario, fields);
  add_boxes(scenario, fields);
  fields.push_back(piece_number(_("Roads"), details, &Pieces::roads));
  fields.push_back(piece_number(_("Settlements"), details, &Pieces::settlements));
  fields.push_back(piece_number(_("Cities"), details, &Pieces::cities));
  fields.push_back(piece_number(_("Ships"), details, &Pieces::ships));
  return fields;
}

}  // namespace hexwright::gui
