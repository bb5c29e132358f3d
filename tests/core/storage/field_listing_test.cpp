// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <boost/pfr.hpp>

#include "core/storage/field_shape.h"
#include "core/storage/plan_fields.h"
#include "core/units/parameter_registry.h"
#include "tests/support/registry.h"

using namespace slicescape;

/// The listing of plan_fields.h is complete and agrees with the parameter registry.
class FieldListingTest : public QObject {
  Q_OBJECT

 private slots:
  void everyMemberOfEveryStructIsListed();
  void aFileHoldsWhateverAFieldAccepts();
  void everyParameterHasItsPlaceInTheFile();
};

namespace {

/// Visitor that counts the struct members a listing names.
class MemberCounter {
 public:
  std::size_t count = 0;

  void constant(std::string_view, std::string_view) {}
  template <class... Arguments>
  void required(Arguments&&...) {
    ++count;
  }
  template <class... Arguments>
  void member(Arguments&&...) {
    ++count;
  }
  template <class... Arguments>
  void sparse(Arguments&&...) {
    ++count;
  }
  template <class... Arguments>
  void cosmetic(Arguments&&...) {
    ++count;
  }
  template <class... Arguments>
  void raw(Arguments&&...) {
    ++count;
  }
  template <class... Arguments>
  void keyed(Arguments&&...) {
    ++count;
  }
  template <class... Arguments>
  void runs(Arguments&&...) {
    ++count;
  }
  void pair(std::string_view, int, int, Whole) { count += 2; }
  void rest(const UnknownKeys&) { ++count; }
  template <class Listing>
  void group(std::string_view, Listing&& listing) {
    listing(*this);
  }
};

template <class T>
void compareWithStruct(const char* name, std::size_t beside = 0) {
  MemberCounter counter;
  const T value{};
  fields(counter, value);
  if (counter.count + beside != boost::pfr::tuple_size_v<T>) {
    QFAIL(qPrintable(QStringLiteral("%1 has %2 members, the listing names %3")
                         .arg(QString::fromLatin1(name))
                         .arg(boost::pfr::tuple_size_v<T>)
                         .arg(counter.count)));
  }
}

/// The shape at a registry key such as "cluster.hosts[].count"; below what is kept as JSON text
/// ("platform.queue"), that text's.
const FieldShape* shapeAt(std::string_view key) {
  const FieldShape* shape = &planShape();
  while (!key.empty() && shape) {
    const std::size_t end = std::min(key.find_first_of(".["), key.size());
    if (end > 0) shape = shape->member(key.substr(0, end));
    key.remove_prefix(end);
    if (key.substr(0, 2) == "[]") {
      shape = shape && !shape->element.empty() ? &shape->element[0] : nullptr;
      key.remove_prefix(2);
    }
    if (key.substr(0, 1) == ".") key.remove_prefix(1);
    if (shape && shape->kind == FieldShape::Kind::Any) return shape;
  }
  return shape;
}

}  // namespace

void FieldListingTest::everyMemberOfEveryStructIsListed() {
  compareWithStruct<Plan>("Plan");
  compareWithStruct<Cluster>("Cluster");
  compareWithStruct<HostGroup>("HostGroup");
  compareWithStruct<HostOverrides>("HostOverrides");
  compareWithStruct<InlineHost>("InlineHost");
  compareWithStruct<SwitchGroup>("SwitchGroup");
  compareWithStruct<Link>("Link");
  compareWithStruct<ScaleUpDomain>("ScaleUpDomain");
  compareWithStruct<MeasuredCurve>("MeasuredCurve");
  compareWithStruct<Tenant>("Tenant");
  compareWithStruct<ModelChoice>("ModelChoice");
  compareWithStruct<ModelProfile>("ModelProfile");
  compareWithStruct<LayerKind>("LayerKind");
  compareWithStruct<Mixer>("Mixer");
  compareWithStruct<FeedForward>("FeedForward");
  compareWithStruct<Tower>("Tower");
  compareWithStruct<PublishedCount>("PublishedCount");
  compareWithStruct<Workload>("Workload");
  compareWithStruct<Packing>("Packing");
  compareWithStruct<Lora>("Lora");
  compareWithStruct<Layout>("Layout");
  compareWithStruct<Stage>("Stage");
  compareWithStruct<Chunk>("Chunk");
  compareWithStruct<ScheduleChoice>("ScheduleChoice");
  compareWithStruct<RecomputeChoice>("RecomputeChoice");
  compareWithStruct<LayoutFlags>("LayoutFlags");
  compareWithStruct<Offload>("Offload");
  compareWithStruct<PlacementChoice>("PlacementChoice");
  compareWithStruct<PlacementGroup>("PlacementGroup");
  compareWithStruct<PlatformProfile>("PlatformProfile");
  compareWithStruct<Capabilities>("Capabilities");
  compareWithStruct<PlatformPriors>("PlatformPriors");
  compareWithStruct<AssumptionNote>("AssumptionNote", 1);  // its path is the key
}

// Otherwise a plan edited in the window could be saved and not be opened again.
void FieldListingTest::aFileHoldsWhateverAFieldAccepts() {
  QStringList narrower;
  for (const ParameterInfo& parameter : parameters()) {
    const FieldShape* shape = shapeAt(parameter.key);
    if (!shape || shape->kind == FieldShape::Kind::Any || parameter.form != ParameterForm::Quantity)
      continue;
    const bool isNumber =
        shape->kind == FieldShape::Kind::Whole || shape->kind == FieldShape::Kind::Real;
    if (!isNumber || shape->least > parameter.minimum || shape->most < parameter.maximum) {
      narrower << QString::fromStdString(parameter.key);
    }
  }
  QVERIFY2(narrower.isEmpty(), qPrintable(narrower.join(QLatin1Char(' '))));
}

void FieldListingTest::everyParameterHasItsPlaceInTheFile() {
  for (const ParameterInfo& parameter : parameters()) {
    QVERIFY2(shapeAt(parameter.key), parameter.key.c_str());
  }
}

SLICESCAPE_TEST(FieldListingTest);
#include "field_listing_test.moc"
