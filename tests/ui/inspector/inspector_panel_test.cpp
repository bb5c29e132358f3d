// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/inspector_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

#include "core/layout/stage_map.h"
#include "core/plan/evaluate.h"
#include "tests/support/registry.h"
#include "tests/ui/inspector/sample_plan.h"
#include "ui/inspector/field_row.h"
#include "ui/inspector/layers_row.h"
#include "ui/inspector/link_button.h"
#include "ui/inspector/model_row.h"
#include "ui/inspector/page.h"
#include "ui/inspector/section.h"
#include "ui/inspector/value_row.h"
#include "ui/inspector/why_panel.h"
#include "ui/widgets/display.h"
#include "ui/widgets/quantity_edit.h"
#include "ui/widgets/quantity_line.h"

using namespace slicescape;
using namespace slicescape::ui;

namespace {

/// The panel on a document, shown, so that its page follows every change.
struct Bench {
  Bench() {
    document.reset(slicescape::testing::samplePlan(), QString());
    tabs.addTab(&panel, QStringLiteral("Inspector"));
    tabs.addTab(panel.why(), QStringLiteral("Why?"));
    QObject::connect(&panel, &InspectorPanel::tabRequested, &tabs, &QTabWidget::setCurrentWidget);
    tabs.resize(300, 900);
    tabs.show();
    QApplication::processEvents();
  }

  FieldRow* row(const char* key) {
    return panel.page()->findChild<FieldRow*>(QString::fromLatin1(key));
  }
  QLineEdit* line(const char* key) { return row(key)->findChild<QLineEdit*>(); }
  QComboBox* combo(const char* key) { return row(key)->findChild<QComboBox*>(); }

  /// Selects everything in the field, types and presses Enter.
  void type(QLineEdit* line, const QString& text) {
    line->selectAll();
    QTest::keyClicks(line, text);
    QTest::keyClick(line, Qt::Key_Return);
  }
  void pick(QComboBox* combo, const QVariant& data) {
    const int index = combo->findData(data);
    QVERIFY(index >= 0);
    combo->setCurrentIndex(index);
    emit combo->activated(index);
  }
  QString undoText() { return document.undoStack().undoText(); }
  ValueRow* value(const QString& name) {
    for (ValueRow* candidate : panel.page()->findChildren<ValueRow*>()) {
      if (candidate->name() == name) return candidate;
    }
    return nullptr;
  }

  Document document;
  QTabWidget tabs;
  InspectorPanel panel{&document};
};

}  // namespace

class InspectorPanelTest : public QObject {
  Q_OBJECT

 private slots:
  void typingADegreeIsOneUndoEntry() {
    Bench bench;
    bench.type(bench.line("layout.tp"), QStringLiteral("4"));
    QCOMPARE(bench.document.plan().layout->tp, 4);
    QCOMPARE(bench.document.undoStack().count(), 1);
    QCOMPARE(bench.undoText(), QStringLiteral("Set Tensor parallel to 4"));
    // Nothing else changed by itself: the findings tell that GPUs are idle.
    QCOMPARE(bench.document.plan().layout->dp, 2);
    QCOMPARE(bench.document.plan().layout->pp, 4);
    bench.document.undoStack().undo();
    QCOMPARE(bench.document.plan().layout->tp, 8);
    QCOMPARE(bench.line("layout.tp")->text(), QStringLiteral("8"));
  }

  void aRefusedEntryChangesNothing() {
    Bench bench;
    bench.type(bench.line("layout.tp"), QStringLiteral("0"));
    QCOMPARE(bench.document.undoStack().count(), 0);
    QVERIFY(bench.row("layout.tp")->editor()->message().contains(QLatin1String("1 to 4096")));
  }

  void changedValuesAreMarkedAndReset() {
    Bench bench;
    QVERIFY(bench.row("layout.tp")->dot()->isEnabled());
    QVERIFY(!bench.row("layout.cp")->dot()->isEnabled());
    QTest::mouseClick(bench.row("layout.tp")->dot(), Qt::LeftButton);
    QCOMPARE(bench.document.plan().layout->tp, 1);
    QVERIFY(!bench.row("layout.tp")->dot()->isEnabled());
  }

  void openParametersShowWhatTheEvaluationChose() {
    Bench bench;
    QComboBox* flash = bench.combo("layout.flags.flash_attention");
    QCOMPARE(flash->currentText(), QStringLiteral("auto: On"));
    bench.pick(flash, false);
    QCOMPARE(bench.document.plan().layout->flags.flashAttention, std::optional<bool>(false));
    QCOMPARE(bench.undoText(), QStringLiteral("Set Flash attention to Off"));
    bench.pick(bench.combo("layout.flags.flash_attention"), QVariant());
    QCOMPARE(bench.document.plan().layout->flags.flashAttention, std::optional<bool>());
    bench.pick(bench.combo("layout.zero"), QStringLiteral("3"));
    QCOMPARE(bench.document.plan().layout->zero, std::optional<int>(3));
  }

  void anotherPipelineDepthSpreadsTheLayersAnew() {
    Bench bench;
    bench.document.edit(QStringLiteral("cut"), [](Plan& plan) {
      plan.layout = plan.layout.edited(
          [](Layout& layout) { layout.stages = withBoundary(evenStageMap(80, 4, 1), 0, 19, 80); });
    });
    bench.type(bench.line("layout.pp"), QStringLiteral("8"));
    QCOMPARE(bench.undoText(),
             QStringLiteral("Set Pipeline parallel to 8 and spread the layers evenly"));
    QCOMPARE(stagesOf(bench.document.plan()), evenStageMap(80, 8, 1));
    bench.document.undoStack().undo();
    QCOMPARE(bench.document.plan().layout->stages->at(0).chunks[0].count, 19);
  }

  void everyFieldWritesWhatItReads() {
    const Plan plan = slicescape::testing::samplePlan();
    for (const PlanField& field : planFields()) {
      const QString key = QString::fromStdString(field.info->key);
      std::string id;
      if (key.contains(QLatin1String("hosts"))) id = "pod";
      if (key.contains(QLatin1String("switches"))) id = "leaf";
      if (key.contains(QLatin1String("links"))) id = "up";
      Plan start = plan;
      if (key.startsWith(QLatin1String("cluster.hosts[].type."))) {
        start.cluster =
            start.cluster.edited([](Cluster& cluster) { cluster.hosts[0].type = InlineHost(); });
      }
      if (key.startsWith(QLatin1String("workload.packing."))) {
        start.workload =
            start.workload.edited([](Workload& work) { work.packing.emplace().meanLength = 9; });
      }
      FieldValue value = 3.0;
      if (field.info->form == ParameterForm::Switch) value = false;
      if (field.info->form == ParameterForm::Name) value = std::string("abc");
      if (field.info->form == ParameterForm::List) value = std::string("a, b");
      if (field.info->form == ParameterForm::Choice) value = field.info->choices.back().value;
      if (field.info->quantity == QuantityKind::Share && std::holds_alternative<double>(value)) {
        value = 0.25;
      }
      if (key == QLatin1String("cluster.hosts[].failed")) value = std::string("0, 2-4");
      Plan changed = start;
      field.set(changed, id, value);
      QVERIFY2(field.get(changed, id) == value, qPrintable(key));
      QVERIFY2(changed != start, qPrintable(key));
      if (!field.info->mayBeOpen) continue;
      field.set(changed, id, FieldValue());
      const FieldValue open = field.get(changed, id);
      const bool isOpen = std::holds_alternative<std::monostate>(open);
      // A switch of packing has no open state of its own in the file.
      QVERIFY2(isOpen || key == QLatin1String("workload.packing.document_mask"), qPrintable(key));
    }
  }

  void everyParameterOfTheRegistryHasAField() {
    for (const ParameterInfo& info : parameters()) {
      if (info.key == "layout.stages") continue;  // edited stage by stage
      const bool found = std::any_of(planFields().begin(), planFields().end(),
                                     [&](const PlanField& field) { return field.info == &info; });
      QVERIFY2(found, info.key.c_str());
    }
  }

  void theModelIsPickedBySearching() {
    Bench bench;
    auto* combo = bench.panel.findChild<ModelRow*>()->combo();
    QCOMPARE(combo->currentData().toString(), QStringLiteral("llama3-70b"));
    const auto wanted = Catalogues::builtIn().models.find("llama3-8b");
    QVERIFY(wanted);
    combo->lineEdit()->selectAll();
    QTest::keyClicks(combo->lineEdit(), QString::fromStdString(wanted->name).toLower());
    QTest::keyClick(combo->lineEdit(), Qt::Key_Return);
    QCOMPARE(bench.document.plan().model->catalogueId, std::string("llama3-8b"));
    QCOMPARE(bench.document.undoStack().count(), 1);
    QVERIFY(bench.undoText().contains(QString::fromStdString(wanted->name)));
    combo->lineEdit()->selectAll();
    QTest::keyClicks(combo->lineEdit(), QStringLiteral("no such model"));
    QTest::keyClick(combo->lineEdit(), Qt::Key_Return);
    QCOMPARE(bench.document.undoStack().count(), 1);
    QTest::keyClick(combo->lineEdit(), Qt::Key_Escape);
    QCOMPARE(combo->currentText(), QString::fromStdString(wanted->name));
  }

  void aStageShowsItsMemoryAndItsLayers() {
    Bench bench;
    bench.document.selection().select(stageSubject(1));
    auto* header = bench.panel.page()->findChild<PageHeader*>();
    QCOMPARE(header->title(), QStringLiteral("Stage 1"));
    QVERIFY2(header->note().startsWith(QStringLiteral("hosts 2–3 · 16 GPU")),
             qPrintable(header->note()));
    const StageResult& stage = bench.document.evaluation()->stages.at(1);
    QCOMPARE(bench.value(QStringLiteral("Weights"))->value(), display(stage.memory.weights));
    QCOMPARE(bench.value(QStringLiteral("Logits"))->value(), QStringLiteral("—"));
    auto* layers = bench.panel.page()->findChild<LayersRow*>();
    QCOMPARE(layers->editor()->line()->text(), QStringLiteral("20 – 39"));
    QVERIFY(!layers->dot()->isEnabled());
    bench.type(layers->editor()->line(), QStringLiteral("19-40"));
    QCOMPARE(bench.undoText(), QStringLiteral("Set the layers of stage 1 to 19–40"));
    QCOMPARE(bench.document.plan().layout->stages->at(0).chunks[0].count, 19);
    QCOMPARE(bench.document.plan().layout->stages->at(2).chunks[0].first, 41);
    QVERIFY(layers->dot()->isEnabled());
    bench.type(layers->editor()->line(), QStringLiteral("0-79"));
    QVERIFY2(layers->editor()->message().contains(QStringLiteral("1–58")),
             qPrintable(layers->editor()->message()));
    QCOMPARE(bench.document.undoStack().count(), 1);
    QTest::keyClick(layers->editor()->line(), Qt::Key_Escape);
    QTest::mouseClick(layers->dot(), Qt::LeftButton);
    QVERIFY(!bench.document.plan().layout->stages);
    QCOMPARE(layers->editor()->line()->text(), QStringLiteral("20 – 39"));
  }

  void numbersFollowADrag() {
    Bench bench;
    bench.document.selection().select(stageSubject(1));
    const QString before = bench.value(QStringLiteral("Activations"))->value();
    Plan candidate = bench.document.plan();
    candidate.layout = candidate.layout.edited(
        [](Layout& layout) { layout.stages = withBoundary(evenStageMap(80, 4, 1), 1, 45, 80); });
    bench.document.beginPreview();
    bench.document.preview(candidate);
    QTRY_VERIFY(bench.value(QStringLiteral("Activations"))->value() != before);
    bench.document.cancelPreview();
    QTRY_COMPARE(bench.value(QStringLiteral("Activations"))->value(), before);
  }

  void whyFindsTermsAsOneTypes() {
    Bench bench;
    bench.panel.explain(QStringLiteral("step_time_s"));
    WhyPanel* why = bench.panel.why();
    const auto visible = [&] {
      int count = 0;
      for (QTreeWidgetItemIterator item(why->tree()); *item; ++item) {
        if (!(*item)->isHidden()) ++count;
      }
      return count;
    };
    const int before = visible();
    QTest::keyClicks(why->searchLine(), QStringLiteral("flash attention"));
    bool found = false;
    for (QTreeWidgetItemIterator item(why->tree()); *item; ++item) {
      if ((*item)->isHidden() || !(*item)->text(0).startsWith(QLatin1String("Flash attention"))) {
        continue;
      }
      found = true;
      QVERIFY((*item)->parent()->isExpanded());
    }
    QVERIFY(found);
    QTest::keyClick(why->searchLine(), Qt::Key_Escape);
    QVERIFY(why->searchLine()->text().isEmpty());
    QVERIFY(visible() >= before);
    QVERIFY(bench.panel.isExplaining());
  }

  void lastTermsNameTheirOrigin() {
    Bench bench;
    bench.panel.explain(QStringLiteral("stages[0].forward_s"));
    WhyPanel* why = bench.panel.why();
    // A citation leads to the chapter of the help.
    QVERIFY(why->findChild<QTextBrowser*>()->toHtml().contains(QLatin1String("help:cost-model#2")));
    QTest::keyClicks(why->searchLine(), QStringLiteral("memory bandwidth"));
    QTreeWidgetItem* leaf = nullptr;
    for (QTreeWidgetItemIterator item(why->tree()); *item; ++item) {
      if ((*item)->text(0) == QLatin1String("Memory bandwidth")) leaf = *item;
    }
    QVERIFY(leaf);
    QVERIFY(!leaf->icon(0).isNull());
    QVERIFY(leaf->toolTip(0).contains(QLatin1String("datasheet")));
    why->tree()->setCurrentItem(leaf);
    QVERIFY(why->details().contains(QLatin1String("Origin: datasheet")));
    QVERIFY(why->asText().contains(QLatin1String("(datasheet)")));
  }

  void whyIsTheTabBesideTheInspector() {
    Bench bench;
    bench.document.selection().select(stageSubject(1));
    ValueRow* row = bench.value(QStringLiteral("Activations"));
    QVERIFY(row->why()->isVisible());
    QTest::mouseClick(row->why(), Qt::LeftButton);
    QVERIFY(bench.panel.isExplaining());
    WhyPanel* why = bench.panel.why();
    // The tree starts at the whole and stands on the term that was asked for.
    const StageResult& stage = bench.document.evaluation()->stages.at(1);
    QCOMPARE(why->tree()->topLevelItem(0)->text(1), display(stage.memory.device()));
    QCOMPARE(why->tree()->currentItem()->text(0), QStringLiteral("Activations"));
    QCOMPARE(why->tree()->currentItem()->text(1), display(stage.memory.activations));
    QVERIFY2(why->details().contains(QLatin1String("chunks in flight")),
             qPrintable(why->details()));
    QVERIFY(why->details().contains(QLatin1String("Source:")));
    const QString text = why->asText();
    QVERIFY(text.contains(display(stage.memory.weights)));
    for (QPushButton* button : why->findChildren<QPushButton*>()) {
      QTest::mouseClick(button, Qt::LeftButton);
    }
    QCOMPARE(QApplication::clipboard()->text(), text);
    QTest::keyClick(why, Qt::Key_Escape);
    QVERIFY(!bench.panel.isExplaining());
  }

  void everyWhyLinkExplains() {
    Bench bench;
    for (const bool stage : {false, true}) {
      if (stage) bench.document.selection().select(stageSubject(0));
      int links = 0;
      for (ValueRow* row : bench.panel.page()->findChildren<ValueRow*>()) {
        if (row->why()->isHidden()) continue;
        ++links;
        row->why()->click();
        QVERIFY2(bench.panel.why()->tree()->topLevelItemCount() == 1, qPrintable(row->name()));
        bench.panel.showSelection();
      }
      QVERIFY(links >= 6);
    }
  }

  void aHostGroupIsEdited() {
    Bench bench;
    bench.document.selection().select(hostSubject("pod"));
    QCOMPARE(bench.panel.page()->findChild<PageHeader*>()->title(), QStringLiteral("DGX H100"));
    bench.type(bench.line("cluster.hosts[].count"), QStringLiteral("16"));
    QCOMPARE(bench.document.plan().cluster->host("pod")->count, 16);
    QCOMPARE(bench.document.plan().cluster->host("spare")->count, 2);
    bench.type(bench.line("cluster.hosts[].failed"), QStringLiteral("3, 5-7"));
    QCOMPARE(bench.document.plan().cluster->host("pod")->failed, (std::vector<int>{3, 5, 6, 7}));
    bench.type(bench.line("cluster.hosts[].failed"), QStringLiteral("16"));
    QVERIFY(bench.row("cluster.hosts[].failed")
                ->editor()
                ->message()
                .contains(QLatin1String("0 to 15")));
    QCOMPARE(bench.document.plan().cluster->host("pod")->failed.size(), std::size_t{4});
    bench.pick(bench.combo("cluster.hosts[].type"), QStringLiteral("dgx-a100"));
    QCOMPARE(std::get<std::string>(bench.document.plan().cluster->host("pod")->type),
             std::string("dgx-a100"));
  }

  void severalObjectsShowMixedAndAreEditedTogether() {
    Bench bench;
    bench.document.selection().setSelected({hostSubject("pod"), hostSubject("spare")});
    auto* count = bench.row("cluster.hosts[].count")->findChild<QuantityEdit*>();
    QVERIFY(count->isMixed());
    bench.type(count->line(), QStringLiteral("4"));
    QCOMPARE(bench.document.plan().cluster->host("pod")->count, 4);
    QCOMPARE(bench.document.plan().cluster->host("spare")->count, 4);
    QCOMPARE(bench.document.undoStack().count(), 1);
    QVERIFY(bench.undoText().contains(QLatin1Char('2')));
    QVERIFY(!count->isMixed());
  }

  void aLinkTakesBitsPerSecond() {
    Bench bench;
    bench.document.selection().select(linkSubject("up"));
    QuantityEdit* rate = bench.row("cluster.links[].bytes_per_s")->findChild<QuantityEdit*>();
    QCOMPARE(rate->line()->text(), QStringLiteral("400"));
    QCOMPARE(rate->line()->unit(), QStringLiteral("Gb/s"));
    bench.type(rate->line(), QStringLiteral("800"));
    QCOMPARE(bench.document.plan().cluster->link("up")->bandwidth, BytesPerSecond(1e11));
    QCOMPARE(bench.undoText(), QStringLiteral("Set Bandwidth to 800 Gb/s"));
    bench.pick(bench.combo("cluster.links[].pattern"), QStringLiteral("block"));
    QCOMPARE(bench.document.plan().cluster->link("up")->pattern, LinkPattern::Block);
  }

  void aSwitchShowsItsLinks() {
    Bench bench;
    bench.document.selection().select(switchSubject("leaf"));
    QCOMPARE(bench.panel.page()->findChildren<UsageRow*>().size(), 2);
    bench.type(bench.line("cluster.switches[].ports"), QStringLiteral("32"));
    QCOMPARE(bench.document.plan().cluster->switchGroup("leaf")->ports, 32);
  }

  void aLayerShowsPublishedParameters() {
    Bench bench;
    bench.document.selection().select(layerSubject(40));
    QCOMPARE(bench.panel.page()->findChild<PageHeader*>()->title(), QStringLiteral("Layer 40"));
    // Llama 3 70B: (8192·8192·2 + 8192·1024·2 + 3·8192·28672 + 2·8192) = 855,654,400.
    QCOMPARE(bench.value(QStringLiteral("Parameters"))->value(), displayShortCount(855654400));
    QCOMPARE(bench.value(QStringLiteral("Stage"))->value(), QStringLiteral("2"));
  }

  void steppingIsOneUndoEntry() {
    Bench bench;
    QLineEdit* line = bench.line("workload.micro_batch");
    line->setFocus();
    for (int i = 0; i < 3; ++i) QTest::keyClick(line, Qt::Key_Up);
    QCOMPARE(bench.document.plan().workload->microBatch, std::int64_t{4});
    QCOMPARE(bench.document.undoStack().count(), 1);
    bench.document.undoStack().undo();
    QCOMPARE(bench.document.plan().workload->microBatch, std::int64_t{1});
  }

  void aRevealedFieldIsOpenedAndFocused() {
    Bench bench;
    auto* section = bench.panel.findChild<Section*>(QStringLiteral("plan.flags"));
    section->setOpen(false);
    QVERIFY(QTest::qWaitForWindowActive(&bench.panel));
    bench.document.selection().reveal({SubjectKind::Field, "layout.flags.tp_overlap"});
    QVERIFY(section->isOpen());
    QVERIFY(bench.combo("layout.flags.tp_overlap")->hasFocus());
  }

  void everyControlHasANameAndATooltip() {
    Bench bench;
    for (const PlanField& field : planFields()) {
      auto* row = bench.panel.findChild<FieldRow*>(QString::fromStdString(field.info->key));
      QVERIFY2(row, field.info->key.c_str());
      QWidget* control = row->findChild<QLineEdit*>();
      if (!control) control = row->findChild<QComboBox*>();
      QVERIFY2(!control->accessibleName().isEmpty(), field.info->key.c_str());
      QVERIFY(row->editor()->toolTip().contains(QString::fromStdString(field.info->key)));
    }
  }
};

SLICESCAPE_TEST(InspectorPanelTest);
#include "inspector_panel_test.moc"
