// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hf_config.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <cmath>

#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape;

namespace {

const QString kSamples = QStringLiteral("tests/data/hf_config/");

ModelImport import(const QByteArray& text, const char* file = "config.json") {
  const auto result = readHuggingFaceConfig(text.toStdString(), file);
  if (result) return *result;
  qWarning("%s: %s", result.error().place.c_str(), toEnglish(result.error().expected).c_str());
  return {};
}

ModelImport importSample(const QString& name) {
  return import(testing::readAll(testing::sourcePath(kSamples + name)));
}

int countKind(const ModelProfile& model, const std::string& name) {
  int count = 0;
  for (int i = 0; i < model.layerCount(); ++i) count += model.layer(i).name == name ? 1 : 0;
  return count;
}

bool warnsAbout(const ModelImport& import, const std::string& words) {
  for (const ImportWarning& warning : import.warnings) {
    if (toEnglish(warning.message).find(words) != std::string::npos) return true;
  }
  return false;
}

}  // namespace

class HfConfigTest : public QObject {
  Q_OBJECT

 private slots:
  /// tests/data/hf_config/index.json: the published count of each sample, what it includes
  /// and where it is from.
  void totalsEqualPublishedFigures_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<qint64>("total");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QStringList>("parts");
    const QByteArray index = testing::readAll(testing::sourcePath(kSamples + "index.json"));
    for (const QJsonValue& value : QJsonDocument::fromJson(index).object()["files"].toArray()) {
      const QJsonObject entry = value.toObject();
      QTest::addRow("%s", qPrintable(entry["file"].toString()))
          << entry["file"].toString() << entry["total_parameters"].toInteger()
          << entry["kind"].toString() << entry["counts"].toVariant().toStringList();
    }
  }
  void totalsEqualPublishedFigures() {
    QFETCH(QString, file);
    QFETCH(qint64, total);
    QFETCH(QString, kind);
    QFETCH(QStringList, parts);
    const ModelImport sample = importSample(file);
    QVERIFY(sample.profile);
    const ModelProfile& model = *sample.profile;
    qint64 counted = model.totalParameters();
    if (parts.contains("towers")) counted += model.towerParameters();
    if (parts.contains("mtp")) counted += model.mtpParameters();
    if (kind == "exact") {
      QCOMPARE(counted, total);
    } else {
      QVERIFY(std::abs(static_cast<double>(counted) / static_cast<double>(total) - 1) < 0.005);
    }
  }

  /// The reading leaves no key unaccounted for: each is recognised or ignored with a reason.
  void everyKeyIsAccountedFor_data() { totalsEqualPublishedFigures_data(); }
  void everyKeyIsAccountedFor() {
    QFETCH(QString, file);
    const QByteArray text = testing::readAll(testing::sourcePath(kSamples + file));
    QByteArray strict = text;
    strict.replace("Infinity", "0");
    const ModelImport sample = import(text);
    QVERIFY(sample.profile);
    QSet<QString> known;
    for (const auto& key : sample.recognisedKeys) known << QString::fromStdString(key);
    for (const auto& key : sample.ignoredKeys) {
      QVERIFY(!key.reason.empty());
      known << QString::fromStdString(key.place);
    }
    for (const QString& key : QJsonDocument::fromJson(strict).object().keys()) {
      QVERIFY2(known.contains("/" + key), qPrintable(key));
    }
    QVERIFY2(!warnsAbout(sample, "is not understood"), "a known family has no unknown keys");
    QCOMPARE(QByteArray::fromStdString(sample.profile->originalText), text);
  }

  void layersHaveTheirOwnKinds_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("count");
    QTest::newRow("the first three layers are dense") << "deepseek-v3.json"
                                                      << "dense" << 3;
    QTest::newRow("the other 58 are mixtures") << "deepseek-v3.json"
                                               << "moe" << 58;
    QTest::newRow("every other layer is local") << "gpt-oss-20b.json"
                                                << "moe local" << 12;
    QTest::newRow("five local layers to one global") << "gemma-3-4b.json"
                                                     << "dense" << 5;
    QTest::newRow("one attention layer in eight") << "jamba-v0.1.json"
                                                  << "attention" << 4;
    QTest::newRow("experts in every other layer") << "jamba-v0.1.json"
                                                  << "mamba moe" << 16;
    QTest::newRow("linear attention in three of four") << "qwen3-next-80b-a3b.json"
                                                       << "linear attention moe" << 36;
    QTest::newRow("a pattern of letters") << "nemotron-h-8b.json"
                                          << "mamba" << 24;
    QTest::newRow("MLP blocks of that pattern") << "nemotron-h-8b.json"
                                                << "mlp" << 24;
    QTest::newRow("cross attention to the image") << "llama-3.2-11b-vision.json"
                                                  << "cross attention" << 8;
    QTest::newRow("one shared block, used again five times") << "zamba2-1.2b.json"
                                                             << "shared attention again" << 5;
  }
  void layersHaveTheirOwnKinds() {
    QFETCH(QString, file);
    QFETCH(QString, kind);
    const ModelImport sample = importSample(file);
    QVERIFY(sample.profile);
    QTEST(countKind(*sample.profile, kind.toStdString()), "count");
  }

  /// 49 of the 80 layers keep their attention (the file lists 31 as no_op).
  void searchedLayersMayLackAttention() {
    const ModelImport sample = importSample("llama-3.3-nemotron-super-49b.json");
    QVERIFY(sample.profile);
    int attends = 0;
    for (int i = 0; i < sample.profile->layerCount(); ++i) {
      attends += sample.profile->layer(i).mixer.kind == MixerKind::Attention ? 1 : 0;
    }
    QCOMPARE(attends, 49);
    QCOMPARE(sample.profile->layerCount(), 80);
  }

  void towersAreNamedAndCounted() {
    const ModelImport scout = importSample("llama-4-scout.json");
    QVERIFY(scout.profile);
    QCOMPARE(scout.profile->towerParameters(), std::int64_t{871932416});
    QCOMPARE(scout.profile->towers.size(), std::size_t{2});
    QCOMPARE(scout.profile->towers.front().name, std::string("vision tower"));
  }

  void unknownTowersAreSaid() {
    const ModelImport model = import(R"({"model_type": "llava",
        "text_config": {"model_type": "llama"},
        "vision_config": {"model_type": "retina_net", "hidden_size": 64}})");
    QVERIFY(model.profile);
    QCOMPARE(model.profile->towers.size(), std::size_t{1});
    QCOMPARE(model.profile->towers.front().parameters, std::int64_t{0});
    QVERIFY(!model.profile->towers.front().note.empty());
    QVERIFY(warnsAbout(model, "left out"));
  }

  void predictionModulesAreApart() {
    const ModelImport model = importSample("deepseek-v3.json");
    QVERIFY(model.profile);
    QCOMPARE(model.profile->mtpModules, 1);
    // One more mixture layer, a 2h·h projection and three norms.
    const std::int64_t h = 7168;
    QCOMPARE(model.profile->mtpParameters(), std::int64_t{11507286272} + 2 * h * h + 3 * h);
  }

  void missingKeysTakeTheDefaultsOfTheClass() {
    const ModelImport llama = import(R"({"model_type": "llama"})");
    QVERIFY(llama.profile);
    QCOMPARE(llama.profile->totalParameters(), std::int64_t{6738415616});  // Llama 7B
    QVERIFY(!llama.profile->tiedEmbeddings);
    const ModelImport mixtral = import(R"({"model_type": "gpt2"})");
    QVERIFY(mixtral.profile);
    QCOMPARE(mixtral.profile->totalParameters(), std::int64_t{124439808});  // GPT-2 small
    QVERIFY(mixtral.profile->tiedEmbeddings);
  }

  void unknownTypesAreReadByTheirKeys() {
    const ModelImport model = import(R"({"model_type": "brandnew", "hidden_size": 64,
        "num_hidden_layers": 2, "num_attention_heads": 4, "num_key_value_heads": 2,
        "intermediate_size": 128, "vocab_size": 100, "hypernet_layers": 7})");
    QVERIFY(model.profile);
    const std::int64_t layer = 64 * 64 * 2 + 2 * 64 * 32 + 3 * 64 * 128 + 2 * 64;
    QCOMPARE(model.profile->totalParameters(), std::int64_t{2 * layer + 2 * 6400 + 64});
    QVERIFY(warnsAbout(model, "is not known"));
    QVERIFY(warnsAbout(model, "hypernet_layers"));
  }

  /// Heads and widths may be listed per layer by any family.
  void listsPerLayerAreApplied() {
    const ModelImport model = import(R"({"model_type": "llama", "hidden_size": 64,
        "num_hidden_layers": 2, "num_attention_heads": [4, 8], "num_key_value_heads": [2, 4],
        "head_dim": 16, "intermediate_size": [128, 256], "vocab_size": 100})");
    QVERIFY(model.profile);
    const auto layer = [](std::int64_t heads, std::int64_t keyValueHeads, std::int64_t width) {
      return 2 * 64 * heads * 16 + 2 * 64 * keyValueHeads * 16 + 3 * 64 * width + 2 * 64;
    };
    QCOMPARE(model.profile->totalParameters(), layer(4, 2, 128) + layer(8, 4, 256) + 2 * 6400 + 64);
  }

  void unknownEncodersAreReadByTheirKeys() {
    const ModelImport both = import(R"({"model_type": "brandnew", "d_model": 64,
        "encoder_layers": 2, "decoder_layers": 3, "encoder_attention_heads": 4,
        "decoder_attention_heads": 4, "encoder_ffn_dim": 128, "decoder_ffn_dim": 128})");
    QVERIFY(both.profile);
    QCOMPARE(both.profile->layerCount(), 5);
    QCOMPARE(both.profile->modelClass, ModelClass::EncoderDecoder);
    QVERIFY(warnsAbout(both, "is not known"));
    const ModelImport encoder = import(R"({"model_type": "newbert", "hidden_size": 64,
        "num_hidden_layers": 2, "num_attention_heads": 4, "type_vocab_size": 2})");
    QVERIFY(encoder.profile);
    QCOMPARE(encoder.profile->modelClass, ModelClass::Encoder);
  }

  void quantisedWeightsAreSaid() {
    QVERIFY(warnsAbout(importSample("deepseek-v3.json"), "quantised (fp8)"));
  }

  void pythonLiteralsAreRead() {
    QVERIFY(import(R"({"model_type": "llama", "time_step_limit": [0.0, Infinity]})").profile);
  }

  void namesComeFromTheFile_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("name");
    QTest::newRow("its own name") << QByteArray(R"({"model_type": "llama",
        "_name_or_path": "meta-llama/Llama-7b"})")
                                  << "config.json"
                                  << "Llama-7b";
    QTest::newRow("the folder") << QByteArray(R"({"model_type": "llama"})")
                                << "models/My Llama/config.json"
                                << "My Llama";
    QTest::newRow("the file") << QByteArray(R"({"model_type": "llama"})") << "tiny.json"
                              << "tiny";
    QTest::newRow("the type") << QByteArray(R"({"model_type": "llama"})") << "config.json"
                              << "llama";
  }
  void namesComeFromTheFile() {
    QFETCH(QByteArray, text);
    QFETCH(QString, file);
    const ModelImport model = import(text, qPrintable(file));
    QVERIFY(model.profile);
    QTEST(QString::fromStdString(model.profile->name), "name");
  }

  void recognisesConfigsByContent_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("looks");
    QTest::newRow("model type") << QByteArray(R"({"model_type": "llama"})") << true;
    QTest::newRow("sizes alone") << QByteArray(R"({"hidden_size": 8, "num_hidden_layers": 2})")
                                 << true;
    QTest::newRow("params.json") << QByteArray(R"({"dim": 8, "n_layers": 2, "n_heads": 2})")
                                 << true;
    QTest::newRow("a plan") << QByteArray(R"({"schema": "slicescape.plan/1", "model_type": 1})")
                            << false;
    QTest::newRow("a tokenizer") << QByteArray(R"({"tokenizer_class": "LlamaTokenizer"})") << false;
    QTest::newRow("a list") << QByteArray("[1, 2]") << false;
    QTest::newRow("no JSON") << QByteArray("hidden_size: 4096") << false;
  }
  void recognisesConfigsByContent() {
    QFETCH(QByteArray, text);
    QTEST(looksLikeHuggingFaceConfig(text.toStdString()), "looks");
  }

  /// Real files of users, where they are at hand: every one must be read, and the totals
  /// that their index gives must be met as published.
  void readsRealFiles() {
    SKIP_WITHOUT_SHARED("inputs/hf_config");
    const QDir folder(testing::sharedPath("inputs/hf_config"));
    QStringList failures;
    for (const QFileInfo& info : folder.entryInfoList({"*.json"}, QDir::Files)) {
      if (info.fileName() == "index.json") continue;
      const auto result = readHuggingFaceConfig(testing::readAll(info.filePath()).toStdString(),
                                                info.fileName().toStdString());
      if (!result) {
        failures << info.fileName() + ": " +
                        QString::fromStdString(result.error().place + " " +
                                               toEnglish(result.error().expected));
      }
    }
    QVERIFY2(failures.isEmpty(), qPrintable(failures.join("\n")));
  }
};

SLICESCAPE_TEST(HfConfigTest);
#include "hf_config_test.moc"
