// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/help_pages.h"

#include <QCoreApplication>
#include <QFile>
#include <QKeySequence>
#include <algorithm>

#include "ui/commands/command_table.h"
#include "ui/widgets/display_list.h"

namespace slicescape::ui {
namespace {

constexpr int kExcerpt = 90;

QString readText(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString markdownOf(const QString& id, const QString& language) {
  const QString folder = QStringLiteral(":/help/");
  // Accuracy is generated with the figures of this release and shared by all languages.
  for (const QString& path : {folder + language + u'/' + id + QStringLiteral(".md"),
                              folder + QStringLiteral("en/") + id + QStringLiteral(".md"),
                              folder + id + QStringLiteral(".md")}) {
    const QString text = readText(path);
    if (!text.isEmpty()) return text;
  }
  return {};
}

/// Commands and their keys as a Markdown table per menu.
QString keyTables() {
  QString text;
  QString menu;
  for (const CommandInfo& info : commandTable()) {
    if (*info.keys == '\0') continue;
    const QString title = commandText(info.menu);
    if (title != menu) {
      menu = title;
      text += QStringLiteral("\n## %1\n\n| %2 | %3 |\n|---|---|\n")
                  .arg(title, QCoreApplication::translate("help", "Command"),
                       QCoreApplication::translate("help", "Key"));
    }
    QStringList keys;
    for (const QString& key : QString::fromLatin1(info.keys).split(u';')) {
      const QKeySequence sequence(key, QKeySequence::PortableText);
      keys << sequence.toString(QKeySequence::NativeText).replace(u'|', QStringLiteral("\\|"));
    }
    text += QStringLiteral("| %1 | %2 |\n").arg(commandText(info.text), displayList(keys));
  }
  return text;
}

QString plain(QString line) {
  for (const char* mark : {"**", "`", "|"}) line.remove(QLatin1String(mark));
  return line.simplified();
}

std::vector<HelpHeading> headingsOf(const QString& markdown) {
  std::vector<HelpHeading> headings;
  bool inCode = false;
  for (const QString& line : markdown.split(u'\n')) {
    if (line.startsWith(QLatin1String("```"))) inCode = !inCode;
    if (inCode || !line.startsWith(u'#')) continue;
    const int level = static_cast<int>(line.indexOf(u' '));
    if (level < 1) continue;
    const QString text = plain(line.mid(level + 1));
    headings.push_back({text, helpAnchor(text), level});
  }
  return headings;
}

}  // namespace

const QStringList& helpPageIds() {
  static const QStringList list{
      QStringLiteral("index"),    QStringLiteral("getting-started"), QStringLiteral("what-if"),
      QStringLiteral("words"),    QStringLiteral("keyboard"),        QStringLiteral("cost-model"),
      QStringLiteral("accuracy"), QStringLiteral("schedules"),       QStringLiteral("advisor"),
      QStringLiteral("network"),  QStringLiteral("capacity"),        QStringLiteral("search"),
      QStringLiteral("files")};
  return list;
}

QString helpAnchor(const QString& heading) {
  QString anchor;
  for (const QChar character : heading.toLower()) {
    if (character.isLetterOrNumber() || character == u'.') {
      anchor += character;
    } else if (!anchor.isEmpty() && !anchor.endsWith(u'-')) {
      anchor += u'-';
    }
  }
  while (anchor.endsWith(u'-') || anchor.endsWith(u'.')) anchor.chop(1);
  return anchor;
}

HelpPage helpPage(const QString& id, const QString& language) {
  HelpPage page;
  if (!helpPageIds().contains(id)) return page;
  page.markdown = markdownOf(id, language);
  if (page.markdown.isEmpty()) return page;
  if (id == QLatin1String("keyboard")) page.markdown += keyTables();
  page.id = id;
  page.headings = headingsOf(page.markdown);
  page.title = page.headings.empty() ? id : page.headings.front().text;
  return page;
}

std::vector<HelpHit> searchHelp(const QString& query, const QString& language) {
  const QStringList words = query.simplified().split(u' ', Qt::SkipEmptyParts);
  std::vector<HelpHit> hits;
  if (words.isEmpty()) return hits;
  const auto containsAll = [&](const QString& text) {
    return std::all_of(words.begin(), words.end(), [&](const QString& word) {
      return text.contains(word, Qt::CaseInsensitive);
    });
  };
  for (const QString& id : helpPageIds()) {
    const HelpPage page = helpPage(id, language);
    HelpHit section{page.id, page.title, page.title, {}, {}, false};
    QString body;
    const auto close = [&] {
      section.inTitle = containsAll(section.heading);
      if (section.inTitle || containsAll(section.heading + u' ' + body)) {
        const QString text = plain(body);
        const auto at = text.indexOf(words.front(), 0, Qt::CaseInsensitive);
        const auto from = std::max<qsizetype>(0, at - kExcerpt / 3);
        section.excerpt = (from > 0 ? QStringLiteral("…") : QString()) + text.mid(from, kExcerpt);
        hits.push_back(section);
      }
      body.clear();
    };
    for (const QString& line : page.markdown.split(u'\n')) {
      const auto space = line.indexOf(u' ');
      if (line.startsWith(u'#') && space > 0) {
        close();
        section.heading = plain(line.mid(space + 1));
        section.anchor = helpAnchor(section.heading);
      } else if (!line.startsWith(QLatin1String("|--"))) {
        body += line + u' ';
      }
    }
    close();
  }
  std::stable_sort(hits.begin(), hits.end(),
                   [](const HelpHit& a, const HelpHit& b) { return a.inTitle && !b.inTitle; });
  return hits;
}

}  // namespace slicescape::ui
