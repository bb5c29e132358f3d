// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <boost/json/object.hpp>
#include <utility>
#include <vector>

namespace slicescape::ui {

/// The facts of Imported::understood as rows for a reader: a label and a value in the
/// window's language and units. Lists are cut after a dozen entries, saying how many follow.
std::vector<std::pair<QString, QString>> importFacts(const boost::json::object& understood);

}  // namespace slicescape::ui
