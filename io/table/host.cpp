#include "io/table/host.h"

#include <charconv>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>
#include <fmt/format.h>

#include "io/playtest/programs/bot_words.h"
#include "io/table/address.h"
#include "io/table/audience.h"
#include "io/table/moment.h"
#include "io/table/own_socket.h"
#include "io/table/take_backs.h"

namespace hexwright {
namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;
using Fault = boost::system::error_code;
using namespace std::chrono_literals;

/// Who watches, or chooses a seat; players are always let in.
constexpr std::size_t most_admitted = 64;
/// Connections that have not shown a token: one more pushes out another one.
constexpr std::size_t most_strangers = 256;
constexpr auto time_to_say_goodbye = 3s;
constexpr auto time_without_room = 100ms;
constexpr auto time_to_come_back = 60s;

std::uint64_t random_seed() { return std::stoull(new_token().substr(0, 13), nullptr, 16); }

}  // namespace

class TableHost::Impl : public ConnectionOwner {
 public:
  Impl(Table& table, TableLinks links, std::filesystem::path file, HostOptions options,
       std::function<void(const Message&)> report)
      : table_(table),
        links_(std::move(links)),
        file_(std::move(file)),
        options_(std::move(options)),
        report_(std::move(report)),
        acceptor_(io_),
        pause_(io_),
        room_(io_),
        goodbye_(io_) {
    std::vector<std::uint64_t> seeds;
    for (int seat = 0; seat < table.seats(); ++seat) seeds.push_back(random_seed());
    audience_.emplace(table_, links_, std::move(seeds));
    take_backs_.emplace(table_, *audience_, links_, file_);
    table_.let_think(true);
  }
  ~Impl() override {
    table_.let_think(false);
    thinking_.join();
  }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  std::optional<Refusal> listen() {
    Fault fault;
    const auto address = asio::ip::make_address(options_.address, fault);
    if (fault) return refuse(N_("{0} is no address in numbers"), {options_.address});
    const tcp::endpoint place(address, options_.port);
    acceptor_.open(place.protocol(), fault);
    if (!fault) acceptor_.set_option(asio::socket_base::reuse_address(true), fault);
    if (!fault) acceptor_.bind(place, fault);
    if (!fault) acceptor_.listen(asio::socket_base::max_listen_connections, fault);
    if (!fault) keep_from_programs(static_cast<std::uintptr_t>(acceptor_.native_handle()));
    if (fault)
      return refuse(N_("nobody can be let in at {0}, port {1}: {2}"),
                    {options_.address, std::to_string(options_.port), fault.message()});
    const tcp::endpoint here = acceptor_.local_endpoint();
    links_.address = spelled(here);
    reachable_ =
        spelled(here.address().is_unspecified() ? tcp::endpoint(address_of_machine(), here.port()) : here);
    return write_links(file_, links_);
  }

  std::optional<Refusal> run() {
    accept();
    go_on();
    io_.run();
    audience_->drop();
    return failure_;
  }
  void stop() {
    table_.let_think(false);
    asio::post(io_, [this] { say_goodbye(); });
  }

  const std::string& reachable_address() const { return reachable_; }
  bool is_for_this_machine_only() const {
    return names().empty() && asio::ip::make_address(options_.address).is_loopback();
  }
  const TableLinks& links() const { return links_; }

  const std::vector<std::string>& names() const override { return options_.names; }
  const PageWords& page_words() const override { return table_.page_words(); }
  void opened(GuestConnection& connection) override { connection.send(as_line(hello_line())); }
  void closed(GuestConnection& connection) override {
    const Admission was = audience_->remove(connection);
    if (was.role == Admission::Role::Player && !audience_->player(was.seat)) {
      report({N_("{0} has left"), {table_.name(was.seat)}});
      audience_->send_to_table();
      take_backs_->left(was.seat);
      go_on();
    } else if (was.role == Admission::Role::Watcher) {
      audience_->send_to_table();
    }
    // A page that was closed does not come back.
    if (connection.was_lost()) back_until_ = Clock::now() + time_to_come_back;
    if (is_over_) wait_for_notes();
    if (is_leaving_ && audience_->size() == 0) io_.stop();
  }
  void heard(GuestConnection& connection, std::string_view line) override {
    Guest* guest = audience_->find(connection);
    if (!guest) return;
    const auto message = client_message_from(line);
    const auto refused =
        message.refusal() ? std::optional(*message.refusal())
                          : std::visit([&](const auto& what) { return take(*guest, what); }, message.value());
    if (!refused) return;
    // Whoever it was may have made room for somebody.
    if (!audience_->find(connection)) return;
    connection.send(as_line(refusal_line(*refused, player_names())));
    if (audience_->find(connection)->admission.role == Admission::Role::None) connection.finish();
  }

 private:
  using Role = Admission::Role;
  using Clock = std::chrono::steady_clock;

  void report(const Message& message) const {
    if (report_) report_(message);
  }
  std::vector<std::string> player_names() const {
    std::vector<std::string> names;
    for (const SeatId seat : Ids<SeatId>(table_.seats())) names.push_back(table_.name(seat));
    return names;
  }

  void accept() {
    acceptor_.async_accept([this](Fault fault, tcp::socket socket) {
      if (fault == asio::error::operation_aborted || is_leaving_) return;
      if (fault) return wait_for_room();
      audience_->add(std::make_shared<GuestConnection>(std::move(socket), *this));
      if (audience_->strangers() > most_strangers) audience_->stranger_to_leave()->drop();
      accept();
    });
  }
  /// The system has no more for now.
  void wait_for_room() {
    room_.expires_after(time_without_room);
    room_.async_wait([this](Fault fault) {
      if (!fault && !is_leaving_) accept();
    });
  }

  std::optional<Refusal> take(Guest& guest, const Hello& hello) {
    if (guest.admission.role != Role::None) return refuse(N_("this connection has shown a token already"));
    const Admission found = admission(links_, hello.token);
    const bool is_of_bot = found.role == Role::Player && !table_.bot(found.seat).empty();
    if (found.role == Role::None || is_of_bot)
      return refuse(N_("this link does not lead to a seat of this table; ask its host for another one"));
    if (found.role != Role::Player && audience_->size() - audience_->strangers() >= most_admitted)
      return refuse(N_("as many watch this table as can"));
    if (found.role == Role::Player) {
      if (Guest* before = audience_->player(found.seat)) {
        before->admission = {};
        before->connection->send(as_line(moved_line()));
        before->connection->finish();
      }
      if (auto refused = sit_down(found.seat, hello.name)) return refused;
      report({N_("{0} has come"), {table_.name(found.seat)}});
      if (table_.has_stand_in(found.seat) || stand_ins_.contains(found.seat)) stand_ins_[found.seat] = false;
    }
    guest.admission = found;
    guest.pictures = hello.pictures;
    guest.connection->admit();
    audience_->send_to_table();
    if (is_over_) wait_for_notes();
    if (guest.sees_game()) audience_->welcome(guest, take_backs_->welcome(guest, hello));
    if (found.role == Role::Player) change_seats();
    return {};
  }
  std::optional<Refusal> take(Guest& guest, const Take& wish) {
    if (guest.admission.role == Role::Player && wish.seat == guest.admission.seat)
      return call(wish.seat, wish.name);
    if (guest.admission.role != Role::Guest)
      return refuse(N_("whoever sits at the table has a place already"));
    if (wish.seat == none) {
      guest.connection->send(as_line(seat_line(links_.watchers)));
      return {};
    }
    const bool is_seat = wish.seat.value() < table_.seats() && table_.bot(wish.seat).empty();
    if (!is_seat || links_.chairs[wish.seat.index()].taken)
      return refuse(N_("this seat is not free; choose another one, or watch"));
    if (auto refused = sit_down(wish.seat, wish.name)) return refused;
    guest.connection->send(as_line(seat_line(links_.chairs[wish.seat.index()].token)));
    audience_->send_to_table();
    return {};
  }
  std::optional<Refusal> take(Guest& guest, const StandIn& wish) {
    if (guest.admission.role != Role::Player) return refuse(N_("who watches does not play"));
    const bool has_left = wish.seat.value() < table_.seats() && table_.bot(wish.seat).empty() &&
                          !audience_->player(wish.seat) && !table_.has_stand_in(wish.seat);
    if (!has_left) return refuse(N_("nobody has left this seat"));
    stand_ins_[wish.seat] = true;
    change_seats();
    return {};
  }
  std::optional<Refusal> take(Guest& guest, const AskBack& /*wish*/) {
    if (guest.admission.role != Role::Player) return refuse(N_("who watches does not play"));
    if (auto refused = take_backs_->ask(guest.admission.seat)) return refused;
    go_on();
    return {};
  }
  std::optional<Refusal> take(Guest& guest, const Agree& answer) {
    if (guest.admission.role != Role::Player) return refuse(N_("who watches does not play"));
    if (auto refused = take_backs_->answer(guest.admission.seat, answer.yes)) return refused;
    go_on();
    return {};
  }
  std::optional<Refusal> take(Guest& guest, const Note& note) {
    if (!guest.sees_game()) return refuse(N_("only those who see the board leave notes"));
    const SeatId seat = guest.admission.seat;
    if (auto refused = table_.keep(seat, note)) return refused;
    guest.connection->send(as_line(noted_line()));
    if (seat == none)
      report({N_("somebody who watches has left a note: {0}"), {note.words}});
    else
      report({N_("{0} has left a note: {1}"), {table_.name(seat), note.words}});
    return {};
  }
  std::optional<Refusal> take(Guest& guest, const ChooseTheme& wish) {
    if (!guest.sees_game()) return refuse(N_("only those who see the board choose how it looks"));
    guest.theme = wish.theme;
    audience_->show_board(guest);
    return {};
  }
  std::optional<Refusal> take(Guest& guest, const Answer& answer) {
    if (guest.admission.role != Role::Player) return refuse(N_("who watches does not play"));
    if (is_thinking_) return refuse(N_("a bot is deciding; wait for it"));
    const std::size_t before = table_.steps();
    if (auto refused = table_.answer(guest.admission.seat, answer)) return refused;
    guest.connection->forgive();
    take_backs_->forget();
    audience_->send_moment(before);
    go_on();
    return {};
  }

  /// Whoever sits there gives a name.
  std::optional<Refusal> call(SeatId seat, const std::string& name) {
    if (name.empty() || name == table_.name(seat)) return {};
    if (auto refused = table_.rename(seat, name)) return refused;
    audience_->send_to_table();
    return {};
  }
  std::optional<Refusal> sit_down(SeatId seat, const std::string& name) {
    if (auto refused = call(seat, name)) return refused;
    auto& chair = links_.chairs[seat.index()];
    if (chair.taken) return {};
    chair.taken = true;
    return write_links(file_, links_);
  }

  void go_on() {
    if (table_.is_over()) return end();
    if (take_backs_->is_agreed() && !is_thinking_ && !is_leaving_) {
      if (auto refused = take_backs_->take_back()) return fail(std::move(refused));
    }
    if (take_backs_->is_open()) return;
    if (!table_.waits_for_bot() || is_leaving_ || is_thinking_) return;
    is_thinking_ = true;
    pause_.expires_after(options_.bot_pause);
    asio::post(thinking_, [this] {
      table_.think();
      asio::post(io_, [this] {
        pause_.async_wait([this](Fault fault) {
          if (!fault && !is_leaving_) act_as_thought();
        });
      });
    });
  }
  void act_as_thought() {
    is_thinking_ = false;
    const std::size_t before = table_.steps();
    if (auto refused = table_.act_as_thought()) return fail(std::move(refused));
    audience_->send_moment(before);
    change_seats();
  }
  /// Seats come to bots and back between decisions.
  void change_seats() {
    if (is_thinking_) return;
    for (const auto& [seat, bot] : stand_ins_) table_.let_stand_in(seat, bot);
    if (!stand_ins_.empty()) audience_->send_to_table();
    stand_ins_.clear();
    go_on();
  }

  /// The game is over. Who looks at the board may still say something of it.
  void end() {
    if (is_over_ || is_leaving_) return;
    is_over_ = true;
    audience_->finish_programs();
    notes_end_ = Clock::now() + options_.time_for_notes;
    wait_for_notes();
  }
  /// While somebody is there who looks at the board, or may come back.
  void wait_for_notes() {
    if (is_leaving_) return;
    const auto until = audience_->has_people() ? notes_end_ : std::min(notes_end_, back_until_);
    if (until <= Clock::now()) return say_goodbye();
    goodbye_.expires_at(until);
    goodbye_.async_wait([this](Fault fault) {
      if (!fault) say_goodbye();
    });
  }

  /// What is done can no longer be written down.
  void fail(std::optional<Refusal> why) {
    failure_ = std::move(why);
    say_goodbye();
  }
  /// All are told what is still waiting for them, and the table is closed.
  void say_goodbye() {
    if (is_leaving_) return;
    is_leaving_ = true;
    Fault ignored;
    acceptor_.close(ignored);
    pause_.cancel();
    room_.cancel();
    audience_->finish();
    if (audience_->size() == 0) io_.stop();
    goodbye_.expires_after(time_to_say_goodbye);
    goodbye_.async_wait([this](Fault fault) {
      if (!fault) io_.stop();
    });
  }

  asio::io_context io_{1};  ///< first, as it goes last
  Table& table_;
  TableLinks links_;
  std::filesystem::path file_;
  HostOptions options_;
  std::string reachable_;
  std::function<void(const Message&)> report_;
  std::optional<Audience> audience_;
  std::optional<TakeBacks> take_backs_;
  std::map<SeatId, bool> stand_ins_;  ///< to be changed as soon as no bot thinks
  bool is_over_ = false, is_leaving_ = false, is_thinking_ = false;
  std::optional<Refusal> failure_;
  tcp::acceptor acceptor_;
  asio::steady_timer pause_, room_, goodbye_;
  Clock::time_point notes_end_ = {};   ///< of a game that is over
  Clock::time_point back_until_ = {};  ///< who lost the connection is waited for
  asio::thread_pool thinking_{1};
};

std::optional<HostOptions> HostOptions::at(std::string_view place) {
  const auto colon = place.rfind(':');
  if (colon == std::string_view::npos) return {};
  HostOptions options;
  options.address = place.substr(0, colon);
  if (options.address.starts_with('[') && options.address.ends_with(']'))
    options.address = options.address.substr(1, options.address.size() - 2);
  const char* end = place.data() + place.size();
  const auto [rest, fault] = std::from_chars(place.data() + colon + 1, end, options.port);
  return fault == std::errc() && rest == end ? std::optional(options) : std::nullopt;
}

Outcome<std::unique_ptr<TableHost>> TableHost::open(Table& table, TableLinks links,
                                                    std::filesystem::path file, const HostOptions& options,
                                                    std::function<void(const Message&)> report) {
  auto impl = std::make_unique<Impl>(table, std::move(links), std::move(file), options, std::move(report));
  if (const auto refused = impl->listen()) return *refused;
  return std::unique_ptr<TableHost>(new TableHost(std::move(impl)));
}

TableHost::TableHost(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
TableHost::~TableHost() = default;
std::string TableHost::address() const { return impl_->reachable_address(); }
bool TableHost::is_for_this_machine_only() const { return impl_->is_for_this_machine_only(); }
std::string TableHost::link(const std::string& token) const {
  return fmt::format("http://{}/#{}", address(), token);
}
const TableLinks& TableHost::links() const { return impl_->links(); }
std::optional<Refusal> TableHost::run() { return impl_->run(); }
void TableHost::stop() { impl_->stop(); }

}  // namespace hexwright
