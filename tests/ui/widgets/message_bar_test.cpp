// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/message_bar.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "tests/support/registry.h"

using namespace slicescape::ui;

class MessageBarTest : public QObject {
  Q_OBJECT

 private:
  static Message saying(const QString& text, const QString& topic = {}) {
    return {MessageKind::Info, [text] { return text; }, {}, topic};
  }

 private slots:
  void newestComesFirstAndThreeStay() {
    MessageBar bar;
    for (const char* text : {"one", "two", "three", "four"}) bar.show(saying(text));
    QCOMPARE(bar.texts(), QStringList({"four", "three", "two"}));
  }

  void aTopicHasOneMessage() {
    MessageBar bar;
    bar.show(saying("old", "file"));
    bar.show(saying("other"));
    bar.show(saying("new", "file"));
    QCOMPARE(bar.texts(), QStringList({"new", "other"}));
    bar.dismiss("file");
    QCOMPARE(bar.texts(), QStringList({"other"}));
  }

  void anActionRunsOnceAndTheMessageGoes() {
    MessageBar bar;
    int runs = 0;
    bar.show({MessageKind::Warning,
              [] { return QString("unsaved work"); },
              {{[] { return QString("Restore"); }, [&runs] { ++runs; }}},
              {}});
    bar.findChild<QPushButton*>()->click();
    QCOMPARE(runs, 1);
    QVERIFY(bar.texts().isEmpty());
    QVERIFY(!bar.isVisibleTo(nullptr));
  }

  void aMessageInSightIsSaidAgainInTheNewLanguage() {
    MessageBar bar;
    QString word = "hello";
    bar.show({MessageKind::Info, [&word] { return word; }, {}, {}});
    word = "你好";
    auto* row = bar.findChild<MessageRow*>();
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(row, &change);
    bool found = false;
    for (const QLabel* label : row->findChildren<QLabel*>()) {
      found = found || label->text() == "你好";
    }
    QVERIFY(found);
  }
};

SLICESCAPE_TEST(MessageBarTest);
#include "message_bar_test.moc"
