#include <wx/intl.h>
#include <wx/tokenzr.h>

#include "editor/gui/fields/counts_fields.h"

namespace hexwright::gui {
namespace {

wxString numbers_of(const Counts<int>& tokens) {
  wxString result;
  for (const auto& [number, count] : tokens)
    for (int i = 0; i < count; ++i) result += wxString::Format(result.empty() ? "%d" : ", %d", number);
  return result;
}

Outcome<Counts<int>> tokens_in(const wxString& text) {
  Counts<int> tokens;
  for (const wxString& word : wxStringTokenize(text, " ,;", wxTOKEN_STRTOK)) {
    long number = 0;
    if (!word.ToLong(&number) || !is_legal_number(static_cast<int>(number)))
      return refuse(N_("{0} is no number token: write numbers like 2, 8"), {utf8(word)});
    ++tokens[static_cast<int>(number)];
  }
  return tokens;
}

Outcome<Command> assign(const Scenario& now, const std::string& pool, Terrain terrain, const wxString& text) {
  auto tokens = tokens_in(text);
  if (auto* refusal = tokens.refusal()) return *refusal;
  const auto found = now.terrain_tokens.find(pool);
  TerrainTokens all = found == now.terrain_tokens.end() ? TerrainTokens() : found->second;
  all[terrain] = std::move(tokens).value();
  if (all[terrain].empty()) all.erase(terrain);
  SetTerrainTokens edit{pool, all.empty() ? SharedValue<TerrainTokens>() : SharedValue<TerrainTokens>(all)};
  return Command{{N_("change which tokens of {0} go to which terrain"), {pool}}, {std::move(edit)}};
}

}  // namespace

Fields fields_of_terrain_tokens(const Scenario& scenario, const std::string& token_pool) {
  Fields fields;
  const auto assigned = scenario.terrain_tokens.find(token_pool);
  for (const Terrain terrain : offered_terrains(scenario)) {
    if (!is_producing(terrain)) continue;
    wxString numbers;
    if (assigned != scenario.terrain_tokens.end())
      if (const auto tokens = assigned->second.find(terrain); tokens != assigned->second.end())
        numbers = numbers_of(tokens->second);
    fields.push_back(
        {_("Tokens that go to a terrain"), words(own::title(scenario.own, terrain)), TextLine{numbers},
         [token_pool, terrain](const Scenario& now, const FieldValue& value) {
           return assign(now, token_pool, terrain, std::get<TextLine>(value).text);
         },
         _("Which of the pool's tokens the hexes of this terrain take, the lowest first: 2, 8")});
  }
  return fields;
}

}  // namespace hexwright::gui
