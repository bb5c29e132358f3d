// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <map>

#include "core/hardware/wiring.h"
#include "ui/canvas/cluster_edits.h"
#include "ui/canvas/object_template.h"
#include "ui/document/document.h"

class QMimeData;

namespace slicescape::ui {

/// The canvas commands: each turns the selection into a new plan, one undo entry, and a
/// sentence about what happened. Knows the document, not the view.
class CanvasEditor : public QObject {
  Q_OBJECT
 public:
  explicit CanvasEditor(Document& document, QObject* parent = nullptr);

  /// Hosts and switches among the selection.
  Subjects chosen() const;

  void remove();
  void duplicate();
  /// The selection for the clipboard; null when nothing of it can be copied.
  QMimeData* copied() const;
  void cut();
  /// Inserts with its centre at `centre`.
  void paste(const ObjectTemplate& object, QPointF centre);
  /// Inserts at the free place nearest to `centre`; a model goes into the plan.
  void place(const ObjectTemplate& object, QPointF centre);
  /// Inserts displaced by exactly `by`.
  void insert(const ObjectTemplate& object, QPointF by);
  /// Adds the template's hosts to a drawn group of the same type.
  void enlarge(const std::string& hostId, int by);
  /// Puts a model into the plan. When its layers differ from the present model's, the
  /// stages written in the plan no longer fit and go back to the even spread.
  void useModel(const ObjectTemplate& object);

  void multiply(int factor);
  void gridOfCopies(int copies, int columns, QSizeF pitch);
  /// The chosen host groups, in drawing order.
  std::vector<std::string> chosenHosts() const;
  /// Takes a network that was made for the chosen hosts; `name` is that of its template.
  void wire(const Wiring& wiring, const QString& name);
  void align(Qt::Edge edge, const RectOf& rectOf);
  void distribute(Qt::Orientation orientation, const RectOf& rectOf);
  /// Key repeat of one direction stays one undo entry.
  void nudge(QPointF by);
  void rename(const Subject& subject, const QString& name);

  /// The drawn group that a dropped template would enlarge: a single host type over a
  /// group of that type.
  static const HostGroup* enlargeable(const ObjectTemplate& object, const Cluster& cluster,
                                      const Subject& under);

 signals:
  /// What a command did, for the status bar and screen readers.
  void announced(const QString& sentence);

 private:
  void applyCluster(const QString& text, const Cluster& cluster, const QString& mergeKey = {});

  Document& m_document;
  /// Copies of the last duplication, and where the originals stood.
  std::map<Subject, QPointF> m_originals;
};

}  // namespace slicescape::ui
