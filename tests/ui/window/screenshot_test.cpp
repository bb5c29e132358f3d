// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

/// `slicescape screenshot`, run as a program without any display.
class ScreenshotTest : public QObject {
  Q_OBJECT

 private:
  struct Outcome {
    int exitCode = -1;
    QString said;
  };

  static Outcome run(const QStringList& arguments) {
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"}) {
      environment.remove(name);
    }
    program.setProcessEnvironment(environment);
    program.setProcessChannelMode(QProcess::MergedChannels);
    program.start(SLICESCAPE_DESKTOP, QStringList{"screenshot"} + arguments);
    if (!program.waitForFinished(120'000)) return {};
    return {program.exitCode(), QString::fromUtf8(program.readAll())};
  }

  static QString example() {
    return slicescape::testing::sourcePath("resources/examples/llama3-70b-64xh100.slicescape");
  }

 private slots:
  void drawsTheWindowInTheSizeAndThemeAskedFor() {
    QTemporaryDir folder;
    const QString light = folder.filePath("light.png");
    const QString dark = folder.filePath("dark.png");
    QCOMPARE(run({example(), "--out", light, "--size", "1280x800"}).exitCode, 0);
    QCOMPARE(run({example(), "--out", dark, "--theme", "dark", "--language", "zh_CN"}).exitCode, 0);
    const QImage first(light);
    const QImage second(dark);
    QCOMPARE(first.size(), QSize(1280, 800));
    QCOMPARE(second.size(), QSize(1680, 1050));
    QCOMPARE(first.pixelColor(2, 790), QColor(0xFFFFFF));  // status line: the panel colour
    QCOMPARE(second.pixelColor(2, 1040), QColor(0x1E2228));
  }

  void badUsageAndBadFilesHaveTheirExitCodes() {
    QTemporaryDir folder;
    const QString out = folder.filePath("out.png");
    QCOMPARE(run({example()}).exitCode, 2);
    QCOMPARE(run({example(), "--out", out, "--size", "huge"}).exitCode, 2);
    QCOMPARE(run({example(), "--out", out, "--theme", "pink"}).exitCode, 2);
    const Outcome missing = run({folder.filePath("nowhere.slicescape"), "--out", out});
    QCOMPARE(missing.exitCode, 3);
    QVERIFY2(missing.said.contains("nowhere.slicescape"), qPrintable(missing.said));
    QVERIFY(!QFile::exists(out));
    QCOMPARE(run({example(), "--out", folder.filePath("no/such/folder.png")}).exitCode, 1);
  }
};

SLICESCAPE_TEST(ScreenshotTest);
#include "screenshot_test.moc"
