// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/field_shape.h"

#include "core/storage/plan_fields.h"

namespace slicescape {

const FieldShape* FieldShape::member(std::string_view key) const {
  for (const auto& [name, shape] : members) {
    if (name == key) return &shape;
  }
  return nullptr;
}

void ShapeCollector::runs(std::string_view key, const std::vector<std::uint16_t>&) {
  ShapeCollector run;
  run.required("kind", 0, Whole{0, 65535});
  run.required("count", 0, Whole{1, 100'000});
  add(key, listOf(run.take()), false);
}

FieldShape ShapeCollector::shapeOf(const std::variant<std::string, InlineHost>&, Unlimited) {
  FieldShape shape = shapeOf(InlineHost(), Unlimited());
  shape.kind = Kind::HostType;
  return shape;
}

const FieldShape& planShape() {
  static const FieldShape shape = [] {
    ShapeCollector collector;
    const Plan plan;
    fields(collector, plan);
    return collector.take();
  }();
  return shape;
}

}  // namespace slicescape
