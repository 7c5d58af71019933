#include <mutex>
#include <shared_mutex>
#include <unordered_map>

#include "model/playtest/bots/learned_models.h"
#include "model/playtest/bots/openings.h"

namespace hexwright {

struct OpeningMemory::Positions {
  static constexpr std::size_t most = 60'000;  // more than `most_study` games have
  mutable std::shared_mutex mutex;
  std::unordered_map<std::uint64_t, std::shared_ptr<const Openings>> known;
};

OpeningMemory::OpeningMemory() : positions_(std::make_unique<Positions>()) {}
OpeningMemory::~OpeningMemory() = default;

std::shared_ptr<const Openings> OpeningMemory::find(std::uint64_t position) const {
  const std::shared_lock lock(positions_->mutex);
  const auto found = positions_->known.find(position);
  return found == positions_->known.end() ? nullptr : found->second;
}

void OpeningMemory::keep(std::uint64_t position, std::shared_ptr<const Openings> openings) {
  const std::unique_lock lock(positions_->mutex);
  if (positions_->known.size() < Positions::most) positions_->known.emplace(position, std::move(openings));
}

void OpeningMemory::count(std::uint64_t position, IntersectionId place, float chance) {
  const std::unique_lock lock(positions_->mutex);
  const auto found = positions_->known.find(position);
  if (found == positions_->known.end()) return;
  auto counted = std::make_shared<Openings>(*found->second);
  for (Opening& each : *counted)
    if (each.place == place) each.games += games_a_look, each.wins += games_a_look * chance;
  found->second = std::move(counted);
}

void OpeningMemory::forget() {
  forget_positions();
  model_.forget();
  chances_.forget();
  studied = 0;
}

void OpeningMemory::forget_positions() {
  const std::unique_lock lock(positions_->mutex);
  positions_->known.clear();
}

float PlaceCorrections::at(std::span<const IntersectionId> places) const {
  float sum = 0;
  for (const IntersectionId place : places) sum += at(place);
  return sum;
}

/// A step of Newton's method towards the corrections that are most likely, as long as each game says little.
void PlaceCorrections::learn(std::span<const IntersectionId> places, float chance, float result,
                             float games) {
  for (const IntersectionId place : places) {
    if (place.index() >= known_.size()) known_.resize(place.index() + 1, at_first_);
    Known& known = known_[place.index()];
    known.information += games * chance * (1 - chance);
    known.strength += games * (result - chance) / known.information;
  }
}

void OpeningMemory::correct(std::span<const FoundedSeat> seats) {
  const float base = seats.front().strength;
  float all = 0;
  for (const FoundedSeat& seat : seats) all += exponential(seat.strength - base);
  for (const FoundedSeat& seat : seats)
    model_.learn(seat.places, exponential(seat.strength - base) / all, seat.chance, games_a_look);
}

void OpeningMemory::correct_chances(std::span<FoundedSeat> seats) {
  float all = 0;
  for (FoundedSeat& seat : seats) all += seat.chance *= exponential(chances_.at(seat.places));
  if (all == 0) return;  // everybody had lost by then
  for (FoundedSeat& seat : seats) {
    seat.chance /= all;
    if (seat.won) chances_.learn(seat.places, seat.chance, *seat.won ? 1 : 0, 1);
  }
}

}  // namespace hexwright
