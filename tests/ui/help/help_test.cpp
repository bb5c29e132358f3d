// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTreeWidget>

#include "tests/support/registry.h"
#include "ui/help/help_browser.h"
#include "ui/help/help_pages.h"
#include "ui/help/help_window.h"
#include "ui/theme/theme.h"

using namespace slicescape::ui;

class HelpTest : public QObject {
  Q_OBJECT

 private slots:
  void everyPageExistsInBothLanguages() {
    for (const QString& id : helpPageIds()) {
      const HelpPage english = helpPage(id, "en");
      const HelpPage chinese = helpPage(id, "zh_CN");
      QVERIFY2(!english.id.isEmpty() && !english.title.isEmpty(), qPrintable(id));
      QVERIFY2(english.markdown.size() > 300, qPrintable(id));
      if (id == QLatin1String("accuracy")) continue;  // shared
      QVERIFY2(chinese.markdown != english.markdown, qPrintable(id));
      QCOMPARE(chinese.headings.size(), english.headings.size());
    }
    QVERIFY(helpPage("no-such-page", "en").id.isEmpty());
  }

  void everyLinkBetweenPagesLeadsSomewhere() {
    static const QRegularExpression link(R"(\]\(([a-z-]+)\.md\))");
    for (const char* language : {"en", "zh_CN"}) {
      for (const QString& id : helpPageIds()) {
        auto links = link.globalMatch(helpPage(id, language).markdown);
        while (links.hasNext()) {
          const QString target = links.next().captured(1);
          QVERIFY2(!helpPage(target, language).id.isEmpty(), qPrintable(id + ": " + target));
        }
      }
    }
  }

  void theKeyPageListsTheCommands() {
    const HelpPage page = helpPage("keyboard", "en");
    QVERIFY(page.markdown.contains("Ctrl+Shift+P"));
    QVERIFY(page.markdown.contains("| Slicescape help | F1 |"));
  }

  void theCostModelHasTheChaptersThatExplanationsCite() {
    const HelpPage page = helpPage("cost-model", "en");
    for (const char* chapter :
         {"1 ", "2 ", "3.1 ", "3.2 ", "3.3 ", "3.4 ", "4.1 ", "4.2 ", "4.3 ", "4.4 ", "4.5 ",
          "5.1 ", "5.2 ", "5.3 ", "5.4 ", "5.5 ", "5.6 ", "8 "}) {
      const bool found =
          std::any_of(page.headings.begin(), page.headings.end(),
                      [&](const HelpHeading& h) { return h.text.startsWith(chapter); });
      QVERIFY2(found, chapter);
    }
  }

  void searchFindsSectionsInBothLanguages() {
    const auto hits = searchHelp("bubble overhead", "en");
    QVERIFY(!hits.empty());
    QVERIFY(std::any_of(hits.begin(), hits.end(),
                        [](const HelpHit& hit) { return hit.page == QLatin1String("words"); }));
    QVERIFY(!searchHelp(QStringLiteral("气泡"), "zh_CN").empty());
    QVERIFY(searchHelp("nowhere-to-be-found", "en").empty());
    QVERIFY(searchHelp("  ", "en").empty());
    // A heading stands before a mere mention.
    QCOMPARE(searchHelp("activations", "en").front().heading, QStringLiteral("3.3 Activations"));
  }

  void theWindowSearchesHighlightsAndGoesBack() {
    HelpWindow window("en");
    window.show();
    QCOMPARE(window.browser()->page().id, QStringLiteral("index"));
    window.searchLine()->setText("flash");
    QVERIFY(window.contents()->topLevelItemCount() >= 1);
    QVERIFY(window.browser()->highlightCount() >= 1);
    QVERIFY(window.browser()->page().id != QStringLiteral("index"));
    QVERIFY(window.browser()->canGoBack());
    window.searchLine()->clear();
    QCOMPARE(window.browser()->highlightCount(), 0);
    QCOMPARE(window.contents()->topLevelItemCount(), static_cast<int>(helpPageIds().size()));
    while (window.browser()->canGoBack()) window.browser()->goBack();
    QCOMPARE(window.browser()->page().id, QStringLiteral("index"));
    QVERIFY(window.browser()->canGoForward());
    window.open("cost-model", "5.4-algorithms");
    QVERIFY(!window.browser()->canGoForward());
    window.setLanguage("zh_CN");
    QCOMPARE(window.browser()->page().title, QStringLiteral("成本模型"));
  }

  void textIsReadableInEveryTheme() {
    for (const ThemeName name : {ThemeName::Light, ThemeName::Dark}) {
      ThemeManager::instance().setTheme(name);
      HelpWindow window("en");
      window.open("words");
      const QTextDocument* document = window.browser()->document();
      for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
          const QColor ink = part.fragment().charFormat().foreground().color();
          QVERIFY2(contrastRatio(ink, theme().panel) >= 4.5, qPrintable(block.text()));
        }
      }
    }
    ThemeManager::instance().setTheme(ThemeName::Light);
  }
};

SLICESCAPE_TEST(HelpTest);
#include "help_test.moc"
