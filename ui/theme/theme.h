// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QObject>
#include <QPalette>
#include <array>
#include <vector>

namespace slicescape::ui {

enum class ThemeName { Light, Dark, HighContrast };

/// What fills memory, in stacking order from the bottom. One colour each, the same in
/// every view.
enum class MemoryCategory { Weights, Gradients, Optimizer, Activations, Logits, Buffers };
inline constexpr std::array kMemoryCategories{
    MemoryCategory::Weights,     MemoryCategory::Gradients, MemoryCategory::Optimizer,
    MemoryCategory::Activations, MemoryCategory::Logits,    MemoryCategory::Buffers};

/// Every colour of the product, by role. The only place where a colour is written.
struct Theme {
  ThemeName name = ThemeName::Light;
  QColor window, panel, raised;
  QColor hairline, grid;
  QColor text, secondary, faint;
  QColor accent, accentWash, onAccent;
  QColor good, warning, bad;
  QColor goodWash, warningWash, badWash;
  QColor capacityLine;
  std::array<QColor, 6> memory;  ///< by MemoryCategory
  QColor forward, backwardInput, backwardWeight, idle;
  QColor warmUp, drain, imbalance;  ///< idle time by its cause; waiting on a link is `exposed`
  QColor exposed, hidden;           ///< communication that is waited for, and not
  QColor neutralLink;
  std::vector<QColor> stages;  ///< cycled; always numbered too

  QColor stage(int index) const { return stages[static_cast<std::size_t>(index) % stages.size()]; }
  QColor memoryColour(MemoryCategory category) const {
    return memory[static_cast<std::size_t>(category)];
  }
  /// Outline that keeps a light fill readable on the panel (3:1).
  QColor outlineOf(const QColor& fill) const;
  QPalette palette() const;
};

/// The colours of a theme that need not be the current one: exports are always light.
Theme themeOf(ThemeName name);

/// The current theme. Widgets read `theme()` when they paint and repaint on `changed`.
class ThemeManager : public QObject {
  Q_OBJECT
 public:
  static ThemeManager& instance();
  const Theme& current() const { return m_theme; }
  /// Sets palette and fonts of the application and tells everyone.
  void setTheme(ThemeName name);

 signals:
  void changed();

 private:
  ThemeManager();
  Theme m_theme;
};

inline const Theme& theme() {
  return ThemeManager::instance().current();
}

/// WCAG 2.1 contrast of two opaque colours, 1 … 21.
double contrastRatio(const QColor& a, const QColor& b);
/// `part` of the way from `base` to `colour`, opaque: fills that let the panel through.
QColor mixed(const QColor& base, const QColor& colour, double part);
/// White or dark, whichever can be read on a fill that bears a few words.
QColor readableOn(const QColor& fill);

/// 13 px regular: the application's font.
QFont bodyFont();
/// 20 px semi-bold with tabular digits, for key figures.
QFont keyFigureFont();
/// 12 px secondary text.
QFont smallFont();
/// 13 px semi-bold, for section titles.
QFont sectionFont();

}  // namespace slicescape::ui
