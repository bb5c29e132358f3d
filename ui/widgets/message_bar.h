// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QVBoxLayout>
#include <QWidget>
#include <functional>
#include <vector>

class QLabel;
class QPushButton;
class QToolButton;

namespace slicescape::ui {

enum class MessageKind { Info, Success, Warning, Error };

/// A message and what can be done about it. Texts are functions, so that a message that
/// is still in sight when the language changes is said again in the new one.
struct Message {
  struct Action {
    std::function<QString()> text;
    std::function<void()> run;  ///< the message goes away afterwards
  };
  MessageKind kind = MessageKind::Info;
  std::function<QString()> text;
  std::vector<Action> actions;
  QString topic;  ///< a newer message of the same topic takes the place of the older
};

/// One row of a message bar.
class MessageRow : public QWidget {
  Q_OBJECT
 public:
  MessageRow(Message message, QWidget* parent);
  const Message& message() const { return m_message; }

 signals:
  void closed();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void retranslateUi();
  void updateColours();

  Message m_message;
  QLabel* m_icon;
  QLabel* m_text;
  std::vector<QPushButton*> m_buttons;
  QToolButton* m_close;
};

/// Where the window says what happened to files and imports, without a dialog in the
/// way: a strip above the canvas, newest message first, at most three.
class MessageBar : public QWidget {
  Q_OBJECT
 public:
  explicit MessageBar(QWidget* parent = nullptr);

  void show(Message message);
  void dismiss(const QString& topic);
  void dismissAll();
  /// The texts in sight, newest first.
  QStringList texts() const;

 private:
  void remove(MessageRow* row);

  QVBoxLayout* m_layout;
  std::vector<MessageRow*> m_rows;
};

}  // namespace slicescape::ui
