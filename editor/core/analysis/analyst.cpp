#include "editor/core/analysis/analyst.h"

#include <utility>

namespace hexwright {

Analyst::Analyst(Deliver deliver, Analyse how)
    : Worker(
          Waiting::Newest,
          [how = std::move(how)](AnalysisRequest&& request, const std::atomic<bool>&) {
            return std::make_shared<const Analysed>(Analysed{request.revision, how(request.scenario)});
          },
          std::move(deliver)) {}

}  // namespace hexwright
