// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace slicescape::ui {

/// One heading of a page, as the table of contents shows it.
struct HelpHeading {
  QString text;
  QString anchor;
  int level = 1;
};

/// A page of the help: Markdown compiled in from resources/help, in the window's language.
struct HelpPage {
  QString id;  ///< "cost-model"
  QString title;
  QString markdown;
  std::vector<HelpHeading> headings;
};

/// Ids of all pages in reading order.
const QStringList& helpPageIds();

/// The page in `language` ("en", "zh_CN"); in English where it is not translated; empty id when
/// there is none. The key page is completed from the table of commands.
HelpPage helpPage(const QString& id, const QString& language);

/// A place that contains the words of a search.
struct HelpHit {
  QString page;
  QString title;    ///< of the page
  QString heading;  ///< under which it stands
  QString anchor;
  QString excerpt;
  bool inTitle = false;
};

/// Every section that contains all words of `query`, headings first. Case does not matter.
std::vector<HelpHit> searchHelp(const QString& query, const QString& language);

/// The anchor of a heading: its words in lower case, joined by hyphens.
QString helpAnchor(const QString& heading);

}  // namespace slicescape::ui
