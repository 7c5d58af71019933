#include "io/table/page_words.h"

#include <array>

#include "model/playtest/action_spec.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

constexpr std::array texts{
    N_("connecting"),
    N_("Take a seat"),
    N_("Your name"),
    N_("Free seats"),
    N_("Watch only"),
    N_("What is to be done"),
    N_("Taking back"),
    N_("Board"),
    N_("Board; places where you can act are buttons"),
    N_("Size of the board"),
    N_("Larger"),
    N_("Smaller"),
    N_("Whole board"),
    N_("At this place"),
    N_("Your decisions"),
    N_("Your hand"),
    N_("Players"),
    N_("Make an offer"),
    N_("What happened"),
    N_("A note for the designer"),
    N_("What would you say about this map?"),
    N_("Of the whole map"),
    N_("Leave the note"),
    N_("Look of the board"),
    N_("Landscapes"),
    N_("Safe colours"),
    N_("High contrast"),
    N_("This seat plays on in another window."),
    N_("Play here instead"),
    N_("This table needs JavaScript."),
    N_("open sea"),
    N_("the coast"),
    N_("beside {0}"),
    N_("{0} decisions: {1}"),
    N_("Not here"),
    N_("Your decision: {0}"),
    N_("this seat is free, and the game waits until somebody takes it"),
    N_("You ask to take back what you did last. Not yet agreed: {0}."),
    N_("{0} asks to take back what {0} did last."),
    N_("Agree"),
    N_("Do not agree"),
    N_("Leave it as it is"),
    N_("Ask to take back what I did"),
    N_("Take back what I did"),
    N_("(new)"),
    N_("Your hand: {0}"),
    N_("Cards"),
    N_("Development cards"),
    N_("Progress cards"),
    N_("Left to build: {0}"),
    N_("face up: {0}"),
    N_("route {0}"),
    N_("longest route"),
    N_("largest army"),
    N_("levels: {0}"),
    N_("progress: {0}"),
    N_("{0}, level {1}"),
    N_("you"),
    N_("away, a bot plays on"),
    N_("free"),
    N_("away"),
    N_("on turn"),
    N_("Let a bot play on"),
    N_("Bank: {0}"),
    N_("nothing"),
    N_("barbarians: step {0} of 7"),
    N_("less {0}"),
    N_("more {0}"),
    N_("Offer it"),
    N_("You give"),
    N_("You want"),
    N_("While you were away:"),
    N_("Founding"),
    N_("Turn {0}"),
    N_("connection lost, trying again"),
    N_("this table speaks another version: load the page again"),
    N_("connected"),
    N_("{0} does not agree to taking it back."),
    N_("the game is over"),
    N_("this seat plays on in another window"),
    N_("choose a seat"),
    N_("Sit down: seat {0}, {1}"),
    N_("Seat {0}, {1}, is played by a bot: {2}"),
    N_("Seat {0}, {1}, is taken"),
    N_("All seats are taken; you can watch."),
    N_("That is me"),
    N_("this page needs the whole link, with what follows the #"),
    N_("Now tap the place on the board"),
    N_("Point at another place"),
    N_("Point at a place"),
    N_("Noted for the designer. Thank you!"),
};

/// By number.
constexpr std::array counts{plural("{0} card", "{0} cards"),
                            plural("{0} point", "{0} points"),
                            plural("{0} development card", "{0} development cards"),
                            plural("{0} knight", "{0} knights"),
                            plural("{0} watches", "{0} watch"),
                            plural("on the board: {0} way", "on the board: {0} ways")};

/// Of what is built, by the words of the protocol.
constexpr std::array pieces{N_("roads"), N_("ships"), N_("settlements"), N_("cities"), N_("merchants")};

}  // namespace

std::vector<std::string> page_texts() {
  std::vector<std::string> all(texts.begin(), texts.end());
  for (const auto& [one, several] : counts) all.insert(all.end(), {one, several});
  return all;
}

PageWords page_words(const Game& game, Translate translate) {
  // As they are: the page puts things in for the braces.
  const auto pattern = [&](const std::string& text, const Plural* count = nullptr) {
    return translate ? translate(text, count) : text;
  };
  // Translators: the code of the language that this is translated to, such as "de".
  PageWords words{pattern(N_("en")), {}, {}};
  for (const char* each : texts) words.texts[each] = pattern(each);
  constexpr std::uint64_t any_number = 2;
  for (const auto& [one, several] : counts) {
    const Plural of_one{1, several}, of_several{any_number, several};
    words.texts[one] = pattern(one, &of_one);
    words.texts[several] = translate ? translate(one, &of_several) : several;
  }
  // The first counts: "ore" is a card before it is a harbor.
  const auto call = [&](std::string_view id, const Message& name) {
    words.names.try_emplace(std::string(id), text(name, translate));
  };
  for (const Card card : all_cards) call(id(card), word(card));
  for (const Development card : all_developments) call(id(card), Message{title(card)});
  const own::Packs& packs = game.map().packs();
  for (const Terrain terrain : own::all_of<Terrain>(packs))
    call(own::id(packs, terrain), own::title(packs, terrain));
  for (const HarborKind kind : own::all_of<HarborKind>(packs))
    call("harbor " + std::string(own::id(packs, kind)), own::title(packs, kind));
  call("unknown", Message{N_("unknown land")});
  for (const char* piece : pieces) call(piece, Message{piece});
  for (const ActionSpec* spec : all_action_specs())
    for (const Field* field : {&spec->fields.x, &spec->fields.a, &spec->fields.b, &spec->fields.c})
      for (std::size_t i = 0; field->words && i < field->words->count; ++i)
        call(field->words->id(i), Message{field->words->title(i)});
  return words;
}

}  // namespace hexwright
