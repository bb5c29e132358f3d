// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/about_dialog.h"

#include <QCoreApplication>
#include <QMessageBox>

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {
void showAbout(QWidget* window) {
  auto* box = new QMessageBox(window);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setObjectName(QStringLiteral("aboutDialog"));
  box->setIconPixmap(
      iconPixmap(QStringLiteral("slicescape"), theme().text, 64, window->devicePixelRatioF()));
  box->setWindowTitle(QCoreApplication::translate("slicescape::ui::About", "About Slicescape"));
  //: %1 version
  box->setText(QCoreApplication::translate("slicescape::ui::About", "Slicescape %1")
                   .arg(QCoreApplication::applicationVersion()));
  //: %1 Qt version
  box->setInformativeText(
      QCoreApplication::translate(
          "slicescape::ui::About",
          "A planner for distributed training: draw the cluster, place the model, see what it "
          "costs. Free software under the GNU General Public License, version 3 or later. Built "
          "with Qt %1, QCustomPlot, Boost and {fmt}. It opens no network connection.")
          .arg(QString::fromLatin1(qVersion())));
  box->open();
}

}  // namespace slicescape::ui
