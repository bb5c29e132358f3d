// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verb.h"

namespace slicescape::cli {

const std::vector<Verb>& verbs() {
  static const std::vector<Verb> kVerbs{
      {"new", "Make a plan from a model, a host type and a number of hosts", declareNew},
      {"evaluate", "Say whether a plan fits, how fast it is and what is wrong with it",
       declareEvaluate},
      {"advise", "Say whether the platform can carry a plan, and with which strategy",
       declareAdvise},
      {"simulate-queue", "Play a job trace on the plan's cluster and say how long jobs wait",
       declareSimulateQueue},
      {"model", "Say what a model is made of", declareModel},
      {"import", "Say what a file of a cluster or a measurement holds, and merge it into a plan",
       declareImport},
      {"schedule", "Simulate a pipeline schedule", declareSchedule},
      {"validate", "Predict measured runs and print the errors", declareValidate},
      {"search", "Find the best layouts of a plan, and say why the others were dropped",
       declareSearch},
      {"merge", "Join the parts of a search that ran as a job array", declareMerge},
      {"balance", "Move the stage boundaries to their best place", declareBalance},
      {"sweep", "Evaluate a plan over the values of one or two parameters", declareSweep},
      {"seek", "Find the value of a parameter for which a figure meets a target", declareSeek},
      {"bench", "Measure how fast plans are evaluated on this machine", declareBench},
  };
  return kVerbs;
}

}  // namespace slicescape::cli
