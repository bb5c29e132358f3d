// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QStringList>
#include <QTranslator>
#include <memory>

namespace slicescape::ui {
namespace {

struct Installed {
  QString code = QStringLiteral("en");
  std::unique_ptr<QTranslator> qt;
  std::unique_ptr<QTranslator> product;
};

Installed& installed() {
  static Installed state;
  return state;
}

std::unique_ptr<QTranslator> load(const QString& file, const QString& folder) {
  auto translator = std::make_unique<QTranslator>();
  if (!translator->load(file, folder)) return nullptr;
  return translator;
}

}  // namespace

const QStringList& languages() {
  static const QStringList list{QStringLiteral("en"), QStringLiteral("zh_CN")};
  return list;
}

void setApplicationLanguage(const QString& code) {
  Installed& state = installed();
  state.code = languages().contains(code) ? code : languages().front();
  const bool english = state.code == QLatin1String("en");
  QLocale::setDefault(english ? QLocale(QLocale::English, QLocale::UnitedStates)
                              : QLocale(state.code));
  // Qt sends LanguageChange for each translator that comes or goes; widgets then read
  // whatever is installed at that moment, and the last event finds everything in place.
  if (state.qt) QCoreApplication::removeTranslator(state.qt.get());
  if (state.product) QCoreApplication::removeTranslator(state.product.get());
  state.qt = english ? nullptr
                     : load(QStringLiteral("qtbase_") + state.code,
                            QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  // English has a file too: for plural forms.
  state.product = load(QStringLiteral("slicescape_") + state.code, QStringLiteral(":/i18n"));
  if (state.qt) QCoreApplication::installTranslator(state.qt.get());
  if (state.product) QCoreApplication::installTranslator(state.product.get());
}

QString applicationLanguage() {
  return installed().code;
}

}  // namespace slicescape::ui
