// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QFile>
#include <QMimeData>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include "core/plan/custom_schedule.h"
#include "tests/support/registry.h"
#include "tests/ui/document/plans.h"
#include "ui/schedules/schedule_chooser.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/file_actions.h"
#include "ui/window/main_window.h"
#include "ui/window/preferences.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::examplePlan;

namespace {

/// A small model of the llama family: 32 layers instead of the example's 80.
constexpr const char* kConfig = R"({
  "architectures": ["LlamaForCausalLM"], "model_type": "llama", "_name_or_path": "small",
  "hidden_size": 4096, "intermediate_size": 14336, "num_attention_heads": 32,
  "num_key_value_heads": 8, "num_hidden_layers": 32, "vocab_size": 128256,
  "max_position_embeddings": 8192, "rms_norm_eps": 1e-05, "rope_theta": 500000.0,
  "tie_word_embeddings": false, "torch_dtype": "bfloat16", "hidden_act": "silu"
})";

}  // namespace

class FileOpeningTest : public QObject {
  Q_OBJECT

 private:
  QTemporaryDir m_folder;

  QString write(const QString& name, const QByteArray& content) {
    const QString path = m_folder.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(content);
    return path;
  }

  /// What a file manager does: enter, move, drop.
  static void dropOn(MainWindow& window, const QStringList& paths) {
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& path : paths) urls << QUrl::fromLocalFile(path);
    data.setUrls(urls);
    const QPoint where(500, 300);
    QDragEnterEvent enter(where, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(where, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &drop);
    QCoreApplication::processEvents();
  }

 private slots:
  void init() { QTest::failOnWarning(QRegularExpression("^(?!This plugin does not support)")); }

  void aDroppedPlanOpens() {
    Plan plan = examplePlan();
    plan.name = "Dropped";
    const QString path = write("dropped.slicescape", QByteArray::fromStdString(savePlan(plan)));
    MainWindow window({});
    window.document().reset(examplePlan(), {});
    dropOn(window, {path});
    QCOMPARE(window.document().plan().name, std::string("Dropped"));
    QCOMPARE(window.document().path(), path);
    QVERIFY(!window.document().isModified());
    QVERIFY(preferences::recentFiles().contains(path));
  }

  void aDroppedConfigReplacesTheModelAsOneEntry() {
    const QString path = write("config.json", kConfig);
    MainWindow window({});
    window.document().reset(examplePlan(), {});
    dropOn(window, {path});
    Document& document = window.document();
    QCOMPARE(document.undoStack().count(), 1);
    QCOMPARE(modelOf(document.plan())->layerCount(), 32);
    const QString said = window.messages().texts().value(0);
    QVERIFY2(said.contains("config.json") && said.contains("32 layers") && said.contains("8.03 B"),
             qPrintable(said));
    QVERIFY2(said.contains("spread evenly"), qPrintable(said));
    document.undoStack().undo();
    QVERIFY(document.plan() == examplePlan());
  }

  void aDroppedScheduleIsOneEntry() {
    MainWindow window({});
    Document& document = window.document();
    document.reset(examplePlan(), {});
    ScheduleShape shape;
    shape.kind = ScheduleKind::ZbH1;
    shape.ranks = document.plan().layout->pp;
    shape.microBatches = microBatchesOf(document.plan());
    const std::string csv = *writeScheduleCsv(buildSchedule(shape));
    dropOn(window, {write("mine.csv", QByteArray::fromStdString(csv))});
    QCOMPARE(document.undoStack().count(), 1);
    QCOMPARE(document.undoStack().undoText(), QStringLiteral("Use the schedule of mine.csv"));
    QCOMPARE(document.plan().layout->schedule.kind, std::string("custom"));
    QVERIFY(window.messages().texts().value(0).contains("mine.csv"));
    document.undoStack().undo();
    QVERIFY(document.plan() == examplePlan());
  }

  void theChooserOpensFromEverywhere_data() {
    QTest::addColumn<QString>("from");
    QTest::newRow("command") << "command";
    QTest::newRow("inspector") << "inspector";
  }

  void theChooserOpensFromEverywhere() {
    QFETCH(QString, from);
    MainWindow window({});
    window.document().reset(examplePlan(), {});
    window.show();
    QCoreApplication::processEvents();
    if (from == QLatin1String("command")) window.actions().action("plan.schedules")->trigger();
    if (from == QLatin1String("inspector")) {
      auto* link = window.findChild<QAbstractButton*>(QStringLiteral("compareSchedules"));
      QVERIFY(link != nullptr && link->isEnabled());
      link->click();
    }
    auto* chooser = window.findChild<ScheduleChooser*>();
    QVERIFY(chooser != nullptr && chooser->isVisible());
    chooser->reject();
    QVERIFY(!window.document().isPreviewing());
  }

  void wrongFilesLeaveThePlanAlone_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QStringList>("said");
    QTest::newRow("truncated plan")
        << "cut.slicescape" << QByteArray("{\"schema\": \"slicescape.plan/1\", \"na")
        << QStringList{"cut.slicescape", "unchanged"};
    QTest::newRow("newer major version")
        << "new.slicescape" << QByteArray("{\"schema\": \"slicescape.plan/2\"}")
        << QStringList{"new.slicescape", "unchanged"};
    QTest::newRow("wrong value") << "tp.slicescape"
                                 << QByteArray(
                                        "{\"schema\": \"slicescape.plan/1\", \"layout\": "
                                        "{\"tp\": \"eight\"}}")
                                 << QStringList{"tp.slicescape", "/layout/tp", "unchanged"};
    QTest::newRow("a schedule that is none")
        << "wrong.csv" << QByteArray("0F0,0B0\n1F0,hello\n")
        << QStringList{"wrong.csv", "line 2, column 2", "hello", "unchanged"};
    QTest::newRow("a schedule of another pipeline")
        << "short.csv" << QByteArray("0F0,0B0\n1F0,1B0\n")
        << QStringList{"short.csv", "2 ranks", "PP 4", "unchanged"};
    QTest::newRow("some other JSON") << "package.json" << QByteArray("{\"name\": \"left-pad\"}")
                                     << QStringList{"package.json", "config.json of Hugging Face"};
    QTest::newRow("a picture") << "photo.png" << QByteArray("\x89PNG\r\n\x1a\n")
                               << QStringList{"photo.png", "config.json of Hugging Face"};
    QTest::newRow("empty file") << "empty.slicescape" << QByteArray()
                                << QStringList{"empty.slicescape", "unchanged"};
  }
  void wrongFilesLeaveThePlanAlone() {
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(QStringList, said);
    const QString path = write(name, content);
    MainWindow window({});
    window.document().reset(examplePlan(), {});
    window.document().edit("rename", [](Plan& plan) { plan.name = "mine"; });
    dropOn(window, {path});
    QCOMPARE(window.document().plan().name, std::string("mine"));
    QCOMPARE(window.document().undoStack().count(), 1);
    const QString message = window.messages().texts().value(0);
    for (const QString& part : said) {
      QVERIFY2(message.contains(part), qPrintable(message + " lacks " + part));
    }
  }

  void everyBrokenFileOfSeveralIsNamedInOneMessage() {
    Plan plan = examplePlan();
    plan.name = "Sound";
    const QString sound = write("sound.slicescape", QByteArray::fromStdString(savePlan(plan)));
    const QString cut = write("cut.slicescape", "{\"schema\": \"slicescape.plan/1\", \"na");
    const QString empty = write("empty.slicescape", {});
    MainWindow window({});
    window.document().reset(examplePlan(), {});
    dropOn(window, {cut, sound, empty});
    QCOMPARE(window.document().plan().name, std::string("Sound"));
    QCOMPARE(window.messages().texts().size(), 1);
    const QString said = window.messages().texts().front();
    QVERIFY2(said.contains("cut.slicescape") && said.contains("empty.slicescape"),
             qPrintable(said));
    QVERIFY2(!said.contains("unchanged"), qPrintable(said));
    dropOn(window, {sound});
    QVERIFY(window.messages().texts().isEmpty());
  }

  void atStartNothingIsSaidOfAnOpenPlan() {
    MainWindow window({});
    window.files().openAtStart({write("broken.slicescape", "{")});
    const QString said = window.messages().texts().value(0);
    QVERIFY2(said.contains("broken.slicescape") && !said.contains("unchanged"), qPrintable(said));
  }

  void aHugeFileIsRefusedWithoutReadingItAll() {
    const QString path = m_folder.filePath("huge.slicescape");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(qint64{2} << 30));  // sparse
    file.close();
    MainWindow window({});
    window.document().reset(examplePlan(), {});
    window.files().openPath(path);
    QVERIFY(window.document().plan() == examplePlan());
    QVERIFY(window.messages().texts().value(0).contains("huge.slicescape"));
  }

  void aMissingFileIsSaid() {
    MainWindow window({});
    window.document().reset(examplePlan(), {});
    window.files().openPath(m_folder.filePath("nowhere.slicescape"));
    QVERIFY(window.messages().texts().value(0).contains("nowhere.slicescape"));
  }

  void unsavedWorkOfADeadSessionIsOffered() {
    QTemporaryDir autosave;
    {
      Document document;
      document.reset(examplePlan(), {});
      Autosave copy(&document, autosave.path());
      document.edit("rename", [](Plan& plan) { plan.name = "lost"; });
      copy.flush();
    }
    MainWindow window({false, autosave.path()});
    QCOMPARE(window.messages().texts().size(), 1);
    QVERIFY(window.messages().texts().front().contains("Unsaved work"));
  }

  void aForeignChangeOfTheOpenFileIsSaidBeforeSaving() {
    const QString path =
        write("watched.slicescape", QByteArray::fromStdString(savePlan(examplePlan())));
    MainWindow window({});
    window.files().openPath(path);
    window.document().edit("rename", [](Plan& plan) { plan.name = "mine"; });
    write("watched.slicescape", "somebody else's text");
    QVERIFY(!window.files().save());
    QVERIFY(window.messages().texts().value(0).contains("watched.slicescape"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), "somebody else's text");
  }
};

SLICESCAPE_TEST(FileOpeningTest);
#include "file_opening_test.moc"
