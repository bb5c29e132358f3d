// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QWidget>
#include <memory>

#include "ui/advisor/claim.h"
#include "ui/advisor/evidence.h"
#include "ui/document/document.h"

class QVBoxLayout;

namespace slicescape::ui {

class ClaimDetails;
class OptionActions;
class Section;

/// One advice as a column of claims: the advised layout, the four steps in order with their
/// rules, the gaps to close, other layouts and why not, the pitfalls. Made anew for each advice;
/// what was open stays open.
class AdviceView : public QWidget {
  Q_OBJECT
 public:
  /// `open`: keys of the claims that are open, kept by whoever makes the views.
  AdviceView(Document* document, std::shared_ptr<const Advice> advice, QSet<QString>* open,
             QWidget* parent = nullptr);

  /// Stale advice is dimmed and cannot be applied.
  void setStale(bool stale);
  const Advice& advice() const { return *m_advice; }

 signals:
  void evidenceRequested(const slicescape::ui::Evidence& evidence);

 private:
  // advice_view.cpp
  void addStrategy();
  void addSteps();
  Claim* addClaim(QWidget* parent, const QString& key, Claim::Make make);
  QWidget* makeRules(QWidget* parent, int step);
  QWidget* makeDetails(QWidget* parent, const AdviceRule& rule, int step);
  ClaimDetails* newDetails(QWidget* parent);
  OptionActions* addActions(QWidget* parent, const AdviceOption& option);
  // advice_sections.cpp
  void addFinish();
  void addGaps();
  void addPitfalls();
  void addAlternatives();
  void addRejected();
  void addPilot();
  void addWarnings();
  Section* addSection(const QString& name, const QString& title, int count);
  void addOption(QWidget* parent, QVBoxLayout* column, const AdviceOption& option,
                 const QString& key);

  Document* m_document;
  std::shared_ptr<const Advice> m_advice;
  QSet<QString>* m_open;
  QVBoxLayout* m_column;
  std::vector<OptionActions*> m_actions;
};

}  // namespace slicescape::ui
