// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QPainter>
#include <QStyleOption>
#include <QWidget>

#include "ui/theme/calm_paint.h"
#include "ui/theme/calm_style.h"

namespace slicescape::ui {

void CalmStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const {
  const Theme& t = theme();
  const bool hovered = (option->state & State_Enabled) && (option->state & State_MouseOver);
  switch (element) {
    case CE_TabBarTabShape:
      drawTab(option, painter);
      return;
    case CE_TabBarTabLabel:
      drawTabLabel(option, painter);
      return;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
      drawHeader(option, painter);
      return;
    case CE_MenuItem:
      if (!drawMenuItem(option, painter)) {
        QProxyStyle::drawControl(element, option, painter, widget);
      }
      return;
    case CE_ComboBoxLabel:
      if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
        // Names differ at both ends: "DGX H100 / HGX H100".
        const QRect room = subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget);
        QStyleOptionComboBox shortened(*box);
        shortened.currentText =
            box->fontMetrics.elidedText(box->currentText, Qt::ElideMiddle, room.width() - 2);
        QProxyStyle::drawControl(element, &shortened, painter, widget);
      }
      return;
    case CE_MenuBarEmptyArea:
      painter->fillRect(option->rect, t.panel);
      return;
    case CE_MenuBarItem: {
      painter->fillRect(option->rect, t.panel);
      const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
      if (item == nullptr) return;
      if (option->state & (State_Selected | State_Sunken)) {
        paintBox(*painter, option->rect.adjusted(0, 3, 0, -3), t.grid, Qt::transparent, 6);
      }
      const uint flags = Qt::AlignCenter | Qt::TextHideMnemonic | Qt::TextSingleLine;
      drawItemText(painter, option->rect, static_cast<int>(flags), option->palette,
                   option->state & State_Enabled, item->text, QPalette::WindowText);
      return;
    }
    case CE_ToolBar:
      painter->fillRect(option->rect, t.raised);
      painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1),
                        t.hairline);
      return;
    case CE_Splitter:
      paintHandle(*painter, option->rect, option->state & State_Horizontal, hovered);
      return;
    case CE_ProgressBarGroove:
      paintBox(*painter, option->rect, t.grid, Qt::transparent, 3);
      return;
    case CE_ProgressBarContents: {
      const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option);
      if (bar == nullptr || bar->maximum <= bar->minimum) return;
      QRect filled = option->rect;
      filled.setWidth(static_cast<int>(qint64{filled.width()} * (bar->progress - bar->minimum) /
                                       (bar->maximum - bar->minimum)));
      if (filled.width() > 0) paintBox(*painter, filled, t.accent, Qt::transparent, 3);
      return;
    }
    case CE_ItemViewItem: {
      const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
      if (item == nullptr) return;
      // A selected row keeps its text colour on the accent wash.
      QStyleOptionViewItem readable = *item;
      readable.palette.setColor(QPalette::HighlightedText, t.text);
      QProxyStyle::drawControl(element, &readable, painter, widget);
      return;
    }
    default:
      QProxyStyle::drawControl(element, option, painter, widget);
  }
}

void CalmStyle::drawTab(const QStyleOption* option, QPainter* painter) const {
  const Theme& t = theme();
  if (!(option->state & State_Selected)) return;
  QRect line = option->rect.adjusted(8, 0, -8, 0);
  line.setTop(line.bottom() - 1);
  painter->fillRect(line, t.accent);
}

void CalmStyle::drawTabLabel(const QStyleOption* option, QPainter* painter) const {
  const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
  if (tab == nullptr) return;
  const Theme& t = theme();
  const bool selected = option->state & State_Selected;
  const bool hovered = option->state & State_MouseOver;
  painter->save();
  QFont font = painter->font();
  font.setWeight(selected ? QFont::DemiBold : QFont::Normal);
  painter->setFont(font);
  painter->setPen(selected ? t.accent : hovered ? t.text : t.secondary);
  painter->drawText(option->rect, Qt::AlignCenter | Qt::TextHideMnemonic | Qt::TextSingleLine,
                    tab->text);
  painter->restore();
  if (option->state & State_HasFocus) {
    paintBox(*painter, option->rect.adjusted(2, 3, -2, -4), Qt::transparent, t.accent, 4);
  }
}

void CalmStyle::drawHeader(const QStyleOption* option, QPainter* painter) const {
  const Theme& t = theme();
  painter->fillRect(option->rect, t.panel);
  painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1),
                    t.hairline);
}

/// Flat rows with an accent wash under the mouse. Returns false for kinds of rows that
/// are left to Fusion.
bool CalmStyle::drawMenuItem(const QStyleOption* option, QPainter* painter) const {
  const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
  if (item == nullptr || item->menuItemType == QStyleOptionMenuItem::TearOff) return false;
  const Theme& t = theme();
  const QRect rect = option->rect;
  painter->fillRect(rect, t.panel);
  if (item->menuItemType == QStyleOptionMenuItem::Separator) {
    painter->fillRect(QRect(rect.left() + 8, rect.center().y(), rect.width() - 16, 1), t.hairline);
    return true;
  }
  const bool enabled = option->state & State_Enabled;
  if (enabled && (option->state & State_Selected)) {
    paintBox(*painter, rect.adjusted(2, 0, -2, 0), t.accentWash, Qt::transparent, 4);
  }
  const QColor ink = enabled ? t.text : t.faint;
  const QRect mark(rect.left() + 8, rect.center().y() - 8, 16, 16);
  if (item->checked) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(t.accent, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF o = mark.topLeft();
    painter->drawPolyline(
        QPolygonF{o + QPointF(3.5, 8.5), o + QPointF(6.5, 11.5), o + QPointF(12.5, 4.5)});
    painter->restore();
  } else if (!item->icon.isNull()) {
    item->icon.paint(painter, mark, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
  }
  const qsizetype tabulator = item->text.indexOf(QLatin1Char('\t'));
  const QString label = tabulator < 0 ? item->text : item->text.left(tabulator);
  const int flags = Qt::AlignVCenter | Qt::TextHideMnemonic | Qt::TextSingleLine;
  const QRect words = rect.adjusted(34, 0, -16, 0);
  painter->save();
  painter->setFont(item->font);
  painter->setPen(ink);
  painter->drawText(words, flags | Qt::AlignLeft, label);
  if (tabulator >= 0) {
    painter->setPen(enabled ? t.secondary : t.faint);
    painter->drawText(words, flags | Qt::AlignRight, item->text.mid(tabulator + 1));
  }
  painter->restore();
  if (item->menuItemType == QStyleOptionMenuItem::SubMenu) {
    paintChevron(*painter, QRect(rect.right() - 20, rect.center().y() - 8, 16, 16),
                 PE_IndicatorArrowRight, ink);
  }
  return true;
}

QRect CalmStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                                SubControl part, const QWidget* widget) const {
  if (control == CC_ComboBox && part == SC_ComboBoxEditField) {
    return QProxyStyle::subControlRect(control, option, part, widget).adjusted(3, 0, 0, 0);
  }
  // Scroll bars without arrow buttons: the whole length is the groove.
  if (control == CC_ScrollBar) {
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (bar != nullptr) {
      const bool horizontal = bar->orientation == Qt::Horizontal;
      const int length = horizontal ? option->rect.width() : option->rect.height();
      const qint64 range = qint64{bar->maximum} - bar->minimum;
      int slider = length;
      if (range > 0) {
        slider = static_cast<int>(qint64{length} * bar->pageStep / (range + bar->pageStep));
        slider = std::clamp(slider, std::min(28, length), length);
      }
      const int start = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition,
                                                length - slider, bar->upsideDown);
      const auto along = [&](int from, int size) {
        return horizontal ? QRect(option->rect.left() + from, option->rect.top(), size,
                                  option->rect.height())
                          : QRect(option->rect.left(), option->rect.top() + from,
                                  option->rect.width(), size);
      };
      switch (part) {
        case SC_ScrollBarGroove:
          return option->rect;
        case SC_ScrollBarSlider:
          return along(start, slider);
        case SC_ScrollBarSubPage:
          return along(0, start);
        case SC_ScrollBarAddPage:
          return along(start + slider, length - start - slider);
        default:
          return {};
      }
    }
  }
  return QProxyStyle::subControlRect(control, option, part, widget);
}

void CalmStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                   QPainter* painter, const QWidget* widget) const {
  switch (control) {
    case CC_ComboBox:
      drawComboBox(option, painter, widget);
      return;
    case CC_SpinBox:
      drawSpinBox(option, painter, widget);
      return;
    case CC_ScrollBar:
      drawScrollBar(option, painter, widget);
      return;
    case CC_ToolButton:
      if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option)) {
        // "Align ▾" carries its mark in the text; Fusion would add a second one.
        QStyleOptionToolButton unmarked(*button);
        unmarked.features &= ~QStyleOptionToolButton::HasMenu;
        QProxyStyle::drawComplexControl(control, &unmarked, painter, widget);
      }
      return;
    default:
      QProxyStyle::drawComplexControl(control, option, painter, widget);
  }
}

void CalmStyle::drawComboBox(const QStyleOptionComplex* option, QPainter* painter,
                             const QWidget* widget) const {
  const Theme& t = theme();
  const bool enabled = option->state & State_Enabled;
  const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
  if (box == nullptr || box->frame) {
    paintField(*painter, option->rect, enabled, option->state & State_HasFocus);
  } else if (option->state & State_MouseOver) {
    paintBox(*painter, option->rect, t.grid, Qt::transparent, kControlRadius);
  }
  paintChevron(*painter, subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget),
               PE_IndicatorArrowDown, enabled ? t.secondary : t.faint);
}

void CalmStyle::drawSpinBox(const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const {
  const Theme& t = theme();
  const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
  const bool enabled = option->state & State_Enabled;
  paintField(*painter, option->rect, enabled, option->state & State_HasFocus);
  if (spin == nullptr || spin->buttonSymbols == QAbstractSpinBox::NoButtons) return;
  const auto button = [&](SubControl part, PrimitiveElement arrow,
                          QAbstractSpinBox::StepEnabledFlag step) {
    const bool active = enabled && (spin->stepEnabled & step);
    const bool under = option->activeSubControls == part && (option->state & State_MouseOver);
    paintChevron(*painter, subControlRect(CC_SpinBox, option, part, widget), arrow,
                 !active ? t.hairline
                 : under ? t.accent
                         : t.secondary);
  };
  button(SC_SpinBoxUp, PE_IndicatorArrowUp, QAbstractSpinBox::StepUpEnabled);
  button(SC_SpinBoxDown, PE_IndicatorArrowDown, QAbstractSpinBox::StepDownEnabled);
}

void CalmStyle::drawScrollBar(const QStyleOptionComplex* option, QPainter* painter,
                              const QWidget* widget) const {
  const Theme& t = theme();
  const bool hovered = option->state & State_MouseOver;
  const bool pressed = option->state & State_Sunken;
  QRect slider = subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget);
  slider.adjust(2, 2, -2, -2);
  const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
  if (bar != nullptr && bar->maximum <= bar->minimum) return;
  paintBox(*painter, slider,
           pressed   ? t.accent
           : hovered ? t.faint
                     : t.hairline,
           Qt::transparent, 3);
}

}  // namespace slicescape::ui
