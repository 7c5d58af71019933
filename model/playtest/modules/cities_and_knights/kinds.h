#pragma once

#include "model/playtest/action.h"
#include "model/playtest/task.h"

// Kinds of actions and tasks, with what their fields mean: see `ActionKind` and `TaskKind`.

namespace hexwright::cities_and_knights::action {

inline constexpr ActionKind improve{64};           ///< x: track. CK-21
inline constexpr ActionKind place_metropolis{65};  ///< a: intersection. CK-25
inline constexpr ActionKind build_wall{66};        ///< a: intersection. CK-28
inline constexpr ActionKind hire_knight{67};       ///< a: intersection. CK-29
inline constexpr ActionKind activate_knight{68};   ///< a: intersection. CK-31
inline constexpr ActionKind promote_knight{69};    ///< a: intersection. CK-32
inline constexpr ActionKind move_knight{70};       ///< a: from; b: to, also onto another's. CK-34, CK-35
inline constexpr ActionKind retreat{71};           ///< a: to. CK-36
inline constexpr ActionKind chase_robber{
    72};  ///< a: the knight's intersection; x: 1 for the pirate. CK-37, CK-86
inline constexpr ActionKind lose_city{73};  ///< a: intersection. CK-41
inline constexpr ActionKind hand_out{74};   ///< what the roll brings, after its event. CK-09

// Progress cards.
inline constexpr ActionKind draw_progress{75};     ///< x: track; c: 1 + the card. CK-11, CK-44
inline constexpr ActionKind discard_progress{76};  ///< x: the card. CK-48
inline constexpr ActionKind play_alchemist{77};    ///< a, b: red and other die; c: all dice. CK-53
inline constexpr ActionKind play_crane{78};        ///< CK-54
inline constexpr ActionKind play_engineer{79};     ///< a: intersection. CK-55
inline constexpr ActionKind play_inventor{80};     ///< a, b: hexes. CK-56
inline constexpr ActionKind play_irrigation{81};   ///< CK-57
inline constexpr ActionKind play_mining{82};
inline constexpr ActionKind play_medicine{83};            ///< a: intersection. CK-58
inline constexpr ActionKind play_road_building{84};       ///< CK-59
inline constexpr ActionKind play_smith{85};               ///< CK-60
inline constexpr ActionKind promote_free{86};             ///< a: intersection
inline constexpr ActionKind play_bishop{87};              ///< a: hex. CK-61
inline constexpr ActionKind play_deserter{88};            ///< x: seat. CK-62
inline constexpr ActionKind give_up_knight{89};           ///< a: intersection
inline constexpr ActionKind place_deserter{90};           ///< x: rank; a: intersection
inline constexpr ActionKind play_diplomat{91};            ///< a: path. CK-63
inline constexpr ActionKind play_intrigue{92};            ///< a: intersection. CK-64
inline constexpr ActionKind play_saboteur{93};            ///< CK-65
inline constexpr ActionKind play_spy{94};                 ///< x: seat. CK-66
inline constexpr ActionKind take_progress{95};            ///< x: the card
inline constexpr ActionKind play_warlord{96};             ///< CK-67
inline constexpr ActionKind play_wedding{97};             ///< CK-68
inline constexpr ActionKind choose_card{98};              ///< x: card of the hand. CK-52
inline constexpr ActionKind play_commercial_harbor{99};   ///< CK-69
inline constexpr ActionKind offer_resource{100};          ///< x: seat; a: card
inline constexpr ActionKind give_commodity{101};          ///< x: card
inline constexpr ActionKind play_master_merchant{102};    ///< x: seat. CK-70
inline constexpr ActionKind take_from_hand{103};          ///< x: card
inline constexpr ActionKind play_merchant{104};           ///< a: hex. CK-71
inline constexpr ActionKind play_merchant_fleet{105};     ///< x: card. CK-72
inline constexpr ActionKind play_resource_monopoly{106};  ///< x: card. CK-73
inline constexpr ActionKind play_trade_monopoly{107};     ///< x: card. CK-74

}  // namespace hexwright::cities_and_knights::action

namespace hexwright::cities_and_knights::task {

inline constexpr TaskKind place_metropolis{32};  ///< a: track
inline constexpr TaskKind retreat{33};           ///< a: from; b: rank; x: status
inline constexpr TaskKind chase_robber{34};      ///< a: 1 for the pirate
inline constexpr TaskKind lose_city{35};
inline constexpr TaskKind hand_out{36};
inline constexpr TaskKind aqueduct{37};  ///< CK-14

// Progress cards.
inline constexpr TaskKind draw_progress{38};  ///< a: track, or `any_deck`
inline constexpr std::uint16_t any_deck = 3;
inline constexpr TaskKind keep_few{
    39};  ///< down to as many as one may keep; x: 1 to end the turn then. CK-48
inline constexpr TaskKind promote_free{40};    ///< a: how many
inline constexpr TaskKind rob_each{41};        ///< a: from that seat. CK-61
inline constexpr TaskKind give_up_knight{42};  ///< a: whom it deserts to. CK-62
inline constexpr TaskKind place_deserter{43};  ///< a: rank; x: status
inline constexpr TaskKind lay_again{44};       ///< a: the path where it lay; x: Route. CK-63
inline constexpr TaskKind spy{45};             ///< a: on that seat. CK-66
inline constexpr TaskKind choose_cards{
    46};  ///< a: how many; b: 1 + the seat that gets them, 0: to the bank. CK-52
inline constexpr TaskKind give_commodity{47};  ///< a: to that seat, which has chosen what it gives. CK-69
inline constexpr TaskKind take_from_hand{48};  ///< a: how many; b: from that seat. CK-70

}  // namespace hexwright::cities_and_knights::task
