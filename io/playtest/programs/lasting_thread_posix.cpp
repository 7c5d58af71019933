#include <condition_variable>
#include <deque>
#include <future>
#include <mutex>
#include <thread>

#include "io/playtest/programs/processes_posix.h"

namespace hexwright {
namespace {

class LastingThread {
 public:
  LastingThread() {
    std::thread([this] { work(); }).detach();
  }

  void run(std::packaged_task<void()> task) {
    auto done = task.get_future();
    {
      const std::lock_guard lock(guard_);
      tasks_.push_back(std::move(task));
    }
    has_tasks_.notify_one();
    done.get();
  }

 private:
  void work() {
    for (;;) {
      std::unique_lock lock(guard_);
      has_tasks_.wait(lock, [this] { return !tasks_.empty(); });
      auto task = std::move(tasks_.front());
      tasks_.pop_front();
      lock.unlock();
      task();
    }
  }

  std::mutex guard_;
  std::condition_variable has_tasks_;
  std::deque<std::packaged_task<void()>> tasks_;
};

}  // namespace

void in_lasting_thread(const std::function<void()>& work) {
  // Never destroyed: the thread still waits when the program ends.
  static auto& thread = *new LastingThread;
  thread.run(std::packaged_task<void()>(work));
}

}  // namespace hexwright
