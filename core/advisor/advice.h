// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/plan/evaluation.h"
#include "core/plan/plan.h"
#include "core/platform/capacity.h"
#include "core/platform/gang_placement.h"
#include "core/platform/plan_completion.h"

namespace slicescape {

enum class Status { Green, Amber, Red };
enum class AdviceVerdict { Go, GoWithConditions, NotYet };

// Formulas, sources of thresholds and names of inputs are English; those with words are marked
// for translation, and the window looks them up as it does a Text.

/// A named number that a rule or a cell was computed from.
struct AdviceInput {
  std::string name;  ///< symbol of the formula, "G", "B_n", or words
  TextArgument value;
  std::string origin;  ///< "plan", "catalogue", "assumption", "measured", "evaluation"
  bool operator==(const AdviceInput&) const = default;
};

/// One rule of a step and what it found: every claim opens to its evidence.
struct AdviceRule {
  std::string id;  ///< "R2.2"; stable
  Status status = Status::Green;
  Text title;    ///< what is asked
  Text message;  ///< what was found, with the numbers
  TextArgument value;
  TextArgument threshold;
  std::string thresholdSource;  ///< where the threshold comes from
  std::string formula;
  std::vector<AdviceInput> inputs;
  Text toGreen;  ///< what would make it green; empty when it is
};

/// One of the four questions, in order: split, network, scheduling, efficiency.
struct AdviceStep {
  std::string id;  ///< "split", "network", "scheduling", "efficiency"
  Text name;
  Status status = Status::Green;
  Text conclusion;
  std::vector<AdviceRule> rules;
};

/// How the states must be cut: not at all, in one host, across hosts, or not even there.
enum class SplitClass { None, InHost, AcrossHosts, Infeasible };

/// What a layout is called and asks of the platform.
enum class StrategyKind {
  SingleDevice,
  DataParallel,
  Zero,
  Fsdp,
  Hsdp,
  TensorParallel,
  Pipeline,
  ContextParallel,
  ExpertParallel,
  Hybrid,
};

/// One layout that was weighed.
struct AdviceOption {
  StrategyKind kind = StrategyKind::DataParallel;
  Plan plan;              ///< the plan with this layout: "use it" takes it as it is
  std::string name;       ///< "TP 8 · PP 4 · DP 2 · ZeRO 1"
  double complexity = 1;  ///< 1 (plain DP) … 5 (four axes)
  bool fits = false;
  double stepTimeS = 0;
  double tokensPerSecond = 0;
  Bytes peak;
  double completionP50S = 0;
  double completionP90S = 0;
  Status network = Status::Green;  ///< worst band of its axes
  bool isCurrent = false;          ///< the layout the plan has
};

struct RejectedOption {
  StrategyKind kind = StrategyKind::DataParallel;
  std::string name;
  Text why;
  std::string ruleId;
};

/// A capability that the strategy needs and the platform lacks.
struct ReadinessGap {
  Capability capability = Capability::Gang;
  std::optional<int> have;  ///< empty = unanswered
  int need = 0;
  bool blocks = false;   ///< the strategy must not start without it
  std::string evidence;  ///< line of an imported file that `have` was read from
  Text firstStep;
  Text effect;  ///< what closing it brings, with numbers
};

/// The four pitfalls of choosing a parallel strategy.
enum class PitfallKind { PureFrameworkParameter, MostComplexFirst, ThroughputOnly, QueueIgnored };

struct Pitfall {
  PitfallKind kind = PitfallKind::PureFrameworkParameter;
  Status status = Status::Green;  ///< green: avoided, amber: watch, red: fallen into
  Text name;
  Text evidence;
};

/// One cell of the comparison: what it is in words, and what it comes to on this model and
/// cluster. Cells that are a figure alone have it as `text`.
struct StrategyCell {
  Text text;
  Text figure;
  Status status = Status::Green;
  std::string formula;
  std::vector<AdviceInput> inputs;
};

/// One strategy on this model and cluster. Least GPUs, bytes and ratios are of the strategy used
/// alone; `best` is the layout of this kind that was weighed and finishes first.
struct StrategyRow {
  StrategyKind kind = StrategyKind::DataParallel;
  Text name;
  std::optional<AdviceOption> best;  ///< "load it" takes its plan; empty: none is legal here
  bool isChosen = false;
  bool isPossible = true;
  std::int64_t devices = 0;  ///< least number
  std::int64_t hosts = 0;    ///< whole hosts for them
  double insideBytes = 0;    ///< per GPU and step, over the links of its host
  double betweenBytes = 0;   ///< per host and step, over its NICs
  double rhoInside = 0;      ///< communication over compute time, before overlap
  double rhoBetween = 0;
  double complexity = 1;
  StrategyCell bottleneck, resources, inside, between, sensitivity, partial, blast, looksFirst,
      poolFit, capabilities, operating;
  std::vector<std::pair<Capability, int>> needs;
};

/// How much the states and one micro-batch need, behind step 1.
struct SplitFigures {
  SplitClass split = SplitClass::None;
  double stateBytes = 0;  ///< of the whole model
  double bytesPerParameter = 16;
  double activationBytes = 0;  ///< of one GPU
  double usableBytes = 0;      ///< of one GPU
  std::int64_t minimumDevices = 1;
  std::int64_t minimumHosts = 1;
};

/// A platform's answer to a plan.
struct Advice {
  AdviceVerdict verdict = AdviceVerdict::NotYet;
  Text headline;  ///< what to do first
  SplitFigures split;
  std::array<AdviceStep, 4> steps;  ///< in order
  std::optional<AdviceOption> strategy;
  std::vector<AdviceOption> alternatives;
  std::vector<RejectedOption> rejected;
  std::vector<ReadinessGap> gaps;  ///< in the order to close them
  std::array<Pitfall, 4> pitfalls;
  std::vector<StrategyRow> table;
  GangPlacement placement;
  std::optional<PlanCompletion> completion;           ///< the strategy on the platform as it is
  std::optional<CompletionEstimate> completionReady;  ///< the same with the gaps closed
  std::optional<AdviceOption> pilot;                  ///< a smaller run that could start now
  std::optional<double> breakEvenWaitS;               ///< against the gang that fits now
  std::optional<CapacityView> capacity;
  double simplestPriceShare = 0;  ///< P90 of the chosen over the fastest, less 1
  std::vector<Text> warnings;
  std::vector<Assumption> assumptions;
};

}  // namespace slicescape
