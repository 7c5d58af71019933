#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/rules/components.h"
#include "model/scenario/message.h"

namespace hexwright {

/// What a sentence settles that other modules may settle otherwise. Of the modules that speak of the same,
/// only the last in the table of modules is heard; where nothing is settled for others, all are.
enum class Topic : std::uint8_t {
  Nothing,
  RobberStart,    ///< BASE-07
  PirateStart,    ///< SEA-04
  Founding,       ///< what is built, and what it brings: BASE-02
  FoundingShip,   ///< SEA-06
  Victory,        ///< what it takes to win. BASE-11
  TurnsOfOthers,  ///< what others do between two turns. BASE-12
  Pirate,         ///< who moves it and what it does: SEA-04
  Chits,          ///< SEA-07
  Monopoly,       ///< whether it may name spices or commodities
};

struct SheetSentence : Message {
  // Not explicit: most sentences settle nothing for others.
  SheetSentence(Message words, Topic its_topic = Topic::Nothing)
      : Message(std::move(words)), topic(its_topic) {}
  Topic topic;
};

/// What the set-up sheet says besides the board: sentences in our own words, in the order to print them.
struct Instructions {
  /// What to take out of a box, in full.
  struct FromBox {
    const Box* box = nullptr;  ///< null for what the declared boxes lack
    Components take;
    bool robber = false;
    bool pirate = false;

    /// What it is besides hexes and number tokens.
    std::vector<Message> other_things(const own::Packs& packs) const;
  };
  std::vector<FromBox> boxes;
  /// What is needed besides, such as counters that no box holds.
  std::vector<SheetSentence> components;
  /// How the board is laid out, step by step.
  std::vector<SheetSentence> steps;
  /// And then what the players do before the first turn: pieces, founding.
  std::vector<SheetSentence> founding;
  /// The rules that differ from the base game's, each with the module it belongs to.
  struct Rule {
    std::string_view module;  ///< the module's title, to be translated
    Message words;
    Topic topic = Topic::Nothing;
    std::string pack = {};  ///< the title of the pack, of own rules

    Message heading() const { return pack.empty() ? Message(module) : Message("{0}", {pack}); }
  };
  std::vector<Rule> rules;

  /// The rules one after the other, those with the same heading together.
  struct Chapter {
    Message title;
    std::vector<Message> sentences;
  };
  std::vector<Chapter> chapters() const;
};

/// Those of the scenario and of all its modules.
Instructions instructions_of(const MapView& map);

/// A phrase of theirs as a sentence.
std::string as_sentence(std::string phrase);
/// "3–4 players  ·  12 victory points  ·  by Ann"
Message subtitle_of(const Details& details);

}  // namespace hexwright
