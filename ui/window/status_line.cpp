// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/status_line.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>
#include <algorithm>
#include <optional>

#include "ui/document/document.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

/// A label that gives way instead of widening the window.
class ElidedLabel : public QLabel {
 public:
  using QLabel::QLabel;
  QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setPen(theme().secondary);
    painter.drawText(rect(), static_cast<int>(alignment()) | Qt::TextSingleLine,
                     fontMetrics().elidedText(text(), Qt::ElideRight, width()));
  }
};

Bytes clusterMemory(const Evaluation& evaluation) {
  if (evaluation.stages.empty()) return {};
  const double perStage =
      static_cast<double>(evaluation.worldSize) / static_cast<double>(evaluation.stages.size());
  Bytes total;
  for (const StageResult& stage : evaluation.stages) total += stage.capacity * perStage;
  return total;
}

/// Nothing when there is no finding at all.
std::optional<Severity> worstSeverity(const Document& document) {
  const auto& findings = document.evaluation()->findings;
  for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Info}) {
    for (const Finding& finding : findings) {
      if (finding.severity == severity) return severity;
    }
  }
  return std::nullopt;
}

QToolButton* flatButton(QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setAutoRaise(true);
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setFont(smallFont());
  button->setMaximumHeight(24);
  return button;
}

}  // namespace

QString planInShort(const Document& document) {
  const Plan& plan = document.plan();
  const Layout& layout = *plan.layout;
  const auto evaluation = document.evaluation();
  QStringList parts;
  parts << StatusLine::tr("%Ln GPU(s)", nullptr, static_cast<int>(layout.worldSize()));
  if (const Bytes memory = clusterMemory(*evaluation); memory.value() > 0) parts << display(memory);
  const auto degree = [&](const char* axis, int value, bool always) {
    if (always || value > 1) parts << QStringLiteral("%1 %2").arg(QLatin1String(axis)).arg(value);
  };
  degree("TP", layout.tp, true);
  degree("CP", layout.cp, false);
  degree("EP", layout.ep, false);
  degree("PP", layout.pp, true);
  degree("VPP", layout.vpp, false);
  degree("DP", layout.dp, true);
  if (layout.zero) parts << QStringLiteral("ZeRO-%1").arg(*layout.zero);
  if (plan.workload->precision) parts << QString::fromStdString(*plan.workload->precision);
  return parts.join(QStringLiteral(" · "));
}

int findingCount(const Document& document) {
  return static_cast<int>(document.evaluation()->findings.size());
}

QString findingsInShort(const Document& document) {
  const auto& findings = document.evaluation()->findings;
  const auto count = [&findings](Severity severity) {
    return static_cast<int>(
        std::count_if(findings.begin(), findings.end(),
                      [severity](const Finding& f) { return f.severity == severity; }));
  };
  QStringList parts;
  if (const int errors = count(Severity::Error); errors > 0) {
    parts << StatusLine::tr("%n error(s)", nullptr, errors);
  }
  if (const int warnings = count(Severity::Warning); warnings > 0) {
    parts << StatusLine::tr("%n warning(s)", nullptr, warnings);
  }
  if (const int tips = count(Severity::Info); tips > 0) {
    parts << StatusLine::tr("%n tip(s)", nullptr, tips);
  }
  return parts.isEmpty() ? StatusLine::tr("No findings") : parts.join(QStringLiteral(" · "));
}

StatusLine::StatusLine(Document* document, QWidget* parent)
    : QStatusBar(parent), m_document(document) {
  setSizeGripEnabled(false);
  auto* content = new QWidget(this);
  m_hint = new ElidedLabel(content);
  m_plan = new ElidedLabel(content);
  m_findings = flatButton(content);
  m_unit = flatButton(content);
  m_zoom = flatButton(content);
  m_time = new QLabel(content);
  for (QLabel* label : {m_hint, m_plan, m_time}) label->setFont(smallFont());
  m_plan->setAlignment(Qt::AlignCenter);
  m_time->setForegroundRole(QPalette::WindowText);

  auto* right = new QHBoxLayout;
  right->setSpacing(0);
  right->addStretch();
  for (QToolButton* button : {m_findings, m_unit, m_zoom}) right->addWidget(button);
  right->addSpacing(8);
  right->addWidget(m_time);
  // Equal outer columns keep the plan in the middle of the window.
  auto* grid = new QGridLayout(content);
  grid->setContentsMargins(12, 0, 12, 0);
  grid->addWidget(m_hint, 0, 0);
  grid->addWidget(m_plan, 0, 1);
  grid->addLayout(right, 0, 2);
  grid->setColumnStretch(0, 1);
  grid->setColumnStretch(1, 1);
  grid->setColumnStretch(2, 1);
  addWidget(content, 1);

  connect(m_findings, &QToolButton::clicked, this, &StatusLine::findingsClicked);
  connect(m_unit, &QToolButton::clicked, this, &StatusLine::unitClicked);
  connect(m_zoom, &QToolButton::clicked, this, &StatusLine::zoomClicked);
  connect(document, &Document::evaluationChanged, this, &StatusLine::refresh);
  connect(&ThemeManager::instance(), &ThemeManager::changed, this, &StatusLine::refresh);
  refresh();
}

void StatusLine::setHint(const QString& hint) {
  m_hintText = hint;
  showLeft();
}

void StatusLine::explain(const QString& text) {
  m_explanation = text;
  showLeft();
}

void StatusLine::showLeft() {
  const QString& text = m_explanation.isEmpty() ? m_hintText : m_explanation;
  m_hint->setText(text);
  m_hint->setToolTip(text);
  m_hint->update();
}

void StatusLine::setZoom(double factor) {
  m_zoomFactor = factor;
  m_zoom->setText(displayShare(factor, 0));
}

void StatusLine::refresh() {
  const Theme& t = theme();
  m_plan->setText(planInShort(*m_document));
  m_plan->setToolTip(m_plan->text());
  m_plan->update();
  m_findings->setText(findingsInShort(*m_document));
  const auto worst = worstSeverity(*m_document);
  const QString mark = !worst                      ? QStringLiteral("success")
                       : *worst == Severity::Info  ? QStringLiteral("info")
                       : *worst == Severity::Error ? QStringLiteral("error")
                                                   : QStringLiteral("findings");
  const QColor colour = !worst                      ? t.good
                        : *worst == Severity::Info  ? t.accent
                        : *worst == Severity::Error ? t.bad
                                                    : t.warning;
  m_findings->setIcon(QIcon(iconPixmap(mark, colour, 16, devicePixelRatioF())));
  m_findings->setToolTip(tr("Show what is wrong with the plan or worth knowing"));
  m_unit->setText(memoryUnit() == MemoryUnit::Gibibytes ? QStringLiteral("GiB")
                                                        : QStringLiteral("GB"));
  m_unit->setToolTip(tr("Memory is shown in this unit; click to change between GiB and GB"));
  setZoom(m_zoomFactor);
  m_zoom->setToolTip(tr("Zoom of the canvas; click for 100 %"));
  //: %1 a time such as "0.4 ms"
  m_time->setText(
      tr("evaluated in %1").arg(display(Seconds(m_document->evaluationMilliseconds() / 1000))));
  QPalette quiet = palette();
  quiet.setColor(QPalette::WindowText, t.secondary);
  m_time->setPalette(quiet);
  m_findings->setAccessibleName(m_findings->text());
  m_unit->setAccessibleName(tr("Memory unit: %1").arg(m_unit->text()));
  m_zoom->setAccessibleName(tr("Zoom: %1").arg(m_zoom->text()));
  m_plan->setAccessibleName(m_plan->text());
}

void StatusLine::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) refresh();
  QStatusBar::changeEvent(event);
}

}  // namespace slicescape::ui
