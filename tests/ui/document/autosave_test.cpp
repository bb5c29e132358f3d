// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/autosave.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/registry.h"
#include "tests/ui/document/plans.h"
#include "ui/document/document.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::examplePlan;

class AutosaveTest : public QObject {
  Q_OBJECT

 private:
  static QStringList copies(const QTemporaryDir& folder) {
    return QDir(folder.path()).entryList({"*.slicescape"}, QDir::Files);
  }

  static void rename(Document& document, const char* name) {
    document.edit("rename", [name](Plan& plan) { plan.name = name; });
  }

 private slots:
  void aChangeIsWrittenAfterThePauseOnce() {
    QTemporaryDir folder;
    Document document;
    document.reset(examplePlan(), {});
    Autosave autosave(&document, folder.path());
    autosave.setDelay(20);
    rename(document, "first");
    rename(document, "second");
    QVERIFY2(copies(folder).isEmpty(), "nothing is written while changes go on");
    QTRY_COMPARE(copies(folder).size(), 1);
    const auto plan = loadPlanFile(folder.filePath(copies(folder).first()).toStdString());
    QVERIFY(plan.has_value());
    QCOMPARE(plan->name, std::string("second"));
  }

  void savingRemovesTheCopy() {
    QTemporaryDir folder;
    QTemporaryDir elsewhere;
    Document document;
    document.reset(examplePlan(), {});
    Autosave autosave(&document, folder.path());
    rename(document, "changed");
    autosave.flush();
    QCOMPARE(copies(folder).size(), 1);
    QVERIFY(document.saveAs(elsewhere.filePath("plan.slicescape")).has_value());
    QVERIFY(copies(folder).isEmpty());
  }

  void aRunningProgramKeepsItsCopyToItself() {
    QTemporaryDir folder;
    Document document;
    document.reset(examplePlan(), {});
    Autosave autosave(&document, folder.path());
    rename(document, "changed");
    autosave.flush();
    QVERIFY(Autosave::unsavedWork(folder.path()).empty());
  }

  void workOfADeadProgramIsFoundAndRestored() {
    QTemporaryDir folder;
    {
      Document document;
      document.reset(examplePlan(), "/somewhere/our.slicescape");
      Autosave autosave(&document, folder.path());
      rename(document, "precious");
      autosave.flush();
    }  // gone without finish(): the copy stays, the lock does not
    const auto found = Autosave::unsavedWork(folder.path());
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found.front().originalPath, "/somewhere/our.slicescape");
    QVERIFY(found.front().savedAt.isValid());

    Document document;
    document.restoreUnsaved(loadPlanFile(found.front().planFile.toStdString()).value(),
                            found.front().originalPath);
    QCOMPARE(document.plan().name, std::string("precious"));
    QCOMPARE(document.path(), "/somewhere/our.slicescape");
    QVERIFY2(document.isModified(), "restored work is not in the file yet");

    Autosave::discard(found.front());
    QVERIFY(Autosave::unsavedWork(folder.path()).empty());
    QVERIFY(QDir(folder.path()).entryList(QDir::Files).isEmpty());
  }

  void closingInOrderLeavesNothing() {
    QTemporaryDir folder;
    {
      Document document;
      document.reset(examplePlan(), {});
      Autosave autosave(&document, folder.path());
      rename(document, "thrown away");
      autosave.flush();
      autosave.finish();
    }
    QVERIFY(QDir(folder.path()).entryList(QDir::Files).isEmpty());
  }

  void aCopyThatCannotBeWrittenIsSaid() {
    QTemporaryDir folder;
    Document document;
    document.reset(examplePlan(), {});
    Autosave autosave(&document, folder.path());
    QString reason;
    connect(&autosave, &Autosave::failed, this, [&](const QString& text) { reason = text; });
    rename(document, "changed");
    // A folder stands where the copy should go: this fails for every user, root included.
    const QString lock = QDir(folder.path()).entryList({"*.lock"}, QDir::Files).value(0);
    QVERIFY(QDir(folder.path()).mkdir(QString(lock).replace(".lock", ".slicescape")));
    autosave.flush();
    QVERIFY(!reason.isEmpty());
  }
};

SLICESCAPE_TEST(AutosaveTest);
#include "autosave_test.moc"
