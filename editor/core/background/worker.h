#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>

namespace hexwright {

/// What a worker does with requests that come while it is at work.
enum class Waiting : std::uint8_t {
  InTurn,        ///< all are answered, in their order
  Newest,        ///< what is under way is finished, then the newest one is answered
  NewestAtOnce,  ///< the same, but what is under way is not wanted any more
};

/// Answers requests in a thread of its own, so that whoever asks goes on at once.
template <class Request, class Answer>
class Worker {
 public:
  /// `unwanted`: becomes true when the answer will not be delivered.
  using Work = std::function<Answer(Request&&, const std::atomic<bool>& unwanted)>;
  /// Called from the worker's thread; it must not ask.
  using Deliver = std::function<void(Answer)>;

  Worker(Waiting waiting, Work work, Deliver deliver)
      : waiting_(waiting),
        work_(std::move(work)),
        deliver_(std::move(deliver)),
        thread_([this](const std::stop_token& stop) { run(stop); }) {}
  /// Waits for what is under way. Nothing is delivered any more.
  ~Worker() {
    thread_.request_stop();
    cancel();
  }

  void ask(Request request) {
    {
      const std::lock_guard lock(mutex_);
      if (waiting_ != Waiting::InTurn) requests_.clear();
      if (waiting_ == Waiting::NewestAtOnce) unwanted_ = true;
      requests_.push_back(std::move(request));
    }
    asked_.notify_one();
  }
  /// What was asked for is not delivered.
  void cancel() {
    const std::lock_guard lock(mutex_);
    requests_.clear();
    unwanted_ = true;
  }

 private:
  void run(const std::stop_token& stop) {
    while (true) {
      std::unique_lock lock(mutex_);
      if (!asked_.wait(lock, stop, [this] { return !requests_.empty(); })) return;
      Request request = std::move(requests_.front());
      requests_.pop_front();
      unwanted_ = stop.stop_requested();
      lock.unlock();
      Answer answer = work_(std::move(request), unwanted_);
      lock.lock();  // so that nothing comes after it was cancelled
      if (!unwanted_) deliver_(std::move(answer));
    }
  }

  Waiting waiting_;
  Work work_;
  Deliver deliver_;
  std::mutex mutex_;
  std::condition_variable_any asked_;
  std::deque<Request> requests_;
  std::atomic<bool> unwanted_ = false;
  std::jthread thread_;  // last: it uses all others
};

}  // namespace hexwright
