// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/plan/explain/explainer.h"

namespace slicescape {

// The explanations by family of metrics; one file each.

// step_terms.cpp
Term stepTimeTerm(Explainer& explainer);
/// P10 or P90 of the step time.
Term stepBandTerm(Explainer& explainer, bool slow);
/// One part of the step by its key in `step_breakdown_s`; empty when there is no such part.
std::optional<Term> breakdownTerm(Explainer& explainer, std::string_view part);
std::vector<std::string_view> breakdownParts();
Term exposedCommunicationTerm(Explainer& explainer);
Term exposedShareTerm(Explainer& explainer);

// throughput_terms.cpp
Term tokensPerSecondTerm(Explainer& explainer, bool perDevice);
Term modelFlopRateTerm(Explainer& explainer);
enum class Utilisation { MfuCausal, MfuFull, Hfu };
Term utilisationTerm(Explainer& explainer, Utilisation which);

// bubble_terms.cpp
Term bubbleRatioTerm(Explainer& explainer);
Term bubbleOverheadTerm(Explainer& explainer);
Term bubbleSpanTerm(Explainer& explainer);
Term stageBubbleTerm(Explainer& explainer, int stage);

// stage_terms.cpp
/// A phase or wait of one stage and micro-batch by its key ("forward_s", "tp_exposed_s", …).
std::optional<Term> stageTimeTerm(Explainer& explainer, int stage, std::string_view key);
std::vector<std::string_view> stageTimeKeys();
/// Kernels (or waits) of one phase over all blocks of a stage.
Term phasePartTerm(Explainer& explainer, int stage, Text name, Seconds value,
                   PhaseTerms LayerTerms::*phase, std::vector<Term> PhaseTerms::*part);
/// What copies to and from host memory take beyond the compute that hides them.
Term hostCopiesTerm(Seconds wait);

// memory_terms.cpp
enum class MemoryKind { Allocated, Reserved, Device };
Term peakMemoryTerm(Explainer& explainer, int stage, MemoryKind kind);
/// A category by its key in `memory_bytes`; empty when there is no such category.
std::optional<Term> memoryCategoryTerm(Explainer& explainer, int stage, std::string_view category);
std::vector<std::string_view> memoryCategories();
Term inFlightTerm(Explainer& explainer, int stage);

// communication_terms.cpp
enum class RowFigure { Bytes, Time, Exposed };
Term communicationTerm(Explainer& explainer, std::size_t row, RowFigure figure);

}  // namespace slicescape
