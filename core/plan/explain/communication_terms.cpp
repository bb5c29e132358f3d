// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <utility>

#include "core/cost/sources.h"
#include "core/plan/explain/families.h"
#include "core/plan/step_communication.h"

namespace slicescape {
namespace {

using Combination = Term::Combination;

Text rowName(const CommunicationItem& row, RowFigure figure) {
  switch (figure) {
    case RowFigure::Bytes:
      return {SLICESCAPE_TEXT("{0} {1}: bytes per rank and step"), {row.axis, row.collective}};
    case RowFigure::Time:
      return {SLICESCAPE_TEXT("{0} {1}: time per step"), {row.axis, row.collective}};
    case RowFigure::Exposed:
      break;
  }
  return {SLICESCAPE_TEXT("{0} {1}: exposed per step"), {row.axis, row.collective}};
}

TextArgument rowValue(const CommunicationItem& row, RowFigure figure) {
  if (figure == RowFigure::Bytes) return row.bytesPerRankPerStep;
  return figure == RowFigure::Time ? row.time : row.exposed;
}

const Term& figureOf(const TrafficTerm& traffic, RowFigure figure) {
  return figure == RowFigure::Bytes  ? traffic.bytes
         : figure == RowFigure::Time ? traffic.time
                                     : traffic.exposed;
}

/// The same value and terms under the row's name.
Term renamed(Term term, Text name) {
  term.name = std::move(name);
  return term;
}

Term amountTerm(Combination combination, Text name, double number, RowFigure figure, Text formula,
                std::vector<Term> terms) {
  Term term = combinedTerm(combination, std::move(name), Seconds(number), std::move(formula),
                           sources::kTraffic, std::move(terms));
  if (figure == RowFigure::Bytes) term.value = bytesFrom(number);
  term.number = number;
  return term;
}

/// A collective inside the layers: micro-batches · Σ layers.
Term layerRowTerm(Explainer& explainer, const CommunicationItem& row, RowFigure figure,
                  LayerAxis axis) {
  std::vector<Term> blocks;
  double perMicroBatch = 0;
  for (const BlockTerms& block : explainer.blocks(explainer.evaluation().breakdownRank)) {
    std::vector<Term> terms;
    double sum = 0;
    for (const TrafficTerm& traffic : block.terms.traffic) {
      if (traffic.axis != axis || collectiveName(traffic.collective) != row.collective) continue;
      terms.push_back(figureOf(traffic, figure));
      sum += terms.back().number;
    }
    if (terms.empty()) continue;
    Term one = terms.size() == 1
                   ? std::move(terms.front())
                   : amountTerm(Combination::Sum, block.name, sum, figure,
                                {SLICESCAPE_TEXT("the sum of its collectives")}, std::move(terms));
    perMicroBatch += block.count * sum;
    blocks.push_back(timesTerm(block.name, block.count, {SLICESCAPE_TEXT("of them on this stage")},
                               Origin::Plan, std::move(one), sources::kPlan));
  }
  Term one =
      amountTerm(Combination::Sum, {SLICESCAPE_TEXT("of one micro-batch")}, perMicroBatch, figure,
                 {SLICESCAPE_TEXT("the sum over the stage's layers")}, std::move(blocks));
  return amountTerm(Combination::Product, rowName(row, figure), numberOf(rowValue(row, figure)),
                    figure, {SLICESCAPE_TEXT("micro-batches · one")},
                    {explainer.microBatchesTerm(), std::move(one)});
}

Term pipelineRowTerm(Explainer& explainer, const CommunicationItem& row, RowFigure figure) {
  const int rank = explainer.evaluation().breakdownRank;
  if (figure == RowFigure::Exposed) {
    return renamed(*breakdownTerm(explainer, "pp_exposed"), rowName(row, figure));
  }
  Term one;
  boundaryTime(explainer.resolved(), rank, &one);
  if (figure == RowFigure::Bytes) {
    const TrainingContext& ranks = explainer.context(rank);
    const double bytes = boundaryBytes(explainer.resolved(), rank);
    one = withBytes(
        formulaTerm(
            {SLICESCAPE_TEXT("One transfer")}, bytesFrom(bytes),
            {SLICESCAPE_TEXT("tokens · hidden size · bytes / TP")},
            {{{SLICESCAPE_TEXT("tokens of a micro-batch on one rank")},
              ranks.tokens(),
              Origin::Plan},
             {{SLICESCAPE_TEXT("hidden size")}, explainer.resolved().model->hidden, Origin::Model},
             {{SLICESCAPE_TEXT("bytes per element")}, ranks.activationBytes(), Origin::Plan},
             {{SLICESCAPE_TEXT("TP")}, std::int64_t{ranks.tp}, Origin::Plan}},
            sources::kTraffic),
        bytes);
  }
  Term count = formulaTerm(
      {SLICESCAPE_TEXT("transfers")}, boundaryTransfers(explainer.resolved(), rank),
      {SLICESCAPE_TEXT("micro-batches · (2 · chunks, less one at the ends of the pipeline)")},
      {{{SLICESCAPE_TEXT("micro-batches")}, explainer.microBatches(), Origin::Plan},
       {{SLICESCAPE_TEXT("chunks per rank")},
        std::int64_t{explainer.resolved().schedule.chunks},
        Origin::Plan}},
      sources::kTraffic);
  return amountTerm(Combination::Product, rowName(row, figure), numberOf(rowValue(row, figure)),
                    figure, {SLICESCAPE_TEXT("transfers · one")},
                    {std::move(count), std::move(one)});
}

/// A data-parallel row; the last one also carries what other ranks make this one wait for.
Term dataRowTerm(Explainer& explainer, std::size_t row, std::size_t index, bool isLast,
                 RowFigure figure) {
  const Evaluation& evaluation = explainer.evaluation();
  const CommunicationItem& item = evaluation.communication[row];
  const StepWorkTerms::Row& terms =
      explainer.workTerms(evaluation.breakdownRank).collectives[index];
  const Text name = rowName(item, figure);
  if (figure == RowFigure::Bytes) return renamed(terms.bytes, name);
  const Term& own = figure == RowFigure::Time ? terms.time : terms.exposed;
  const double value = numberOf(rowValue(item, figure));
  const double more = value - own.number;
  if (!isLast || std::abs(more) <= 1e-12 * std::abs(value)) return renamed(own, name);
  return combinedTerm(
      Combination::Sum, name, Seconds(value), {SLICESCAPE_TEXT("own + waits for other stages")},
      sources::kOverlap,
      {own, leafTerm({SLICESCAPE_TEXT("waits for the stage that is slowest to gather, and for "
                                      "first and last layers, charged to the last row")},
                     Seconds(more), Origin::Derived, sources::kOverlap)});
}

}  // namespace

Term communicationTerm(Explainer& explainer, std::size_t row, RowFigure figure) {
  const std::vector<CommunicationItem>& rows = explainer.evaluation().communication;
  const CommunicationItem& item = rows[row];
  if (item.axis == "tp") return layerRowTerm(explainer, item, figure, LayerAxis::Tp);
  if (item.axis == "cp") return layerRowTerm(explainer, item, figure, LayerAxis::Cp);
  if (item.axis == "ep") return layerRowTerm(explainer, item, figure, LayerAxis::Ep);
  if (item.axis == "pp") return pipelineRowTerm(explainer, item, figure);
  std::size_t index = 0;
  std::size_t count = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].axis != "dp") continue;
    if (i < row) ++index;
    ++count;
  }
  return dataRowTerm(explainer, row, index, index + 1 == count, figure);
}

}  // namespace slicescape
