// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/slicer/stage_layout_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/layout/megatron_layout.h"
#include "core/plan/evaluate.h"
#include "ui/slicer/strip_model.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

StageSpace spaceOf(const StripModel& model) {
  return {model.layers(), model.ranks, model.chunksPerRank, model.mtpModules(), model.vShaped};
}

}  // namespace

StageLayoutDialog::StageLayoutDialog(Document* document, QWidget* parent)
    : QDialog(parent),
      m_document(document),
      m_space(spaceOf(StripModel::of(document->committedPlan()))),
      m_intro(new QLabel(this)),
      m_edit(new QLineEdit(this)),
      m_message(new QLabel(this)),
      m_copyList(new QPushButton(this)),
      m_copyLayout(new QPushButton(this)),
      m_copyOptions(new QPushButton(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
  setObjectName(QStringLiteral("stageLayoutDialog"));
  m_intro->setWordWrap(true);
  m_intro->setFont(smallFont());
  m_message->setWordWrap(true);
  m_message->setMinimumHeight(3 * m_message->fontMetrics().lineSpacing());
  m_message->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  auto* copies = new QHBoxLayout;
  for (QPushButton* button : {m_copyList, m_copyLayout, m_copyOptions}) {
    button->setAutoDefault(false);
    copies->addWidget(button);
    connect(button, &QPushButton::clicked, this,
            [button] { QApplication::clipboard()->setText(button->property("words").toString()); });
  }
  copies->addStretch();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(16, 16, 16, 16);
  layout->setSpacing(10);
  layout->addWidget(m_intro);
  layout->addWidget(m_edit);
  layout->addWidget(m_message);
  layout->addLayout(copies);
  layout->addWidget(m_buttons);
  resize(620, 240);

  const StageMap map = stagesOf(document->committedPlan());
  const auto list = stageListOf(map, m_space);
  m_edit->setText(QString::fromStdString(list ? *list : megatronLayoutOf(map, m_space.vShaped)));
  m_edit->selectAll();
  connect(m_edit, &QLineEdit::textChanged, this, &StageLayoutDialog::read);
  connect(m_buttons, &QDialogButtonBox::accepted, this, &StageLayoutDialog::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &StageLayoutDialog::reject);
  retranslateUi();
  m_edit->setFocus();
}

QString StageLayoutDialog::message() const {
  return m_message->text();
}

void StageLayoutDialog::updateCopies(const StageMap& map) {
  const auto list = stageListOf(map, m_space);
  const auto set = [](QPushButton* button, const std::string& words) {
    button->setProperty("words", QString::fromStdString(words));
    button->setToolTip(QString::fromStdString(words));
    button->setEnabled(!words.empty());
  };
  set(m_copyList, list ? *list : std::string());
  set(m_copyLayout, megatronLayoutOf(map, m_space.vShaped));
  set(m_copyOptions, megatronOptionsOf(map, m_space));
}

void StageLayoutDialog::read() {
  Result<StageMap> map = readStageWords(m_edit->text().toStdString(), m_space);
  std::vector<Text> problems;
  if (map) {
    problems = checkStageMap(*map, m_space.layers, m_space.pp, m_space.vpp, m_space.vShaped,
                             m_space.mtpModules);
  } else {
    problems.push_back(map.error().expected);
  }
  m_valid = problems.empty();
  m_buttons->button(QDialogButtonBox::Ok)->setEnabled(m_valid);
  QPalette colours = palette();
  colours.setColor(QPalette::WindowText, m_valid ? theme().secondary : theme().bad);
  m_message->setPalette(colours);
  if (!m_valid) {
    m_document->preview(m_document->committedPlan());
    QStringList lines;
    for (const Text& problem : problems) lines << translated(problem);
    if (!map) lines << translated(map.error().remedy);
    m_message->setText(lines.join(QLatin1Char('\n')));
    return;
  }
  const StageMap present = stagesOf(m_document->committedPlan());
  for (std::size_t rank = 0; rank < std::min(map->size(), present.size()); ++rank) {
    (*map)[rank].locked = present[rank].locked;
  }
  const bool same = *map == present;
  m_document->preview(same ? m_document->committedPlan()
                           : withStages(m_document->committedPlan(), *map));
  QStringList stages;
  for (const Stage& stage : *map) {
    int layers = 0;
    for (const Chunk& chunk : stage.chunks) layers += chunk.count;
    stages << displayCount(layers);
  }
  //: %1 layers of every stage: "19 | 21 | 21 | 19"
  m_message->setText(
      tr("%n stage(s): %1 layers", nullptr, m_space.pp).arg(stages.join(QStringLiteral(" | "))));
  updateCopies(*map);
}

void StageLayoutDialog::accept() {
  if (!m_valid) return;
  m_document->commitPreview(tr("Set the stage layout"));
  QDialog::accept();
}

void StageLayoutDialog::reject() {
  m_document->cancelPreview();
  QDialog::reject();
}

void StageLayoutDialog::retranslateUi() {
  setWindowTitle(tr("Stage layout"));
  m_intro->setText(
      tr("%n layer(s) on %1 stages of %2 chunk(s). Write a list such as 4,8,6,6, a Megatron "
         "layout string such as Et*20|t*20|t*20|t*20L, first=18 last=20, or embedding loss.",
         nullptr, m_space.layers)
          .arg(m_space.pp)
          .arg(m_space.vpp));
  m_edit->setAccessibleName(tr("Stage layout"));
  m_copyList->setText(tr("Copy stage list"));
  m_copyLayout->setText(tr("Copy Megatron string"));
  m_copyOptions->setText(tr("Copy Megatron options"));
  m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Use this layout"));
  m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  read();
}

void StageLayoutDialog::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslateUi();
}

}  // namespace slicescape::ui
