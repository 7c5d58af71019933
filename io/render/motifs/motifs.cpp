#include "io/render/motifs/motifs.h"

namespace hexwright {

void draw_motif(Pen& pen, Terrain terrain) {
  switch (terrain) {
    case Terrain::Hills:
      return draw_hills(pen);
    case Terrain::Forest:
      return draw_forest(pen);
    case Terrain::Mountains:
      return draw_mountains(pen);
    case Terrain::Fields:
      return draw_fields(pen);
    case Terrain::Pasture:
      return draw_pasture(pen);
    case Terrain::Desert:
      return draw_desert(pen);
    case Terrain::Gold:
      return draw_gold(pen);
    case Terrain::Sea:
      return draw_sea(pen);
    case Terrain::Jungle:
      return draw_jungle(pen);
    case Terrain::Volcano:
      return draw_volcano(pen);
    case Terrain::Spice:
      return draw_spice(pen);
    default:  // of a module outside of this tree: its colour and its letters say what it is
      return;
  }
}

void draw_motif(Pen& pen, const own::Packs& packs, Terrain terrain) {
  const own::OwnTerrain* own = packs.terrain(terrain);
  return own ? draw_own_terrain(pen, *own) : draw_motif(pen, terrain);
}

void draw_symbol(Pen& pen, Resource resource, Point place, double size) {
  switch (resource) {
    case Resource::Brick:
      return draw_bricks(pen, place, size);
    case Resource::Lumber:
      return draw_tree(pen, place, size);
    case Resource::Ore:
      return draw_rock(pen, place, size);
    case Resource::Grain:
      return draw_wheat(pen, place, size);
    case Resource::Wool:
      return draw_sheep(pen, place, size);
  }
}

}  // namespace hexwright
