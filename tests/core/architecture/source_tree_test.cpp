// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>

#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

/// The rules of the source tree that a compiler does not check.
class SourceTreeTest : public QObject {
  Q_OBJECT

 private slots:
  void coreKnowsNoQt();
  void includesPointDownTheList();
  void everyFileSaysItsLicence();
  void noFileIsLong();
  void everySourceFolderHasTests();
  void everyTestFileIsBuilt();
};

namespace {

using slicescape::testing::readAll;
using slicescape::testing::sourcePath;

// Top folders and what they may include.
const QMap<QString, QStringList> kTopFolders{
    {QStringLiteral("core"), {QStringLiteral("core"), QStringLiteral("resources")}},
    {QStringLiteral("ui"),
     {QStringLiteral("ui"), QStringLiteral("core"), QStringLiteral("resources")}},
    {QStringLiteral("app/cli"),
     {QStringLiteral("app/cli"), QStringLiteral("core"), QStringLiteral("resources")}},
    {QStringLiteral("app/desktop"),
     {QStringLiteral("app/desktop"), QStringLiteral("ui"), QStringLiteral("core"),
      QStringLiteral("resources")}},
    {QStringLiteral("resources"), {QStringLiteral("resources")}}};

constexpr int kMostLines = 600;

/// Paths below the checkout, relative to it.
QStringList filesBelow(const QString& folder, const QStringList& patterns) {
  QStringList files;
  QDirIterator iterator(sourcePath(folder), patterns, QDir::Files, QDirIterator::Subdirectories);
  const QDir root(sourcePath(QString()));
  while (iterator.hasNext()) files << root.relativeFilePath(iterator.next());
  std::sort(files.begin(), files.end());
  return files;
}

QStringList sourcesBelow(const QString& folder) {
  return filesBelow(folder, {QStringLiteral("*.h"), QStringLiteral("*.cpp")});
}

QStringList includesOf(const QString& file) {
  static const QRegularExpression kInclude(QStringLiteral(R"(^\s*#\s*include\s*[<"]([^>"]+)[>"])"),
                                           QRegularExpression::MultilineOption);
  QStringList includes;
  auto matches = kInclude.globalMatch(QString::fromUtf8(readAll(sourcePath(file))));
  while (matches.hasNext()) includes << matches.next().captured(1);
  return includes;
}

/// "units" of "core/units/text.h"; empty outside core.
QString coreFolderOf(const QString& path) {
  const QStringList parts = path.split(QLatin1Char('/'));
  return parts.size() > 2 && parts[0] == QLatin1String("core") ? parts[1] : QString();
}

/// Folders of core in dependency order, as core/CMakeLists.txt builds them: a file may
/// include its own folder and those before it.
QStringList coreFolders() {
  static const QRegularExpression kFolder(QStringLiteral(R"(add_subdirectory\((\w+)\))"));
  QStringList folders;
  auto matches = kFolder.globalMatch(
      QString::fromUtf8(readAll(sourcePath(QStringLiteral("core/CMakeLists.txt")))));
  while (matches.hasNext()) folders << matches.next().captured(1);
  return folders;
}

QString report(const QStringList& problems) {
  return problems.join(QLatin1Char('\n'));
}

}  // namespace

void SourceTreeTest::coreKnowsNoQt() {
  QStringList problems;
  const QStringList files = sourcesBelow(QStringLiteral("core")) +
                            sourcesBelow(QStringLiteral("app/cli")) +
                            sourcesBelow(QStringLiteral("resources"));
  QVERIFY(files.size() > 20);
  for (const QString& file : files) {
    for (const QString& include : includesOf(file)) {
      if (include.startsWith(QLatin1Char('Q')) || include.startsWith(QLatin1String("ui/"))) {
        problems << file + QStringLiteral(" includes ") + include;
      }
    }
  }
  QVERIFY2(problems.isEmpty(), qPrintable(report(problems)));
}

void SourceTreeTest::includesPointDownTheList() {
  const QStringList order = coreFolders();
  QCOMPARE(order.first(), QStringLiteral("units"));
  QStringList problems;
  for (auto top = kTopFolders.begin(); top != kTopFolders.end(); ++top) {
    for (const QString& file : sourcesBelow(top.key())) {
      for (const QString& include : includesOf(file)) {
        static const QRegularExpression kOurs(
            QStringLiteral("^(core|ui|app/cli|app/desktop|resources|tests)/"));
        const QRegularExpressionMatch ours = kOurs.match(include);
        if (!ours.hasMatch()) continue;
        if (!top.value().contains(ours.captured(1))) {
          problems << file + QStringLiteral(" includes ") + include;
        }
        const qsizetype from = order.indexOf(coreFolderOf(file));
        const qsizetype to = order.indexOf(coreFolderOf(include));
        if (from >= 0 && to > from) problems << file + QStringLiteral(" includes ") + include;
      }
    }
  }
  for (const QString& file : sourcesBelow(QStringLiteral("core"))) {
    if (file == QLatin1String("core/pch.cpp")) continue;  // carries the shared header alone
    if (!order.contains(coreFolderOf(file))) {
      problems << file + QStringLiteral(" is in a folder without a place in the order");
    }
  }
  QVERIFY2(problems.isEmpty(), qPrintable(report(problems)));
}

void SourceTreeTest::everyFileSaysItsLicence() {
  QStringList problems;
  for (const char* folder : {"core", "ui", "app", "resources", "tests"}) {
    for (const QString& file : sourcesBelow(QString::fromLatin1(folder))) {
      const QByteArray text = readAll(sourcePath(file));
      if (!text.startsWith("// SPDX-FileCopyrightText: The Slicescape authors\n"
                           "// SPDX-License-Identifier: GPL-3.0-or-later\n")) {
        problems << file;
      }
    }
  }
  QVERIFY2(problems.isEmpty(), qPrintable(report(problems)));
}

void SourceTreeTest::noFileIsLong() {
  QStringList problems;
  for (const char* folder : {"core", "ui", "app", "resources", "tests"}) {
    for (const QString& file : sourcesBelow(QString::fromLatin1(folder))) {
      const qsizetype lines = readAll(sourcePath(file)).count('\n');
      if (lines > kMostLines) problems << QStringLiteral("%1: %2 lines").arg(file).arg(lines);
    }
  }
  QVERIFY2(problems.isEmpty(), qPrintable(report(problems)));
}

void SourceTreeTest::everySourceFolderHasTests() {
  QStringList problems;
  const QDir core(sourcePath(QStringLiteral("core")));
  for (const QString& folder : core.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
    const QString tests = QStringLiteral("tests/core/") + folder;
    if (filesBelow(tests, {QStringLiteral("*_test.cpp")}).isEmpty()) {
      problems << QStringLiteral("core/") + folder;
    }
  }
  QVERIFY2(problems.isEmpty(), qPrintable(report(problems)));
}

// A test that no CMakeLists.txt names never runs and never fails.
void SourceTreeTest::everyTestFileIsBuilt() {
  QByteArray allLists;
  for (const QString& list :
       filesBelow(QStringLiteral("tests"), {QStringLiteral("CMakeLists.txt")})) {
    allLists += readAll(sourcePath(list));
  }
  QStringList problems;
  for (const QString& file : filesBelow(QStringLiteral("tests"), {QStringLiteral("*_test.cpp")})) {
    // Listed by the folder itself, or by another one with the folder's name before it.
    const QByteArray ownList = readAll(
        sourcePath(file.section(QLatin1Char('/'), 0, -2) + QStringLiteral("/CMakeLists.txt")));
    const bool listed = ownList.contains(file.section(QLatin1Char('/'), -1).toUtf8()) ||
                        allLists.contains(file.section(QLatin1Char('/'), -2).toUtf8());
    if (!listed) problems << file;
  }
  QVERIFY2(problems.isEmpty(), qPrintable(report(problems)));
}

SLICESCAPE_TEST(SourceTreeTest);
#include "source_tree_test.moc"
