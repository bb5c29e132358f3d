// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/import.h"

// The importers by file; importers() lists them all.
namespace slicescape {

double looksLikeNvidiaTopo(const TextSource& source);
Result<Imported> readNvidiaTopo(const TextSource& source);

double looksLikeRocmTopo(const TextSource& source);
Result<Imported> readRocmTopo(const TextSource& source);

double looksLikeNcclTopology(const TextSource& source);
Result<Imported> readNcclTopology(const TextSource& source);

double looksLikeNcclGraph(const TextSource& source);
Result<Imported> readNcclGraph(const TextSource& source);

double looksLikeNcclTests(const TextSource& source);
double looksLikeRcclTests(const TextSource& source);
Result<Imported> readNcclTests(const TextSource& source);
Result<Imported> readRcclTests(const TextSource& source);

double looksLikeSlurmTopology(const TextSource& source);
Result<Imported> readSlurmTopology(const TextSource& source);

double looksLikeSlurmTopologyYaml(const TextSource& source);
Result<Imported> readSlurmTopologyYaml(const TextSource& source);

double looksLikeSlurmConf(const TextSource& source);
Result<Imported> readSlurmConf(const TextSource& source);

double looksLikeScontrolNodes(const TextSource& source);
Result<Imported> readScontrolNodes(const TextSource& source);

double looksLikeSinfo(const TextSource& source);
Result<Imported> readSinfo(const TextSource& source);

double looksLikeKubernetesNodes(const TextSource& source);
Result<Imported> readKubernetesNodes(const TextSource& source);

double looksLikeKueue(const TextSource& source);
Result<Imported> readKueue(const TextSource& source);

double looksLikeHyperNodes(const TextSource& source);
Result<Imported> readHyperNodes(const TextSource& source);

double looksLikeSchedulerObjects(const TextSource& source);
Result<Imported> readSchedulerObjects(const TextSource& source);

double looksLikeNodeCsv(const TextSource& source);
Result<Imported> readNodeCsv(const TextSource& source);

}  // namespace slicescape
