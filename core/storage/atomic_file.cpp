// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/atomic_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <optional>

namespace slicescape {
namespace {

namespace fs = std::filesystem;

/// Closes the descriptor and removes the unfinished file when the writing did not end.
class TemporaryFile {
 public:
  TemporaryFile(std::string path, int descriptor)
      : m_path(std::move(path)), m_descriptor(descriptor) {}
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile() {
    if (m_descriptor >= 0) ::close(m_descriptor);
    if (!m_path.empty()) ::unlink(m_path.c_str());
  }

  int descriptor() const { return m_descriptor; }
  const std::string& path() const { return m_path; }
  bool close() {
    const int descriptor = m_descriptor;
    m_descriptor = -1;
    return ::close(descriptor) == 0;
  }
  void keep() { m_path.clear(); }

 private:
  std::string m_path;
  int m_descriptor;
};

/// The system's reason, with what to do about the common ones.
Error failure(const std::string& path, int code) {
  Text remedy;
  switch (code) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
      remedy = {SLICESCAPE_TEXT("Free some space or choose another folder; the file on disk is "
                                "still the old one."),
                {}};
      break;
    case EACCES:
    case EPERM:
    case EROFS:
      remedy = {SLICESCAPE_TEXT("Choose a place you may write to, or change the permissions of "
                                "this one."),
                {}};
      break;
    case ENOENT:
    case ENOTDIR:
      remedy = {SLICESCAPE_TEXT("Create the folder first or choose another one."), {}};
      break;
    default:
      remedy = {SLICESCAPE_TEXT("Choose another place and save again; the file on disk is still "
                                "the old one."),
                {}};
  }
  return Error(path, "",
               {SLICESCAPE_TEXT("The file could not be written: {0}."), {std::strerror(code)}},
               std::move(remedy));
}

bool writeAll(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

/// The file a chain of symbolic links ends at, whether it exists or not.
std::optional<std::string> linkTarget(const std::string& path) {
  constexpr int kMostLinks = 40;  // as the kernel's own limit
  fs::path target = path;
  std::error_code error;
  for (int i = 0; i < kMostLinks; ++i) {
    if (!fs::is_symlink(target, error)) return target.string();
    const fs::path next = fs::read_symlink(target, error);
    if (error) return std::nullopt;
    target = next.is_absolute() ? next : target.parent_path() / next;
  }
  return std::nullopt;
}

Result<void> writeDirectly(const std::string& path, std::string_view text) {
  TemporaryFile file({}, ::open(path.c_str(), O_WRONLY | O_CLOEXEC));
  if (file.descriptor() < 0 || !writeAll(file.descriptor(), text) || !file.close()) {
    return failure(path, errno);
  }
  return {};
}

/// A new file beside `target`; umask decides its permissions as for any new file.
int createBeside(const std::string& target, std::string& path) {
  for (int attempt = 0; attempt < 100; ++attempt) {
    path = target + ".part" + std::to_string(::getpid()) + "-" + std::to_string(attempt);
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor >= 0 || errno != EEXIST) return descriptor;
  }
  return -1;
}

/// Makes the rename itself durable. A folder that cannot be opened or flushed (some
/// network file systems) is no reason to call the finished write failed.
void flushFolder(const std::string& target) {
  const fs::path folder = fs::path(target).parent_path();
  const int descriptor =
      ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  ::fsync(descriptor);
  ::close(descriptor);
}

}  // namespace

Result<void> writeFileAtomically(const std::string& path, std::string_view text) {
  const std::optional<std::string> target = linkTarget(path);
  if (!target) return failure(path, ELOOP);

  struct stat old {};
  const bool exists = ::stat(target->c_str(), &old) == 0;
  if (exists && S_ISDIR(old.st_mode)) return failure(path, EISDIR);
  if (exists && !S_ISREG(old.st_mode)) return writeDirectly(*target, text);
  if (exists && ::faccessat(AT_FDCWD, target->c_str(), W_OK, AT_EACCESS) != 0)
    return failure(path, errno);

  std::string partPath;
  const int descriptor = createBeside(*target, partPath);
  if (descriptor < 0) return failure(path, errno);
  TemporaryFile part(partPath, descriptor);
  if (exists) {
    // The owner can only be kept by root; permissions can always be.
    if (::fchown(descriptor, old.st_uid, old.st_gid) != 0) errno = 0;
    if (::fchmod(descriptor, old.st_mode & 07777) != 0) return failure(path, errno);
  }
  if (!writeAll(descriptor, text) || ::fsync(descriptor) != 0 || !part.close()) {
    return failure(path, errno);
  }
  if (::rename(part.path().c_str(), target->c_str()) != 0) return failure(path, errno);
  part.keep();
  flushFolder(*target);
  return {};
}

}  // namespace slicescape
