// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QSet>
#include <QWidget>

#include "ui/document/document.h"

namespace slicescape::ui {

class PaletteModel;
class PaletteView;

/// What can be placed: hosts, switches, ready-made clusters and models of the
/// catalogues, with a filter. Cards are dragged onto the canvas or placed with Enter.
class PalettePanel : public QWidget {
  Q_OBJECT
 public:
  explicit PalettePanel(Document* document, QWidget* parent = nullptr);

 public slots:
  /// Puts the cursor into the filter.
  void focusFilter();

 signals:
  /// A card was chosen with Enter or a double-click: the template for the canvas.
  void itemActivated(const QByteArray& template_);

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void retranslateUi();
  void applyTheme();
  /// Opens every section that the user has not folded; a filter opens all.
  void expandSections();
  void choose(const QModelIndex& index);

  QLineEdit* m_filter;
  PaletteModel* m_model;
  PaletteView* m_view;
  QLabel* m_empty;
  QLabel* m_footer;
  QSet<int> m_folded;
};

}  // namespace slicescape::ui
