#include "io/sheet/kit/kit_pieces.h"

#include <algorithm>
#include <map>
#include <utility>

#include "io/render/board/things_on_hexes.h"
#include "io/render/pen/palette.h"
#include "io/render/pieces/pieces.h"
#include "model/playtest/paper.h"
#include "model/rules/components.h"
#include "model/rules/instructions.h"
#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

using Kind = CutOut::Kind;

std::string first_letter(const std::string& title) {
  return title.empty() ? title : title.substr(0, utf8_length(title));
}

template <class Face>
void add(Counts<Face>& sum, const Counts<Face>& counts) {
  for (const auto& [face, count] : counts) sum[face] += count;
}

/// What is printed of all that a map takes.
Instructions::FromBox wanted_of(const MapView& map, bool everything) {
  Instructions::FromBox wanted;
  for (const auto& from : instructions_of(map).boxes) {
    if (from.box && !everything) continue;
    add(wanted.take.hexes, from.take.hexes);
    add(wanted.take.tokens, from.take.tokens);
    add(wanted.take.harbors, from.take.harbors);
    add(wanted.take.accessories, from.take.accessories);
    wanted.take.chits += from.take.chits;
    wanted.robber = wanted.robber || from.robber;
    wanted.pirate = wanted.pirate || from.pirate;
  }
  const Components own = made_by_designer(map);
  add(wanted.take.hexes, own.hexes);
  add(wanted.take.harbors, own.harbors);
  return wanted;
}

/// How many of each terrain may lie face down.
Counts<Terrain> hidden_hexes(const MapView& map) {
  Counts<Terrain> hidden;
  for (const auto& stack : map.stacks()) {
    if (!stack.content || !map.is_used(stack)) continue;
    add(hidden, stack.content->hexes);
    if (const int harbors = total(stack.content->harbors); harbors > 0) hidden[Terrain::Sea] += harbors;
  }
  for (const auto& pool : map.terrain_pools())
    if (pool.content && map.dealt_to_stacks(pool) > 0) add(hidden, *pool.content);
  return hidden;
}

class Collector {
 public:
  Collector(const MapView& map, Translate translate) : map_(map), translate_(translate) {}

  std::vector<CutOut> take() { return std::move(pieces_); }

  void add_hexes(const Counts<Terrain>& hexes) {
    const Counts<Terrain> hidden = hidden_hexes(map_);
    for (const auto& [terrain, count] : hexes) {
      const int down = std::min(count, count_of(hidden, terrain));
      if (down > 0)
        pieces_.push_back({.kind = Kind::Hex, .count = down, .terrain = terrain, .face_down = true});
      if (count > down) pieces_.push_back({.kind = Kind::Hex, .count = count - down, .terrain = terrain});
    }
  }
  void add_tokens(const Counts<int>& tokens) {
    for (const auto& [number, count] : tokens)
      pieces_.push_back({.kind = Kind::Token, .count = count, .number = number});
  }
  void add_harbors(const Counts<HarborKind>& harbors) {
    for (const auto& [kind, count] : harbors)
      pieces_.push_back({.kind = Kind::Harbor, .count = count, .harbor = kind});
  }
  void add_marker(Marker marker) {
    add_figure(words(title(marker)), palette::parchment, 1, [marker](Pen& pen) { draw_marker(pen, marker); });
  }
  void add_marks() {
    std::map<Mark, int> lying;
    for (const auto& [place, mark] : map_.scenario().marks)
      if (!is_own(mark.kind)) ++lying[mark];
    for (const auto& [mark, count] : lying) {
      std::string name = words(title(mark.kind));
      if (mark.number != 0) name += " " + std::to_string(mark.number);
      add_figure(std::move(name), palette::parchment, count, [mark = mark](Pen& pen) {
        cairo_scale(pen.context(), 1.9, 1.9);
        draw_mark(pen, mark);
      });
    }
  }
  void add_chits(int chits) {
    for (const auto& [value, count] : pieces_for(chits))
      pieces_.push_back({.kind = Kind::Counter,
                         .count = count,
                         .title = words(value == 1 ? N_("victory point") : N_("victory points")),
                         .value = value,
                         .look = {.colour = rgb(0xE0B24A), .symbol = "coin"}});
  }
  void add_things(const Counts<Accessory>& accessories) {
    const auto things = part_of(paper_things(map_), accessories);
    for (const PaperThing& thing : things) add_thing(things, thing);
  }
  void add_reference(int faces, bool backs) {
    const int players = map_.scenario().details.max_players;
    for (int face = 0; face < faces; face += backs ? 2 : 1)
      pieces_.push_back({.kind = Kind::Reference,
                         .count = players,
                         .face = face,
                         .other_face = backs && face + 1 < faces ? face + 1 : -1});
  }

 private:
  std::string words(std::string_view title) const { return text(Message(title), translate_); }

  void add_figure(std::string name, Colour colour, int count, std::function<void(Pen&)> picture) {
    pieces_.push_back({.kind = Kind::Mark,
                       .count = count,
                       .title = std::move(name),
                       .look = {.colour = colour, .picture = std::move(picture)}});
  }
  /// Cards of a deck are alike from behind, whatever is in front.
  PieceLook look_of_deck(const std::vector<PaperThing>& things, const PaperThing& card,
                         const std::string& title) const {
    const auto in_deck = [&](const PaperThing& other) { return other.back == card.back; };
    const PaperThing& first = *std::ranges::find_if(things, in_deck);
    PieceLook look{rgb(first.colour), first.symbol, first_letter(title)};
    for (const PaperThing& other : things)
      if (in_deck(other) && other.symbol != first.symbol) look.symbol = "none";
    return look;
  }
  void add_thing(const std::vector<PaperThing>& things, const PaperThing& thing) {
    const bool card = thing.form == PaperThing::Form::Card || thing.form == PaperThing::Form::Track;
    const std::string name = text(thing.title, translate_), back = text(thing.back, translate_);
    const bool owned = thing.seat != SeatId() && thing.seat.value() < seat_looks;
    CutOut piece{
        .kind = card                                   ? Kind::Card
                : thing.form == PaperThing::Form::Disc ? Kind::Mark
                                                       : Kind::Counter,
        .count = thing.count,
        .title = name,
        .words = thing.words.pattern.empty() ? std::string() : as_sentence(text(thing.words, translate_)),
        .origin = card ? back : std::string(),
        .value = thing.value,
        .look = {owned ? seat_colour(thing.seat) : rgb(thing.colour), thing.symbol, first_letter(name)},
        .back = back,
        .places = thing.places};
    piece.back_look = look_of_deck(things, thing, back);
    pieces_.push_back(std::move(piece));
  }

  const MapView& map_;
  Translate translate_;
  std::vector<CutOut> pieces_;
};

}  // namespace

KitPart part_of_kit(CutOut::Kind kind) {
  switch (kind) {
    case Kind::Hex:
      return KitPart::Hexes;
    case Kind::Token:
      return KitPart::Tokens;
    case Kind::Harbor:
      return KitPart::Harbors;
    case Kind::Card:
      return KitPart::Cards;
    case Kind::Counter:
    case Kind::Mark:
      return KitPart::Counters;
    case Kind::Reference:
      return KitPart::Reference;
  }
  return KitPart::Cards;
}

std::vector<CutOut> kit_pieces(const MapView& map, const KitOptions& options, int reference_faces,
                               Translate translate) {
  const Instructions::FromBox wanted = wanted_of(map, options.everything);
  Collector collector(map, translate);
  collector.add_hexes(wanted.take.hexes);
  collector.add_harbors(wanted.take.harbors);
  collector.add_tokens(wanted.take.tokens);
  if (wanted.robber) collector.add_marker(Marker::Robber);
  if (wanted.pirate) collector.add_marker(Marker::Pirate);
  collector.add_marks();
  collector.add_things(wanted.take.accessories);
  collector.add_chits(wanted.take.chits);
  collector.add_reference(reference_faces, options.backs);
  std::vector<CutOut> pieces = collector.take();
  for (CutOut& piece : cut_outs_of(map.scenario(), translate)) pieces.push_back(std::move(piece));
  std::erase_if(
      pieces, [&](const CutOut& piece) { return piece.count <= 0 || !options.has(part_of_kit(piece.kind)); });
  return pieces;
}

}  // namespace hexwright
