#include "model/scenario/scenario.h"

template class boost::container::flat_set<hexwright::Hex>;
template class boost::container::flat_set<hexwright::AreaRole>;
template class boost::container::flat_map<hexwright::Terrain, int>;
template class boost::container::flat_map<int, int>;
template class boost::container::flat_map<hexwright::HarborKind, int>;
