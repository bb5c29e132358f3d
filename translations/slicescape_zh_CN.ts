<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>BandGesture</name>
    <message>
        <source>Selects what the frame touches · Esc cancels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selects what the frame encloses · Esc cancels</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DropPreview</name>
    <message>
        <source>%1 · takes %2 of %3 GPUs (TP %4 · PP %5 · DP %6)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 → %3 hosts</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n GPU(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Drop to train this model on the drawn cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop to add · over a group of the same type it joins the group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop to join this group</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HostItem</name>
    <message>
        <source>idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stages %1–%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyFigure</name>
    <message>
        <source>= baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 better</source>
        <extracomment>%1 arrow up or down, %2 the difference to the baseline</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 worse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pt</source>
        <extracomment>percentage points: 43.8 % against 42.0 % are 1.8 pt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight of ten plans of this kind land between %1 and %2 (P10 – P90).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One training step of the whole global batch, from the first forward to the end of the optimizer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly %1 s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens trained per second by all GPUs together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly %1 tokens/s, %2 per GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MFU (causal)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model FLOP utilisation: the FLOPs the model needs, attention halved by the causal mask and recomputation not counted, over the dense peak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention not halved: %1. With recomputation counted (HFU): %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak: %1 in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bubble ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the pipeline&apos;s time in which a rank waits: 1 − busy / makespan, averaged over the pipeline ranks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overhead %1</source>
        <extracomment>bubble overhead, the Megatron papers&apos; form of the bubble</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As overhead over the busy time: %1. Inside the worst rank&apos;s own span: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak memory · worst GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device memory at the peak on the fullest GPU, with driver context, communicators and allocator slack, against what the driver reports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>%1 memory needed, %2 capacity</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1 · over capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1 · device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly %1 of %2, on rank %3 of stage %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocated by tensors: %1. Reserved by the allocator: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exposed communication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the step in which the rank that finishes last waits for the network and nothing is computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By axis, in percent of the step: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without waits and failures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to train on %1 tokens at the predicted rate. Waiting for the GPUs, failures and restarts come on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n host(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>GPUs the layout occupies. Give the workload a number of tokens to see the training time here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LayerStrip</name>
    <message>
        <source>%1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1: %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1 to %2 only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1 to %2 only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the embedding on stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the head on stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place MTP module %1 on stage %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move stage boundary %1 from layer %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Em</source>
        <extracomment>short for embedding, at most 3 letters</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1 · %2 / %3</source>
        <extracomment>%1 stage, %2 memory needed, %3 capacity</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>stage and its memory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1, chunk %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LinkGesture</name>
    <message>
        <source>Link %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An object is not linked to itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two host groups are joined through a switch: draw the link to a switch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These two are linked already; its figures are in the inspector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no free network port to link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release over a card to link · Esc cancels</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Release to lay %n cable(s) of %1 per member</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinkItem</name>
    <message>
        <source>%1 ⇄ %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 each way</source>
        <comment>cables × line rate</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 busy (%3)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LinkTool</name>
    <message>
        <source>Drag from one card to another to link them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveGesture</name>
    <message numerus="yes">
        <source>Copy %n object(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n object(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Release to place the copy · Esc cancels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl: without snapping · Shift: along one axis · Esc restores</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ObjectTemplate</name>
    <message>
        <source>rail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each to each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mesh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>switch, tier %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaf switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spine switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spine</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PanTool</name>
    <message>
        <source>Drag to move the view · Ctrl+wheel zooms</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>Drag to move · drag a port to link · Ctrl+drag copies · double-click comes closer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag from the palette to add · drag a frame to select · Space+drag moves the view</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SwitchItem</name>
    <message>
        <source>Switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 busy (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>ports × line rate</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Tooltip: %1 what the command does, %2 its key</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start with an empty cluster and the default model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a plan file, or a model description to put into the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the plan to its file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the plan to another file and go on working in that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export plan JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a copy of the plan for other programs; the open file stays the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export results JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write every figure of the current evaluation, with units in the key names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy chart as image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the visible chart on the clipboard as an image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy chart as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the numbers of the visible chart on the clipboard, units in the header.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the visible chart as PNG, SVG, PDF or CSV.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the window; unsaved changes are asked about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the last edit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do the edit again that was taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the selected hosts, switches and links to the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is selected on the canvas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected hosts, switches and links to the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert the copied objects at the mouse pointer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard holds no objects of a cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a copy of the selection beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replicate…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set how many identical members the selected group has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the name of the selected object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select one object to rename it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the selected objects and the links that end at them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select every host and switch on the canvas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click selects, dragging moves; drag on the ground for a selection frame.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to move the view; the middle mouse button always does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag from one host or switch to another to connect them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark text on a light ground.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light text on a dark ground.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black text and strong lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the program in English.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chinese (Simplified)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the program in Simplified Chinese.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GiB (1024³ bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show memory in binary units, as drivers and frameworks print it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GB (1000³ bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show memory in decimal units, as datasheets print it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the cluster larger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the cluster smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the cluster in its natural size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the selected objects as large as they fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour the GPUs by the pipeline stage they work for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour the GPUs by how full their memory is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour and widen the links by how busy they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palette panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the palette.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the inspector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts and findings panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the charts and the findings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide all panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the whole window to the cluster; again brings the panels back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put every panel back to its place and size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the keyboard focus to the next part of the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the keyboard focus to the previous part of the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find any command by its name and run it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host, switch or model from the palette…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the palette&apos;s filter: type, then press Enter to place the choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model from a config.json…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read a Hugging Face model description and put it into the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align left edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line up the left edges of the selected objects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select two or more objects to align them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align right edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line up the right edges of the selected objects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align top edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line up the top edges of the selected objects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align bottom edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line up the bottom edges of the selected objects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribute horizontally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the horizontal gaps between the selected objects equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select three or more objects to distribute them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribute vertically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the vertical gaps between the selected objects equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name and notes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the name of the plan and what is noted about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread layers evenly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give every pipeline stage the same number of layers, as far as possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layers are spread evenly already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List what is wrong with the plan or worth knowing, worst first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember these figures; every number then shows how it differs from them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop comparing with the pinned figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No baseline is pinned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List every command with its key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the five hints for the first minutes again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Slicescape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version, licence and the libraries it is built with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>Correct the catalogue file at this place and load it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An object was expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text was expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text that is not empty must stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number from 0 up was expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number from 0 to {0} was expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false was expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list was expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory of an accelerator must stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The accelerator {0} is not in the catalogue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A host needs at least one accelerator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of accelerators under one PCIe switch was expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A share above 0 and up to 1 was expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id {0} stands in the catalogue twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hardware catalogue says &quot;{0}&quot; here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map has {0} stages for {1} pipeline ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage {0} holds {1} chunks; every stage needs {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage {0} has a chunk with {1} layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} layers are not placed and would be lost; the first is layer {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} layers would be doubled: they are placed more than once; the first is layer {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of the placed layers do not exist: the model has {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chunk {0} of stage {1} begins with layer {2}, but the data arrives there after layer {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The embedding is placed {0} times instead of once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The embedding must be on stage 0, where the data enters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head is placed {0} times instead of once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head must be on stage {0}, where the data leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} MTP modules are placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write {0} whole numbers that sum to {1}, separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {0} of the stage list, “{1}”, is no number of layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stage list has {0} entries; {1} ranks with {2} chunks each need {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stage list places {0} layers, the model has {1}: {2} would be lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stage list places {0} layers, the model has {1}: {2} too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a known word, found &quot;{0}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected local and global layers such as &quot;5:1&quot;, found &quot;{0}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected at most {0} different kinds of layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected an id for the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected an object with the sizes of the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The width of the MLP is not given; four times the hidden size, {0}, is assumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layers differ in this figure; the first one, {0}, is taken for all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of experts per token is not given; {0} is assumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list has {0} entries for {1} layers; it is repeated from its start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0} is left out of the counts: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a model catalogue, a file with the schema slicescape.catalogue/1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected an object at the top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected the schema {0}, found &quot;{1}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a model of at most {0} parameters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected different ids, found &quot;{0}&quot; twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the value in the file and read it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a whole number from {0} to {1}, found {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected the key {0}, which is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a number, found {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected true or false, found {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a text, found {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a list of texts, found {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected an object, found {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a list, found {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P10 and P90 stand this far from the figure: the error of an earlier version of the formulas on published runs of this kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What kernels and links reach of the datasheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backward, input gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backward, weight gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for TP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for CP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for EP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for PP transfers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for DP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other: jitter of a synchronous job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HFU: recomputed work counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MFU, causal: attention halved, recompute not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MFU, full: attention not halved, recompute not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bubble ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exposed communication per step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory of one GPU of stage {0} at its peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Communicators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Driver context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backward, input gradient, per micro-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for one of: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a plan that can be computed; this one breaks rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend the findings first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a stage from 0 to {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward, per micro-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backward, weight gradient, per micro-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the name of a metric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Megatron-Core&apos;s recipe: its states, overlaps and rank order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed precision with 16-bit brain floats is the usual recipe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence parallelism comes with tensor parallelism since 2022.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The framework&apos;s usual sharding of the optimizer states.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adam with two fp32 moments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradients are accumulated and reduced in 32 bits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An fp32 copy of the weights is kept for the update.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flash attention is the default since 2023.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Megatron-Core fuses the vocabulary-parallel loss since 2024.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernels are launched one by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Megatron fuses its element-wise operators; others need torch.compile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor-parallel collectives wait unless switched to overlap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradient reduction runs behind the last backward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters are gathered behind the first forward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Megatron overlaps pipeline transfers only when interleaved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expert exchange waits unless switched to overlap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and values travel around a ring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The busiest expert rank gets a tenth more tokens than the mean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stage rule &quot;{0}&quot; is not known; &quot;embedding-and-loss-count-as-layers&quot; is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model &quot;{0}&quot; is not in the catalogue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a preset or drop a config.json on the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean &quot;{0}&quot;? Or drop a config.json on the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is of the type &quot;{1}&quot;, which is not in the catalogue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a host type from the palette.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean &quot;{0}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster has no hosts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a host or a ready-made cluster from the palette onto the canvas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id &quot;{0}&quot; stands for more than one object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give each host, switch and link an id of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link &quot;{0}&quot; ends at &quot;{1}&quot;, which does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect it to a host or a switch, or delete it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP × CP × DP × PP asks for {0} GPUs; {1} are free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add hosts, or lower DP to {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} free GPUs are idle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise DP to {0} to use them, or give the hosts back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job fills {0} of the {1} GPUs of its last host in &quot;{2}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole hosts schedule more easily and share no links with others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hosts of &quot;{0}&quot; have no link to any other host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a switch and draw a link from the hosts to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job spans {0} networks that are not connected with each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join them with a switch of a higher tier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has {1} ports for {2} cables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use {0} switches of this kind, or fewer cables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP {0} leaves the scale-up domain of {1} GPUs: every layer waits for {2} at {3} per GPU instead of {4}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep TP within {0} and use PP across hosts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EP {0} spans {1} scale-up domains: the expert exchange rides {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EP {0} would stay inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job mixes GPU types: {0}. Groups that span two types run at the slower one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Few launchers can express it; keep each pipeline stage on one type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has no {1} units: the products run at {2} in the nearest format it has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a precision that the GPU supports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The global batch of {0} sequences is no multiple of micro-batch × DP = {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a global batch of {0} or {1}, or change DP or the micro-batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The schedule &quot;{0}&quot; is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of the schedules offered in the inspector, such as &quot;1f1b&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {0} micro-batches feed {1} stages: at least {2} of the step is bubble in 1F1B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the global batch to {0} or more, or lower PP or DP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VPP {0} divides the stages of a pipeline, but PP is 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set VPP to 1, or PP to at least 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rank order names &quot;{0}&quot;, which is no axis or stands twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List tp, cp, ep, dp and pp once each, the fastest first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a value of {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use one of: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every layer must sit on exactly one stage, in order: drag the boundaries, or remove the stages to spread the layers evenly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PP × VPP asks for {0} chunks, but the model has {1} layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower PP or VPP so that PP × VPP is at most {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} layers do not divide by PP × VPP = {1}: some chunks hold one layer more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the boundaries on the layer strip, or use PP × VPP = {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest legal values: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} attention heads do not divide by TP {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP {0} exceeds the {1} KV heads: each is kept on {2} ranks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP {0} or less keeps one copy of K and V.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} KV heads do not divide by TP {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The MLP width {0} does not divide by TP {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence parallelism splits over the TP ranks; with TP 1 it does nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch it off, or raise TP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EP {0} and ETP {1} split experts, but this model has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set EP and ETP to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} experts do not divide by EP {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expert width {0} does not divide by ETP {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0} ranks of a stage (TP × CP × DP) do not divide by EP × ETP = {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sequence of {0} tokens does not divide by 2 × CP = {1} (each rank takes one piece from either end).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0} tokens of a rank do not divide by TP {1}, which sequence parallelism needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequences of {0} tokens exceed the model&apos;s context of {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorten the sequences, or extend the model&apos;s position encoding on purpose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZeRO stage {0} does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use 0 (no sharding), 1, 2 or 3 (FSDP).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZeRO-{0} with a pipeline communicates for every one of the {1} micro-batches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use ZeRO-1 with pipelining: gradients are then reduced once per step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0} data-parallel ranks (DP × CP) do not divide into shards of {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0} ({1} parameters) is counted apart: its memory and time are not part of the figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0} is left out: its memory and time are not part of the figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep some memory free on the first stage for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recompute activations, lower the micro-batch, raise TP or CP, or move layers to another stage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shard the states (ZeRO), raise TP or PP, or move layers to another stage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage {0} needs {1} of {2} per GPU: {3} too much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage {0} leaves {1} of {2} free, less than the headroom of {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage {0} takes {1} per micro-batch, {2} more than the mean: the others wait for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a boundary so that it holds fewer layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of the pipeline&apos;s time is bubble with {1} micro-batches on {2} stages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use more micro-batches, interleave the stages (VPP), or lower PP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of the step waits for communication, most of it ({1}) for the {2} axis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap it, keep this axis inside the scale-up domain, or lower its degree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offloaded optimizer of stage {0} needs {1} of the host&apos;s {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offload a smaller share, or shard over more ranks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the programs of the schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The schedule has {0} programs for {1} ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0} stages do not each have one place on the {1} ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is outside the schedule of {1} micro-batches and {2} chunks per rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a time for every chunk of every rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times for {0} ranks with {1} chunks each are needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chunk has a negative or infinite time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A boundary has a negative or infinite latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give latencies of 0 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} can never start: it runs a second time, or {1} on rank {2} is missing (operation micro-batch.chunk@rank)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The programs wait for each other in a circle, so the step never ends (operation micro-batch.chunk@rank; → waits for, … which comes after): {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pipeline needs at least one rank, not {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use 1 rank or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step needs at least one micro-batch, not {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use 1 micro-batch or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every rank needs at least one chunk, not {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use 1 chunk or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step of {0} micro-batches on {1} ranks is too long to simulate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use at most {0} micro-batches: larger ones, or more data parallel ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} runs one chunk per rank, not {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} runs two chunks per rank (down the ranks and back up), not {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use 1 chunk per rank, or a schedule with virtual stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use 2 chunks per rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interleaved 1F1B needs two chunks per rank or more, not {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use 2 chunks per rank, or 1f1b</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interleaved 1F1B needs at least as many micro-batches as ranks; {0} are fewer than {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use {0} micro-batches, or at most {1} ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The micro-batch group size {0} is outside {1} (ranks) to {2} (micro-batches)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a group size of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last group of {0} micro-batches is shorter than the pipeline of {1} ranks: {2} micro-batches in groups of {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use {0} or {1} micro-batches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DualPipe needs an even number of ranks, not {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use {0} or {1} ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DualPipe needs an even number of micro-batches, not {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} needs at least two micro-batches per rank; {1} are fewer than 2 · {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a pipeline schedule there is one rank, not {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use 1 pipeline rank, or choose a schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory limit of {0} chunks holds no micro-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a limit of 1 chunk or more; {0} is what 1f1b needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A custom schedule cannot be built from its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read its programs from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space or choose another folder; the file on disk is still the old one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a place you may write to, or change the permissions of this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create the folder first or choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another place and save again; the file on disk is still the old one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be written: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct this value and load it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number from {0} to {1} was expected, found {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number from {0} to {1} was expected, found {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of {0} was expected, found {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The member &quot;{0}&quot; was expected here and is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An object was expected, found {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list was expected, found {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list of two whole numbers, first and last, was expected, found {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model has at most {0} layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false was expected, found {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text was expected, found {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list of two numbers was expected, found {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id of a host type or an object describing one was expected, found {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plan is a JSON object that says &quot;schema&quot;: &quot;{0}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a plan file (*.slicescape).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plan says &quot;schema&quot;: &quot;{0}&quot; here; this file does not say what it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a plan file (*.slicescape). A model&apos;s config.json is not a plan: it is dropped on the window or given to &quot;slicescape-cli new --model&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version reads &quot;{0}&quot;; the file is &quot;{1}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it with a newer version of Slicescape, or save it there in the older format. The file was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; was expected; the file is &quot;{1}&quot;, which is not a plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tp · cp · dp · pp may be at most {0} ranks, and is {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pp · vpp may be at most {0} chunks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer kind {0} is used here, but &quot;kinds&quot; lists only {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model may have at most {0} parameters; the sizes given here make more than that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A setting is path=value, the path made of keys and list indices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it as in layout.tp=4 or cluster.hosts[0].count=16.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index {0} was given where the plan has {1} entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries count from 0. A whole list can be set as JSON: path=[…].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known here: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean {0}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plan has no &quot;{0}&quot; at this place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; was given inside a single value or a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entry of a list is named by its index: cluster.hosts[0].count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the file at this place, or choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected JSON, found an empty file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the end of the file after the JSON value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected valid JSON, found: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected each key once, found {0} twice in one object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a file, found none at this path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the path and its spelling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a file, found a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a file inside the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a readable file, it cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the permissions of the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at most {0}, the file is larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the right file, or a part of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Datasheet of the host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Datasheet of the switch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Datasheet of NIC and cable, or a measurement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name on the drawing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal hosts that this one object stands for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host as its vendor sells it: GPUs, links inside, NICs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hardware catalogue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU power cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A power limit below the datasheet&apos;s; lowers the clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nvidia-smi -q -d POWER on a host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed hosts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hosts of the group that are down, counted from 0; no rank is placed on them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The accelerator in the host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs per host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerators in one host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What joins the GPUs of one host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth of one GPU to the others of its host, per direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switched inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A switch gives any pair of GPUs the whole bandwidth; without one it is divided among the neighbours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NICs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network cards of one host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NIC rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line rate of one network card, per direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main memory of one host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest power of one host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hosts per NVLink domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hosts that share one scale-up fabric: 18 for an NVL72 drawn as hosts of four GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal switches that this one object stands for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 is next to the hosts (leaf), 2 above it (spine).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ports of one switch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line rate of one port, per direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time through one switch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rail: NIC i to switch i</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all: each to each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block: hosts in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mesh: among themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the members of the two groups are wired.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cables per member</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cables of each member of the first group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line rate of one cable, per direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One way through one cable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the GPU&apos;s memory that a plan must leave free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your policy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch options of the framework.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Framework</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose conventions for memory and communication are followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP: GPUs that share each matrix. They exchange activations in every layer, so they belong on one fast fabric.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SP: norms and dropout are split along the sequence over the TP ranks; saves activations at no extra traffic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CP: GPUs that share each sequence; divides activations, not weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EP: GPUs that share the experts of a layer. It folds into the other axes and does not multiply the number of GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert tensor parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ETP: GPUs that share the matrices of one expert.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DP: copies of the model, each training on its own part of the global batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PP: stages the layers are cut into.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Virtual pipeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VPP: runs of layers per stage. More of them shorten the bubble and add messages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axes from the fastest to the slowest in the rank numbering.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0: nothing is split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1: optimizer states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2: and gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3: and weights (FSDP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZeRO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the data-parallel ranks split instead of keeping copies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZeRO shard ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HSDP: ranks that share one copy of the states; the copies are kept equal between the groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order in which the stages work on the micro-batches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedule group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interleaved schedules: micro-batches a stage runs through one run of layers before the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedule memory limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searched schedules: activations a stage may hold, counted in runs of layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers that each stage holds. Without a list they are spread evenly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>embedding and loss count as layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A framework&apos;s rule for spreading the layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers of every run in order, such as 19,21,21,19.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activations that are computed again in the backward pass instead of being kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recomputed modules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selective recompute: core_attention, mlp, norm, mlp_act, mla_up, moe_act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recomputed layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full recompute: only this many layers of each stage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizer offload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the optimizer states kept in host memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activation offload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the activations moved to host memory until they are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fused attention that never stores the score matrix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fused loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross entropy without a second full copy of the logits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernels are launched as recorded graphs: less launch time, more buffers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A compiler fuses the small kernels between matrix products.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap TP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP exchange runs during the matrix products.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap gradient reduction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradients are reduced during the last backward passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap weight gathering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Updated weights are gathered during the first forward passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap PP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages between stages travel during computation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap EP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert exchange runs during computation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ring (p2p)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all-gather</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all-to-all (Ulysses)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all-to-all and ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CP exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the ranks of a context group exchange keys and values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your training script.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics of your data set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pretraining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fine-tuning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LoRA fine-tuning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is trained: all weights, or adapters beside frozen ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of one training sequence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean document length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean tokens of a document when several share a sequence; with a document mask it decides how much attention is computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P90 document length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine of ten documents are no longer than this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens attend only to their own document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequences that go through the pipeline together. Larger ones use the GPU better and hold more activations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequences per optimizer step over the whole job. It is part of the training recipe: changing DP does not change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens to train on in total; decides when the run is finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your training recipe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number format of the matrix products; decides the peak that MFU refers to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP8 recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How FP8 scales are kept, as the framework names it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adam, 8-bit states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decides the bytes of optimizer state per parameter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradient format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number format gradients are accumulated and reduced in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The optimizer keeps a 4-byte copy of every weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inner width of the adapters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LoRA targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrices that get an adapter: q, k, v, o, gate, up, down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LoRA base format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number format the frozen weights are stored in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert imbalance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of the busiest expert rank over the mean; 1 is perfect balance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured in a run, else an assumption.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an operator was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join numbers with + − * or /.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two quantities cannot be multiplied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the unit out of one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide by another number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number cannot be divided by a quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the unit out of the divisor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many parentheses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a simpler expression.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a closing parenthesis was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close every parenthesis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} means different numbers in different countries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out the group mark, or use {0} as decimal mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number is too large or too small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a number nearer to the allowed range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number, a unit if you like, and + − * / ( ).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the marks in this number contradict each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it without group marks and with {0} as decimal mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give each number one unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not a unit of this field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known units: {0}. Upper and lower case differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {0} characters were expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number was expected, {0} is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>display</name>
    <message>
        <source>%1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <extracomment>%1 file, %2 place in it, %3 what was expected there</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 file or place, %2 what was expected there</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a whole sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 what is wrong, %2 what to do: two sentences in a row</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buffers &amp; context</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gestures</name>
    <message>
        <source>Zoom at the mouse pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl + wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middle button, or Space and drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select several objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a frame, or Ctrl + click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the selection by a grid step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys; with Shift ten steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a stage boundary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag its handle, or ← and →; with Ctrl five layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up a drag: everything as before</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>inspector</name>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the step</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per GPU and step, in use for %2, waited for %3</source>
        <extracomment>%1 bytes, %2 and %3 times</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write host numbers, such as 0, 5-7; %1 is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed: hosts 0 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not known here. Known: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name each of these once: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::About</name>
    <message>
        <source>About Slicescape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slicescape %1</source>
        <extracomment>%1 version</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A planner for distributed training: draw the cluster, place the model, see what it costs. Free software under the GNU General Public License, version 3 or later. Built with Qt %1, QCustomPlot, Boost and {fmt}. It opens no network connection.</source>
        <extracomment>%1 Qt version</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::CanvasEditor</name>
    <message numerus="yes">
        <source>Delete %n object(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) deleted.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n attached link(s) went with them.</source>
        <extracomment>%1 is the sentence &quot;3 objects deleted.&quot;</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n object(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n object(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 added: %n GPU(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Enlarge %1 to %2 hosts</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n host(s) now.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Use model %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n layer(s), spread evenly over the stages.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The model is %1 now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Replicate %n group(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every selected group is %n time(s) as large.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replicate as %n copies</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies added.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Align %n object(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Distribute %n object(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n object(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::CanvasView</name>
    <message numerus="yes">
        <source>%n host group(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n switch group(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Selected: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster canvas</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) copied.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard holds no hosts, switches or model.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::Chart</name>
    <message>
        <source>Chart menu: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy or save this chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save PNG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG image (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save SVG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ChartTableDialog</name>
    <message>
        <source>Copy CSV</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::CommandPalette</name>
    <message>
        <source>Type the name of a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::CommunicationChart</name>
    <message>
        <source>%1 + %2</source>
        <extracomment>%1 exposed, %2 hidden time of communication</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Communication per step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exposed / hidden, %1</source>
        <extracomment>%1 unit of time</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is sent: every group has a single rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the ranks send each other, and what the step waits for, appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <extracomment>%1 parallel axis, %2 link</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exposed, %2 hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 ranks: %3 per rank, %4 times</source>
        <extracomment>%1 collective, %2 ranks, %3 bytes per rank and step, %4 how often</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per rank and step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times per step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the step waits for communication.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::EmptyState</name>
    <message>
        <source>Nothing is drawn yet. Drag hosts from the palette, or begin here:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open an example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A finished plan with its figures, to look around and change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from a cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready-made hosts with their fabric, 8 to 2,048 of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plan, or a model&apos;s config.json</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::FieldRow</name>
    <message>
        <source>auto: %1</source>
        <extracomment>%1 is the value that is used because the plan does not say one</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set %1 to %2 and spread the layers evenly</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Set %1 of %n object(s) to %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;&lt;p&gt;From: %2&lt;/p&gt;&lt;p&gt;&lt;code&gt;%3&lt;/code&gt;&lt;/p&gt;</source>
        <extracomment>tooltip of a field: %1 what it means, %2 where the value comes from, %3 its path in files</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed. Click for the default: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset %1</source>
        <extracomment>%1 is the name of a field</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::FileActions</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences in a row; Chinese needs no space between them</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans and model descriptions (*.slicescape *.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hugging Face config (*.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be opened here: plans (*.slicescape) and the config.json of Hugging Face models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The open plan is unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the model by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Read %1 from %2: %n layer(s), %3 parameters.</source>
        <extracomment>%1 model, %2 file, %3 &quot;70.6 B&quot;; %n layers</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The layers are spread evenly over the stages again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more note(s) on the reading.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Save plan as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slicescape plans (*.slicescape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export plan JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan is written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export results JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results are written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved work of %1 is left from a session that ended unexpectedly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved work on %1 of %2 is left from a session that ended unexpectedly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed or removed by another program since it was opened here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overwrite it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::HeaderCorner</name>
    <message>
        <source>Search commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find any command by its name and run it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch to Chinese</source>
        <comment>in each language: names the other one</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::HintStrip</name>
    <message>
        <source>The figures above belong to the plan on screen and move with it. Point at one to read what it means.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a stage boundary in the layer strip: memory, bubble and step time follow the mouse, and Esc restores everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag hosts, switches and models from the palette onto the canvas, or drop a Hugging Face config.json anywhere on the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press B on the canvas to pin a baseline: from then on every figure shows how much better or worse it got.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+P finds any command by its name, F1 lists all keys. Each edit can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint %1 of %2</source>
        <extracomment>Which hint of how many</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the hints; Help › First steps shows them again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the hints</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::LayerStrip</name>
    <message>
        <source>All layers equally wide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width by forward time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width by memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 of %3 to %4 layers</source>
        <extracomment>%1 &quot;16 stages&quot;, %2 &quot;112 chunks&quot;, %3 and %4 the smallest and largest number of layers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boundary %1 at layer %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MTP module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on stage %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>width = equal ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>width = time ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>width = memory ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the width of a layer&apos;s cell stands for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>25 or +2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A layer number, or a step such as +2. Return keeps it, Esc restores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer strip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a model here or pick one in the palette: its layers appear in this row, cut into stages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release to keep · Esc or right button restores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a boundary · ←/→ one layer · Ctrl five · type a number · Esc restores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place on stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a position…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MTP module %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread layers evenly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1, chunk %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward: %1 per micro-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory: %1 with the activations of one micro-batch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::LayersRow</name>
    <message>
        <source>This stage holds no layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed: 0–%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed: first layer 0, last layer up to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed: first layer from %1, last layer %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed: within layers %1–%2, so that the neighbours keep one each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread the layers evenly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the first and the last layer, such as 19–39.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan has no known model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the layers of stage %1 to %2–%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>remark in the field of a stage&apos;s layers; %1 is how many the model has</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers, run %1</source>
        <extracomment>label of one of several runs of layers of a stage</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed stage by stage. Click to spread the layers evenly.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::MainWindow</name>
    <message>
        <source>Unsaved changes cannot be kept safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 • — Slicescape</source>
        <extracomment>Window title of a plan with unsaved changes: %1 name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — Slicescape</source>
        <extracomment>Window title: %1 name of the plan</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts and findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bottom panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG image (*.png);;SVG drawing (*.svg);;PDF page (*.pdf);;CSV table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread layers evenly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>Menu entry: %1 is the edit, &quot;Move stage boundary 1|2&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <extracomment>Menu entry: %1 is the edit, &quot;Move stage boundary 1|2&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::MemoryChart</name>
    <message>
        <source>Memory per stage, worst rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory of every stage appears here once the plan has a model and hosts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capacity %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1: %2 of %3</source>
        <extracomment>%1 stage, %2 memory at the peak, %3 capacity</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 micro-batches in flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s). </source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Fullest: stage %1 with %2 of %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::MessageRow</name>
    <message>
        <source>Dismiss this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::Minimap</name>
    <message>
        <source>Minimap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole drawing; drag the frame to move the view.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ModelRow</name>
    <message>
        <source>No model of the catalogue is called %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train %1 and spread its layers evenly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is trained. Type part of a name to search the catalogue, or drop a config.json on the window.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::OverlayBar</name>
    <message>
        <source>Overlay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs in the colour of their pipeline stage, filled by the memory they use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What fills each GPU: weights, gradients, optimizer, activations, logits, buffers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links by how busy they are: green below 50 %, amber below 80 %, red above.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::PlanNotesDialog</name>
    <message>
        <source>Name and notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change name and notes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::PlanPage</name>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MFU (causal)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HFU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bubble ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak memory, worst GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exposed communication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pipeline and memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap and kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active per token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads / KV heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <extracomment>%1 ranks is a count, such as &quot;64 ranks&quot;</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Layers are placed stage by stage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers are spread by rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 of %2: used and available memory</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::QuantityEdit</name>
    <message>
        <source>A value is needed. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out of range. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>= %1</source>
        <extracomment>the value of what is being typed, under the field</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed: %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed: %1 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed: %1 or less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::RenameEditor</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ReplicateDialog</name>
    <message>
        <source>Replicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How many in total:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many in total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;one group that stays one object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As separate &amp;copies in a grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;lumns of the grid:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns of the grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The selection then stands for %n member(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies will be added.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ScheduleChart</name>
    <message>
        <source>Schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Gradient accumulation · %n micro-batch(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Schedule · %n micro-batch(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Schedule · %1 · %n micro-batch(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>bubble %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The simulated step appears here: who computes when, and who waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input grad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight grad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overlapped: both, one above the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward of micro-batch %1, chunk %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backward of micro-batch %1, chunk %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input gradient of micro-batch %1, chunk %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight gradient of micro-batch %1, chunk %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward of micro-batch %1, chunk %2, overlapped with backward of micro-batch %3, chunk %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1 · bubble %2</source>
        <extracomment>%1 stage, %2 its bubble ratio</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2 (%3)</source>
        <extracomment>%1 start, %2 end, %3 duration</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makespan %1, bubble ratio %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ShortcutsPage</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter of the shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canvas and layer strip</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::StagePage</name>
    <message>
        <source>Memory at peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time per micro-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backward, input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backward, weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of it recomputed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP exchange, exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CP exchange, exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EP exchange, exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle (bubble ratio)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One GPU exchanges nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>hosts %1 · %2</source>
        <extracomment>where a stage sits: %1 host numbers such as &quot;2–3&quot;, %2 such as &quot;16 GPUs&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %1. %2 micro-batches are held at the peak.</source>
        <extracomment>%1 capacity of the GPU, %2 how many micro-batches are held at the peak</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::StatusLine</name>
    <message>
        <source>No findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Show what is wrong with the plan or worth knowing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory is shown in this unit; click to change between GiB and GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom of the canvas; click for 100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evaluated in %1</source>
        <extracomment>%1 a time such as &quot;0.4 ms&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory unit: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::SummaryStrip</name>
    <message>
        <source>Key figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <extracomment>%1 title of a figure, %2 its value, %3 change against the baseline (may be empty)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy key figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the fullest stage</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::TextFieldEditor</name>
    <message>
        <source>A text is needed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ValueRow</name>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is %1 %2?</source>
        <extracomment>name of a &quot;Why?&quot; link for assistive technology; %1 is a value&apos;s name, %2 the value</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slicescape::ui::WaterfallChart</name>
    <message>
        <source>Compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exposed</source>
        <extracomment>communication of a parallel axis that the step waits for</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the step goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1, %2</source>
        <extracomment>%1 pipeline rank, %2 unit of time</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the step time is made of appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3 of the step</source>
        <extracomment>%1 part of the step, %2 its time, %3 its share of the step</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step time %1, of which computing %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
