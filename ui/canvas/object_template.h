// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <memory>
#include <optional>

#include "core/hardware/catalogue.h"
#include "core/hardware/cluster.h"
#include "core/model/model_profile.h"
#include "core/plan/plan.h"

class QMimeData;

namespace slicescape::ui {

/// The MIME type of everything that is dragged out of the palette or copied from the
/// canvas, between windows too.
inline constexpr char kTemplateMimeType[] = "application/x-slicescape-template+json";

/// A piece of a plan that can be placed on the canvas: hosts, switches with their links,
/// a whole cluster, or a model. On the wire it is a `slicescape.plan/1` document that
/// holds nothing else, so nothing is lost between windows and versions, and a pasted
/// text can be saved and opened as a plan.
struct ObjectTemplate {
  QString name;
  Cluster cluster;
  std::optional<ModelChoice> model;

  bool isModel() const { return model.has_value(); }
  /// Accelerators of all host groups.
  qint64 deviceCount() const;
};

QByteArray toBytes(const ObjectTemplate& object);
/// Nothing when the bytes are no plan or the plan holds neither cluster nor model.
std::optional<ObjectTemplate> fromBytes(const QByteArray& bytes);
/// The template a drag or the clipboard carries: our own type, or plan text.
std::optional<ObjectTemplate> templateIn(const QMimeData* mime);
/// Both forms: our own type, and a table of the objects as text.
QMimeData* toMimeData(const ObjectTemplate& object);
/// One line per object, columns separated by tabs.
QString toTextTable(const ObjectTemplate& object);

ObjectTemplate hostTemplate(const HostType& type);
ObjectTemplate leafSwitchTemplate();
ObjectTemplate spineSwitchTemplate();
ObjectTemplate modelTemplate(const ModelProfile& model);
/// `hosts` hosts of a catalogue type with the fabric they are usually built with.
ObjectTemplate clusterTemplate(const HostType& type, int hosts);

/// The ready-made clusters of the palette and the empty canvas.
struct ReadyCluster {
  const char* hostType;
  int hosts;
};
const std::vector<ReadyCluster>& readyClusters();

}  // namespace slicescape::ui
