// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "core/plan/explanation.h"
#include "ui/inspector/field_row.h"
#include "ui/inspector/section.h"
#include "ui/inspector/value_row.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

constexpr int kSwatch = 12;

void paintText(QLabel* label, const QColor& colour) {
  QPalette colours = label->palette();
  if (colours.color(QPalette::WindowText) == colour) return;
  colours.setColor(QPalette::WindowText, colour);
  label->setPalette(colours);
}

}  // namespace

PageHeader::PageHeader(QWidget* parent)
    : QWidget(parent), m_title(new QLabel(this)), m_note(new QLabel(this)) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  layout->addWidget(m_title, 1);
  layout->addWidget(m_note);
  m_title->setFont(sectionFont());
  m_title->setTextFormat(Qt::PlainText);
  m_title->setMinimumWidth(40);
  m_note->setFont(smallFont());
  m_note->setTextFormat(Qt::PlainText);
  setFixedHeight(32);
  updateColours();
}

void PageHeader::setTitle(const QString& title) {
  m_title->setText(title);
}
void PageHeader::setNote(const QString& note) {
  m_note->setText(note);
}
QString PageHeader::title() const {
  return m_title->text();
}
QString PageHeader::note() const {
  return m_note->text();
}

void PageHeader::setColour(const QColor& colour) {
  if (colour == m_colour) return;
  m_colour = colour;
  m_title->setContentsMargins(colour.isValid() ? kSwatch + 8 : 0, 0, 0, 0);
  update();
}

void PageHeader::updateColours() {
  paintText(m_note, theme().secondary);
}

void PageHeader::paintEvent(QPaintEvent*) {
  if (!m_colour.isValid()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme().outlineOf(m_colour), 1));
  painter.setBrush(m_colour);
  painter.drawRoundedRect(QRectF(0.5, (height() - kSwatch) / 2.0 + 0.5, kSwatch, kSwatch), 3, 3);
}

void PageHeader::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) updateColours();
  QWidget::changeEvent(event);
}

InspectorPage::InspectorPage(Document* document, QWidget* parent)
    : QWidget(parent), m_document(document), m_header(new PageHeader(this)) {
  m_layout = new QVBoxLayout(this);
  m_layout->setContentsMargins(12, 6, 8, 12);
  m_layout->setSpacing(4);
  m_layout->addWidget(m_header);
  m_layout->addStretch(1);
}

void InspectorPage::addWidget(QWidget* widget) {
  m_layout->insertWidget(m_layout->count() - 1, widget);
}

Section* InspectorPage::addSection(const char* objectName, bool openAtFirst) {
  auto* section = new Section(QString::fromLatin1(objectName), this, openAtFirst);
  addWidget(section);
  return section;
}

FieldRow* InspectorPage::addField(Section* section, const char* key) {
  auto* row = new FieldRow(m_document, key, this);
  m_fields.push_back(row);
  if (section) {
    section->add(row);
  } else {
    addWidget(row);
  }
  return row;
}

ValueRow* InspectorPage::addValue(Section* section) {
  auto* row = new ValueRow(this);
  connect(row, &ValueRow::whyRequested, this, &InspectorPage::whyRequested);
  section->add(row);
  return row;
}

QLabel* InspectorPage::addNote(Section* section) {
  auto* note = new QLabel(this);
  note->setFont(smallFont());
  note->setWordWrap(true);
  note->setTextFormat(Qt::PlainText);
  note->setForegroundRole(QPalette::PlaceholderText);
  section->add(note);
  return note;
}

void InspectorPage::refreshFields() {
  for (FieldRow* row : m_fields) row->refresh();
}

void InspectorPage::setFieldSubjects(const std::vector<std::string>& ids) {
  for (FieldRow* row : m_fields) row->setSubjects(ids);
}

void InspectorPage::updateExplainable() {
  const auto metrics = explainableMetrics(*evaluation());
  m_explainable = std::set<std::string>(metrics.begin(), metrics.end());
}

QString InspectorPage::explainable(std::initializer_list<QString> metrics) const {
  for (const QString& metric : metrics) {
    if (m_explainable.contains(metric.toStdString())) return metric;
  }
  return {};
}

void InspectorPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    retranslateUi();
    if (isVisible()) refresh();
  }
}

}  // namespace slicescape::ui
