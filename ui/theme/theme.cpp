// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include <QApplication>
#include <cmath>

#include "ui/theme/calm_style.h"

namespace slicescape::ui {
namespace {

/// Colours with a fixed meaning in every theme: the Okabe–Ito set, told apart by all
/// common kinds of colour vision.
void fillCategories(Theme& theme) {
  theme.memory = {QColor(0x0072B2), QColor(0x56B4E9), QColor(0x009E73),
                  QColor(0xE69F00), QColor(0xD55E00), QColor(0x999999)};
  theme.forward = QColor(0x56B4E9);
  theme.backwardInput = QColor(0x0072B2);
  theme.backwardWeight = QColor(0x009E73);
  theme.warmUp = QColor(0x7F6BB3);
  theme.drain = QColor(0xCC79A7);
  theme.imbalance = QColor(0x8C6D31);
  theme.exposed = QColor(0xD55E00);
  theme.stages = {QColor(0x0072B2), QColor(0x009E73), QColor(0xCC79A7), QColor(0xD55E00),
                  QColor(0x56B4E9), QColor(0xE69F00), QColor(0x7F6BB3), QColor(0x8C6D31)};
}

Theme lightTheme() {
  Theme t;
  t.name = ThemeName::Light;
  t.window = QColor(0xF4F5F7);
  t.panel = QColor(0xFFFFFF);
  t.raised = QColor(0xFAFBFC);
  t.hairline = QColor(0xD9DDE3);
  t.grid = QColor(0xE9ECF1);
  t.text = QColor(0x1B2330);
  t.secondary = QColor(0x5B6676);
  t.faint = QColor(0x8A94A3);
  t.accent = QColor(0x2563C9);
  t.accentWash = QColor(0xE8F0FD);
  t.onAccent = QColor(0xFFFFFF);
  t.good = QColor(0x1B7F4B);
  t.warning = QColor(0x9A6700);
  t.bad = QColor(0xB3261E);
  t.goodWash = QColor(0xE6F5EC);
  t.warningWash = QColor(0xFFF4D6);
  t.badWash = QColor(0xFCE4E2);
  t.capacityLine = QColor(0xB3261E);
  t.idle = QColor(0xC4CAD3);
  t.hidden = QColor(0xF2CDB1);
  t.neutralLink = QColor(0xC3C9D4);
  fillCategories(t);
  return t;
}

Theme darkTheme() {
  Theme t;
  t.name = ThemeName::Dark;
  t.window = QColor(0x15181D);
  t.panel = QColor(0x1E2228);
  t.raised = QColor(0x22272E);
  t.hairline = QColor(0x343B45);
  t.grid = QColor(0x242A31);
  t.text = QColor(0xE6EAF0);
  t.secondary = QColor(0xA6B0BD);
  t.faint = QColor(0x77818F);
  t.accent = QColor(0x6EA8FE);
  t.accentWash = QColor(0x22334F);
  t.onAccent = QColor(0x10203A);
  t.good = QColor(0x5CC98B);
  t.warning = QColor(0xE3B341);
  t.bad = QColor(0xFF8A80);
  t.goodWash = QColor(0x1C3327);
  t.warningWash = QColor(0x3A311A);
  t.badWash = QColor(0x45241F);
  t.capacityLine = QColor(0xFF6B5E);
  t.idle = QColor(0x4A525E);
  t.hidden = QColor(0x5A3519);
  t.neutralLink = QColor(0x4A505A);
  fillCategories(t);
  return t;
}

/// Black on white with strong lines, for eyes that need more contrast than the calm
/// themes give: every text token reaches 7:1.
Theme highContrastTheme() {
  Theme t = lightTheme();
  t.name = ThemeName::HighContrast;
  t.window = QColor(0xFFFFFF);
  t.raised = QColor(0xFFFFFF);
  t.hairline = QColor(0x404040);
  t.grid = QColor(0xC8C8C8);
  t.text = QColor(Qt::black);
  t.secondary = QColor(0x1F1F1F);
  t.faint = QColor(0x404040);
  t.accent = QColor(0x003E9C);
  t.accentWash = QColor(0xD6E4FF);
  t.good = QColor(0x00542B);
  t.warning = QColor(0x5E3C00);
  t.bad = QColor(0x8B0000);
  t.capacityLine = QColor(0x8B0000);
  t.idle = QColor(0x9A9A9A);
  t.neutralLink = QColor(0x707070);
  return t;
}

Theme makeTheme(ThemeName name) {
  switch (name) {
    case ThemeName::Light:
      return lightTheme();
    case ThemeName::Dark:
      return darkTheme();
    case ThemeName::HighContrast:
      return highContrastTheme();
  }
  return lightTheme();
}

/// Relative luminance of WCAG 2.1.
double luminance(const QColor& colour) {
  const auto linear = [](double c) {
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
         0.0722 * linear(colour.blueF());
}

}  // namespace

double contrastRatio(const QColor& a, const QColor& b) {
  const double la = luminance(a);
  const double lb = luminance(b);
  return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

QColor mixed(const QColor& base, const QColor& colour, double part) {
  const auto channel = [part](int from, int to) {
    return static_cast<int>(std::lround(from + (to - from) * part));
  };
  return {channel(base.red(), colour.red()), channel(base.green(), colour.green()),
          channel(base.blue(), colour.blue())};
}

QColor readableOn(const QColor& fill) {
  const QColor light(Qt::white);
  const QColor dark = mixed(QColor(Qt::black), fill, 0.12);
  // 3:1 is enough for short semi-bold labels; white keeps the calm look.
  return contrastRatio(light, fill) >= 3 ? light : dark;
}

QColor Theme::outlineOf(const QColor& fill) const {
  constexpr double kGraphicsContrast = 3.0;  // WCAG 2.1, 1.4.11
  const bool lightPanel = panel.lightness() > 127;
  QColor outline = lightPanel ? fill.darker(115) : fill;
  for (int step = 0; step < 24 && contrastRatio(outline, panel) < kGraphicsContrast; ++step) {
    outline = lightPanel ? outline.darker(108) : outline.lighter(108);
  }
  return outline;
}

QPalette Theme::palette() const {
  QPalette p;
  p.setColor(QPalette::Window, window);
  p.setColor(QPalette::WindowText, text);
  p.setColor(QPalette::Base, panel);
  p.setColor(QPalette::AlternateBase, raised);
  p.setColor(QPalette::Text, text);
  p.setColor(QPalette::PlaceholderText, faint);
  p.setColor(QPalette::Button, raised);
  p.setColor(QPalette::ButtonText, text);
  p.setColor(QPalette::BrightText, bad);
  p.setColor(QPalette::ToolTipBase, panel);
  p.setColor(QPalette::ToolTipText, text);
  p.setColor(QPalette::Highlight, accent);
  p.setColor(QPalette::HighlightedText, onAccent);
  p.setColor(QPalette::Link, accent);
  p.setColor(QPalette::LinkVisited, accent);
  p.setColor(QPalette::Light, panel);
  p.setColor(QPalette::Midlight, grid);
  p.setColor(QPalette::Mid, hairline);
  p.setColor(QPalette::Dark, hairline);
  p.setColor(QPalette::Shadow, hairline);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
    p.setColor(QPalette::Disabled, role, faint);
  }
  p.setColor(QPalette::Disabled, QPalette::Highlight, hairline);
  p.setColor(QPalette::Disabled, QPalette::HighlightedText, secondary);
  return p;
}

Theme themeOf(ThemeName name) {
  return makeTheme(name);
}

ThemeManager::ThemeManager() : m_theme(lightTheme()) {}

ThemeManager& ThemeManager::instance() {
  static ThemeManager manager;
  return manager;
}

void ThemeManager::setTheme(ThemeName name) {
  m_theme = makeTheme(name);
  if (qobject_cast<CalmStyle*>(QApplication::style()) == nullptr) {
    QApplication::setStyle(new CalmStyle);
  }
  QApplication::setFont(bodyFont());
  QApplication::setPalette(m_theme.palette());
  emit changed();
}

}  // namespace slicescape::ui
