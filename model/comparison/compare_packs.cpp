#include <algorithm>
#include <array>
#include <utility>

#include "model/comparison/comparison.h"
#include "model/own/vocabulary.h"
#include "model/rules/own/sayings.h"

namespace hexwright {
namespace {

using own::Element;

/// A pack among others, in the order in which files have it.
class PackVersion {
 public:
  PackVersion(const own::Packs& packs, const Element& pack) {
    std::vector<Element> all(packs.all().begin(), packs.all().end());
    for (Element& each : all)
      if (each.get("id") == pack.get("id")) own::make_canonical(each);
    packs_ = own::Packs(std::move(all));
    pack_ = packs_.find(pack.get("id"));
  }
  const Element& pack() const { return *pack_; }
  const std::vector<Element>& parts() const { return pack_->children; }
  Message saying_of(std::size_t part) const { return own::saying_of(packs_, *pack_, part); }

 private:
  own::Packs packs_;
  const Element* pack_;
};

constexpr std::size_t no_part = static_cast<std::size_t>(-1);

bool is_told(std::string_view attribute) {
  return attribute != "from" && attribute != "hash" && attribute != "language";
}

std::string_view value_of(const Element& element, std::string_view attribute) {
  return element.name == "option" && attribute == "value" ? own::chosen_value(element)
                                                          : element.get(attribute);
}

bool is_same(const Element& a, const Element& b) {
  const auto names_same = [&](const Element& from) {
    return std::ranges::all_of(from.attributes, [&](const own::Attribute& each) {
      return !is_told(each.name) || value_of(a, each.name) == value_of(b, each.name);
    });
  };
  return a.name == b.name && names_same(a) && names_same(b) &&
         std::ranges::equal(a.children, b.children, is_same);
}

/// The things that sentences speak of, and what has none, is told slot by slot.
bool has_sentence(const Element& part) {
  constexpr std::array names{"rule", "card", "action",  "award", "set",
                             "add",  "bar",  "require", "join",  "stand-in"};
  return std::ranges::count(names, part.name) > 0;
}
bool is_left_out_of_sentences(std::string_view attribute) {
  constexpr std::array names{"title", "stage", "phase", "key", "if-option"};
  return std::ranges::count(names, attribute) > 0;
}

class PackComparison {
 public:
  PackComparison(const PackVersion& before, const PackVersion& after) : before_(before), after_(after) {}

  std::vector<Message> run() && {
    compare_slots(before_.pack(), after_.pack(), title_of(after_.pack()), *own::find_row("", "pack"));
    const std::vector<std::size_t> old_ones = matches();
    for (std::size_t i = 0; i < old_ones.size(); ++i)
      if (old_ones[i] == no_part)
        add(say(N_("new: {0}"), after_.saying_of(i)));
      else if (const Element& old = before_.parts()[old_ones[i]]; !is_same(old, after_.parts()[i]))
        compare_parts(old_ones[i], i);
    for (std::size_t i = 0; i < before_.parts().size(); ++i)
      if (std::ranges::count(old_ones, i) == 0) add(say(N_("gone: {0}"), before_.saying_of(i)));
    return std::move(changes_);
  }

 private:
  static Argument title_of(const Element& part) {
    return part.find("title") ? argument(part.get("title")) : Argument(Message(part.name));
  }
  void add(Message change) { changes_.push_back(std::move(change)); }

  /// Of each new part the one that it was before: what has an id is known by it, else what says the same, or
  /// something about the same.
  std::vector<std::size_t> matches() const {
    std::vector<std::size_t> found(after_.parts().size(), no_part);
    const auto match = [&](auto is_it) {
      for (std::size_t i = 0; i < found.size(); ++i)
        for (std::size_t old = 0; old < before_.parts().size() && found[i] == no_part; ++old)
          if (before_.parts()[old].name == after_.parts()[i].name && std::ranges::count(found, old) == 0 &&
              is_it(before_.parts()[old], after_.parts()[i]))
            found[i] = old;
    };
    const auto both_lack_id = [](const Element& a, const Element& b) {
      return !a.find("id") && !b.find("id");
    };
    match([](const Element& a, const Element& b) { return a.find("id") && a.get("id") == b.get("id"); });
    match([&](const Element& a, const Element& b) { return both_lack_id(a, b) && is_same(a, b); });
    match([&](const Element& a, const Element& b) {
      return both_lack_id(a, b) && a.get("what") == b.get("what") && a.get("of") == b.get("of");
    });
    return found;
  }

  void compare_parts(std::size_t old, std::size_t fresh) {
    const Element &before = before_.parts()[old], &after = after_.parts()[fresh];
    const Argument title = title_of(after);
    const own::ElementRow& row = *own::find_row("pack", after.name);
    if (has_sentence(after)) {
      const Message was = before_.saying_of(old), is = after_.saying_of(fresh);
      if (was != is) {
        add(say(N_("before: {0} — now: {1}"), was, is));
        return compare_slots(before, after, title, row, is_left_out_of_sentences);
      }
    }
    compare_all(before, after, title, row);
  }

  void compare_all(const Element& before, const Element& after, const Argument& title,
                   const own::ElementRow& row) {
    compare_slots(before, after, title, row);
    if (before.children.size() != after.children.size())
      add(say(N_("{0}: parts: before {1}, now {2}"), title, before.children.size(), after.children.size()));
    for (std::size_t i = 0; i < std::min(before.children.size(), after.children.size()); ++i)
      if (const own::ElementRow* its = own::find_row(row.name, after.children[i].name))
        compare_all(before.children[i], after.children[i], title, *its);
  }

  void compare_slots(const Element& before, const Element& after, const Argument& title,
                     const own::ElementRow& row, bool (*counts)(std::string_view) = is_told) {
    const auto shown = [](std::string_view value) {
      return value.empty() ? Argument(Message{N_("nothing")}) : Argument("“" + std::string(value) + "”");
    };
    for (const own::AttributeRow& slot : row.attributes) {
      const auto was = value_of(before, slot.name), is = value_of(after, slot.name);
      if (was != is && counts(slot.name))
        add(say(N_("{0}: {1}: before {2}, now {3}"), title, own::title_of(row, slot), shown(was), shown(is)));
    }
  }

  const PackVersion &before_, &after_;
  std::vector<Message> changes_;
};

}  // namespace

std::vector<Message> compare_packs(const own::Packs& before, const own::Element& old, const own::Packs& after,
                                   const own::Element& fresh) {
  const PackVersion one(before, old), other(after, fresh);
  return PackComparison(one, other).run();
}

}  // namespace hexwright
