// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSignalSpy>
#include <QTest>

#include "core/storage/plan_json.h"
#include "resources/resources.h"
#include "ui/search/search_session.h"

namespace slicescape::testing {

/// Llama 2 7B on one host with eight A100: a space that is searched in a moment.
inline Plan smallPlan() {
  for (const resources::Example& example : resources::examples()) {
    if (std::string_view(example.file).find("llama2-7b") != std::string_view::npos) {
      return loadPlan(example.text, example.file).value();
    }
  }
  return {};
}

inline ui::SearchQuestion smallQuestion() {
  ui::SearchQuestion question;
  question.plan = smallPlan();
  question.space = defaultSpace(question.plan);
  question.top = 8;
  return question;
}

inline bool waitForEnd(const ui::SearchSession& session) {
  return QTest::qWaitFor([&] { return !session.isRunning(); }, 60000);
}

}  // namespace slicescape::testing
