// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>

#include "core/layout/layout.h"
#include "ui/inspector/field_value.h"

// Workload and layout: what a plan has once.

namespace slicescape::ui {
namespace {

QString say(const char* text) {
  return QCoreApplication::translate("inspector", text);
}

/// A list of names, each of `known`; `exactly` asks for all of them, once each.
std::function<QString(const Plan&, const std::string&, const std::string&)> namesFrom(
    std::vector<std::string> known, bool exactly) {
  return [known = std::move(known), exactly](const Plan&, const std::string&,
                                             const std::string& text) {
    const auto parts = splitList(text);
    const QString all = QString::fromStdString(joinList(known));
    for (const std::string& part : parts) {
      if (std::find(known.begin(), known.end(), part) == known.end()) {
        return say(QT_TRANSLATE_NOOP("inspector", "%1 is not known here. Known: %2."))
            .arg(QString::fromStdString(part), all);
      }
      if (std::count(parts.begin(), parts.end(), part) > 1) {
        return say(QT_TRANSLATE_NOOP("inspector", "%1 is named twice."))
            .arg(QString::fromStdString(part));
      }
    }
    if (exactly && !parts.empty() && parts.size() != known.size()) {
      return say(QT_TRANSLATE_NOOP("inspector", "Name each of these once: %1.")).arg(all);
    }
    return QString();
  };
}

template <class Part, class Access>
PlanField listField(const char* key, Shared<Part> Plan::*part, Access access) {
  PlanField field;
  field.info = registered(key);
  field.get = [part, access](const Plan& plan, const std::string&) -> FieldValue {
    const auto& list = access(*(plan.*part));
    return list.empty() ? FieldValue() : FieldValue(joinList(list));
  };
  field.set = [part, access](Plan& plan, const std::string&, const FieldValue& value) {
    const auto* text = std::get_if<std::string>(&value);
    plan.*part = (plan.*part).edited([&](Part& copy) {
      access(copy) = text ? splitList(*text) : std::vector<std::string>();
    });
  };
  return field;
}

/// ZeRO is a number in the file and a choice on screen.
PlanField zeroField() {
  PlanField field;
  field.info = registered("layout.zero");
  field.get = [](const Plan& plan, const std::string&) -> FieldValue {
    const auto zero = plan.layout->zero;
    return zero ? FieldValue(std::to_string(*zero)) : FieldValue();
  };
  field.set = [](Plan& plan, const std::string&, const FieldValue& value) {
    const auto* text = std::get_if<std::string>(&value);
    plan.layout = plan.layout.edited([&](Layout& layout) {
      layout.zero =
          text ? std::optional<int>(QString::fromStdString(*text).toInt()) : std::optional<int>();
    });
  };
  return field;
}

/// A member of packing, which exists once a mean length is given.
template <class Access>
PlanField packingField(const char* key, Access access) {
  PlanField field;
  field.info = registered(key);
  field.get = [access](const Plan& plan, const std::string&) -> FieldValue {
    const auto& packing = plan.workload->packing;
    return packing ? toField(access(*packing)) : FieldValue();
  };
  field.set = [access](Plan& plan, const std::string&, const FieldValue& value) {
    plan.workload = plan.workload.edited([&](Workload& workload) {
      if (workload.packing) fromField(access(*workload.packing), value);
    });
  };
  return field;
}

PlanField packingMeanField() {
  PlanField field = packingField(
      "workload.packing.mean_len", [](auto& packing) -> auto& { return packing.meanLength; });
  field.set = [](Plan& plan, const std::string&, const FieldValue& value) {
    const auto* length = std::get_if<double>(&value);
    plan.workload = plan.workload.edited([&](Workload& workload) {
      if (!length) {
        workload.packing.reset();
      } else {
        if (!workload.packing) workload.packing.emplace();
        workload.packing->meanLength = *length;
      }
    });
  };
  return field;
}

/// A member of the LoRA part, which is made when a value is set.
template <class Access>
PlanField loraField(const char* key, Access access) {
  PlanField field;
  field.info = registered(key);
  field.get = [access](const Plan& plan, const std::string&) -> FieldValue {
    const Lora standard;
    const Lora& lora = plan.workload->lora ? *plan.workload->lora : standard;
    return toField(access(lora));
  };
  field.set = [access](Plan& plan, const std::string&, const FieldValue& value) {
    plan.workload = plan.workload.edited([&](Workload& workload) {
      if (!workload.lora) workload.lora.emplace();
      fromField(access(*workload.lora), value);
    });
  };
  return field;
}

PlanField loraTargetsField() {
  PlanField field;
  field.info = registered("workload.lora.targets");
  field.get = [](const Plan& plan, const std::string&) -> FieldValue {
    const auto& lora = plan.workload->lora;
    return lora && !lora->targets.empty() ? FieldValue(joinList(lora->targets)) : FieldValue();
  };
  field.set = [](Plan& plan, const std::string&, const FieldValue& value) {
    const auto* text = std::get_if<std::string>(&value);
    plan.workload = plan.workload.edited([&](Workload& workload) {
      if (!workload.lora) workload.lora.emplace();
      workload.lora->targets = text ? splitList(*text) : std::vector<std::string>();
    });
  };
  field.check = namesFrom({"q", "k", "v", "o", "gate", "up", "down"}, false);
  return field;
}

}  // namespace

std::vector<PlanField> plan_field_tables::workload() {
  const auto part = &Plan::workload;
  std::vector<PlanField> all{
      partField("workload.task", part, SLICESCAPE_MEMBER(task)),
      partField("workload.seq_len", part, SLICESCAPE_MEMBER(sequenceLength)),
      packingMeanField(),
      packingField("workload.packing.p90_len", SLICESCAPE_MEMBER(p90Length)),
      packingField("workload.packing.document_mask", SLICESCAPE_MEMBER(documentMask)),
      partField("workload.micro_batch", part, SLICESCAPE_MEMBER(microBatch)),
      partField("workload.global_batch", part, SLICESCAPE_MEMBER(globalBatch)),
      partField("workload.tokens", part, SLICESCAPE_MEMBER(tokens)),
      partField("workload.precision", part, SLICESCAPE_MEMBER(precision)),
      partField("workload.fp8_recipe", part, SLICESCAPE_MEMBER(fp8Recipe)),
      partField("workload.optimizer", part, SLICESCAPE_MEMBER(optimizer)),
      partField("workload.gradient_dtype", part, SLICESCAPE_MEMBER(gradientDtype)),
      partField("workload.master_weights", part, SLICESCAPE_MEMBER(masterWeights)),
      partField("workload.moment_dtype", part, SLICESCAPE_MEMBER(momentDtype)),
      partField("workload.fp8_weights", part, SLICESCAPE_MEMBER(fp8Weights)),
      partField("workload.dropout", part, SLICESCAPE_MEMBER(dropout)),
      loraField("workload.lora.rank", SLICESCAPE_MEMBER(rank)),
      loraTargetsField(),
      loraField("workload.lora.base_precision", SLICESCAPE_MEMBER(basePrecision)),
      partField("workload.moe_imbalance", part, SLICESCAPE_MEMBER(moeImbalance)),
      partField("workload.moe_capacity_factor", part, SLICESCAPE_MEMBER(moeCapacityFactor)),
  };
  return all;
}

std::vector<PlanField> plan_field_tables::layout() {
  const auto part = &Plan::layout;
  PlanField order = listField("layout.order", part, SLICESCAPE_MEMBER(order));
  order.check = namesFrom({"tp", "cp", "ep", "dp", "pp"}, true);
  PlanField modules =
      listField("layout.recompute.modules", part, SLICESCAPE_MEMBER(recompute.modules));
  modules.check = namesFrom(
      {"core_attention", "mlp", "norm", "mlp_act", "mla_up", "moe_act", "every_other_product"},
      false);
  std::vector<PlanField> all{
      partField("layout.framework", part, SLICESCAPE_MEMBER(framework)),
      partField("layout.tp", part, SLICESCAPE_MEMBER(tp)),
      partField("layout.sp", part, SLICESCAPE_MEMBER(sp)),
      partField("layout.cp", part, SLICESCAPE_MEMBER(cp)),
      partField("layout.ep", part, SLICESCAPE_MEMBER(ep)),
      partField("layout.etp", part, SLICESCAPE_MEMBER(etp)),
      partField("layout.dp", part, SLICESCAPE_MEMBER(dp)),
      partField("layout.pp", part, SLICESCAPE_MEMBER(pp)),
      partField("layout.vpp", part, SLICESCAPE_MEMBER(vpp)),
      order,
      zeroField(),
      partField("layout.zero_shard_ranks", part, SLICESCAPE_MEMBER(zeroShardRanks)),
      partField("layout.schedule.kind", part, SLICESCAPE_MEMBER(schedule.kind)),
      partField("layout.schedule.group_size", part, SLICESCAPE_MEMBER(schedule.groupSize)),
      partField("layout.schedule.memory_limit_chunks", part,
                SLICESCAPE_MEMBER(schedule.memoryLimitChunks)),
      partField("layout.stage_rule", part, SLICESCAPE_MEMBER(stageRule)),
      partField("layout.stage_layout", part, SLICESCAPE_MEMBER(stageLayout)),
      partField("layout.recompute.mode", part, SLICESCAPE_MEMBER(recompute.mode)),
      modules,
      partField("layout.recompute.layers", part, SLICESCAPE_MEMBER(recompute.layers)),
      partField("layout.recompute.method", part, SLICESCAPE_MEMBER(recompute.method)),
      partField("layout.offload.optimizer", part, SLICESCAPE_MEMBER(offload.optimizer)),
      partField("layout.offload.parameters", part, SLICESCAPE_MEMBER(offload.parameters)),
      partField("layout.offload.activations", part, SLICESCAPE_MEMBER(offload.activations)),
      partField("layout.flags.flash_attention", part, SLICESCAPE_MEMBER(flags.flashAttention)),
      partField("layout.flags.attention_kernel", part, SLICESCAPE_MEMBER(flags.attentionKernel)),
      partField("layout.flags.fused_loss", part, SLICESCAPE_MEMBER(flags.fusedLoss)),
      partField("layout.flags.loss_chunks", part, SLICESCAPE_MEMBER(flags.lossChunks)),
      partField("layout.flags.cuda_graphs", part, SLICESCAPE_MEMBER(flags.cudaGraphs)),
      partField("layout.flags.compile", part, SLICESCAPE_MEMBER(flags.compile)),
      partField("layout.flags.tp_overlap", part, SLICESCAPE_MEMBER(flags.tpOverlap)),
      partField("layout.flags.dp_overlap_grad", part, SLICESCAPE_MEMBER(flags.dpOverlapGrad)),
      partField("layout.flags.dp_overlap_param", part, SLICESCAPE_MEMBER(flags.dpOverlapParam)),
      partField("layout.flags.p2p_overlap", part, SLICESCAPE_MEMBER(flags.p2pOverlap)),
      partField("layout.flags.ep_overlap", part, SLICESCAPE_MEMBER(flags.epOverlap)),
      partField("layout.flags.ep_dispatch", part, SLICESCAPE_MEMBER(flags.epDispatch)),
      partField("layout.flags.cp_comm", part, SLICESCAPE_MEMBER(flags.cpComm)),
      partField("layout.flags.software_year", part, SLICESCAPE_MEMBER(flags.softwareYear)),
      partField("layout.flags.expandable_segments", part,
                SLICESCAPE_MEMBER(flags.expandableSegments)),
  };
  return all;
}

}  // namespace slicescape::ui
