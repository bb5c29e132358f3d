// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/program.h"
#include "tests/support/registry.h"

using namespace slicescape::testing;

class ModelTest : public QObject {
  Q_OBJECT

 private slots:
  void aConfigIsDescribed();
  void whatIsNoModelIsBadInput_data();
  void whatIsNoModelIsBadInput();
};

namespace {

QString writeFile(const QTemporaryDir& folder, const QByteArray& text) {
  QFile file(folder.filePath("config.json"));
  if (!file.open(QIODevice::WriteOnly)) return {};
  file.write(text);
  return file.fileName();
}

}  // namespace

void ModelTest::aConfigIsDescribed() {
  const QTemporaryDir folder;
  // Mistral 7B v0.1: 7,241,732,096 parameters.
  const QString path = writeFile(folder, R"({"architectures": ["MistralForCausalLM"],
    "model_type": "mistral", "hidden_size": 4096, "intermediate_size": 14336,
    "num_attention_heads": 32, "num_key_value_heads": 8, "num_hidden_layers": 32,
    "vocab_size": 32000, "sliding_window": 4096, "max_position_embeddings": 32768,
    "tie_word_embeddings": false, "a_key_nobody_knows": 7})");
  const ProgramResult result = runCli({"model", path, "--json"});
  QCOMPARE(result.exitCode, 0);
  const boost::json::value model = result.json();
  QVERIFY(model.is_object());
  for (const char* key : {"name", "family", "parameters", "layers", "context_length",
                          "recognised_keys", "ignored_keys", "warnings", "towers"}) {
    QVERIFY2(model.get_object().contains(key), key);
  }
  QCOMPARE(model.at("family").get_string(), "mistral");
  QCOMPARE(model.at("parameters").at("total").get_int64(), std::int64_t{7241732096});
  QCOMPARE(model.at("parameters").at("active").get_int64(), std::int64_t{7241732096});
  QCOMPARE(model.at("parameters").at("embedding").get_int64(), std::int64_t{32000} * 4096);
  QCOMPARE(model.at("layers").get_array().size(), std::size_t{32});
  QCOMPARE(model.at("context_length").get_int64(), std::int64_t{32768});
  bool named = false;
  for (const auto& key : model.at("ignored_keys").get_array()) {
    named = named || key.at("place").get_string() == "/a_key_nobody_knows";
  }
  QVERIFY(named);

  const ProgramResult text = runCli({"model", path});
  QCOMPARE(text.exitCode, 0);
  QVERIFY(text.output.contains("7.24 B"));
}

void ModelTest::whatIsNoModelIsBadInput_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::newRow("no JSON") << QByteArray("hello");
  QTest::newRow("a list") << QByteArray("[]");
  QTest::newRow("a plan") << QByteArray(R"({"schema": "slicescape.plan/1"})");
}

void ModelTest::whatIsNoModelIsBadInput() {
  QFETCH(QByteArray, text);
  const QTemporaryDir folder;
  const QString path = writeFile(folder, text);
  const ProgramResult result = runCli({"model", path, "--json"});
  QCOMPARE(result.exitCode, 3);
  QCOMPARE(result.json().at("error").at("file").get_string(), path.toStdString());
}

SLICESCAPE_TEST(ModelTest);
#include "model_test.moc"
