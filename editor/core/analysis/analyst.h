#pragma once

#include <cstdint>
#include <functional>
#include <memory>

#include "editor/core/background/worker.h"
#include "model/analysis/analysis.h"

namespace hexwright {

/// A map, and which state of the document it is.
struct AnalysisRequest {
  std::uint64_t revision = 0;
  Scenario scenario;
};
struct Analysed {
  std::uint64_t revision = 0;
  Analysis analysis;
};

/// Analyses maps, of which only the newest one counts. What is under way is finished: who goes on drawing
/// sees something all the time.
class Analyst : public Worker<AnalysisRequest, std::shared_ptr<const Analysed>> {
 public:
  using Analyse = std::function<Analysis(const Scenario&)>;
  explicit Analyst(Deliver deliver, Analyse how = analyse);
};

}  // namespace hexwright
