// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/calm_style.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QMenu>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>
#include <QToolBar>

#include "ui/theme/calm_paint.h"

// Metrics and primitives; controls with parts are in calm_style_controls.cpp.

namespace slicescape::ui {

CalmStyle::CalmStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void CalmStyle::polish(QWidget* widget) {
  QProxyStyle::polish(widget);
  if (qobject_cast<QAbstractButton*>(widget) != nullptr ||
      qobject_cast<QTabBar*>(widget) != nullptr) {
    widget->setAttribute(Qt::WA_Hover);
  }
  // Square windows behind rounded popups would show as dark corners.
  if (qobject_cast<QMenu*>(widget) != nullptr) {
    widget->setWindowFlag(Qt::NoDropShadowWindowHint);
  }
}

int CalmStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                           const QWidget* widget) const {
  switch (metric) {
    case PM_DefaultFrameWidth:
      return 1;
    case PM_DockWidgetSeparatorExtent:
    case PM_SplitterWidth:
      return 5;
    case PM_ToolBarFrameWidth:
    case PM_ToolBarItemMargin:
    case PM_ToolBarExtensionExtent:
      return metric == PM_ToolBarExtensionExtent ? 20 : 2;
    case PM_ToolBarItemSpacing:
      return 4;
    case PM_ToolBarSeparatorExtent:
      return 13;
    case PM_ToolBarIconSize:
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_TabBarIconSize:
      return 16;
    case PM_MenuBarPanelWidth:
    case PM_MenuBarVMargin:
      return 0;
    case PM_MenuBarHMargin:
      return 4;
    case PM_MenuBarItemSpacing:
      return 2;
    case PM_MenuHMargin:
    case PM_MenuVMargin:
      return 4;
    case PM_MenuPanelWidth:
      return 1;
    case PM_TabBarTabHSpace:
      return 20;
    case PM_TabBarTabVSpace:
      return 12;
    case PM_TabBarTabOverlap:
    case PM_TabBarBaseOverlap:
    case PM_TabBarBaseHeight:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
      return 0;
    case PM_ScrollBarExtent:
      return 10;
    case PM_ScrollBarSliderMin:
      return 28;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
      return 16;
    case PM_ComboBoxFrameWidth:
    case PM_SpinBoxFrameWidth:
      return 3;
    default:
      return QProxyStyle::pixelMetric(metric, option, widget);
  }
}

int CalmStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* returned) const {
  switch (hint) {
    case SH_DrawMenuBarSeparator:
    case SH_EtchDisabledText:
    case SH_ComboBox_Popup:
    case SH_Menu_SloppySubMenus:
      return hint == SH_Menu_SloppySubMenus ? 1 : 0;
    case SH_TabBar_Alignment:
      return Qt::AlignLeft;
    case SH_ScrollBar_Transient:
      return 0;
    case SH_ToolTipLabel_Opacity:
      return 255;
    case SH_ItemView_ShowDecorationSelected:
      return 1;
    case SH_UnderlineShortcut:
    case SH_DialogButtonBox_ButtonsHaveIcons:  // the desktop's icons are of another family
      return 0;
    case SH_ToolTip_WakeUpDelay:
      return 400;
    default:
      return QProxyStyle::styleHint(hint, option, widget, returned);
  }
}

QSize CalmStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                  const QWidget* widget) const {
  QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
  switch (type) {
    case CT_PushButton:
      return result.expandedTo(QSize(64, 28));
    case CT_ToolButton:
      return {std::max(28, size.width() + 14), std::max(28, size.height() + 6)};
    case CT_ComboBox:
    case CT_SpinBox:
    case CT_LineEdit:
      return {result.width(), std::max(28, result.height())};
    case CT_MenuBarItem:
      return {size.width() + 20, std::max(30, size.height() + 12)};
    case CT_MenuItem:
      return {result.width() + 16, std::max(result.height(), menuItemHeight(option))};
    case CT_HeaderSection:
      return {result.width(), std::max(28, result.height())};
    case CT_ItemViewItem:
      return {result.width(), std::max(24, result.height())};
    default:
      return result;
  }
}

QRect CalmStyle::subElementRect(SubElement element, const QStyleOption* option,
                                const QWidget* widget) const {
  const QRect rect = QProxyStyle::subElementRect(element, option, widget);
  // Room between the rounded frame of a field and its text.
  return element == SE_LineEditContents ? rect.adjusted(5, 0, -3, 0) : rect;
}

void CalmStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                              QPainter* painter, const QWidget* widget) const {
  const Theme& t = theme();
  const bool enabled = option->state & State_Enabled;
  const bool hovered = enabled && (option->state & State_MouseOver);
  const bool pressed = enabled && (option->state & State_Sunken);
  const bool checked = option->state & State_On;
  const bool focused = option->state & State_HasFocus;
  switch (element) {
    case PE_PanelButtonTool:
      if (checked || pressed) {
        paintBox(*painter, option->rect, t.accentWash, t.accent, kControlRadius);
      } else if (hovered) {
        paintBox(*painter, option->rect, t.grid, Qt::transparent, kControlRadius);
      }
      if (focused && (option->state & State_KeyboardFocusChange)) {
        paintBox(*painter, option->rect, Qt::transparent, t.accent, kControlRadius);
      }
      return;
    case PE_PanelButtonCommand: {
      const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
      const bool flat = button != nullptr && (button->features & QStyleOptionButton::Flat);
      const bool main = button != nullptr && (button->features & QStyleOptionButton::DefaultButton);
      QColor fill = pressed || checked ? t.accentWash : hovered ? t.grid : t.raised;
      if (flat && !hovered && !pressed && !checked) fill = Qt::transparent;
      const QColor line = focused || main ? t.accent : flat ? QColor(Qt::transparent) : t.hairline;
      paintBox(*painter, option->rect, fill, line, kControlRadius);
      return;
    }
    case PE_PanelLineEdit:
      // A line edit inside a combo or spin box has no frame of its own.
      if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
          frame != nullptr && frame->lineWidth > 0) {
        paintField(*painter, option->rect, enabled, focused);
      }
      return;
    case PE_FrameLineEdit:
      return;
    case PE_Frame:
    case PE_FrameGroupBox:
      if (element == PE_Frame) {
        paintBox(*painter, option->rect, Qt::transparent, focused ? t.accent : t.hairline, 0);
      } else {
        paintBox(*painter, option->rect, Qt::transparent, t.hairline, kControlRadius);
      }
      return;
    case PE_FrameMenu:
    case PE_PanelMenu:
      paintBox(*painter, option->rect, t.panel, t.hairline, 0);
      return;
    case PE_PanelTipLabel:
      paintBox(*painter, option->rect, t.panel, t.hairline, 0);
      return;
    case PE_FrameTabWidget:
    case PE_FrameTabBarBase:
    case PE_FrameStatusBarItem:
    case PE_FrameDockWidget:
    case PE_PanelMenuBar:
      return;
    case PE_PanelStatusBar:
      painter->fillRect(option->rect, t.panel);
      painter->fillRect(QRect(option->rect.topLeft(), QSize(option->rect.width(), 1)), t.hairline);
      return;
    case PE_FrameFocusRect:
      paintBox(*painter, option->rect, Qt::transparent, t.accent, 4);
      return;
    case PE_IndicatorDockWidgetResizeHandle: {
      const bool vertical = option->rect.height() > option->rect.width();
      paintHandle(*painter, option->rect, vertical, hovered);
      return;
    }
    case PE_IndicatorToolBarSeparator: {
      const int x = option->rect.center().x();
      painter->fillRect(QRect(x, option->rect.top() + 8, 1, option->rect.height() - 16),
                        t.hairline);
      return;
    }
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
      paintCheck(*painter, option->rect, option->state);
      return;
    case PE_IndicatorRadioButton:
      paintRadio(*painter, option->rect, option->state);
      return;
    case PE_IndicatorArrowDown:
    case PE_IndicatorArrowUp:
    case PE_IndicatorArrowLeft:
    case PE_IndicatorArrowRight:
      paintChevron(*painter, option->rect, element, enabled ? t.secondary : t.faint);
      return;
    case PE_PanelItemViewRow:
      if (option->state & State_Selected) {
        painter->fillRect(option->rect, t.accentWash);
      } else {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
      }
      return;
    case PE_PanelItemViewItem: {
      const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
      if (item != nullptr && item->backgroundBrush.style() != Qt::NoBrush) {
        painter->fillRect(option->rect, item->backgroundBrush);
      }
      if (option->state & State_Selected) {
        painter->fillRect(option->rect, t.accentWash);
      } else if (hovered) {
        painter->fillRect(option->rect, t.grid);
      }
      return;
    }
    default:
      QProxyStyle::drawPrimitive(element, option, painter, widget);
  }
}

}  // namespace slicescape::ui
