// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/help_browser.h"

#include <QDesktopServices>
#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextTable>
#include <algorithm>

#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

// A line of about 75 characters is read without losing the next one.
constexpr int kMeasure = 75;
constexpr int kSideMargin = 24;

QFont headingFont(int level) {
  QFont font = bodyFont();
  font.setWeight(QFont::DemiBold);
  font.setPixelSize(level == 1 ? 22 : level == 2 ? 17 : 14);
  return font;
}

/// A colour between two, as text formats have no opacity.
QColor blended(const QColor& over, const QColor& under) {
  const qreal share = over.alphaF();
  return QColor::fromRgbF(static_cast<float>(over.redF() * share + under.redF() * (1 - share)),
                          static_cast<float>(over.greenF() * share + under.greenF() * (1 - share)),
                          static_cast<float>(over.blueF() * share + under.blueF() * (1 - share)));
}

}  // namespace

HelpBrowser::HelpBrowser(QWidget* parent) : QTextBrowser(parent) {
  setObjectName(QStringLiteral("helpBrowser"));
  setFrameShape(QFrame::NoFrame);
  setOpenLinks(false);
  setFont(bodyFont());
  setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
  connect(this, &QTextBrowser::anchorClicked, this, &HelpBrowser::follow);
}

void HelpBrowser::open(const QString& page, const QString& anchor, bool replaces) {
  if (helpPage(page, m_language).id.isEmpty()) return;
  const bool isHere = m_position >= 0 && m_page.id == page && m_anchor == anchor;
  if (!isHere && replaces && m_position > 0) {
    m_history[static_cast<std::size_t>(m_position)] = {page, anchor};
  } else if (!isHere) {
    m_history.resize(static_cast<std::size_t>(m_position + 1));
    m_history.push_back({page, anchor});
    ++m_position;
  }
  show({page, anchor});
}

void HelpBrowser::goBack() {
  if (!canGoBack()) return;
  --m_position;
  show(m_history[static_cast<std::size_t>(m_position)]);
}

void HelpBrowser::goForward() {
  if (!canGoForward()) return;
  ++m_position;
  show(m_history[static_cast<std::size_t>(m_position)]);
}

void HelpBrowser::show(const Place& place) {
  const bool samePage = m_page.id == place.page;
  m_anchor = place.anchor;
  if (!samePage) {
    m_page = helpPage(place.page, m_language);
    render();
  }
  if (m_anchor.isEmpty()) {
    verticalScrollBar()->setValue(0);
  } else {
    scrollToAnchor(fullAnchor(m_anchor));
  }
  emit moved();
}

/// A chapter may be named by its number alone: "4.1" is "4.1-matrix-products".
QString HelpBrowser::fullAnchor(const QString& anchor) const {
  for (const HelpHeading& heading : m_page.headings) {
    if (heading.anchor.startsWith(anchor + u'-')) return heading.anchor;
  }
  return anchor;
}

void HelpBrowser::setLanguage(const QString& language) {
  m_language = language;
  if (m_page.id.isEmpty()) return;
  m_page = helpPage(m_page.id, m_language);
  render();
  emit moved();
}

void HelpBrowser::setSearch(const QString& words) {
  m_search = words.simplified();
  highlight();
}

/// A link names a page and a heading ("cost-model.md#4.1-…"), or a place on the web.
void HelpBrowser::follow(const QUrl& link) {
  if (!link.scheme().isEmpty()) {
    QDesktopServices::openUrl(link);
    return;
  }
  QString page = link.path();
  if (page.endsWith(QLatin1String(".md"))) page.chop(3);
  open(page.isEmpty() ? m_page.id : page, link.fragment());
}

void HelpBrowser::render() {
  const int place = verticalScrollBar()->value();
  document()->setDefaultFont(bodyFont());
  document()->setMarkdown(m_page.markdown, QTextDocument::MarkdownDialectGitHub);
  styleBlocks();
  styleTables();
  fitColumn();
  highlight();
  verticalScrollBar()->setValue(place);
}

/// Headings with their anchors and sizes, links and code in the theme's colours, and lines with
/// some air between them.
void HelpBrowser::styleBlocks() {
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
    QTextCursor cursor(block);
    QTextBlockFormat format = block.blockFormat();
    const int level = format.headingLevel();
    format.setLineHeight(130, QTextBlockFormat::ProportionalHeight);
    if (level > 0) {
      format.setTopMargin(level == 1 ? 8 : 20);
      format.setBottomMargin(6);
    }
    cursor.setBlockFormat(format);
    for (auto part = block.begin(); !part.atEnd(); ++part) {
      const QTextFragment fragment = part.fragment();
      QTextCharFormat text = fragment.charFormat();
      text.setForeground(text.isAnchor() ? theme().accent : theme().text);
      if (text.fontFixedPitch()) {
        text.setFontFamilies({QStringLiteral("JetBrains Mono"), QStringLiteral("DejaVu Sans Mono"),
                              QStringLiteral("monospace")});
        text.setProperty(QTextFormat::FontPixelSize, 12);
        text.setBackground(theme().raised);
      }
      if (level > 0) {
        text.clearProperty(QTextFormat::FontSizeAdjustment);
        text.setFont(headingFont(level));
        text.setAnchor(true);
        text.setAnchorNames({helpAnchor(block.text())});
      }
      QTextCursor range(document());
      range.setPosition(fragment.position());
      range.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
      range.setCharFormat(text);
    }
  }
}

void HelpBrowser::styleTables() {
  for (QTextFrame* frame : document()->rootFrame()->childFrames()) {
    auto* table = qobject_cast<QTextTable*>(frame);
    if (!table) continue;
    QTextTableFormat format = table->format();
    format.setBorderCollapse(true);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_None);
    format.setBorder(0);
    format.setCellPadding(5);
    format.setCellSpacing(0);
    format.setTopMargin(6);
    format.setBottomMargin(10);
    table->setFormat(format);
    for (int row = 0; row < table->rows(); ++row) {
      for (int column = 0; column < table->columns(); ++column) {
        QTextTableCell cell = table->cellAt(row, column);
        QTextTableCellFormat look = cell.format().toTableCellFormat();
        look.setBottomBorder(1);
        look.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        look.setBottomBorderBrush(row == 0 ? theme().faint : theme().hairline);
        cell.setFormat(look);
      }
    }
  }
}

void HelpBrowser::highlight() {
  QList<ExtraSelection> selections;
  const QColor wash = blended(theme().accentWash, theme().panel);
  for (const QString& word : m_search.split(u' ', Qt::SkipEmptyParts)) {
    for (QTextCursor cursor = document()->find(word); !cursor.isNull();
         cursor = document()->find(word, cursor)) {
      ExtraSelection selection;
      selection.cursor = cursor;
      selection.format.setBackground(wash);
      selection.format.setFontUnderline(true);
      selections.push_back(selection);
    }
  }
  setExtraSelections(selections);
}

/// Keeps the column at a readable width and in the middle of a wide window.
void HelpBrowser::fitColumn() {
  const int measure = QFontMetrics(bodyFont()).averageCharWidth() * kMeasure;
  const int margin = std::max(kSideMargin, (viewport()->width() - measure) / 2);
  QTextFrameFormat format = document()->rootFrame()->frameFormat();
  if (static_cast<int>(format.leftMargin()) == margin) return;
  format.setLeftMargin(margin);
  format.setRightMargin(margin);
  format.setTopMargin(16);
  format.setBottomMargin(32);
  document()->rootFrame()->setFrameFormat(format);
}

void HelpBrowser::resizeEvent(QResizeEvent* event) {
  QTextBrowser::resizeEvent(event);
  fitColumn();
}

void HelpBrowser::changeEvent(QEvent* event) {
  QTextBrowser::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && !m_page.id.isEmpty()) render();
}

}  // namespace slicescape::ui
