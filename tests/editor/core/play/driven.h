#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "editor/core/play/session.h"
#include "model/playtest/bots/all_bots.h"
#include "tests/support/playing.h"

namespace hexwright {

/// The usual players of a template, those of the given kinds first; "person" for a person.
inline PlaySetup setup_of(std::string_view name, std::initializer_list<std::string_view> kinds = {},
                          std::uint64_t seed = 1) {
  PlaySetup setup{.scenario = template_named(name), .seed = seed};
  setup.players = usual_players(setup.scenario);
  std::size_t seat = 0;
  for (const auto kind : kinds) setup.players.at(seat++).bot = find_bot(kind);
  return setup;
}

/// Throws the refusal's words.
inline PlaySession started(PlaySetup setup) {
  auto session = PlaySession::start(std::move(setup));
  if (const auto* refused = session.refusal()) throw std::runtime_error(text(refused->why));
  return std::move(session).value();
}

/// One decision: of the bot, or of a person who takes anything that is offered. Which follows from the seed
/// of that person and the number of the action.
inline void step(PlaySession& session, std::uint64_t person = 5) {
  if (session.waits_for_bot()) return session.play_bot();
  const auto choices = session.choices({});
  Random random(person, session.position());
  const auto& choice = choices.at(random.below(static_cast<std::uint32_t>(choices.size())));
  ASSERT_EQ(session.perform(choice.action), std::nullopt) << text(choice.title);
}
inline void steps(PlaySession& session, int count, std::uint64_t person = 5) {
  for (int i = 0; i < count && !session.is_over(); ++i) step(session, person);
}

/// Goes on until something of this kind can be done by a person; false when the game ends before.
inline bool go_on_until(PlaySession& session, ActionKind kind) {
  while (!session.is_over()) {
    if (session.waits_for_person())
      for (const Choice& choice : session.choices({}))
        if (choice.action.kind == kind) return true;
    step(session);
  }
  return false;
}

inline std::string words_of(const std::vector<LogLine>& lines) {
  std::string all;
  for (const LogLine& line : lines) all += text(line.words) + "\n";
  return all;
}

}  // namespace hexwright
