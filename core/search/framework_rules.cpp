// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/framework_rules.h"

#include <algorithm>
#include <initializer_list>

namespace slicescape {
namespace {

bool isOneOf(ScheduleKind kind, std::initializer_list<ScheduleKind> kinds) {
  return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

Text noSchedule(const char* framework, ScheduleKind schedule) {
  return {SLICESCAPE_TEXT("{0} does not run the schedule {1}."),
          {std::string(framework), std::string(scheduleName(schedule))}};
}

/// Megatron-Core: 1F1B and interleaved 1F1B; optimizer sharding (ZeRO-1) with everything,
/// ZeRO-2 and 3 only through its FSDP, which has no pipeline.
std::optional<Text> megatron(const Candidate& candidate, ScheduleKind schedule) {
  if (!isOneOf(schedule, {ScheduleKind::None, ScheduleKind::OneFOneB, ScheduleKind::Interleaved})) {
    return noSchedule("Megatron-Core", schedule);
  }
  if (candidate.zero >= 2 && candidate.pp > 1) {
    return Text{SLICESCAPE_TEXT("Megatron-Core shards gradients or weights (ZeRO {0}) only "
                                "without a pipeline; PP is {1}."),
                {std::int64_t{candidate.zero}, std::int64_t{candidate.pp}}};
  }
  return std::nullopt;
}

/// torchtitan: torch.distributed.pipelining's schedules; FSDP2 (ZeRO-2 or 3) for the data
/// ranks, plain DDP only on its own; expert tensor parallelism 1 or equal to TP.
std::optional<Text> torchTitan(const Candidate& candidate, ScheduleKind schedule) {
  if (!isOneOf(schedule, {ScheduleKind::None, ScheduleKind::GPipe, ScheduleKind::OneFOneB,
                          ScheduleKind::Interleaved, ScheduleKind::BreadthFirst, ScheduleKind::ZbV,
                          ScheduleKind::DualPipeV})) {
    return noSchedule("torchtitan", schedule);
  }
  if (candidate.zero == 1) {
    return Text{SLICESCAPE_TEXT("torchtitan has no ZeRO 1: its FSDP shards gradients (2) or "
                                "weights as well (3)."),
                {}};
  }
  const bool alone = candidate.tp == 1 && candidate.pp == 1 && candidate.cp == 1;
  if (candidate.zero == 0 && candidate.dp > 1 && !alone) {
    return Text{SLICESCAPE_TEXT("torchtitan's plain data parallelism (ZeRO 0) does not combine "
                                "with TP, CP or PP."),
                {}};
  }
  if (candidate.etp != 1 && candidate.etp != candidate.tp) {
    return Text{SLICESCAPE_TEXT("torchtitan takes ETP 1 or ETP = TP; ETP is {0}, TP {1}."),
                {std::int64_t{candidate.etp}, std::int64_t{candidate.tp}}};
  }
  return std::nullopt;
}

/// PyTorch FSDP used alone: one axis of data ranks.
std::optional<Text> fsdp(const Candidate& candidate) {
  if (candidate.tp > 1 || candidate.pp > 1 || candidate.cp > 1 || candidate.ep > 1) {
    return Text{SLICESCAPE_TEXT("FSDP alone has data parallelism only; TP, CP, EP and PP must "
                                "be 1."),
                {}};
  }
  if (candidate.zero == 1) {
    return Text{SLICESCAPE_TEXT("FSDP shards gradients (ZeRO 2) or weights as well (3), not the "
                                "optimizer alone."),
                {}};
  }
  return std::nullopt;
}

/// DeepSpeed: its pipeline engine runs 1F1B without virtual stages and refuses ZeRO 2 and 3;
/// experts refuse ZeRO 3.
std::optional<Text> deepSpeed(const Candidate& candidate, ScheduleKind schedule) {
  if (!isOneOf(schedule, {ScheduleKind::None, ScheduleKind::OneFOneB})) {
    return noSchedule("DeepSpeed", schedule);
  }
  if (candidate.pp > 1 && candidate.zero >= 2) {
    return Text{SLICESCAPE_TEXT("DeepSpeed's pipeline engine refuses ZeRO {0}; with PP only 0 and "
                                "1 run."),
                {std::int64_t{candidate.zero}}};
  }
  if (candidate.ep > 1 && candidate.zero == 3) {
    return Text{SLICESCAPE_TEXT("DeepSpeed's expert parallelism does not run with ZeRO 3."), {}};
  }
  if (candidate.etp > 1 && candidate.etp != candidate.tp) {
    return Text{SLICESCAPE_TEXT("DeepSpeed splits experts over TP or not at all; ETP is {0}."),
                {std::int64_t{candidate.etp}}};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Text> frameworkRefusal(const std::string& framework, const Candidate& candidate,
                                     ScheduleKind schedule) {
  if (framework == "megatron") return megatron(candidate, schedule);
  if (framework == "torchtitan") return torchTitan(candidate, schedule);
  if (framework == "fsdp") return fsdp(candidate);
  if (framework == "deepspeed") return deepSpeed(candidate, schedule);
  return std::nullopt;
}

}  // namespace slicescape
