// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/inspector_panel.h"

#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "core/units/parameter_registry.h"
#include "ui/inspector/field_row.h"
#include "ui/inspector/host_page.h"
#include "ui/inspector/layer_page.h"
#include "ui/inspector/network_pages.h"
#include "ui/inspector/plan_page.h"
#include "ui/inspector/section.h"
#include "ui/inspector/stage_page.h"
#include "ui/inspector/why_panel.h"

namespace slicescape::ui {
namespace {

/// Stages, layers and ranks are numbers written as text.
int numberOf(const Subject& subject) {
  return QString::fromStdString(subject.id).toInt();
}

}  // namespace

InspectorPanel::InspectorPanel(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_scroll(new QScrollArea(this)),
      m_pages(new QStackedWidget(this)),
      m_why(new WhyPanel(document, this)) {
  setObjectName(QStringLiteral("inspector"));
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setWidget(m_pages);
  // The tabs around paint the panel's background.
  m_scroll->viewport()->setAutoFillBackground(false);
  m_pages->setAutoFillBackground(false);
  m_pages->setMinimumWidth(1);  // pages fit the panel's width, whatever they hold
  m_why->hide();                // until the window gives it a tab
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_scroll);

  add(m_plan = new PlanPage(document, this));
  add(m_stage = new StagePage(document, this));
  add(m_host = new HostPage(document, this));
  add(m_switch = new SwitchPage(document, this));
  add(m_link = new LinkPage(document, this));
  add(m_layer = new LayerPage(document, this));

  connect(m_plan, &PlanPage::schedulesRequested, this, &InspectorPanel::schedulesRequested);
  connect(m_why, &WhyPanel::backRequested, this, &InspectorPanel::showSelection);
  connect(document, &Document::planChanged, this, &InspectorPanel::scheduleRefresh);
  connect(document, &Document::evaluationChanged, this, &InspectorPanel::scheduleRefresh);
  connect(&document->selection(), &SelectionModel::selectionChanged, this, [this] {
    showSelection();
    scheduleRefresh();
  });
  connect(&document->selection(), &SelectionModel::revealRequested, this,
          [this](const Subject& subject) {
            if (subject.kind == SubjectKind::Field) revealField(subject.id);
          });
  refresh();
}

/// Opens the section of a field, scrolls to it and gives it the focus: the answer to a
/// finding about a parameter.
void InspectorPanel::revealField(const std::string& path) {
  const ParameterInfo* info = findParameter(path);
  if (!info) return;
  showSelection();
  refresh();
  auto* row = m_page->findChild<FieldRow*>(QString::fromStdString(info->key));
  if (!row) return;
  for (QWidget* above = row->parentWidget(); above && above != m_page;
       above = above->parentWidget()) {
    if (auto* section = qobject_cast<Section*>(above)) section->setOpen(true);
  }
  m_page->layout()->activate();
  m_scroll->ensureWidgetVisible(row);
  row->editor()->setFocus(Qt::OtherFocusReason);
}

InspectorPage* InspectorPanel::add(InspectorPage* page) {
  m_pages->addWidget(page);
  connect(page, &InspectorPage::whyRequested, this, &InspectorPanel::explain);
  return page;
}

void InspectorPanel::explain(const QString& metric) {
  m_isExplaining = true;
  m_why->explain(metric);
  emit tabRequested(m_why);
  m_why->setFocus();
}

void InspectorPanel::showSelection() {
  m_isExplaining = false;
  emit tabRequested(this);
}

/// One page for the selection when all of it is of one kind; the plan when nothing is
/// selected, when kinds are mixed, and when what was selected is gone.
void InspectorPanel::choosePage() {
  const auto& selected = m_document->selection().selected();
  m_page = m_plan;
  if (selected.empty()) return;
  const SubjectKind kind = selected.begin()->kind;
  const bool sameKind = std::all_of(selected.begin(), selected.end(),
                                    [&](const Subject& subject) { return subject.kind == kind; });
  if (!sameKind) return;
  const Cluster& cluster = *m_document->plan().cluster;
  std::vector<int> numbers;
  std::vector<std::string> ids;
  for (const Subject& subject : selected) {
    switch (kind) {
      case SubjectKind::Stage:
        if (numberOf(subject) < m_document->plan().layout->pp) {
          numbers.push_back(numberOf(subject));
        }
        break;
      case SubjectKind::Layer:
        numbers.push_back(numberOf(subject));
        break;
      case SubjectKind::Host:
        if (cluster.host(subject.id)) ids.push_back(subject.id);
        break;
      case SubjectKind::Switch:
        if (cluster.switchGroup(subject.id)) ids.push_back(subject.id);
        break;
      case SubjectKind::Link:
        if (cluster.link(subject.id)) ids.push_back(subject.id);
        break;
      case SubjectKind::Field:
      case SubjectKind::Axis:
      case SubjectKind::Rank:
        return;
    }
  }
  if (numbers.empty() && ids.empty()) return;
  switch (kind) {
    case SubjectKind::Stage:
      m_stage->setStages(numbers);
      m_page = m_stage;
      break;
    case SubjectKind::Layer:
      m_layer->setLayers(numbers);
      m_page = m_layer;
      break;
    case SubjectKind::Host:
      m_host->setHosts(ids);
      m_page = m_host;
      break;
    case SubjectKind::Switch:
      m_switch->setSwitches(ids);
      m_page = m_switch;
      break;
    case SubjectKind::Link:
      m_link->setLinks(ids);
      m_page = m_link;
      break;
    default:
      break;
  }
}

void InspectorPanel::refresh() {
  m_dirty = false;
  choosePage();
  m_page->refresh();
  if (m_pages->currentWidget() == m_page) return;
  // Only the page in sight decides the height that can be scrolled.
  for (int i = 0; i < m_pages->count(); ++i) {
    const bool shown = m_pages->widget(i) == m_page;
    m_pages->widget(i)->setSizePolicy(QSizePolicy::Preferred,
                                      shown ? QSizePolicy::Preferred : QSizePolicy::Ignored);
  }
  m_pages->setCurrentWidget(m_page);
  m_scroll->ensureVisible(0, 0);
}

void InspectorPanel::scheduleRefresh() {
  if (isVisible()) {
    refresh();
  } else {
    m_dirty = true;
  }
}

void InspectorPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (m_dirty) refresh();
}

}  // namespace slicescape::ui
