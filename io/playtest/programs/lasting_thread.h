#pragma once

#include <functional>

namespace hexwright {

/// Does some work in a thread that lives as long as this program, and waits for it. For starting other
/// programs that are to end with this one: the system ends them with the thread that started them.
void in_lasting_thread(const std::function<void()>& work);

}  // namespace hexwright
