// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <random>

#include "core/model/hf_config.h"
#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape;

namespace {

/// Hostile replacements for a number in a file.
constexpr const char* kNumbers[] = {"-1",
                                    "0",
                                    "1",
                                    "1e30",
                                    "4096.5",
                                    "null",
                                    "true",
                                    "\"4096\"",
                                    "[]",
                                    "{}",
                                    "100001",
                                    "65536",
                                    "1e300",
                                    "999999999",
                                    "[1,-1]",
                                    "[1,2]",
                                    "18446744073709551615"};

/// Changes one place of the text: a number becomes another value, bytes vanish, a piece is
/// doubled, the end is cut off.
QByteArray mutated(QByteArray text, std::mt19937& random) {
  const auto below = [&](qsizetype limit) {
    return static_cast<qsizetype>(random() %
                                  static_cast<std::uint32_t>(std::max<qsizetype>(1, limit)));
  };
  const qsizetype at = below(text.size());
  switch (random() % 5) {
    case 0:
      text.truncate(at);
      break;
    case 1:
      text.remove(at, 1 + below(8));
      break;
    case 2:
      text.insert(at, text.mid(below(text.size()), 1 + below(30)));
      break;
    default: {
      qsizetype start = at;
      while (start < text.size() && !(text[start] >= '0' && text[start] <= '9')) ++start;
      qsizetype end = start;
      while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
      text.replace(start, end - start, kNumbers[random() % std::size(kNumbers)]);
    }
  }
  return text;
}

}  // namespace

class HfConfigHostileTest : public QObject {
  Q_OBJECT

 private slots:
  void refusesWithTheirPlace_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* name, const char* text, const char* place) {
      QTest::newRow(name) << QByteArray(text) << QString(place);
    };
    row("empty file", "", "line 1, column 1");
    row("cut off", R"({"model_type": "llama", "hidden_size": 40)", "line 1, column 42");
    row("a list at the top", "[]", "");
    row("a tokenizer's file", R"({"tokenizer_class": "LlamaTokenizer"})", "");
    row("negative width", R"({"model_type": "llama", "hidden_size": -4096})", "/hidden_size");
    row("no width", R"({"model_type": "llama", "hidden_size": 0})", "/hidden_size");
    row("a width beyond reason", R"({"model_type": "llama", "hidden_size": 1e30})", "/hidden_size");
    row("a fraction", R"({"model_type": "llama", "hidden_size": 4096.5})", "/hidden_size");
    row("text for a number", R"({"model_type": "llama", "hidden_size": "4096"})", "/hidden_size");
    row("a list for a number", R"({"model_type": "llama", "num_attention_heads": [32]})",
        "/num_attention_heads");
    row("a million layers", R"({"model_type": "llama", "num_hidden_layers": 1000000})",
        "/num_hidden_layers");
    row("one layer too many", R"({"model_type": "llama", "num_hidden_layers": 100001})",
        "/num_hidden_layers");
    row("negative experts", R"({"model_type": "mixtral", "num_local_experts": -8})",
        "/num_local_experts");
    row("an endless window", R"({"model_type": "mistral", "sliding_window": 1e300})",
        "/sliding_window");
    row("a number for a text", R"({"model_type": 7})", "/model_type");
    row("a flag that is a word", R"({"model_type": "llama", "tie_word_embeddings": "yes"})",
        "/tie_word_embeddings");
    row("nested width",
        R"({"model_type": "gemma3", "text_config": {"model_type": "gemma3_text",
            "hidden_size": -1}})",
        "/text_config/hidden_size");
    row("nested tower",
        R"({"model_type": "llava", "text_config": {"model_type": "llama"},
            "vision_config": {"model_type": "clip_vision_model", "patch_size": 0}})",
        "/vision_config/patch_size");
    row("an entry of a list", R"({"model_type": "jamba", "num_experts": 4,
        "layers_block_type": ["mamba", 3]})",
        "/layers_block_type/1");
    row("an unknown letter in a pattern",
        R"({"model_type": "nemotron_h", "hybrid_override_pattern": "M-X*"})",
        "/hybrid_override_pattern");
    row("unknown type without sizes", R"({"model_type": "brandnew"})", "");
    row("sizes that multiply to nonsense",
        R"({"model_type": "mixtral", "hidden_size": 1048576, "num_hidden_layers": 100000,
            "num_attention_heads": 65536, "num_key_value_heads": 65536, "head_dim": 1048576,
            "intermediate_size": 16777216, "num_local_experts": 65536, "vocab_size": 16777216})",
        "");
    row("two values for one key", R"({"model_type": "llama", "hidden_size": 8, "hidden_size": 9})",
        "line 1, column 43");
  }
  void refusesWithTheirPlace() {
    QFETCH(QByteArray, text);
    const auto result = readHuggingFaceConfig(text.toStdString(), "bad.json");
    QVERIFY(!result);
    QCOMPARE(QString::fromStdString(result.error().file), QStringLiteral("bad.json"));
    QTEST(QString::fromStdString(result.error().place), "place");
    QVERIFY(!result.error().expected.empty());
    QVERIFY(!result.error().remedy.empty());
  }

  /// 20 changes of each sample, from a fixed seed: an error with its place, or a model with
  /// a positive number of parameters; never a crash.
  void survivesRandomChanges() {
    const QDir folder(testing::sourcePath("tests/data/hf_config"));
    std::mt19937 random(20240607);
    int readings = 0;
    int errors = 0;
    for (const QFileInfo& info : folder.entryInfoList({"*.json"}, QDir::Files)) {
      const QByteArray original = testing::readAll(info.filePath());
      for (int round = 0; round < 20; ++round) {
        QByteArray text = original;
        for (unsigned changes = 1 + random() % 3; changes > 0; --changes) {
          text = mutated(text, random);
        }
        const auto result = readHuggingFaceConfig(text.toStdString(), "changed.json");
        ++readings;
        if (!result) {
          ++errors;
          QVERIFY2(!result.error().expected.empty(), qPrintable(text));
          continue;
        }
        const ModelProfile& model = *result->profile;
        QVERIFY2(model.totalParameters() > 0 && model.activeParameters() > 0, qPrintable(text));
        QVERIFY2(model.activeParameters() <= model.totalParameters(), qPrintable(text));
        QVERIFY2(model.towerParameters() >= 0 && model.mtpParameters() >= 0, qPrintable(text));
        QVERIFY2(modelFlopsPerSequence(model, 4096, true).value() > 0, qPrintable(text));
      }
    }
    QVERIFY(readings > 1000);
    QVERIFY(errors > readings / 10 && errors < readings);
  }
};

SLICESCAPE_TEST(HfConfigHostileTest);
#include "hf_config_hostile_test.moc"
