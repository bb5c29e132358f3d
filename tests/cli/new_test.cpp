// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "core/plan/evaluate.h"
#include "core/storage/plan_json.h"
#include "tests/cli/program.h"
#include "tests/core/storage/schema_validator.h"
#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape;
using namespace slicescape::testing;

class NewTest : public QObject {
  Q_OBJECT

 private slots:
  void aPlanIsMadeAndJudged();
  void dataParallelismTakesTheRest_data();
  void dataParallelismTakesTheRest();
  void withoutALayoutOneIsFoundThatFits();
  void aConfigFileIsCarriedByThePlan();
  void stagesAreReadInOtherWords_data();
  void stagesAreReadInOtherWords();
  void whatWouldLoseALayerIsRefused_data();
  void whatWouldLoseALayerIsRefused();
  void unknownIdsNameTheNearest_data();
  void unknownIdsNameTheNearest();
  void anUnwritablePlaceIsBadInput();
};

namespace {

QStringList basic(const QString& out) {
  return {"new", "--model", "llama3-70b", "--host", "dgx-h100", "--hosts", "8", "--out", out};
}

}  // namespace

void NewTest::aPlanIsMadeAndJudged() {
  const QTemporaryDir folder;
  const QString path = folder.filePath("plan.slicescape");
  const ProgramResult made =
      runCli(basic(path) + QStringList{"--layout", "tp=8,pp=4,zero=1", "--seq", "4096",
                                       "--micro-batch", "2", "--global-batch", "256", "--json"});
  QCOMPARE(made.exitCode, 0);
  QCOMPARE(made.json().at("layout").at("dp").get_int64(), std::int64_t{2});
  const Result<Plan> plan = loadPlanFile(path.toStdString());
  QVERIFY(plan);
  QCOMPARE(QByteArray::fromStdString(savePlan(*plan)), readAll(path));
  QCOMPARE(planHash(*plan), std::string(made.json().at("plan_hash").get_string()));
  QCOMPARE(plan->workload->sequenceLength, std::int64_t{4096});
  QCOMPARE(plan->workload->microBatch, std::int64_t{2});
  QCOMPARE(plan->workload->globalBatch, std::int64_t{256});
  QCOMPARE(plan->layout->zero.value(), 1);
  QVERIFY(!plan->cluster->switches.empty() && !plan->cluster->links.empty());
  QCOMPARE(runCli({"evaluate", path}).exitCode, 0);
}

void NewTest::dataParallelismTakesTheRest_data() {
  QTest::addColumn<QString>("layout");
  QTest::addColumn<int>("dp");
  QTest::newRow("pipeline and tensor") << "tp=8,pp=4" << 2;
  QTest::newRow("tensor alone") << "tp=8" << 8;
  QTest::newRow("context too") << "tp=4,cp=2,pp=2" << 4;
  QTest::newRow("given, GPUs left over") << "tp=8,pp=2,dp=1" << 1;
  QTest::newRow("more than the cluster has") << "tp=16,pp=16" << 1;
}

void NewTest::dataParallelismTakesTheRest() {
  QFETCH(QString, layout);
  const QTemporaryDir folder;
  const QString path = folder.filePath("plan");
  QCOMPARE(runCli(basic(path) + QStringList{"--layout", layout}).exitCode, 0);
  QTEST(loadPlanFile(path.toStdString())->layout->dp, "dp");
}

void NewTest::withoutALayoutOneIsFoundThatFits() {
  const QTemporaryDir folder;
  const QString path = folder.filePath("plan");
  QCOMPARE(runCli(basic(path)).exitCode, 0);
  const Result<Plan> plan = loadPlanFile(path.toStdString());
  QVERIFY(plan);
  QCOMPARE(plan->layout->worldSize(), std::int64_t{64});
  QVERIFY(evaluate(*plan).fits);
}

void NewTest::aConfigFileIsCarriedByThePlan() {
  const QTemporaryDir folder;
  QFile config(folder.filePath("config.json"));
  QVERIFY(config.open(QIODevice::WriteOnly));
  // The published config of Llama 2 7B, shortened to what decides its size.
  const QByteArray text = R"({"architectures": ["LlamaForCausalLM"], "model_type": "llama",
    "hidden_size": 4096, "intermediate_size": 11008, "num_attention_heads": 32,
    "num_key_value_heads": 32, "num_hidden_layers": 32, "vocab_size": 32000,
    "max_position_embeddings": 4096, "tie_word_embeddings": false, "rms_norm_eps": 1e-05})";
  config.write(text);
  config.close();
  const QString path = folder.filePath("plan");
  const ProgramResult made = runCli({"new", "--model", config.fileName(), "--host", "dgx-a100",
                                     "--hosts", "1", "--layout", "tp=1", "--out", path});
  QCOMPARE(made.exitCode, 0);
  const Result<Plan> plan = loadPlanFile(path.toStdString());
  QVERIFY(plan && plan->model->profile);
  QCOMPARE(plan->model->profile->totalParameters(), std::int64_t{6738415616});
  QCOMPARE(QByteArray::fromStdString(plan->model->profile->originalText), text);
  QCOMPARE(plan->layout->dp, 8);
  QCOMPARE(runCli({"evaluate", path}).exitCode, 0);
}

// Llama 3 70B: 80 layers.
void NewTest::stagesAreReadInOtherWords_data() {
  QTest::addColumn<QString>("stages");
  QTest::newRow("a list") << "stages=18,22,22,18";
  QTest::newRow("Megatron's string") << "stages=Et*18|(t*22|)*2t*18L";
  QTest::newRow("with commas in it") << "stages=Et*18|,(t*22|)*2,t*18L";
  QTest::newRow("first and last") << "stages=first=18 last=18";
  QTest::newRow("under the plan's own name") << "stage_layout=18,22,22,18";
  QTest::newRow("as JSON")
      << R"(stages=[{"chunks":[{"first":0,"count":18}],"embedding":true},)"
         R"({"chunks":[{"first":18,"count":22}]},{"chunks":[{"first":40,"count":22}]},)"
         R"({"chunks":[{"first":62,"count":18}],"head":true}])";
}

void NewTest::stagesAreReadInOtherWords() {
  QFETCH(QString, stages);
  const QTemporaryDir folder;
  const QString path = folder.filePath("plan.slicescape");
  const ProgramResult made =
      runCli(basic(path) + QStringList{"--layout", "tp=8,pp=4," + stages, "--json"});
  QVERIFY2(made.exitCode == 0, made.messages.constData());
  const Result<Plan> plan = loadPlanFile(path.toStdString());
  QVERIFY(plan);
  QVERIFY(stagesOf(*plan) == stageMapOf({18, 22, 22, 18}, 4, 1));
}

void NewTest::whatWouldLoseALayerIsRefused_data() {
  QTest::addColumn<QString>("layout");
  QTest::addColumn<QString>("words");
  QTest::newRow("a list that is short") << "tp=8,pp=4,stages=18,22,22,17"
                                        << "places 79 layers, the model has 80: 1 would be lost";
  QTest::newRow("a string that is long") << "tp=8,pp=4,stages=Et*18|t*22|t*22|t*19L"
                                         << "places 81 layers; the model has 80";
  QTest::newRow("a degree twice") << "tp=8,tp=4,pp=4"
                                  << "\"tp\" is given twice";
  QTest::newRow("stages twice") << "tp=8,pp=4,stages=20,20,20,20,stage_layout=19,21,21,19"
                                << "\"stage_layout\" is given twice";
}

void NewTest::whatWouldLoseALayerIsRefused() {
  QFETCH(QString, layout);
  QFETCH(QString, words);
  const QTemporaryDir folder;
  const QString path = folder.filePath("plan.slicescape");
  const ProgramResult made = runCli(basic(path) + QStringList{"--layout", layout});
  QCOMPARE(made.exitCode, 2);
  QVERIFY2(made.messages.contains(words.toUtf8()), made.messages.constData());
  QVERIFY(!QFile::exists(path));
}

void NewTest::unknownIdsNameTheNearest_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<QString>("remedy");
  const QStringList rest{"--hosts", "8", "--out", "/dev/null", "--json"};
  QTest::newRow("a model") << (QStringList{"--model", "llama3-70", "--host", "dgx-h100"} + rest)
                           << "Did you mean llama3-70b?";
  QTest::newRow("a host type") << (QStringList{"--model", "llama3-70b", "--host", "dgx-h10"} + rest)
                               << "Did you mean dgx-h100?";
  QTest::newRow("an axis") << (QStringList{"--model", "llama3-70b", "--host", "dgx-h100",
                                           "--layout", "tp=8,ppp=4"} +
                               rest)
                           << "Did you mean pp?";
}

void NewTest::unknownIdsNameTheNearest() {
  QFETCH(QStringList, arguments);
  const ProgramResult result = runCli(QStringList{"new"} + arguments);
  QCOMPARE(result.exitCode, 2);
  const auto remedy = result.json().at("error").at("remedy").get_string();
  QTEST(QString::fromUtf8(remedy.c_str()), "remedy");
}

void NewTest::anUnwritablePlaceIsBadInput() {
  const QTemporaryDir folder;
  const ProgramResult result =
      runCli(basic(folder.filePath("absent/plan")) + QStringList{"--layout", "tp=8", "--json"});
  QCOMPARE(result.exitCode, 3);
  QCOMPARE(result.json().at("error").at("file").get_string(),
           folder.filePath("absent/plan").toStdString());
}

SLICESCAPE_TEST(NewTest);
#include "new_test.moc"
