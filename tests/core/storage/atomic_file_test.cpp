// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/atomic_file.h"

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>

#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape;

class AtomicFileTest : public QObject {
  Q_OBJECT

 private slots:
  void aNewFileObeysTheUmask();
  void anOldFileKeepsItsPermissions();
  void aLinkKeepsPointingWhereItDid();
  void aLinkMayPointAtNothingYet();
  void linksInACircleAreRefused();
  void aFullDiskKeepsTheOldFile();
  void aWriteProtectedFileIsRefused();
  void aWriteProtectedFolderIsRefused();
  void aFolderAndAMissingFolderAreRefused();
  void aDeviceIsWrittenToNotReplaced();
};

namespace {

constexpr std::string_view kOld = "the old text\n";
constexpr std::string_view kNew = "the new text, a little longer\n";

struct Folder {
  QTemporaryDir folder;
  std::string path(const char* name) const { return folder.filePath(name).toStdString(); }
  QByteArray text(const char* name) const { return testing::readAll(folder.filePath(name)); }
  /// Files beside the ones the test made itself.
  int count() const {
    return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden | QDir::System).size();
  }
};

/// Permissions bind everyone but root: tests of them act as an ordinary user.
class OrdinaryUser {
 public:
  explicit OrdinaryUser(const Folder& folder) : m_before(geteuid()) {
    constexpr uid_t kNobody = 65534;
    if (m_before != 0) return;
    m_isOrdinary = chown(folder.folder.path().toLocal8Bit().constData(), kNobody, kNobody) == 0 &&
                   seteuid(kNobody) == 0;
  }
  ~OrdinaryUser() {
    if (seteuid(m_before) != 0) qFatal("the user could not be changed back");
  }
  bool isOrdinary() const { return m_isOrdinary; }

 private:
  uid_t m_before;
  bool m_isOrdinary = true;
};

mode_t permissionsOf(const std::string& path) {
  struct stat info {};
  return stat(path.c_str(), &info) == 0 ? info.st_mode & 07777 : 0;
}

}  // namespace

void AtomicFileTest::aNewFileObeysTheUmask() {
  const Folder folder;
  const mode_t before = umask(027);
  const bool written = writeFileAtomically(folder.path("new"), kNew).has_value();
  umask(before);
  QVERIFY(written);
  QCOMPARE(folder.text("new"), QByteArray(kNew.data(), kNew.size()));
  QCOMPARE(permissionsOf(folder.path("new")), mode_t{0640});
  QCOMPARE(folder.count(), 1);
}

void AtomicFileTest::anOldFileKeepsItsPermissions() {
  const Folder folder;
  QVERIFY(writeFileAtomically(folder.path("plan"), kOld));
  QCOMPARE(chmod(folder.path("plan").c_str(), 0604), 0);
  QVERIFY(writeFileAtomically(folder.path("plan"), kNew));
  QCOMPARE(permissionsOf(folder.path("plan")), mode_t{0604});
  QCOMPARE(folder.text("plan"), QByteArray(kNew.data(), kNew.size()));
  QCOMPARE(folder.count(), 1);
}

void AtomicFileTest::aLinkKeepsPointingWhereItDid() {
  const Folder folder;
  QVERIFY(writeFileAtomically(folder.path("target"), kOld));
  QCOMPARE(symlink("target", folder.path("middle").c_str()), 0);
  QCOMPARE(symlink(folder.path("middle").c_str(), folder.path("link").c_str()), 0);
  QVERIFY(writeFileAtomically(folder.path("link"), kNew));
  QVERIFY(QFileInfo(QString::fromStdString(folder.path("link"))).isSymLink());
  QVERIFY(QFileInfo(QString::fromStdString(folder.path("middle"))).isSymLink());
  QCOMPARE(folder.text("target"), QByteArray(kNew.data(), kNew.size()));
}

void AtomicFileTest::aLinkMayPointAtNothingYet() {
  const Folder folder;
  QCOMPARE(symlink("later", folder.path("link").c_str()), 0);
  QVERIFY(writeFileAtomically(folder.path("link"), kNew));
  QCOMPARE(folder.text("later"), QByteArray(kNew.data(), kNew.size()));
}

void AtomicFileTest::linksInACircleAreRefused() {
  const Folder folder;
  QCOMPARE(symlink("b", folder.path("a").c_str()), 0);
  QCOMPARE(symlink("a", folder.path("b").c_str()), 0);
  QVERIFY(!writeFileAtomically(folder.path("a"), kNew));
}

// A limit on the size of files stands in for a full disk: the write fails half way.
void AtomicFileTest::aFullDiskKeepsTheOldFile() {
  const Folder folder;
  QVERIFY(writeFileAtomically(folder.path("plan"), kOld));
  rlimit before{};
  QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
  const auto oldHandler = std::signal(SIGXFSZ, SIG_IGN);
  rlimit tight = before;
  tight.rlim_cur = 1000;
  QCOMPARE(setrlimit(RLIMIT_FSIZE, &tight), 0);
  const Result<void> result = writeFileAtomically(folder.path("plan"), std::string(5000, 'x'));
  setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, oldHandler);
  QVERIFY(!result);
  QCOMPARE(result.error().file, folder.path("plan"));
  QVERIFY(toEnglish(result.error().remedy).find("still the old one") != std::string::npos);
  QCOMPARE(folder.text("plan"), QByteArray(kOld.data(), kOld.size()));
  QCOMPARE(folder.count(), 1);
}

void AtomicFileTest::aWriteProtectedFileIsRefused() {
  const Folder folder;
  const OrdinaryUser user(folder);
  if (!user.isOrdinary()) QSKIP("root may write to any file");
  QVERIFY(writeFileAtomically(folder.path("plan"), kOld));
  QCOMPARE(chmod(folder.path("plan").c_str(), 0444), 0);
  QVERIFY(!writeFileAtomically(folder.path("plan"), kNew));
  QCOMPARE(folder.text("plan"), QByteArray(kOld.data(), kOld.size()));
}

void AtomicFileTest::aWriteProtectedFolderIsRefused() {
  const Folder folder;
  const OrdinaryUser user(folder);
  if (!user.isOrdinary()) QSKIP("root may write to any folder");
  QVERIFY(writeFileAtomically(folder.path("plan"), kOld));
  QCOMPARE(chmod(folder.folder.path().toLocal8Bit().constData(), 0555), 0);
  const Result<void> result = writeFileAtomically(folder.path("plan"), kNew);
  QCOMPARE(chmod(folder.folder.path().toLocal8Bit().constData(), 0755), 0);
  QVERIFY(!result);
  QCOMPARE(folder.text("plan"), QByteArray(kOld.data(), kOld.size()));
}

void AtomicFileTest::aFolderAndAMissingFolderAreRefused() {
  const Folder folder;
  QVERIFY(!writeFileAtomically(folder.folder.path().toStdString(), kNew));
  QVERIFY(!writeFileAtomically(folder.path("absent/plan"), kNew));
  QVERIFY(!writeFileAtomically("", kNew));
  QCOMPARE(folder.count(), 0);
}

// "--out /dev/stdout" must not replace the device by a file, least of all for root.
void AtomicFileTest::aDeviceIsWrittenToNotReplaced() {
  QVERIFY(writeFileAtomically("/dev/null", kNew));
  const Result<void> full = writeFileAtomically("/dev/full", kNew);
  QVERIFY(!full);
  QVERIFY(toEnglish(full.error().expected).find("No space left") != std::string::npos);
  for (const char* device : {"/dev/null", "/dev/full"}) {
    struct stat info {};
    QCOMPARE(stat(device, &info), 0);
    QVERIFY(S_ISCHR(info.st_mode));
  }
}

SLICESCAPE_TEST(AtomicFileTest);
#include "atomic_file_test.moc"
