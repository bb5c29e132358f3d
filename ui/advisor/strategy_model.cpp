// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/strategy_model.h"

#include <limits>

#include "ui/advisor/claim_details.h"
#include "ui/advisor/status_mark.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"
#include "ui/widgets/display_list.h"

namespace slicescape::ui {
namespace {

/// The cell behind a column; null for the two that are about the best layout.
const StrategyCell* cellOf(const StrategyRow& row, int column) {
  switch (column) {
    case StrategyModel::Bottleneck:
      return &row.bottleneck;
    case StrategyModel::Resources:
      return &row.resources;
    case StrategyModel::Inside:
      return &row.inside;
    case StrategyModel::Between:
      return &row.between;
    case StrategyModel::Sensitivity:
      return &row.sensitivity;
    case StrategyModel::Partial:
      return &row.partial;
    case StrategyModel::Blast:
      return &row.blast;
    case StrategyModel::LooksFirst:
      return &row.looksFirst;
    case StrategyModel::Pool:
      return &row.poolFit;
    case StrategyModel::Capabilities:
      return &row.capabilities;
    case StrategyModel::Complexity:
      return &row.operating;
    default:
      return nullptr;
  }
}

double finishSeconds(const StrategyRow& row) {
  if (!row.best) return std::numeric_limits<double>::max();
  return row.best->completionP90S > 0 ? row.best->completionP90S : row.best->stepTimeS;
}

bool runs(const StrategyRow& row) {
  return row.best && row.best->fits;
}

/// The first line: the figure, or the words where a cell has no figure.
QString figureOf(const StrategyRow& row, int column) {
  if (column == StrategyModel::Layout) {
    return row.best ? QString::fromStdString(row.best->name) : QStringLiteral("—");
  }
  if (column == StrategyModel::Finish) {
    return runs(row) ? display(Seconds(finishSeconds(row))) : QStringLiteral("—");
  }
  const StrategyCell& cell = *cellOf(row, column);
  return translated(cell.figure.empty() ? cell.text : cell.figure);
}

QString wordsOf(const StrategyRow& row, int column) {
  if (column == StrategyModel::Layout) {
    return !row.best
               ? StrategyModel::tr(
                     "None was weighed: it brings nothing here, or does not divide the batch.")
           : !row.best->fits
               ? StrategyModel::tr("Does not fit: %1 per GPU").arg(display(row.best->peak))
               : StrategyModel::tr("%1 per GPU").arg(display(row.best->peak));
  }
  if (column == StrategyModel::Finish) {
    return runs(row) ? StrategyModel::tr("%1 a step").arg(display(Seconds(row.best->stepTimeS)))
                     : QString();
  }
  const StrategyCell& cell = *cellOf(row, column);
  return cell.figure.empty() ? QString() : translated(cell.text);
}

std::optional<Status> statusOf(const StrategyRow& row, int column) {
  if (column == StrategyModel::Layout) {
    if (!row.best || !row.best->fits) return Status::Red;
    return row.best->network;
  }
  if (column == StrategyModel::Bottleneck || column == StrategyModel::Finish) return std::nullopt;
  return cellOf(row, column)->status;
}

QVariant sortKey(const StrategyRow& row, int column) {
  switch (column) {
    case StrategyModel::Finish:
      return runs(row) ? finishSeconds(row) : std::numeric_limits<double>::max();
    case StrategyModel::Resources:
      return row.isPossible ? qlonglong(row.devices) : std::numeric_limits<qlonglong>::max();
    case StrategyModel::Inside:
      return row.insideBytes;
    case StrategyModel::Between:
      return row.betweenBytes;
    case StrategyModel::Sensitivity:
      return std::max(row.rhoInside, row.rhoBetween);
    case StrategyModel::Partial:
    case StrategyModel::Capabilities:
    case StrategyModel::Pool:
      return static_cast<int>(cellOf(row, column)->status);
    case StrategyModel::Complexity:
      return row.complexity;
    default:
      return figureOf(row, column);
  }
}

/// How the cell is computed: formula and inputs.
QString toolTip(const StrategyRow& row, int column) {
  const QString title =
      QStringLiteral("<p><b>%1</b><br>%2</p>")
          .arg(figureOf(row, column).toHtmlEscaped(), wordsOf(row, column).toHtmlEscaped());
  const StrategyCell* cell = cellOf(row, column);
  if (cell == nullptr) {
    return title + StrategyModel::tr(
                       "<p>The earliest finish among the layouts of this strategy "
                       "that were evaluated on this cluster.</p>");
  }
  QString tip = title;
  if (column == StrategyModel::Inside || column == StrategyModel::Between) {
    tip += StrategyModel::tr("<p>Bytes in a step, and their time over the compute time.</p>");
  }
  if (!cell->formula.empty()) {
    tip += QStringLiteral("<p><code>%1</code></p>")
               .arg(translatedWords(cell->formula).toHtmlEscaped());
  }
  QStringList lines;
  for (const AdviceInput& input : cell->inputs) {
    //: one input of a formula: %1 its symbol, %2 its value, %3 where that comes from
    lines << StrategyModel::tr("%1 = %2 · %3")
                 .arg(translatedWords(input.name), displayed(input.value), originWord(input.origin))
                 .toHtmlEscaped();
  }
  if (!lines.isEmpty()) tip += QStringLiteral("<p>%1</p>").arg(lines.join(QStringLiteral("<br>")));
  return tip;
}

struct ColumnText {
  const char* title;
  const char* key;  ///< in CSV files
  const char* tip;
};

constexpr ColumnText kColumns[] = {
    {QT_TRANSLATE_NOOP("strategies", "Best layout here"), "layout",
     QT_TRANSLATE_NOOP("strategies",
                       "The layout of this strategy that finishes first on as many "
                       "GPUs as the plan has")},
    {QT_TRANSLATE_NOOP("strategies", "Finish P90"), "finish",
     QT_TRANSLATE_NOOP("strategies",
                       "When nine of ten runs have finished; the step time where "
                       "the plan names no tokens")},
    {QT_TRANSLATE_NOOP("strategies", "Solves"), "bottleneck",
     QT_TRANSLATE_NOOP("strategies", "The bottleneck it removes")},
    {QT_TRANSLATE_NOOP("strategies", "Needs at least"), "resources",
     QT_TRANSLATE_NOOP("strategies", "Fewest GPUs and whole hosts when it is used alone")},
    {QT_TRANSLATE_NOOP("strategies", "Inside a host"), "inside",
     QT_TRANSLATE_NOOP("strategies", "Bytes per GPU and step over the links of its host")},
    {QT_TRANSLATE_NOOP("strategies", "Between hosts"), "between",
     QT_TRANSLATE_NOOP("strategies", "Bytes per host and step over its NICs")},
    {QT_TRANSLATE_NOOP("strategies", "Sensitive to"), "sensitivity",
     QT_TRANSLATE_NOOP("strategies", "What slows it first, and how much of it is enough")},
    {QT_TRANSLATE_NOOP("strategies", "Partial allocation"), "partial_allocation",
     QT_TRANSLATE_NOOP("strategies", "What happens when the scheduler gives fewer GPUs")},
    {QT_TRANSLATE_NOOP("strategies", "A failure stops"), "blast_radius",
     QT_TRANSLATE_NOOP("strategies", "GPUs that one failed host stops, and how often one fails")},
    {QT_TRANSLATE_NOOP("strategies", "Scheduler looks first at"), "scheduler_looks_first_at",
     QT_TRANSLATE_NOOP("strategies", "What a placement must satisfy first")},
    {QT_TRANSLATE_NOOP("strategies", "Pool"), "pool",
     QT_TRANSLATE_NOOP("strategies", "Whether a shared pool carries it")},
    {QT_TRANSLATE_NOOP("strategies", "Capabilities"), "capabilities",
     QT_TRANSLATE_NOOP("strategies", "Levels of readiness the platform needs for it")},
    {QT_TRANSLATE_NOOP("strategies", "Complexity"), "complexity",
     QT_TRANSLATE_NOOP("strategies", "How hard it is to run, 1 to 5")},
};

QString columnText(const char* text) {
  return QCoreApplication::translate("strategies", text);
}

}  // namespace

StrategyModel::StrategyModel(QObject* parent) : QAbstractTableModel(parent) {}

void StrategyModel::setAdvice(std::shared_ptr<const Advice> advice) {
  beginResetModel();
  m_advice = std::move(advice);
  endResetModel();
}

int StrategyModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || m_advice == nullptr ? 0 : static_cast<int>(m_advice->table.size());
}

int StrategyModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant StrategyModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const StrategyRow& shown = row(index.row());
  switch (role) {
    case Qt::DisplayRole:
      return figureOf(shown, index.column());
    case WordsRole:
      return wordsOf(shown, index.column());
    case StatusRole: {
      const std::optional<Status> status = statusOf(shown, index.column());
      return status ? QVariant(static_cast<int>(*status)) : QVariant();
    }
    case SortRole:
      return sortKey(shown, index.column());
    case Qt::ToolTipRole:
      return toolTip(shown, index.column());
    case Qt::AccessibleTextRole: {
      const QString text = figureOf(shown, index.column()) + u' ' + wordsOf(shown, index.column());
      const std::optional<Status> status = statusOf(shown, index.column());
      return status ? displayList({text.trimmed(), statusWord(*status)}) : text;
    }
    default:
      return {};
  }
}

QVariant StrategyModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation == Qt::Horizontal) {
    const ColumnText& column = kColumns[section];
    if (role == Qt::DisplayRole) return columnText(column.title);
    if (role == Qt::ToolTipRole) return columnText(column.tip);
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    return {};
  }
  if (m_advice == nullptr || section >= rowCount()) return {};
  const StrategyRow& shown = row(section);
  if (role == Qt::DisplayRole) {
    const QString name =
        shown.kind == StrategyKind::Hybrid && shown.best ? tr("Hybrid") : translated(shown.name);
    //: a row of the comparison that is the advised strategy: %1 its name
    return shown.isChosen ? tr("%1\nadvised").arg(name) : name;
  }
  if (role == Qt::ToolTipRole) return translated(shown.name);
  if (role == Qt::FontRole) return shown.isChosen ? sectionFont() : bodyFont();
  return {};
}

ChartTable StrategyModel::table() const {
  ChartTable table;
  const auto add = [&table](const char* key, ColumnQuantity quantity = ColumnQuantity::Text) {
    table.columns.push_back({QString::fromLatin1(key), {}, quantity});
  };
  add("strategy");
  add("advised");
  add("gpus", ColumnQuantity::Count);
  add("hosts", ColumnQuantity::Count);
  add("inside_bytes_per_gpu", ColumnQuantity::Bytes);
  add("between_bytes_per_host", ColumnQuantity::Bytes);
  add("ratio_inside", ColumnQuantity::Share);
  add("ratio_between", ColumnQuantity::Share);
  add("complexity_1_to_5", ColumnQuantity::Share);
  add("step_time_s", ColumnQuantity::Seconds);
  add("completion_p90_s", ColumnQuantity::Seconds);
  for (const ColumnText& column : kColumns) {
    add(column.key);
    add((std::string(column.key) + "_words").c_str());
  }
  for (int i = 0; i < rowCount(); ++i) {
    const StrategyRow& shown = row(i);
    std::vector<QVariant> cells{translated(shown.name),
                                shown.isChosen ? QStringLiteral("yes") : QStringLiteral("no"),
                                qlonglong(shown.devices),
                                qlonglong(shown.hosts),
                                qlonglong(shown.insideBytes),
                                qlonglong(shown.betweenBytes),
                                shown.rhoInside,
                                shown.rhoBetween,
                                shown.complexity,
                                shown.best ? QVariant(shown.best->stepTimeS) : QVariant(),
                                runs(shown) ? QVariant(shown.best->completionP90S) : QVariant()};
    for (int column = 0; column < ColumnCount; ++column) {
      cells.emplace_back(figureOf(shown, column));
      cells.emplace_back(wordsOf(shown, column));
    }
    table.rows.push_back(std::move(cells));
  }
  return table;
}

}  // namespace slicescape::ui
