// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/step_bound.h"

#include <QTest>

#include "tests/support/registry.h"

namespace slicescape {
class ClosedFormTest : public QObject {
  Q_OBJECT
 private slots:
  void uniformPipelineIsTheClosedForm();
};

/// (m + p − 1)(F + B) for 1F1B, m(F + B) + (p − 1)(F + B)/v interleaved.
void ClosedFormTest::uniformPipelineIsTheClosedForm() {
  for (const int v : {1, 2, 4}) {
    BoundStage stage;
    stage.chunks.assign(static_cast<std::size_t>(v), ChunkTimes{1.0 / v, 1.5 / v, 0.5 / v, 0.0});
    ScheduleShape shape;
    shape.kind = v == 1 ? ScheduleKind::OneFOneB : ScheduleKind::Interleaved;
    shape.ranks = 8;
    shape.microBatches = 32;
    shape.chunks = v;
    const double bound = pipelineBound(shape, {stage}, std::vector<int>(8, 0), false);
    QCOMPARE(bound, 32 * 3.0 + 7 * 3.0 / v);
  }
}

SLICESCAPE_TEST(ClosedFormTest);

}  // namespace slicescape

#include "closed_form_test.moc"
