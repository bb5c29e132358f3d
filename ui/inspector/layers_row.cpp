// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/layers_row.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QRegularExpression>
#include <algorithm>

#include "core/plan/evaluate.h"
#include "core/plan/custom_schedule.h"
#include "core/units/parameter_registry.h"
#include "ui/document/model_replacement.h"
#include "ui/inspector/field_editor.h"
#include "ui/inspector/link_button.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

QString say(const char* text) {
  return QCoreApplication::translate("slicescape::ui::LayersRow", text);
}

}  // namespace

QString moveRun(const StageMap& map, int stage, int chunk, int first, int last, int layers,
                bool vShaped, StageMap* result) {
  const auto order = vShaped ? vChunkOrder(map) : chunkOrder(map);
  const auto place = std::find(order.begin(), order.end(), ChunkPlace{stage, chunk});
  if (place == order.end()) {
    return say(QT_TRANSLATE_NOOP("slicescape::ui::LayersRow", "This stage holds no layers."));
  }
  const int run = static_cast<int>(place - order.begin());
  const int lastRun = static_cast<int>(order.size()) - 1;
  const std::vector<int> cuts = boundaries(map, vShaped);
  const auto startOf = [&](int index) {
    return index == 0 ? 0 : cuts[static_cast<std::size_t>(index - 1)];
  };
  const int leastFirst = run == 0 ? 0 : startOf(run - 1) + 1;
  const int end = run >= lastRun - 1 ? layers : startOf(run + 2);
  const int mostLast = run == lastRun ? layers - 1 : end - 2;
  const bool startsRight = run == 0 ? first == 0 : first >= leastFirst;
  const bool endsRight = run == lastRun ? last == layers - 1 : last <= mostLast;
  if (first > last || !startsRight || !endsRight) {
    if (run == 0 && run == lastRun) {
      return say(QT_TRANSLATE_NOOP("slicescape::ui::LayersRow", "Allowed: 0–%1.")).arg(mostLast);
    }
    if (run == 0) {
      return say(QT_TRANSLATE_NOOP("slicescape::ui::LayersRow",
                                   "Allowed: first layer 0, last layer up to %1."))
          .arg(mostLast);
    }
    if (run == lastRun) {
      return say(QT_TRANSLATE_NOOP("slicescape::ui::LayersRow",
                                   "Allowed: first layer from %1, last layer %2."))
          .arg(leastFirst)
          .arg(mostLast);
    }
    return say(QT_TRANSLATE_NOOP("slicescape::ui::LayersRow",
                                 "Allowed: within layers %1–%2, so that the neighbours keep one "
                                 "each."))
        .arg(leastFirst)
        .arg(mostLast);
  }
  // The boundary that moves away from the run goes first: the other then has room.
  StageMap moved = map;
  const auto moveStart = [&] {
    if (run > 0) moved = withBoundary(moved, run - 1, first, layers, vShaped);
  };
  const auto moveEnd = [&] {
    if (run < lastRun) moved = withBoundary(moved, run, last + 1, layers, vShaped);
  };
  if (first >= startOf(run)) {
    moveEnd();
    moveStart();
  } else {
    moveStart();
    moveEnd();
  }
  *result = moved;
  return {};
}

LayersRow::LayersRow(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_label(new QLabel(this)),
      m_editor(new TextFieldEditor(false, this)),
      m_dot(new ResetDot(this)) {
  m_label->setFont(smallFont());
  m_label->setFixedWidth(116);
  m_label->setMinimumHeight(28);
  m_label->setBuddy(m_editor);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(m_label, 0, Qt::AlignTop);
  layout->addWidget(m_editor, 1);
  layout->addWidget(m_dot, 0, Qt::AlignTop);
  m_editor->setCheck([this](const QString& text) { return tryToSet(text, false); });
  connect(m_editor, &FieldEditor::edited, this, [this](const FieldValue& value, bool) {
    if (const auto* text = std::get_if<std::string>(&value)) {
      tryToSet(QString::fromStdString(*text), true);
    }
  });
  connect(m_dot, &QAbstractButton::clicked, this, [this] {
    m_document->apply(tr("Spread the layers evenly"), withEvenStages(m_document->committedPlan()));
  });
  retranslateUi();
}

void LayersRow::setRun(int stage, int chunk, int runs) {
  if (stage == m_stage && chunk == m_chunk && runs == m_runs) return;
  m_stage = stage;
  m_chunk = chunk;
  m_runs = runs;
  retranslateUi();
}

QString LayersRow::tryToSet(const QString& text, bool apply) {
  static const QRegularExpression kTwoNumbers(
      QStringLiteral("^\\s*(\\d{1,6})\\s*(?:-|\u2013|\u2212|\\.\\.|\\s)\\s*(\\d{1,6})\\s*$"));
  const auto match = kTwoNumbers.match(text);
  if (!match.hasMatch()) return tr("Write the first and the last layer, such as 19–39.");
  const int first = match.captured(1).toInt();
  const int last = match.captured(2).toInt();
  const Plan& plan = m_document->plan();
  const auto model = modelOf(plan);
  if (!model) return tr("The plan has no known model.");
  StageMap moved;
  const QString refusal = moveRun(stagesOf(plan), m_stage, m_chunk, first, last,
                                  model->layerCount(), isVShaped(*plan.layout), &moved);
  if (!refusal.isEmpty() || !apply) return refusal;
  m_document->edit(tr("Set the layers of stage %1 to %2–%3").arg(m_stage).arg(first).arg(last),
                   [&](Plan& next) {
                     next.layout = next.layout.edited([&](Layout& copy) { copy.stages = moved; });
                   });
  return {};
}

void LayersRow::refresh(const StageMap& map, int layers) {
  const auto stage = static_cast<std::size_t>(m_stage);
  const auto chunk = static_cast<std::size_t>(m_chunk);
  FieldValue value;
  if (stage < map.size() && chunk < map[stage].chunks.size()) {
    const Chunk& run = map[stage].chunks[chunk];
    if (run.count > 0) {
      value = QStringLiteral("%1 – %2").arg(run.first).arg(run.first + run.count - 1).toStdString();
    }
  }
  m_editor->show(value, false, tr("none"));
  //: remark in the field of a stage's layers; %1 is how many the model has
  m_editor->setSuffix(tr("of %1").arg(displayCount(layers)));
  m_dot->setChanged(m_document->plan().layout->stages.has_value());
}

void LayersRow::retranslateUi() {
  //: label of one of several runs of layers of a stage
  const QString label = m_runs > 1 ? tr("Layers, run %1").arg(m_chunk) : tr("Layers");
  m_label->setText(label);
  m_editor->setFieldName(label);
  if (const ParameterInfo* info = findParameter("layout.stages")) {
    m_label->setToolTip(translated(info->meaning));
    m_editor->setToolTip(translated(info->meaning));
  }
  m_dot->setToolTip(tr("Placed stage by stage. Click to spread the layers evenly."));
  m_dot->setAccessibleName(tr("Spread the layers evenly"));
}

void LayersRow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslateUi();
  QWidget::changeEvent(event);
}

}  // namespace slicescape::ui
