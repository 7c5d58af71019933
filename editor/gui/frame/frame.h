#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <wx/frame.h>
#include <wx/timer.h>

#include "editor/core/library/document_autosave.h"
#include "editor/gui/canvas/canvas.h"
#include "editor/gui/controls/pane_manager.h"
#include "editor/gui/controls/typing_undo.h"
#include "editor/gui/frame/editor_context.h"
#include "editor/gui/frame/finding_news.h"

class wxNotebook;

namespace hexwright::gui {

class AnalysisPanel;
class Autosave;
class BatchPanel;
class GeneratePanel;
class HistoryPanel;
class LiveAnalysis;
class LiveBalance;
class LiveBatch;
class LiveDeal;
class ProblemsPanel;
class PropertiesPanel;
class ReferenceView;
class RoomForMap;
class StacksPanel;
class ToolsPanel;
class WelcomePage;

/// The window of one document: the map in the middle, panels around it.
class Frame : public wxFrame {
 public:
  /// `work`: of a document that was recovered, or is of the library.
  explicit Frame(Document document, std::unique_ptr<DocumentAutosave> work = nullptr);
  ~Frame() override;
  bool Destroy() override;

  EditorContext& context() { return context_; }
  const EditorContext& context() const { return context_; }
  Canvas& canvas() { return *canvas_; }
  const Canvas& canvas() const { return *canvas_; }
  ProblemsPanel& problems() { return *problems_; }
  const ProblemsPanel& problems() const { return *problems_; }
  PropertiesPanel& properties() { return *properties_; }
  /// What is typed into the panels' fields and not committed yet.
  TypingUndo& typing() { return typing_; }
  const TypingUndo& typing() const { return typing_; }
  /// Puts what is being typed into the scenario, as leaving the field does. Before it is saved, shown or
  /// played.
  void commit_typing();
  /// Brings the panel into sight; the stacks and the properties share a place.
  void show_properties();
  void show_stacks();
  void show_analysis();
  LiveAnalysis& analysis() { return *analysis_; }
  const LiveAnalysis& analysis() const { return *analysis_; }
  void show_batch();
  LiveBatch& batch() { return *batch_; }
  void show_generate();
  LiveDeal& dealing() { return *dealing_; }
  LiveBalance& balancing() { return *balancing_; }
  LiveBalance& improving() { return *improving_; }
  LiveBalance& archive() { return *archive_; }

  /// Keeps the work in the library; null when there is none.
  Autosave* autosave() { return autosave_.get(); }
  void hear(const KeeperNews& news);
  /// The picture under the map.
  ReferenceView& reference() { return *reference_; }

  /// New and empty or straight from a template: opening another file may take its window.
  bool is_untouched() const;

  /// The page with the ways to begin, in place of the map and the panels; what was there comes back.
  void show_welcome();
  /// False when it was not shown.
  bool leave_welcome();
  bool is_welcoming() const { return welcome_ != nullptr; }

  /// The map, or the page in its place.
  bool has_painted() const;
  void when_painted(std::function<void()> act);

  /// A sentence in the status bar until the pointer moves.
  void report(const wxString& sentence);

  struct Pane {
    wxString name;  ///< for the saved layout
    wxWindow* window;
  };
  const std::vector<Pane>& panes() const { return panes_; }
  bool is_shown(const wxString& pane) const;
  void toggle(const wxString& pane);
  /// All panels away, or back as they were.
  void toggle_all_panels();
  bool shows_only_map() const;
  /// To be kept until the next time.
  wxString layout();
  void show_pane(const wxString& pane);
  void reset_layout();
  /// Moves the focus to the next (or the previous) pane.
  void cycle_panes(bool forward);

 private:
  void build_panes();
  void add_panes();
  void show_all_panels_again();
  void set_help_topics();
  void connect_canvas();
  /// Brings the field that mends it into sight.
  void show_what_mends(const Finding& finding, bool take_keyboard);
  void connect_stacks();
  void connect_analysis();
  void show_side_page(wxWindow* page);
  void side_page_changed();
  void take_place();
  void take_key(wxKeyEvent& event);
  bool run_from_list(const wxKeyEvent& event);
  bool use_on_map(const wxKeyEvent& event);
  void watch(const EditorContext::News& news);
  void share_status_bar(bool has_selection);
  void show_selected();
  void update_title();
  void show_kept();
  void close(wxCloseEvent& event);
  void remember_layout();

  EditorContext context_;
  PaneManager manager_;
  Canvas* canvas_ = nullptr;
  std::unique_ptr<LiveAnalysis> analysis_;
  std::unique_ptr<LiveBatch> batch_;
  std::unique_ptr<LiveDeal> dealing_;
  std::unique_ptr<LiveBalance> balancing_, improving_, archive_;
  ToolsPanel* tools_ = nullptr;
  wxNotebook* side_ = nullptr;
  PropertiesPanel* properties_ = nullptr;
  StacksPanel* stacks_ = nullptr;
  AnalysisPanel* numbers_ = nullptr;
  BatchPanel* games_ = nullptr;
  GeneratePanel* boards_ = nullptr;
  ProblemsPanel* problems_ = nullptr;
  HistoryPanel* history_ = nullptr;
  std::vector<Pane> panes_;
  WelcomePage* welcome_ = nullptr;
  wxString layout_below_;  ///< of the panels, while the page is shown
  wxString first_layout_;
  wxString layout_with_panels_;  ///< while they are all away
  std::unique_ptr<RoomForMap> room_for_map_;
  wxTimer checking_;
  TypingUndo typing_;
  FindingNews finding_news_;
  std::unique_ptr<Autosave> autosave_;
  std::unique_ptr<ReferenceView> reference_;
};

}  // namespace hexwright::gui
