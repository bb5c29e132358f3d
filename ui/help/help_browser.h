// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>
#include <QUrl>
#include <vector>

#include "ui/help/help_pages.h"

namespace slicescape::ui {

/// Shows one page of the help in the theme's fonts and colours: a column of readable width,
/// tables with hairlines, the words of a search highlighted. Keeps its own history, because
/// pages change with language and theme.
class HelpBrowser : public QTextBrowser {
  Q_OBJECT
 public:
  explicit HelpBrowser(QWidget* parent = nullptr);

  /// Opens a page, at a heading when `anchor` names one, and remembers where it was; `replaces`
  /// takes the place of the last one in the history.
  void open(const QString& page, const QString& anchor = {}, bool replaces = false);
  void goBack();
  void goForward();
  bool canGoBack() const { return m_position > 0; }
  bool canGoForward() const { return m_position + 1 < static_cast<int>(m_history.size()); }
  const HelpPage& page() const { return m_page; }

  void setLanguage(const QString& language);
  /// Highlights every place of the words on the page; nothing when empty.
  void setSearch(const QString& words);
  int highlightCount() const { return static_cast<int>(extraSelections().size()); }

 signals:
  /// Another page or heading is shown.
  void moved();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  struct Place {
    QString page, anchor;
  };
  void show(const Place& place);
  QString fullAnchor(const QString& anchor) const;
  void render();
  void styleBlocks();
  void styleTables();
  void highlight();
  void follow(const QUrl& link);
  void fitColumn();

  QString m_language = QStringLiteral("en");
  QString m_search;
  HelpPage m_page;
  QString m_anchor;
  std::vector<Place> m_history;
  int m_position = -1;
};

}  // namespace slicescape::ui
