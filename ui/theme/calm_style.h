// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace slicescape::ui {

/// Fusion made flat: hairlines of one pixel, small radii, no gradients, no shadows, an
/// accent underline below the current tab, an accent wash behind checked tool buttons.
/// Everything is painted from the current theme, so a theme change needs no style sheet.
class CalmStyle : public QProxyStyle {
  Q_OBJECT
 public:
  CalmStyle();

  void polish(QWidget* widget) override;
  void polish(QApplication* application) override { QProxyStyle::polish(application); }
  void polish(QPalette& palette) override { QProxyStyle::polish(palette); }

  int pixelMetric(PixelMetric metric, const QStyleOption* option,
                  const QWidget* widget) const override;
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* returned) const override;
  QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                         const QWidget* widget) const override;
  QRect subElementRect(SubElement element, const QStyleOption* option,
                       const QWidget* widget) const override;
  QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                       const QWidget* widget) const override;
  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget) const override;
  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                          QPainter* painter, const QWidget* widget) const override;

 private:
  void drawTab(const QStyleOption* option, QPainter* painter) const;
  void drawTabLabel(const QStyleOption* option, QPainter* painter) const;
  void drawHeader(const QStyleOption* option, QPainter* painter) const;
  bool drawMenuItem(const QStyleOption* option, QPainter* painter) const;
  void drawComboBox(const QStyleOptionComplex* option, QPainter* painter,
                    const QWidget* widget) const;
  void drawSpinBox(const QStyleOptionComplex* option, QPainter* painter,
                   const QWidget* widget) const;
  void drawScrollBar(const QStyleOptionComplex* option, QPainter* painter,
                     const QWidget* widget) const;
};

}  // namespace slicescape::ui
