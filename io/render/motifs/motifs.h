#pragma once

#include "io/render/pen/pen.h"
#include "model/own/packs.h"
#include "model/scenario/terrain.h"

namespace hexwright {

// The picture of each terrain around the place of its token. The pen is clipped to the hex, whose ground is
// filled; nothing needs more than the circle inside the hex, so it serves both ways a hex may lie.

void draw_forest(Pen& pen);
void draw_hills(Pen& pen);
void draw_mountains(Pen& pen);
void draw_fields(Pen& pen);
void draw_pasture(Pen& pen);
void draw_desert(Pen& pen);
void draw_gold(Pen& pen);
void draw_sea(Pen& pen);
void draw_jungle(Pen& pen);
void draw_volcano(Pen& pen);
void draw_spice(Pen& pen);

// What yields a resource, alone: for landscapes and for harbors. About one unit high at size 1.

void draw_tree(Pen& pen, Point place, double size);
void draw_bricks(Pen& pen, Point place, double size);
void draw_rock(Pen& pen, Point place, double size);
void draw_wheat(Pen& pen, Point place, double size);
void draw_sheep(Pen& pen, Point place, double size);

void draw_motif(Pen& pen, Terrain terrain);
/// Its pattern, its sign, and the numbers printed on it.
void draw_own_terrain(Pen& pen, const own::OwnTerrain& terrain);
void draw_own_mark(Pen& pen, const own::OwnMark& mark);
/// Along a path between two points, under its mark.
void draw_marked_path(Pen& pen, std::uint32_t colour, Point from, Point to);
/// A sign of `own::all_symbols`, about one unit high at size 1.
void draw_sign(Pen& pen, std::string_view symbol, Colour ink, Point place, double size);
/// Whichever of the two it is.
void draw_motif(Pen& pen, const own::Packs& packs, Terrain terrain);
void draw_symbol(Pen& pen, Resource resource, Point place, double size);

}  // namespace hexwright
