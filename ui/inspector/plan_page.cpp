// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/plan_page.h"

#include <QLabel>

#include "core/plan/compat_memory.h"
#include "core/plan/evaluate.h"
#include "core/platform/capabilities.h"
#include "core/platform/platform_members.h"
#include "ui/inspector/field_row.h"
#include "ui/inspector/link_button.h"
#include "ui/inspector/model_row.h"
#include "ui/inspector/section.h"
#include "ui/inspector/value_row.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

const QString kUnknown = QStringLiteral("—");

QString countOrUnknown(std::int64_t value) {
  return value > 0 ? displayCount(value) : kUnknown;
}

}  // namespace

PlanPage::PlanPage(Document* document, QWidget* parent)
    : InspectorPage(document, parent), m_modelRow(new ModelRow(document, this)) {
  addWidget(m_modelRow);
  m_results = addSection("plan.results");
  m_stepTime = addValue(m_results);
  m_tokens = addValue(m_results);
  m_mfu = addValue(m_results);
  m_hfu = addValue(m_results);
  m_bubble = addValue(m_results);
  m_peak = addValue(m_results);
  m_exposed = addValue(m_results);

  m_parallelism = addSection("plan.parallelism");
  for (const char* key : {"layout.tp", "layout.sp", "layout.cp", "layout.ep", "layout.etp",
                          "layout.dp", "layout.pp", "layout.vpp", "layout.zero",
                          "layout.zero_shard_ranks", "layout.order", "layout.framework"}) {
    addField(m_parallelism, key);
  }
  m_pipeline = addSection("plan.pipeline");
  for (const char* key :
       {"layout.schedule.kind", "layout.schedule.group_size", "layout.schedule.memory_limit_chunks",
        "layout.stage_rule", "layout.stage_layout", "layout.recompute.mode",
        "layout.recompute.modules", "layout.recompute.method", "layout.recompute.layers",
        "layout.offload.optimizer", "layout.offload.parameters", "layout.offload.activations",
        "platform.memory_headroom"}) {
    addField(m_pipeline, key);
  }
  m_spread = addNote(m_pipeline);
  m_compare = new LinkButton(this);
  m_compare->setObjectName(QStringLiteral("compareSchedules"));
  m_pipeline->add(m_compare);
  connect(m_compare, &QAbstractButton::clicked, this, &PlanPage::schedulesRequested);
  m_workload = addSection("plan.workload");
  for (const char* key :
       {"workload.task", "workload.seq_len", "workload.micro_batch", "workload.global_batch",
        "workload.tokens", "workload.precision", "workload.fp8_recipe", "workload.optimizer",
        "workload.gradient_dtype", "workload.master_weights", "workload.moment_dtype",
        "workload.fp8_weights", "workload.dropout", "workload.moe_imbalance",
        "workload.moe_capacity_factor", "workload.packing.mean_len", "workload.packing.p90_len",
        "workload.packing.document_mask"}) {
    addField(m_workload, key);
  }
  m_adapters = addSection("plan.adapters");
  for (const char* key :
       {"workload.lora.rank", "workload.lora.targets", "workload.lora.base_precision"}) {
    addField(m_adapters, key);
  }
  m_flags = addSection("plan.flags", false);
  for (const char* key :
       {"layout.flags.flash_attention", "layout.flags.attention_kernel", "layout.flags.fused_loss",
        "layout.flags.loss_chunks", "layout.flags.cuda_graphs", "layout.flags.compile",
        "layout.flags.tp_overlap", "layout.flags.dp_overlap_grad", "layout.flags.dp_overlap_param",
        "layout.flags.p2p_overlap", "layout.flags.ep_overlap", "layout.flags.ep_dispatch",
        "layout.flags.cp_comm", "layout.flags.software_year", "layout.flags.expandable_segments"}) {
    addField(m_flags, key);
  }
  const auto addPlatform = [this](Section* section, std::initializer_list<const char*> keys) {
    for (const char* key : keys) m_platformRows.push_back(addField(section, key));
  };
  m_capabilities = addSection("plan.capabilities", false);
  addPlatform(m_capabilities, {"platform.scheduler"});
  for (const CapabilityInfo& capability : capabilityTable()) {
    const std::string key = std::string("platform.capabilities.") + capability.key;
    addField(m_capabilities, key.c_str())->showLevels(capability);
  }
  m_queue = addSection("plan.queue", false);
  addPlatform(m_queue, {"platform.queue.pool", "platform.queue.utilisation", "platform.queue.order",
                        "platform.queue.required_level", "platform.queue.priority",
                        "platform.queue.preemption", "platform.queue.preemptible",
                        "platform.queue.minimum_run_s", "platform.queue.max_restarts",
                        "platform.queue.time_limit_s", "platform.queue.wait_target_s",
                        "platform.queue.growth_per_year", "platform.deadline.date",
                        "platform.deadline.start", "platform.deadline.s"});
  m_failures = addSection("plan.failures", false);
  addPlatform(
      m_failures,
      {"platform.priors.failures_per_host_day", "platform.priors.job_failures_per_day",
       "platform.priors.detect_s", "platform.priors.restart_s", "platform.priors.requeue_s",
       "platform.priors.human_response_s", "platform.priors.repair_s", "platform.spare_hosts"});
  m_times = addSection("plan.times", false);
  addPlatform(m_times,
              {"platform.priors.setup_s", "platform.priors.queue_wait_s",
               "platform.priors.queue_wait_p90_s", "platform.priors.planned_stops_per_day",
               "platform.priors.planned_stop_s", "platform.priors.checkpoint_interval_s",
               "platform.priors.checkpoint_blocking_s", "platform.priors.storage_bytes_per_s",
               "platform.priors.straggler", "platform.priors.batch_ramp_tokens",
               "platform.priors.achieved_flop_share", "platform.priors.network_share"});
  m_costs = addSection("plan.costs", false);
  addPlatform(m_costs, {"platform.usd_per_gpu_hour", "platform.usd_per_kwh", "platform.pue"});
  m_otherTools = addSection("plan.otherTools", false);
  m_megatronStates = addValue(m_otherTools);
  m_megatronActivations = addValue(m_otherTools);
  m_zero2 = addValue(m_otherTools);
  m_zero3 = addValue(m_otherTools);
  m_model = addSection("plan.model", false);
  m_parameters = addValue(m_model);
  m_activeParameters = addValue(m_model);
  m_layers = addValue(m_model);
  m_width = addValue(m_model);
  m_heads = addValue(m_model);
  m_vocabulary = addValue(m_model);
  m_context = addValue(m_model);
  retranslateUi();
}

void PlanPage::retranslateUi() {
  m_results->setTitle(tr("Results"));
  m_stepTime->setName(tr("Step time"));
  m_tokens->setName(tr("Tokens/s"));
  m_mfu->setName(tr("MFU (causal)"));
  m_hfu->setName(tr("HFU"));
  m_bubble->setName(tr("Bubble ratio"));
  m_peak->setName(tr("Peak memory"));
  m_peak->setToolTip(tr("Device memory of the worst GPU at its peak"));
  m_exposed->setName(tr("Exposed communication"));
  m_parallelism->setTitle(tr("Parallelism"));
  m_pipeline->setTitle(tr("Pipeline and memory"));
  m_compare->setText(tr("Compare schedules…"));
  m_compare->setAccessibleName(m_compare->text());
  m_compare->setToolTip(tr("Bubble, step time and memory of every schedule side by side"));
  m_workload->setTitle(tr("Workload"));
  m_adapters->setTitle(tr("LoRA"));
  m_flags->setTitle(tr("Overlap and kernels"));
  m_capabilities->setTitle(tr("Platform"));
  m_queue->setTitle(tr("Queue and deadline"));
  m_failures->setTitle(tr("Failures and restarts"));
  m_times->setTitle(tr("Waits, checkpoints and pace"));
  m_costs->setTitle(tr("Costs"));
  m_otherTools->setTitle(tr("Memory by other tools' formulas"));
  m_megatronStates->setName(tr("Megatron-LM, states"));
  m_megatronStates->setToolTip(
      tr("Weight and optimizer memory of its theoretical report, most loaded GPU"));
  m_megatronActivations->setName(tr("Megatron-LM, activations"));
  m_megatronActivations->setToolTip(tr("Activation memory of its theoretical report"));
  m_zero2->setName(tr("DeepSpeed, ZeRO-2 states"));
  m_zero2->setToolTip(tr("Its estimator for all parameters on all GPUs, nothing offloaded"));
  m_zero3->setName(tr("DeepSpeed, ZeRO-3 states"));
  m_zero3->setToolTip(tr("Its estimator for all parameters on all GPUs, nothing offloaded"));
  m_model->setTitle(tr("Model figures"));
  m_parameters->setName(tr("Parameters"));
  m_activeParameters->setName(tr("Active per token"));
  m_layers->setName(tr("Layers"));
  m_width->setName(tr("Hidden size"));
  m_heads->setName(tr("Heads / KV heads"));
  m_vocabulary->setName(tr("Vocabulary"));
  m_context->setName(tr("Context length"));
}

void PlanPage::refresh() {
  updateExplainable();
  const QString name = QString::fromStdString(plan().name);
  header()->setTitle(name.isEmpty() ? tr("Plan") : name);
  m_modelRow->refresh();
  refreshOpenValues();
  refreshFields();
  refreshModel();
  refreshResults();
  m_compare->setEnabled(plan().layout->pp > 1);
  refreshOtherTools();
  m_adapters->setVisible(plan().workload->task == "lora");
  //: %1 ranks is a count, such as "64 ranks"
  m_parallelism->setFigure(tr("%n rank(s)", nullptr, int(plan().layout->worldSize())));
  m_spread->setText(plan().layout->stages ? tr("Layers are placed stage by stage.")
                                          : tr("Layers are spread by rule."));
}

/// Defaults of the platform are of no interest to the evaluation, and so not among its
/// assumptions.
void PlanPage::refreshOpenValues() {
  if (document()->isPreviewing()) return;  // a gesture changes none of them: keep its frames short
  const auto values =
      std::make_shared<const std::vector<Assumption>>(openPlatformSettings(plan(), *evaluation()));
  for (FieldRow* row : m_platformRows) row->setOpenValues(values);
}

void PlanPage::refreshModel() {
  const auto model = modelOf(plan());
  m_model->setVisible(model != nullptr);
  if (!model) return;
  m_model->setFigure(displayShortCount(double(model->totalParameters())));
  m_parameters->setValue(displayShortCount(double(model->totalParameters())),
                         displayCount(model->totalParameters()));
  m_activeParameters->setVisible(model->isMoe());
  m_activeParameters->setValue(displayShortCount(double(model->activeParameters())),
                               displayCount(model->activeParameters()));
  m_layers->setValue(displayCount(model->layerCount()));
  m_width->setValue(countOrUnknown(model->hidden));
  if (model->layerCount() > 0) {
    const Mixer& mixer = model->layer(0).mixer;
    m_heads->setVisible(mixer.heads > 0);
    m_heads->setValue(QStringLiteral("%1 / %2").arg(displayCount(mixer.heads),
                                                    countOrUnknown(mixer.keyValueHeads)));
  }
  m_vocabulary->setValue(countOrUnknown(model->vocabulary));
  m_context->setValue(countOrUnknown(model->contextLength));
}

void PlanPage::refreshResults() {
  const auto result = evaluation();
  const bool known = !result->stages.empty();
  const auto show = [&](ValueRow* row, const QString& value, const QString& metric) {
    row->setValue(known ? value : kUnknown);
    row->setMetric(known ? explainable({metric}) : QString());
  };
  show(m_stepTime, display(Seconds(result->stepTime.p50)), QStringLiteral("step_time_s"));
  show(m_tokens, displayShortCount(result->tokensPerSecond), QStringLiteral("tokens_per_s"));
  show(m_mfu, displayShare(result->mfuCausal), QStringLiteral("mfu"));
  show(m_hfu, displayShare(result->hfu), QStringLiteral("hfu"));
  show(m_bubble, displayShare(result->bubbleRatio), QStringLiteral("bubble_ratio"));
  //: %1 of %2: used and available memory
  show(m_peak, tr("%1 of %2").arg(display(result->peakDevice), display(result->capacity)),
       QStringLiteral("peak_memory_bytes"));
  show(m_exposed, displayShare(result->exposedCommunicationShare),
       QStringLiteral("exposed_communication"));
}

void PlanPage::refreshOtherTools() {
  const auto compat = compatMemory(plan(), Catalogues::builtIn());
  m_otherTools->setVisible(compat.has_value());
  if (!compat) return;
  const auto show = [](ValueRow* row, Bytes bytes) {
    row->setValue(display(bytes), displayExact(bytes));
  };
  m_megatronStates->setVisible(compat->megatron.has_value());
  m_megatronActivations->setVisible(compat->megatron.has_value());
  if (compat->megatron) {
    show(m_megatronStates, bytesFrom(compat->megatron->weightAndOptimizer));
    show(m_megatronActivations, bytesFrom(compat->megatron->activation));
  }
  show(m_zero2, Bytes(compat->zero2.deviceBytes));
  show(m_zero3, Bytes(compat->zero3.deviceBytes));
}

}  // namespace slicescape::ui
