<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>BandGesture</name>
    <message>
        <source>Selects what the frame touches · Esc cancels</source>
        <translation>选中选框触及的对象 · Esc 取消</translation>
    </message>
    <message>
        <source>Selects what the frame encloses · Esc cancels</source>
        <translation>选中选框完全包含的对象 · Esc 取消</translation>
    </message>
</context>
<context>
    <name>DropPreview</name>
    <message>
        <source>%1 · takes %2 of %3 GPUs (TP %4 · PP %5 · DP %6)</source>
        <translation>%1 · 使用 %3 块 GPU 中的 %2 块（TP %4 · PP %5 · DP %6）</translation>
    </message>
    <message>
        <source>%1: %2 → %3 hosts</source>
        <translation>%1：%2 → %3 个节点</translation>
    </message>
    <message>
        <source>Drop to train this model on the drawn cluster</source>
        <translation>松开以在所绘集群上训练此模型</translation>
    </message>
    <message>
        <source>Drop to add · over a group of the same type it joins the group</source>
        <translation>松开以添加 · 放在同类型的组上则并入该组</translation>
    </message>
    <message>
        <source>Drop to join this group</source>
        <translation>松开以并入该组</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln GPU(s)</source>
        <translation>
            <numerusform>%1 · %Ln 块 GPU</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HostItem</name>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>stages %1–%2</source>
        <translation>阶段 %1–%2</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n 个阶段</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyFigure</name>
    <message>
        <source>= baseline</source>
        <translation>与基线相同</translation>
    </message>
    <message>
        <source>%1 %2 better</source>
        <extracomment>%1 arrow up or down, %2 the difference to the baseline</extracomment>
        <translation>%1 %2 变好</translation>
    </message>
    <message>
        <source>%1 %2 worse</source>
        <translation>%1 %2 变差</translation>
    </message>
    <message>
        <source>%1 pt</source>
        <extracomment>percentage points: 43.8 % against 42.0 % are 1.8 pt</extracomment>
        <translation>%1 个百分点</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Eight of ten plans of this kind land between %1 and %2 (P10 – P90).</source>
        <translation>此类方案十个中有八个落在 %1 与 %2 之间（P10 – P90）。</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>One training step of the whole global batch, from the first forward to the end of the optimizer.</source>
        <translation>整个全局批次的一个训练步，从第一次前向到优化器结束。</translation>
    </message>
    <message>
        <source>Exactly %1 s.</source>
        <translation>精确值 %1 s。</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>Token/s</translation>
    </message>
    <message>
        <source>Tokens trained per second by all GPUs together.</source>
        <translation>全部 GPU 合计每秒训练的 token 数。</translation>
    </message>
    <message>
        <source>Exactly %1 tokens/s, %2 per GPU.</source>
        <translation>精确值 %1 token/s，每块 GPU %2。</translation>
    </message>
    <message>
        <source>MFU (causal)</source>
        <translation>MFU（因果）</translation>
    </message>
    <message>
        <source>Model FLOP utilisation: the FLOPs the model needs, attention halved by the causal mask and recomputation not counted, over the dense peak.</source>
        <translation>模型 FLOP 利用率：模型所需 FLOP（因果（causal）掩码：每个 token 只看其前文，注意力按一半计；不计重计算）与稠密峰值之比。</translation>
    </message>
    <message>
        <source>Attention not halved: %1. With recomputation counted (HFU): %2.</source>
        <translation>注意力不折半：%1。计入重计算（HFU）：%2。</translation>
    </message>
    <message>
        <source>Peak: %1 in %2.</source>
        <translation>峰值：%1（%2）。</translation>
    </message>
    <message>
        <source>Bubble ratio</source>
        <translation>气泡率</translation>
    </message>
    <message>
        <source>Share of the pipeline&apos;s time in which a rank waits: 1 − busy / makespan, averaged over the pipeline ranks.</source>
        <translation>流水线时间中 rank 处于等待的比例：1 − 忙碌时间 / 总时长，对流水线各 rank 取平均。</translation>
    </message>
    <message>
        <source>overhead %1</source>
        <extracomment>bubble overhead, the Megatron papers&apos; form of the bubble</extracomment>
        <translation>额外开销 %1</translation>
    </message>
    <message>
        <source>As overhead over the busy time: %1. Inside the worst rank&apos;s own span: %2.</source>
        <translation>相对忙碌时间的开销：%1。最差 rank 自身跨度内：%2。</translation>
    </message>
    <message>
        <source>Peak memory · worst GPU</source>
        <translation>峰值显存 · 最差 GPU</translation>
    </message>
    <message>
        <source>Device memory at the peak on the fullest GPU, with driver context, communicators and allocator slack, against what the driver reports.</source>
        <translation>最满 GPU 的峰值设备显存（含驱动上下文、通信器与分配器余量），与驱动报告的容量相比。</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>%1 memory needed, %2 capacity</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>stage %1 · over capacity</source>
        <translation>阶段 %1 · 超出容量</translation>
    </message>
    <message>
        <source>stage %1 · device</source>
        <translation>阶段 %1 · 设备显存</translation>
    </message>
    <message>
        <source>Exactly %1 of %2, on rank %3 of stage %4.</source>
        <translation>精确值 %1，容量 %2，位于阶段 %4 的 rank %3。</translation>
    </message>
    <message>
        <source>Allocated by tensors: %1. Reserved by the allocator: %2.</source>
        <translation>张量占用：%1。分配器保留：%2。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Exposed communication</source>
        <translation>暴露的通信</translation>
    </message>
    <message>
        <source>Share of the step in which the rank that finishes last waits for the network and nothing is computed.</source>
        <translation>最后完成的 rank 等待网络且不做计算的时间占单步的比例。</translation>
    </message>
    <message>
        <source>By axis, in percent of the step: %1.</source>
        <translation>按并行轴占单步的百分比：%1。</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>训练时间</translation>
    </message>
    <message>
        <source>without waits and failures</source>
        <translation>不含排队与故障</translation>
    </message>
    <message>
        <source>Time to train on %1 tokens at the predicted rate. Waiting for the GPUs, failures and restarts come on top.</source>
        <translation>按预测速率训练 %1 token 所需时间。排队、故障与重启另计。</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message numerus="yes">
        <source>%n host(s)</source>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>GPUs the layout occupies. Give the workload a number of tokens to see the training time here.</source>
        <translation>该布局占用的 GPU。为负载填写 token 总数后此处显示训练时间。</translation>
    </message>
</context>
<context>
    <name>LayerStrip</name>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>stage %1 → %2</source>
        <translation>阶段 %1 → %2</translation>
    </message>
    <message>
        <source>stage %1: %2 → %3</source>
        <translation>阶段 %1：%2 → %3</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>超出 %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>单步 %1</translation>
    </message>
    <message>
        <source>layer %1 to %2 only</source>
        <translation>仅限第 %1 到 %2 层</translation>
    </message>
    <message>
        <source>stage %1 to %2 only</source>
        <translation>仅限阶段 %1 到 %2</translation>
    </message>
    <message>
        <source>Place the embedding on stage %1</source>
        <translation>将嵌入层放到阶段 %1</translation>
    </message>
    <message>
        <source>Place the head on stage %1</source>
        <translation>将输出头放到阶段 %1</translation>
    </message>
    <message>
        <source>Place MTP module %1 on stage %2</source>
        <translation>将 MTP 模块 %1 放到阶段 %2</translation>
    </message>
    <message>
        <source>Move stage boundary %1 from layer %2 to %3</source>
        <translation>将阶段边界 %1 从第 %2 层移到第 %3 层</translation>
    </message>
    <message>
        <source>Emb</source>
        <extracomment>short for embedding, at most 3 letters</extracomment>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>输出头</translation>
    </message>
    <message>
        <source>stage %1 · %2 / %3</source>
        <extracomment>%1 stage, %2 memory needed, %3 capacity</extracomment>
        <translation>阶段 %1 · %2 / %3</translation>
    </message>
    <message>
        <source>stage %1 · %2</source>
        <translation>阶段 %1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>stage and its memory</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>stage %1, chunk %2</source>
        <translation>阶段 %1，层段 %2</translation>
    </message>
</context>
<context>
    <name>LinkGesture</name>
    <message>
        <source>Link %1 and %2</source>
        <translation>连接 %1 与 %2</translation>
    </message>
    <message>
        <source>An object is not linked to itself.</source>
        <translation>对象不能与自身相连。</translation>
    </message>
    <message>
        <source>Two host groups are joined through a switch: draw the link to a switch.</source>
        <translation>两个节点组须经交换机相连：请将线连到交换机。</translation>
    </message>
    <message>
        <source>These two are linked already; its figures are in the inspector.</source>
        <translation>两者已相连；其参数见属性面板。</translation>
    </message>
    <message>
        <source>There is no free network port to link.</source>
        <translation>没有空闲的网络端口可连接。</translation>
    </message>
    <message>
        <source>Release over a card to link · Esc cancels</source>
        <translation>在卡片上松开以连接 · Esc 取消</translation>
    </message>
    <message numerus="yes">
        <source>Release to lay %n cable(s) of %1 per member</source>
        <translation>
            <numerusform>松开以为每个成员铺设 %n 根 %1 线缆</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinkItem</name>
    <message>
        <source>%1 ⇄ %2</source>
        <translation>%1 ⇄ %2</translation>
    </message>
    <message>
        <source>%1 × %2 each way</source>
        <comment>cables × line rate</comment>
        <translation>单向 %1 × %2</translation>
    </message>
    <message>
        <source>%1 · %2 busy</source>
        <translation>%1 · 繁忙 %2</translation>
    </message>
    <message>
        <source>%1 · %2 busy (%3)</source>
        <translation>%1 · 繁忙 %2（%3）</translation>
    </message>
</context>
<context>
    <name>LinkTool</name>
    <message>
        <source>Drag from one card to another to link them</source>
        <translation>从一张卡片拖到另一张以连接它们</translation>
    </message>
</context>
<context>
    <name>MoveGesture</name>
    <message numerus="yes">
        <source>Copy %n object(s)</source>
        <translation>
            <numerusform>复制 %n 个对象</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n object(s)</source>
        <translation>
            <numerusform>移动 %n 个对象</numerusform>
        </translation>
    </message>
    <message>
        <source>Release to place the copy · Esc cancels</source>
        <translation>松开以放置副本 · Esc 取消</translation>
    </message>
    <message>
        <source>Ctrl: without snapping · Shift: along one axis · Esc restores</source>
        <translation>Ctrl：不吸附 · Shift：沿单一轴 · Esc 恢复</translation>
    </message>
</context>
<context>
    <name>ObjectTemplate</name>
    <message>
        <source>rail</source>
        <translation>按轨</translation>
    </message>
    <message>
        <source>each to each</source>
        <translation>两两相连</translation>
    </message>
    <message>
        <source>in blocks</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>mesh</source>
        <translation>互连</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>端口数</translation>
    </message>
    <message>
        <source>switch, tier %1</source>
        <translation>交换机，第 %1 层</translation>
    </message>
    <message>
        <source>Leaf switch</source>
        <translation>叶交换机（leaf）</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Leaf</translation>
    </message>
    <message>
        <source>Spine switch</source>
        <translation>脊交换机（spine）</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>Spine</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>tier %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message numerus="yes">
        <source>%Ln GPU(s)</source>
        <translation>
            <numerusform>%Ln 块 GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>rail-optimised</source>
        <translation>按轨优化</translation>
    </message>
    <message>
        <source>%1 / %2 active</source>
        <translation>%1 / 激活 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n 层</numerusform>
        </translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
</context>
<context>
    <name>PanTool</name>
    <message>
        <source>Drag to move the view · Ctrl+wheel zooms</source>
        <translation>拖动以移动视图 · Ctrl+滚轮缩放</translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>Drag moves · a port links · Ctrl+drag copies · double-click zooms</source>
        <translation>拖动移动 · 拖端口连线 · Ctrl+拖动复制 · 双击放大</translation>
    </message>
    <message>
        <source>Drag from the palette · drag a frame to select · Space+drag pans</source>
        <translation>从组件库拖入 · 拖框选择 · 空格+拖动平移</translation>
    </message>
</context>
<context>
    <name>SwitchItem</name>
    <message>
        <source>Switch</source>
        <translation>交换机</translation>
    </message>
    <message>
        <source>%1 busy</source>
        <translation>繁忙 %1</translation>
    </message>
    <message>
        <source>%1 busy (%2)</source>
        <translation>繁忙 %1（%2）</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>ports × line rate</comment>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Tooltip: %1 what the command does, %2 its key</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>New plan</source>
        <translation>新建方案</translation>
    </message>
    <message>
        <source>Start with an empty cluster and the default model.</source>
        <translation>从空集群和默认模型开始。</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Open a plan file, or a model description to put into the plan.</source>
        <translation>打开方案文件，或打开模型描述并放入方案。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Write the plan to its file.</source>
        <translation>将方案写入其文件。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Write the plan to another file and go on working in that one.</source>
        <translation>将方案写入另一个文件，并在其中继续工作。</translation>
    </message>
    <message>
        <source>Export plan JSON…</source>
        <translation>导出方案 JSON…</translation>
    </message>
    <message>
        <source>Write a copy of the plan for other programs; the open file stays the same.</source>
        <translation>为其他程序写出方案副本；当前打开的文件不变。</translation>
    </message>
    <message>
        <source>Export results JSON…</source>
        <translation>导出结果 JSON…</translation>
    </message>
    <message>
        <source>Write every figure of the current evaluation, with units in the key names.</source>
        <translation>写出当前评估的全部数值，键名中带单位。</translation>
    </message>
    <message>
        <source>Copy chart as image</source>
        <translation>复制图表为图片</translation>
    </message>
    <message>
        <source>Put the visible chart on the clipboard as an image.</source>
        <translation>将当前图表以图片形式放入剪贴板。</translation>
    </message>
    <message>
        <source>Copy chart as CSV</source>
        <translation>复制图表为 CSV</translation>
    </message>
    <message>
        <source>Put the numbers of the visible chart on the clipboard, units in the header.</source>
        <translation>将当前图表的数据放入剪贴板，表头带单位。</translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation>保存图表…</translation>
    </message>
    <message>
        <source>Write the visible chart as PNG, SVG, PDF or CSV.</source>
        <translation>将当前图表写为 PNG、SVG、PDF 或 CSV。</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Close the window; unsaved changes are asked about.</source>
        <translation>关闭窗口；如有未保存的更改会先询问。</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Take back the last edit.</source>
        <translation>撤销上一次编辑。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的编辑。</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Do the edit again that was taken back.</source>
        <translation>重新执行被撤销的编辑。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>没有可重做的编辑。</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Move the selected hosts, switches and links to the clipboard.</source>
        <translation>将选中的节点、交换机和链路移到剪贴板。</translation>
    </message>
    <message>
        <source>Nothing is selected on the canvas.</source>
        <translation>画布上没有选中对象。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the selected hosts, switches and links to the clipboard.</source>
        <translation>将选中的节点、交换机和链路复制到剪贴板。</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Insert the copied objects at the mouse pointer.</source>
        <translation>在鼠标位置插入复制的对象。</translation>
    </message>
    <message>
        <source>The clipboard holds no objects of a cluster.</source>
        <translation>剪贴板中没有集群对象。</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>再制</translation>
    </message>
    <message>
        <source>Put a copy of the selection beside it.</source>
        <translation>在选中对象旁放置一份副本。</translation>
    </message>
    <message>
        <source>Replicate…</source>
        <translation>复制为组…</translation>
    </message>
    <message>
        <source>Set how many identical members the selected group has.</source>
        <translation>设置所选组包含多少个相同成员。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Change the name of the selected object.</source>
        <translation>修改所选对象的名称。</translation>
    </message>
    <message>
        <source>Select one object to rename it.</source>
        <translation>请选中一个对象再重命名。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Remove the selected objects and the links that end at them.</source>
        <translation>删除选中的对象及与其相连的链路。</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Select every host and switch on the canvas.</source>
        <translation>选中画布上的全部节点和交换机。</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Click selects, dragging moves; drag on the ground for a selection frame.</source>
        <translation>单击选中，拖动移动；在空白处拖动可框选。</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>平移</translation>
    </message>
    <message>
        <source>Drag to move the view; the middle mouse button always does.</source>
        <translation>拖动以移动视图；鼠标中键始终有效。</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>Drag from one host or switch to another to connect them.</source>
        <translation>从一个节点或交换机拖到另一个以连接它们。</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark text on a light ground.</source>
        <translation>浅底深字。</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Light text on a dark ground.</source>
        <translation>深底浅字。</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Black text and strong lines.</source>
        <translation>黑色文字与粗实线条。</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文（English）</translation>
    </message>
    <message>
        <source>Show the program in English.</source>
        <translation>以英文显示程序。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Chinese (Simplified)</source>
        <translation>简体中文</translation>
    </message>
    <message>
        <source>Show the program in Simplified Chinese.</source>
        <translation>以简体中文显示程序。</translation>
    </message>
    <message>
        <source>GiB (1024³ bytes)</source>
        <translation>GiB（1024³ 字节）</translation>
    </message>
    <message>
        <source>Show memory in binary units, as drivers and frameworks print it.</source>
        <translation>以二进制单位显示显存，与驱动和框架一致。</translation>
    </message>
    <message>
        <source>Memory unit</source>
        <translation>显存单位</translation>
    </message>
    <message>
        <source>GB (1000³ bytes)</source>
        <translation>GB（1000³ 字节）</translation>
    </message>
    <message>
        <source>Show memory in decimal units, as datasheets print it.</source>
        <translation>以十进制单位显示显存，与规格书一致。</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Show the cluster larger.</source>
        <translation>放大显示集群。</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Show the cluster smaller.</source>
        <translation>缩小显示集群。</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>Show the cluster in its natural size.</source>
        <translation>以原始大小显示集群。</translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Show the whole cluster.</source>
        <translation>显示整个集群。</translation>
    </message>
    <message>
        <source>Fit selection</source>
        <translation>显示所选</translation>
    </message>
    <message>
        <source>Show the selected objects as large as they fit.</source>
        <translation>尽可能大地显示选中对象。</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Colour the GPUs by the pipeline stage they work for.</source>
        <translation>按所属流水线阶段为 GPU 着色。</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>着色方式</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Colour the GPUs by how full their memory is.</source>
        <translation>按显存占用为 GPU 着色。</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Colour and widen the links by how busy they are.</source>
        <translation>按繁忙程度为链路着色并加粗。</translation>
    </message>
    <message>
        <source>Palette panel</source>
        <translation>组件库面板</translation>
    </message>
    <message>
        <source>Show or hide the palette.</source>
        <translation>显示或隐藏组件库。</translation>
    </message>
    <message>
        <source>Inspector panel</source>
        <translation>属性面板</translation>
    </message>
    <message>
        <source>Show or hide the inspector.</source>
        <translation>显示或隐藏属性面板。</translation>
    </message>
    <message>
        <source>Charts and findings panel</source>
        <translation>图表与问题面板</translation>
    </message>
    <message>
        <source>Show or hide the charts and the findings.</source>
        <translation>显示或隐藏图表与问题。</translation>
    </message>
    <message>
        <source>Hide all panels</source>
        <translation>隐藏全部面板</translation>
    </message>
    <message>
        <source>Give the whole window to the cluster; again brings the panels back.</source>
        <translation>将整个窗口留给集群；再次执行可恢复面板。</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>重置布局</translation>
    </message>
    <message>
        <source>Put every panel back to its place and size.</source>
        <translation>将所有面板恢复到默认位置与大小。</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>下一窗格</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the next part of the window.</source>
        <translation>将键盘焦点移到窗口的下一部分。</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>上一窗格</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the previous part of the window.</source>
        <translation>将键盘焦点移到窗口的上一部分。</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>搜索命令</translation>
    </message>
    <message>
        <source>Find any command by its name and run it.</source>
        <translation>按名称查找任意命令并执行。</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>插入(&amp;I)</translation>
    </message>
    <message>
        <source>Host, switch or model from the palette…</source>
        <translation>从组件库插入节点、交换机或模型…</translation>
    </message>
    <message>
        <source>Go to the palette&apos;s filter: type, then press Enter to place the choice.</source>
        <translation>转到组件库的筛选框：输入后按回车放置所选项。</translation>
    </message>
    <message>
        <source>Model from a config.json…</source>
        <translation>从 config.json 读取模型…</translation>
    </message>
    <message>
        <source>Read a Hugging Face model description and put it into the plan.</source>
        <translation>读取 Hugging Face 模型描述并放入方案。</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>排列(&amp;A)</translation>
    </message>
    <message>
        <source>Align left edges</source>
        <translation>左对齐</translation>
    </message>
    <message>
        <source>Line up the left edges of the selected objects.</source>
        <translation>对齐选中对象的左边缘。</translation>
    </message>
    <message>
        <source>Select two or more objects to align them.</source>
        <translation>请选中两个或更多对象再对齐。</translation>
    </message>
    <message>
        <source>Align right edges</source>
        <translation>右对齐</translation>
    </message>
    <message>
        <source>Line up the right edges of the selected objects.</source>
        <translation>对齐选中对象的右边缘。</translation>
    </message>
    <message>
        <source>Align top edges</source>
        <translation>顶端对齐</translation>
    </message>
    <message>
        <source>Line up the top edges of the selected objects.</source>
        <translation>对齐选中对象的上边缘。</translation>
    </message>
    <message>
        <source>Align bottom edges</source>
        <translation>底端对齐</translation>
    </message>
    <message>
        <source>Line up the bottom edges of the selected objects.</source>
        <translation>对齐选中对象的下边缘。</translation>
    </message>
    <message>
        <source>Distribute horizontally</source>
        <translation>水平均布</translation>
    </message>
    <message>
        <source>Make the horizontal gaps between the selected objects equal.</source>
        <translation>使选中对象的水平间距相等。</translation>
    </message>
    <message>
        <source>Select three or more objects to distribute them.</source>
        <translation>请选中三个或更多对象再均布。</translation>
    </message>
    <message>
        <source>Distribute vertically</source>
        <translation>垂直均布</translation>
    </message>
    <message>
        <source>Make the vertical gaps between the selected objects equal.</source>
        <translation>使选中对象的垂直间距相等。</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>方案(&amp;P)</translation>
    </message>
    <message>
        <source>Name and notes…</source>
        <translation>名称与备注…</translation>
    </message>
    <message>
        <source>Change the name of the plan and what is noted about it.</source>
        <translation>修改方案的名称与备注。</translation>
    </message>
    <message>
        <source>Spread layers evenly</source>
        <translation>均匀分层</translation>
    </message>
    <message>
        <source>Give every pipeline stage the same number of layers, as far as possible.</source>
        <translation>尽可能让每个流水线阶段的层数相同。</translation>
    </message>
    <message>
        <source>The layers are spread evenly already.</source>
        <translation>各层已均匀分布。</translation>
    </message>
    <message>
        <source>Show findings</source>
        <translation>显示问题</translation>
    </message>
    <message>
        <source>List what is wrong with the plan or worth knowing, worst first.</source>
        <translation>列出方案的错误与提示，最严重的在前。</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>Pin baseline</source>
        <translation>固定基线</translation>
    </message>
    <message>
        <source>Remember these figures; every number then shows how it differs from them.</source>
        <translation>记住当前数值；之后每个数都会显示与其差异。</translation>
    </message>
    <message>
        <source>Clear baseline</source>
        <translation>清除基线</translation>
    </message>
    <message>
        <source>Stop comparing with the pinned figures.</source>
        <translation>停止与固定的数值比较。</translation>
    </message>
    <message>
        <source>No baseline is pinned.</source>
        <translation>尚未固定基线。</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>List every command with its key.</source>
        <translation>列出每个命令及其按键。</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>入门提示</translation>
    </message>
    <message>
        <source>Show the five hints for the first minutes again.</source>
        <translation>再次显示入门的五条提示。</translation>
    </message>
    <message>
        <source>About Slicescape</source>
        <translation>关于 Slicescape</translation>
    </message>
    <message>
        <source>Version, licence and the libraries it is built with.</source>
        <translation>版本、许可证及所用的库。</translation>
    </message>
    <message>
        <source>Open example</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>最近打开</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>Correct the catalogue file at this place and load it again.</source>
        <translation>请修正目录文件的此处内容后重新加载。</translation>
    </message>
    <message>
        <source>An object was expected here.</source>
        <translation>此处应为一个对象。</translation>
    </message>
    <message>
        <source>A text was expected here.</source>
        <translation>此处应为文本。</translation>
    </message>
    <message>
        <source>A text that is not empty must stand here.</source>
        <translation>此处应为非空文本。</translation>
    </message>
    <message>
        <source>A number from 0 up was expected here.</source>
        <translation>此处应为不小于 0 的数。</translation>
    </message>
    <message>
        <source>A whole number from 0 to {0} was expected here.</source>
        <translation>此处应为 0 到 {0} 之间的整数。</translation>
    </message>
    <message>
        <source>true or false was expected here.</source>
        <translation>此处应为 true 或 false。</translation>
    </message>
    <message>
        <source>A list was expected here.</source>
        <translation>此处应为列表。</translation>
    </message>
    <message>
        <source>The memory of an accelerator must stand here.</source>
        <translation>此处应填写加速器的显存容量。</translation>
    </message>
    <message>
        <source>The accelerator {0} is not in the catalogue.</source>
        <translation>目录中没有加速器 {0}。</translation>
    </message>
    <message>
        <source>A host needs at least one accelerator.</source>
        <translation>一个节点至少需要一块加速器。</translation>
    </message>
    <message>
        <source>The number of accelerators under one PCIe switch was expected here.</source>
        <translation>此处应为一个 PCIe 交换芯片下的加速器数量。</translation>
    </message>
    <message>
        <source>A share above 0 and up to 1 was expected here.</source>
        <translation>此处应为大于 0 且不超过 1 的比例。</translation>
    </message>
    <message>
        <source>The id {0} stands in the catalogue twice.</source>
        <translation>目录中标识 {0} 出现了两次。</translation>
    </message>
    <message>
        <source>A hardware catalogue says &quot;{0}&quot; here.</source>
        <translation>硬件目录此处应为“{0}”。</translation>
    </message>
    <message>
        <source>The map has {0} stages for {1} pipeline ranks</source>
        <translation>阶段划分有 {0} 个阶段，但流水线有 {1} 个 rank</translation>
    </message>
    <message>
        <source>Stage {0} holds {1} chunks; every stage needs {2}</source>
        <translation>阶段 {0} 有 {1} 个层段；每个阶段需要 {2} 个</translation>
    </message>
    <message>
        <source>Stage {0} has a chunk with {1} layers</source>
        <translation>阶段 {0} 有一个层段含 {1} 层</translation>
    </message>
    <message>
        <source>{0} of {1} layers are not placed and would be lost; the first is layer {2}</source>
        <translation>{1} 层中有 {0} 层未被放置，将会丢失；第一个是第 {2} 层</translation>
    </message>
    <message>
        <source>{0} of {1} layers would be doubled: they are placed more than once; the first is layer {2}</source>
        <translation>{1} 层中有 {0} 层被重复放置；第一个是第 {2} 层</translation>
    </message>
    <message>
        <source>{0} of the placed layers do not exist: the model has {1}</source>
        <translation>放置的层中有 {0} 层并不存在：模型共有 {1} 层</translation>
    </message>
    <message>
        <source>Chunk {0} of stage {1} begins with layer {2}, but the data arrives there after layer {3}</source>
        <translation>阶段 {1} 的层段 {0} 从第 {2} 层开始，但数据到达该处时刚经过第 {3} 层</translation>
    </message>
    <message>
        <source>The embedding is placed {0} times instead of once</source>
        <translation>嵌入层被放置了 {0} 次，应为一次</translation>
    </message>
    <message>
        <source>The embedding must be on stage 0, where the data enters</source>
        <translation>嵌入层必须位于数据进入的阶段 0</translation>
    </message>
    <message>
        <source>The head is placed {0} times instead of once</source>
        <translation>输出头被放置了 {0} 次，应为一次</translation>
    </message>
    <message>
        <source>The head must be on stage {0}, where the data leaves</source>
        <translation>输出头必须位于数据离开的阶段 {0}</translation>
    </message>
    <message>
        <source>{0} of {1} MTP modules are placed</source>
        <translation>{1} 个 MTP 模块中放置了 {0} 个</translation>
    </message>
    <message>
        <source>Write {0} whole numbers that sum to {1}, separated by commas</source>
        <translation>请写 {0} 个以逗号分隔、总和为 {1} 的整数</translation>
    </message>
    <message>
        <source>Entry {0} of the stage list, “{1}”, is no number of layers</source>
        <translation>阶段列表的第 {0} 项“{1}”不是层数</translation>
    </message>
    <message>
        <source>The stage list has {0} entries; {1} ranks with {2} chunks each need {3}</source>
        <translation>阶段列表有 {0} 项；{1} 个 rank、每个 {2} 个层段需要 {3} 项</translation>
    </message>
    <message>
        <source>The stage list places {0} layers, the model has {1}: {2} would be lost</source>
        <translation>阶段列表放置了 {0} 层，模型有 {1} 层：将丢失 {2} 层</translation>
    </message>
    <message>
        <source>The stage list places {0} layers, the model has {1}: {2} too many</source>
        <translation>阶段列表放置了 {0} 层，模型有 {1} 层：多出 {2} 层</translation>
    </message>
    <message>
        <source>Expected a known word, found &quot;{0}&quot;.</source>
        <translation>应为已知的取值，实际为“{0}”。</translation>
    </message>
    <message>
        <source>Expected local and global layers such as &quot;5:1&quot;, found &quot;{0}&quot;.</source>
        <translation>应为局部层与全局层之比，如“5:1”，实际为“{0}”。</translation>
    </message>
    <message>
        <source>Expected at most {0} different kinds of layers.</source>
        <translation>层的种类最多 {0} 种。</translation>
    </message>
    <message>
        <source>Expected an id for the model.</source>
        <translation>缺少模型的标识。</translation>
    </message>
    <message>
        <source>Expected an object with the sizes of the model.</source>
        <translation>应为描述模型尺寸的对象。</translation>
    </message>
    <message>
        <source>The width of the MLP is not given; four times the hidden size, {0}, is assumed.</source>
        <translation>未给出 MLP 宽度；假定为隐藏维度的四倍，即 {0}。</translation>
    </message>
    <message>
        <source>The layers differ in this figure; the first one, {0}, is taken for all.</source>
        <translation>各层的该数值不同；全部按第一个值 {0} 处理。</translation>
    </message>
    <message>
        <source>The number of experts per token is not given; {0} is assumed.</source>
        <translation>未给出每个 token 使用的专家数；假定为 {0}。</translation>
    </message>
    <message>
        <source>The list has {0} entries for {1} layers; it is repeated from its start.</source>
        <translation>列表有 {0} 项，而模型有 {1} 层；将从头循环使用。</translation>
    </message>
    <message>
        <source>The {0} is left out of the counts: {1}.</source>
        <translation>{0} 未计入统计：{1}。</translation>
    </message>
    <message>
        <source>Choose a model catalogue, a file with the schema slicescape.catalogue/1.</source>
        <translation>请选择模型目录，即 schema 为 slicescape.catalogue/1 的文件。</translation>
    </message>
    <message>
        <source>Expected an object at the top.</source>
        <translation>顶层应为对象。</translation>
    </message>
    <message>
        <source>Expected the schema {0}, found &quot;{1}&quot;.</source>
        <translation>schema 应为 {0}，实际为“{1}”。</translation>
    </message>
    <message>
        <source>Expected a model of at most {0} parameters.</source>
        <translation>模型参数量最多为 {0}。</translation>
    </message>
    <message>
        <source>Expected different ids, found &quot;{0}&quot; twice.</source>
        <translation>标识不能重复，“{0}”出现了两次。</translation>
    </message>
    <message>
        <source>Correct the value in the file and read it again.</source>
        <translation>请修正文件中的值后重新读取。</translation>
    </message>
    <message>
        <source>Expected a whole number from {0} to {1}, found {2}.</source>
        <translation>应为 {0} 到 {1} 之间的整数，实际为 {2}。</translation>
    </message>
    <message>
        <source>Expected the key {0}, which is missing.</source>
        <translation>缺少键 {0}。</translation>
    </message>
    <message>
        <source>Expected a number, found {0}.</source>
        <translation>应为数字，实际为 {0}。</translation>
    </message>
    <message>
        <source>Expected true or false, found {0}.</source>
        <translation>应为 true 或 false，实际为 {0}。</translation>
    </message>
    <message>
        <source>Expected a text, found {0}.</source>
        <translation>应为文本，实际为 {0}。</translation>
    </message>
    <message>
        <source>Expected a list of texts, found {0}.</source>
        <translation>应为文本列表，实际为 {0}。</translation>
    </message>
    <message>
        <source>Expected an object, found {0}.</source>
        <translation>应为对象，实际为 {0}。</translation>
    </message>
    <message>
        <source>Expected a list, found {0}.</source>
        <translation>应为列表，实际为 {0}。</translation>
    </message>
    <message>
        <source>What kernels and links reach of the datasheet.</source>
        <translation>算子与链路所能达到的规格书比例。</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>Backward, input gradient</source>
        <translation>反向，输入梯度</translation>
    </message>
    <message>
        <source>Backward, weight gradient</source>
        <translation>反向，权重梯度</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>Waiting for TP</source>
        <translation>等待 TP</translation>
    </message>
    <message>
        <source>Waiting for CP</source>
        <translation>等待 CP</translation>
    </message>
    <message>
        <source>Waiting for EP</source>
        <translation>等待 EP</translation>
    </message>
    <message>
        <source>Waiting for PP transfers</source>
        <translation>等待 PP 传输</translation>
    </message>
    <message>
        <source>Waiting for DP</source>
        <translation>等待 DP</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>气泡</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Other: jitter of a synchronous job</source>
        <translation>其他：同步作业的抖动</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>每秒 token 数</translation>
    </message>
    <message>
        <source>HFU: recomputed work counted</source>
        <translation>HFU：计入重计算</translation>
    </message>
    <message>
        <source>MFU, causal: attention halved, recompute not counted</source>
        <translation>MFU（因果）：注意力按一半计，不计重计算</translation>
    </message>
    <message>
        <source>MFU, full: attention not halved, recompute not counted</source>
        <translation>MFU（full）：注意力不折半，不计重计算</translation>
    </message>
    <message>
        <source>Bubble ratio</source>
        <translation>气泡率</translation>
    </message>
    <message>
        <source>Exposed communication per step</source>
        <translation>每步暴露的通信</translation>
    </message>
    <message>
        <source>Memory of one GPU of stage {0} at its peak</source>
        <translation>阶段 {0} 单块 GPU 的峰值显存</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活值</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>Communicators</source>
        <translation>通信器</translation>
    </message>
    <message>
        <source>Driver context</source>
        <translation>驱动上下文</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>碎片</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Backward, input gradient, per micro-batch</source>
        <translation>反向（输入梯度），每个微批次</translation>
    </message>
    <message>
        <source>Input gradient</source>
        <translation>输入梯度</translation>
    </message>
    <message>
        <source>Ask for one of: {0}.</source>
        <translation>可查询的指标：{0}。</translation>
    </message>
    <message>
        <source>expected a plan that can be computed; this one breaks rules</source>
        <translation>需要可计算的方案；该方案违反了规则</translation>
    </message>
    <message>
        <source>Mend the findings first.</source>
        <translation>请先解决所列问题。</translation>
    </message>
    <message>
        <source>expected a stage from 0 to {0}</source>
        <translation>阶段应在 0 到 {0} 之间</translation>
    </message>
    <message>
        <source>Forward, per micro-batch</source>
        <translation>前向，每个微批次</translation>
    </message>
    <message>
        <source>Backward, weight gradient, per micro-batch</source>
        <translation>反向（权重梯度），每个微批次</translation>
    </message>
    <message>
        <source>expected the name of a metric</source>
        <translation>应为指标名称</translation>
    </message>
    <message>
        <source>Megatron-Core&apos;s recipe: its states, overlaps and rank order.</source>
        <translation>Megatron-Core 的惯例：其状态、重叠方式与 rank 顺序。</translation>
    </message>
    <message>
        <source>Mixed precision with 16-bit brain floats is the usual recipe.</source>
        <translation>使用 bf16 混合精度是通常做法。</translation>
    </message>
    <message>
        <source>Sequence parallelism comes with tensor parallelism since 2022.</source>
        <translation>自 2022 年起，序列并行随张量并行一同启用。</translation>
    </message>
    <message>
        <source>The framework&apos;s usual sharding of the optimizer states.</source>
        <translation>该框架通常的优化器状态切分方式。</translation>
    </message>
    <message>
        <source>Adam with two fp32 moments.</source>
        <translation>带两个 fp32 动量的 Adam。</translation>
    </message>
    <message>
        <source>Gradients are accumulated and reduced in 32 bits.</source>
        <translation>梯度以 32 位累加与归约。</translation>
    </message>
    <message>
        <source>An fp32 copy of the weights is kept for the update.</source>
        <translation>为参数更新保留一份 fp32 权重。</translation>
    </message>
    <message>
        <source>Flash attention is the default since 2023.</source>
        <translation>自 2023 年起默认使用 Flash Attention。</translation>
    </message>
    <message>
        <source>Megatron-Core fuses the vocabulary-parallel loss since 2024.</source>
        <translation>自 2024 年起 Megatron-Core 融合词表并行的损失计算。</translation>
    </message>
    <message>
        <source>Kernels are launched one by one.</source>
        <translation>算子逐个启动。</translation>
    </message>
    <message>
        <source>Megatron fuses its element-wise operators; others need torch.compile.</source>
        <translation>Megatron 会融合逐元素算子；其他框架需要 torch.compile。</translation>
    </message>
    <message>
        <source>Tensor-parallel collectives wait unless switched to overlap.</source>
        <translation>张量并行的集合通信默认阻塞，除非开启重叠。</translation>
    </message>
    <message>
        <source>Gradient reduction runs behind the last backward.</source>
        <translation>梯度归约在最后一次反向之后进行并与其重叠。</translation>
    </message>
    <message>
        <source>Parameters are gathered behind the first forward.</source>
        <translation>参数收集与第一次前向重叠。</translation>
    </message>
    <message>
        <source>Megatron overlaps pipeline transfers only when interleaved.</source>
        <translation>Megatron 仅在交错调度时重叠流水线传输。</translation>
    </message>
    <message>
        <source>The expert exchange waits unless switched to overlap.</source>
        <translation>专家交换默认阻塞，除非开启重叠。</translation>
    </message>
    <message>
        <source>Keys and values travel around a ring.</source>
        <translation>键与值沿环传递。</translation>
    </message>
    <message>
        <source>The busiest expert rank gets a tenth more tokens than the mean.</source>
        <translation>最忙的专家 rank 比平均多处理十分之一的 token。</translation>
    </message>
    <message>
        <source>The stage rule &quot;{0}&quot; is not known; &quot;embedding-and-loss-count-as-layers&quot; is.</source>
        <translation>未知的阶段规则“{0}”；可用的是“embedding-and-loss-count-as-layers”。</translation>
    </message>
    <message>
        <source>The model &quot;{0}&quot; is not in the catalogue.</source>
        <translation>目录中没有模型“{0}”。</translation>
    </message>
    <message>
        <source>Choose a preset or drop a config.json on the window.</source>
        <translation>请选择预设模型，或将 config.json 拖到窗口上。</translation>
    </message>
    <message>
        <source>Did you mean &quot;{0}&quot;? Or drop a config.json on the window.</source>
        <translation>是否指“{0}”？也可将 config.json 拖到窗口上。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is of the type &quot;{1}&quot;, which is not in the catalogue.</source>
        <translation>“{0}”的类型“{1}”不在目录中。</translation>
    </message>
    <message>
        <source>Choose a host type from the palette.</source>
        <translation>请从组件库选择节点类型。</translation>
    </message>
    <message>
        <source>Did you mean &quot;{0}&quot;?</source>
        <translation>是否指“{0}”？</translation>
    </message>
    <message>
        <source>The cluster has no hosts.</source>
        <translation>集群中没有节点。</translation>
    </message>
    <message>
        <source>Drag a host or a ready-made cluster from the palette onto the canvas.</source>
        <translation>请从组件库将节点或现成集群拖到画布上。</translation>
    </message>
    <message>
        <source>The id &quot;{0}&quot; stands for more than one object.</source>
        <translation>标识“{0}”对应多个对象。</translation>
    </message>
    <message>
        <source>Give each host, switch and link an id of its own.</source>
        <translation>请为每个节点、交换机和链路设置各自的标识。</translation>
    </message>
    <message>
        <source>The link &quot;{0}&quot; ends at &quot;{1}&quot;, which does not exist.</source>
        <translation>链路“{0}”的端点“{1}”不存在。</translation>
    </message>
    <message>
        <source>Connect it to a host or a switch, or delete it.</source>
        <translation>请将其连接到节点或交换机，或删除它。</translation>
    </message>
    <message>
        <source>TP × CP × DP × PP asks for {0} GPUs; {1} are free.</source>
        <translation>TP × CP × DP × PP 需要 {0} 块 GPU；空闲的有 {1} 块。</translation>
    </message>
    <message>
        <source>Add hosts, or lower DP to {0}.</source>
        <translation>增加节点，或将 DP 降到 {0}。</translation>
    </message>
    <message>
        <source>{0} of {1} free GPUs are idle.</source>
        <translation>{1} 块空闲 GPU 中有 {0} 块闲置。</translation>
    </message>
    <message>
        <source>Raise DP to {0} to use them, or give the hosts back.</source>
        <translation>将 DP 提高到 {0} 以使用它们，或归还这些节点。</translation>
    </message>
    <message>
        <source>The job fills {0} of the {1} GPUs of its last host in &quot;{2}&quot;.</source>
        <translation>作业只占用“{2}”最后一个节点 {1} 块 GPU 中的 {0} 块。</translation>
    </message>
    <message>
        <source>Whole hosts schedule more easily and share no links with others.</source>
        <translation>使用整节点更易调度，且不与他人共享链路。</translation>
    </message>
    <message>
        <source>The hosts of &quot;{0}&quot; have no link to any other host.</source>
        <translation>“{0}”的节点没有通往其他节点的链路。</translation>
    </message>
    <message>
        <source>Add a switch and draw a link from the hosts to it.</source>
        <translation>请添加交换机，并从节点连线到它。</translation>
    </message>
    <message>
        <source>The job spans {0} networks that are not connected with each other.</source>
        <translation>作业跨越 {0} 个互不连通的网络。</translation>
    </message>
    <message>
        <source>Join them with a switch of a higher tier.</source>
        <translation>请用更高层级的交换机将它们连通。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has {1} ports for {2} cables.</source>
        <translation>“{0}”有 {1} 个端口，却有 {2} 根线缆。</translation>
    </message>
    <message>
        <source>Use {0} switches of this kind, or fewer cables.</source>
        <translation>使用 {0} 台此类交换机，或减少线缆。</translation>
    </message>
    <message>
        <source>Keep TP within {0} and use PP across hosts.</source>
        <translation>将 TP 控制在 {0} 以内，跨节点使用 PP。</translation>
    </message>
    <message>
        <source>EP {0} spans {1} scale-up domains: the expert exchange rides {2}.</source>
        <translation>EP {0} 跨越 {1} 个高速互联域：专家交换经由 {2}。</translation>
    </message>
    <message>
        <source>EP {0} would stay inside.</source>
        <translation>EP {0} 可保持在域内。</translation>
    </message>
    <message>
        <source>The job mixes GPU types: {0}. Groups that span two types run at the slower one.</source>
        <translation>作业混用多种 GPU：{0}。跨两种型号的通信组按较慢者运行。</translation>
    </message>
    <message>
        <source>Few launchers can express it; keep each pipeline stage on one type.</source>
        <translation>很少有启动器支持；请让每个流水线阶段使用同一型号。</translation>
    </message>
    <message>
        <source>{0} has no {1} units: the products run at {2} in the nearest format it has.</source>
        <translation>{0} 没有 {1} 计算单元：矩阵乘将以其最接近的格式按 {2} 运行。</translation>
    </message>
    <message>
        <source>Choose a precision that the GPU supports.</source>
        <translation>请选择该 GPU 支持的精度。</translation>
    </message>
    <message>
        <source>The global batch of {0} sequences is no multiple of micro-batch × DP = {1}.</source>
        <translation>全局批次 {0} 条序列不是 微批次 × DP = {1} 的整数倍。</translation>
    </message>
    <message>
        <source>Use a global batch of {0} or {1}, or change DP or the micro-batch.</source>
        <translation>将全局批次设为 {0} 或 {1}，或调整 DP 或微批次。</translation>
    </message>
    <message>
        <source>The schedule &quot;{0}&quot; is not known.</source>
        <translation>未知的调度“{0}”。</translation>
    </message>
    <message>
        <source>Choose one of the schedules offered in the inspector, such as &quot;1f1b&quot;.</source>
        <translation>请在属性面板中选择一种调度，例如“1f1b”。</translation>
    </message>
    <message>
        <source>Only {0} micro-batches feed {1} stages: at least {2} of the step is bubble in 1F1B.</source>
        <translation>{1} 个阶段只有 {0} 个微批次：在 1F1B 中气泡至少占单步的 {2}。</translation>
    </message>
    <message>
        <source>Raise the global batch to {0} or more, or lower PP or DP.</source>
        <translation>将全局批次提高到 {0} 以上，或降低 PP 或 DP。</translation>
    </message>
    <message>
        <source>VPP {0} divides the stages of a pipeline, but PP is 1.</source>
        <translation>VPP {0} 用于细分流水线阶段，但 PP 为 1。</translation>
    </message>
    <message>
        <source>Set VPP to 1, or PP to at least 2.</source>
        <translation>将 VPP 设为 1，或将 PP 设为至少 2。</translation>
    </message>
    <message>
        <source>The rank order names &quot;{0}&quot;, which is no axis or stands twice.</source>
        <translation>rank 顺序中的“{0}”不是并行轴或出现了两次。</translation>
    </message>
    <message>
        <source>List tp, cp, ep, dp and pp once each, the fastest first.</source>
        <translation>请将 tp、cp、ep、dp、pp 各列一次，最快的在前。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a value of {1}.</source>
        <translation>“{0}”不是 {1} 的取值。</translation>
    </message>
    <message>
        <source>Use one of: {0}.</source>
        <translation>可用取值：{0}。</translation>
    </message>
    <message>
        <source>Every layer must sit on exactly one stage, in order: drag the boundaries, or remove the stages to spread the layers evenly.</source>
        <translation>每一层必须按顺序恰好位于一个阶段：请拖动边界，或删除阶段划分以均匀分布各层。</translation>
    </message>
    <message>
        <source>PP × VPP asks for {0} chunks, but the model has {1} layers.</source>
        <translation>PP × VPP 需要 {0} 个层段，但模型只有 {1} 层。</translation>
    </message>
    <message>
        <source>Lower PP or VPP so that PP × VPP is at most {0}.</source>
        <translation>降低 PP 或 VPP，使 PP × VPP 不超过 {0}。</translation>
    </message>
    <message>
        <source>{0} layers do not divide by PP × VPP = {1}: some chunks hold one layer more.</source>
        <translation>{0} 层不能被 PP × VPP = {1} 整除：部分层段会多一层。</translation>
    </message>
    <message>
        <source>Drag the boundaries on the layer strip, or use PP × VPP = {0}.</source>
        <translation>请在层条上拖动边界，或使 PP × VPP = {0}。</translation>
    </message>
    <message>
        <source>Nearest legal values: {0}.</source>
        <translation>最接近的合法值：{0}。</translation>
    </message>
    <message>
        <source>{0} attention heads do not divide by TP {1}.</source>
        <translation>{0} 个注意力头不能被 TP {1} 整除。</translation>
    </message>
    <message>
        <source>TP {0} exceeds the {1} KV heads: each is kept on {2} ranks.</source>
        <translation>TP {0} 超过 {1} 个 KV 头：每个头在 {2} 个 rank 上各存一份。</translation>
    </message>
    <message>
        <source>TP {0} or less keeps one copy of K and V.</source>
        <translation>TP 不超过 {0} 时 K 与 V 只保留一份。</translation>
    </message>
    <message>
        <source>{0} KV heads do not divide by TP {1}.</source>
        <translation>{0} 个 KV 头不能被 TP {1} 整除。</translation>
    </message>
    <message>
        <source>The MLP width {0} does not divide by TP {1}.</source>
        <translation>MLP 宽度 {0} 不能被 TP {1} 整除。</translation>
    </message>
    <message>
        <source>Sequence parallelism splits over the TP ranks; with TP 1 it does nothing.</source>
        <translation>序列并行在 TP rank 间切分；TP 为 1 时不起作用。</translation>
    </message>
    <message>
        <source>Switch it off, or raise TP.</source>
        <translation>请关闭它，或提高 TP。</translation>
    </message>
    <message>
        <source>EP {0} and ETP {1} split experts, but this model has none.</source>
        <translation>EP {0} 与 ETP {1} 用于切分专家，但该模型没有专家。</translation>
    </message>
    <message>
        <source>Set EP and ETP to 1.</source>
        <translation>将 EP 与 ETP 设为 1。</translation>
    </message>
    <message>
        <source>{0} experts do not divide by EP {1}.</source>
        <translation>{0} 个专家不能被 EP {1} 整除。</translation>
    </message>
    <message>
        <source>The expert width {0} does not divide by ETP {1}.</source>
        <translation>专家宽度 {0} 不能被 ETP {1} 整除。</translation>
    </message>
    <message>
        <source>The {0} ranks of a stage (TP × CP × DP) do not divide by EP × ETP = {1}.</source>
        <translation>每个阶段的 {0} 个 rank（TP × CP × DP）不能被 EP × ETP = {1} 整除。</translation>
    </message>
    <message>
        <source>The sequence of {0} tokens does not divide by 2 × CP = {1} (each rank takes one piece from either end).</source>
        <translation>{0} 个 token 的序列不能被 2 × CP = {1} 整除（每个 rank 从两端各取一段）。</translation>
    </message>
    <message>
        <source>The {0} tokens of a rank do not divide by TP {1}, which sequence parallelism needs.</source>
        <translation>每个 rank 的 {0} 个 token 不能被 TP {1} 整除，而序列并行要求整除。</translation>
    </message>
    <message>
        <source>Sequences of {0} tokens exceed the model&apos;s context of {1}.</source>
        <translation>{0} 个 token 的序列超过模型的上下文长度 {1}。</translation>
    </message>
    <message>
        <source>Shorten the sequences, or extend the model&apos;s position encoding on purpose.</source>
        <translation>请缩短序列，或有意扩展模型的位置编码。</translation>
    </message>
    <message>
        <source>ZeRO stage {0} does not exist.</source>
        <translation>不存在 ZeRO-{0}。</translation>
    </message>
    <message>
        <source>Use 0 (no sharding), 1, 2 or 3 (FSDP).</source>
        <translation>可用 0（不切分）、1、2 或 3（FSDP）。</translation>
    </message>
    <message>
        <source>ZeRO-{0} with a pipeline communicates for every one of the {1} micro-batches.</source>
        <translation>在流水线中使用 ZeRO-{0} 时，{1} 个微批次每个都要通信。</translation>
    </message>
    <message>
        <source>Use ZeRO-1 with pipelining: gradients are then reduced once per step.</source>
        <translation>流水线并行请使用 ZeRO-1：梯度每步只归约一次。</translation>
    </message>
    <message>
        <source>The {0} data-parallel ranks (DP × CP) do not divide into shards of {1}.</source>
        <translation>{0} 个数据并行 rank（DP × CP）不能分成大小为 {1} 的切分组。</translation>
    </message>
    <message>
        <source>The {0} ({1} parameters) is counted apart: its memory and time are not part of the figures.</source>
        <translation>{0}（{1} 参数）单独统计：其显存与时间不计入各项指标。</translation>
    </message>
    <message>
        <source>The {0} is left out: its memory and time are not part of the figures.</source>
        <translation>{0} 未计入：其显存与时间不计入各项指标。</translation>
    </message>
    <message>
        <source>Keep some memory free on the first stage for it.</source>
        <translation>请在第一阶段为其预留显存。</translation>
    </message>
    <message>
        <source>Recompute activations, lower the micro-batch, raise TP or CP, or move layers to another stage.</source>
        <translation>开启激活重计算、减小微批次、提高 TP 或 CP，或把层移到其他阶段。</translation>
    </message>
    <message>
        <source>Shard the states (ZeRO), raise TP or PP, or move layers to another stage.</source>
        <translation>切分状态（ZeRO）、提高 TP 或 PP，或把层移到其他阶段。</translation>
    </message>
    <message>
        <source>Stage {0} needs {1} of {2} per GPU: {3} too much.</source>
        <translation>阶段 {0} 每块 GPU 需要 {1}，容量 {2}：超出 {3}。</translation>
    </message>
    <message>
        <source>Stage {0} leaves {1} of {2} free, less than the headroom of {3}.</source>
        <translation>阶段 {0} 在 {2} 中只剩 {1} 空闲，低于余量 {3}。</translation>
    </message>
    <message>
        <source>Stage {0} takes {1} per micro-batch, {2} more than the mean: the others wait for it.</source>
        <translation>阶段 {0} 每个微批次耗时 {1}，比平均多 {2}：其他阶段需等待它。</translation>
    </message>
    <message>
        <source>Drag a boundary so that it holds fewer layers.</source>
        <translation>请拖动边界，减少该阶段的层数。</translation>
    </message>
    <message>
        <source>{0} of the pipeline&apos;s time is bubble with {1} micro-batches on {2} stages.</source>
        <translation>{2} 个阶段、{1} 个微批次时，流水线有 {0} 的时间是气泡。</translation>
    </message>
    <message>
        <source>Use more micro-batches, interleave the stages (VPP), or lower PP.</source>
        <translation>增加微批次、交错阶段（VPP），或降低 PP。</translation>
    </message>
    <message>
        <source>{0} of the step waits for communication, most of it ({1}) for the {2} axis.</source>
        <translation>单步有 {0} 的时间在等待通信，其中大部分（{1}）来自 {2} 轴。</translation>
    </message>
    <message>
        <source>Overlap it, keep this axis inside the scale-up domain, or lower its degree.</source>
        <translation>将其重叠、让该轴保持在高速互联域内，或降低其并行度。</translation>
    </message>
    <message>
        <source>The offloaded optimizer of stage {0} needs {1} of the host&apos;s {2}.</source>
        <translation>阶段 {0} 卸载的优化器需要 {1}，节点内存为 {2}。</translation>
    </message>
    <message>
        <source>Offload a smaller share, or shard over more ranks.</source>
        <translation>减小卸载比例，或在更多 rank 间切分。</translation>
    </message>
    <message>
        <source>Correct the programs of the schedule</source>
        <translation>请修正调度程序</translation>
    </message>
    <message>
        <source>The schedule has {0} programs for {1} ranks</source>
        <translation>调度有 {0} 个程序，但有 {1} 个 rank</translation>
    </message>
    <message>
        <source>The {0} stages do not each have one place on the {1} ranks</source>
        <translation>{0} 个阶段在 {1} 个 rank 上未能各占一处</translation>
    </message>
    <message>
        <source>{0} is outside the schedule of {1} micro-batches and {2} chunks per rank</source>
        <translation>{0} 超出了 {1} 个微批次、每 rank {2} 个层段的调度</translation>
    </message>
    <message>
        <source>Give a time for every chunk of every rank</source>
        <translation>请为每个 rank 的每个层段给出时间</translation>
    </message>
    <message>
        <source>Times for {0} ranks with {1} chunks each are needed</source>
        <translation>需要 {0} 个 rank、每个 {1} 个层段的时间</translation>
    </message>
    <message>
        <source>A chunk has a negative or infinite time</source>
        <translation>某个层段的时间为负或无穷</translation>
    </message>
    <message>
        <source>A boundary has a negative or infinite latency</source>
        <translation>某个边界的时延为负或无穷</translation>
    </message>
    <message>
        <source>Give latencies of 0 or more</source>
        <translation>时延应不小于 0</translation>
    </message>
    <message>
        <source>{0} can never start: it runs a second time, or {1} on rank {2} is missing (operation micro-batch.chunk@rank)</source>
        <translation>{0} 永远无法开始：它被执行第二次，或 rank {2} 上缺少 {1}（操作 微批次.层段@rank）</translation>
    </message>
    <message>
        <source>The programs wait for each other in a circle, so the step never ends (operation micro-batch.chunk@rank; → waits for, … which comes after): {0}</source>
        <translation>各程序循环等待，单步永不结束（操作 微批次.层段@rank；→ 表示等待，… 表示在其后）：{0}</translation>
    </message>
    <message>
        <source>A pipeline needs at least one rank, not {0}</source>
        <translation>流水线至少需要一个 rank，而非 {0}</translation>
    </message>
    <message>
        <source>Use 1 rank or more</source>
        <translation>请使用至少 1 个 rank</translation>
    </message>
    <message>
        <source>A step needs at least one micro-batch, not {0}</source>
        <translation>每步至少需要一个微批次，而非 {0}</translation>
    </message>
    <message>
        <source>Use 1 micro-batch or more</source>
        <translation>请使用至少 1 个微批次</translation>
    </message>
    <message>
        <source>Every rank needs at least one chunk, not {0}</source>
        <translation>每个 rank 至少需要一个层段，而非 {0}</translation>
    </message>
    <message>
        <source>Use 1 chunk or more</source>
        <translation>请使用至少 1 个层段</translation>
    </message>
    <message>
        <source>A step of {0} micro-batches on {1} ranks is too long to simulate</source>
        <translation>{1} 个 rank 上 {0} 个微批次的单步过长，无法模拟</translation>
    </message>
    <message>
        <source>Use at most {0} micro-batches: larger ones, or more data parallel ranks</source>
        <translation>最多使用 {0} 个微批次：增大微批次，或增加数据并行 rank</translation>
    </message>
    <message>
        <source>{0} runs one chunk per rank, not {1}</source>
        <translation>{0} 每个 rank 运行一个层段，而非 {1}</translation>
    </message>
    <message>
        <source>{0} runs two chunks per rank (down the ranks and back up), not {1}</source>
        <translation>{0} 每个 rank 运行两个层段（沿 rank 下行再上行），而非 {1}</translation>
    </message>
    <message>
        <source>Use 1 chunk per rank, or a schedule with virtual stages</source>
        <translation>每个 rank 使用 1 个层段，或选择带虚拟阶段的调度</translation>
    </message>
    <message>
        <source>Use 2 chunks per rank</source>
        <translation>每个 rank 使用 2 个层段</translation>
    </message>
    <message>
        <source>Interleaved 1F1B needs two chunks per rank or more, not {0}</source>
        <translation>交错 1F1B 每个 rank 至少需要两个层段，而非 {0}</translation>
    </message>
    <message>
        <source>Use 2 chunks per rank, or 1f1b</source>
        <translation>每个 rank 使用 2 个层段，或改用 1f1b</translation>
    </message>
    <message>
        <source>Interleaved 1F1B needs at least as many micro-batches as ranks; {0} are fewer than {1}</source>
        <translation>交错 1F1B 的微批次数不能少于 rank 数；{0} 少于 {1}</translation>
    </message>
    <message>
        <source>Use {0} micro-batches, or at most {1} ranks</source>
        <translation>使用 {0} 个微批次，或最多 {1} 个 rank</translation>
    </message>
    <message>
        <source>The micro-batch group size {0} is outside {1} (ranks) to {2} (micro-batches)</source>
        <translation>微批次组大小 {0} 不在 {1}（rank 数）到 {2}（微批次数）之间</translation>
    </message>
    <message>
        <source>Use a group size of {0}</source>
        <translation>请将组大小设为 {0}</translation>
    </message>
    <message>
        <source>The last group of {0} micro-batches is shorter than the pipeline of {1} ranks: {2} micro-batches in groups of {3}</source>
        <translation>最后一组只有 {0} 个微批次，短于 {1} 个 rank 的流水线：{2} 个微批次按 {3} 个一组</translation>
    </message>
    <message>
        <source>Use {0} or {1} micro-batches</source>
        <translation>使用 {0} 或 {1} 个微批次</translation>
    </message>
    <message>
        <source>DualPipe needs an even number of ranks, not {0}</source>
        <translation>DualPipe 需要偶数个 rank，而非 {0}</translation>
    </message>
    <message>
        <source>Use {0} or {1} ranks</source>
        <translation>使用 {0} 或 {1} 个 rank</translation>
    </message>
    <message>
        <source>DualPipe needs an even number of micro-batches, not {0}</source>
        <translation>DualPipe 需要偶数个微批次，而非 {0}</translation>
    </message>
    <message>
        <source>{0} needs at least two micro-batches per rank; {1} are fewer than 2 · {2}</source>
        <translation>{0} 每个 rank 至少需要两个微批次；{1} 少于 2 · {2}</translation>
    </message>
    <message>
        <source>Without a pipeline schedule there is one rank, not {0}</source>
        <translation>不使用流水线调度时只有一个 rank，而非 {0}</translation>
    </message>
    <message>
        <source>Use 1 pipeline rank, or choose a schedule</source>
        <translation>使用 1 个流水线 rank，或选择一种调度</translation>
    </message>
    <message>
        <source>The memory limit of {0} chunks holds no micro-batch</source>
        <translation>{0} 个层段的显存上限容纳不下任何微批次</translation>
    </message>
    <message>
        <source>Use a limit of 1 chunk or more; {0} is what 1f1b needs</source>
        <translation>上限应至少为 1 个层段；1f1b 需要 {0}</translation>
    </message>
    <message>
        <source>A custom schedule cannot be built from its name</source>
        <translation>自定义调度不能由名称生成</translation>
    </message>
    <message>
        <source>Read its programs from a file</source>
        <translation>请从文件读取其程序</translation>
    </message>
    <message>
        <source>Free some space or choose another folder; the file on disk is still the old one.</source>
        <translation>请释放空间或选择其他文件夹；磁盘上的文件仍是旧内容。</translation>
    </message>
    <message>
        <source>Choose a place you may write to, or change the permissions of this one.</source>
        <translation>请选择有写权限的位置，或修改此处的权限。</translation>
    </message>
    <message>
        <source>Create the folder first or choose another one.</source>
        <translation>请先创建该文件夹，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>Choose another place and save again; the file on disk is still the old one.</source>
        <translation>请另选位置重新保存；磁盘上的文件仍是旧内容。</translation>
    </message>
    <message>
        <source>The file could not be written: {0}.</source>
        <translation>无法写入文件：{0}。</translation>
    </message>
    <message>
        <source>A whole number from {0} to {1} was expected, found {2}.</source>
        <translation>应为 {0} 到 {1} 之间的整数，实际为 {2}。</translation>
    </message>
    <message>
        <source>A number from {0} to {1} was expected, found {2}.</source>
        <translation>应为 {0} 到 {1} 之间的数，实际为 {2}。</translation>
    </message>
    <message>
        <source>One of {0} was expected, found {1}.</source>
        <translation>应为 {0} 之一，实际为 {1}。</translation>
    </message>
    <message>
        <source>The member &quot;{0}&quot; was expected here and is missing.</source>
        <translation>此处缺少成员“{0}”。</translation>
    </message>
    <message>
        <source>An object was expected, found {0}.</source>
        <translation>应为对象，实际为 {0}。</translation>
    </message>
    <message>
        <source>A list was expected, found {0}.</source>
        <translation>应为列表，实际为 {0}。</translation>
    </message>
    <message>
        <source>A list of two whole numbers, first and last, was expected, found {0}.</source>
        <translation>应为两个整数（首、末）的列表，实际为 {0}。</translation>
    </message>
    <message>
        <source>A model has at most {0} layers.</source>
        <translation>模型最多有 {0} 层。</translation>
    </message>
    <message>
        <source>true or false was expected, found {0}.</source>
        <translation>应为 true 或 false，实际为 {0}。</translation>
    </message>
    <message>
        <source>A text was expected, found {0}.</source>
        <translation>应为文本，实际为 {0}。</translation>
    </message>
    <message>
        <source>A list of two numbers was expected, found {0}.</source>
        <translation>应为两个数的列表，实际为 {0}。</translation>
    </message>
    <message>
        <source>The id of a host type or an object describing one was expected, found {0}.</source>
        <translation>应为节点类型的标识或描述节点的对象，实际为 {0}。</translation>
    </message>
    <message>
        <source>A plan is a JSON object that says &quot;schema&quot;: &quot;{0}&quot;.</source>
        <translation>方案是含有 &quot;schema&quot;: &quot;{0}&quot; 的 JSON 对象。</translation>
    </message>
    <message>
        <source>Choose a plan file (*.slicescape).</source>
        <translation>请选择方案文件（*.slicescape）。</translation>
    </message>
    <message>
        <source>A plan says &quot;schema&quot;: &quot;{0}&quot; here; this file does not say what it is.</source>
        <translation>方案此处应为 &quot;schema&quot;: &quot;{0}&quot;；该文件未说明自身类型。</translation>
    </message>
    <message>
        <source>Choose a plan file (*.slicescape). A model&apos;s config.json is not a plan: it is dropped on the window or given to &quot;slicescape-cli new --model&quot;.</source>
        <translation>请选择方案文件（*.slicescape）。模型的 config.json 不是方案：请将其拖到窗口上，或交给 &quot;slicescape-cli new --model&quot;。</translation>
    </message>
    <message>
        <source>This version reads &quot;{0}&quot;; the file is &quot;{1}&quot;.</source>
        <translation>此版本可读取“{0}”；该文件为“{1}”。</translation>
    </message>
    <message>
        <source>Open it with a newer version of Slicescape, or save it there in the older format. The file was not changed.</source>
        <translation>请用更新版本的 Slicescape 打开，或在其中另存为旧格式。文件未被改动。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; was expected; the file is &quot;{1}&quot;, which is not a plan.</source>
        <translation>应为“{0}”；该文件为“{1}”，不是方案。</translation>
    </message>
    <message>
        <source>tp · cp · dp · pp may be at most {0} ranks, and is {1}.</source>
        <translation>tp · cp · dp · pp 最多为 {0} 个 rank，现为 {1}。</translation>
    </message>
    <message>
        <source>pp · vpp may be at most {0} chunks.</source>
        <translation>pp · vpp 最多为 {0} 个层段。</translation>
    </message>
    <message>
        <source>Layer kind {0} is used here, but &quot;kinds&quot; lists only {1}.</source>
        <translation>此处使用了第 {0} 种层，但 &quot;kinds&quot; 只列出 {1} 种。</translation>
    </message>
    <message>
        <source>A model may have at most {0} parameters; the sizes given here make more than that.</source>
        <translation>模型最多 {0} 参数；此处给出的尺寸超过了该值。</translation>
    </message>
    <message>
        <source>A setting is path=value, the path made of keys and list indices.</source>
        <translation>设置的写法为 路径=值，路径由键与列表下标组成。</translation>
    </message>
    <message>
        <source>Write it as in layout.tp=4 or cluster.hosts[0].count=16.</source>
        <translation>写法如 layout.tp=4 或 cluster.hosts[0].count=16。</translation>
    </message>
    <message>
        <source>Index {0} was given where the plan has {1} entries.</source>
        <translation>下标为 {0}，而方案此处有 {1} 项。</translation>
    </message>
    <message>
        <source>Entries count from 0. A whole list can be set as JSON: path=[…].</source>
        <translation>下标从 0 开始。整个列表可用 JSON 设置：路径=[…]。</translation>
    </message>
    <message>
        <source>Known here: {0}.</source>
        <translation>此处可用：{0}。</translation>
    </message>
    <message>
        <source>Did you mean {0}?</source>
        <translation>是否指 {0}？</translation>
    </message>
    <message>
        <source>A plan has no &quot;{0}&quot; at this place.</source>
        <translation>方案此处没有“{0}”。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; was given inside a single value or a list.</source>
        <translation>“{0}”位于单个值或列表之内。</translation>
    </message>
    <message>
        <source>An entry of a list is named by its index: cluster.hosts[0].count.</source>
        <translation>列表项以下标指定：cluster.hosts[0].count。</translation>
    </message>
    <message>
        <source>Correct the file at this place, or choose another file.</source>
        <translation>请修正文件的此处内容，或选择其他文件。</translation>
    </message>
    <message>
        <source>expected JSON, found an empty file</source>
        <translation>应为 JSON，但文件是空的</translation>
    </message>
    <message>
        <source>expected the end of the file after the JSON value</source>
        <translation>JSON 值之后文件应结束</translation>
    </message>
    <message>
        <source>expected valid JSON, found: {0}</source>
        <translation>应为有效的 JSON，但：{0}</translation>
    </message>
    <message>
        <source>expected each key once, found {0} twice in one object</source>
        <translation>每个键应只出现一次，但 {0} 在同一对象中出现两次</translation>
    </message>
    <message>
        <source>expected a file, found none at this path</source>
        <translation>此路径下没有文件</translation>
    </message>
    <message>
        <source>Check the path and its spelling.</source>
        <translation>请检查路径及其拼写。</translation>
    </message>
    <message>
        <source>expected a file, found a folder</source>
        <translation>应为文件，但这是文件夹</translation>
    </message>
    <message>
        <source>Name a file inside the folder.</source>
        <translation>请指定文件夹中的文件。</translation>
    </message>
    <message>
        <source>expected a readable file, it cannot be opened</source>
        <translation>文件无法打开</translation>
    </message>
    <message>
        <source>Check the permissions of the file.</source>
        <translation>请检查文件权限。</translation>
    </message>
    <message>
        <source>expected at most {0}, the file is larger</source>
        <translation>文件超过了上限 {0}</translation>
    </message>
    <message>
        <source>Choose the right file, or a part of it.</source>
        <translation>请选择正确的文件，或其中的一部分。</translation>
    </message>
    <message>
        <source>Your cluster.</source>
        <translation>你的集群。</translation>
    </message>
    <message>
        <source>Datasheet of the host.</source>
        <translation>节点规格书。</translation>
    </message>
    <message>
        <source>Datasheet of the switch.</source>
        <translation>交换机规格书。</translation>
    </message>
    <message>
        <source>Datasheet of NIC and cable, or a measurement.</source>
        <translation>网卡与线缆的规格书，或实测。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>The name on the drawing.</source>
        <translation>图上显示的名称。</translation>
    </message>
    <message>
        <source>Your choice.</source>
        <translation>由你决定。</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Equal hosts that this one object stands for.</source>
        <translation>该对象代表的相同节点数量。</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>The host as its vendor sells it: GPUs, links inside, NICs.</source>
        <translation>厂商出售的节点：GPU、机内互联与网卡。</translation>
    </message>
    <message>
        <source>The hardware catalogue.</source>
        <translation>硬件目录。</translation>
    </message>
    <message>
        <source>GPU power cap</source>
        <translation>GPU 功率上限</translation>
    </message>
    <message>
        <source>A power limit below the datasheet&apos;s; lowers the clock.</source>
        <translation>低于规格书的功率限制；会降低频率。</translation>
    </message>
    <message>
        <source>nvidia-smi -q -d POWER on a host.</source>
        <translation>在节点上运行 nvidia-smi -q -d POWER。</translation>
    </message>
    <message>
        <source>Failed hosts</source>
        <translation>故障节点</translation>
    </message>
    <message>
        <source>Hosts of the group that are down, counted from 0; no rank is placed on them.</source>
        <translation>组内停机的节点，从 0 计；不会在其上放置 rank。</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>The accelerator in the host.</source>
        <translation>节点中的加速器。</translation>
    </message>
    <message>
        <source>GPUs per host</source>
        <translation>每节点 GPU 数</translation>
    </message>
    <message>
        <source>Accelerators in one host.</source>
        <translation>一个节点中的加速器数量。</translation>
    </message>
    <message>
        <source>Links inside</source>
        <translation>机内互联</translation>
    </message>
    <message>
        <source>What joins the GPUs of one host.</source>
        <translation>连接同一节点内各 GPU 的互联方式。</translation>
    </message>
    <message>
        <source>Bandwidth inside</source>
        <translation>机内带宽</translation>
    </message>
    <message>
        <source>Bandwidth of one GPU to the others of its host, per direction.</source>
        <translation>单块 GPU 到同节点其他 GPU 的单向带宽。</translation>
    </message>
    <message>
        <source>Switched inside</source>
        <translation>机内交换</translation>
    </message>
    <message>
        <source>A switch gives any pair of GPUs the whole bandwidth; without one it is divided among the neighbours.</source>
        <translation>有交换芯片时任意两块 GPU 间均可用满带宽；没有时带宽在相邻 GPU 间分摊。</translation>
    </message>
    <message>
        <source>NICs</source>
        <translation>网卡数</translation>
    </message>
    <message>
        <source>Network cards of one host.</source>
        <translation>一个节点的网卡数量。</translation>
    </message>
    <message>
        <source>NIC rate</source>
        <translation>网卡速率</translation>
    </message>
    <message>
        <source>Line rate of one network card, per direction.</source>
        <translation>单块网卡的单向线速。</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>节点内存</translation>
    </message>
    <message>
        <source>Main memory of one host.</source>
        <translation>一个节点的主存容量。</translation>
    </message>
    <message>
        <source>Host power</source>
        <translation>节点功率</translation>
    </message>
    <message>
        <source>Largest power of one host.</source>
        <translation>一个节点的最大功率。</translation>
    </message>
    <message>
        <source>Hosts per NVLink domain</source>
        <translation>每 NVLink 域节点数</translation>
    </message>
    <message>
        <source>Hosts that share one scale-up fabric: 18 for an NVL72 drawn as hosts of four GPUs.</source>
        <translation>共享同一高速互联的节点数：以四卡节点绘制的 NVL72 为 18。</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>交换机数</translation>
    </message>
    <message>
        <source>Equal switches that this one object stands for.</source>
        <translation>该对象代表的相同交换机数量。</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>1 is next to the hosts (leaf), 2 above it (spine).</source>
        <translation>1 紧邻节点（leaf），2 在其上（spine）。</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>端口数</translation>
    </message>
    <message>
        <source>Ports of one switch.</source>
        <translation>一台交换机的端口数。</translation>
    </message>
    <message>
        <source>Port rate</source>
        <translation>端口速率</translation>
    </message>
    <message>
        <source>Line rate of one port, per direction.</source>
        <translation>单个端口的单向线速。</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>时延</translation>
    </message>
    <message>
        <source>Time through one switch.</source>
        <translation>经过一台交换机的时间。</translation>
    </message>
    <message>
        <source>rail: NIC i to switch i</source>
        <translation>rail：网卡 i 接交换机 i</translation>
    </message>
    <message>
        <source>all: each to each</source>
        <translation>all：两两相连</translation>
    </message>
    <message>
        <source>block: hosts in order</source>
        <translation>block：节点依次连接</translation>
    </message>
    <message>
        <source>mesh: among themselves</source>
        <translation>mesh：组内互连</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>连接模式</translation>
    </message>
    <message>
        <source>How the members of the two groups are wired.</source>
        <translation>两组成员之间的布线方式。</translation>
    </message>
    <message>
        <source>Cables per member</source>
        <translation>每成员线缆数</translation>
    </message>
    <message>
        <source>Cables of each member of the first group.</source>
        <translation>第一组每个成员的线缆数。</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Line rate of one cable, per direction.</source>
        <translation>单根线缆的单向线速。</translation>
    </message>
    <message>
        <source>One way through one cable.</source>
        <translation>经过一根线缆的单程时延。</translation>
    </message>
    <message>
        <source>Memory headroom</source>
        <translation>显存余量</translation>
    </message>
    <message>
        <source>Share of the GPU&apos;s memory that a plan must leave free.</source>
        <translation>方案必须留空的 GPU 显存比例。</translation>
    </message>
    <message>
        <source>Your policy.</source>
        <translation>你的规定。</translation>
    </message>
    <message>
        <source>Launch options of the framework.</source>
        <translation>框架的启动选项。</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Whose conventions for memory and communication are followed.</source>
        <translation>显存与通信采用哪个框架的惯例。</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>TP: GPUs that share each matrix. They exchange activations in every layer, so they belong on one fast fabric.</source>
        <translation>TP：共享每个矩阵的 GPU。它们在每一层交换激活值，因此应位于同一高速互联内。</translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation>序列并行</translation>
    </message>
    <message>
        <source>SP: norms and dropout are split along the sequence over the TP ranks; saves activations at no extra traffic.</source>
        <translation>SP：归一化与 dropout 沿序列在 TP rank 间切分；不增加通信量即可节省激活值。</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>上下文并行</translation>
    </message>
    <message>
        <source>CP: GPUs that share each sequence; divides activations, not weights.</source>
        <translation>CP：共享每条序列的 GPU；切分激活值，不切分权重。</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>专家并行</translation>
    </message>
    <message>
        <source>EP: GPUs that share the experts of a layer. It folds into the other axes and does not multiply the number of GPUs.</source>
        <translation>EP：共享一层中各专家的 GPU。它折叠在其他轴内，不增加 GPU 总数。</translation>
    </message>
    <message>
        <source>Expert tensor parallel</source>
        <translation>专家张量并行</translation>
    </message>
    <message>
        <source>ETP: GPUs that share the matrices of one expert.</source>
        <translation>ETP：共享单个专家矩阵的 GPU。</translation>
    </message>
    <message>
        <source>Data parallel</source>
        <translation>数据并行</translation>
    </message>
    <message>
        <source>DP: copies of the model, each training on its own part of the global batch.</source>
        <translation>DP：模型副本数，各自训练全局批次的一部分。</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>流水线并行</translation>
    </message>
    <message>
        <source>PP: stages the layers are cut into.</source>
        <translation>PP：将层切成的阶段数。</translation>
    </message>
    <message>
        <source>Virtual pipeline</source>
        <translation>虚拟流水线</translation>
    </message>
    <message>
        <source>VPP: runs of layers per stage. More of them shorten the bubble and add messages.</source>
        <translation>VPP：每个阶段的层段数。越多气泡越短，但消息越多。</translation>
    </message>
    <message>
        <source>Rank order</source>
        <translation>rank 顺序</translation>
    </message>
    <message>
        <source>Axes from the fastest to the slowest in the rank numbering.</source>
        <translation>rank 编号中从变化最快到最慢的并行轴。</translation>
    </message>
    <message>
        <source>ZeRO</source>
        <translation>ZeRO</translation>
    </message>
    <message>
        <source>What the data-parallel ranks split instead of keeping copies.</source>
        <translation>数据并行 rank 间切分而非各存一份的内容。</translation>
    </message>
    <message>
        <source>ZeRO shard ranks</source>
        <translation>ZeRO 切分 rank 数</translation>
    </message>
    <message>
        <source>HSDP: ranks that share one copy of the states; the copies are kept equal between the groups.</source>
        <translation>HSDP：共享一份状态的 rank 数；各组之间保持副本一致。</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>调度</translation>
    </message>
    <message>
        <source>Order in which the stages work on the micro-batches.</source>
        <translation>各阶段处理微批次的顺序。</translation>
    </message>
    <message>
        <source>Schedule group</source>
        <translation>调度分组</translation>
    </message>
    <message>
        <source>Interleaved schedules: micro-batches a stage runs through one run of layers before the next.</source>
        <translation>交错调度：阶段在切换到下一层段之前连续处理的微批次数。</translation>
    </message>
    <message>
        <source>Schedule memory limit</source>
        <translation>调度显存上限</translation>
    </message>
    <message>
        <source>Searched schedules: activations a stage may hold, counted in runs of layers.</source>
        <translation>搜索得到的调度：阶段可持有的激活值，以层段计。</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Layers that each stage holds. Without a list they are spread evenly.</source>
        <translation>各阶段所含的层。未给出列表时均匀分布。</translation>
    </message>
    <message>
        <source>embedding and loss count as layers</source>
        <translation>嵌入与损失按层计</translation>
    </message>
    <message>
        <source>Stage rule</source>
        <translation>阶段规则</translation>
    </message>
    <message>
        <source>A framework&apos;s rule for spreading the layers.</source>
        <translation>框架分配各层的规则。</translation>
    </message>
    <message>
        <source>Stage layout</source>
        <translation>阶段排布</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>selective</source>
        <translation>选择性</translation>
    </message>
    <message>
        <source>full</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Activations that are computed again in the backward pass instead of being kept.</source>
        <translation>在反向中重新计算而不保存的激活值。</translation>
    </message>
    <message>
        <source>Recomputed modules</source>
        <translation>重计算模块</translation>
    </message>
    <message>
        <source>Selective recompute: core_attention, mlp, norm, mlp_act, mla_up, moe_act.</source>
        <translation>选择性重计算：core_attention、mlp、norm、mlp_act、mla_up、moe_act。</translation>
    </message>
    <message>
        <source>Recomputed layers</source>
        <translation>重计算层数</translation>
    </message>
    <message>
        <source>Full recompute: only this many layers of each stage.</source>
        <translation>全部重计算：每个阶段仅对这么多层进行。</translation>
    </message>
    <message>
        <source>Optimizer offload</source>
        <translation>优化器卸载</translation>
    </message>
    <message>
        <source>Share of the optimizer states kept in host memory.</source>
        <translation>保存在节点内存中的优化器状态比例。</translation>
    </message>
    <message>
        <source>Activation offload</source>
        <translation>激活值卸载</translation>
    </message>
    <message>
        <source>Share of the activations moved to host memory until they are needed.</source>
        <translation>在需要之前移到节点内存的激活值比例。</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>Flash Attention</translation>
    </message>
    <message>
        <source>Fused attention that never stores the score matrix.</source>
        <translation>从不存储得分矩阵的融合注意力。</translation>
    </message>
    <message>
        <source>Fused loss</source>
        <translation>融合损失</translation>
    </message>
    <message>
        <source>Cross entropy without a second full copy of the logits.</source>
        <translation>计算交叉熵时不再保存第二份完整 logits。</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>CUDA Graphs</translation>
    </message>
    <message>
        <source>Kernels are launched as recorded graphs: less launch time, more buffers.</source>
        <translation>以录制的图启动算子：启动时间更短，缓冲区更多。</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>编译</translation>
    </message>
    <message>
        <source>A compiler fuses the small kernels between matrix products.</source>
        <translation>由编译器融合矩阵乘之间的小算子。</translation>
    </message>
    <message>
        <source>Overlap TP</source>
        <translation>重叠 TP 通信</translation>
    </message>
    <message>
        <source>TP exchange runs during the matrix products.</source>
        <translation>TP 交换与矩阵乘同时进行。</translation>
    </message>
    <message>
        <source>Overlap gradient reduction</source>
        <translation>重叠梯度归约</translation>
    </message>
    <message>
        <source>Gradients are reduced during the last backward passes.</source>
        <translation>在最后几次反向期间归约梯度。</translation>
    </message>
    <message>
        <source>Overlap weight gathering</source>
        <translation>重叠权重收集</translation>
    </message>
    <message>
        <source>Updated weights are gathered during the first forward passes.</source>
        <translation>在最初几次前向期间收集更新后的权重。</translation>
    </message>
    <message>
        <source>Overlap PP</source>
        <translation>重叠 PP 通信</translation>
    </message>
    <message>
        <source>Messages between stages travel during computation.</source>
        <translation>阶段间消息在计算期间传输。</translation>
    </message>
    <message>
        <source>Overlap EP</source>
        <translation>重叠 EP 通信</translation>
    </message>
    <message>
        <source>Expert exchange runs during computation.</source>
        <translation>专家交换在计算期间进行。</translation>
    </message>
    <message>
        <source>ring (p2p)</source>
        <translation>环（p2p）</translation>
    </message>
    <message>
        <source>all-gather</source>
        <translation>all-gather</translation>
    </message>
    <message>
        <source>all-to-all (Ulysses)</source>
        <translation>all-to-all（Ulysses）</translation>
    </message>
    <message>
        <source>all-to-all and ring</source>
        <translation>all-to-all 与环</translation>
    </message>
    <message>
        <source>CP exchange</source>
        <translation>CP 交换方式</translation>
    </message>
    <message>
        <source>How the ranks of a context group exchange keys and values.</source>
        <translation>上下文并行组内各 rank 交换键与值的方式。</translation>
    </message>
    <message>
        <source>Your training script.</source>
        <translation>你的训练脚本。</translation>
    </message>
    <message>
        <source>Statistics of your data set.</source>
        <translation>你的数据集统计。</translation>
    </message>
    <message>
        <source>pretraining</source>
        <translation>预训练</translation>
    </message>
    <message>
        <source>fine-tuning</source>
        <translation>微调</translation>
    </message>
    <message>
        <source>LoRA fine-tuning</source>
        <translation>LoRA 微调</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>What is trained: all weights, or adapters beside frozen ones.</source>
        <translation>训练对象：全部权重，或冻结权重旁的适配器。</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>Tokens of one training sequence.</source>
        <translation>一条训练序列的 token 数。</translation>
    </message>
    <message>
        <source>Mean document length</source>
        <translation>平均文档长度</translation>
    </message>
    <message>
        <source>Mean tokens of a document when several share a sequence; with a document mask it decides how much attention is computed.</source>
        <translation>多个文档共用一条序列时每个文档的平均 token 数；使用文档掩码时决定注意力计算量。</translation>
    </message>
    <message>
        <source>P90 document length</source>
        <translation>P90 文档长度</translation>
    </message>
    <message>
        <source>Nine of ten documents are no longer than this.</source>
        <translation>十分之九的文档不超过该长度。</translation>
    </message>
    <message>
        <source>Document mask</source>
        <translation>文档掩码</translation>
    </message>
    <message>
        <source>Tokens attend only to their own document.</source>
        <translation>token 只关注所属文档。</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>微批次</translation>
    </message>
    <message>
        <source>Sequences that go through the pipeline together. Larger ones use the GPU better and hold more activations.</source>
        <translation>一起通过流水线的序列数。越大 GPU 利用越好，激活值也越多。</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>全局批次</translation>
    </message>
    <message>
        <source>Sequences per optimizer step over the whole job. It is part of the training recipe: changing DP does not change it.</source>
        <translation>整个作业每个优化器步的序列数。它属于训练配方：改变 DP 不会改变它。</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token 数</translation>
    </message>
    <message>
        <source>Tokens to train on in total; decides when the run is finished.</source>
        <translation>训练的 token 总数；决定训练何时完成。</translation>
    </message>
    <message>
        <source>Your training recipe.</source>
        <translation>你的训练配方。</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Number format of the matrix products; decides the peak that MFU refers to.</source>
        <translation>矩阵乘的数值格式；决定 MFU 所参照的峰值。</translation>
    </message>
    <message>
        <source>FP8 recipe</source>
        <translation>FP8 配方</translation>
    </message>
    <message>
        <source>How FP8 scales are kept, as the framework names it.</source>
        <translation>FP8 缩放因子的管理方式，采用框架的名称。</translation>
    </message>
    <message>
        <source>Adam, 8-bit states</source>
        <translation>Adam，8 位状态</translation>
    </message>
    <message>
        <source>Decides the bytes of optimizer state per parameter.</source>
        <translation>决定每个参数的优化器状态字节数。</translation>
    </message>
    <message>
        <source>Gradient format</source>
        <translation>梯度格式</translation>
    </message>
    <message>
        <source>Number format gradients are accumulated and reduced in.</source>
        <translation>梯度累加与归约的数值格式。</translation>
    </message>
    <message>
        <source>Master weights</source>
        <translation>主权重</translation>
    </message>
    <message>
        <source>The optimizer keeps a 4-byte copy of every weight.</source>
        <translation>优化器为每个权重保留一份 4 字节副本。</translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation>LoRA 秩</translation>
    </message>
    <message>
        <source>Inner width of the adapters.</source>
        <translation>适配器的内部宽度。</translation>
    </message>
    <message>
        <source>LoRA targets</source>
        <translation>LoRA 目标</translation>
    </message>
    <message>
        <source>Matrices that get an adapter: q, k, v, o, gate, up, down.</source>
        <translation>添加适配器的矩阵：q、k、v、o、gate、up、down。</translation>
    </message>
    <message>
        <source>LoRA base format</source>
        <translation>LoRA 基座格式</translation>
    </message>
    <message>
        <source>Number format the frozen weights are stored in.</source>
        <translation>冻结权重的存储格式。</translation>
    </message>
    <message>
        <source>Expert imbalance</source>
        <translation>专家不均衡度</translation>
    </message>
    <message>
        <source>Tokens of the busiest expert rank over the mean; 1 is perfect balance.</source>
        <translation>最忙专家 rank 的 token 数与平均之比；1 为完全均衡。</translation>
    </message>
    <message>
        <source>Measured in a run, else an assumption.</source>
        <translation>来自实测，否则为假设。</translation>
    </message>
    <message>
        <source>an operator was expected</source>
        <translation>应为运算符</translation>
    </message>
    <message>
        <source>Join numbers with + − * or /.</source>
        <translation>请用 + − * 或 / 连接数字。</translation>
    </message>
    <message>
        <source>two quantities cannot be multiplied</source>
        <translation>两个带单位的量不能相乘</translation>
    </message>
    <message>
        <source>Leave the unit out of one of them.</source>
        <translation>请去掉其中一个的单位。</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>除数为零</translation>
    </message>
    <message>
        <source>Divide by another number.</source>
        <translation>请换一个除数。</translation>
    </message>
    <message>
        <source>a number cannot be divided by a quantity</source>
        <translation>数不能除以带单位的量</translation>
    </message>
    <message>
        <source>Leave the unit out of the divisor.</source>
        <translation>请去掉除数的单位。</translation>
    </message>
    <message>
        <source>too many parentheses</source>
        <translation>括号过多</translation>
    </message>
    <message>
        <source>Write a simpler expression.</source>
        <translation>请写得更简单些。</translation>
    </message>
    <message>
        <source>a closing parenthesis was expected</source>
        <translation>缺少右括号</translation>
    </message>
    <message>
        <source>Close every parenthesis.</source>
        <translation>请补全每个括号。</translation>
    </message>
    <message>
        <source>{0} means different numbers in different countries</source>
        <translation>{0} 在不同国家表示不同的数</translation>
    </message>
    <message>
        <source>Leave out the group mark, or use {0} as decimal mark.</source>
        <translation>请去掉分组符号，或用 {0} 作小数点。</translation>
    </message>
    <message>
        <source>the number is too large or too small</source>
        <translation>数值过大或过小</translation>
    </message>
    <message>
        <source>Write a number nearer to the allowed range.</source>
        <translation>请写更接近允许范围的数。</translation>
    </message>
    <message>
        <source>a number was expected</source>
        <translation>应为数字</translation>
    </message>
    <message>
        <source>Type a number, a unit if you like, and + − * / ( ).</source>
        <translation>请输入数字，可带单位及 + − * / ( )。</translation>
    </message>
    <message>
        <source>the marks in this number contradict each other</source>
        <translation>数中的符号相互矛盾</translation>
    </message>
    <message>
        <source>Write it without group marks and with {0} as decimal mark.</source>
        <translation>请不用分组符号，并用 {0} 作小数点。</translation>
    </message>
    <message>
        <source>a second unit</source>
        <translation>多了一个单位</translation>
    </message>
    <message>
        <source>Give each number one unit.</source>
        <translation>每个数只写一个单位。</translation>
    </message>
    <message>
        <source>{0} is not a unit of this field</source>
        <translation>{0} 不是此字段的单位</translation>
    </message>
    <message>
        <source>Known units: {0}. Upper and lower case differ.</source>
        <translation>可用单位：{0}。区分大小写。</translation>
    </message>
    <message>
        <source>at most {0} characters were expected</source>
        <translation>最多 {0} 个字符</translation>
    </message>
    <message>
        <source>a whole number was expected, {0} is none</source>
        <translation>应为整数，{0} 不是</translation>
    </message>
    <message>
        <source>Write a whole number.</source>
        <translation>请输入整数。</translation>
    </message>
    <message>
        <source>Expected the pattern of the layers, which is missing.</source>
        <translation>缺少层的排列模式。</translation>
    </message>
    <message>
        <source>Expected the letters M, *, - and E, found &quot;{0}&quot;.</source>
        <translation>应由字母 M、*、- 和 E 组成，实际为“{0}”。</translation>
    </message>
    <message>
        <source>Counted is the encoder; the head of {0} is left out.</source>
        <translation>统计的是编码器；{0} 的输出头未计入。</translation>
    </message>
    <message>
        <source>The key {0} is not understood; it may change the architecture.</source>
        <translation>无法理解键 {0}；它可能改变模型结构。</translation>
    </message>
    <message>
        <source>The vocabulary is that of the tokenizer; {0} is assumed.</source>
        <translation>词表由分词器决定；假定为 {0}。</translation>
    </message>
    <message>
        <source>Expected a list of numbers.</source>
        <translation>应为数字列表。</translation>
    </message>
    <message>
        <source>Expected the shapes of the layers, which are missing.</source>
        <translation>缺少各层的形状。</translation>
    </message>
    <message>
        <source>Choose the config.json of a Hugging Face model, or the params.json of a Llama release.</source>
        <translation>请选择 Hugging Face 模型的 config.json，或 Llama 发布的 params.json。</translation>
    </message>
    <message>
        <source>The model type &quot;{0}&quot; is not known. It was read as a decoder with RMSNorm and a gated MLP, and with untied embeddings unless the file says otherwise.</source>
        <translation>未知的模型类型“{0}”。已按带 RMSNorm 与门控 MLP 的解码器读取，除文件另有说明外嵌入不共享。</translation>
    </message>
    <message>
        <source>The released weights are quantised ({0}); parameters are counted as if they were not.</source>
        <translation>发布的权重已量化（{0}）；参数量按未量化统计。</translation>
    </message>
    <message>
        <source>Expected a stack of layers, found none.</source>
        <translation>未找到层的堆叠。</translation>
    </message>
    <message>
        <source>Expected sizes that make at most {0} parameters, found {1}.</source>
        <translation>尺寸对应的参数量最多为 {0}，实际为 {1}。</translation>
    </message>
    <message>
        <source>Expected a model with parameters, found none.</source>
        <translation>该模型没有参数。</translation>
    </message>
    <message>
        <source>Expected the configuration of a model: a model_type, or the hidden size and the number of layers.</source>
        <translation>应为模型配置：含 model_type，或隐藏维度与层数。</translation>
    </message>
    <message>
        <source>Use a file written by PyTorch&apos;s pipelining schedules: one row per rank, entries like 0F3, 1B2, 0I1, 0W1 or (0F1;1B0)OVERLAP_F_B</source>
        <translation>请使用 PyTorch 流水线调度写出的文件：每个 rank 一行，条目如 0F3、1B2、0I1、0W1 或 (0F1;1B0)OVERLAP_F_B</translation>
    </message>
    <message>
        <source>Rank {0} runs {1} stages and rank 0 runs {2}; every rank needs the same number</source>
        <translation>rank {0} 运行 {1} 个阶段，rank 0 运行 {2} 个；每个 rank 的数量必须相同</translation>
    </message>
    <message>
        <source>Stage {0} runs on more than one rank</source>
        <translation>阶段 {0} 在多个 rank 上运行</translation>
    </message>
    <message>
        <source>Stage {0} runs nowhere, but the file has {1} stages</source>
        <translation>阶段 {0} 未在任何 rank 上运行，但文件有 {1} 个阶段</translation>
    </message>
    <message>
        <source>Stage {0} runs micro-batch {1} forward {2} times instead of once</source>
        <translation>阶段 {0} 对微批次 {1} 执行了 {2} 次前向，应为一次</translation>
    </message>
    <message>
        <source>Stage {0} must run micro-batch {1} backward once, joined (B) or split (I and W); found {2} B, {3} I and {4} W</source>
        <translation>阶段 {0} 对微批次 {1} 应执行一次反向，合并（B）或拆分（I 与 W）；实际为 {2} 个 B、{3} 个 I、{4} 个 W</translation>
    </message>
    <message>
        <source>Expected a pipeline action, found “{0}”</source>
        <translation>应为流水线动作，实际为“{0}”</translation>
    </message>
    <message>
        <source>The file holds no pipeline actions</source>
        <translation>文件中没有流水线动作</translation>
    </message>
    <message>
        <source>DualPipe keeps every stage on two ranks, which PyTorch&apos;s schedule format cannot express</source>
        <translation>DualPipe 让每个阶段位于两个 rank 上，PyTorch 的调度格式无法表达</translation>
    </message>
    <message>
        <source>Use dualpipe-v, which PyTorch runs</source>
        <translation>请使用 PyTorch 支持的 dualpipe-v</translation>
    </message>
    <message>
        <source>Correct this value and try again.</source>
        <translation>请修正此值后重试。</translation>
    </message>
    <message>
        <source>A text that is not empty was expected.</source>
        <translation>应为非空文本。</translation>
    </message>
    <message>
        <source>The id &quot;{0}&quot; is already used in this cluster.</source>
        <translation>该集群中已使用标识“{0}”。</translation>
    </message>
    <message>
        <source>0: nothing</source>
        <translation>0：不切分</translation>
    </message>
    <message>
        <source>1: optimizer</source>
        <translation>1：优化器</translation>
    </message>
    <message>
        <source>2: + gradients</source>
        <translation>2：+ 梯度</translation>
    </message>
    <message>
        <source>3: + weights</source>
        <translation>3：+ 权重</translation>
    </message>
    <message>
        <source>The model type &quot;{0}&quot; is not known. It was read as an encoder and a decoder like BART, with learned positions and tied embeddings unless the file says otherwise.</source>
        <translation>未知的模型类型“{0}”。已按类似 BART 的编码器与解码器读取，使用可学习位置，除文件另有说明外嵌入共享。</translation>
    </message>
    <message>
        <source>The model type &quot;{0}&quot; is not known. It was read as an encoder like BERT, with learned positions and a pooler.</source>
        <translation>未知的模型类型“{0}”。已按类似 BERT 的编码器读取，带可学习位置与池化层。</translation>
    </message>
    <message>
        <source>Expected one figure for all layers or {0}, one for each; found {1}.</source>
        <translation>应为适用于所有层的一个数值，或 {0} 个（每层一个）；实际为 {1} 个。</translation>
    </message>
    <message>
        <source>Megatron runs the vendor&apos;s best kernel for the device; PyTorch&apos;s own is FA-2.</source>
        <translation>Megatron 使用厂商为该设备提供的最佳算子；PyTorch 自带的是 FA-2。</translation>
    </message>
    <message>
        <source>The file runs {0} forwards; {1} stages and {2} micro-batches need {3}</source>
        <translation>文件执行 {0} 次前向；{1} 个阶段与 {2} 个微批次需要 {3} 次</translation>
    </message>
    <message>
        <source>expected a number</source>
        <translation>应为数字</translation>
    </message>
    <message>
        <source>expected a whole number from {0} to {1}</source>
        <translation>应为 {0} 到 {1} 之间的整数</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>应为 true 或 false</translation>
    </message>
    <message>
        <source>expected text</source>
        <translation>应为文本</translation>
    </message>
    <message>
        <source>Correct the run, or leave the field out when it is unknown.</source>
        <translation>请修正该运行记录；未知的字段可省略。</translation>
    </message>
    <message>
        <source>expected positive whole numbers</source>
        <translation>应为正整数</translation>
    </message>
    <message>
        <source>expected a list</source>
        <translation>应为列表</translation>
    </message>
    <message>
        <source>expected a positive number of seconds</source>
        <translation>应为正的秒数</translation>
    </message>
    <message>
        <source>Choose a file of measured runs, with the schema slicescape.runs/1.</source>
        <translation>请选择实测运行文件，schema 为 slicescape.runs/1。</translation>
    </message>
    <message>
        <source>expected the schema slicescape.runs/1, found {0}</source>
        <translation>schema 应为 slicescape.runs/1，实际为 {0}</translation>
    </message>
    <message>
        <source>expected a list of runs</source>
        <translation>应为运行记录列表</translation>
    </message>
    <message>
        <source>expected a run, an object</source>
        <translation>应为一条运行记录（对象）</translation>
    </message>
    <message>
        <source>the device &quot;{0}&quot; is not in the catalogue</source>
        <translation>目录中没有设备“{0}”</translation>
    </message>
    <message>
        <source>Name a device by its catalogue id.</source>
        <translation>请用目录标识指定设备。</translation>
    </message>
    <message>
        <source>P10 and P90 of measured over predicted step time on {0} published runs of this kind of model.</source>
        <translation>同类模型 {0} 个已公开训练结果中，实测与预测单步时间之比的 P10 与 P90。</translation>
    </message>
    <message>
        <source>vendor&apos;s best</source>
        <translation>厂商最优</translation>
    </message>
    <message>
        <source>FlashAttention-2</source>
        <translation>FlashAttention-2</translation>
    </message>
    <message>
        <source>Triton</source>
        <translation>Triton</translation>
    </message>
    <message>
        <source>Attention kernel</source>
        <translation>注意力算子</translation>
    </message>
    <message>
        <source>Which fused kernel runs. FA-2 and Triton reach less of Hopper and newer devices than the vendor&apos;s own.</source>
        <translation>运行哪种融合算子。在 Hopper 及更新设备上，FA-2 与 Triton 的效率低于厂商自带算子。</translation>
    </message>
    <message>
        <source>expected a list of measured kernels</source>
        <translation>应为实测算子列表</translation>
    </message>
    <message>
        <source>Choose a file with the schema slicescape.gemm/1 or slicescape.collectives/1.</source>
        <translation>请选择 schema 为 slicescape.gemm/1 或 slicescape.collectives/1 的文件。</translation>
    </message>
    <message>
        <source>interleaved 1F1B</source>
        <translation>交错 1F1B</translation>
    </message>
    <message>
        <source>breadth-first</source>
        <translation>广度优先</translation>
    </message>
    <message>
        <source>Packed documents are costed as full sequences: attention inside short documents is cheaper than shown.</source>
        <translation>打包文档按完整序列计算代价：短文档内的注意力实际比所示更便宜。</translation>
    </message>
    <message>
        <source>Read step time and MFU as an upper bound.</source>
        <translation>请将单步时间与 MFU 视为上限。</translation>
    </message>
    <message>
        <source>The FP8 recipe &quot;{0}&quot; is kept but costs the same as the others.</source>
        <translation>FP8 配方“{0}”会保留，但代价按其他配方同样计算。</translation>
    </message>
    <message>
        <source>Expect finer scaling blocks to be a few percent slower.</source>
        <translation>更细的缩放块预计会慢几个百分点。</translation>
    </message>
    <message>
        <source>Recompute, per micro-batch</source>
        <translation>重计算，每个微批次</translation>
    </message>
    <message>
        <source>Write E, then t for each layer, m for each MTP module and L, with | between chunks, such as Et*20|t*20|t*20|t*20L.</source>
        <translation>请写 E，再为每层写 t、为每个 MTP 模块写 m，最后写 L，层段之间用 | 分隔，例如 Et*20|t*20|t*20|t*20L。</translation>
    </message>
    <message>
        <source>expected a closing parenthesis in the stage layout</source>
        <translation>阶段布局中应有右括号</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; at character {1} is no letter of a stage layout</source>
        <translation>第 {1} 个字符“{0}”不是阶段布局的字母</translation>
    </message>
    <message>
        <source>the stage layout repeats too often</source>
        <translation>阶段布局的重复次数过多</translation>
    </message>
    <message>
        <source>the stage layout has {0} chunks; PP × VPP asks for {1}</source>
        <translation>阶段布局有 {0} 个层段；PP × VPP 需要 {1} 个</translation>
    </message>
    <message>
        <source>the stage layout places {0} layers; the model has {1}</source>
        <translation>阶段布局放置了 {0} 层；模型有 {1} 层</translation>
    </message>
    <message>
        <source>the stage layout places {0} MTP modules; the model has {1}</source>
        <translation>阶段布局放置了 {0} 个 MTP 模块；模型有 {1} 个</translation>
    </message>
    <message>
        <source>the stage layout must begin with the one E and end with the one L</source>
        <translation>阶段布局必须以唯一的 E 开头、以唯一的 L 结尾</translation>
    </message>
    <message>
        <source>Add hosts, or lower TP, CP or PP: one replica needs {0} GPUs.</source>
        <translation>请增加节点，或降低 TP、CP 或 PP：一个副本需要 {0} 块 GPU。</translation>
    </message>
    <message>
        <source>They are too few for another replica: give the hosts back.</source>
        <translation>它们不足以再组成一个副本：可归还这些节点。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not linked to the network and holds no rank.</source>
        <translation>“{0}”未接入网络，也不承载任何 rank。</translation>
    </message>
    <message>
        <source>Draw a link from it to a switch before a job can use it.</source>
        <translation>请先从它向交换机连线，作业才能使用它。</translation>
    </message>
    <message>
        <source>TP {0} leaves the scale-up domain of {1} GPUs: every layer exchanges over {2}, at {3} instead of {4}.</source>
        <translation>TP {0} 超出了 {1} 块 GPU 的高速互联域：每层的交换经由 {2}，速率为 {3} 而非 {4}。</translation>
    </message>
    <message>
        <source>The schedule {0} has {1} chunks per rank: VPP {2} has no effect.</source>
        <translation>调度 {0} 每个 rank 有 {1} 个层段：VPP {2} 不起作用。</translation>
    </message>
    <message>
        <source>Set VPP to {0}, or choose an interleaved schedule.</source>
        <translation>请将 VPP 设为 {0}，或选择交错调度。</translation>
    </message>
    <message>
        <source>The plan describes LoRA adapters, but its task is {0}: they have no effect.</source>
        <translation>方案描述了 LoRA 适配器，但任务为 {0}：它们不起作用。</translation>
    </message>
    <message>
        <source>Set the task to lora, or remove the adapters.</source>
        <translation>请将任务设为 lora，或移除适配器。</translation>
    </message>
    <message>
        <source>LoRA rank {0} is no low rank for a hidden size of {1}.</source>
        <translation>对于隐藏维度 {1}，LoRA 秩 {0} 不算低秩。</translation>
    </message>
    <message>
        <source>Use a rank of at most {0}; 8 to 64 are usual.</source>
        <translation>请使用不超过 {0} 的秩；通常为 8 到 64。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; lists host {1} as failed, but has hosts 0 to {2}.</source>
        <translation>“{0}”将节点 {1} 列为故障，但其节点为 0 到 {2}。</translation>
    </message>
    <message>
        <source>Correct the list of failed hosts.</source>
        <translation>请更正故障节点列表。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; overrides &quot;{1}&quot;, which has no effect.</source>
        <translation>“{0}”覆盖了“{1}”，但不起作用。</translation>
    </message>
    <message>
        <source>gpu_power_cap_w is the figure that can be overridden.</source>
        <translation>可以覆盖的数值是 gpu_power_cap_w。</translation>
    </message>
    <message>
        <source>The link &quot;{0}&quot; carries nothing: its bandwidth is 0.</source>
        <translation>链路“{0}”无法传输：其带宽为 0。</translation>
    </message>
    <message>
        <source>Give it the rate of its cables, or delete it.</source>
        <translation>请填入其线缆的速率，或删除它。</translation>
    </message>
    <message>
        <source>{0} names &quot;{1}&quot;, which does not exist: the entry has no effect.</source>
        <translation>{0} 引用了不存在的“{1}”：该条目不起作用。</translation>
    </message>
    <message>
        <source>Name an object of the cluster, or remove the entry.</source>
        <translation>请引用集群中的对象，或移除该条目。</translation>
    </message>
    <message>
        <source>Measured curves are kept, but collectives are costed from the links&apos; rates.</source>
        <translation>实测曲线会保留，但集合通信按链路速率计算。</translation>
    </message>
    <message>
        <source>Set the bandwidth of a link to what was measured on it.</source>
        <translation>请将链路带宽设为其实测值。</translation>
    </message>
    <message>
        <source>Place the ranks 0 to {0} once each, on hosts that exist.</source>
        <translation>请将 rank 0 到 {0} 各放置一次，且放在存在的节点上。</translation>
    </message>
    <message>
        <source>Ranks {0} to {1} are placed on &quot;{2}&quot;, which does not exist.</source>
        <translation>rank {0} 到 {1} 被放在不存在的“{2}”上。</translation>
    </message>
    <message>
        <source>The ranks {0} to {1} of a placement group are not ranks of this job.</source>
        <translation>放置组中的 rank {0} 到 {1} 不属于本作业。</translation>
    </message>
    <message>
        <source>Rank {0} is placed more than once.</source>
        <translation>rank {0} 被放置了多次。</translation>
    </message>
    <message>
        <source>{0} of {1} ranks have no GPU.</source>
        <translation>{1} 个 rank 中有 {0} 个没有 GPU。</translation>
    </message>
    <message>
        <source>Add placement groups for them, or set the policy to auto.</source>
        <translation>请为它们添加放置组，或将策略设为 auto。</translation>
    </message>
    <message>
        <source>expected at most 32 levels of nesting</source>
        <translation>嵌套层数应不超过 32</translation>
    </message>
    <message>
        <source>Layers of every run in order, such as 19,21,21,19, or Megatron&apos;s layout string, such as Et*19|t*21|t*21|t*19L.</source>
        <translation>依次列出各层段的层数，例如 19,21,21,19；或 Megatron 的布局字符串，例如 Et*19|t*21|t*21|t*19L。</translation>
    </message>
    <message>
        <source>Offloaded activations leave the GPU, but their copies and the host memory they fill are not costed.</source>
        <translation>卸载的激活值不再占用 GPU 显存，但其拷贝时间和所占的主机内存未计入。</translation>
    </message>
    <message>
        <source>Expect a slower step when the host link is slower than the compute that hides the copies.</source>
        <translation>若主机链路慢于可掩盖拷贝的计算，单步时间会更长。</translation>
    </message>
</context>
<context>
    <name>display</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <extracomment>%1 file, %2 place in it, %3 what was expected there</extracomment>
        <translation>%1，%2：%3。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 file or place, %2 what was expected there</extracomment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a whole sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 what is wrong, %2 what to do: two sentences in a row</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活值</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>Buffers &amp; context</source>
        <translation>缓冲区与上下文</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>rank %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>the two ends of a link</comment>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 %3. %4</source>
        <extracomment>%1 severity, %2 message, %3 where, %4 what to do</extracomment>
        <translation>%1：%2 %3。%4</translation>
    </message>
</context>
<context>
    <name>gestures</name>
    <message>
        <source>Zoom at the mouse pointer</source>
        <translation>在鼠标位置缩放</translation>
    </message>
    <message>
        <source>Ctrl + wheel</source>
        <translation>Ctrl + 滚轮</translation>
    </message>
    <message>
        <source>Move the view</source>
        <translation>移动视图</translation>
    </message>
    <message>
        <source>Middle button, or Space and drag</source>
        <translation>中键，或按住空格拖动</translation>
    </message>
    <message>
        <source>Select several objects</source>
        <translation>选中多个对象</translation>
    </message>
    <message>
        <source>Drag a frame, or Ctrl + click</source>
        <translation>拖出选框，或 Ctrl + 单击</translation>
    </message>
    <message>
        <source>Move the selection by a grid step</source>
        <translation>将所选移动一格</translation>
    </message>
    <message>
        <source>Arrow keys; with Shift ten steps</source>
        <translation>方向键；按住 Shift 移动十格</translation>
    </message>
    <message>
        <source>Move a stage boundary</source>
        <translation>移动阶段边界</translation>
    </message>
    <message>
        <source>Drag its handle, or ← and →; with Ctrl five layers</source>
        <translation>拖动手柄，或按 ← →；按住 Ctrl 移动五层</translation>
    </message>
    <message>
        <source>Give up a drag: everything as before</source>
        <translation>放弃拖动：一切恢复原状</translation>
    </message>
</context>
<context>
    <name>inspector</name>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>%1 of the step</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>占单步 %1</translation>
    </message>
    <message>
        <source>%1 per GPU and step, in use for %2, waited for %3</source>
        <extracomment>%1 bytes, %2 and %3 times</extracomment>
        <translation>每块 GPU 每步 %1，占用 %2，等待 %3</translation>
    </message>
    <message>
        <source>Write host numbers, such as 0, 5-7; %1 is none.</source>
        <translation>请写节点编号，如 0, 5-7；%1 不是编号。</translation>
    </message>
    <message>
        <source>Allowed: hosts 0 to %1.</source>
        <translation>允许：节点 0 到 %1。</translation>
    </message>
    <message>
        <source>%1 is not known here. Known: %2.</source>
        <translation>%1 在此不可用。可用：%2。</translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation>%1 出现了两次。</translation>
    </message>
    <message>
        <source>Name each of these once: %1.</source>
        <translation>请将以下各项各写一次：%1。</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::About</name>
    <message>
        <source>About Slicescape</source>
        <translation>关于 Slicescape</translation>
    </message>
    <message>
        <source>Slicescape %1</source>
        <extracomment>%1 version</extracomment>
        <translation>Slicescape %1</translation>
    </message>
    <message>
        <source>A planner for distributed training: draw the cluster, place the model, see what it costs. Free software under the GNU General Public License, version 3 or later. Built with Qt %1, QCustomPlot, Boost and {fmt}. It opens no network connection.</source>
        <extracomment>%1 Qt version</extracomment>
        <translation>分布式训练规划工具：绘制集群、放置模型、查看代价。自由软件，采用 GNU 通用公共许可证第 3 版或更新版本。使用 Qt %1、QCustomPlot、Boost 与 {fmt} 构建。不进行任何网络连接。</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::CanvasEditor</name>
    <message numerus="yes">
        <source>Delete %n object(s)</source>
        <translation>
            <numerusform>删除 %n 个对象</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) deleted.</source>
        <translation>
            <numerusform>已删除 %n 个对象。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n attached link(s) went with them.</source>
        <extracomment>%1 is the sentence &quot;3 objects deleted.&quot;</extracomment>
        <translation>
            <numerusform>%1同时删除了 %n 条相连的链路。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n object(s)</source>
        <translation>
            <numerusform>再制 %n 个对象</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s)</source>
        <translation>
            <numerusform>%n 个对象</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n object(s)</source>
        <translation>
            <numerusform>剪切 %n 个对象</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>Enlarge %1 to %2 hosts</source>
        <translation>将 %1 扩大到 %2 个节点</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n host(s) now.</source>
        <translation>
            <numerusform>%1 现有 %n 个节点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Use model %1</source>
        <translation>使用模型 %1</translation>
    </message>
    <message>
        <source>The model is %1 now.</source>
        <translation>模型现为 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Replicate %n group(s)</source>
        <translation>
            <numerusform>复制 %n 个组</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every selected group is %n time(s) as large.</source>
        <translation>
            <numerusform>每个所选组扩大为 %n 倍。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replicate as %n copies</source>
        <translation>
            <numerusform>复制为 %n 份</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies added.</source>
        <translation>
            <numerusform>已添加 %n 份副本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Align %n object(s)</source>
        <translation>
            <numerusform>对齐 %n 个对象</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Distribute %n object(s)</source>
        <translation>
            <numerusform>均布 %n 个对象</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n object(s)</source>
        <translation>
            <numerusform>移动 %n 个对象</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>将 %1 重命名为 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 added: %Ln GPU(s).</source>
        <translation>
            <numerusform>已添加 %1：%Ln 块 GPU。</numerusform>
        </translation>
    </message>
    <message>
        <source>The model is %1 now; its layers are spread evenly over the stages.</source>
        <translation>模型现为 %1；其各层已均匀分布到各阶段。</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::CanvasView</name>
    <message numerus="yes">
        <source>%n host group(s).</source>
        <translation>
            <numerusform>%n 个节点组。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n switch group(s).</source>
        <translation>
            <numerusform>%n 个交换机组。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s).</source>
        <translation>
            <numerusform>%n 条链路。</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected: %1.</source>
        <translation>已选中：%1。</translation>
    </message>
    <message>
        <source>Cluster canvas</source>
        <translation>集群画布</translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) copied.</source>
        <translation>
            <numerusform>已复制 %n 个对象。</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard holds no hosts, switches or model.</source>
        <translation>剪贴板中没有节点、交换机或模型。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln GPU(s).</source>
        <translation>
            <numerusform>%Ln 块 GPU。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::Chart</name>
    <message>
        <source>Chart menu: %1</source>
        <translation>图表菜单：%1</translation>
    </message>
    <message>
        <source>Copy or save this chart</source>
        <translation>复制或保存此图表</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Copy CSV</source>
        <translation>复制 CSV</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>以表格显示</translation>
    </message>
    <message>
        <source>Save PNG…</source>
        <translation>保存 PNG…</translation>
    </message>
    <message>
        <source>PNG image (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>Save SVG…</source>
        <translation>保存 SVG…</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG 图形 (*.svg)</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>保存 PDF…</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>保存 CSV…</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ChartTableDialog</name>
    <message>
        <source>Copy CSV</source>
        <translation>复制 CSV</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ChartsPanel</name>
    <message>
        <source>The chart could not be written to %1.</source>
        <translation>无法将图表写入 %1。</translation>
    </message>
    <message>
        <source>Charts in the last place</source>
        <translation>末位的图表</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::CommandPalette</name>
    <message>
        <source>Type the name of a command</source>
        <translation>输入命令名称</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>搜索命令</translation>
    </message>
    <message>
        <source>Commands found</source>
        <translation>找到的命令</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::CommunicationChart</name>
    <message>
        <source>%1 + %2</source>
        <extracomment>%1 exposed, %2 hidden time of communication</extracomment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Communication per step</source>
        <translation>每步通信</translation>
    </message>
    <message>
        <source>Nothing is sent: every group has a single rank.</source>
        <translation>没有通信：每个组只有一个 rank。</translation>
    </message>
    <message>
        <source>What the ranks send each other, and what the step waits for, appears here.</source>
        <translation>此处显示各 rank 间的通信，以及单步在等待什么。</translation>
    </message>
    <message>
        <source>exposed</source>
        <translation>暴露</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <extracomment>%1 parallel axis, %2 link</extracomment>
        <translation>%1，经由 %2</translation>
    </message>
    <message>
        <source>%1 exposed, %2 hidden</source>
        <translation>暴露 %1，隐藏 %2</translation>
    </message>
    <message>
        <source>%1 of %2 ranks: %3 per rank, %4 times</source>
        <extracomment>%1 collective, %2 ranks, %3 bytes per rank and step, %4 how often</extracomment>
        <translation>%2 个 rank 的 %1：每 rank %3，共 %4 次</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>轴</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>rank 数</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>Per rank and step</source>
        <translation>每 rank 每步</translation>
    </message>
    <message>
        <source>Times per step</source>
        <translation>每步次数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Exposed</source>
        <translation>暴露</translation>
    </message>
    <message>
        <source>%1 of the step waits for communication.</source>
        <translation>单步有 %1 的时间在等待通信。</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>通信</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::EmptyState</name>
    <message>
        <source>Nothing is drawn yet. Drag hosts from the palette, or begin here:</source>
        <translation>尚无内容。从组件库拖入节点，或从这里开始：</translation>
    </message>
    <message>
        <source>Open an example</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>A finished plan with its figures, to look around and change</source>
        <translation>带完整结果的现成方案，可随意查看与修改</translation>
    </message>
    <message>
        <source>Start from a cluster</source>
        <translation>从集群开始</translation>
    </message>
    <message>
        <source>Ready-made hosts with their fabric, 8 to 2,048 of them</source>
        <translation>带网络的现成节点，8 到 2,048 个</translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation>导入文件</translation>
    </message>
    <message>
        <source>A plan, or a model&apos;s config.json</source>
        <translation>方案，或模型的 config.json</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::FieldRow</name>
    <message>
        <source>auto: %1</source>
        <extracomment>%1 is the value that is used because the plan does not say one</extracomment>
        <translation>自动：%1</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>%1 W</source>
        <translation>%1 W</translation>
    </message>
    <message>
        <source>Set %1 to %2 and spread the layers evenly</source>
        <translation>将%1设为 %2 并均匀分层</translation>
    </message>
    <message numerus="yes">
        <source>Set %1 of %n object(s) to %2</source>
        <translation>
            <numerusform>将 %n 个对象的%1设为 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>将%1设为 %2</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;&lt;p&gt;From: %2&lt;/p&gt;&lt;p&gt;&lt;code&gt;%3&lt;/code&gt;&lt;/p&gt;</source>
        <extracomment>tooltip of a field: %1 what it means, %2 where the value comes from, %3 its path in files</extracomment>
        <translation>&lt;p&gt;%1&lt;/p&gt;&lt;p&gt;来源：%2&lt;/p&gt;&lt;p&gt;&lt;code&gt;%3&lt;/code&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Changed. Click for the default: %1</source>
        <translation>已修改。单击恢复默认：%1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <extracomment>%1 is the name of a field</extracomment>
        <translation>重置%1</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::FileActions</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences in a row; Chinese needs no space between them</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>New plan</source>
        <translation>新建方案</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Plans and model descriptions (*.slicescape *.json);;All files (*)</source>
        <translation>方案与模型描述 (*.slicescape *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Model description</source>
        <translation>模型描述</translation>
    </message>
    <message>
        <source>Hugging Face config (*.json);;All files (*)</source>
        <translation>Hugging Face 配置 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>What can be opened here: plans (*.slicescape) and the config.json of Hugging Face models.</source>
        <translation>此处可打开：方案（*.slicescape）与 Hugging Face 模型的 config.json。</translation>
    </message>
    <message>
        <source>The open plan is unchanged.</source>
        <translation>当前方案未受影响。</translation>
    </message>
    <message>
        <source>Replace the model by %1</source>
        <translation>将模型替换为 %1</translation>
    </message>
    <message numerus="yes">
        <source>Read %1 from %2: %n layer(s), %3 parameters.</source>
        <extracomment>%1 model, %2 file, %3 &quot;70.6 B&quot;; %n layers</extracomment>
        <translation>
            <numerusform>已从 %2 读取 %1：%n 层，%3 参数。</numerusform>
        </translation>
    </message>
    <message>
        <source>The layers are spread evenly over the stages again.</source>
        <translation>各层已重新均匀分布到各阶段。</translation>
    </message>
    <message numerus="yes">
        <source>%n more note(s) on the reading.</source>
        <translation>
            <numerusform>另有 %n 条读取说明。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save plan as</source>
        <translation>方案另存为</translation>
    </message>
    <message>
        <source>Slicescape plans (*.slicescape)</source>
        <translation>Slicescape 方案 (*.slicescape)</translation>
    </message>
    <message>
        <source>Export plan JSON</source>
        <translation>导出方案 JSON</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>The plan is written to %1.</source>
        <translation>方案已写入 %1。</translation>
    </message>
    <message>
        <source>Export results JSON</source>
        <translation>导出结果 JSON</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another folder.</source>
        <translation>无法写入 %1：%2。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>The results are written to %1.</source>
        <translation>结果已写入 %1。</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>“%1”有未保存的更改。</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>不保存将丢失这些更改。</translation>
    </message>
    <message>
        <source>Unsaved work of %1 is left from a session that ended unexpectedly.</source>
        <translation>上次意外结束的会话留有 %1 的未保存内容。</translation>
    </message>
    <message>
        <source>Unsaved work on %1 of %2 is left from a session that ended unexpectedly.</source>
        <translation>上次意外结束的会话留有 %1 在 %2 的未保存内容。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>%1 was changed or removed by another program since it was opened here.</source>
        <translation>%1 打开后被其他程序修改或删除。</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Overwrite it</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cannot be opened.</source>
        <translation>
            <numerusform>有 %n 个文件无法打开。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::FindingsPanel</name>
    <message>
        <source>%1 · %2 · %3</source>
        <extracomment>%1 such as &quot;2 errors&quot;, %2 such as &quot;1 warning&quot;, %3 such as &quot;3 notes&quot;</extracomment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n 条提示</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>No findings: the plan fits and keeps every rule.</source>
        <translation>没有问题：方案放得下且符合所有规则。</translation>
    </message>
    <message>
        <source>Nothing to judge yet. Findings appear as the plan takes shape.</source>
        <translation>暂无可判断的内容。方案成形后此处显示问题。</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::HeaderCorner</name>
    <message>
        <source>Search commands</source>
        <translation>搜索命令</translation>
    </message>
    <message>
        <source>Find any command by its name and run it</source>
        <translation>按名称查找任意命令并执行</translation>
    </message>
    <message>
        <source>Switch to Chinese</source>
        <comment>in each language: names the other one</comment>
        <translation>切换到英文（Switch to English）</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::HintStrip</name>
    <message>
        <source>Hint %1 of %2</source>
        <extracomment>Which hint of how many</extracomment>
        <translation>提示 %1 / %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一条</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一条</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Hide the hints; Help › First steps shows them again</source>
        <translation>隐藏提示；可在“帮助 › 入门提示”再次显示</translation>
    </message>
    <message>
        <source>Hide the hints</source>
        <translation>隐藏提示</translation>
    </message>
    <message>
        <source>These figures belong to the plan on screen. Point at one to read what it means.</source>
        <translation>这些数值属于当前方案。将鼠标移到其上可查看含义。</translation>
    </message>
    <message>
        <source>Drag a stage boundary in the layer strip: all figures follow. Esc restores.</source>
        <translation>在层条中拖动阶段边界，所有数值随之变化，Esc 还原。</translation>
    </message>
    <message>
        <source>Drag hosts, switches and models here, or drop a Hugging Face config.json.</source>
        <translation>将节点、交换机和模型拖到此处，或拖入 Hugging Face config.json。</translation>
    </message>
    <message>
        <source>Press B on the canvas to pin a baseline: each figure then shows its change.</source>
        <translation>在画布上按 B 固定基线，此后每个数值都显示其变化。</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P finds any command, F1 lists all keys, each edit can be undone.</source>
        <translation>Ctrl+Shift+P 查找命令，F1 列出全部按键，每次编辑均可撤销。</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::HostPage</name>
    <message>
        <source>Described in the plan</source>
        <translation>在方案中描述</translation>
    </message>
    <message>
        <source>One host</source>
        <translation>单个节点</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>Memory of a GPU</source>
        <translation>单 GPU 显存</translation>
    </message>
    <message>
        <source>Its bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <source>Dense bf16 peak</source>
        <translation>稠密 bf16 峰值</translation>
    </message>
    <message>
        <source>Links inside</source>
        <translation>机内互联</translation>
    </message>
    <message>
        <source>NICs</source>
        <translation>网卡数</translation>
    </message>
    <message>
        <source>Largest power</source>
        <translation>最大功率</translation>
    </message>
    <message numerus="yes">
        <source>%n host group(s)</source>
        <translation>
            <numerusform>%n 个节点组</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 such as &quot;8 hosts&quot;, %2 such as &quot;64 GPUs&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n host(s)</source>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n 块 GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>%1 a count, %2 a device name</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 W</source>
        <translation>%1 W</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::InspectorPage</name>
    <message>
        <source>%1 – %2</source>
        <comment>the two ends of a link</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 busy (%2)</source>
        <extracomment>how busy a link is: %1 percentage, %2 the axis that uses it most, such as DP</extracomment>
        <translation>繁忙 %1（%2）</translation>
    </message>
    <message>
        <source>%1 per step through the busiest cable, per direction</source>
        <translation>最忙线缆每步单向 %1</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::LayerPage</name>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Active per token</source>
        <translation>每 token 激活</translation>
    </message>
    <message>
        <source>Forward, one sequence</source>
        <translation>前向，一条序列</translation>
    </message>
    <message>
        <source>Forward, one micro-batch</source>
        <translation>前向，一个微批次</translation>
    </message>
    <message>
        <source>Memory of a GPU</source>
        <translation>单 GPU 显存</translation>
    </message>
    <message>
        <source>Model states and the activations of one micro-batch</source>
        <translation>模型状态与一个微批次的激活值</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n 层</numerusform>
        </translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Figures, all together</source>
        <translation>合计数值</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::LayerStrip</name>
    <message>
        <source>All layers equally wide</source>
        <translation>各层等宽</translation>
    </message>
    <message>
        <source>Width by forward time</source>
        <translation>宽度按前向时间</translation>
    </message>
    <message>
        <source>Width by memory</source>
        <translation>宽度按显存</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n 个阶段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s)</source>
        <translation>
            <numerusform>%n 个层段</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 of %3 to %4 layers</source>
        <extracomment>%1 &quot;16 stages&quot;, %2 &quot;112 chunks&quot;, %3 and %4 the smallest and largest number of layers</extracomment>
        <translation>%1 · %2，每个 %3 到 %4 层</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>无模型</translation>
    </message>
    <message>
        <source>Boundary %1 at layer %2</source>
        <translation>边界 %1，位于第 %2 层</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>嵌入层</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>输出头</translation>
    </message>
    <message>
        <source>MTP module</source>
        <translation>MTP 模块</translation>
    </message>
    <message>
        <source>%1 on stage %2</source>
        <translation>%1，位于阶段 %2</translation>
    </message>
    <message>
        <source>width = equal ▾</source>
        <translation>宽度 = 等宽 ▾</translation>
    </message>
    <message>
        <source>width = time ▾</source>
        <translation>宽度 = 时间 ▾</translation>
    </message>
    <message>
        <source>width = memory ▾</source>
        <translation>宽度 = 显存 ▾</translation>
    </message>
    <message>
        <source>What the width of a layer&apos;s cell stands for</source>
        <translation>层格宽度代表的含义</translation>
    </message>
    <message>
        <source>25 or +2</source>
        <translation>25 或 +2</translation>
    </message>
    <message>
        <source>New position</source>
        <translation>新位置</translation>
    </message>
    <message>
        <source>A layer number, or a step such as +2. Return keeps it, Esc restores.</source>
        <translation>层号，或如 +2 的步长。回车确认，Esc 恢复。</translation>
    </message>
    <message>
        <source>Layer strip</source>
        <translation>层条</translation>
    </message>
    <message>
        <source>Layers of %1</source>
        <translation>%1 的各层</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Drop a model here or pick one in the palette: its layers appear in this row, cut into stages.</source>
        <translation>将模型拖到此处或在组件库中选择：其各层将显示在此行，并切分为阶段。</translation>
    </message>
    <message>
        <source>Release to keep · Esc or right button restores</source>
        <translation>松开以确认 · Esc 或右键恢复</translation>
    </message>
    <message>
        <source>Place on stage %1</source>
        <translation>放到阶段 %1</translation>
    </message>
    <message>
        <source>Type a position…</source>
        <translation>输入位置…</translation>
    </message>
    <message>
        <source>Select stage %1</source>
        <translation>选中阶段 %1</translation>
    </message>
    <message>
        <source>Select layer %1</source>
        <translation>选中第 %1 层</translation>
    </message>
    <message>
        <source>MTP module %1</source>
        <translation>MTP 模块 %1</translation>
    </message>
    <message>
        <source>Spread layers evenly</source>
        <translation>均匀分层</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>Stage %1, chunk %2</source>
        <translation>阶段 %1，层段 %2</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>Forward: %1 per micro-batch</source>
        <translation>前向：每个微批次 %1</translation>
    </message>
    <message>
        <source>Memory: %1 with the activations of one micro-batch</source>
        <translation>显存：%1（含一个微批次的激活值）</translation>
    </message>
    <message>
        <source>Drag a boundary · ←/→ one layer · Ctrl five · Esc restores</source>
        <translation>拖动边界 · ←/→ 一层 · Ctrl 五层 · Esc 还原</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::LayersRow</name>
    <message>
        <source>This stage holds no layers.</source>
        <translation>该阶段没有层。</translation>
    </message>
    <message>
        <source>Allowed: 0–%1.</source>
        <translation>允许：0–%1。</translation>
    </message>
    <message>
        <source>Allowed: first layer 0, last layer up to %1.</source>
        <translation>允许：首层为 0，末层不超过 %1。</translation>
    </message>
    <message>
        <source>Allowed: first layer from %1, last layer %2.</source>
        <translation>允许：首层不小于 %1，末层为 %2。</translation>
    </message>
    <message>
        <source>Allowed: within layers %1–%2, so that the neighbours keep one each.</source>
        <translation>允许：在第 %1–%2 层之内，使相邻阶段各保留一层。</translation>
    </message>
    <message>
        <source>Spread the layers evenly</source>
        <translation>均匀分层</translation>
    </message>
    <message>
        <source>Write the first and the last layer, such as 19–39.</source>
        <translation>请写首层与末层，如 19–39。</translation>
    </message>
    <message>
        <source>The plan has no known model.</source>
        <translation>方案没有已知的模型。</translation>
    </message>
    <message>
        <source>Set the layers of stage %1 to %2–%3</source>
        <translation>将阶段 %1 的层设为 %2–%3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>remark in the field of a stage&apos;s layers; %1 is how many the model has</extracomment>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>Layers, run %1</source>
        <extracomment>label of one of several runs of layers of a stage</extracomment>
        <translation>层，第 %1 段</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Placed stage by stage. Click to spread the layers evenly.</source>
        <translation>已逐阶段指定。单击以均匀分层。</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::LinkPage</name>
    <message>
        <source>Utilisation</source>
        <translation>利用率</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n 条链路</numerusform>
        </translation>
    </message>
    <message>
        <source>The evaluation names no load for this link.</source>
        <translation>评估未给出该链路的负载。</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::MainWindow</name>
    <message>
        <source>Unsaved changes cannot be kept safe.</source>
        <translation>未保存的更改无法自动备份。</translation>
    </message>
    <message>
        <source>%1 • — Slicescape</source>
        <extracomment>Window title of a plan with unsaved changes: %1 name</extracomment>
        <translation>%1 • — Slicescape</translation>
    </message>
    <message>
        <source>%1 — Slicescape</source>
        <extracomment>Window title: %1 name of the plan</extracomment>
        <translation>%1 — Slicescape</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Findings %1</source>
        <translation>问题 %1</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>组件库</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Charts and findings</source>
        <translation>图表与问题</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Key figures</source>
        <translation>关键指标</translation>
    </message>
    <message>
        <source>Left panels</source>
        <translation>左侧面板</translation>
    </message>
    <message>
        <source>Right panels</source>
        <translation>右侧面板</translation>
    </message>
    <message>
        <source>Bottom panels</source>
        <translation>底部面板</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>PNG image (*.png);;SVG drawing (*.svg);;PDF page (*.pdf);;CSV table (*.csv)</source>
        <translation>PNG 图片 (*.png);;SVG 图形 (*.svg);;PDF 页面 (*.pdf);;CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>Spread layers evenly</source>
        <translation>均匀分层</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>Menu entry: %1 is the edit, &quot;Move stage boundary 1|2&quot;</extracomment>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <extracomment>Menu entry: %1 is the edit, &quot;Move stage boundary 1|2&quot;</extracomment>
        <translation>重做：%1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>暂无文件</translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation>清空列表</translation>
    </message>
    <message>
        <source>Align ▾</source>
        <translation>对齐 ▾</translation>
    </message>
    <message>
        <source>Align or distribute the selected objects</source>
        <translation>对齐或均布选中对象</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::MemoryChart</name>
    <message>
        <source>Memory per stage, worst rank</source>
        <translation>各阶段显存，最差 rank</translation>
    </message>
    <message>
        <source>The memory of every stage appears here once the plan has a model and hosts.</source>
        <translation>方案有了模型与节点后，此处显示各阶段的显存。</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>capacity %1</source>
        <translation>容量 %1</translation>
    </message>
    <message>
        <source>Stage %1: %2 of %3</source>
        <extracomment>%1 stage, %2 memory at the peak, %3 capacity</extracomment>
        <translation>阶段 %1：%2 / %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 micro-batches in flight</source>
        <translation>在途微批次 %1 个</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation>基线：%1</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>峰值</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s). </source>
        <translation>
            <numerusform>%n 个阶段。</numerusform>
        </translation>
    </message>
    <message>
        <source>Fullest: stage %1 with %2 of %3.</source>
        <translation>最满：阶段 %1，%2 / %3。</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Memory per stage</source>
        <translation>各阶段显存</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::MessageRow</name>
    <message>
        <source>Dismiss this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::Minimap</name>
    <message>
        <source>Minimap</source>
        <translation>缩略图</translation>
    </message>
    <message>
        <source>The whole drawing; drag the frame to move the view.</source>
        <translation>整张图；拖动方框以移动视图。</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ModelRow</name>
    <message>
        <source>No model of the catalogue is called %1.</source>
        <translation>目录中没有名为 %1 的模型。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>What is trained. Type part of a name to search the catalogue, or drop a config.json on the window.</source>
        <translation>训练的模型。输入名称的一部分可搜索目录，或将 config.json 拖到窗口上。</translation>
    </message>
    <message>
        <source>Use model %1 and spread its layers evenly</source>
        <translation>使用模型 %1 并均匀分层</translation>
    </message>
    <message>
        <source>Use model %1</source>
        <translation>使用模型 %1</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::OverlayBar</name>
    <message>
        <source>Overlay</source>
        <translation>着色方式</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>GPUs in the colour of their pipeline stage, filled by the memory they use.</source>
        <translation>GPU 按流水线阶段着色，按显存占用填充。</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>What fills each GPU: weights, gradients, optimizer, activations, logits, buffers.</source>
        <translation>每块 GPU 的占用构成：权重、梯度、优化器、激活值、logits、缓冲区。</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Links by how busy they are: green below 50 %, amber below 80 %, red above.</source>
        <translation>链路按繁忙程度着色：低于 50 % 为绿色，低于 80 % 为琥珀色，以上为红色。</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::PaletteModel</name>
    <message>
        <source>Show fewer</source>
        <translation>收起</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n</source>
        <translation>
            <numerusform>显示全部 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
%2
Drag it onto the canvas, or press Enter to place it.</source>
        <extracomment>%1 name of a host, switch, cluster or model, %2 its figures</extracomment>
        <translation>%1
%2
拖到画布上，或按回车放置。</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::PalettePanel</name>
    <message>
        <source>Palette</source>
        <translation>组件库</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter the palette</source>
        <translation>筛选组件库</translation>
    </message>
    <message>
        <source>Palette cards</source>
        <translation>组件卡片</translation>
    </message>
    <message>
        <source>Hosts, switches, clusters and models. Enter places the current card on the canvas.</source>
        <translation>节点、交换机、集群与模型。按回车将当前卡片放到画布上。</translation>
    </message>
    <message>
        <source>Nothing in the catalogues is called that.</source>
        <translation>目录中没有这样的名称。</translation>
    </message>
    <message>
        <source>Drop any config or plan here</source>
        <translation>可将配置或方案拖到此处</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::PlanNotesDialog</name>
    <message>
        <source>Name and notes</source>
        <translation>名称与备注</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Change name and notes</source>
        <translation>修改名称与备注</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::PlanPage</name>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>Token/s</translation>
    </message>
    <message>
        <source>MFU (causal)</source>
        <translation>MFU（因果）</translation>
    </message>
    <message>
        <source>HFU</source>
        <translation>HFU</translation>
    </message>
    <message>
        <source>Bubble ratio</source>
        <translation>气泡率</translation>
    </message>
    <message>
        <source>Exposed communication</source>
        <translation>暴露的通信</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>并行</translation>
    </message>
    <message>
        <source>Pipeline and memory</source>
        <translation>流水线与显存</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation>LoRA</translation>
    </message>
    <message>
        <source>Overlap and kernels</source>
        <translation>重叠与算子</translation>
    </message>
    <message>
        <source>Model figures</source>
        <translation>模型数值</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Active per token</source>
        <translation>每 token 激活</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>隐藏维度</translation>
    </message>
    <message>
        <source>Heads / KV heads</source>
        <translation>注意力头 / KV 头</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>Context length</source>
        <translation>上下文长度</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <extracomment>%1 ranks is a count, such as &quot;64 ranks&quot;</extracomment>
        <translation>
            <numerusform>%n 个 rank</numerusform>
        </translation>
    </message>
    <message>
        <source>Layers are placed stage by stage.</source>
        <translation>各层已逐阶段指定。</translation>
    </message>
    <message>
        <source>Layers are spread by rule.</source>
        <translation>各层按规则分布。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 of %2: used and available memory</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>峰值显存</translation>
    </message>
    <message>
        <source>Device memory of the worst GPU at its peak</source>
        <translation>最差 GPU 的峰值设备显存</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::QuantityEdit</name>
    <message>
        <source>A value is needed. %1</source>
        <translation>需要一个值。%1</translation>
    </message>
    <message>
        <source>%1 is out of range. %2</source>
        <translation>%1 超出范围。%2</translation>
    </message>
    <message>
        <source>= %1</source>
        <extracomment>the value of what is being typed, under the field</extracomment>
        <translation>= %1</translation>
    </message>
    <message>
        <source>Allowed: %1 to %2.</source>
        <translation>允许：%1 到 %2。</translation>
    </message>
    <message>
        <source>Allowed: %1 or more.</source>
        <translation>允许：不小于 %1。</translation>
    </message>
    <message>
        <source>Allowed: %1 or less.</source>
        <translation>允许：不大于 %1。</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>多个值</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::RenameEditor</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ReplicateDialog</name>
    <message>
        <source>Replicate</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>&amp;How many in total:</source>
        <translation>总数(&amp;H)：</translation>
    </message>
    <message>
        <source>How many in total</source>
        <translation>总数</translation>
    </message>
    <message>
        <source>As &amp;one group that stays one object</source>
        <translation>作为一个组，仍为单个对象(&amp;O)</translation>
    </message>
    <message>
        <source>As separate &amp;copies in a grid</source>
        <translation>作为网格中的独立副本(&amp;C)</translation>
    </message>
    <message>
        <source>Co&amp;lumns of the grid:</source>
        <translation>网格列数(&amp;L)：</translation>
    </message>
    <message>
        <source>Columns of the grid</source>
        <translation>网格列数</translation>
    </message>
    <message numerus="yes">
        <source>%n copies will be added.</source>
        <translation>
            <numerusform>将添加 %n 份副本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The selection then stands for %Ln member(s).</source>
        <translation>
            <numerusform>此后所选代表 %Ln 个成员。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ScheduleChart</name>
    <message>
        <source>Schedule</source>
        <translation>调度</translation>
    </message>
    <message numerus="yes">
        <source>Gradient accumulation · %n micro-batch(es)</source>
        <translation>
            <numerusform>梯度累积 · %n 个微批次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Schedule · %n micro-batch(es)</source>
        <translation>
            <numerusform>调度 · %n 个微批次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Schedule · %1 · %n micro-batch(es)</source>
        <translation>
            <numerusform>调度 · %1 · %n 个微批次</numerusform>
        </translation>
    </message>
    <message>
        <source>bubble %1</source>
        <translation>气泡 %1</translation>
    </message>
    <message>
        <source>The simulated step appears here: who computes when, and who waits.</source>
        <translation>此处显示模拟的单步：谁在何时计算，谁在等待。</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>input grad</source>
        <translation>输入梯度</translation>
    </message>
    <message>
        <source>weight grad</source>
        <translation>权重梯度</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>overlapped: both, one above the other</source>
        <translation>重叠：两者上下并列</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>Forward of micro-batch %1, chunk %2</source>
        <translation>微批次 %1 的前向，层段 %2</translation>
    </message>
    <message>
        <source>Backward of micro-batch %1, chunk %2</source>
        <translation>微批次 %1 的反向，层段 %2</translation>
    </message>
    <message>
        <source>Input gradient of micro-batch %1, chunk %2</source>
        <translation>微批次 %1 的输入梯度，层段 %2</translation>
    </message>
    <message>
        <source>Weight gradient of micro-batch %1, chunk %2</source>
        <translation>微批次 %1 的权重梯度，层段 %2</translation>
    </message>
    <message>
        <source>Forward of micro-batch %1, chunk %2, overlapped with backward of micro-batch %3, chunk %4</source>
        <translation>微批次 %1 层段 %2 的前向，与微批次 %3 层段 %4 的反向重叠</translation>
    </message>
    <message>
        <source>Stage %1 · bubble %2</source>
        <extracomment>%1 stage, %2 its bubble ratio</extracomment>
        <translation>阶段 %1 · 气泡 %2</translation>
    </message>
    <message>
        <source>%1 – %2 (%3)</source>
        <extracomment>%1 start, %2 end, %3 duration</extracomment>
        <translation>%1 – %2（%3）</translation>
    </message>
    <message>
        <source>Idle at %1</source>
        <translation>在 %1 处空闲</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>层段</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>微批次</translation>
    </message>
    <message>
        <source>Makespan %1, bubble ratio %2.</source>
        <translation>总时长 %1，气泡率 %2。</translation>
    </message>
    <message>
        <source>Schedule · %1</source>
        <translation>调度 · %1</translation>
    </message>
    <message>
        <source>Gradient accumulation</source>
        <translation>梯度累积</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ShortcutsPage</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter of the shortcuts</source>
        <translation>筛选快捷键</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>命令及其按键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Canvas and layer strip</source>
        <translation>画布与层条</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::StagePage</name>
    <message>
        <source>Memory at peak</source>
        <translation>峰值显存</translation>
    </message>
    <message>
        <source>Time per micro-batch</source>
        <translation>每微批次时间</translation>
    </message>
    <message>
        <source>Links used</source>
        <translation>使用的链路</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>峰值显存</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>Backward, input</source>
        <translation>反向，输入</translation>
    </message>
    <message>
        <source>Backward, weight</source>
        <translation>反向，权重</translation>
    </message>
    <message>
        <source>of it recomputed</source>
        <translation>其中重计算</translation>
    </message>
    <message>
        <source>TP exchange, exposed</source>
        <translation>TP 交换，暴露</translation>
    </message>
    <message>
        <source>CP exchange, exposed</source>
        <translation>CP 交换，暴露</translation>
    </message>
    <message>
        <source>EP exchange, exposed</source>
        <translation>EP 交换，暴露</translation>
    </message>
    <message>
        <source>Idle (bubble ratio)</source>
        <translation>空闲（气泡率）</translation>
    </message>
    <message>
        <source>One GPU exchanges nothing.</source>
        <translation>单块 GPU 无需通信。</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n 个阶段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n 块 GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>hosts %1 · %2</source>
        <extracomment>where a stage sits: %1 host numbers such as &quot;2–3&quot;, %2 such as &quot;16 GPUs&quot;</extracomment>
        <translation>节点 %1 · %2</translation>
    </message>
    <message>
        <source>On stage %1, whose rank finishes last. Dark: waited for.</source>
        <translation>位于阶段 %1，其 rank 最后完成。深色：需等待的部分。</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>weight gradient</source>
        <translation>权重梯度</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>overlapped forward and backward</source>
        <translation>重叠的前向与反向</translation>
    </message>
    <message>
        <source>Of %1. %2 micro-batches are held at the peak, during the %3 of micro-batch %4 at %5.</source>
        <extracomment>%1 capacity of the GPU, %2 how many micro-batches are held at the peak, %3 what runs then, %4 its micro-batch, %5 time since the start of the step</extracomment>
        <translation>总容量 %1。峰值时保留 %2 个微批次，发生在 %5 时微批次 %4 的%3期间。</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::StatusLine</name>
    <message>
        <source>No findings</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>Show what is wrong with the plan or worth knowing</source>
        <translation>显示方案的错误与提示</translation>
    </message>
    <message>
        <source>Memory is shown in this unit; click to change between GiB and GB</source>
        <translation>显存以此单位显示；单击在 GiB 与 GB 间切换</translation>
    </message>
    <message>
        <source>Zoom of the canvas; click for 100 %</source>
        <translation>画布缩放；单击恢复 100 %</translation>
    </message>
    <message>
        <source>evaluated in %1</source>
        <extracomment>%1 a time such as &quot;0.4 ms&quot;</extracomment>
        <translation>评估耗时 %1</translation>
    </message>
    <message>
        <source>Memory unit: %1</source>
        <translation>显存单位：%1</translation>
    </message>
    <message>
        <source>Zoom: %1</source>
        <translation>缩放：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln GPU(s)</source>
        <translation>
            <numerusform>%Ln 块 GPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tip(s)</source>
        <translation>
            <numerusform>%n 条提示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::SummaryStrip</name>
    <message>
        <source>Key figures</source>
        <translation>关键指标</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <extracomment>%1 title of a figure, %2 its value, %3 change against the baseline (may be empty)</extracomment>
        <translation>%1：%2 %3</translation>
    </message>
    <message>
        <source>Copy key figures</source>
        <translation>复制关键指标</translation>
    </message>
    <message>
        <source>Select the fullest stage</source>
        <translation>选中最满的阶段</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::SwitchPage</name>
    <message>
        <source>Links</source>
        <translation>链路</translation>
    </message>
    <message numerus="yes">
        <source>%n switch group(s)</source>
        <translation>
            <numerusform>%n 个交换机组</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n switch(es)</source>
        <translation>
            <numerusform>%n 台交换机</numerusform>
        </translation>
    </message>
    <message>
        <source>The evaluation names no load for this link.</source>
        <translation>评估未给出该链路的负载。</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::TextFieldEditor</name>
    <message>
        <source>A text is needed.</source>
        <translation>需要文本。</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ValueRow</name>
    <message>
        <source>Why?</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Why is %1 %2?</source>
        <extracomment>name of a &quot;Why?&quot; link for assistive technology; %1 is a value&apos;s name, %2 the value</extracomment>
        <translation>为何%1为 %2？</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::WaterfallChart</name>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>气泡</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>%1 exposed</source>
        <extracomment>communication of a parallel axis that the step waits for</extracomment>
        <translation>%1 暴露</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>Where the step goes</source>
        <translation>单步时间去向</translation>
    </message>
    <message>
        <source>stage %1, %2</source>
        <extracomment>%1 pipeline rank, %2 unit of time</extracomment>
        <translation>阶段 %1，%2</translation>
    </message>
    <message>
        <source>What the step time is made of appears here.</source>
        <translation>此处显示单步时间的构成。</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>%1: %2, %3 of the step</source>
        <extracomment>%1 part of the step, %2 its time, %3 its share of the step</extracomment>
        <translation>%1：%2，占单步 %3</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation>基线：%1</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>组成</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Share of the step</source>
        <translation>占单步比例</translation>
    </message>
    <message>
        <source>Step time %1, of which computing %2.</source>
        <translation>单步时间 %1，其中计算 %2。</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::WhyPanel</name>
    <message>
        <source>‹ Back</source>
        <translation>‹ 返回</translation>
    </message>
    <message>
        <source>Back to the inspector</source>
        <translation>返回属性面板</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>项</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Terms of the number</source>
        <translation>该数值的组成项</translation>
    </message>
    <message>
        <source>Formula, inputs and source</source>
        <translation>公式、输入与来源</translation>
    </message>
</context>
<context>
    <name>why</name>
    <message>
        <source>The sum of its terms.</source>
        <translation>各项之和。</translation>
    </message>
    <message>
        <source>The largest of its terms.</source>
        <translation>各项中的最大值。</translation>
    </message>
    <message>
        <source>The product of its terms.</source>
        <translation>各项之积。</translation>
    </message>
    <message>
        <source>your plan</source>
        <translation>你的方案</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>datasheet</source>
        <translation>规格书</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>calibrated</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>assumption</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>计算得出</translation>
    </message>
    <message>
        <source>event simulation</source>
        <translation>事件模拟</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <extracomment>%1 a section of the cost model or a publication</extracomment>
        <translation>来源：%1</translation>
    </message>
</context>
</TS>
