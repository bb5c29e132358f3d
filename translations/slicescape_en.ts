<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>DropPreview</name>
    <message numerus="yes">
        <source>%1 · %Ln GPU(s)</source>
        <translation>
            <numerusform>%1 · %Ln GPU</numerusform>
            <numerusform>%1 · %Ln GPUs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FigureRows</name>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n seeded draws of failures, pace, slow hosts and queue wait.</source>
        <extracomment>%n draws of a Monte Carlo estimate</extracomment>
        <translation>
            <numerusform>Of %n seeded draw of failures, pace, slow hosts and queue wait.</numerusform>
            <numerusform>Of %n seeded draws of failures, pace, slow hosts and queue wait.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n host(s)</source>
        <translation>
            <numerusform>%n host</numerusform>
            <numerusform>%n hosts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HostItem</name>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n stage</numerusform>
            <numerusform>%n stages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportFacts</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>A list that is cut: the entries, then how many more there are</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyFigure</name>
    <message numerus="yes">
        <source>%n host(s)</source>
        <translation>
            <numerusform>%n host</numerusform>
            <numerusform>%n hosts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinkGesture</name>
    <message numerus="yes">
        <source>Release to lay %n cable(s) of %1 per member</source>
        <translation>
            <numerusform>Release to lay %n cable of %1 per member</numerusform>
            <numerusform>Release to lay %n cables of %1 per member</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveGesture</name>
    <message numerus="yes">
        <source>Copy %n object(s)</source>
        <translation>
            <numerusform>Copy %n object</numerusform>
            <numerusform>Copy %n objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n object(s)</source>
        <translation>
            <numerusform>Move %n object</numerusform>
            <numerusform>Move %n objects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message numerus="yes">
        <source>%Ln GPU(s)</source>
        <translation>
            <numerusform>%Ln GPU</numerusform>
            <numerusform>%Ln GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n layer</numerusform>
            <numerusform>%n layers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QueueFigures</name>
    <message numerus="yes">
        <source>%n job(s) starved while later ones started: %1</source>
        <extracomment>%n jobs, %1 their names</extracomment>
        <translation>
            <numerusform>%n job starved while later ones started: %1</numerusform>
            <numerusform>%n jobs starved while later ones started: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) on %1 GPUs, %2 in use.</source>
        <extracomment>%n jobs; %1 share of the GPUs</extracomment>
        <translation>
            <numerusform>%n job on %1 GPUs, %2 in use.</numerusform>
            <numerusform>%n jobs on %1 GPUs, %2 in use.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n preemption(s).</source>
        <translation>
            <numerusform>%n preemption.</numerusform>
            <numerusform>%n preemptions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n host failure(s), %1 swapped in place.</source>
        <extracomment>%n host failures, %1 of them swapped</extracomment>
        <translation>
            <numerusform>%n host failure, %1 swapped in place.</numerusform>
            <numerusform>%n host failures, %1 swapped in place.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::CanvasEditor</name>
    <message numerus="yes">
        <source>Delete %n object(s)</source>
        <translation>
            <numerusform>Delete %n object</numerusform>
            <numerusform>Delete %n objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) deleted.</source>
        <translation>
            <numerusform>%n object deleted.</numerusform>
            <numerusform>%n objects deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n attached link(s) went with them.</source>
        <extracomment>%1 is the sentence &quot;3 objects deleted.&quot;</extracomment>
        <translation>
            <numerusform>%1 %n attached link went with them.</numerusform>
            <numerusform>%1 %n attached links went with them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n object(s)</source>
        <translation>
            <numerusform>Duplicate %n object</numerusform>
            <numerusform>Duplicate %n objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s)</source>
        <translation>
            <numerusform>%n object</numerusform>
            <numerusform>%n objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n object(s)</source>
        <translation>
            <numerusform>Cut %n object</numerusform>
            <numerusform>Cut %n objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n host(s) now.</source>
        <translation>
            <numerusform>%1 has %n host now.</numerusform>
            <numerusform>%1 has %n hosts now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replicate %n group(s)</source>
        <translation>
            <numerusform>Replicate %n group</numerusform>
            <numerusform>Replicate %n groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every selected group is %n time(s) as large.</source>
        <translation>
            <numerusform>Every selected group is %n time as large.</numerusform>
            <numerusform>Every selected group is %n times as large.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replicate as %n copies</source>
        <translation>
            <numerusform>Replicate as %n copies</numerusform>
            <numerusform>Replicate as %n copies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies added.</source>
        <translation>
            <numerusform>%n copies added.</numerusform>
            <numerusform>%n copies added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Align %n object(s)</source>
        <translation>
            <numerusform>Align %n object</numerusform>
            <numerusform>Align %n objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Distribute %n object(s)</source>
        <translation>
            <numerusform>Distribute %n object</numerusform>
            <numerusform>Distribute %n objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n object(s)</source>
        <translation>
            <numerusform>Move %n object</numerusform>
            <numerusform>Move %n objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 added: %Ln GPU(s).</source>
        <translation>
            <numerusform>%1 added: %Ln GPU.</numerusform>
            <numerusform>%1 added: %Ln GPUs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln switch(es)</source>
        <translation>
            <numerusform>%Ln switch</numerusform>
            <numerusform>%Ln switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cable(s)</source>
        <translation>
            <numerusform>%Ln cable</numerusform>
            <numerusform>%Ln cables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::CanvasView</name>
    <message numerus="yes">
        <source>%n host group(s).</source>
        <translation>
            <numerusform>%n host group.</numerusform>
            <numerusform>%n host groups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n switch group(s).</source>
        <translation>
            <numerusform>%n switch group.</numerusform>
            <numerusform>%n switch groups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s).</source>
        <translation>
            <numerusform>%n link.</numerusform>
            <numerusform>%n links.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) copied.</source>
        <translation>
            <numerusform>%n object copied.</numerusform>
            <numerusform>%n objects copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln GPU(s).</source>
        <translation>
            <numerusform>%Ln GPU.</numerusform>
            <numerusform>%Ln GPUs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::FieldRow</name>
    <message numerus="yes">
        <source>Set %1 of %n object(s) to %2</source>
        <translation>
            <numerusform>Set %1 of %n object to %2</numerusform>
            <numerusform>Set %1 of %n objects to %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::FileActions</name>
    <message numerus="yes">
        <source>Read %1 from %2: %n layer(s), %3 parameters.</source>
        <extracomment>%1 model, %2 file, %3 &quot;70.6 B&quot;; %n layers</extracomment>
        <translation>
            <numerusform>Read %1 from %2: %n layer, %3 parameters.</numerusform>
            <numerusform>Read %1 from %2: %n layers, %3 parameters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more note(s) on the reading.</source>
        <translation>
            <numerusform>%n more note on the reading.</numerusform>
            <numerusform>%n more notes on the reading.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cannot be opened.</source>
        <translation>
            <numerusform>%n file cannot be opened.</numerusform>
            <numerusform>%n files cannot be opened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more change(s).</source>
        <translation>
            <numerusform>%n more change.</numerusform>
            <numerusform>%n more changes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) for sending and sharding are left out: the simulation adds its own.</source>
        <translation>
            <numerusform>%n entry for sending and sharding is left out: the simulation adds its own.</numerusform>
            <numerusform>%n entries for sending and sharding are left out: the simulation adds its own.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::FindingsPanel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::FixChooser</name>
    <message numerus="yes">
        <source>%n change(s) found. The selected one is shown in the window; Esc brings the old plan back.</source>
        <translation>
            <numerusform>%n change found. The selected one is shown in the window; Esc brings the old plan back.</numerusform>
            <numerusform>%n changes found. The selected one is shown in the window; Esc brings the old plan back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::GangCard</name>
    <message numerus="yes">
        <source>%n empty host(s) left in its domain</source>
        <translation>
            <numerusform>%n empty host left in its domain</numerusform>
            <numerusform>%n empty hosts left in its domain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Largest gang now: %n GPU(s)</source>
        <translation>
            <numerusform>Largest gang now: %n GPU</numerusform>
            <numerusform>Largest gang now: %n GPUs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::HostPage</name>
    <message numerus="yes">
        <source>%n host group(s)</source>
        <translation>
            <numerusform>%n host group</numerusform>
            <numerusform>%n host groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n host(s)</source>
        <translation>
            <numerusform>%n host</numerusform>
            <numerusform>%n hosts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPUs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ImportDialog</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::LayerPage</name>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n layer</numerusform>
            <numerusform>%n layers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::LayerStrip</name>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n stage</numerusform>
            <numerusform>%n stages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s)</source>
        <translation>
            <numerusform>%n chunk</numerusform>
            <numerusform>%n chunks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::LinkPage</name>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n link</numerusform>
            <numerusform>%n links</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::MemoryChart</name>
    <message numerus="yes">
        <source>%n stage(s). </source>
        <translation>
            <numerusform>%n stage. </numerusform>
            <numerusform>%n stages. </numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::PaletteModel</name>
    <message numerus="yes">
        <source>Show all %n</source>
        <translation>
            <numerusform>Show all %n</numerusform>
            <numerusform>Show all %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ParetoChart</name>
    <message numerus="yes">
        <source>%n layout(s)</source>
        <translation>
            <numerusform>%n layout</numerusform>
            <numerusform>%n layouts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::PlanPage</name>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <extracomment>%1 ranks is a count, such as &quot;64 ranks&quot;</extracomment>
        <translation>
            <numerusform>%n rank</numerusform>
            <numerusform>%n ranks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ReplicateDialog</name>
    <message numerus="yes">
        <source>%n copies will be added.</source>
        <translation>
            <numerusform>%n copies will be added.</numerusform>
            <numerusform>%n copies will be added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The selection then stands for %Ln member(s).</source>
        <translation>
            <numerusform>The selection then stands for %Ln member.</numerusform>
            <numerusform>The selection then stands for %Ln members.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ScheduleChart</name>
    <message numerus="yes">
        <source>Gradient accumulation · %n micro-batch(es)</source>
        <translation>
            <numerusform>Gradient accumulation · %n micro-batch</numerusform>
            <numerusform>Gradient accumulation · %n micro-batches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Schedule · %n micro-batch(es)</source>
        <translation>
            <numerusform>Schedule · %n micro-batch</numerusform>
            <numerusform>Schedule · %n micro-batches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Schedule · %1 · %n micro-batch(es)</source>
        <translation>
            <numerusform>Schedule · %1 · %n micro-batch</numerusform>
            <numerusform>Schedule · %1 · %n micro-batches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ScheduleChooser</name>
    <message numerus="yes">
        <source>%n micro-batch(es) on %1 stages. The selected schedule is shown in the window; Cancel brings the old one back.</source>
        <translation>
            <numerusform>%n micro-batch on %1 stages. The selected schedule is shown in the window; Cancel brings the old one back.</numerusform>
            <numerusform>%n micro-batches on %1 stages. The selected schedule is shown in the window; Cancel brings the old one back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ScheduleTable</name>
    <message numerus="yes">
        <source>%1 · %n chunks</source>
        <extracomment>%1 schedule, %n its runs of layers per rank</extracomment>
        <translation>
            <numerusform>%1 · %n chunk</numerusform>
            <numerusform>%1 · %n chunks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::SearchPanel</name>
    <message numerus="yes">
        <source>%1. %n tie(s) with the best (within %2), simplest first.</source>
        <extracomment>%1 what was counted, %n layouts that cannot be told apart from the best, %2 a share</extracomment>
        <translation>
            <numerusform>%1. %n tie with the best (within %2), simplest first.</numerusform>
            <numerusform>%1. %n ties with the best (within %2), simplest first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::SeekPage</name>
    <message numerus="yes">
        <source>%n plan(s) evaluated.</source>
        <translation>
            <numerusform>%n plan evaluated.</numerusform>
            <numerusform>%n plans evaluated.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::StageLayoutDialog</name>
    <message numerus="yes">
        <source>%n stage(s): %1 layers</source>
        <extracomment>%1 layers of every stage: &quot;19 | 21 | 21 | 19&quot;</extracomment>
        <translation>
            <numerusform>%n stage: %1 layers</numerusform>
            <numerusform>%n stages: %1 layers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) on %1 stages of %2 chunk(s). Write a list such as 4,8,6,6, a Megatron layout string such as Et*20|t*20|t*20|t*20L, first=18 last=20, or embedding loss.</source>
        <translation>
            <numerusform>%n layer on PP %1 × VPP %2. Write a list such as 4,8,6,6, a Megatron layout string such as Et*20|t*20|t*20|t*20L, first=18 last=20, or embedding loss.</numerusform>
            <numerusform>%n layers on PP %1 × VPP %2. Write a list such as 4,8,6,6, a Megatron layout string such as Et*20|t*20|t*20|t*20L, first=18 last=20, or embedding loss.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::StagePage</name>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n stage</numerusform>
            <numerusform>%n stages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPUs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::StatusLine</name>
    <message numerus="yes">
        <source>%Ln GPU(s)</source>
        <translation>
            <numerusform>%Ln GPU</numerusform>
            <numerusform>%Ln GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tip(s)</source>
        <translation>
            <numerusform>%n tip</numerusform>
            <numerusform>%n tips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::SweepPage</name>
    <message numerus="yes">
        <source>%n point(s) fit</source>
        <translation>
            <numerusform>%n point fits</numerusform>
            <numerusform>%n points fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do(es) not fit</source>
        <translation>
            <numerusform>%n does not fit</numerusform>
            <numerusform>%n do not fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot run</source>
        <translation>
            <numerusform>%n cannot run</numerusform>
            <numerusform>%n cannot run</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::SwitchPage</name>
    <message numerus="yes">
        <source>%n switch group(s)</source>
        <translation>
            <numerusform>%n switch group</numerusform>
            <numerusform>%n switch groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n switch(es)</source>
        <translation>
            <numerusform>%n switch</numerusform>
            <numerusform>%n switches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::TimelineText</name>
    <message numerus="yes">
        <source>%n chunk activation(s) in flight</source>
        <translation>
            <numerusform>%n chunk activation in flight</numerusform>
            <numerusform>%n chunk activations in flight</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%n rank</numerusform>
            <numerusform>%n ranks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) each</source>
        <translation>
            <numerusform>%n chunk each</numerusform>
            <numerusform>%n chunks each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n micro-batch(es)</source>
        <translation>
            <numerusform>%n micro-batch</numerusform>
            <numerusform>%n micro-batches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::WiringDialog</name>
    <message numerus="yes">
        <source>%Ln switch(es)</source>
        <translation>
            <numerusform>%Ln switch</numerusform>
            <numerusform>%Ln switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cable(s)</source>
        <translation>
            <numerusform>%Ln cable</numerusform>
            <numerusform>%Ln cables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link bundle(s)</source>
        <translation>
            <numerusform>%n link bundle</numerusform>
            <numerusform>%n link bundles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n switch group(s)</source>
        <translation>
            <numerusform>%n switch group</numerusform>
            <numerusform>%n switch groups</numerusform>
        </translation>
    </message>
</context>
</TS>
