#include "render/render.h"

namespace hexwright {
std::string render_png(const Scenario&, const DrawOptions&, int) { return {}; }
std::string render_svg(const Scenario&, const DrawOptions&, int) { return {}; }
std::string render_pdf(const Scenario&, const DrawOptions&, int) { return {}; }
View fit(const Scenario&, double, double, double) { return {}; }
}  // namespace hexwright
