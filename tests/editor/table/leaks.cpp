#include "tests/editor/table/leaks.h"

#include <set>

#include "editor/core/play/choices.h"
#include "editor/core/play/own_play.h"
#include "io/playtest/programs/bot_words.h"

namespace hexwright::test {
namespace {

using Json = nlohmann::json;

/// A moment as it must look, made from another world that looks alike.
Json expected_moment(SeatId seat, const PlaySession& session, std::size_t step) {
  const Game& game = session.game();
  const State real = session.state_at(step);
  Random random(step + 1);
  const State imagined = View(game, real, seat).imagined(random);
  const Narrator narrator{game, session.names(), {.sight = seat}};
  Json choices = Json::array();
  Actions legal;
  const bool is_over = step == session.size() && session.is_over();
  if (!is_over && actor(real) == seat && seat != none)
    for (const Choice& choice : choices_of(narrator, real)) {
      legal.push_back(choice.action);
      choices.push_back(text(choice.title, nullptr, session.names()));
    }
  Json expected = Json::parse(seen_words(View(game, imagined, seat), legal).dump());
  expected["choices"] = choices;
  if (!is_over) expected["prompt"] = text(prompt(narrator, imagined), nullptr, session.names());
  expected["actor"] = is_over ? Json(nullptr) : Json(actor(real).value());
  return expected;
}

/// What was done, as this seat is told.
Json expected_log(SeatId seat, const PlaySession& session, std::size_t step) {
  Json words = Json::array();
  for (const LogLine& line : session.lines(step, {.sight = seat}))
    words.push_back(text(line.words, nullptr, session.names()));
  return words;
}

std::vector<std::string> leaks_in_log(const Json& log, SeatId seat, const PlaySession& session) {
  std::map<std::size_t, Json> reported;
  for (const Json& line : log) {
    static const std::set<std::string> known{"step", "turn", "seat", "words"};
    for (const auto& [key, value] : line.items())
      if (!known.contains(key)) return {"log." + key};
    reported.try_emplace(line["step"], Json::array()).first->second.push_back(line["words"]);
  }
  for (const auto& [step, words] : reported)
    if (words != expected_log(seat, session, step)) return {"log"};
  return {};
}

}  // namespace

std::vector<std::string> leaks_in(const Json& message, SeatId seat, const PlaySession& session) {
  std::vector<std::string> leaks;
  const Json expected = expected_moment(seat, session, message["step"]);
  static const std::set<std::string> open{"step", "over", "winner",
                                          "mayTakeBack"};  // of the table, not of hands
  for (const auto& [key, value] : message.items()) {
    if (key == "log") {
      for (auto& leak : leaks_in_log(value, seat, session)) leaks.push_back(std::move(leak));
    } else if (key == "choices") {
      Json words = Json::array();
      for (const Json& choice : value) words.push_back(choice["words"]);
      if (words != expected["choices"]) leaks.push_back(key);
    } else if (key == "prompt" && !expected.contains("prompt")) {
      continue;  // who has won
    } else if (!open.contains(key) && (!expected.contains(key) || value != expected[key])) {
      leaks.push_back(key);
    }
  }
  return leaks;
}

}  // namespace hexwright::test
