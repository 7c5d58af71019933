#pragma once

#include <string>
#include <vector>

#include "model/scenario/message.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// What a page about a map has besides the map.
struct FriendsPageParts {
  /// How the board may lie, to choose from: of a map that is dealt anew for each game.
  std::vector<Scenario> deals = {};
  /// What playtests say of the seats; empty where nobody has played it.
  std::vector<Message> verdict = {};
};

/// A page about a map for those who are to play it, one file that takes nothing from elsewhere: the board to
/// look at closely, how it is set up and what is played by, and the map as text (`share_text`) to be copied
/// into another editor.
std::string friends_page(const Scenario& scenario, const FriendsPageParts& parts,
                         Translate translate = nullptr);

}  // namespace hexwright
