#include "editor/core/analysis/analyst.h"

#include <utility>

namespace hexwright {

Analyst::Analyst(Deliver deliver, Analyse how)
    : deliver_(std::move(deliver)),
      analyse_(std::move(how)),
      thread_([this](const std::stop_token& stop) { work(stop); }) {}

Analyst::~Analyst() = default;

void Analyst::ask(std::uint64_t revision, Scenario scenario) {
  {
    const std::lock_guard lock(mutex_);
    question_ = Question{revision, std::move(scenario)};
  }
  asked_.notify_one();
}

void Analyst::work(const std::stop_token& stop) {
  while (true) {
    std::optional<Question> question;
    {
      std::unique_lock lock(mutex_);
      if (!asked_.wait(lock, stop, [this] { return question_.has_value(); })) return;
      question = std::exchange(question_, std::nullopt);
    }
    auto answer =
        std::make_shared<const Analysed>(Analysed{question->revision, analyse_(question->scenario)});
    if (!stop.stop_requested()) deliver_(std::move(answer));
  }
}

}  // namespace hexwright
