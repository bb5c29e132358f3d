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
    <name>CapacityFigures</name>
    <message>
        <source>Being computed once the plan is calm.</source>
        <translation>方案静止后开始计算。</translation>
    </message>
    <message>
        <source>There is no finish to forecast: the plan needs a step time and a number of training tokens.</source>
        <translation>没有可预测的完成时间：方案需要单步时间与训练 token 数。</translation>
    </message>
    <message>
        <source>Queue wait</source>
        <translation>排队等待</translation>
    </message>
    <message>
        <source>Before the first start: P50 %1, P90 %2.</source>
        <extracomment>%1 and %2 are times</extracomment>
        <translation>首次启动之前：P50 %1，P90 %2。</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>首次启动</translation>
    </message>
    <message>
        <source>Containers, communicators and loading.</source>
        <translation>容器、通信器与加载。</translation>
    </message>
    <message>
        <source>Useful compute</source>
        <translation>有效计算</translation>
    </message>
    <message>
        <source>%1 tokens / %2 tokens per second.</source>
        <extracomment>%1 tokens, %2 tokens per second</extracomment>
        <translation>%1 token / 每秒 %2 token。</translation>
    </message>
    <message>
        <source>Slow hosts</source>
        <translation>慢节点</translation>
    </message>
    <message>
        <source>Useful compute × (s − 1), s = %1 in the middle and %2 at P90.</source>
        <extracomment>%1 and %2 are factors such as 1.05</extracomment>
        <translation>有效计算 × (s − 1)，s 的中位值为 %1，P90 为 %2。</translation>
    </message>
    <message>
        <source>Batch ramp</source>
        <translation>批次爬升</translation>
    </message>
    <message>
        <source>More steps while the batch is small, each with the parts that do not shrink with it.</source>
        <translation>批次较小时步数更多，每步都含不随批次缩小的部分。</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Running time × w / dt, w = %1, dt = %2.</source>
        <extracomment>%1 how long training stands still, %2 the interval between checkpoints</extracomment>
        <translation>运行时间 × w / dt，w = %1，dt = %2。</translation>
    </message>
    <message>
        <source>Detection</source>
        <translation>检测</translation>
    </message>
    <message>
        <source>%1 failures × %2 until they are noticed and acted on.</source>
        <extracomment>%1 number of failures, %2 a time</extracomment>
        <translation>%1 次故障 × %2，直到发现并开始处理。</translation>
    </message>
    <message>
        <source>Lost work</source>
        <translation>丢失的工作</translation>
    </message>
    <message>
        <source>%1 failures × half the interval of %2, done again.</source>
        <translation>%1 次故障 × 间隔 %2 的一半，需重做。</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重启</translation>
    </message>
    <message>
        <source>%1 failures × %2 to restart; more may strike meanwhile.</source>
        <translation>%1 次故障 × 重启 %2；其间可能再次发生故障。</translation>
    </message>
    <message>
        <source>New hosts</source>
        <translation>更换节点</translation>
    </message>
    <message>
        <source>%1 failures × %2 in the queue; none with spare hosts.</source>
        <translation>%1 次故障 × 排队 %2；有备用节点时为零。</translation>
    </message>
    <message>
        <source>Planned stops</source>
        <translation>计划停机</translation>
    </message>
    <message>
        <source>%1 a day × %2 each.</source>
        <extracomment>%1 stops a day, %2 how long each takes</extracomment>
        <translation>每天 %1 次 × 每次 %2。</translation>
    </message>
    <message>
        <source>Until the last token</source>
        <translation>直到最后一个 token</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成时间</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>组成</translation>
    </message>
    <message>
        <source>Time, mean</source>
        <translation>平均时间</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>mean, %1</source>
        <extracomment>Remark beside a chart&apos;s title: %1 is a unit of time</extracomment>
        <translation>平均，%1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>%1 part, %2 time, %3 share of the whole time</extracomment>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>P50 %1 (%3), P90 %2 (%4)</source>
        <extracomment>%1 and %2 are days, %3 and %4 the times until then</extracomment>
        <translation>P50 %1（%3），P90 %2（%4）</translation>
    </message>
    <message>
        <source>Useful</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>GPUs × useful compute.</source>
        <translation>GPU 数 × 有效计算。</translation>
    </message>
    <message>
        <source>Slow hosts, ramp</source>
        <translation>慢节点与爬升</translation>
    </message>
    <message>
        <source>GPUs × what slow hosts and the batch ramp add.</source>
        <translation>GPU 数 × 慢节点与批次爬升增加的时间。</translation>
    </message>
    <message>
        <source>GPUs × checkpoint stalls.</source>
        <translation>GPU 数 × 检查点停顿。</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>GPUs × detection, lost work and restart.</source>
        <translation>GPU 数 × 检测、丢失的工作与重启。</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>占用未计算</translation>
    </message>
    <message>
        <source>GPUs × first start and planned stops: held, not computing. In the queue the job holds nothing.</source>
        <translation>GPU 数 × 首次启动与计划停机：占用但不计算。排队期间作业不占用任何资源。</translation>
    </message>
    <message>
        <source>Spare hosts</source>
        <translation>备用节点</translation>
    </message>
    <message>
        <source>Spare hosts × their GPUs × the time the job holds its hosts.</source>
        <translation>备用节点数 × 每节点 GPU 数 × 作业占用节点的时间。</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>碎片</translation>
    </message>
    <message>
        <source>GPUs of the job&apos;s hosts that it cannot use × the time it holds them.</source>
        <translation>作业所占节点中用不上的 GPU × 占用时间。</translation>
    </message>
    <message>
        <source>Where the GPU-hours go</source>
        <translation>GPU 小时去向</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU 小时</translation>
    </message>
    <message>
        <source>million h</source>
        <translation>百万 h</translation>
    </message>
    <message>
        <source>1,000 h</source>
        <translation>1,000 h</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>%1: %2 GPU-hours, %3</source>
        <extracomment>%1 part, %2 number of GPU-hours, %3 share of all</extracomment>
        <translation>%1：%2 GPU 小时，%3</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>%1 GPU-hours</source>
        <translation>%1 GPU 小时</translation>
    </message>
    <message>
        <source>%1 GPU-hours, of which useful %2.</source>
        <extracomment>%1 number of GPU-hours, %2 share</extracomment>
        <translation>%1 GPU 小时，其中有效 %2。</translation>
    </message>
    <message>
        <source>What moves the P90 finish</source>
        <translation>影响 P90 完成时间的因素</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>敏感性</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Low end</source>
        <translation>低端</translation>
    </message>
    <message>
        <source>High end</source>
        <translation>高端</translation>
    </message>
    <message>
        <source>P90 at low</source>
        <translation>低端的 P90</translation>
    </message>
    <message>
        <source>P90 at high</source>
        <translation>高端的 P90</translation>
    </message>
    <message>
        <source>P90 %1</source>
        <extracomment>Remark beside a chart&apos;s title: %1 is a time</extracomment>
        <translation>P90 %1</translation>
    </message>
    <message>
        <source>%1 from %2 to %3: P90 from %4 to %5</source>
        <extracomment>%1 input, %2 and %3 its low and high value, %4 and %5 the P90 finish there</extracomment>
        <translation>%1 从 %2 到 %3：P90 从 %4 到 %5</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>提前</translation>
    </message>
    <message>
        <source>later</source>
        <translation>推迟</translation>
    </message>
    <message>
        <source>%1 moves the P90 finish most, by %2.</source>
        <extracomment>%1 input, %2 a time</extracomment>
        <translation>对 P90 完成时间影响最大的输入：%1，变动 %2。</translation>
    </message>
    <message>
        <source>Probability to be finished</source>
        <translation>完成概率</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>截止日期</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>By %1 (%2): %3</source>
        <extracomment>%1 a day, %2 the time until then, %3 a probability</extracomment>
        <translation>%1（%2）之前：%3</translation>
    </message>
    <message>
        <source>P50</source>
        <translation>P50</translation>
    </message>
    <message>
        <source>P90</source>
        <translation>P90</translation>
    </message>
    <message>
        <source>Half of the cases are done by %1, nine of ten by %2.</source>
        <extracomment>%1 and %2 are days</extracomment>
        <translation>半数情况在 %1 之前完成，十分之九在 %2 之前完成。</translation>
    </message>
    <message>
        <source>deadline</source>
        <translation>截止日期</translation>
    </message>
    <message>
        <source>The deadline %1 is met with %2.</source>
        <translation>按截止日期 %1 完成的概率为 %2。</translation>
    </message>
    <message>
        <source>Cost of the checkpoint interval, of the useful time</source>
        <translation>检查点间隔的代价，占有效时间</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>Stalls</source>
        <translation>停顿</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Nothing fails or nothing stands still for a checkpoint: every interval is as good.</source>
        <translation>没有故障，或检查点不造成停顿：任何间隔都一样。</translation>
    </message>
    <message>
        <source>Every %1: %2 together, stalls %3, failures %4</source>
        <extracomment>%1 interval; %2, %3 and %4 are shares of the useful time</extracomment>
        <translation>每 %1：合计 %2，停顿 %3，故障 %4</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>最佳 %1</translation>
    </message>
    <message>
        <source>plan %1</source>
        <translation>方案 %1</translation>
    </message>
    <message>
        <source>stalls</source>
        <translation>停顿</translation>
    </message>
    <message>
        <source>failures</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>The best interval is %1; it costs %2 of the useful time.</source>
        <extracomment>%1 interval, %2 a share</extracomment>
        <translation>最佳间隔为 %1；代价为有效时间的 %2。</translation>
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
    <name>FigureRows</name>
    <message>
        <source>Gang placement</source>
        <translation>成组放置</translation>
    </message>
    <message>
        <source>This job&apos;s gang</source>
        <translation>本作业的成组</translation>
    </message>
    <message>
        <source>All GPUs of the layout at once, on whole hosts, among the tenants and failed hosts that are drawn.</source>
        <translation>布局的全部 GPU 一次到位，占用整节点，避开所画的租户与故障节点。</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Would preempt</source>
        <translation>将抢占</translation>
    </message>
    <message>
        <source>Lowest priority first, among equals the one that would stay longest; only as many as are needed.</source>
        <translation>优先级最低者先被抢占，同级中先抢占剩余时间最长者；只抢占所需的数量。</translation>
    </message>
    <message>
        <source>Hosts</source>
        <extracomment>%1 hosts needed, %2 empty hosts</extracomment>
        <translation>节点</translation>
    </message>
    <message>
        <source>%1 needed, %2 empty</source>
        <translation>需要 %1，全空 %2</translation>
    </message>
    <message>
        <source>A host that has failed or is used in part is not empty.</source>
        <translation>故障或部分占用的节点不算全空。</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>碎片化程度</translation>
    </message>
    <message>
        <source>Free GPUs on partly used hosts / all free GPUs: what a gang of whole hosts cannot have.</source>
        <translation>部分占用节点上的空闲 GPU / 全部空闲 GPU：需要整节点的成组作业无法使用的比例。</translation>
    </message>
    <message>
        <source>Largest gang now</source>
        <translation>当前最大成组</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n 块 GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest gang of the same kind that fits at this moment.</source>
        <translation>此刻放得下的同类成组作业的最大规模。</translation>
    </message>
    <message>
        <source>Break-even wait</source>
        <translation>临界等待时间</translation>
    </message>
    <message>
        <source>Finish, if nothing changes</source>
        <translation>完成时间，若无变化</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a day, %2 the time until then</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>Of %n seeded draws of failures, pace, slow hosts and queue wait.</source>
        <extracomment>%n draws of a Monte Carlo estimate</extracomment>
        <translation>
            <numerusform>取自 %n 次带种子的抽样：故障、速率、慢节点与排队等待。</numerusform>
        </translation>
    </message>
    <message>
        <source>P50</source>
        <translation>P50</translation>
    </message>
    <message>
        <source>P90</source>
        <translation>P90</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>%1 and %2 are times</extracomment>
        <translation>源于随机</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>P10 to P90 with failure rate, pace and slow hosts held at their middle.</source>
        <translation>故障率、速率与慢节点固定在中位值时的 P10 到 P90。</translation>
    </message>
    <message>
        <source>By the unknown</source>
        <translation>源于未知</translation>
    </message>
    <message>
        <source>P10 to P90 of failure rate, pace and slow hosts with chance averaged out.</source>
        <translation>对随机性取平均后，故障率、速率与慢节点造成的 P10 到 P90。</translation>
    </message>
    <message>
        <source>In closed form</source>
        <translation>闭式解</translation>
    </message>
    <message>
        <source>%1, outside its range</source>
        <translation>%1，超出适用范围</translation>
    </message>
    <message>
        <source>Mean by W + U + useful / g + failures; valid while (restart + half the interval) / time between failures is at most 0.25.</source>
        <translation>平均值 = W + U + 有效时间 / g + 故障；当（重启 + 半个间隔）/ 故障间隔时间不超过 0.25 时有效。</translation>
    </message>
    <message>
        <source>Effective time</source>
        <translation>有效时间</translation>
    </message>
    <message>
        <source>Useful over running time.</source>
        <translation>有效时间与运行时间之比。</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Running time / time between failures.</source>
        <translation>运行时间 / 故障间隔时间。</translation>
    </message>
    <message>
        <source>Between failures</source>
        <translation>故障间隔</translation>
    </message>
    <message>
        <source>24 h / (%1 hosts × %2 per host and day).</source>
        <extracomment>%1 hosts, %2 failures per host and day</extracomment>
        <translation>24 h /（%1 个节点 × 每节点每天 %2 次）。</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>资源需求</translation>
    </message>
    <message>
        <source>Deadline met</source>
        <translation>按期完成</translation>
    </message>
    <message>
        <source>Share of the draws that end by %1.</source>
        <translation>在 %1 之前结束的抽样所占比例。</translation>
    </message>
    <message>
        <source>The plan has no deadline.</source>
        <translation>方案没有截止日期。</translation>
    </message>
    <message numerus="yes">
        <source>%n host(s)</source>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>more than the pool has</source>
        <translation>超过资源池</translation>
    </message>
    <message>
        <source>Minimum ask</source>
        <translation>最低需求</translation>
    </message>
    <message>
        <source>Least number of hosts with which the P90 finish meets the deadline, at the pace per GPU of this layout.</source>
        <translation>在此布局的单 GPU 速率下，使 P90 完成时间满足截止日期的最少节点数。</translation>
    </message>
    <message>
        <source>Spare hosts</source>
        <translation>备用节点</translation>
    </message>
    <message>
        <source>%1, for %2 USD</source>
        <translation>%1 个，成本 %2 USD</translation>
    </message>
    <message>
        <source>Least k so that at most k hosts are in repair at a time, 99 % of the time (Poisson).</source>
        <translation>最小的 k，使得 99 % 的时间里同时修复的节点不超过 k 个（泊松分布）。</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>%1 bytes per parameter; %2 per host.</source>
        <extracomment>%1 bytes per parameter, %2 bytes per host</extracomment>
        <translation>每参数 %1 字节；每节点 %2。</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>Size / bandwidth of the storage, all hosts together.</source>
        <translation>大小 / 存储带宽，全部节点一起写。</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>加载</translation>
    </message>
    <message>
        <source>Size / bandwidth of the storage.</source>
        <translation>大小 / 存储带宽。</translation>
    </message>
    <message>
        <source>Stall</source>
        <translation>停顿</translation>
    </message>
    <message>
        <source>The copy to host memory; writing goes on beside the training.</source>
        <translation>拷贝到节点内存的时间；写入与训练同时进行。</translation>
    </message>
    <message>
        <source>Training stands still until it is written.</source>
        <translation>写入完成之前训练停住。</translation>
    </message>
    <message>
        <source>Best interval</source>
        <translation>最佳间隔</translation>
    </message>
    <message>
        <source>Least time per useful second of the exact renewal formula; Young&apos;s √(2 w M) is %1. Never shorter than a write.</source>
        <extracomment>%1 is a time</extracomment>
        <translation>按精确更新公式，每有效秒的耗时最少；Young 的 √(2 w M) 为 %1。不短于一次写入。</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>Stated in the plan.</source>
        <translation>方案已给出。</translation>
    </message>
    <message>
        <source>The best one: the plan states none.</source>
        <translation>最佳值：方案未给出。</translation>
    </message>
    <message>
        <source>Cost and energy</source>
        <translation>成本与能耗</translation>
    </message>
    <message>
        <source>%1 USD</source>
        <extracomment>%1 is a sum of money</extracomment>
        <translation>%1 USD</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU 小时</translation>
    </message>
    <message>
        <source>From the allocation to the last token, spare hosts included.</source>
        <translation>从分配资源到最后一个 token，含备用节点。</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>GPU-hours × price per GPU-hour, a field of the platform.</source>
        <translation>GPU 小时 × 每 GPU 小时价格（平台字段）。</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>能耗</translation>
    </message>
    <message>
        <source>%1 GWh</source>
        <translation>%1 GWh</translation>
    </message>
    <message>
        <source>%1 MWh</source>
        <translation>%1 MWh</translation>
    </message>
    <message>
        <source>Host hours × %1 kW while computing (idle power else) × PUE.</source>
        <extracomment>%1 is a power in kilowatts</extracomment>
        <translation>节点小时 × 计算时 %1 kW（其余时间按空闲功率）× PUE。</translation>
    </message>
    <message>
        <source>Energy cost</source>
        <translation>电费</translation>
    </message>
    <message>
        <source>Energy × price per kWh.</source>
        <translation>能耗 × 每 kWh 价格。</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>资源池</translation>
    </message>
    <message>
        <source>Used with this job</source>
        <translation>加上本作业的利用率</translation>
    </message>
    <message>
        <source>(%1 GPUs of tenants, or the stated share of the pool, and this job) / %2 GPUs that work.</source>
        <extracomment>%1 GPUs of tenants, %2 GPUs of the pool</extracomment>
        <translation>（租户的 %1 块 GPU，或给定的资源池占用比例，加上本作业）/ %2 块正常 GPU。</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <extracomment>%1 is a number of GPUs</extracomment>
        <translation>%1 块 GPU</translation>
    </message>
    <message>
        <source>%1 of the pool less what is committed; above it waits grow long.</source>
        <extracomment>%1 is a share</extracomment>
        <translation>资源池的 %1 减去已承诺的部分；超过后等待会变长。</translation>
    </message>
    <message>
        <source>never</source>
        <translation>永不</translation>
    </message>
    <message>
        <source>already</source>
        <translation>已经</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>装满时间</translation>
    </message>
    <message>
        <source>From the day the load passes the target to the day it passes the pool, at the stated growth.</source>
        <translation>按给定的增长率，从负载超过目标之日到超过资源池之日。</translation>
    </message>
    <message>
        <source>State a growth per year in the queue simulation.</source>
        <translation>请在排队模拟中给出每年增长率。</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>FixTable</name>
    <message>
        <source>%1 + %2</source>
        <extracomment>two changes of a plan made together: &quot;Recompute the MLP + ZeRO 1 → 2&quot;</extracomment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a change of the plan, %2 what it does: &quot;−12.3 GiB, +4.1 % time&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>GangWords</name>
    <message>
        <source>Fits now</source>
        <translation>现在放得下</translation>
    </message>
    <message>
        <source>Fits after %1</source>
        <extracomment>%1 is a time</extracomment>
        <translation>%1 后放得下</translation>
    </message>
    <message>
        <source>Fits only with preemption</source>
        <translation>只有抢占才放得下</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>%1 against %2 GPUs</source>
        <extracomment>%1 a time, %2 number of GPUs</extracomment>
        <translation>%1（%2 块 GPU）</translation>
    </message>
    <message>
        <source>The same layout with DP %1 runs %2, the whole gang %3. With %4 to reshard later, starting small pays only when the wait is longer.</source>
        <extracomment>%1 number of replicas, %2 to %4 times</extracomment>
        <translation>同一布局在 DP %1 时运行 %2，整个成组作业运行 %3。加上之后重新切分的 %4，只有等待更久时，先从小规模启动才划算。</translation>
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
    <name>ImportFacts</name>
    <message>
        <source>Hosts</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Hosts with GPUs</source>
        <translation>带 GPU 的节点</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>GPU type</source>
        <translation>GPU 型号</translation>
    </message>
    <message>
        <source>GPU types</source>
        <translation>GPU 型号</translation>
    </message>
    <message>
        <source>NICs</source>
        <translation>网卡数</translation>
    </message>
    <message>
        <source>Links between GPUs (pairs)</source>
        <translation>GPU 间互联（按对）</translation>
    </message>
    <message>
        <source>Links inside the host</source>
        <translation>机内互联</translation>
    </message>
    <message>
        <source>Through a switch</source>
        <translation>经由交换芯片</translation>
    </message>
    <message>
        <source>Memory domains (NUMA)</source>
        <translation>内存域（NUMA）</translation>
    </message>
    <message>
        <source>Names of the NICs</source>
        <translation>网卡名称</translation>
    </message>
    <message>
        <source>Rate of a NIC</source>
        <translation>网卡速率</translation>
    </message>
    <message>
        <source>NVLinks of a GPU</source>
        <translation>单 GPU 的 NVLink 数</translation>
    </message>
    <message>
        <source>Most hops between GPUs</source>
        <translation>GPU 间最大跳数</translation>
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
        <source>Lines of the table</source>
        <translation>表中行数</translation>
    </message>
    <message>
        <source>Best bus bandwidth</source>
        <translation>最高总线带宽</translation>
    </message>
    <message>
        <source>Shape of the network</source>
        <translation>网络形态</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>交换机数</translation>
    </message>
    <message>
        <source>Leaf switches</source>
        <translation>叶交换机（leaf）</translation>
    </message>
    <message>
        <source>Tiers</source>
        <translation>层级数</translation>
    </message>
    <message>
        <source>Switches at the top</source>
        <translation>顶层交换机</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Block sizes</source>
        <translation>块大小</translation>
    </message>
    <message>
        <source>Topologies in the file</source>
        <translation>文件中的拓扑</translation>
    </message>
    <message>
        <source>Topology groups</source>
        <translation>拓扑分组</translation>
    </message>
    <message>
        <source>Topology levels</source>
        <translation>拓扑层级</translation>
    </message>
    <message>
        <source>HyperNodes</source>
        <translation>HyperNode</translation>
    </message>
    <message>
        <source>HyperNodes with hosts</source>
        <translation>带节点的 HyperNode</translation>
    </message>
    <message>
        <source>Out of service</source>
        <translation>停用</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>Instance types</source>
        <translation>实例类型</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>%1 a name, %2 how many of it</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>A list that is cut: the entries, then how many more there are</extracomment>
        <translation>
            <numerusform>%1 等，另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Restarts allowed</source>
        <translation>允许的重启次数</translation>
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
    <message>
        <source>stage %1 is locked</source>
        <translation>阶段 %1 已锁定</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>memory of a stage, before and now</comment>
        <translation>%1 → %2</translation>
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
    <name>LongTime</name>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>Format of a date: 14 Jan 2027</extracomment>
        <translation>yyyy-MM-dd</translation>
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
    <name>QueueFigures</name>
    <message>
        <source>Wait by size of the job</source>
        <translation>按作业规模的等待</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>作业数</translation>
    </message>
    <message>
        <source>P50</source>
        <translation>P50</translation>
    </message>
    <message>
        <source>P90</source>
        <translation>P90</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最长</translation>
    </message>
    <message>
        <source>%1 GPUs, %2 jobs: P50 %3, P90 %4, mean %5, longest %6</source>
        <extracomment>%1 number of GPUs such as &quot;5–8&quot;, %2 number of jobs, %3 to %6 waits</extracomment>
        <translation>%1 块 GPU，%2 个作业：P50 %3，P90 %4，平均 %5，最长 %6</translation>
    </message>
    <message>
        <source>up to P50</source>
        <translation>到 P50</translation>
    </message>
    <message>
        <source>up to P90</source>
        <translation>到 P90</translation>
    </message>
    <message>
        <source>Use of the pool over time</source>
        <translation>资源池利用率随时间的变化</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>% of the GPUs</source>
        <translation>占 GPU 的 %</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Held by halves</source>
        <translation>未凑齐占用</translation>
    </message>
    <message>
        <source>Jobs waiting</source>
        <translation>等待的作业</translation>
    </message>
    <message>
        <source>After %1: %2 in use, %3 jobs waiting</source>
        <extracomment>%1 time since the first job, %2 share of the GPUs, %3 number of jobs</extracomment>
        <translation>%1 后：使用中 %2，等待 %3 个作业</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>平均 %1</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>jobs waiting, of %1</source>
        <extracomment>%1 is a number of jobs</extracomment>
        <translation>等待的作业，满刻度 %1</translation>
    </message>
    <message>
        <source>held by incomplete gangs</source>
        <translation>未凑齐的成组作业占用</translation>
    </message>
    <message>
        <source>%1 of the GPUs are in use in the mean; at most %2 jobs wait.</source>
        <extracomment>%1 share of the GPUs, %2 number of jobs</extracomment>
        <translation>平均有 %1 的 GPU 在使用中；最多 %2 个作业在等待。</translation>
    </message>
    <message>
        <source>P90 wait when the load grows</source>
        <translation>负载增长时的 P90 等待</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>增长</translation>
    </message>
    <message>
        <source>Offered load</source>
        <translation>提交负载</translation>
    </message>
    <message>
        <source>P90 wait</source>
        <translation>P90 等待</translation>
    </message>
    <message>
        <source>State a growth per year and run again: the load then grows to four times.</source>
        <translation>请给出每年增长率并重新运行：负载会增大到四倍。</translation>
    </message>
    <message>
        <source>Load × %1, %2 of the pool: P90 wait %3</source>
        <extracomment>%1 factor of growth, %2 load of the pool, %3 a wait</extracomment>
        <translation>负载 × %1，为资源池的 %2：P90 等待 %3</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>目标 %1</translation>
    </message>
    <message>
        <source>promised</source>
        <translation>承诺</translation>
    </message>
    <message>
        <source>never</source>
        <translation>永不</translation>
    </message>
    <message>
        <source>The pool is full in %1 to %2.</source>
        <extracomment>%1 and %2 are times such as &quot;120 d&quot;</extracomment>
        <translation>资源池将在 %1 到 %2 后装满。</translation>
    </message>
    <message>
        <source>generated jobs</source>
        <translation>生成的作业</translation>
    </message>
    <message>
        <source>%1 holds %2 of %3 GPUs</source>
        <extracomment>%1 name of a job, %2 GPUs it holds, %3 GPUs it needs</extracomment>
        <translation>%1 占用 %3 块 GPU 中的 %2 块</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1 后</translation>
    </message>
    <message>
        <source>Deadlock: nothing runs, and %1.</source>
        <translation>死锁：没有作业在运行，%1。</translation>
    </message>
    <message>
        <source>Start gangs at once or not at all: atomic gangs, or at least a time-out.</source>
        <translation>让成组作业要么一次全部启动，要么不启动：使用原子成组，或至少设置超时。</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) starved while later ones started: %1</source>
        <extracomment>%n jobs, %1 their names</extracomment>
        <translation>
            <numerusform>%n 个作业饿死，而较晚的作业已启动：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Reserve hosts for the first in the queue: backfill instead of best effort, or a higher priority.</source>
        <translation>为队首作业预留节点：用回填代替尽力而为，或提高优先级。</translation>
    </message>
    <message>
        <source>Correct the file if these jobs matter.</source>
        <translation>如果需要这些作业，请修正文件。</translation>
    </message>
    <message>
        <source>Draw more hosts, or require a wider level.</source>
        <translation>请绘制更多节点，或将必需层级放宽。</translation>
    </message>
    <message>
        <source>this plan&apos;s job</source>
        <translation>本方案的作业</translation>
    </message>
    <message>
        <source>It never started in %1 of %2 tries.</source>
        <translation>%2 次尝试中有 %1 次未能启动。</translation>
    </message>
    <message>
        <source>Use a smaller gang, a wider level or a higher priority.</source>
        <translation>请缩小成组规模、放宽层级或提高优先级。</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) on %1 GPUs, %2 in use.</source>
        <extracomment>%n jobs; %1 share of the GPUs</extracomment>
        <translation>
            <numerusform>%1 块 GPU 上 %n 个作业，利用率 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Wait P50 %1, P90 %2; %3 of the pool lost to fragmentation.</source>
        <extracomment>%1 and %2 are waits, %3 a share</extracomment>
        <translation>等待 P50 %1，P90 %2；碎片造成资源池损失 %3。</translation>
    </message>
    <message>
        <source>This plan would start after P50 %1, P90 %2.</source>
        <extracomment>%1 and %2 are waits</extracomment>
        <translation>本方案将在 P50 %1、P90 %2 后启动。</translation>
    </message>
    <message numerus="yes">
        <source>%n preemption(s).</source>
        <translation>
            <numerusform>%n 次抢占。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n host failure(s), %1 swapped in place.</source>
        <extracomment>%n host failures, %1 of them swapped</extracomment>
        <translation>
            <numerusform>%n 次节点故障，其中 %1 次原地替换。</numerusform>
        </translation>
    </message>
    <message>
        <source>Run the simulation to see it.</source>
        <translation>运行模拟后在此显示。</translation>
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
    <name>Sweeps</name>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>Hosts of the first group</source>
        <translation>第一组的节点数</translation>
    </message>
    <message>
        <source>Link bandwidth, factor on all links</source>
        <translation>链路带宽，全部链路的倍数</translation>
    </message>
    <message>
        <source>Memory of one GPU (HBM)</source>
        <translation>单块 GPU 的显存（HBM）</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>每秒 token 数</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Peak memory, fullest GPU</source>
        <translation>峰值显存，最满的 GPU</translation>
    </message>
    <message>
        <source>Memory used, fullest GPU</source>
        <translation>已用显存，最满的 GPU</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>气泡</translation>
    </message>
    <message>
        <source>Exposed communication</source>
        <translation>暴露的通信</translation>
    </message>
    <message>
        <source>Time to finish</source>
        <translation>完成用时</translation>
    </message>
    <message>
        <source>Cost, or GPU-hours without a price</source>
        <translation>成本，未给价格时为 GPU 小时</translation>
    </message>
    <message>
        <source>The plan fits</source>
        <translation>方案放得下</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>an axis: %1 what it shows, %2 its unit</extracomment>
        <translation>%1，%2</translation>
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
    <name>advisor</name>
    <message>
        <source>your plan</source>
        <translation>你的方案</translation>
    </message>
    <message>
        <source>datasheet</source>
        <translation>规格书</translation>
    </message>
    <message>
        <source>assumption</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>计算得出</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>未回答</translation>
    </message>
    <message>
        <source>Field “%1”</source>
        <extracomment>a link that opens a field of the inspector; %1 its label</extracomment>
        <translation>字段“%1”</translation>
    </message>
    <message>
        <source>Show stage %1, the fullest</source>
        <translation>显示最满的阶段 %1</translation>
    </message>
    <message>
        <source>Show the hosts</source>
        <translation>显示节点</translation>
    </message>
    <message>
        <source>Show the links between hosts</source>
        <translation>显示节点间链路</translation>
    </message>
    <message>
        <source>Show where the gang goes</source>
        <translation>显示成组作业的放置位置</translation>
    </message>
    <message>
        <source>Show the hosts with other jobs</source>
        <translation>显示运行其他作业的节点</translation>
    </message>
    <message>
        <source>Why this peak memory?</source>
        <translation>为何峰值显存如此？</translation>
    </message>
    <message>
        <source>Why this exposed communication?</source>
        <translation>为何暴露的通信如此？</translation>
    </message>
    <message>
        <source>Why this step time?</source>
        <translation>为何单步时间如此？</translation>
    </message>
    <message>
        <source>Compare the strategies</source>
        <translation>比较策略</translation>
    </message>
    <message>
        <source>How this is judged</source>
        <translation>判断依据</translation>
    </message>
    <message>
        <source>Use the layout %1</source>
        <translation>采用布局 %1</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Fails</source>
        <translation>不通过</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>可以启动</translation>
    </message>
    <message>
        <source>Go with conditions</source>
        <translation>有条件启动</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>暂不启动</translation>
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
    <message>
        <source>Export schedule CSV…</source>
        <translation>导出调度 CSV…</translation>
    </message>
    <message>
        <source>Write the plan&apos;s pipeline schedule for PyTorch&apos;s pipelining.</source>
        <translation>将方案的流水线调度写为 PyTorch 流水线并行可用的格式。</translation>
    </message>
    <message>
        <source>Timeline panel</source>
        <translation>时间线面板</translation>
    </message>
    <message>
        <source>Show the step in detail: what every rank does when, and what it waits for.</source>
        <translation>详细显示单步：每个 rank 在何时做什么，又在等待什么。</translation>
    </message>
    <message>
        <source>Zoom into the timeline</source>
        <translation>放大时间线</translation>
    </message>
    <message>
        <source>Show less of the step, larger.</source>
        <translation>以更大比例显示单步的一部分。</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Zoom out of the timeline</source>
        <translation>缩小时间线</translation>
    </message>
    <message>
        <source>Show more of the step.</source>
        <translation>显示单步的更多部分。</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>移到更早</translation>
    </message>
    <message>
        <source>Move the timeline to earlier times.</source>
        <translation>将时间线移到更早的时间。</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>移到更晚</translation>
    </message>
    <message>
        <source>Move the timeline to later times.</source>
        <translation>将时间线移到更晚的时间。</translation>
    </message>
    <message>
        <source>Fit the step</source>
        <translation>适应单步</translation>
    </message>
    <message>
        <source>Show the whole step in the timeline.</source>
        <translation>在时间线中显示整个单步。</translation>
    </message>
    <message>
        <source>Focus on the block</source>
        <translation>聚焦所选块</translation>
    </message>
    <message>
        <source>Show the selected block or range as large as it fits; again shows the whole step.</source>
        <translation>尽可能大地显示所选的块或范围；再次执行则显示整个单步。</translation>
    </message>
    <message>
        <source>Next block</source>
        <translation>下一块</translation>
    </message>
    <message>
        <source>Select the next block of the rank.</source>
        <translation>选中该 rank 的下一个块。</translation>
    </message>
    <message>
        <source>Previous block</source>
        <translation>上一块</translation>
    </message>
    <message>
        <source>Select the previous block of the rank.</source>
        <translation>选中该 rank 的上一个块。</translation>
    </message>
    <message>
        <source>Higher rows</source>
        <translation>增大行高</translation>
    </message>
    <message>
        <source>Give every rank of the timeline more height.</source>
        <translation>增大时间线中每个 rank 的行高。</translation>
    </message>
    <message>
        <source>Lower rows</source>
        <translation>减小行高</translation>
    </message>
    <message>
        <source>Give every rank of the timeline less height, to see more of them.</source>
        <translation>减小时间线中每个 rank 的行高，以便看到更多 rank。</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>关键路径</translation>
    </message>
    <message>
        <source>Highlight the chain of operations that decides how long the step takes.</source>
        <translation>突出显示决定单步时长的操作链。</translation>
    </message>
    <message>
        <source>Idle time by cause</source>
        <translation>按原因区分空闲时间</translation>
    </message>
    <message>
        <source>Colour idle time by what the rank waits for.</source>
        <translation>按 rank 所等待的对象为空闲时间着色。</translation>
    </message>
    <message>
        <source>Schedule from a CSV…</source>
        <translation>从 CSV 读取调度…</translation>
    </message>
    <message>
        <source>Read a pipeline schedule that PyTorch wrote and put it into the plan.</source>
        <translation>读取 PyTorch 写出的流水线调度并放入方案。</translation>
    </message>
    <message>
        <source>Type a stage layout…</source>
        <translation>输入阶段排布…</translation>
    </message>
    <message>
        <source>Say which layers each stage holds, as a list, a Megatron layout string or its options.</source>
        <translation>指定每个阶段所含的层：列表、Megatron 布局字符串或其选项。</translation>
    </message>
    <message>
        <source>Compare schedules…</source>
        <translation>比较调度…</translation>
    </message>
    <message>
        <source>See bubble, step time and memory of every pipeline schedule side by side and take one.</source>
        <translation>并排查看每种流水线调度的气泡、单步时间与显存，并选用其中一种。</translation>
    </message>
    <message>
        <source>Slicescape help</source>
        <translation>Slicescape 帮助</translation>
    </message>
    <message>
        <source>Words, formulas with their sources, accuracy, schedules and files, with a search.</source>
        <translation>术语、带出处的公式、精度、调度与文件，可搜索。</translation>
    </message>
    <message>
        <source>Ask the advisor</source>
        <translation>打开研判</translation>
    </message>
    <message>
        <source>See whether the platform can carry the training, in four steps, and which layout is advised.</source>
        <translation>分四步判断平台能否承载此训练，并给出建议的布局。</translation>
    </message>
    <message>
        <source>Compare strategies…</source>
        <translation>比较策略…</translation>
    </message>
    <message>
        <source>See what DP, FSDP, TP, PP, CP, EP and hybrids need on this model and cluster, side by side.</source>
        <translation>并排查看 DP、FSDP、TP、PP、CP、EP 及混合策略在此模型与集群上的需求。</translation>
    </message>
    <message>
        <source>Gang</source>
        <translation>成组</translation>
    </message>
    <message>
        <source>Show where the job&apos;s gang would go among other tenants&apos; jobs and failed hosts.</source>
        <translation>显示在其他租户的作业与故障节点之间，本作业会放置在哪里。</translation>
    </message>
    <message>
        <source>Capacity panel</source>
        <translation>容量面板</translation>
    </message>
    <message>
        <source>Show when the training is finished and what it takes: GPU-hours, cost, deadline, checkpoints.</source>
        <translation>显示训练何时完成以及所需资源：GPU 小时、成本、截止日期、检查点。</translation>
    </message>
    <message>
        <source>Simulate the queue…</source>
        <translation>模拟排队…</translation>
    </message>
    <message>
        <source>Play a trace of jobs on the drawn cluster: waits, use over time, starvation and deadlocks.</source>
        <translation>在所画的集群上运行一组作业：等待、利用率变化、饿死与死锁。</translation>
    </message>
    <message>
        <source>Other tenants&apos; jobs…</source>
        <translation>其他租户的作业…</translation>
    </message>
    <message>
        <source>Say which hosts others hold, how long, and whether they may be preempted.</source>
        <translation>说明他人占用哪些节点、占用多久、能否被抢占。</translation>
    </message>
    <message>
        <source>Search layouts</source>
        <translation>搜索布局</translation>
    </message>
    <message>
        <source>Find the best layout of this model on this cluster, and what speaks against the others.</source>
        <translation>寻找此模型在此集群上的最佳布局，以及不采用其他布局的原因。</translation>
    </message>
    <message>
        <source>Balance stages…</source>
        <translation>均衡各阶段…</translation>
    </message>
    <message>
        <source>Move the stage boundaries to their best place by time, by memory or by both, and see what changes first.</source>
        <translation>按时间、显存或兼顾两者将阶段边界移到最佳位置，并先查看变化。</translation>
    </message>
    <message>
        <source>With one pipeline stage there is nothing to balance.</source>
        <translation>只有一个流水线阶段，没有可均衡的内容。</translation>
    </message>
    <message>
        <source>Sweep…</source>
        <translation>参数扫描…</translation>
    </message>
    <message>
        <source>See what an output does over a range of one or two parameters and load any point.</source>
        <translation>查看一个或两个参数取遍一个范围时输出如何变化，并载入任意一点。</translation>
    </message>
    <message>
        <source>Goal seek…</source>
        <translation>目标求解…</translation>
    </message>
    <message>
        <source>Find the value of one input for which an output meets a target.</source>
        <translation>求使输出达到目标的某个输入值。</translation>
    </message>
    <message>
        <source>Fix the plan…</source>
        <translation>修复方案…</translation>
    </message>
    <message>
        <source>Show the smallest changes after which the plan fits and keeps every rule.</source>
        <translation>显示使方案放得下且不违反规则的最小改动。</translation>
    </message>
    <message>
        <source>The plan fits and keeps every rule.</source>
        <translation>方案放得下，且不违反规则。</translation>
    </message>
    <message>
        <source>Find in the outline…</source>
        <translation>在大纲中查找…</translation>
    </message>
    <message>
        <source>Go to the table of hosts, switches and links and search it by name.</source>
        <translation>转到节点、交换机与链路的表格，按名称查找。</translation>
    </message>
    <message>
        <source>Network for the selected hosts…</source>
        <translation>为所选节点建立网络…</translation>
    </message>
    <message>
        <source>Wire the selected hosts by a template: rails, fat tree, dragonfly groups or full mesh.</source>
        <translation>按模板为所选节点连线：按轨、胖树、Dragonfly 分组或全互连。</translation>
    </message>
    <message>
        <source>Select the hosts to wire.</source>
        <translation>请选中要连线的节点。</translation>
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
        <source>Exposed communication per step</source>
        <translation>每步暴露的通信</translation>
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
        <source>Kernels</source>
        <translation>算子</translation>
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
        <source>Recomputed layers</source>
        <translation>重计算层数</translation>
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
        <source>The FP8 recipe &quot;{0}&quot; is kept but costs the same as the others.</source>
        <translation>FP8 配方“{0}”会保留，但代价按其他配方同样计算。</translation>
    </message>
    <message>
        <source>Expect finer scaling blocks to be a few percent slower.</source>
        <translation>更细的缩放块预计会慢几个百分点。</translation>
    </message>
    <message>
        <source>Write E, then t for each layer, m for each MTP module and L, with | between chunks, such as Et*20|t*20|t*20|t*20L.</source>
        <translation>请写 E，再为每层写 t、为每个 MTP 模块写 m，最后写 L，层段之间用 | 分隔，例如 Et*20|t*20|t*20|t*20L。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; at character {1} is no letter of a stage layout</source>
        <translation>第 {1} 个字符“{0}”不是阶段排布的字母</translation>
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
        <source>FLOP executed</source>
        <translation>执行的 FLOP</translation>
    </message>
    <message>
        <source>Share of the peak that the kernel reaches</source>
        <translation>算子达到的峰值占比</translation>
    </message>
    <message>
        <source>share of long sequences · s / (s + s0) · kernel, head size, window, whole waves</source>
        <translation>长序列占比 · s / (s + s0) · 算子、头维度、窗口、整波次</translation>
    </message>
    <message>
        <source>FLOP / (peak · share)</source>
        <translation>FLOP / (峰值 · 占比)</translation>
    </message>
    <message>
        <source>State-space scan</source>
        <translation>状态空间扫描</translation>
    </message>
    <message>
        <source>share with long sequences</source>
        <translation>长序列时的占比</translation>
    </message>
    <message>
        <source>s0, half of that share</source>
        <translation>s0，占比减半处</translation>
    </message>
    <message>
        <source>Flash attention, 5 products where the forward has 2</source>
        <translation>Flash Attention，前向 2 次矩阵乘，反向 5 次</translation>
    </message>
    <message>
        <source>Scores through memory</source>
        <translation>得分矩阵经由显存</translation>
    </message>
    <message>
        <source>Products of unfused attention, the full square</source>
        <translation>非融合注意力的矩阵乘，按完整方阵</translation>
    </message>
    <message>
        <source>Ring, LL protocol</source>
        <translation>环，LL 协议</translation>
    </message>
    <message>
        <source>Ring, LL128 protocol</source>
        <translation>环，LL128 协议</translation>
    </message>
    <message>
        <source>Ring, Simple protocol</source>
        <translation>环，Simple 协议</translation>
    </message>
    <message>
        <source>Double binary tree, LL protocol</source>
        <translation>双二叉树，LL 协议</translation>
    </message>
    <message>
        <source>Double binary tree, LL128 protocol</source>
        <translation>双二叉树，LL128 协议</translation>
    </message>
    <message>
        <source>Double binary tree, Simple protocol</source>
        <translation>双二叉树，Simple 协议</translation>
    </message>
    <message>
        <source>Reduction in the switch</source>
        <translation>交换机内归约</translation>
    </message>
    <message>
        <source>Rings inside, exchange between</source>
        <translation>域内环，域间交换</translation>
    </message>
    <message>
        <source>Pairwise exchange</source>
        <translation>两两交换</translation>
    </message>
    <message>
        <source>Send and receive</source>
        <translation>点对点收发</translation>
    </message>
    <message>
        <source>Exchanges that attention does not hide</source>
        <translation>注意力未能掩盖的交换</translation>
    </message>
    <message>
        <source>exchanges − attention of the chunks already here</source>
        <translation>交换 − 已到达分块的注意力</translation>
    </message>
    <message>
        <source>Exchanges of the ring</source>
        <translation>环上的交换</translation>
    </message>
    <message>
        <source>exchanges</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>Attention of the chunks already here</source>
        <translation>已到达分块的注意力</translation>
    </message>
    <message>
        <source>Ring of keys and values</source>
        <translation>键与值的环</translation>
    </message>
    <message>
        <source>max(0, exchanges − attention) + edge</source>
        <translation>max(0, 交换 − 注意力) + 边缘</translation>
    </message>
    <message>
        <source>Not hidden</source>
        <translation>未被掩盖</translation>
    </message>
    <message>
        <source>a wait is never negative</source>
        <translation>等待不为负</translation>
    </message>
    <message>
        <source>No wait</source>
        <translation>无等待</translation>
    </message>
    <message>
        <source>Edge: the first exchange&apos;s share</source>
        <translation>边缘：首次交换的份额</translation>
    </message>
    <message>
        <source>one exchange / CP</source>
        <translation>单次交换 / CP</translation>
    </message>
    <message>
        <source>one exchange</source>
        <translation>单次交换</translation>
    </message>
    <message>
        <source>One exchange</source>
        <translation>单次交换</translation>
    </message>
    <message>
        <source>forward + backward</source>
        <translation>前向 + 反向</translation>
    </message>
    <message>
        <source>Bandwidth achieved</source>
        <translation>实际达到的带宽</translation>
    </message>
    <message>
        <source>Rated bandwidth per GPU, {0}</source>
        <translation>单 GPU 标称带宽，{0}</translation>
    </message>
    <message>
        <source>Share achieved by the group</source>
        <translation>通信组达到的比例</translation>
    </message>
    <message>
        <source>efficiency of the algorithm, all members&apos; NICs, narrower tiers</source>
        <translation>算法效率、全部成员的网卡、较窄的上层网络</translation>
    </message>
    <message>
        <source>members in one scale-up domain</source>
        <translation>同一高速互联域内的成员数</translation>
    </message>
    <message>
        <source>domains</source>
        <translation>域数</translation>
    </message>
    <message>
        <source>ranks per host</source>
        <translation>每节点 rank 数</translation>
    </message>
    <message>
        <source>rated · share achieved</source>
        <translation>标称 · 达到的比例</translation>
    </message>
    <message>
        <source>Bytes through one rank</source>
        <translation>经过单个 rank 的字节数</translation>
    </message>
    <message>
        <source>bytes / bandwidth</source>
        <translation>字节数 / 带宽</translation>
    </message>
    <message>
        <source>Start of the collective</source>
        <translation>集合通信的启动</translation>
    </message>
    <message>
        <source>Latency of the hops</source>
        <translation>各跳的时延</translation>
    </message>
    <message>
        <source>steps inside · latency + steps between · latency</source>
        <translation>域内步数 · 时延 + 域间步数 · 时延</translation>
    </message>
    <message>
        <source>ranks</source>
        <translation>rank 数</translation>
    </message>
    <message>
        <source>hop inside</source>
        <translation>域内一跳</translation>
    </message>
    <message>
        <source>hop between</source>
        <translation>域间一跳</translation>
    </message>
    <message>
        <source>Filling the pipeline</source>
        <translation>填充流水</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>传输</translation>
    </message>
    <message>
        <source>the slower of the two links, used at the same time</source>
        <translation>两类链路同时使用，取较慢者</translation>
    </message>
    <message>
        <source>Inside the domain</source>
        <translation>域内</translation>
    </message>
    <message>
        <source>Between domains</source>
        <translation>域间</translation>
    </message>
    <message>
        <source>start + hops + filling + transfer</source>
        <translation>启动 + 各跳 + 填充 + 传输</translation>
    </message>
    <message>
        <source>Dense peak of {0}, {1}</source>
        <translation>{0} 的稠密峰值，{1}</translation>
    </message>
    <message>
        <source>FLOP</source>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>2 · M · N · K · products</source>
        <translation>2 · M · N · K · 乘积数</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>products</source>
        <translation>乘积数</translation>
    </message>
    <message>
        <source>Dense peak of {0}</source>
        <translation>{0} 的稠密峰值</translation>
    </message>
    <message>
        <source>Share of the peak that large products reach</source>
        <translation>大矩阵乘达到的峰值占比</translation>
    </message>
    <message>
        <source>Ramp of the contraction</source>
        <translation>收缩维的爬升</translation>
    </message>
    <message>
        <source>K / (K + K0)</source>
        <translation>K / (K + K0)</translation>
    </message>
    <message>
        <source>K0</source>
        <translation>K0</translation>
    </message>
    <message>
        <source>Layout of a weight gradient</source>
        <translation>权重梯度的数据布局</translation>
    </message>
    <message>
        <source>Whole tiles and whole waves</source>
        <translation>整块与整波次</translation>
    </message>
    <message>
        <source>best tile: useful / (tiles · tile area) · wave efficiency</source>
        <translation>最优分块：有效面积 / (块数 · 块面积) · 波次效率</translation>
    </message>
    <message>
        <source>compute units</source>
        <translation>计算单元数</translation>
    </message>
    <message>
        <source>Widths that are no multiples of 64 elements</source>
        <translation>维度不是 64 个元素的整数倍</translation>
    </message>
    <message>
        <source>Clock of a short kernel timed alone</source>
        <translation>单独计时的短算子的频率</translation>
    </message>
    <message>
        <source>Rate of a grouped product</source>
        <translation>分组矩阵乘的速率</translation>
    </message>
    <message>
        <source>1 / slow-down of the arithmetic</source>
        <translation>1 / 算术减速倍数</translation>
    </message>
    <message>
        <source>slow-down</source>
        <translation>减速倍数</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>算术运算</translation>
    </message>
    <message>
        <source>FLOP / (peak · shares)</source>
        <translation>FLOP / (峰值 · 各占比)</translation>
    </message>
    <message>
        <source>Operands and result</source>
        <translation>操作数与结果</translation>
    </message>
    <message>
        <source>products · (element · (M·K + K·N) + result · M·N)</source>
        <translation>乘积数 · (元素字节 · (M·K + K·N) + 结果字节 · M·N)</translation>
    </message>
    <message>
        <source>Memory traffic</source>
        <translation>访存</translation>
    </message>
    <message>
        <source>bytes / (bandwidth · share)</source>
        <translation>字节数 / (带宽 · 占比)</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <source>Share of the bandwidth</source>
        <translation>带宽占比</translation>
    </message>
    <message>
        <source>arithmetic + memory traffic that it does not hide</source>
        <translation>算术运算 + 未被其掩盖的访存</translation>
    </message>
    <message>
        <source>the larger of arithmetic and memory traffic</source>
        <translation>算术运算与访存取较大者</translation>
    </message>
    <message>
        <source>Bytes read and written</source>
        <translation>读写的字节数</translation>
    </message>
    <message>
        <source>Start of the kernels</source>
        <translation>算子启动</translation>
    </message>
    <message>
        <source>traffic + start of the kernels</source>
        <translation>访存 + 算子启动</translation>
    </message>
    <message>
        <source>the quickest way to run it</source>
        <translation>最快的执行方式</translation>
    </message>
    <message>
        <source>Measured over modelled time</source>
        <translation>实测时间与模型时间之比</translation>
    </message>
    <message>
        <source>measured time of the measured group / its modelled time</source>
        <translation>被测通信组的实测时间 / 其模型时间</translation>
    </message>
    <message>
        <source>ranks that were measured</source>
        <translation>参与实测的 rank 数</translation>
    </message>
    <message>
        <source>measured on</source>
        <translation>实测环境</translation>
    </message>
    <message>
        <source>measurement</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>modelled · measured over modelled</source>
        <translation>模型值 · 实测与模型之比</translation>
    </message>
    <message>
        <source>all-reduce 2(n−1)/n · S; gather, scatter and all-to-all (n−1)/n · S; send S</source>
        <translation>all-reduce 为 2(n−1)/n · S；gather、scatter 与 all-to-all 为 (n−1)/n · S；send 为 S</translation>
    </message>
    <message>
        <source>S, whole tensor</source>
        <translation>S，完整张量</translation>
    </message>
    <message>
        <source>n, ranks</source>
        <translation>n，rank 数</translation>
    </message>
    <message>
        <source>Accumulation and copies of gradients and weights</source>
        <translation>梯度与权重的累加和拷贝</translation>
    </message>
    <message>
        <source>Casts to low precision</source>
        <translation>转换到低精度</translation>
    </message>
    <message>
        <source>Host time to launch the kernels</source>
        <translation>主机启动算子的时间</translation>
    </message>
    <message>
        <source>kernels · host time per kernel</source>
        <translation>算子数 · 单个算子的主机时间</translation>
    </message>
    <message>
        <source>kernels launched</source>
        <translation>启动的算子数</translation>
    </message>
    <message>
        <source>host time per kernel</source>
        <translation>单个算子的主机时间</translation>
    </message>
    <message>
        <source>Host time to launch the kernels: none with CUDA graphs</source>
        <translation>主机启动算子的时间：使用 CUDA Graphs 时为零</translation>
    </message>
    <message>
        <source>Host time that waits for collectives do not cover</source>
        <translation>集合通信等待未能掩盖的主机时间</translation>
    </message>
    <message>
        <source>host time − waits for collectives</source>
        <translation>主机时间 − 集合通信等待</translation>
    </message>
    <message>
        <source>Waits for collectives, in which the host runs ahead</source>
        <translation>集合通信等待，期间主机先行下发</translation>
    </message>
    <message>
        <source>the sum of the operators</source>
        <translation>各运算之和</translation>
    </message>
    <message>
        <source>Matrix products</source>
        <translation>矩阵乘</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>各运算</translation>
    </message>
    <message>
        <source>products + attention + element-wise</source>
        <translation>矩阵乘 + 注意力 + 逐元素运算</translation>
    </message>
    <message>
        <source>Element-wise operators</source>
        <translation>逐元素运算</translation>
    </message>
    <message>
        <source>Kernels, forward</source>
        <translation>算子，前向</translation>
    </message>
    <message>
        <source>the larger of the operators&apos; and the host&apos;s time</source>
        <translation>运算时间与主机时间取较大者</translation>
    </message>
    <message>
        <source>forward · bytes of the backward over those of the forward</source>
        <translation>前向 · 反向字节数与前向字节数之比</translation>
    </message>
    <message>
        <source>backward bytes over forward bytes</source>
        <translation>反向与前向的字节数之比</translation>
    </message>
    <message>
        <source>Waiting for the host&apos;s launches</source>
        <translation>等待主机启动</translation>
    </message>
    <message>
        <source>host time of the backward − its operators</source>
        <translation>反向的主机时间 − 其运算时间</translation>
    </message>
    <message>
        <source>operators of both halves of the backward</source>
        <translation>反向两半部分的运算</translation>
    </message>
    <message>
        <source>Query, key and value projection</source>
        <translation>Q、K、V 投影</translation>
    </message>
    <message>
        <source>Output projection</source>
        <translation>输出投影</translation>
    </message>
    <message>
        <source>Rotary embedding</source>
        <translation>旋转位置编码</translation>
    </message>
    <message>
        <source>Query down-projection</source>
        <translation>查询（Q）降维投影</translation>
    </message>
    <message>
        <source>Query up-projection</source>
        <translation>查询（Q）升维投影</translation>
    </message>
    <message>
        <source>Query projection</source>
        <translation>查询（Q）投影</translation>
    </message>
    <message>
        <source>Key and value down-projection</source>
        <translation>键值（KV）降维投影</translation>
    </message>
    <message>
        <source>Key and value up-projection</source>
        <translation>键值（KV）升维投影</translation>
    </message>
    <message>
        <source>Rotary embedding and concatenation</source>
        <translation>旋转位置编码与拼接</translation>
    </message>
    <message>
        <source>Input projection of the mixer</source>
        <translation>混合器的输入投影</translation>
    </message>
    <message>
        <source>Output projection of the mixer</source>
        <translation>混合器的输出投影</translation>
    </message>
    <message>
        <source>Convolution and gating</source>
        <translation>卷积与门控</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>路由器</translation>
    </message>
    <message>
        <source>Experts, first matrices</source>
        <translation>专家，第一组矩阵</translation>
    </message>
    <message>
        <source>Experts, second matrix</source>
        <translation>专家，第二个矩阵</translation>
    </message>
    <message>
        <source>Activation function of the experts</source>
        <translation>专家的激活函数</translation>
    </message>
    <message>
        <source>Permutation of tokens</source>
        <translation>token 重排</translation>
    </message>
    <message>
        <source>Shared experts, first matrices</source>
        <translation>共享专家，第一组矩阵</translation>
    </message>
    <message>
        <source>Shared experts, second matrix</source>
        <translation>共享专家，第二个矩阵</translation>
    </message>
    <message>
        <source>Activation function of the shared experts</source>
        <translation>共享专家的激活函数</translation>
    </message>
    <message>
        <source>MLP, first matrices</source>
        <translation>MLP，第一组矩阵</translation>
    </message>
    <message>
        <source>MLP, second matrix</source>
        <translation>MLP，第二个矩阵</translation>
    </message>
    <message>
        <source>Activation function</source>
        <translation>激活函数</translation>
    </message>
    <message>
        <source>Norms and residuals</source>
        <translation>归一化与残差</translation>
    </message>
    <message>
        <source>Rows of the embedding</source>
        <translation>嵌入表的行</translation>
    </message>
    <message>
        <source>Final norm</source>
        <translation>最终归一化</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Output matrix</source>
        <translation>输出矩阵</translation>
    </message>
    <message>
        <source>Key projection</source>
        <translation>键（K）投影</translation>
    </message>
    <message>
        <source>MLP, up-projection</source>
        <translation>MLP，升维投影</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>times per layer and micro-batch</source>
        <translation>每层每微批次的次数</translation>
    </message>
    <message>
        <source>All-reduce</source>
        <translation>All-reduce</translation>
    </message>
    <message>
        <source>All-gather</source>
        <translation>All-gather</translation>
    </message>
    <message>
        <source>Reduce-scatter</source>
        <translation>Reduce-scatter</translation>
    </message>
    <message>
        <source>All-to-all</source>
        <translation>All-to-all</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查询（Q）</translation>
    </message>
    <message>
        <source>Keys and values</source>
        <translation>键与值（K、V）</translation>
    </message>
    <message>
        <source>Output of the attention</source>
        <translation>注意力输出</translation>
    </message>
    <message>
        <source>Softmax statistics in 32 bits</source>
        <translation>32 位的 softmax 统计量</translation>
    </message>
    <message>
        <source>Scores of unfused attention</source>
        <translation>非融合注意力的得分</translation>
    </message>
    <message>
        <source>Queries, keys and values</source>
        <translation>Q、K、V</translation>
    </message>
    <message>
        <source>Projections, convolution and gated norm</source>
        <translation>投影、卷积与门控归一化</translation>
    </message>
    <message>
        <source>MLP: outputs of the first matrices</source>
        <translation>MLP：第一组矩阵的输出</translation>
    </message>
    <message>
        <source>MLP: input of the second matrix</source>
        <translation>MLP：第二个矩阵的输入</translation>
    </message>
    <message>
        <source>Router logits and probabilities</source>
        <translation>路由器 logits 与概率</translation>
    </message>
    <message>
        <source>Tokens in the order of their experts</source>
        <translation>按专家排序的 token</translation>
    </message>
    <message>
        <source>Experts: outputs of the first matrices</source>
        <translation>专家：第一组矩阵的输出</translation>
    </message>
    <message>
        <source>Experts: input of the second matrix</source>
        <translation>专家：第二个矩阵的输入</translation>
    </message>
    <message>
        <source>Input of the layer</source>
        <translation>层的输入</translation>
    </message>
    <message>
        <source>Token ids</source>
        <translation>token 编号</translation>
    </message>
    <message>
        <source>Final norm: input and output</source>
        <translation>最终归一化：输入与输出</translation>
    </message>
    <message>
        <source>Frozen base</source>
        <translation>冻结的基座</translation>
    </message>
    <message>
        <source>Master copy and moments</source>
        <translation>主副本与动量</translation>
    </message>
    <message>
        <source>share that is not offloaded</source>
        <translation>未卸载的比例</translation>
    </message>
    <message>
        <source>Gathered units: current and prefetched</source>
        <translation>已收集的单元：当前与预取</translation>
    </message>
    <message>
        <source>Root unit, gathered</source>
        <translation>根单元，已收集</translation>
    </message>
    <message>
        <source>Temporary gradient of the largest matrix</source>
        <translation>最大矩阵的临时梯度</translation>
    </message>
    <message>
        <source>Receive buffers of the pipeline, two</source>
        <translation>流水线接收缓冲区，两个</translation>
    </message>
    <message>
        <source>Communicators: at most four that cross GPUs</source>
        <translation>通信器：最多四个跨 GPU 的通信器</translation>
    </message>
    <message>
        <source>Parameters after TP, EP and PP</source>
        <translation>经 TP、EP、PP 切分后的参数量</translation>
    </message>
    <message>
        <source>parameters / ranks that share them</source>
        <translation>参数量 / 共享它们的 rank 数</translation>
    </message>
    <message>
        <source>ranks that share them</source>
        <translation>共享它们的 rank 数</translation>
    </message>
    <message>
        <source>rows · width · bytes per element</source>
        <translation>行数 · 宽度 · 每元素字节数</translation>
    </message>
    <message>
        <source>rows on this rank</source>
        <translation>该 rank 上的行数</translation>
    </message>
    <message>
        <source>width on this rank</source>
        <translation>该 rank 上的宽度</translation>
    </message>
    <message>
        <source>bytes per element</source>
        <translation>每元素字节数</translation>
    </message>
    <message>
        <source>Dense parameters held</source>
        <translation>持有的稠密参数量</translation>
    </message>
    <message>
        <source>Expert parameters held</source>
        <translation>持有的专家参数量</translation>
    </message>
    <message>
        <source>Parameters held</source>
        <translation>持有的参数量</translation>
    </message>
    <message>
        <source>dense + experts</source>
        <translation>稠密 + 专家</translation>
    </message>
    <message>
        <source>bytes per parameter</source>
        <translation>每参数字节数</translation>
    </message>
    <message>
        <source>parameters held · bytes per parameter</source>
        <translation>持有的参数量 · 每参数字节数</translation>
    </message>
    <message>
        <source>count · one</source>
        <translation>数量 · 单个</translation>
    </message>
    <message>
        <source>The line has no measured rate (N/A).</source>
        <translation>该行没有实测速率（N/A）。</translation>
    </message>
    <message>
        <source>With one GPU nothing is sent: {0} is no rate of a link.</source>
        <translation>只有一块 GPU 时没有传输：{0} 不是链路速率。</translation>
    </message>
    <message>
        <source>{0} is more than any link carries.</source>
        <translation>{0} 超过了任何链路的传输能力。</translation>
    </message>
    <message>
        <source>No line of the table “size count type redop root time algbw busbw” with a measured rate was found.</source>
        <translation>未找到表格“size count type redop root time algbw busbw”中带实测速率的行。</translation>
    </message>
    <message>
        <source>Import the log of a finished run.</source>
        <translation>请导入已完成运行的日志。</translation>
    </message>
    <message>
        <source>The log does not name the test; the ratio of bus to algorithm bandwidth is that of {0}.</source>
        <translation>日志未注明测试名称；总线带宽与算法带宽之比与 {0} 相符。</translation>
    </message>
    <message>
        <source>The log does not tell which collective was measured.</source>
        <translation>日志未说明测量的是哪种集合通信。</translation>
    </message>
    <message>
        <source>Some sizes were measured more than once; the last value is used.</source>
        <translation>部分大小测量了多次；采用最后一次的值。</translation>
    </message>
    <message>
        <source>The log does not list its ranks; say how many took part.</source>
        <translation>日志未列出其 rank；请说明参与的 rank 数。</translation>
    </message>
    <message>
        <source>A training step has no {0} whose time counts, so the plan cannot use this curve.</source>
        <translation>训练步中没有计入时间的 {0}，因此方案无法使用该曲线。</translation>
    </message>
    <message>
        <source>Nothing in this log can be used as a measured curve.</source>
        <translation>该日志中没有可用作实测曲线的内容。</translation>
    </message>
    <message>
        <source>Hosts without a GPU, left out of the drawing: {0}.</source>
        <translation>没有 GPU 的节点，未画入图中：{0}。</translation>
    </message>
    <message>
        <source>{0} GPUs have no type in the file; choose it before you use the hosts.</source>
        <translation>文件中有 {0} 块 GPU 没有型号；使用这些节点前请选择型号。</translation>
    </message>
    <message>
        <source>“{0}” ({1} GPUs) is not in the catalogue; choose the type before you use the hosts.</source>
        <translation>“{0}”（{1} 块 GPU）不在目录中；使用这些节点前请选择型号。</translation>
    </message>
    <message>
        <source>NCCL topology (XML)</source>
        <translation>NCCL 拓扑（XML）</translation>
    </message>
    <message>
        <source>NCCL graph (XML)</source>
        <translation>NCCL 图（XML）</translation>
    </message>
    <message>
        <source>rccl-tests log</source>
        <translation>rccl-tests 日志</translation>
    </message>
    <message>
        <source>nccl-tests log</source>
        <translation>nccl-tests 日志</translation>
    </message>
    <message>
        <source>rocm-smi --showtopo</source>
        <translation>rocm-smi --showtopo</translation>
    </message>
    <message>
        <source>nvidia-smi topo -m</source>
        <translation>nvidia-smi topo -m</translation>
    </message>
    <message>
        <source>Kueue objects</source>
        <translation>Kueue 对象</translation>
    </message>
    <message>
        <source>Volcano HyperNodes</source>
        <translation>Volcano HyperNode</translation>
    </message>
    <message>
        <source>Kubernetes nodes</source>
        <translation>Kubernetes 节点</translation>
    </message>
    <message>
        <source>Slurm topology.yaml</source>
        <translation>Slurm topology.yaml</translation>
    </message>
    <message>
        <source>scontrol show node</source>
        <translation>scontrol show node</translation>
    </message>
    <message>
        <source>Slurm topology.conf</source>
        <translation>Slurm topology.conf</translation>
    </message>
    <message>
        <source>slurm.conf</source>
        <translation>slurm.conf</translation>
    </message>
    <message>
        <source>sinfo</source>
        <translation>sinfo</translation>
    </message>
    <message>
        <source>Node list (CSV)</source>
        <translation>节点列表（CSV）</translation>
    </message>
    <message>
        <source>The content is of no kind that can be imported.</source>
        <translation>该内容不属于任何可导入的类型。</translation>
    </message>
    <message>
        <source>These can be: {0}.</source>
        <translation>可以导入的有：{0}。</translation>
    </message>
    <message>
        <source>“{0}” is no kind of file to import.</source>
        <translation>“{0}”不是可导入的文件类型。</translation>
    </message>
    <message>
        <source>These are: {0}.</source>
        <translation>可导入的类型有：{0}。</translation>
    </message>
    <message>
        <source>The file is not UTF-8; it was read as Latin-1.</source>
        <translation>文件不是 UTF-8；已按 Latin-1 读取。</translation>
    </message>
    <message>
        <source>An object of kind {0} is no node.</source>
        <translation>{0} 类对象不是节点。</translation>
    </message>
    <message>
        <source>Expected objects of kind Node; none was found.</source>
        <translation>应有 Node 类对象，但未找到。</translation>
    </message>
    <message>
        <source>Save the output of “kubectl get nodes -o json”.</source>
        <translation>请保存“kubectl get nodes -o json”的输出。</translation>
    </message>
    <message>
        <source>Some GPUs are cut (MIG) or shared in time; the counts are of whole GPUs where the labels tell them.</source>
        <translation>部分 GPU 经过切分（MIG）或分时共享；标签注明之处按整卡计数。</translation>
    </message>
    <message>
        <source>The cluster is now the one in the file (hosts: {0}, groups: {1}, switches: {2}).</source>
        <translation>集群现与文件一致（节点：{0}，组：{1}，交换机：{2}）。</translation>
    </message>
    <message>
        <source>{0} over {1} GPUs is now as measured, at {2} sizes.</source>
        <translation>{1} 块 GPU 上的 {0} 现采用 {2} 个大小的实测值。</translation>
    </message>
    <message>
        <source>Capability “{0}” is at level {1}, by “{2}”.</source>
        <translation>能力“{0}”为第 {1} 级，依据为“{2}”。</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: {0}.</source>
        <translation>文件不是格式正确的 XML：{0}。</translation>
    </message>
    <message>
        <source>Write it again with NCCL_TOPO_DUMP_FILE or NCCL_GRAPH_DUMP_FILE.</source>
        <translation>请用 NCCL_TOPO_DUMP_FILE 或 NCCL_GRAPH_DUMP_FILE 重新写出。</translation>
    </message>
    <message>
        <source>Expected the element &lt;{0}&gt; at the top.</source>
        <translation>顶层应为元素 &lt;{0}&gt;。</translation>
    </message>
    <message>
        <source>The file holds no GPU; NCCL may have written it before it saw the devices.</source>
        <translation>文件中没有 GPU；NCCL 可能在识别设备之前就写出了该文件。</translation>
    </message>
    <message>
        <source>The compute capability does not tell the GPU; choose it before you use the host.</source>
        <translation>仅凭计算能力无法判断 GPU 型号；使用该节点前请选择型号。</translation>
    </message>
    <message>
        <source>The GPU is taken for {0} by its compute capability and its {1} NVLinks; the memory size is not in the file.</source>
        <translation>根据计算能力与 {1} 条 NVLink 将 GPU 视为 {0}；文件中没有显存容量。</translation>
    </message>
    <message>
        <source>The file holds no network card.</source>
        <translation>文件中没有网卡。</translation>
    </message>
    <message>
        <source>A graph says which rings and trees NCCL found, not what the host is made of; import the topology (NCCL_TOPO_DUMP_FILE) to change the plan.</source>
        <translation>图文件说明的是 NCCL 找到的环与树，而非节点的组成；如需修改方案，请导入拓扑（NCCL_TOPO_DUMP_FILE）。</translation>
    </message>
    <message>
        <source>Expected a heading with a column for the host (sn, node, hostname) and one for its GPUs (gpu, gpus, gpu_count).</source>
        <translation>表头应有节点列（sn、node、hostname）和 GPU 数列（gpu、gpus、gpu_count）。</translation>
    </message>
    <message>
        <source>Name the columns so in the first line.</source>
        <translation>请在首行中如此命名各列。</translation>
    </message>
    <message>
        <source>Only the first {0} hosts are read.</source>
        <translation>只读取前 {0} 个节点。</translation>
    </message>
    <message>
        <source>The line has {0} cells under {1} headings.</source>
        <translation>该行有 {0} 个单元格，而表头有 {1} 列。</translation>
    </message>
    <message>
        <source>“{0}” is no number of GPUs.</source>
        <translation>“{0}”不是 GPU 数。</translation>
    </message>
    <message>
        <source>No host stands under the heading.</source>
        <translation>表头之下没有节点。</translation>
    </message>
    <message>
        <source>Give one line a host.</source>
        <translation>请每行写一个节点。</translation>
    </message>
    <message>
        <source>{0} is in the heading but has no row.</source>
        <translation>{0} 在表头中，但没有对应的行。</translation>
    </message>
    <message>
        <source>The row of {0} has {1} of {2} cells; the missing ones are read from the other device&apos;s row where that has them.</source>
        <translation>{0} 的行只有 {2} 个单元格中的 {1} 个；缺少的从另一设备的行读取（如果那里有）。</translation>
    </message>
    <message>
        <source>Expected the matrix of “nvidia-smi topo -m”: a heading GPU0 GPU1 … and a row for each GPU. None was found.</source>
        <translation>应为“nvidia-smi topo -m”的矩阵：表头 GPU0 GPU1 …，且每块 GPU 一行。未找到。</translation>
    </message>
    <message>
        <source>Save the whole output of “nvidia-smi topo -m”.</source>
        <translation>请保存“nvidia-smi topo -m”的完整输出。</translation>
    </message>
    <message>
        <source>The file does not name the GPU. {0} NVLinks a device are what {1} has; check it.</source>
        <translation>文件未注明 GPU 型号。每块设备 {0} 条 NVLink 与 {1} 相符；请核对。</translation>
    </message>
    <message>
        <source>The file does not name the GPU; choose it before you use the host.</source>
        <translation>文件未注明 GPU 型号；使用该节点前请选择型号。</translation>
    </message>
    <message>
        <source>No CPU affinity is printed, as inside a virtual machine or a container; the memory domains stay unknown.</source>
        <translation>未输出 CPU 亲和性（在虚拟机或容器中即如此）；内存域未知。</translation>
    </message>
    <message>
        <source>A further matrix is read as another host, with {0} GPUs.</source>
        <translation>后续矩阵按另一个节点读取，含 {0} 块 GPU。</translation>
    </message>
    <message>
        <source>This matrix tells which pairs can copy directly, not how they are linked.</source>
        <translation>该矩阵说明哪些 GPU 对可以直接拷贝，而非它们如何互联。</translation>
    </message>
    <message>
        <source>An object of kind {0} says nothing of the pool.</source>
        <translation>{0} 类对象不含资源池信息。</translation>
    </message>
    <message>
        <source>Expected a ClusterQueue, a ResourceFlavor or a Topology of Kueue; none was found.</source>
        <translation>应有 Kueue 的 ClusterQueue、ResourceFlavor 或 Topology，但未找到。</translation>
    </message>
    <message>
        <source>Save the output of “kubectl get clusterqueues,resourceflavors,topologies -o yaml”.</source>
        <translation>请保存“kubectl get clusterqueues,resourceflavors,topologies -o yaml”的输出。</translation>
    </message>
    <message>
        <source>The flavours offer {0} GPU types; a job gets one of them only when it asks for a flavour.</source>
        <translation>各 flavor 提供 {0} 种 GPU；作业只有指定 flavor 才能得到其中一种。</translation>
    </message>
    <message>
        <source>An object of kind {0} is no HyperNode.</source>
        <translation>{0} 类对象不是 HyperNode。</translation>
    </message>
    <message>
        <source>“{0}” chooses its members by pattern or label; which nodes these are, the file does not tell.</source>
        <translation>“{0}”按模式或标签选择成员；文件未说明对应哪些节点。</translation>
    </message>
    <message>
        <source>Expected objects of kind HyperNode; none was found.</source>
        <translation>应有 HyperNode 类对象，但未找到。</translation>
    </message>
    <message>
        <source>Save the output of “kubectl get hypernodes -o yaml”.</source>
        <translation>请保存“kubectl get hypernodes -o yaml”的输出。</translation>
    </message>
    <message>
        <source>The file does not say what is in a host; hosts are drawn with 8 GPUs of no type until you choose one or import the nodes.</source>
        <translation>文件未说明节点的组成；在选择型号或导入节点之前，节点按 8 块未定型号的 GPU 绘制。</translation>
    </message>
    <message>
        <source>Expected the table “Link Type between two GPUs” of “rocm-smi --showtopo”; it was not found.</source>
        <translation>应有“rocm-smi --showtopo”的表格“Link Type between two GPUs”，但未找到。</translation>
    </message>
    <message>
        <source>Save the whole output of “rocm-smi --showtopo”.</source>
        <translation>请保存“rocm-smi --showtopo”的完整输出。</translation>
    </message>
    <message>
        <source>Only some pairs are joined by xGMI; the others go over PCIe and bound a ring over all GPUs.</source>
        <translation>只有部分 GPU 对经 xGMI 相连；其余走 PCIe，并限制了跨全部 GPU 的环。</translation>
    </message>
    <message>
        <source>A second table of link types; the first one is used.</source>
        <translation>出现第二个链路类型表；采用第一个。</translation>
    </message>
    <message>
        <source>Expected the heading of sinfo with NODELIST; none was found.</source>
        <translation>应有 sinfo 含 NODELIST 的表头，但未找到。</translation>
    </message>
    <message>
        <source>Save the output of “sinfo” or of “sinfo -N -o &apos;%N %G %T&apos;”.</source>
        <translation>请保存“sinfo”或“sinfo -N -o &apos;%N %G %T&apos;”的输出。</translation>
    </message>
    <message>
        <source>“{0}” is no host list.</source>
        <translation>“{0}”不是主机列表。</translation>
    </message>
    <message>
        <source>Save the output of “sinfo” again.</source>
        <translation>请重新保存“sinfo”的输出。</translation>
    </message>
    <message>
        <source>The list has no GRES column, so it does not tell the GPUs; use “sinfo -N -o &apos;%N %G %T&apos;”.</source>
        <translation>列表没有 GRES 列，无法得知 GPU；请使用“sinfo -N -o &apos;%N %G %T&apos;”。</translation>
    </message>
    <message>
        <source>A host lists GPUs of several types; all are counted as the first.</source>
        <translation>某节点列出了多种 GPU；全部按第一种计数。</translation>
    </message>
    <message>
        <source>Included files are not read; import them too.</source>
        <translation>不会读取被包含的文件；请一并导入。</translation>
    </message>
    <message>
        <source>No NodeName line was found; only the settings are read.</source>
        <translation>未找到 NodeName 行；只读取了设置。</translation>
    </message>
    <message>
        <source>Expected blocks that begin with “NodeName=”; none was found.</source>
        <translation>应有以“NodeName=”开头的段落，但未找到。</translation>
    </message>
    <message>
        <source>Save the output of “scontrol show node”.</source>
        <translation>请保存“scontrol show node”的输出。</translation>
    </message>
    <message>
        <source>Switch “{0}” names “{1}”, which is not described.</source>
        <translation>交换机“{0}”引用了“{1}”，但后者没有描述。</translation>
    </message>
    <message>
        <source>{0} switches have none above them: these are fabrics that do not reach each other.</source>
        <translation>{0} 台交换机没有上级：它们是互不连通的网络。</translation>
    </message>
    <message>
        <source>The switches form a cycle; none is at the top.</source>
        <translation>交换机构成环路；没有顶层交换机。</translation>
    </message>
    <message>
        <source>The file does not say what is in a host; hosts are drawn with 8 GPUs of no type until you choose one or import slurm.conf.</source>
        <translation>文件未说明节点的组成；在选择型号或导入 slurm.conf 之前，节点按 8 块未定型号的 GPU 绘制。</translation>
    </message>
    <message>
        <source>“{0}” holds neither nodes nor switches.</source>
        <translation>“{0}”既不含节点，也不含交换机。</translation>
    </message>
    <message>
        <source>“{0}” is no key of topology.conf.</source>
        <translation>“{0}”不是 topology.conf 的键。</translation>
    </message>
    <message>
        <source>Expected lines “SwitchName=…” or “BlockName=…”; none was found.</source>
        <translation>应有“SwitchName=…”或“BlockName=…”行，但未找到。</translation>
    </message>
    <message>
        <source>Import Slurm&apos;s topology.conf.</source>
        <translation>请导入 Slurm 的 topology.conf。</translation>
    </message>
    <message>
        <source>Expected a list of entries with “topology:”; none was found.</source>
        <translation>应有带“topology:”的条目列表，但未找到。</translation>
    </message>
    <message>
        <source>Import Slurm&apos;s topology.yaml.</source>
        <translation>请导入 Slurm 的 topology.yaml。</translation>
    </message>
    <message>
        <source>Topology “{0}” is not drawn; “{1}” is.</source>
        <translation>未绘制拓扑“{0}”，绘制的是“{1}”。</translation>
    </message>
    <message>
        <source>Expected a text file, found a zero byte.</source>
        <translation>应为文本文件，却含有零字节。</translation>
    </message>
    <message>
        <source>Unpack the file, or save the output of the command as text.</source>
        <translation>请解压文件，或将命令的输出保存为文本。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件是空的。</translation>
    </message>
    <message>
        <source>Save the output of the command again.</source>
        <translation>请重新保存该命令的输出。</translation>
    </message>
    <message>
        <source>The YAML unfolds to more than {0} values or {1} levels.</source>
        <translation>YAML 展开后超过 {0} 个值或 {1} 层。</translation>
    </message>
    <message>
        <source>Import a part of it, or the same objects as JSON.</source>
        <translation>请导入其中一部分，或以 JSON 导入相同的对象。</translation>
    </message>
    <message>
        <source>The file is not valid YAML: {0}.</source>
        <translation>文件不是有效的 YAML：{0}。</translation>
    </message>
    <message>
        <source>Correct it there, or import the same objects as JSON.</source>
        <translation>请在该处修正，或以 JSON 导入相同的对象。</translation>
    </message>
    <message>
        <source>Expected a closing parenthesis in the stage layout</source>
        <translation>阶段排布中缺少右括号</translation>
    </message>
    <message>
        <source>The stage layout repeats too often</source>
        <translation>阶段排布的重复次数过多</translation>
    </message>
    <message>
        <source>The stage layout has {0} chunks; PP × VPP asks for {1}</source>
        <translation>阶段排布有 {0} 个层段；PP × VPP 需要 {1} 个</translation>
    </message>
    <message>
        <source>The stage layout places {0} layers; the model has {1}: {2} would be lost</source>
        <translation>阶段排布放置了 {0} 层，模型有 {1} 层：将丢失 {2} 层</translation>
    </message>
    <message>
        <source>The stage layout places {0} layers; the model has {1}: {2} too many</source>
        <translation>阶段排布放置了 {0} 层，模型有 {1} 层：多出 {2} 层</translation>
    </message>
    <message>
        <source>The stage layout places {0} MTP modules; the model has {1}</source>
        <translation>阶段排布放置了 {0} 个 MTP 模块；模型有 {1} 个</translation>
    </message>
    <message>
        <source>The stage layout must begin with the one E and end with the one L</source>
        <translation>阶段排布必须以唯一的 E 开头，并以唯一的 L 结尾</translation>
    </message>
    <message>
        <source>Write a list such as 4,8,6,6, a Megatron layout such as Et*20|t*20L, first=18 last=20, or embedding loss</source>
        <translation>请写列表（如 4,8,6,6）、Megatron 布局字符串（如 Et*20|t*20L）、first=18 last=20，或 embedding loss</translation>
    </message>
    <message>
        <source>Expected one number of layers after &quot;{0}&quot;</source>
        <translation>“{0}”之后应为一个层数</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no stage option</source>
        <translation>“{0}”不是阶段选项</translation>
    </message>
    <message>
        <source>A first or last stage of its own needs PP of 2 or more</source>
        <translation>单独指定首阶段或末阶段需要 PP 不小于 2</translation>
    </message>
    <message>
        <source>The first and last stage would hold {0} layers; the model has {1}: {2} too many</source>
        <translation>首末阶段将含 {0} 层，模型有 {1} 层：多出 {2} 层</translation>
    </message>
    <message>
        <source>{0} layers remain for {1} other ranks of {2} chunks each; spread evenly, {3} would be lost</source>
        <translation>剩余 {0} 层分给其他 {1} 个 rank（每个 {2} 个层段）；若均匀分布将丢失 {3} 层</translation>
    </message>
    <message>
        <source>{0} layers do not spread evenly over the {1} chunks of a rank: {2} would be lost</source>
        <translation>{0} 层不能均匀分布到 rank 的 {1} 个层段：将丢失 {2} 层</translation>
    </message>
    <message>
        <source>{0} layers, with embedding and loss counted as asked, do not spread evenly over {1} chunks: {2} would be lost</source>
        <translation>{0} 层（按要求计入嵌入与损失）不能均匀分布到 {1} 个层段：将丢失 {2} 层</translation>
    </message>
    <message>
        <source>A first or last count and counting embedding or loss as a layer exclude each other</source>
        <translation>指定首末阶段层数与将嵌入或损失按层计不能同时使用</translation>
    </message>
    <message>
        <source>A list of layers cannot say that MTP modules are away from the head</source>
        <translation>层数列表无法表示 MTP 模块不与输出头同处</translation>
    </message>
    <message>
        <source>Copy the Megatron layout string instead</source>
        <translation>请改为复制 Megatron 布局字符串</translation>
    </message>
    <message>
        <source>Rank {0} runs stage {1} where a plan expects stage {2}</source>
        <translation>rank {0} 运行阶段 {1}，而方案此处应为阶段 {2}</translation>
    </message>
    <message>
        <source>Number the stages around the ranks (rank 0 runs 0, {0}, …), or down the ranks and back up (rank 0 runs 0 and {1})</source>
        <translation>请将阶段沿 rank 循环编号（rank 0 运行 0、{0}、…），或沿 rank 下行再上行编号（rank 0 运行 0 与 {1}）</translation>
    </message>
    <message>
        <source>The programs are for {0} ranks, one per row; the plan has PP {1}</source>
        <translation>程序面向 {0} 个 rank，每行一个；方案的 PP 为 {1}</translation>
    </message>
    <message>
        <source>Set PP to {0}, or use programs for {1} ranks</source>
        <translation>请将 PP 设为 {0}，或使用面向 {1} 个 rank 的程序</translation>
    </message>
    <message>
        <source>The programs run {0} micro-batches; the plan&apos;s step has {1} (global batch over micro-batch · DP)</source>
        <translation>程序运行 {0} 个微批次；方案的单步有 {1} 个（全局批次除以微批次 · DP）</translation>
    </message>
    <message>
        <source>Set the global batch to {0} · micro-batch · DP, or use programs for {1} micro-batches</source>
        <translation>请将全局批次设为 {0} · 微批次 · DP，或使用面向 {1} 个微批次的程序</translation>
    </message>
    <message>
        <source>On &quot;{0}&quot; this collective takes the time that was measured ({1}).</source>
        <translation>在“{0}”上，该集合通信采用实测时间（{1}）。</translation>
    </message>
    <message>
        <source>P10 and P90 of measured over predicted step time on {0} published runs of {1} sources ({2}).</source>
        <translation>{1} 个来源的 {0} 次公开运行中，实测与预测单步时间之比的 P10 与 P90（{2}）。</translation>
    </message>
    <message>
        <source>the whole</source>
        <translation>整体</translation>
    </message>
    <message>
        <source>Makespan: first start to last end over all ranks</source>
        <translation>总时长：所有 rank 中从最早开始到最晚结束</translation>
    </message>
    <message>
        <source>Rank {0}</source>
        <translation>rank {0}</translation>
    </message>
    <message>
        <source>Busy time, mean of the ranks</source>
        <translation>忙碌时间，各 rank 平均</translation>
    </message>
    <message>
        <source>sum / ranks</source>
        <translation>总和 / rank 数</translation>
    </message>
    <message>
        <source>Busy time of all ranks</source>
        <translation>全部 rank 的忙碌时间</translation>
    </message>
    <message>
        <source>the sum over the ranks</source>
        <translation>对各 rank 求和</translation>
    </message>
    <message>
        <source>pipeline ranks</source>
        <translation>流水线 rank 数</translation>
    </message>
    <message>
        <source>Busy share</source>
        <translation>忙碌占比</translation>
    </message>
    <message>
        <source>busy / makespan</source>
        <translation>忙碌时间 / 总时长</translation>
    </message>
    <message>
        <source>Bubble ratio: idle share of the makespan</source>
        <translation>气泡率：总时长中的空闲占比</translation>
    </message>
    <message>
        <source>1 − busy / makespan</source>
        <translation>1 − 忙碌时间 / 总时长</translation>
    </message>
    <message>
        <source>Makespan over busy time</source>
        <translation>总时长与忙碌时间之比</translation>
    </message>
    <message>
        <source>makespan / busy</source>
        <translation>总时长 / 忙碌时间</translation>
    </message>
    <message>
        <source>Bubble overhead: idle over busy time, as in the Megatron papers</source>
        <translation>气泡开销：空闲与忙碌时间之比，与 Megatron 论文一致</translation>
    </message>
    <message>
        <source>makespan / busy − 1</source>
        <translation>总时长 / 忙碌时间 − 1</translation>
    </message>
    <message>
        <source>idle / span</source>
        <translation>空闲 / 跨度</translation>
    </message>
    <message>
        <source>Idle inside the span</source>
        <translation>跨度内的空闲</translation>
    </message>
    <message>
        <source>span − busy</source>
        <translation>跨度 − 忙碌时间</translation>
    </message>
    <message>
        <source>Span: own first start to own last end</source>
        <translation>跨度：自身最早开始到自身最晚结束</translation>
    </message>
    <message>
        <source>Busy time</source>
        <translation>忙碌时间</translation>
    </message>
    <message>
        <source>No idle time</source>
        <translation>无空闲时间</translation>
    </message>
    <message>
        <source>Bubble ratio (span): worst rank, as in the zero-bubble papers</source>
        <translation>气泡率（跨度）：最差 rank，与 zero-bubble 论文一致</translation>
    </message>
    <message>
        <source>the worst rank</source>
        <translation>最差的 rank</translation>
    </message>
    <message>
        <source>Busy time of stage {0}</source>
        <translation>阶段 {0} 的忙碌时间</translation>
    </message>
    <message>
        <source>Bubble ratio of stage {0}</source>
        <translation>阶段 {0} 的气泡率</translation>
    </message>
    <message>
        <source>{0} {1}: bytes per rank and step</source>
        <translation>{0} {1}：每 rank 每步字节数</translation>
    </message>
    <message>
        <source>{0} {1}: time per step</source>
        <translation>{0} {1}：每步时间</translation>
    </message>
    <message>
        <source>{0} {1}: exposed per step</source>
        <translation>{0} {1}：每步暴露时间</translation>
    </message>
    <message>
        <source>the sum of its collectives</source>
        <translation>其各集合通信之和</translation>
    </message>
    <message>
        <source>of them on this stage</source>
        <translation>其中位于该阶段的</translation>
    </message>
    <message>
        <source>of one micro-batch</source>
        <translation>单个微批次的</translation>
    </message>
    <message>
        <source>the sum over the stage&apos;s layers</source>
        <translation>对该阶段各层求和</translation>
    </message>
    <message>
        <source>micro-batches · one</source>
        <translation>微批次数 · 单个</translation>
    </message>
    <message>
        <source>One transfer</source>
        <translation>单次传输</translation>
    </message>
    <message>
        <source>tokens · hidden size · bytes / TP</source>
        <translation>token 数 · 隐藏维度 · 字节数 / TP</translation>
    </message>
    <message>
        <source>tokens of a micro-batch on one rank</source>
        <translation>单个 rank 上一个微批次的 token 数</translation>
    </message>
    <message>
        <source>hidden size</source>
        <translation>隐藏维度</translation>
    </message>
    <message>
        <source>TP</source>
        <translation>TP</translation>
    </message>
    <message>
        <source>transfers</source>
        <translation>传输次数</translation>
    </message>
    <message>
        <source>micro-batches · (2 · chunks, less one at the ends of the pipeline)</source>
        <translation>微批次数 · (2 · 层段数，流水线两端各减一)</translation>
    </message>
    <message>
        <source>micro-batches</source>
        <translation>微批次数</translation>
    </message>
    <message>
        <source>chunks per rank</source>
        <translation>每 rank 层段数</translation>
    </message>
    <message>
        <source>transfers · one</source>
        <translation>传输次数 · 单次</translation>
    </message>
    <message>
        <source>own + waits for other stages</source>
        <translation>自身 + 等待其他阶段</translation>
    </message>
    <message>
        <source>waits for the stage that is slowest to gather, and for first and last layers, charged to the last row</source>
        <translation>等待收集最慢的阶段，以及首末层的收集，计入末行</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>嵌入层</translation>
    </message>
    <message>
        <source>Multi-token-prediction module</source>
        <translation>多 token 预测（MTP）模块</translation>
    </message>
    <message>
        <source>Output head and loss</source>
        <translation>输出头与损失</translation>
    </message>
    <message>
        <source>Layer of kind {0}, recomputed</source>
        <translation>第 {0} 种层，含重计算</translation>
    </message>
    <message>
        <source>Layer of kind {0}</source>
        <translation>第 {0} 种层</translation>
    </message>
    <message>
        <source>Micro-batches per step</source>
        <translation>每步微批次数</translation>
    </message>
    <message>
        <source>global batch / (micro-batch · DP)</source>
        <translation>全局批次 / (微批次 · DP)</translation>
    </message>
    <message>
        <source>global batch</source>
        <translation>全局批次</translation>
    </message>
    <message>
        <source>micro-batch</source>
        <translation>微批次</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>micro-batches · time of one</source>
        <translation>微批次数 · 单个的时间</translation>
    </message>
    <message>
        <source>of them in this chunk</source>
        <translation>其中位于该层段的</translation>
    </message>
    <message>
        <source>the sum of its tensors</source>
        <translation>其各张量之和</translation>
    </message>
    <message>
        <source>Saved by one forward of chunk {0}</source>
        <translation>层段 {0} 一次前向所保存的激活值</translation>
    </message>
    <message>
        <source>the sum over the layers</source>
        <translation>对各层求和</translation>
    </message>
    <message>
        <source>Rebuilt by recompute, largest layer</source>
        <translation>重计算重建的激活值，最大的层</translation>
    </message>
    <message>
        <source>one layer at a time</source>
        <translation>每次一层</translation>
    </message>
    <message>
        <source>peak in the forward of micro-batch {0}</source>
        <translation>峰值出现在微批次 {0} 的前向</translation>
    </message>
    <message>
        <source>peak while micro-batch {0} runs forward beside a backward</source>
        <translation>峰值出现在微批次 {0} 的前向与某个反向同时进行时</translation>
    </message>
    <message>
        <source>peak in the backward of micro-batch {0}</source>
        <translation>峰值出现在微批次 {0} 的反向</translation>
    </message>
    <message>
        <source>Chunk {0} in flight</source>
        <translation>在途的层段 {0}</translation>
    </message>
    <message>
        <source>forwards waiting for their backward</source>
        <translation>等待反向的前向</translation>
    </message>
    <message>
        <source>chunks in flight · saved by one forward + rebuilt layer</source>
        <translation>在途层段数 · 一次前向所保存 + 重建的层</translation>
    </message>
    <message>
        <source>alive while a micro-batch is in the loss</source>
        <translation>微批次处于损失计算期间存在</translation>
    </message>
    <message>
        <source>the sum of what is held</source>
        <translation>所持有各项之和</translation>
    </message>
    <message>
        <source>the sum of the buffers</source>
        <translation>各缓冲区之和</translation>
    </message>
    <message>
        <source>the sum of the reserves</source>
        <translation>各预留项之和</translation>
    </message>
    <message>
        <source>Driver context and kernels</source>
        <translation>驱动上下文与算子</translation>
    </message>
    <message>
        <source>Slack of the allocator</source>
        <translation>分配器余量</translation>
    </message>
    <message>
        <source>allocated · share</source>
        <translation>已分配 · 占比</translation>
    </message>
    <message>
        <source>Allocated memory</source>
        <translation>已分配显存</translation>
    </message>
    <message>
        <source>share of the allocated memory</source>
        <translation>占已分配显存的比例</translation>
    </message>
    <message>
        <source>Allocated memory of stage {0} at its peak</source>
        <translation>阶段 {0} 峰值时的已分配显存</translation>
    </message>
    <message>
        <source>the sum of the tensors</source>
        <translation>各张量之和</translation>
    </message>
    <message>
        <source>Reserved memory of stage {0} at its peak</source>
        <translation>阶段 {0} 峰值时的保留显存</translation>
    </message>
    <message>
        <source>tensors + slack of the allocator</source>
        <translation>张量 + 分配器余量</translation>
    </message>
    <message>
        <source>Device memory of stage {0} at its peak</source>
        <translation>阶段 {0} 峰值时的设备显存</translation>
    </message>
    <message>
        <source>tensors + slack of the allocator + communicators + context</source>
        <translation>张量 + 分配器余量 + 通信器 + 上下文</translation>
    </message>
    <message>
        <source>Activations held at the peak</source>
        <translation>峰值时持有的激活值</translation>
    </message>
    <message>
        <source>Saved by one forward of the whole stage</source>
        <translation>整个阶段一次前向所保存的激活值</translation>
    </message>
    <message>
        <source>Micro-batches in flight on stage {0}</source>
        <translation>阶段 {0} 的在途微批次数</translation>
    </message>
    <message>
        <source>activations held / saved by one forward</source>
        <translation>持有的激活值 / 一次前向所保存</translation>
    </message>
    <message>
        <source>the sum of its parts</source>
        <translation>其各部分之和</translation>
    </message>
    <message>
        <source>the sum of its kernels</source>
        <translation>其各算子之和</translation>
    </message>
    <message>
        <source>the sum of its waits</source>
        <translation>其各项等待之和</translation>
    </message>
    <message>
        <source>forward + backward + recompute</source>
        <translation>前向 + 反向 + 重计算</translation>
    </message>
    <message>
        <source>Forward of stage {0}, per micro-batch</source>
        <translation>阶段 {0} 的前向，每微批次</translation>
    </message>
    <message>
        <source>Weight gradient of stage {0}, per micro-batch</source>
        <translation>阶段 {0} 的权重梯度，每微批次</translation>
    </message>
    <message>
        <source>Recompute of stage {0}, per micro-batch</source>
        <translation>阶段 {0} 的重计算，每微批次</translation>
    </message>
    <message>
        <source>Input gradient of stage {0}, per micro-batch</source>
        <translation>阶段 {0} 的输入梯度，每微批次</translation>
    </message>
    <message>
        <source>input gradient + recompute</source>
        <translation>输入梯度 + 重计算</translation>
    </message>
    <message>
        <source>Waiting for TP on stage {0}</source>
        <translation>阶段 {0} 等待 TP</translation>
    </message>
    <message>
        <source>Waiting for CP on stage {0}</source>
        <translation>阶段 {0} 等待 CP</translation>
    </message>
    <message>
        <source>Waiting for EP on stage {0}</source>
        <translation>阶段 {0} 等待 EP</translation>
    </message>
    <message>
        <source>Kernels of one micro-batch</source>
        <translation>一个微批次的算子</translation>
    </message>
    <message>
        <source>forward + input gradient + weight gradient</source>
        <translation>前向 + 输入梯度 + 权重梯度</translation>
    </message>
    <message>
        <source>Kernels repeated for one micro-batch</source>
        <translation>一个微批次中重复执行的算子</translation>
    </message>
    <message>
        <source>Gathers and scatters of every micro-batch</source>
        <translation>每个微批次的收集与散发</translation>
    </message>
    <message>
        <source>Reduction after the last backward</source>
        <translation>最后一次反向之后的归约</translation>
    </message>
    <message>
        <source>Stage {0}</source>
        <translation>阶段 {0}</translation>
    </message>
    <message>
        <source>Gather of parameters, slowest stage</source>
        <translation>参数收集，最慢的阶段</translation>
    </message>
    <message>
        <source>all stages wait for the slowest</source>
        <translation>所有阶段等待最慢者</translation>
    </message>
    <message>
        <source>per micro-batch + reduction + gather</source>
        <translation>每微批次 + 归约 + 收集</translation>
    </message>
    <message>
        <source>Busy time of the rank</source>
        <translation>该 rank 的忙碌时间</translation>
    </message>
    <message>
        <source>One micro-batch</source>
        <translation>一个微批次</translation>
    </message>
    <message>
        <source>forward + input gradient + weight gradient + recompute + waits for DP</source>
        <translation>前向 + 输入梯度 + 权重梯度 + 重计算 + 等待 DP</translation>
    </message>
    <message>
        <source>Waits for DP</source>
        <translation>等待 DP</translation>
    </message>
    <message>
        <source>End of the last operation of rank {0}</source>
        <translation>rank {0} 最后一个操作的结束时刻</translation>
    </message>
    <message>
        <source>event simulation, operation by operation</source>
        <translation>事件模拟，逐个操作</translation>
    </message>
    <message>
        <source>schedule</source>
        <translation>调度</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>阶段数</translation>
    </message>
    <message>
        <source>Idle time of the rank</source>
        <translation>该 rank 的空闲时间</translation>
    </message>
    <message>
        <source>end of the last operation − busy time</source>
        <translation>最后一个操作的结束时刻 − 忙碌时间</translation>
    </message>
    <message>
        <source>What the transfers add to the makespan</source>
        <translation>传输使总时长增加的部分</translation>
    </message>
    <message>
        <source>makespan with transfers − makespan without</source>
        <translation>含传输的总时长 − 不含传输的总时长</translation>
    </message>
    <message>
        <source>no rank waits longer than it idles or its transfers take</source>
        <translation>rank 的等待不会超过其空闲时间或传输时间</translation>
    </message>
    <message>
        <source>Time of the rank&apos;s transfers</source>
        <translation>该 rank 的传输时间</translation>
    </message>
    <message>
        <source>idle time − waiting for PP transfers</source>
        <translation>空闲时间 − 等待 PP 传输</translation>
    </message>
    <message>
        <source>update of the local shard</source>
        <translation>更新本地分片</translation>
    </message>
    <message>
        <source>Jitter of a synchronous job</source>
        <translation>同步作业的抖动</translation>
    </message>
    <message>
        <source>1 % + 0.4 % · log2(GPUs / 8)</source>
        <translation>1 % + 0.4 % · log2(GPU 数 / 8)</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>share · all other parts of the step</source>
        <translation>占比 · 单步的所有其他部分</translation>
    </message>
    <message>
        <source>all other parts of the step</source>
        <translation>单步的所有其他部分</translation>
    </message>
    <message>
        <source>compute + recompute + waits + bubble + optimizer + other, on the rank that finishes last</source>
        <translation>计算 + 重计算 + 等待 + 气泡 + 优化器 + 其他，取最后完成的 rank</translation>
    </message>
    <message>
        <source>Step time, P90</source>
        <translation>单步时间，P90</translation>
    </message>
    <message>
        <source>Step time, P10</source>
        <translation>单步时间，P10</translation>
    </message>
    <message>
        <source>step time · measured over predicted</source>
        <translation>单步时间 · 实测与预测之比</translation>
    </message>
    <message>
        <source>measured over predicted step time of published runs</source>
        <translation>公开运行的实测与预测单步时间之比</translation>
    </message>
    <message>
        <source>TP + CP + EP + PP + DP</source>
        <translation>TP + CP + EP + PP + DP</translation>
    </message>
    <message>
        <source>Share of the step that waits for communication</source>
        <translation>单步中等待通信的占比</translation>
    </message>
    <message>
        <source>exposed communication / step time</source>
        <translation>暴露的通信 / 单步时间</translation>
    </message>
    <message>
        <source>Global batch, sequences</source>
        <translation>全局批次，序列数</translation>
    </message>
    <message>
        <source>Matrix products with weights</source>
        <translation>与权重的矩阵乘</translation>
    </message>
    <message>
        <source>2 · tokens · weights that multiply a token</source>
        <translation>2 · token 数 · 与 token 相乘的权重数</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token 数</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>注意力头数</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV 头数</translation>
    </message>
    <message>
        <source>MLP width</source>
        <translation>MLP 宽度</translation>
    </message>
    <message>
        <source>experts per token</source>
        <translation>每 token 专家数</translation>
    </message>
    <message>
        <source>expert width</source>
        <translation>专家宽度</translation>
    </message>
    <message>
        <source>Attention, pairs that the mask leaves</source>
        <translation>注意力，掩码保留的位置对</translation>
    </message>
    <message>
        <source>Attention, every pair of positions</source>
        <translation>注意力，全部位置对</translation>
    </message>
    <message>
        <source>4 · pairs · query width: scores and weighted values</source>
        <translation>4 · 位置对数 · 查询宽度：得分与加权值</translation>
    </message>
    <message>
        <source>query width</source>
        <translation>查询宽度</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>One layer, forward</source>
        <translation>单层，前向</translation>
    </message>
    <message>
        <source>products + attention + scan</source>
        <translation>矩阵乘 + 注意力 + 扫描</translation>
    </message>
    <message>
        <source>Layers of kind {0}</source>
        <translation>第 {0} 种层</translation>
    </message>
    <message>
        <source>Multi-token-prediction modules</source>
        <translation>多 token 预测（MTP）模块</translation>
    </message>
    <message>
        <source>Logits, padded vocabulary</source>
        <translation>logits，填充后的词表</translation>
    </message>
    <message>
        <source>2 · tokens · vocabulary · hidden size · heads</source>
        <translation>2 · token 数 · 词表 · 隐藏维度 · 输出头数</translation>
    </message>
    <message>
        <source>one multiply-add</source>
        <translation>一次乘加</translation>
    </message>
    <message>
        <source>padded vocabulary</source>
        <translation>填充后的词表</translation>
    </message>
    <message>
        <source>One sequence, forward</source>
        <translation>一条序列，前向</translation>
    </message>
    <message>
        <source>layers + logits; lookup and norms not counted</source>
        <translation>各层 + logits；查表与归一化不计</translation>
    </message>
    <message>
        <source>Model FLOP per step, attention causal</source>
        <translation>每步模型 FLOP，因果注意力</translation>
    </message>
    <message>
        <source>Model FLOP per step, attention in full</source>
        <translation>每步模型 FLOP，完整注意力</translation>
    </message>
    <message>
        <source>sequences · passes · one forward; recompute not counted</source>
        <translation>序列数 · 遍数 · 一次前向；不计重计算</translation>
    </message>
    <message>
        <source>passes: forward, input gradient, weight gradient</source>
        <translation>遍数：前向、输入梯度、权重梯度</translation>
    </message>
    <message>
        <source>Dense peak of {0}, {1}, its share of the GPUs</source>
        <translation>{0} 的稠密峰值，{1}，其在 GPU 中的占比</translation>
    </message>
    <message>
        <source>Dense peak, mean of the GPUs</source>
        <translation>稠密峰值，各 GPU 平均</translation>
    </message>
    <message>
        <source>stages hold equally many GPUs</source>
        <translation>各阶段的 GPU 数相同</translation>
    </message>
    <message>
        <source>Recomputed FLOP per step</source>
        <translation>每步重计算 FLOP</translation>
    </message>
    <message>
        <source>micro-batches · DP · recomputed work of one</source>
        <translation>微批次数 · DP · 单个微批次的重计算量</translation>
    </message>
    <message>
        <source>of one micro-batch, all stages</source>
        <translation>一个微批次的，全部阶段</translation>
    </message>
    <message>
        <source>the sum over the stages</source>
        <translation>对各阶段求和</translation>
    </message>
    <message>
        <source>Tokens per step</source>
        <translation>每步 token 数</translation>
    </message>
    <message>
        <source>global batch · sequence length</source>
        <translation>全局批次 · 序列长度</translation>
    </message>
    <message>
        <source>tokens / step time</source>
        <translation>token 数 / 单步时间</translation>
    </message>
    <message>
        <source>Tokens per second and GPU</source>
        <translation>每 GPU 每秒 token 数</translation>
    </message>
    <message>
        <source>tokens / step time / GPUs</source>
        <translation>token 数 / 单步时间 / GPU 数</translation>
    </message>
    <message>
        <source>Model FLOP/s per GPU</source>
        <translation>每 GPU 模型 FLOP/s</translation>
    </message>
    <message>
        <source>model FLOP / step time / GPUs</source>
        <translation>模型 FLOP / 单步时间 / GPU 数</translation>
    </message>
    <message>
        <source>FLOP per step, recompute counted</source>
        <translation>每步 FLOP，计入重计算</translation>
    </message>
    <message>
        <source>model FLOP + recomputed FLOP</source>
        <translation>模型 FLOP + 重计算 FLOP</translation>
    </message>
    <message>
        <source>FLOP per step / (step time · GPUs · dense peak)</source>
        <translation>每步 FLOP / (单步时间 · GPU 数 · 稠密峰值)</translation>
    </message>
    <message>
        <source>Did you mean {0}? Ask for one of: {1}.</source>
        <translation>是否指 {0}？可查询的指标：{1}。</translation>
    </message>
    <message>
        <source>expected a row of the communication table below {0}</source>
        <translation>通信表的行号应小于 {0}</translation>
    </message>
    <message>
        <source>Framework and libraries are of this year.</source>
        <translation>框架与库为今年的版本。</translation>
    </message>
    <message>
        <source>A token is sent once for each of its experts.</source>
        <translation>token 对其每个专家各发送一次。</translation>
    </message>
    <message>
        <source>The list of stages is empty, so none of the {0} layers is placed; PP {1} needs {1} stages, or no list at all to spread the layers evenly.</source>
        <translation>阶段列表为空，{0} 层均未放置；PP {1} 需要 {1} 个阶段，或不给出列表以均匀分层。</translation>
    </message>
    <message>
        <source>The schedule is custom, but the plan carries no programs for it</source>
        <translation>调度为自定义，但方案中没有其程序</translation>
    </message>
    <message>
        <source>Import a schedule in PyTorch&apos;s pipelining CSV, or choose another kind</source>
        <translation>请导入 PyTorch 流水线 CSV 格式的调度，或选择其他种类</translation>
    </message>
    <message>
        <source>Gathers and scatters of one micro-batch</source>
        <translation>一个微批次的收集与散发</translation>
    </message>
    <message>
        <source>First gather: one layer</source>
        <translation>首次收集：一层</translation>
    </message>
    <message>
        <source>gathers per step</source>
        <translation>每步收集次数</translation>
    </message>
    <message>
        <source>Last scatter: one layer</source>
        <translation>末次散发：一层</translation>
    </message>
    <message>
        <source>scatters per step</source>
        <translation>每步散发次数</translation>
    </message>
    <message>
        <source>All-reduce of gradients</source>
        <translation>梯度 All-reduce</translation>
    </message>
    <message>
        <source>Reduce-scatter of gradients</source>
        <translation>梯度 Reduce-scatter</translation>
    </message>
    <message>
        <source>Scatter after one micro-batch</source>
        <translation>一个微批次之后的散发</translation>
    </message>
    <message>
        <source>All-gather of parameters</source>
        <translation>参数 All-gather</translation>
    </message>
    <message>
        <source>All-reduce of the tied embedding&apos;s gradients</source>
        <translation>共享嵌入梯度的 All-reduce</translation>
    </message>
    <message>
        <source>times per step</source>
        <translation>每步次数</translation>
    </message>
    <message>
        <source>Not hidden behind compute</source>
        <translation>未被计算掩盖</translation>
    </message>
    <message>
        <source>communication − compute that hides it</source>
        <translation>通信 − 掩盖它的计算</translation>
    </message>
    <message>
        <source>communication</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>compute that hides it</source>
        <translation>掩盖它的计算</translation>
    </message>
    <message>
        <source>One bucket, which nothing hides</source>
        <translation>一个桶，未被任何计算掩盖</translation>
    </message>
    <message>
        <source>time / buckets</source>
        <translation>时间 / 桶数</translation>
    </message>
    <message>
        <source>buckets</source>
        <translation>桶数</translation>
    </message>
    <message>
        <source>never less than one bucket</source>
        <translation>不少于一个桶</translation>
    </message>
    <message>
        <source>time · share that is waited for</source>
        <translation>时间 · 需等待的比例</translation>
    </message>
    <message>
        <source>share that is waited for</source>
        <translation>需等待的比例</translation>
    </message>
    <message>
        <source>One of them</source>
        <translation>其中一次</translation>
    </message>
    <message>
        <source>time / times per step</source>
        <translation>时间 / 每步次数</translation>
    </message>
    <message>
        <source>time per step</source>
        <translation>每步时间</translation>
    </message>
    <message>
        <source>time per step / times per step / layers</source>
        <translation>每步时间 / 每步次数 / 层数</translation>
    </message>
    <message>
        <source>the last + the waits of those before</source>
        <translation>最后一次 + 之前各次的等待</translation>
    </message>
    <message>
        <source>Those before</source>
        <translation>之前各次</translation>
    </message>
    <message>
        <source>scatters</source>
        <translation>散发次数</translation>
    </message>
    <message>
        <source>wait of one</source>
        <translation>单次等待</translation>
    </message>
    <message>
        <source>parameters · bytes of each</source>
        <translation>参数量 · 每参数字节数</translation>
    </message>
    <message>
        <source>Parameters this rank updates</source>
        <translation>该 rank 更新的参数量</translation>
    </message>
    <message>
        <source>Update on the device</source>
        <translation>在设备上更新</translation>
    </message>
    <message>
        <source>Update on the host</source>
        <translation>在主机上更新</translation>
    </message>
    <message>
        <source>copies over the host link + update in host memory</source>
        <translation>经主机链路的拷贝 + 在主机内存中更新</translation>
    </message>
    <message>
        <source>Gradients down, parameters up</source>
        <translation>下传梯度，上传参数</translation>
    </message>
    <message>
        <source>Bytes copied</source>
        <translation>拷贝的字节数</translation>
    </message>
    <message>
        <source>Host link, achieved</source>
        <translation>主机链路，实际达到</translation>
    </message>
    <message>
        <source>Update in host memory</source>
        <translation>在主机内存中更新</translation>
    </message>
    <message>
        <source>parameters · time of each</source>
        <translation>参数量 · 每参数时间</translation>
    </message>
    <message>
        <source>Parameters on the host</source>
        <translation>主机上的参数量</translation>
    </message>
    <message>
        <source>time per parameter</source>
        <translation>每参数时间</translation>
    </message>
    <message>
        <source>Send to the neighbouring stage</source>
        <translation>发送到相邻阶段</translation>
    </message>
    <message>
        <source>Gather inside the receiving host</source>
        <translation>在接收节点内收集</translation>
    </message>
    <message>
        <source>One transfer between stages</source>
        <translation>阶段间的单次传输</translation>
    </message>
    <message>
        <source>send + gather</source>
        <translation>发送 + 收集</translation>
    </message>
    <message>
        <source>Gang scheduling</source>
        <translation>成组调度（gang）</translation>
    </message>
    <message>
        <source>None: the processes of a job start one by one.</source>
        <translation>无：作业的进程逐个启动。</translation>
    </message>
    <message>
        <source>Emulated: hosts are given back after a time-out and tried again.</source>
        <translation>模拟：节点超时后归还，然后重试。</translation>
    </message>
    <message>
        <source>Atomic: all hosts or none (Volcano, KAI, Slurm allocation).</source>
        <translation>原子：全部节点或一个也不分配（Volcano、KAI、Slurm allocation）。</translation>
    </message>
    <message>
        <source>Atomic and checked against the topology before admission (Kueue TAS, hard HyperNode, Slurm block).</source>
        <translation>原子，且准入前按拓扑校验（Kueue TAS、硬性 HyperNode、Slurm block）。</translation>
    </message>
    <message>
        <source>Set a time-out after which an incomplete job gives its hosts back.</source>
        <translation>设置超时，未凑齐的作业到时归还节点。</translation>
    </message>
    <message>
        <source>Admit jobs as gangs: minimum members = all processes.</source>
        <translation>以成组方式准入作业：最小成员数 = 全部进程。</translation>
    </message>
    <message>
        <source>Let the scheduler check the placement before it admits a gang.</source>
        <translation>让调度器在准入成组作业前校验放置。</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>拓扑</translation>
    </message>
    <message>
        <source>Unknown to the scheduler.</source>
        <translation>调度器不了解拓扑。</translation>
    </message>
    <message>
        <source>Static labels or a document.</source>
        <translation>静态标签或文档。</translation>
    </message>
    <message>
        <source>The scheduler prefers near hosts.</source>
        <translation>调度器优先选择邻近的节点。</translation>
    </message>
    <message>
        <source>Required levels and slices, verified by a test.</source>
        <translation>必需层级与切片，经测试验证。</translation>
    </message>
    <message>
        <source>Label every host with its rack and block.</source>
        <translation>为每个节点标注其机架与块。</translation>
    </message>
    <message>
        <source>Make the scheduler prefer one rack or block.</source>
        <translation>让调度器优先选择同一机架或块。</translation>
    </message>
    <message>
        <source>Require the level, slice by it, and test it with a probe job.</source>
        <translation>将层级设为必需，按其切片，并用探测作业测试。</translation>
    </message>
    <message>
        <source>Queue and priority</source>
        <translation>队列与优先级</translation>
    </message>
    <message>
        <source>First come, first served, by hand.</source>
        <translation>先到先得，人工安排。</translation>
    </message>
    <message>
        <source>Priorities.</source>
        <translation>优先级。</translation>
    </message>
    <message>
        <source>Quotas, priorities, and backfill or fair share.</source>
        <translation>配额、优先级，以及回填或公平共享。</translation>
    </message>
    <message>
        <source>The same, with preemption after a minimum run time.</source>
        <translation>同上，并在最短运行时间之后可抢占。</translation>
    </message>
    <message>
        <source>Put jobs into a queue with priorities.</source>
        <translation>将作业放入带优先级的队列。</translation>
    </message>
    <message>
        <source>Add quotas and backfill with a reservation for the head.</source>
        <translation>增加配额与回填，并为队首作业预留资源。</translation>
    </message>
    <message>
        <source>Allow preemption after at least one checkpoint interval.</source>
        <translation>允许在至少一个检查点间隔之后抢占。</translation>
    </message>
    <message>
        <source>Failure and retry</source>
        <translation>故障与重试</translation>
    </message>
    <message>
        <source>A person restarts the job.</source>
        <translation>由人工重启作业。</translation>
    </message>
    <message>
        <source>The scheduler queues it again.</source>
        <translation>调度器将其重新排队。</translation>
    </message>
    <message>
        <source>It is queued again and resumes from its checkpoint.</source>
        <translation>重新排队，并从检查点恢复。</translation>
    </message>
    <message>
        <source>It restarts in place, and bad hosts are left out.</source>
        <translation>原地重启，并排除故障节点。</translation>
    </message>
    <message>
        <source>Let the scheduler queue failed jobs again.</source>
        <translation>让调度器将失败的作业重新排队。</translation>
    </message>
    <message>
        <source>Resume from the newest checkpoint without anyone&apos;s help.</source>
        <translation>无需人工即可从最新检查点恢复。</translation>
    </message>
    <message>
        <source>Restart inside the allocation and exclude bad hosts.</source>
        <translation>在分配内重启并排除故障节点。</translation>
    </message>
    <message>
        <source>Reclaiming</source>
        <translation>资源回收</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>无。</translation>
    </message>
    <message>
        <source>Jobs are ended by hand.</source>
        <translation>人工结束作业。</translation>
    </message>
    <message>
        <source>GPUs are reclaimed after a minimum run time.</source>
        <translation>最短运行时间之后回收 GPU。</translation>
    </message>
    <message>
        <source>The notice is long enough to save a checkpoint.</source>
        <translation>通知时间足以保存检查点。</translation>
    </message>
    <message>
        <source>Agree who may end which job.</source>
        <translation>约定谁可以结束哪些作业。</translation>
    </message>
    <message>
        <source>Reclaim after a minimum run time.</source>
        <translation>最短运行时间之后回收。</translation>
    </message>
    <message>
        <source>Give at least the time that saving takes as notice.</source>
        <translation>提前通知的时间至少等于保存所需时间。</translation>
    </message>
    <message>
        <source>Capacity planning</source>
        <translation>容量规划</translation>
    </message>
    <message>
        <source>A spreadsheet.</source>
        <translation>电子表格。</translation>
    </message>
    <message>
        <source>History of utilisation and waits.</source>
        <translation>利用率与等待的历史数据。</translation>
    </message>
    <message>
        <source>A forecast with P50, P90 and lead times.</source>
        <translation>含 P50、P90 与交付周期的预测。</translation>
    </message>
    <message>
        <source>List the runs that are planned.</source>
        <translation>列出计划中的运行。</translation>
    </message>
    <message>
        <source>Keep the history of utilisation and waits.</source>
        <translation>保留利用率与等待的历史数据。</translation>
    </message>
    <message>
        <source>Forecast P50 and P90 and the order date.</source>
        <translation>预测 P50、P90 与下单日期。</translation>
    </message>
    <message>
        <source>Affinity and whole hosts</source>
        <translation>亲和性与整节点</translation>
    </message>
    <message>
        <source>A node selector.</source>
        <translation>节点选择器。</translation>
    </message>
    <message>
        <source>Whole hosts, shared with nobody.</source>
        <translation>整节点，不与他人共享。</translation>
    </message>
    <message>
        <source>Aware of NICs and rails.</source>
        <translation>感知网卡与轨。</translation>
    </message>
    <message>
        <source>Select hosts by label.</source>
        <translation>按标签选择节点。</translation>
    </message>
    <message>
        <source>Give whole hosts to multi-host jobs.</source>
        <translation>为多节点作业分配整节点。</translation>
    </message>
    <message>
        <source>Bind each GPU to its NIC and rail.</source>
        <translation>将每块 GPU 绑定到其网卡与轨。</translation>
    </message>
    <message>
        <source>Monitoring</source>
        <translation>监控</translation>
    </message>
    <message>
        <source>GPU utilisation only.</source>
        <translation>仅 GPU 利用率。</translation>
    </message>
    <message>
        <source>Step time, memory, XID errors and NCCL.</source>
        <translation>单步时间、显存、XID 错误与 NCCL。</translation>
    </message>
    <message>
        <source>Slow and hanging ranks are found, with an alert within 10 min.</source>
        <translation>能发现慢 rank 与挂起 rank，并在 10 min 内告警。</translation>
    </message>
    <message>
        <source>Collect GPU utilisation.</source>
        <translation>采集 GPU 利用率。</translation>
    </message>
    <message>
        <source>Collect step times, memory and XID errors.</source>
        <translation>采集单步时间、显存与 XID 错误。</translation>
    </message>
    <message>
        <source>Detect slow and hanging ranks and alert within 10 min.</source>
        <translation>检测慢 rank 与挂起 rank，并在 10 min 内告警。</translation>
    </message>
    <message>
        <source>Checkpoint storage</source>
        <translation>检查点存储</translation>
    </message>
    <message>
        <source>Unknown.</source>
        <translation>未知。</translation>
    </message>
    <message>
        <source>A shared file system, measured.</source>
        <translation>共享文件系统，已实测。</translation>
    </message>
    <message>
        <source>Asynchronous writes or a local tier.</source>
        <translation>异步写入或本地层。</translation>
    </message>
    <message>
        <source>Restore time tested.</source>
        <translation>已测试恢复时间。</translation>
    </message>
    <message>
        <source>Measure how fast all hosts write together.</source>
        <translation>测量全部节点同时写入的速度。</translation>
    </message>
    <message>
        <source>Write checkpoints asynchronously.</source>
        <translation>异步写入检查点。</translation>
    </message>
    <message>
        <source>Test a restore of the whole job.</source>
        <translation>测试整个作业的恢复。</translation>
    </message>
    <message>
        <source>Spare hosts and draining</source>
        <translation>备用节点与排空</translation>
    </message>
    <message>
        <source>Hosts are swapped by hand.</source>
        <translation>人工更换节点。</translation>
    </message>
    <message>
        <source>Health checks drain bad hosts.</source>
        <translation>健康检查排空故障节点。</translation>
    </message>
    <message>
        <source>Warm spare hosts, as many as failures need.</source>
        <translation>热备节点，数量满足故障所需。</translation>
    </message>
    <message>
        <source>Keep a list of hosts that can step in.</source>
        <translation>维护一份可顶替的节点列表。</translation>
    </message>
    <message>
        <source>Check health regularly and drain bad hosts.</source>
        <translation>定期检查健康状况并排空故障节点。</translation>
    </message>
    <message>
        <source>Keep warm spare hosts for 99 % of the failures.</source>
        <translation>保留可应对 99 % 故障的热备节点。</translation>
    </message>
    <message>
        <source>The least number of hosts assumes the pace per GPU of this layout.</source>
        <translation>最少节点数按该布局的单 GPU 速率推算。</translation>
    </message>
    <message>
        <source>Below about 4,096 GPUs published jobs failed more often than their hosts alone explain: take the figures as indicative.</source>
        <translation>在约 4,096 块 GPU 以下，公开作业的故障多于仅由节点所能解释的：这些数值仅供参考。</translation>
    </message>
    <message>
        <source>With this job the pool is {0} used, above the {1} up to which waits stay short.</source>
        <translation>加上该作业，资源池利用率为 {0}，高于等待可保持较短的 {1}。</translation>
    </message>
    <message>
        <source>The gang needs {0} GPUs, the cluster has {1}.</source>
        <translation>成组作业需要 {0} 块 GPU，集群有 {1} 块。</translation>
    </message>
    <message>
        <source>Use a smaller gang or add hosts.</source>
        <translation>请缩小成组规模或增加节点。</translation>
    </message>
    <message>
        <source>Repair the hosts or keep spare ones.</source>
        <translation>请修复节点或保留备用节点。</translation>
    </message>
    <message>
        <source>Require a wider level, or slices of it.</source>
        <translation>请将必需层级放宽，或按其切片。</translation>
    </message>
    <message>
        <source>Wait, preempt, or start with a smaller gang.</source>
        <translation>请等待、抢占，或以较小规模启动。</translation>
    </message>
    <message>
        <source>Pack small jobs onto fewer hosts.</source>
        <translation>请将小作业集中到更少的节点上。</translation>
    </message>
    <message>
        <source>Prefer the level instead of requiring it, or wait.</source>
        <translation>请将该层级由必需改为优先，或等待。</translation>
    </message>
    <message>
        <source>The gang fits now on {0} hosts.</source>
        <translation>该成组作业现可放在 {0} 个节点上。</translation>
    </message>
    <message>
        <source>Llama 3&apos;s rate over 54 days on 2,048 hosts.</source>
        <translation>Llama 3 在 2,048 个节点上 54 天的故障率。</translation>
    </message>
    <message>
        <source>Software failures are left out; take your own history.</source>
        <translation>不含软件故障；请使用自己的历史数据。</translation>
    </message>
    <message>
        <source>Heartbeat time-out of NVIDIA&apos;s resiliency extension.</source>
        <translation>NVIDIA resiliency extension 的心跳超时。</translation>
    </message>
    <message>
        <source>Published restarts take 5 to 20 min.</source>
        <translation>公开的重启时间为 5 到 20 min。</translation>
    </message>
    <message>
        <source>No wait for hosts after a failure is assumed.</source>
        <translation>假定故障后无需等待节点。</translation>
    </message>
    <message>
        <source>A night without anyone on call.</source>
        <translation>无人值守的一夜。</translation>
    </message>
    <message>
        <source>OPT-175B kept 12 to 18 spare hosts at two failures a day.</source>
        <translation>OPT-175B 每天约两次故障，保留 12 到 18 个备用节点。</translation>
    </message>
    <message>
        <source>Median slow-down by slow hosts, after the OSDI &apos;25 study.</source>
        <translation>慢节点造成的减速中位数，据 OSDI &apos;25 的研究。</translation>
    </message>
    <message>
        <source>The first start takes as long as a restart.</source>
        <translation>首次启动与重启耗时相同。</translation>
    </message>
    <message>
        <source>No planned stops are assumed; Llama 3 had about one a day.</source>
        <translation>假定没有计划停机；Llama 3 约每天一次。</translation>
    </message>
    <message>
        <source>A planned stop takes as long as a restart.</source>
        <translation>计划停机与重启耗时相同。</translation>
    </message>
    <message>
        <source>Between a remote store&apos;s 2.5 GB/s and ByteCheckpoint&apos;s 111 GB/s.</source>
        <translation>介于远程存储的 2.5 GB/s 与 ByteCheckpoint 的 111 GB/s 之间。</translation>
    </message>
    <message>
        <source>The full batch from the first step.</source>
        <translation>从第一步起即为完整批次。</translation>
    </message>
    <message>
        <source>Llama 3 405B reached 400 of the H100&apos;s 989 TFLOP/s.</source>
        <translation>Llama 3 405B 在 H100 的 989 TFLOP/s 中达到 400。</translation>
    </message>
    <message>
        <source>Published collectives reach 70 to 95 % of the line rate.</source>
        <translation>公开的集合通信达到线速的 70 % 到 95 %。</translation>
    </message>
    <message>
        <source>A building&apos;s usual overhead.</source>
        <translation>机房的通常能耗开销。</translation>
    </message>
    <message>
        <source>No job of this trace can be used.</source>
        <translation>该作业记录中没有可用的作业。</translation>
    </message>
    <message>
        <source>A job needs a submission time, a duration and at least one GPU.</source>
        <translation>作业需要提交时间、时长和至少一块 GPU。</translation>
    </message>
    <message>
        <source>Expected a number between {0} and {1}.</source>
        <translation>应为 {0} 到 {1} 之间的数。</translation>
    </message>
    <message>
        <source>Expected true or false.</source>
        <translation>应为 true 或 false。</translation>
    </message>
    <message>
        <source>Expected one of: {0}.</source>
        <translation>应为以下之一：{0}。</translation>
    </message>
    <message>
        <source>Expected a list of windows with start_s and duration_s.</source>
        <translation>应为含 start_s 与 duration_s 的时间窗口列表。</translation>
    </message>
    <message>
        <source>Correct this value of the plan&apos;s queue.</source>
        <translation>请修正方案 queue 中的此值。</translation>
    </message>
    <message>
        <source>Expected an object.</source>
        <translation>应为对象。</translation>
    </message>
    <message>
        <source>Failures per host and day</source>
        <translation>每节点每天故障数</translation>
    </message>
    <message>
        <source>Slow hosts</source>
        <translation>慢节点</translation>
    </message>
    <message>
        <source>Restart time</source>
        <translation>重启时间</translation>
    </message>
    <message>
        <source>Checkpoint interval</source>
        <translation>检查点间隔</translation>
    </message>
    <message>
        <source>Queue wait</source>
        <translation>排队等待</translation>
    </message>
    <message>
        <source>Wait after a failure</source>
        <translation>故障后等待</translation>
    </message>
    <message>
        <source>Expected a heading line.</source>
        <translation>应有表头行。</translation>
    </message>
    <message>
        <source>Name the columns: submit_s, duration_s, gpus.</source>
        <translation>请将各列命名为：submit_s、duration_s、gpus。</translation>
    </message>
    <message>
        <source>The heading lacks these columns: {0}.</source>
        <translation>表头缺少以下列：{0}。</translation>
    </message>
    <message>
        <source>Export with sacct --parsable2 --format=JobID,Submit,Start,End,ElapsedRaw,TimelimitRaw,NNodes,AllocTRES.</source>
        <translation>请用 sacct --parsable2 --format=JobID,Submit,Start,End,ElapsedRaw,TimelimitRaw,NNodes,AllocTRES 导出。</translation>
    </message>
    <message>
        <source>Expected lines of 18 numbers (SWF).</source>
        <translation>应为每行 18 个数（SWF）。</translation>
    </message>
    <message>
        <source>Export the trace again, or as CSV.</source>
        <translation>请重新导出作业记录，或导出为 CSV。</translation>
    </message>
    <message>
        <source>Stage {0} runs on rank {1} and on rank {2}; it can run on one only</source>
        <translation>阶段 {0} 同时在 rank {1} 与 rank {2} 上运行；只能在其中一个上运行</translation>
    </message>
    <message>
        <source>Stage {0} runs nowhere, but the file has {1} stages in {2} rows; a rank&apos;s row may be missing</source>
        <translation>阶段 {0} 未在任何 rank 上运行，但文件的 {2} 行中有 {1} 个阶段；可能缺少某个 rank 的行</translation>
    </message>
    <message>
        <source>Stage {0} runs {1} forwards; the file&apos;s micro-batches 0 to {2} need {3}</source>
        <translation>阶段 {0} 运行 {1} 次前向；文件中微批次 0 到 {2} 需要 {3} 次</translation>
    </message>
    <message>
        <source>The plan cannot be computed.</source>
        <translation>无法计算该方案。</translation>
    </message>
    <message>
        <source>One pipeline rank holds all layers: nothing to balance.</source>
        <translation>一个流水线 rank 含全部层：没有可均衡的内容。</translation>
    </message>
    <message>
        <source>No slicing fits every GPU: the fullest one is made as empty as can be.</source>
        <translation>没有任何分层能放进每块 GPU：已使最满的 GPU 尽可能空。</translation>
    </message>
    <message>
        <source>The stages are already as balanced as whole layers allow.</source>
        <translation>以整层为单位，各阶段已尽可能均衡。</translation>
    </message>
    <message>
        <source>Nothing can be computed for these layouts.</source>
        <translation>这些布局均无法计算。</translation>
    </message>
    <message>
        <source>The global batch is no multiple of DP × micro-batch.</source>
        <translation>全局批次不是 DP × 微批次的整数倍。</translation>
    </message>
    <message>
        <source>The balanced slicing is the even one.</source>
        <translation>均衡分层即为均匀分层。</translation>
    </message>
    <message>
        <source>{0} {1} → {2}</source>
        <translation>{0} {1} → {2}</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>−{0} compute</source>
        <translation>计算 −{0}</translation>
    </message>
    <message>
        <source>+{0} compute</source>
        <translation>计算 +{0}</translation>
    </message>
    <message>
        <source>recompute</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>−{0} recompute</source>
        <translation>重计算 −{0}</translation>
    </message>
    <message>
        <source>+{0} recompute</source>
        <translation>重计算 +{0}</translation>
    </message>
    <message>
        <source>tensor-parallel exchange</source>
        <translation>张量并行交换</translation>
    </message>
    <message>
        <source>−{0} tensor-parallel exchange</source>
        <translation>张量并行交换 −{0}</translation>
    </message>
    <message>
        <source>+{0} tensor-parallel exchange</source>
        <translation>张量并行交换 +{0}</translation>
    </message>
    <message>
        <source>context-parallel exchange</source>
        <translation>上下文并行交换</translation>
    </message>
    <message>
        <source>−{0} context-parallel exchange</source>
        <translation>上下文并行交换 −{0}</translation>
    </message>
    <message>
        <source>+{0} context-parallel exchange</source>
        <translation>上下文并行交换 +{0}</translation>
    </message>
    <message>
        <source>expert exchange</source>
        <translation>专家交换</translation>
    </message>
    <message>
        <source>−{0} expert exchange</source>
        <translation>专家交换 −{0}</translation>
    </message>
    <message>
        <source>+{0} expert exchange</source>
        <translation>专家交换 +{0}</translation>
    </message>
    <message>
        <source>pipeline transfers</source>
        <translation>流水线传输</translation>
    </message>
    <message>
        <source>−{0} pipeline transfers</source>
        <translation>流水线传输 −{0}</translation>
    </message>
    <message>
        <source>+{0} pipeline transfers</source>
        <translation>流水线传输 +{0}</translation>
    </message>
    <message>
        <source>data-parallel exchange</source>
        <translation>数据并行交换</translation>
    </message>
    <message>
        <source>−{0} data-parallel exchange</source>
        <translation>数据并行交换 −{0}</translation>
    </message>
    <message>
        <source>+{0} data-parallel exchange</source>
        <translation>数据并行交换 +{0}</translation>
    </message>
    <message>
        <source>bubble</source>
        <translation>气泡</translation>
    </message>
    <message>
        <source>−{0} bubble</source>
        <translation>气泡 −{0}</translation>
    </message>
    <message>
        <source>+{0} bubble</source>
        <translation>气泡 +{0}</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>−{0} optimizer</source>
        <translation>优化器 −{0}</translation>
    </message>
    <message>
        <source>+{0} optimizer</source>
        <translation>优化器 +{0}</translation>
    </message>
    <message>
        <source>jitter</source>
        <translation>抖动</translation>
    </message>
    <message>
        <source>−{0} jitter</source>
        <translation>抖动 −{0}</translation>
    </message>
    <message>
        <source>+{0} jitter</source>
        <translation>抖动 +{0}</translation>
    </message>
    <message>
        <source>sequence {0} → {1} tokens</source>
        <translation>序列长度 {0} → {1} token</translation>
    </message>
    <message>
        <source>schedule {0} → {1}</source>
        <translation>调度 {0} → {1}</translation>
    </message>
    <message>
        <source>recompute {0} → {1}</source>
        <translation>重计算 {0} → {1}</translation>
    </message>
    <message>
        <source>precision {0} → {1}</source>
        <translation>精度 {0} → {1}</translation>
    </message>
    <message>
        <source>optimizer offload {0} → {1}</source>
        <translation>优化器卸载 {0} → {1}</translation>
    </message>
    <message>
        <source>another slicing</source>
        <translation>另一种分层</translation>
    </message>
    <message>
        <source>another cluster</source>
        <translation>另一集群</translation>
    </message>
    <message>
        <source>−{0} on the fullest GPU</source>
        <translation>最满的 GPU −{0}</translation>
    </message>
    <message>
        <source>+{0} on the fullest GPU</source>
        <translation>最满的 GPU +{0}</translation>
    </message>
    <message>
        <source>{0} {1} → {2} (DP {3} → {4})</source>
        <translation>{0} {1} → {2}（DP {3} → {4}）</translation>
    </message>
    <message>
        <source>EP and ETP off: the model has no experts</source>
        <translation>关闭 EP 与 ETP：模型没有专家</translation>
    </message>
    <message>
        <source>VPP {0} → 1</source>
        <translation>VPP {0} → 1</translation>
    </message>
    <message>
        <source>EP {0} → {1}</source>
        <translation>EP {0} → {1}</translation>
    </message>
    <message>
        <source>Recompute the norms</source>
        <translation>重计算归一化</translation>
    </message>
    <message>
        <source>Recompute the product of gate and up projection</source>
        <translation>重计算门控与升维投影的乘积</translation>
    </message>
    <message>
        <source>Recompute the MLP</source>
        <translation>重计算 MLP</translation>
    </message>
    <message>
        <source>Recompute the attention scores</source>
        <translation>重计算注意力得分</translation>
    </message>
    <message>
        <source>Recompute the up-projections of latent attention</source>
        <translation>重计算潜在注意力（MLA）的升维投影</translation>
    </message>
    <message>
        <source>Recompute whole layers</source>
        <translation>重计算整层</translation>
    </message>
    <message>
        <source>Micro-batch {0} → {1}</source>
        <translation>微批次 {0} → {1}</translation>
    </message>
    <message>
        <source>ZeRO {0} → {1}</source>
        <translation>ZeRO {0} → {1}</translation>
    </message>
    <message>
        <source>ZeRO {0} → 1</source>
        <translation>ZeRO {0} → 1</translation>
    </message>
    <message>
        <source>Keep {0} of the optimizer states in host memory</source>
        <translation>将 {0} 的优化器状态放在节点内存中</translation>
    </message>
    <message>
        <source>Keep the optimizer states on the GPU</source>
        <translation>将优化器状态保留在 GPU 上</translation>
    </message>
    <message>
        <source>Balance the stages by memory</source>
        <translation>按显存均衡各阶段</translation>
    </message>
    <message>
        <source>Balance the stages by time within the memory</source>
        <translation>在显存允许范围内按时间均衡各阶段</translation>
    </message>
    <message>
        <source>Spread the layers evenly</source>
        <translation>均匀分层</translation>
    </message>
    <message>
        <source>Schedule {0} → 1f1b</source>
        <translation>调度 {0} → 1f1b</translation>
    </message>
    <message>
        <source>Global batch {0} → {1}</source>
        <translation>全局批次 {0} → {1}</translation>
    </message>
    <message>
        <source>Add {0} hosts</source>
        <translation>增加 {0} 个节点</translation>
    </message>
    <message>
        <source>DP {0} → {1}, as the cluster allows</source>
        <translation>DP {0} → {1}，以集群所允许为准</translation>
    </message>
    <message>
        <source>DP {0} → {1} on {2} hosts more</source>
        <translation>DP {0} → {1}，增加 {2} 个节点</translation>
    </message>
    <message>
        <source>{0} per step, {1} on the fullest GPU</source>
        <translation>每步 {0}，最满的 GPU {1}</translation>
    </message>
    <message>
        <source>−{0}, +{1} time</source>
        <translation>−{0}，时间 +{1}</translation>
    </message>
    <message>
        <source>−{0}, −{1} time</source>
        <translation>−{0}，时间 −{1}</translation>
    </message>
    <message>
        <source>+{0}, +{1} time</source>
        <translation>+{0}，时间 +{1}</translation>
    </message>
    <message>
        <source>+{0}, −{1} time</source>
        <translation>+{0}，时间 −{1}</translation>
    </message>
    <message>
        <source>−{0}, +{1} time, on {2} GPUs</source>
        <translation>−{0}，时间 +{1}，使用 {2} 块 GPU</translation>
    </message>
    <message>
        <source>−{0}, −{1} time, on {2} GPUs</source>
        <translation>−{0}，时间 −{1}，使用 {2} 块 GPU</translation>
    </message>
    <message>
        <source>+{0}, +{1} time, on {2} GPUs</source>
        <translation>+{0}，时间 +{1}，使用 {2} 块 GPU</translation>
    </message>
    <message>
        <source>+{0}, −{1} time, on {2} GPUs</source>
        <translation>+{0}，时间 −{1}，使用 {2} 块 GPU</translation>
    </message>
    <message>
        <source>{0} does not run the schedule {1}.</source>
        <translation>{0} 不支持调度 {1}。</translation>
    </message>
    <message>
        <source>Megatron-Core shards gradients or weights (ZeRO {0}) only without a pipeline; PP is {1}.</source>
        <translation>Megatron-Core 只有在不使用流水线时才切分梯度或权重（ZeRO {0}）；当前 PP 为 {1}。</translation>
    </message>
    <message>
        <source>torchtitan has no ZeRO 1: its FSDP shards gradients (2) or weights as well (3).</source>
        <translation>torchtitan 没有 ZeRO 1：其 FSDP 切分梯度（2），或连同权重一起切分（3）。</translation>
    </message>
    <message>
        <source>torchtitan&apos;s plain data parallelism (ZeRO 0) does not combine with TP, CP or PP.</source>
        <translation>torchtitan 的普通数据并行（ZeRO 0）不能与 TP、CP 或 PP 组合。</translation>
    </message>
    <message>
        <source>torchtitan takes ETP 1 or ETP = TP; ETP is {0}, TP {1}.</source>
        <translation>torchtitan 的 ETP 只能为 1 或等于 TP；当前 ETP 为 {0}，TP 为 {1}。</translation>
    </message>
    <message>
        <source>FSDP alone has data parallelism only; TP, CP, EP and PP must be 1.</source>
        <translation>单独的 FSDP 只有数据并行；TP、CP、EP 与 PP 必须为 1。</translation>
    </message>
    <message>
        <source>FSDP shards gradients (ZeRO 2) or weights as well (3), not the optimizer alone.</source>
        <translation>FSDP 切分梯度（ZeRO 2），或连同权重一起切分（3），不能只切分优化器。</translation>
    </message>
    <message>
        <source>DeepSpeed&apos;s pipeline engine refuses ZeRO {0}; with PP only 0 and 1 run.</source>
        <translation>DeepSpeed 的流水线引擎不接受 ZeRO {0}；使用 PP 时只能为 0 或 1。</translation>
    </message>
    <message>
        <source>DeepSpeed&apos;s expert parallelism does not run with ZeRO 3.</source>
        <translation>DeepSpeed 的专家并行不能与 ZeRO 3 同时使用。</translation>
    </message>
    <message>
        <source>DeepSpeed splits experts over TP or not at all; ETP is {0}.</source>
        <translation>DeepSpeed 的专家要么按 TP 切分，要么不切分；当前 ETP 为 {0}。</translation>
    </message>
    <message>
        <source>The range to look in is empty.</source>
        <translation>查找范围为空。</translation>
    </message>
    <message>
        <source>No value in the range meets the goal of {0} at most; the least that is reached is {1}.</source>
        <translation>范围内没有值能达到“不超过 {0}”的目标；所能达到的最小值为 {1}。</translation>
    </message>
    <message>
        <source>No value in the range meets the goal of {0} at least; the most that is reached is {1}.</source>
        <translation>范围内没有值能达到“不低于 {0}”的目标；所能达到的最大值为 {1}。</translation>
    </message>
    <message>
        <source>No value in the range meets the goal.</source>
        <translation>范围内没有值能达到目标。</translation>
    </message>
    <message>
        <source>A layout has one value on each axis.</source>
        <translation>布局的每个轴只有一个值。</translation>
    </message>
    <message>
        <source>Write it as in tp=4,pp=8,mbs=2.</source>
        <translation>写法如 tp=4,pp=8,mbs=2。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no part of a layout.</source>
        <translation>“{0}”不是布局的组成部分。</translation>
    </message>
    <message>
        <source>Parts: tp, pp, vpp, cp, ep, etp, dp, mbs, zero, recompute, schedule.</source>
        <translation>组成部分：tp、pp、vpp、cp、ep、etp、dp、mbs、zero、recompute、schedule。</translation>
    </message>
    <message>
        <source>Give the files that &quot;search --json&quot; wrote for one plan.</source>
        <translation>请给出“search --json”为同一方案写出的文件。</translation>
    </message>
    <message>
        <source>This is no search result (slicescape.search/1).</source>
        <translation>这不是搜索结果（slicescape.search/1）。</translation>
    </message>
    <message>
        <source>The files are parts of different searches.</source>
        <translation>这些文件属于不同的搜索。</translation>
    </message>
    <message>
        <source>Shard {0} is given twice.</source>
        <translation>分片 {0} 出现了两次。</translation>
    </message>
    <message>
        <source>A figure of the search is missing here.</source>
        <translation>此处缺少搜索结果中的一个数值。</translation>
    </message>
    <message>
        <source>Beyond a limit that was set.</source>
        <translation>超出所设的限制。</translation>
    </message>
    <message>
        <source>Needs more memory than the GPU has.</source>
        <translation>所需显存超过 GPU 容量。</translation>
    </message>
    <message>
        <source>Their bound is worse than the plans that are shown.</source>
        <translation>其下界劣于所列方案。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no way to recompute.</source>
        <translation>“{0}”不是重计算方式。</translation>
    </message>
    <message>
        <source>Use none, selective, full, or modules joined by + (core_attention, mlp, norm, mlp_act, moe_act, mla_up).</source>
        <translation>请使用 none、selective、full，或以 + 连接的模块（core_attention、mlp、norm、mlp_act、moe_act、mla_up）。</translation>
    </message>
    <message>
        <source>Known: {0}.</source>
        <translation>可用：{0}。</translation>
    </message>
    <message>
        <source>The slicing &quot;{0}&quot; is not known.</source>
        <translation>未知的分层方式“{0}”。</translation>
    </message>
    <message>
        <source>Use even, balanced or both.</source>
        <translation>请使用 even、balanced 或 both。</translation>
    </message>
    <message>
        <source>A constraint is axis=value or axis=low..high.</source>
        <translation>约束的写法为 轴=值 或 轴=下限..上限。</translation>
    </message>
    <message>
        <source>Write it as in tp=8, pp=2..16 or recompute=none,full.</source>
        <translation>写法如 tp=8、pp=2..16 或 recompute=none,full。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no axis of the search.</source>
        <translation>“{0}”不是搜索的轴。</translation>
    </message>
    <message>
        <source>Axes: tp, pp, vpp, cp, ep, etp, dp, micro_batch, zero, recompute, schedule, slicing, gpus, framework.</source>
        <translation>轴：tp、pp、vpp、cp、ep、etp、dp、micro_batch、zero、recompute、schedule、slicing、gpus、framework。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no value or range for {1}.</source>
        <translation>“{0}”不是 {1} 的值或范围。</translation>
    </message>
    <message>
        <source>Use 0, 1, 2 or 3, or a range such as 1..3.</source>
        <translation>请使用 0、1、2 或 3，或如 1..3 的范围。</translation>
    </message>
    <message>
        <source>Use a whole number from 1 up, or a range such as 2..16.</source>
        <translation>请使用不小于 1 的整数，或如 2..16 的范围。</translation>
    </message>
    <message>
        <source>A limit is name=value.</source>
        <translation>限制的写法为 名称=值。</translation>
    </message>
    <message>
        <source>Names: step_time, memory (share of the GPU), cost (dollars), completion (time), mfu, gpus; as in memory=90% or step_time=30s.</source>
        <translation>名称：step_time、memory（占 GPU 显存的比例）、cost（美元）、completion（时间）、mfu、gpus；写法如 memory=90% 或 step_time=30s。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no number of GPUs or range of them.</source>
        <translation>“{0}”不是 GPU 数或其范围。</translation>
    </message>
    <message>
        <source>Write it as in 64 or 64..512.</source>
        <translation>写法如 64 或 64..512。</translation>
    </message>
    <message>
        <source>One or two parameters can be swept.</source>
        <translation>可扫描一个或两个参数。</translation>
    </message>
    <message>
        <source>Give one or two of path=values.</source>
        <translation>请给出一个或两个 路径=值列表。</translation>
    </message>
    <message>
        <source>Write path=1,2,4, path=low..high/points, path=low..high*factor or path=low..high+step, as in workload.seq_len=4096..131072*2.</source>
        <translation>写法为 路径=1,2,4、路径=下限..上限/点数、路径=下限..上限*倍数 或 路径=下限..上限+步长，例如 workload.seq_len=4096..131072*2。</translation>
    </message>
    <message>
        <source>A range needs a number of points, a factor or a step.</source>
        <translation>范围需要点数、倍数或步长。</translation>
    </message>
    <message>
        <source>Between 2 and {0} points can be swept.</source>
        <translation>可扫描 2 到 {0} 个点。</translation>
    </message>
    <message>
        <source>The range does not lead from its lower to its upper end.</source>
        <translation>该范围无法从下限走到上限。</translation>
    </message>
    <message>
        <source>At most {0} values can be swept.</source>
        <translation>最多可扫描 {0} 个值。</translation>
    </message>
    <message>
        <source>A sweep is path=values.</source>
        <translation>扫描的写法为 路径=值列表。</translation>
    </message>
    <message>
        <source>The cluster has no hosts to vary.</source>
        <translation>集群中没有可变化的节点。</translation>
    </message>
    <message>
        <source>Draw a host group first.</source>
        <translation>请先绘制一个节点组。</translation>
    </message>
    <message>
        <source>Its step takes {0}, {1} ({2}) longer than the best layout&apos;s.</source>
        <translation>其单步耗时 {0}，比最佳布局长 {1}（{2}）。</translation>
    </message>
    <message>
        <source>Its step takes {0}, {1} less than the layout it is compared with.</source>
        <translation>其单步耗时 {0}，比所比较的布局短 {1}。</translation>
    </message>
    <message>
        <source>Its step of {0} cannot be told apart from the best layout&apos;s {1}.</source>
        <translation>其单步时间 {0} 与最佳布局的 {1} 无法区分。</translation>
    </message>
    <message>
        <source>custom (imported programs)</source>
        <translation>自定义（导入的程序）</translation>
    </message>
    <message>
        <source>one copy per expert</source>
        <translation>每个专家一份</translation>
    </message>
    <message>
        <source>one copy per host</source>
        <translation>每个节点一份</translation>
    </message>
    <message>
        <source>Expert dispatch</source>
        <translation>专家分发</translation>
    </message>
    <message>
        <source>What crosses the network: a copy of a token for every expert it goes to, or one for every host (DeepEP, HybridEP).</source>
        <translation>经网络传输的内容：token 为每个目标专家各传一份，或为每个目标节点传一份（DeepEP、HybridEP）。</translation>
    </message>
    <message>
        <source>Software year</source>
        <translation>软件年份</translation>
    </message>
    <message>
        <source>Year of the framework and its libraries. Older releases reach less of the same devices.</source>
        <translation>框架及其库的年份。较旧的版本在相同设备上达到的性能较低。</translation>
    </message>
    <message>
        <source>The team that runs the cluster.</source>
        <translation>集群运维团队。</translation>
    </message>
    <message>
        <source>Your contract.</source>
        <translation>你的合同。</translation>
    </message>
    <message>
        <source>Whether all processes of a job start together or not at all.</source>
        <translation>作业的全部进程是否一起启动，否则一个也不启动。</translation>
    </message>
    <message>
        <source>Whether the scheduler knows which hosts are near each other.</source>
        <translation>调度器是否知道哪些节点彼此邻近。</translation>
    </message>
    <message>
        <source>How waiting jobs are ordered.</source>
        <translation>等待中的作业如何排序。</translation>
    </message>
    <message>
        <source>Who restarts a job after a failure.</source>
        <translation>作业故障后由谁重启。</translation>
    </message>
    <message>
        <source>How GPUs are taken back from a running job.</source>
        <translation>如何从运行中的作业收回 GPU。</translation>
    </message>
    <message>
        <source>How the need for GPUs is foreseen.</source>
        <translation>如何预估 GPU 需求。</translation>
    </message>
    <message>
        <source>Whether a job gets hosts for itself.</source>
        <translation>作业是否独占节点。</translation>
    </message>
    <message>
        <source>What is seen of a running job.</source>
        <translation>运行中的作业可观测的内容。</translation>
    </message>
    <message>
        <source>How checkpoints are kept.</source>
        <translation>检查点的保存方式。</translation>
    </message>
    <message>
        <source>What replaces a host that failed.</source>
        <translation>故障节点由什么替换。</translation>
    </message>
    <message>
        <source>Interruptions of a job that one of its hosts causes, per day.</source>
        <translation>由作业的某个节点引起的每日中断次数。</translation>
    </message>
    <message>
        <source>0.0038, as in Llama 3&apos;s 54 days on 16,384 GPUs (arXiv:2407.21783); published clusters: 0.0023 to 0.0065.</source>
        <translation>0.0038，取自 Llama 3 在 16,384 块 GPU 上的 54 天（arXiv:2407.21783）；公开的集群：0.0023 到 0.0065。</translation>
    </message>
    <message>
        <source>Software failures per day</source>
        <translation>每天软件故障数</translation>
    </message>
    <message>
        <source>Interruptions of the job that do not grow with its hosts.</source>
        <translation>不随节点数增长的作业中断。</translation>
    </message>
    <message>
        <source>0; take your own history. Small jobs fail more often than their hosts alone explain (arXiv:2410.21680).</source>
        <translation>0；请使用自己的历史数据。小作业的故障多于仅由节点所能解释的（arXiv:2410.21680）。</translation>
    </message>
    <message>
        <source>Detection</source>
        <translation>检测</translation>
    </message>
    <message>
        <source>From a failure until something notices it.</source>
        <translation>从故障发生到被发现的时间。</translation>
    </message>
    <message>
        <source>5 min: the heartbeat time-out of NVIDIA&apos;s resiliency extension.</source>
        <translation>5 min：NVIDIA resiliency extension 的心跳超时。</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重启</translation>
    </message>
    <message>
        <source>Diagnosis, scheduling, initialisation and loading.</source>
        <translation>诊断、调度、初始化与加载。</translation>
    </message>
    <message>
        <source>15 min; 5 to 20 min on Meta&apos;s research clusters (arXiv:2410.21680).</source>
        <translation>15 min；在 Meta 的研究集群上为 5 到 20 min（arXiv:2410.21680）。</translation>
    </message>
    <message>
        <source>Mean wait in the queue before the job runs again; 0 with a spare host.</source>
        <translation>作业再次运行前在队列中的平均等待；有备用节点时为 0。</translation>
    </message>
    <message>
        <source>0; take your own history.</source>
        <translation>0；请使用自己的历史数据。</translation>
    </message>
    <message>
        <source>Human response</source>
        <translation>人工响应</translation>
    </message>
    <message>
        <source>Until a person restarts the job where nothing does it.</source>
        <translation>无自动重启时，直到有人重启作业的时间。</translation>
    </message>
    <message>
        <source>8 h: the length of a night. An assumption.</source>
        <translation>8 h：一夜的时长。属于假设。</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>How long a failed host stays away.</source>
        <translation>故障节点停用的时长。</translation>
    </message>
    <message>
        <source>7 d: OPT-175B lost about two hosts a day and kept 12 to 18 spare ones.</source>
        <translation>7 d：OPT-175B 每天约损失两个节点，保留 12 到 18 个备用节点。</translation>
    </message>
    <message>
        <source>Straggler factor</source>
        <translation>慢节点系数</translation>
    </message>
    <message>
        <source>Step time over that of a job without slow hosts.</source>
        <translation>单步时间与没有慢节点的作业之比。</translation>
    </message>
    <message>
        <source>1.05 in the median, 1.2 in one of ten; an assumption after the OSDI &apos;25 study.</source>
        <translation>中位数 1.05，十分之一的作业达 1.2；据 OSDI &apos;25 研究的假设。</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>首次启动</translation>
    </message>
    <message>
        <source>From the allocation to the first step.</source>
        <translation>从分配资源到第一步。</translation>
    </message>
    <message>
        <source>15 min, as a restart.</source>
        <translation>15 min，与重启相同。</translation>
    </message>
    <message>
        <source>Queue wait, P50</source>
        <translation>排队等待，P50</translation>
    </message>
    <message>
        <source>Wait before the first start that half of such jobs stay below.</source>
        <translation>半数此类作业首次启动前的等待不超过该值。</translation>
    </message>
    <message>
        <source>Your queue&apos;s history, or a simulation of it.</source>
        <translation>你的队列历史，或其模拟。</translation>
    </message>
    <message>
        <source>Queue wait, P90</source>
        <translation>排队等待，P90</translation>
    </message>
    <message>
        <source>Wait that nine of ten such jobs stay below.</source>
        <translation>十分之九的此类作业等待不超过该值。</translation>
    </message>
    <message>
        <source>Planned stops per day</source>
        <translation>每天计划停机次数</translation>
    </message>
    <message>
        <source>Time limits and maintenance that the job saves before.</source>
        <translation>作业事先保存的时限到期与维护。</translation>
    </message>
    <message>
        <source>0; Llama 3 had about one a day.</source>
        <translation>0；Llama 3 约每天一次。</translation>
    </message>
    <message>
        <source>Length of a planned stop</source>
        <translation>计划停机时长</translation>
    </message>
    <message>
        <source>From saving to the next step.</source>
        <translation>从保存到下一步。</translation>
    </message>
    <message>
        <source>Training time between two checkpoints.</source>
        <translation>两次检查点之间的训练时间。</translation>
    </message>
    <message>
        <source>The best one: where lost work and stalls are least.</source>
        <translation>最佳值：使丢失的工作与停顿之和最小。</translation>
    </message>
    <message>
        <source>Checkpoint stall</source>
        <translation>检查点停顿</translation>
    </message>
    <message>
        <source>How long a checkpoint stops the training.</source>
        <translation>一次检查点使训练停顿多久。</translation>
    </message>
    <message>
        <source>Its size over the storage bandwidth; where it is written asynchronously, the copy to host memory.</source>
        <translation>其大小除以存储带宽；异步写入时为拷贝到节点内存的时间。</translation>
    </message>
    <message>
        <source>Checkpoint bandwidth</source>
        <translation>检查点带宽</translation>
    </message>
    <message>
        <source>Of the storage, to all hosts of the job together.</source>
        <translation>存储对作业全部节点的合计带宽。</translation>
    </message>
    <message>
        <source>20 GB/s, between the 2.5 of a remote store and the 111 of ByteCheckpoint (arXiv:2407.20143).</source>
        <translation>20 GB/s，介于远程存储的 2.5 与 ByteCheckpoint 的 111 之间（arXiv:2407.20143）。</translation>
    </message>
    <message>
        <source>Batch ramp</source>
        <translation>批次爬升</translation>
    </message>
    <message>
        <source>Tokens over which the batch grows evenly to its full size.</source>
        <translation>批次均匀增大到完整大小所经历的 token 数。</translation>
    </message>
    <message>
        <source>0: the full batch from the start.</source>
        <translation>0：从一开始即为完整批次。</translation>
    </message>
    <message>
        <source>Achieved arithmetic</source>
        <translation>达到的算力比例</translation>
    </message>
    <message>
        <source>Share of the GPU&apos;s peak that the network is judged against.</source>
        <translation>评判网络时所参照的 GPU 峰值占比。</translation>
    </message>
    <message>
        <source>40.4 %: Llama 3 405B&apos;s 400 TFLOP/s on the H100&apos;s 989.</source>
        <translation>40.4 %：Llama 3 405B 在 H100 的 989 TFLOP/s 中达到 400。</translation>
    </message>
    <message>
        <source>Achieved bandwidth</source>
        <translation>达到的带宽比例</translation>
    </message>
    <message>
        <source>Share of the line rate that collectives reach.</source>
        <translation>集合通信达到的线速占比。</translation>
    </message>
    <message>
        <source>85 %, within the published 70 to 95 % (arXiv:2410.21680).</source>
        <translation>85 %，在公开的 70 % 到 95 % 之内（arXiv:2410.21680）。</translation>
    </message>
    <message>
        <source>Spare hosts</source>
        <translation>备用节点</translation>
    </message>
    <message>
        <source>Healthy hosts kept free to replace failed ones.</source>
        <translation>为替换故障节点而空闲保留的健康节点。</translation>
    </message>
    <message>
        <source>USD per GPU-hour</source>
        <translation>每 GPU 小时价格（USD）</translation>
    </message>
    <message>
        <source>Price of one GPU-hour.</source>
        <translation>一个 GPU 小时的价格。</translation>
    </message>
    <message>
        <source>USD per kWh</source>
        <translation>每 kWh 价格（USD）</translation>
    </message>
    <message>
        <source>Price of electricity.</source>
        <translation>电价。</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Energy of the building over that of its computers.</source>
        <translation>机房总能耗与计算设备能耗之比。</translation>
    </message>
    <message>
        <source>1.2; the operator of the building.</source>
        <translation>1.2；由机房运营方提供。</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>调度器</translation>
    </message>
    <message>
        <source>What starts the jobs, for instance slurm or kueue.</source>
        <translation>启动作业的系统，例如 slurm 或 kueue。</translation>
    </message>
    <message>
        <source>The plan cannot be simulated, so it has no schedule to write</source>
        <translation>方案无法模拟，因此没有可写出的调度</translation>
    </message>
    <message>
        <source>Solve the errors among the findings first</source>
        <translation>请先解决问题列表中的错误</translation>
    </message>
    <message>
        <source>Help, Cost model, chapter 8: definition of the figure</source>
        <translation>帮助“成本模型”第 8 章：该指标的定义</translation>
    </message>
    <message>
        <source>This plan</source>
        <translation>当前方案</translation>
    </message>
    <message>
        <source>The model&apos;s profile (its Hugging Face config.json or the catalogue)</source>
        <translation>模型的配置（其 Hugging Face config.json 或目录）</translation>
    </message>
    <message>
        <source>Vendor datasheet of the device, listed in the hardware catalogue; dense rate, per direction</source>
        <translation>硬件目录所列的设备厂商规格书；稠密速率，单向</translation>
    </message>
    <message>
        <source>Hardware catalogue and the drawn links; rates per direction</source>
        <translation>硬件目录与所画的链路；单向速率</translation>
    </message>
    <message>
        <source>Help, Cost model, chapter 1; Narayanan et al. 2021, arXiv:2104.04473; checked against 46 published parameter counts</source>
        <translation>帮助“成本模型”第 1 章；Narayanan 等 2021，arXiv:2104.04473；与 46 个公开的参数量核对</translation>
    </message>
    <message>
        <source>Help, Cost model, chapter 2; Narayanan et al. 2021, arXiv:2104.04473; Chowdhery et al. 2022 (PaLM), arXiv:2204.02311, appendix B</source>
        <translation>帮助“成本模型”第 2 章；Narayanan 等 2021，arXiv:2104.04473；Chowdhery 等 2022（PaLM），arXiv:2204.02311，附录 B</translation>
    </message>
    <message>
        <source>Help, Cost model, chapter 2; Qi et al. 2024 (zero bubble), arXiv:2401.10241, table 1</source>
        <translation>帮助“成本模型”第 2 章；Qi 等 2024（zero bubble），arXiv:2401.10241，表 1</translation>
    </message>
    <message>
        <source>Help, Cost model, chapter 2; Korthikanti et al. 2022, arXiv:2205.05198</source>
        <translation>帮助“成本模型”第 2 章；Korthikanti 等 2022，arXiv:2205.05198</translation>
    </message>
    <message>
        <source>Help, Cost model, chapter 3.1; Rajbhandari et al. 2020 (ZeRO), arXiv:1910.02054; Megatron-LM, docs/dist_optimizer.md</source>
        <translation>帮助“成本模型”第 3.1 章；Rajbhandari 等 2020（ZeRO），arXiv:1910.02054；Megatron-LM，docs/dist_optimizer.md</translation>
    </message>
    <message>
        <source>Help, Cost model, chapter 3.2; Megatron-LM, distributed data parallel and Megatron-FSDP documentation</source>
        <translation>帮助“成本模型”第 3.2 章；Megatron-LM，分布式数据并行与 Megatron-FSDP 文档</translation>
    </message>
    <message>
        <source>Help, Cost model, chapter 3.3; Korthikanti et al. 2022, arXiv:2205.05198, section 4</source>
        <translation>帮助“成本模型”第 3.3 章；Korthikanti 等 2022，arXiv:2205.05198，第 4 节</translation>
    </message>
    <message>
        <source>Help, Cost model, chapter 3.4; Megatron-LM, core/tensor_parallel/cross_entropy.py</source>
        <translation>帮助“成本模型”第 3.4 章；Megatron-LM，core/tensor_parallel/cross_entropy.py</translation>
    </message>
    <message>
        <source>Help, Cost model, chapter 3.2; measured driver contexts and communicators in S. Bekman, Machine Learning Engineering (github.com/stas00/ml-engineering)</source>
        <translation>帮助“成本模型”第 3.2 章；S. Bekman《Machine Learning Engineering》中实测的驱动上下文与通信器（github.com/stas00/ml-engineering）</translation>
    </message>
    <message>
        <source>Help, Cost model, chapter 4.1; Anthony et al. 2024, arXiv:2401.14489 (tiles and waves); calibrated on the measured shapes of SimuMax (github.com/MooreThreads/SimuMax)</source>
        <translation>帮助“成本模型”第 4.1 章；Anthony 等 2024，arXiv:2401.14489（分块与波次）；按 SimuMax 的实测形状校准（github.com/MooreThreads/SimuMax）</translation>
    </message>
    <message>
        <source>Help, Cost model, chapter 4.2; Dao 2023 (FlashAttention-2), arXiv:2307.08691; Shah et al. 2024 (FlashAttention-3), arXiv:2407.08608</source>
        <translation>帮助“成本模型”第 4.2 章；Dao 2023（FlashAttention-2），arXiv:2307.08691；Shah 等 2024（FlashAttention-3），arXiv:2407.08608</translation>
    </message>
    <message>
        <source>Help, Cost model, chapter 4.3; Ivanov et al. 2021 (data movement is all you need), arXiv:2007.00072</source>
        <translation>帮助“成本模型”第 4.3 章；Ivanov 等 2021（Data movement is all you need），arXiv:2007.00072</translation>
    </message>
    <message>
        <source>Help, Cost model, chapter 4.4: host time per kernel, calibrated on measured eager layers</source>
        <translation>帮助“成本模型”第 4.4 章：单个算子的主机时间，按实测的 eager 模式各层校准</translation>
    </message>
    <message>
        <source>Help, Cost model, chapter 4.4; NVIDIA Apex, multi_tensor_adam</source>
        <translation>帮助“成本模型”第 4.4 章；NVIDIA Apex，multi_tensor_adam</translation>
    </message>
    <message>
        <source>Help, Cost model, chapter 4.5; NVIDIA Transformer Engine user guide (FP8 recipes)</source>
        <translation>帮助“成本模型”第 4.5 章；NVIDIA Transformer Engine 用户指南（FP8 配方）</translation>
    </message>
    <message>
        <source>Help, Cost model, chapters 4.1, 4.2 and 5.5: shares of the datasheet by hardware generation</source>
        <translation>帮助“成本模型”第 4.1、4.2 和 5.5 章：各代硬件达到的规格书比例</translation>
    </message>
    <message>
        <source>Help, Cost model, chapter 5.1; Narayanan et al. 2021, arXiv:2104.04473; Korthikanti et al. 2022, arXiv:2205.05198; Rajbhandari et al. 2020, arXiv:1910.02054</source>
        <translation>帮助“成本模型”第 5.1 章；Narayanan 等 2021，arXiv:2104.04473；Korthikanti 等 2022，arXiv:2205.05198；Rajbhandari 等 2020，arXiv:1910.02054</translation>
    </message>
    <message>
        <source>Help, Cost model, chapter 5.2; NVIDIA Megatron Bridge performance guide</source>
        <translation>帮助“成本模型”第 5.2 章；NVIDIA Megatron Bridge 性能指南</translation>
    </message>
    <message>
        <source>Help, Cost model, chapter 5.3; Thakur et al. 2005, Optimization of collective communication operations in MPICH</source>
        <translation>帮助“成本模型”第 5.3 章；Thakur 等 2005，Optimization of collective communication operations in MPICH</translation>
    </message>
    <message>
        <source>Help, Cost model, chapter 5.4; NVIDIA NCCL, src/graph/tuning.cc; nccl-tests, doc/PERFORMANCE.md</source>
        <translation>帮助“成本模型”第 5.4 章；NVIDIA NCCL，src/graph/tuning.cc；nccl-tests，doc/PERFORMANCE.md</translation>
    </message>
    <message>
        <source>Help, Cost model, chapters 5.5 and 5.6; measured collectives in the hardware catalogue</source>
        <translation>帮助“成本模型”第 5.5 和 5.6 章；硬件目录中实测的集合通信</translation>
    </message>
    <message>
        <source>A measured curve of this plan&apos;s cluster</source>
        <translation>该方案集群的实测曲线</translation>
    </message>
    <message>
        <source>Help, Schedules explained: event simulation of the plan&apos;s schedule, operation by operation</source>
        <translation>帮助“流水线调度”：对方案的调度逐个操作进行事件模拟</translation>
    </message>
    <message>
        <source>Help, Cost model, chapter 8: the step of the rank that finishes last</source>
        <translation>帮助“成本模型”第 8 章：最后完成的 rank 的单步</translation>
    </message>
    <message>
        <source>Help, Cost model, chapter 8: calibrated over the published runs (Help, Accuracy)</source>
        <translation>帮助“成本模型”第 8 章：按公开运行校准（帮助“精度”）</translation>
    </message>
    <message>
        <source>Help, Accuracy: measured over predicted step time of the published runs</source>
        <translation>帮助“精度”：公开运行的实测与预测单步时间之比</translation>
    </message>
    <message>
        <source>Start with {0} on {1} GPUs: the wait is longer than {2}, what the smaller gang takes more.</source>
        <translation>先以 {0} 在 {1} 块 GPU 上启动：等待超过 {2}，即较小成组作业多花的时间。</translation>
    </message>
    <message>
        <source>Wait for the whole gang; {0} on {1} GPUs pays only when the wait is longer than {2}.</source>
        <translation>等待整个成组作业；只有等待超过 {2} 时，在 {1} 块 GPU 上以 {0} 启动才划算。</translation>
    </message>
    <message>
        <source>Not with {0} GPUs: at least {1} are needed.</source>
        <translation>{0} 块 GPU 不可行：至少需要 {1} 块。</translation>
    </message>
    <message>
        <source>Network first, then the strategy.</source>
        <translation>先改善网络，再选策略。</translation>
    </message>
    <message>
        <source>Close the platform&apos;s gaps first; efficiency comes after.</source>
        <translation>先补齐平台的缺口，再谈效率。</translation>
    </message>
    <message>
        <source>Scheduling first, then efficiency.</source>
        <translation>先解决调度，再谈效率。</translation>
    </message>
    <message>
        <source>Go with {0} once the conditions are met.</source>
        <translation>条件满足后采用 {0}。</translation>
    </message>
    <message>
        <source>Go with {0}.</source>
        <translation>采用 {0}。</translation>
    </message>
    <message>
        <source>Only then: which layout is best?</source>
        <translation>在此之后：哪种布局最好？</translation>
    </message>
    <message>
        <source>No layout fits and is carried by the network.</source>
        <translation>没有既放得下、网络又能承载的布局。</translation>
    </message>
    <message>
        <source>Earliest finish</source>
        <translation>最早完成</translation>
    </message>
    <message>
        <source>{0} finishes first: P90 after {1}, {2} a step.</source>
        <translation>{0} 最先完成：P90 为 {1} 后，单步 {2}。</translation>
    </message>
    <message>
        <source>{0} has the shortest step: {2}.</source>
        <translation>{0} 的单步最短：{2}。</translation>
    </message>
    <message>
        <source>Split further, as {0} does, if the time is worth its complexity.</source>
        <translation>如果节省的时间值得其复杂度，可像 {0} 那样进一步切分。</translation>
    </message>
    <message>
        <source>Simplest within 3 %</source>
        <translation>3 % 以内的最简布局</translation>
    </message>
    <message>
        <source>The plan&apos;s own layout</source>
        <translation>方案自身的布局</translation>
    </message>
    <message>
        <source>{0} takes {1} longer than {2}.</source>
        <translation>{0} 比 {2} 多花 {1}。</translation>
    </message>
    <message>
        <source>Take over the layout that is advised.</source>
        <translation>请采用建议的布局。</translation>
    </message>
    <message>
        <source>Needless complexity: within 3 % of {0}.</source>
        <translation>不必要的复杂度：与 {0} 相差不到 3 %。</translation>
    </message>
    <message>
        <source>Does not fit: {0} per GPU.</source>
        <translation>放不下：每块 GPU {0}。</translation>
    </message>
    <message>
        <source>The network does not carry it: {0} of the compute time.</source>
        <translation>网络无法承载：为计算时间的 {0}。</translation>
    </message>
    <message>
        <source>{0}: P90 after {1}.</source>
        <translation>{0}：P90 为 {1} 后。</translation>
    </message>
    <message>
        <source>{0}: {1} a step.</source>
        <translation>{0}：单步 {1}。</translation>
    </message>
    <message>
        <source>{0}: {1} of the compute time, up to {2} hides behind it.</source>
        <translation>{0}：为计算时间的 {1}，不超过 {2} 的部分可被计算掩盖。</translation>
    </message>
    <message>
        <source>{0}: {1} of the compute time; a part of it is waited for.</source>
        <translation>{0}：为计算时间的 {1}；其中一部分需要等待。</translation>
    </message>
    <message>
        <source>{0}: {1} of the compute time; the network cannot carry it.</source>
        <translation>{0}：为计算时间的 {1}；网络无法承载。</translation>
    </message>
    <message>
        <source>Reach {0} per host between hosts.</source>
        <translation>使节点间带宽达到每节点 {0}。</translation>
    </message>
    <message>
        <source>Gathering the weights over all hosts takes {0} of the compute time. Network first: {1} achieved per host bring it to {2}.</source>
        <translation>跨全部节点收集权重占计算时间的 {0}。先改善网络：每节点达到 {1} 可降至 {2}。</translation>
    </message>
    <message>
        <source>Can the network carry it?</source>
        <translation>网络能否承载？</translation>
    </message>
    <message>
        <source>Use hosts whose GPUs are joined by NVLink, or a smaller TP.</source>
        <translation>请使用 GPU 间以 NVLink 相连的节点，或减小 TP。</translation>
    </message>
    <message>
        <source>Tensor parallelism in a host</source>
        <translation>节点内的张量并行</translation>
    </message>
    <message>
        <source>FSDP over all hosts</source>
        <translation>跨全部节点的 FSDP</translation>
    </message>
    <message>
        <source>TP of the strategy</source>
        <translation>策略的 TP</translation>
    </message>
    <message>
        <source>PP of the strategy</source>
        <translation>策略的 PP</translation>
    </message>
    <message>
        <source>DP of the strategy</source>
        <translation>策略的 DP</translation>
    </message>
    <message>
        <source>EP of the strategy</source>
        <translation>策略的 EP</translation>
    </message>
    <message>
        <source>Keep the experts of one group inside a host.</source>
        <translation>请将同组的专家保持在一个节点内。</translation>
    </message>
    <message>
        <source>All-to-all without NVLink</source>
        <translation>没有 NVLink 的 all-to-all</translation>
    </message>
    <message>
        <source>Experts exchange over {0}; a shared switch may halve what was assumed.</source>
        <translation>专家经由 {0} 交换；共享的交换芯片可能使实际带宽只有假定的一半。</translation>
    </message>
    <message>
        <source>Measure the all-to-all of one host first.</source>
        <translation>请先测量单个节点的 all-to-all。</translation>
    </message>
    <message>
        <source>Gain of the second half of the hosts</source>
        <translation>后一半节点的收益</translation>
    </message>
    <message>
        <source>{0} GPUs are {1} times as fast as {2}.</source>
        <translation>{0} 块 GPU 的速度是 {2} 块的 {1} 倍。</translation>
    </message>
    <message>
        <source>Use fewer hosts, a larger batch or a faster network.</source>
        <translation>请减少节点、增大批次，或使用更快的网络。</translation>
    </message>
    <message>
        <source>No layout that fits is carried by the network: stay in one host or rack, raise the batch, or reach {0} per host.</source>
        <translation>没有放得下且网络能承载的布局：请留在单个节点或机架内、提高批次，或达到每节点 {0}。</translation>
    </message>
    <message>
        <source>The network carries {0}.</source>
        <translation>网络能承载 {0}。</translation>
    </message>
    <message>
        <source>The network carries {0} with waits.</source>
        <translation>网络能承载 {0}，但有等待。</translation>
    </message>
    <message>
        <source>The network does not carry {0}.</source>
        <translation>网络无法承载 {0}。</translation>
    </message>
    <message>
        <source>Taking the strategy for a framework parameter</source>
        <translation>把策略当作框架参数</translation>
    </message>
    <message>
        <source>The platform profile is given.</source>
        <translation>已给出平台画像。</translation>
    </message>
    <message>
        <source>The pool is given, the platform profile is not.</source>
        <translation>已给出资源池，但未给出平台画像。</translation>
    </message>
    <message>
        <source>Neither the pool nor the platform profile is given.</source>
        <translation>资源池与平台画像均未给出。</translation>
    </message>
    <message>
        <source>Starting with the most complex way</source>
        <translation>从最复杂的方式入手</translation>
    </message>
    <message>
        <source>No simpler layout comes within 3 %.</source>
        <translation>没有更简单的布局能在 3 % 以内。</translation>
    </message>
    <message>
        <source>{0} is simpler and only {1} slower than {2}.</source>
        <translation>{0} 更简单，且只比 {2} 慢 {1}。</translation>
    </message>
    <message>
        <source>{0} is simpler and not slower than {2}.</source>
        <translation>{0} 更简单，且不比 {2} 慢。</translation>
    </message>
    <message>
        <source>The plan&apos;s own layout cannot run; nothing to compare.</source>
        <translation>方案自身的布局无法运行；没有可比较的内容。</translation>
    </message>
    <message>
        <source>Looking at throughput alone</source>
        <translation>只看吞吐</translation>
    </message>
    <message>
        <source>The plan says no number of tokens: only throughput can be compared.</source>
        <translation>方案未给出 token 数：只能比较吞吐。</translation>
    </message>
    <message>
        <source>{0} is first by tokens per second and number {1} by the P90 finish.</source>
        <translation>{0} 的每秒 token 数居首，按 P90 完成时间排第 {1}。</translation>
    </message>
    <message>
        <source>{0} of the time until the finish is useful compute.</source>
        <translation>到完成为止的时间中，有效计算占 {0}。</translation>
    </message>
    <message>
        <source>Ignoring the pool and the queue</source>
        <translation>忽视资源池与队列</translation>
    </message>
    <message>
        <source>The queue takes {0} of the time until the finish.</source>
        <translation>排队占到完成为止时间的 {0}。</translation>
    </message>
    <message>
        <source>The pool is shared, and nothing is known of its tenants.</source>
        <translation>资源池是共享的，但对其租户一无所知。</translation>
    </message>
    <message>
        <source>Neither tenants nor waits are given.</source>
        <translation>租户与等待均未给出。</translation>
    </message>
    <message>
        <source>Level {0}, level {1} needed.</source>
        <translation>当前为第 {0} 级，需要第 {1} 级。</translation>
    </message>
    <message>
        <source>Not answered; level {0} needed.</source>
        <translation>未回答；需要第 {0} 级。</translation>
    </message>
    <message>
        <source>The gang fits after {0}, when tenants have ended.</source>
        <translation>租户结束后，经过 {0} 放得下该成组作业。</translation>
    </message>
    <message>
        <source>The gang fits only when {0} tenants are preempted.</source>
        <translation>只有抢占 {0} 个租户才放得下该成组作业。</translation>
    </message>
    <message>
        <source>The whole gang at once</source>
        <translation>整个成组作业一次放下</translation>
    </message>
    <message>
        <source>Room for a hot swap</source>
        <translation>热替换的余地</translation>
    </message>
    <message>
        <source>Keep a spare host in the domain, or prefer the level only.</source>
        <translation>请在域内保留一个备用节点，或将该层级改为优先。</translation>
    </message>
    <message>
        <source>Restarts allowed</source>
        <translation>允许的重启次数</translation>
    </message>
    <message>
        <source>Raise the limit of restarts (Volcano&apos;s default is 3).</source>
        <translation>请提高重启次数上限（Volcano 默认为 3）。</translation>
    </message>
    <message>
        <source>Run time before preemption</source>
        <translation>抢占前的运行时间</translation>
    </message>
    <message>
        <source>The job may be preempted after {0}; two checkpoint intervals are {1}.</source>
        <translation>作业在 {0} 后即可被抢占；两个检查点间隔为 {1}。</translation>
    </message>
    <message>
        <source>Allow preemption only after two checkpoint intervals.</source>
        <translation>请只在两个检查点间隔之后允许抢占。</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>时间限制</translation>
    </message>
    <message>
        <source>The limit is {0}; a start and one checkpoint take {1}.</source>
        <translation>时限为 {0}；一次启动加一次检查点需要 {1}。</translation>
    </message>
    <message>
        <source>Ask for a longer limit.</source>
        <translation>请申请更长的时限。</translation>
    </message>
    <message>
        <source>Restarts by people</source>
        <translation>人工重启</translation>
    </message>
    <message>
        <source>A failure every {0}: restarted by people {1} of the time is useful, automatically {2}.</source>
        <translation>每 {0} 一次故障：人工重启时有效时间为 {1}，自动重启时为 {2}。</translation>
    </message>
    <message>
        <source>Restart automatically from the newest checkpoint.</source>
        <translation>请从最新检查点自动重启。</translation>
    </message>
    <message>
        <source>Useful share of the time {0} → {1}.</source>
        <translation>有效时间占比 {0} → {1}。</translation>
    </message>
    <message>
        <source>Waiting again after a failure</source>
        <translation>故障后再次等待</translation>
    </message>
    <message>
        <source>Each failure waits {0} for hosts: {1} of the time is useful.</source>
        <translation>每次故障等待节点 {0}：有效时间为 {1}。</translation>
    </message>
    <message>
        <source>Keep spare hosts: {0} for 99 % of the failures.</source>
        <translation>请保留备用节点：{0} 个可应对 99 % 的故障。</translation>
    </message>
    <message>
        <source>Each failure waits {0} less.</source>
        <translation>每次故障少等待 {0}。</translation>
    </message>
    <message>
        <source>Checkpoint stall against failures</source>
        <translation>检查点停顿与故障</translation>
    </message>
    <message>
        <source>A stall of {0} with a failure every {1} costs at least {2} of the time.</source>
        <translation>停顿 {0}、每 {1} 一次故障，至少损失 {2} 的时间。</translation>
    </message>
    <message>
        <source>Write checkpoints asynchronously (a stall of at most {0}) before adding GPUs.</source>
        <translation>增加 GPU 之前请先异步写入检查点（停顿不超过 {0}）。</translation>
    </message>
    <message>
        <source>One GPU type</source>
        <translation>单一 GPU 型号</translation>
    </message>
    <message>
        <source>The gang mixes {0} GPU types: it runs at the pace of the slowest.</source>
        <translation>成组作业混用 {0} 种 GPU：按最慢者运行。</translation>
    </message>
    <message>
        <source>Plan on one type, or split the job by type.</source>
        <translation>请按单一型号规划，或按型号拆分作业。</translation>
    </message>
    <message>
        <source>Reserve a window, raise the priority with a minimum run time of 2 h, or use a smaller gang.</source>
        <translation>请预留时间窗口、提高优先级并设 2 h 的最短运行时间，或缩小成组规模。</translation>
    </message>
    <message>
        <source>Load of the pool</source>
        <translation>资源池负载</translation>
    </message>
    <message>
        <source>{0} of the pool is used; above {1} waits grow fast.</source>
        <translation>资源池已使用 {0}；超过 {1} 后等待迅速增长。</translation>
    </message>
    <message>
        <source>Order of the queue</source>
        <translation>队列顺序</translation>
    </message>
    <message>
        <source>Best effort lets small jobs pass: a gang of {0} GPUs may starve.</source>
        <translation>尽力而为策略放行小作业：{0} 块 GPU 的成组作业可能饿死。</translation>
    </message>
    <message>
        <source>Strict order at this load: {0} of the free GPUs are on partly used hosts, and everyone waits for the head.</source>
        <translation>在此负载下严格排序：空闲 GPU 的 {0} 位于部分占用的节点上，且所有作业都要等待队首。</translation>
    </message>
    <message>
        <source>Can scheduling carry it?</source>
        <translation>调度能否承载？</translation>
    </message>
    <message>
        <source>There is no layout to schedule.</source>
        <translation>没有可调度的布局。</translation>
    </message>
    <message>
        <source>Scheduling carries it.</source>
        <translation>调度能够承载。</translation>
    </message>
    <message>
        <source>{0} capabilities are missing that it must not start without.</source>
        <translation>缺少 {0} 项启动前必备的能力。</translation>
    </message>
    <message>
        <source>Scheduling does not carry it yet.</source>
        <translation>调度尚不能承载。</translation>
    </message>
    <message>
        <source>Scheduling carries it under conditions.</source>
        <translation>调度在满足条件时能够承载。</translation>
    </message>
    <message>
        <source>Must the model be split?</source>
        <translation>模型是否必须切分？</translation>
    </message>
    <message>
        <source>The plan names no model or no GPU that is known.</source>
        <translation>方案没有已知的模型或 GPU。</translation>
    </message>
    <message>
        <source>Whole model on one GPU</source>
        <translation>整个模型放在单块 GPU 上</translation>
    </message>
    <message>
        <source>States and activations take {0} of {1} usable: no split needed.</source>
        <translation>状态与激活值占 {0}，可用 {1}：无需切分。</translation>
    </message>
    <message>
        <source>States and activations take {0}, one GPU has {1} usable.</source>
        <translation>状态与激活值占 {0}，单块 GPU 可用 {1}。</translation>
    </message>
    <message>
        <source>States shared within a host</source>
        <translation>在节点内切分状态</translation>
    </message>
    <message>
        <source>Shared within one host they take {0} of {1} per GPU.</source>
        <translation>在单个节点内切分后，每块 GPU 占 {0}，可用 {1}。</translation>
    </message>
    <message>
        <source>Shared within one host they still take {0} of {1} per GPU.</source>
        <translation>在单个节点内切分后，每块 GPU 仍占 {0}，可用 {1}。</translation>
    </message>
    <message>
        <source>States shared over all GPUs</source>
        <translation>在全部 GPU 间切分状态</translation>
    </message>
    <message>
        <source>Shared over all GPUs they take {0} of {1} per GPU.</source>
        <translation>在全部 GPU 间切分后，每块 GPU 占 {0}，可用 {1}。</translation>
    </message>
    <message>
        <source>Even shared over all GPUs they take {0} of {1} per GPU.</source>
        <translation>即使在全部 GPU 间切分，每块 GPU 仍占 {0}，可用 {1}。</translation>
    </message>
    <message>
        <source>Least number of GPUs</source>
        <translation>最少 GPU 数</translation>
    </message>
    <message>
        <source>At least {0} GPUs on {1} hosts hold the states; the plan uses {2}.</source>
        <translation>至少需要 {1} 个节点上的 {0} 块 GPU 才能容纳状态；方案使用 {2} 块。</translation>
    </message>
    <message>
        <source>Use at least {0} GPUs, offload the optimizer, keep fewer optimizer bytes, or train adapters (LoRA).</source>
        <translation>请使用至少 {0} 块 GPU、卸载优化器、减少优化器字节数，或训练适配器（LoRA）。</translation>
    </message>
    <message>
        <source>Working set of one layer</source>
        <translation>单层的工作集</translation>
    </message>
    <message>
        <source>One layer needs {0} of {1}: TP or CP is not forced by it.</source>
        <translation>单层需要 {0}，可用 {1}：并不因此必须使用 TP 或 CP。</translation>
    </message>
    <message>
        <source>One layer needs {0} of {1}: TP or CP is mandatory.</source>
        <translation>单层需要 {0}，可用 {1}：必须使用 TP 或 CP。</translation>
    </message>
    <message>
        <source>Split the layer by TP or the sequence by CP.</source>
        <translation>请用 TP 切分层，或用 CP 切分序列。</translation>
    </message>
    <message>
        <source>No split: one GPU holds the model.</source>
        <translation>不切分：单块 GPU 放得下模型。</translation>
    </message>
    <message>
        <source>Split within a host: {0} per GPU.</source>
        <translation>在节点内切分：每块 GPU {0}。</translation>
    </message>
    <message>
        <source>Split across hosts: at least {0} of them.</source>
        <translation>跨节点切分：至少 {0} 个。</translation>
    </message>
    <message>
        <source>{0} GPUs do not hold the model.</source>
        <translation>{0} 块 GPU 放不下模型。</translation>
    </message>
    <message>
        <source>{0} GPUs on {1} hosts</source>
        <translation>{1} 个节点上的 {0} 块 GPU</translation>
    </message>
    <message>
        <source>Does not fit alone</source>
        <translation>单独放不下</translation>
    </message>
    <message>
        <source>{0}, ratio {1}</source>
        <translation>{0}，比率 {1}</translation>
    </message>
    <message>
        <source>{0} of 5</source>
        <translation>{0} / 5</translation>
    </message>
    <message>
        <source>{0}</source>
        <translation>{0}</translation>
    </message>
    <message>
        <source>Hybrid {0}</source>
        <translation>混合 {0}</translation>
    </message>
    <message>
        <source>One GPU</source>
        <translation>单块 GPU</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Starts or not</source>
        <translation>启动或不启动</translation>
    </message>
    <message>
        <source>The job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>A free GPU</source>
        <translation>一块空闲 GPU</translation>
    </message>
    <message>
        <source>Data parallel (DP)</source>
        <translation>数据并行（DP）</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐</translation>
    </message>
    <message>
        <source>Bandwidth between hosts</source>
        <translation>节点间带宽</translation>
    </message>
    <message>
        <source>Can drop a replica</source>
        <translation>可减少一个副本</translation>
    </message>
    <message>
        <source>The job, or a replica with fault tolerance</source>
        <translation>作业；有容错时为一个副本</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>ZeRO-1</source>
        <translation>ZeRO-1</translation>
    </message>
    <message>
        <source>Optimizer memory</source>
        <translation>优化器显存</translation>
    </message>
    <message>
        <source>After resharding the optimizer</source>
        <translation>重新切分优化器之后</translation>
    </message>
    <message>
        <source>FSDP (ZeRO-3)</source>
        <translation>FSDP（ZeRO-3）</translation>
    </message>
    <message>
        <source>Memory of all states</source>
        <translation>全部状态的显存</translation>
    </message>
    <message>
        <source>Bandwidth between hosts, all the time</source>
        <translation>节点间带宽，全程</translation>
    </message>
    <message>
        <source>After resharding</source>
        <translation>重新切分之后</translation>
    </message>
    <message>
        <source>Number of GPUs, then bandwidth between hosts</source>
        <translation>GPU 数，其次是节点间带宽</translation>
    </message>
    <message>
        <source>HSDP</source>
        <translation>HSDP</translation>
    </message>
    <message>
        <source>Memory of all states, within a host</source>
        <translation>全部状态的显存，在节点内切分</translation>
    </message>
    <message>
        <source>Bandwidth between hosts, once a step</source>
        <translation>节点间带宽，每步一次</translation>
    </message>
    <message>
        <source>The shard group, then the job</source>
        <translation>切分组，其次是作业</translation>
    </message>
    <message>
        <source>Whole hosts</source>
        <translation>整节点</translation>
    </message>
    <message>
        <source>Tensor parallel (TP)</source>
        <translation>张量并行（TP）</translation>
    </message>
    <message>
        <source>A layer that is too big, activation memory</source>
        <translation>单层过大、激活值显存</translation>
    </message>
    <message>
        <source>Bandwidth and latency inside the host</source>
        <translation>节点内的带宽与时延</translation>
    </message>
    <message>
        <source>Cannot start</source>
        <translation>无法启动</translation>
    </message>
    <message>
        <source>The TP group, then the job</source>
        <translation>TP 组，其次是作业</translation>
    </message>
    <message>
        <source>Topology: one host or NVLink domain</source>
        <translation>拓扑：单个节点或 NVLink 域</translation>
    </message>
    <message>
        <source>Pipeline parallel (PP)</source>
        <translation>流水线并行（PP）</translation>
    </message>
    <message>
        <source>Memory in depth, over slow links</source>
        <translation>层数方向的显存，可走慢速链路</translation>
    </message>
    <message>
        <source>Latency, bubble and balance</source>
        <translation>时延、气泡与均衡</translation>
    </message>
    <message>
        <source>Cannot start without another cut</source>
        <translation>不重新划分阶段则无法启动</translation>
    </message>
    <message>
        <source>The pipeline, then the job</source>
        <translation>流水线，其次是作业</translation>
    </message>
    <message>
        <source>Whole hosts in one block</source>
        <translation>同一块内的整节点</translation>
    </message>
    <message>
        <source>Context parallel (CP)</source>
        <translation>上下文并行（CP）</translation>
    </message>
    <message>
        <source>Bandwidth inside the host first</source>
        <translation>首先是节点内带宽</translation>
    </message>
    <message>
        <source>The CP group, then the job</source>
        <translation>CP 组，其次是作业</translation>
    </message>
    <message>
        <source>The same host or rack</source>
        <translation>同一节点或机架</translation>
    </message>
    <message>
        <source>Expert parallel (EP)</source>
        <translation>专家并行（EP）</translation>
    </message>
    <message>
        <source>Memory of the experts</source>
        <translation>专家的显存</translation>
    </message>
    <message>
        <source>All-to-all: bisection and incast</source>
        <translation>all-to-all：对分带宽与 incast</translation>
    </message>
    <message>
        <source>The EP group, then the job</source>
        <translation>EP 组，其次是作业</translation>
    </message>
    <message>
        <source>A non-blocking domain of the EP group&apos;s size</source>
        <translation>EP 组大小的无阻塞域</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Size times scale</source>
        <translation>模型大小乘以规模</translation>
    </message>
    <message>
        <source>Inside the host and the topology</source>
        <translation>节点内与拓扑</translation>
    </message>
    <message>
        <source>Can drop outer replicas only</source>
        <translation>只能减少外层副本</translation>
    </message>
    <message>
        <source>The whole job</source>
        <translation>整个作业</translation>
    </message>
    <message>
        <source>Slices: TP in a host, PP in a block, DP across blocks</source>
        <translation>切片：TP 在节点内，PP 在块内，DP 跨块</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>共享</translation>
    </message>
    <message>
        <source>Dedicated network</source>
        <translation>专用网络</translation>
    </message>
    <message>
        <source>Shared, if whole hosts are given</source>
        <translation>共享，但须分配整节点</translation>
    </message>
    <message>
        <source>Shared with a reservation</source>
        <translation>共享并预留</translation>
    </message>
    <message>
        <source>Dedicated, rail-optimised</source>
        <translation>专用，按轨优化</translation>
    </message>
    <message>
        <source>Dedicated or reserved</source>
        <translation>专用或预留</translation>
    </message>
    <message>
        <source>Level {0} by “{2}”, level {1} needed.</source>
        <translation>依据“{2}”为第 {0} 级，需要第 {1} 级。</translation>
    </message>
    <message>
        <source>assumption: below 3 % the simpler layout is worth more than the time</source>
        <translation>假设：差距小于 3 % 时，更简单的布局比节省的时间更有价值</translation>
    </message>
    <message>
        <source>the best of the layouts that were weighed</source>
        <translation>所比较布局中最好的一个</translation>
    </message>
    <message>
        <source>least P90 completion</source>
        <translation>P90 完成时间最早</translation>
    </message>
    <message>
        <source>least step time</source>
        <translation>单步时间最短</translation>
    </message>
    <message>
        <source>layouts weighed</source>
        <translation>参与比较的布局数</translation>
    </message>
    <message>
        <source>{0} is the fastest of those weighed here; nothing simpler comes within 3 %.</source>
        <translation>{0} 是此处所权衡的布局中最快的；没有更简单的布局能在 3 % 以内。</translation>
    </message>
    <message>
        <source>{0} costs {1} against the fastest, {2}, and is simpler: complexity {3} instead of {4}.</source>
        <translation>{0} 比最快的 {2} 多花 {1}，但更简单：复杂度 {3}，而非 {4}。</translation>
    </message>
    <message>
        <source>{0} costs {1} against the fastest, {2}, and the plan has it.</source>
        <translation>{0} 比最快的 {2} 多花 {1}，而方案采用的就是它。</translation>
    </message>
    <message>
        <source>{0} costs {1} against the fastest, {2}.</source>
        <translation>{0} 比最快的 {2} 多花 {1}。</translation>
    </message>
    <message>
        <source>P90 of the chosen</source>
        <translation>所选布局的 P90</translation>
    </message>
    <message>
        <source>P90 of the fastest</source>
        <translation>最快布局的 P90</translation>
    </message>
    <message>
        <source>P90 of the plan</source>
        <translation>方案布局的 P90</translation>
    </message>
    <message>
        <source>assumption: at 85 % overlap a ratio of 0.8 leaves 12 % exposed, above 1 nothing hides it</source>
        <translation>假设：重叠 85 % 时，比率 0.8 会露出 12 %，超过 1 则无法掩盖</translation>
    </message>
    <message>
        <source>assumption: tensor parallelism overlaps by about 10 % (arXiv:2410.21680)</source>
        <translation>假设：张量并行约可重叠 10 %（arXiv:2410.21680）</translation>
    </message>
    <message>
        <source>assumption: transfers between stages wait unless the schedule is interleaved; band of TP</source>
        <translation>假设：阶段间传输需等待，除非采用交错调度；阈值与 TP 相同</translation>
    </message>
    <message>
        <source>measured, not computed</source>
        <translation>实测，非计算得出</translation>
    </message>
    <message>
        <source>assumption: doubling should bring at least 1.4 times</source>
        <translation>假设：规模加倍至少应提速到 1.4 倍</translation>
    </message>
    <message>
        <source>tokens/s on G over tokens/s on G/2</source>
        <translation>G 块与 G/2 块 GPU 的 token/s 之比</translation>
    </message>
    <message>
        <source>tokens/s on G</source>
        <translation>G 块 GPU 的 token/s</translation>
    </message>
    <message>
        <source>tokens/s on G/2</source>
        <translation>G/2 块 GPU 的 token/s</translation>
    </message>
    <message>
        <source>readiness profile: gates by strategy class</source>
        <translation>就绪度画像：按策略类别设定的门槛</translation>
    </message>
    <message>
        <source>weakest capability that the strategy needs</source>
        <translation>策略所需能力中最弱的一项</translation>
    </message>
    <message>
        <source>evidence</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>a gang is complete or does not start</source>
        <translation>成组作业要么全部到位，要么不启动</translation>
    </message>
    <message>
        <source>largest gang now &gt;= G</source>
        <translation>当前可启动的最大成组规模 &gt;= G</translation>
    </message>
    <message>
        <source>free GPUs</source>
        <translation>空闲 GPU</translation>
    </message>
    <message>
        <source>empty hosts</source>
        <translation>全空节点</translation>
    </message>
    <message>
        <source>fragmentation</source>
        <translation>碎片化程度</translation>
    </message>
    <message>
        <source>Kueue: a full domain is not repaired</source>
        <translation>Kueue：域占满后无法修复</translation>
    </message>
    <message>
        <source>empty hosts of the domain - hosts of the gang &gt;= 1</source>
        <translation>域内全空节点数 − 成组作业节点数 &gt;= 1</translation>
    </message>
    <message>
        <source>three standard deviations</source>
        <translation>三倍标准差</translation>
    </message>
    <message>
        <source>expected failures + 3 sqrt(expected failures)</source>
        <translation>预计故障数 + 3 sqrt(预计故障数)</translation>
    </message>
    <message>
        <source>two checkpoint intervals</source>
        <translation>两个检查点间隔</translation>
    </message>
    <message>
        <source>minimum run time &gt;= 2 dt</source>
        <translation>最短运行时间 &gt;= 2 dt</translation>
    </message>
    <message>
        <source>no progress below it</source>
        <translation>低于此值则没有进展</translation>
    </message>
    <message>
        <source>time limit &gt;= dt + u0</source>
        <translation>时间限制 &gt;= dt + u0</translation>
    </message>
    <message>
        <source>more than 5 % of the time lost above the gate</source>
        <translation>超过门槛后损失 5 % 以上的时间</translation>
    </message>
    <message>
        <source>u0 by people</source>
        <translation>u0，人工</translation>
    </message>
    <message>
        <source>u0 automatic</source>
        <translation>u0，自动</translation>
    </message>
    <message>
        <source>gate, GPUs</source>
        <translation>门槛，GPU 数</translation>
    </message>
    <message>
        <source>exact ratio</source>
        <translation>精确比例</translation>
    </message>
    <message>
        <source>90 % effective time, as published runs reach</source>
        <translation>有效时间 90 %，已公开的运行可以达到</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>a gang waits for its slowest</source>
        <translation>成组作业等待最慢的成员</translation>
    </message>
    <message>
        <source>GPU types of the gang = 1</source>
        <translation>成组作业的 GPU 型号数 = 1</translation>
    </message>
    <message>
        <source>published bands: 60 to 85 % healthy</source>
        <translation>公开的区间：60 % 到 85 % 为健康</translation>
    </message>
    <message>
        <source>used GPUs / usable GPUs</source>
        <translation>已用 GPU / 可用 GPU</translation>
    </message>
    <message>
        <source>Slurm and Kueue documentation</source>
        <translation>Slurm 与 Kueue 文档</translation>
    </message>
    <message>
        <source>queue order = backfill with a reservation</source>
        <translation>队列顺序 = 带预留的回填</translation>
    </message>
    <message>
        <source>One capability is missing that it must not start without.</source>
        <translation>缺少 1 项启动前必备的能力。</translation>
    </message>
    <message>
        <source>assumption: 85 % of the memory the driver reports holds states and activations</source>
        <translation>假设：驱动报告的显存有 85 % 用于状态与激活值</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU 显存</translation>
    </message>
    <message>
        <source>working set of the largest layer &lt;= usable</source>
        <translation>最大层的工作集 &lt;= 可用显存</translation>
    </message>
    <message>
        <source>dense state + expert state / e</source>
        <translation>稠密部分状态 + 专家状态 / e</translation>
    </message>
    <message>
        <source>peak of the evaluated plan</source>
        <translation>所评估方案的峰值</translation>
    </message>
    <message>
        <source>{0} of states on each GPU</source>
        <translation>每块 GPU 上的状态 {0}</translation>
    </message>
    <message>
        <source>Activations {0} → {1} per GPU</source>
        <translation>每块 GPU 的激活值 {0} → {1}</translation>
    </message>
    <message>
        <source>{0} on each GPU at the peak</source>
        <translation>每块 GPU 的峰值 {0}</translation>
    </message>
    <message>
        <source>States {0} → {1} per GPU</source>
        <translation>每块 GPU 的状态 {0} → {1}</translation>
    </message>
    <message>
        <source>1 GPU</source>
        <translation>1 块 GPU</translation>
    </message>
    <message>
        <source>{0} GPUs in one host</source>
        <translation>一个节点内的 {0} 块 GPU</translation>
    </message>
    <message>
        <source>Green from {0} per GPU in a host</source>
        <translation>节点内每块 GPU 达到 {0} 即为绿</translation>
    </message>
    <message>
        <source>B_v · ratio / green threshold</source>
        <translation>B_v · 比率 / 绿色阈值</translation>
    </message>
    <message>
        <source>Green from {0} per host</source>
        <translation>每节点达到 {0} 即为绿</translation>
    </message>
    <message>
        <source>B_n · ratio / green threshold</source>
        <translation>B_n · 比率 / 绿色阈值</translation>
    </message>
    <message>
        <source>One GPU at a time</source>
        <translation>每次增减一块 GPU</translation>
    </message>
    <message>
        <source>{0} GPUs at a time</source>
        <translation>每次增减 {0} 块 GPU</translation>
    </message>
    <message>
        <source>One GPU at a time, down to {0}</source>
        <translation>每次增减一块 GPU，最少 {0} 块</translation>
    </message>
    <message>
        <source>{0} GPUs at a time, down to {1}</source>
        <translation>每次增减 {0} 块 GPU，最少 {1} 块</translation>
    </message>
    <message>
        <source>replica = t p c; least = GPUs that hold the states</source>
        <translation>副本 = t p c；最少 = 容纳状态所需的 GPU 数</translation>
    </message>
    <message>
        <source>All {0} GPUs, once in {1}</source>
        <translation>全部 {0} 块 GPU，每 {1} 一次</translation>
    </message>
    <message>
        <source>One GPU, then all {0}, once in {1}</source>
        <translation>先是一块 GPU，再是全部 {0} 块，每 {1} 一次</translation>
    </message>
    <message>
        <source>{0} GPUs, then all {1}, once in {2}</source>
        <translation>先是 {0} 块 GPU，再是全部 {1} 块，每 {2} 一次</translation>
    </message>
    <message>
        <source>group -&gt; G; 1 / (n r_f + r_j)</source>
        <translation>组 -&gt; G；1 / (n r_f + r_j)</translation>
    </message>
    <message>
        <source>{0} groups of {1} GPUs joined by {2}</source>
        <translation>{0} 组，每组 {1} 块 GPU，以 {2} 相连</translation>
    </message>
    <message>
        <source>{0} times {1} hosts near each other</source>
        <translation>{0} 组，每组 {1} 个邻近的节点</translation>
    </message>
    <message>
        <source>{0} whole hosts</source>
        <translation>{0} 个整节点</translation>
    </message>
    <message>
        <source>{0} GPUs anywhere</source>
        <translation>任意位置的 {0} 块 GPU</translation>
    </message>
    <message>
        <source>{0} of {1} are missing</source>
        <translation>{1} 项中缺少 {0} 项</translation>
    </message>
    <message>
        <source>gates by strategy class</source>
        <translation>按策略类别设定的门槛</translation>
    </message>
    <message>
        <source>by the ratio between hosts and the gang&apos;s shape</source>
        <translation>取决于节点间比率与成组作业的形状</translation>
    </message>
    <message>
        <source>ratio between hosts</source>
        <translation>节点间比率</translation>
    </message>
    <message>
        <source>1 plain DP … 5 three axes and more: published operating experience</source>
        <translation>1 为纯 DP … 5 为三个及以上并行轴：公开的运维经验</translation>
    </message>
    <message>
        <source>Inputs of the norms</source>
        <translation>归一化的输入</translation>
    </message>
    <message>
        <source>Inputs of eager RMS norms once more, in 32 bits</source>
        <translation>逐个算子执行的 RMSNorm 另存一份 32 位输入</translation>
    </message>
    <message>
        <source>Outputs of the norms</source>
        <translation>归一化的输出</translation>
    </message>
    <message>
        <source>Outputs of the norms, gathered</source>
        <translation>归一化的输出，已收集</translation>
    </message>
    <message>
        <source>Output of the attention in 8 bits</source>
        <translation>8 位的注意力输出</translation>
    </message>
    <message>
        <source>Gate of the attention and its product</source>
        <translation>注意力的门控及其乘积</translation>
    </message>
    <message>
        <source>Queries and keys before their norms</source>
        <translation>归一化之前的查询与键</translation>
    </message>
    <message>
        <source>Latent vectors before and after their norms</source>
        <translation>归一化前后的潜在向量</translation>
    </message>
    <message>
        <source>Output of the in-projection</source>
        <translation>输入投影的输出</translation>
    </message>
    <message>
        <source>Output of the convolution</source>
        <translation>卷积的输出</translation>
    </message>
    <message>
        <source>Gated norm: input and output</source>
        <translation>门控归一化：输入与输出</translation>
    </message>
    <message>
        <source>MLP: activated gate of eager operators</source>
        <translation>MLP：逐个算子执行时激活后的门控</translation>
    </message>
    <message>
        <source>Dropout masks</source>
        <translation>Dropout 掩码</translation>
    </message>
    <message>
        <source>Every second matrix product</source>
        <translation>每隔一个矩阵乘</translation>
    </message>
    <message>
        <source>Tokens sent to experts and back</source>
        <translation>发往专家并返回的 token</translation>
    </message>
    <message>
        <source>Gradients of the widest tensors</source>
        <translation>最宽张量的梯度</translation>
    </message>
    <message>
        <source>Gradient of the block&apos;s output</source>
        <translation>块输出的梯度</translation>
    </message>
    <message>
        <source>sum of the tensors</source>
        <translation>各张量之和</translation>
    </message>
    <message>
        <source>Rebuilt by recompute</source>
        <translation>重计算重建的部分</translation>
    </message>
    <message>
        <source>all tensors − those kept</source>
        <translation>全部张量 − 所保留的张量</translation>
    </message>
    <message>
        <source>All tensors of the layer</source>
        <translation>该层的全部张量</translation>
    </message>
    <message>
        <source>Kept from the forward</source>
        <translation>前向保留的部分</translation>
    </message>
    <message>
        <source>Dropout mask of the embedding</source>
        <translation>嵌入层的 dropout 掩码</translation>
    </message>
    <message>
        <source>Logits, their copies and gradients</source>
        <translation>logits、其副本与梯度</translation>
    </message>
    <message>
        <source>Document mask of unfused attention</source>
        <translation>非融合注意力的文档掩码</translation>
    </message>
    <message>
        <source>sequence or document length s</source>
        <translation>序列或文档长度 s</translation>
    </message>
    <message>
        <source>times · one collective · share that the layer loses</source>
        <translation>次数 · 单次集合通信 · 该层损失的比例</translation>
    </message>
    <message>
        <source>share not hidden, and what the hidden part slows</source>
        <translation>未被掩盖的比例，以及被掩盖部分造成的减速</translation>
    </message>
    <message>
        <source>Reduction bucket</source>
        <translation>归约桶</translation>
    </message>
    <message>
        <source>Gathered weights</source>
        <translation>已收集的权重</translation>
    </message>
    <message>
        <source>Gathered unit, prefetched</source>
        <translation>已收集的单元，预取</translation>
    </message>
    <message>
        <source>Gradient of one unit and its copy to reduce</source>
        <translation>一个单元的梯度及其待归约副本</translation>
    </message>
    <message>
        <source>adapters per parameter of the base, not offloaded</source>
        <translation>每个基座参数对应的适配器参数，未卸载</translation>
    </message>
    <message>
        <source>Adapters in 16 bits</source>
        <translation>16 位适配器</translation>
    </message>
    <message>
        <source>Second moment of embedding and head</source>
        <translation>嵌入层与输出头的二阶动量</translation>
    </message>
    <message>
        <source>Gradients copied to 32 bits</source>
        <translation>转换为 32 位的梯度副本</translation>
    </message>
    <message>
        <source>Temporary gradient of the output matrix</source>
        <translation>输出矩阵的临时梯度</translation>
    </message>
    <message>
        <source>Tensor of a checkpoint being read</source>
        <translation>正在读取的检查点的张量</translation>
    </message>
    <message>
        <source>Expert exchange: send and receive buffers</source>
        <translation>专家交换：发送与接收缓冲区</translation>
    </message>
    <message>
        <source>Workspaces of matrix kernels</source>
        <translation>矩阵算子的工作区</translation>
    </message>
    <message>
        <source>peak while a checkpoint is loaded</source>
        <translation>峰值出现在加载检查点时</translation>
    </message>
    <message>
        <source>peak in the optimizer</source>
        <translation>峰值出现在优化器步</translation>
    </message>
    <message>
        <source>while there is room</source>
        <translation>显存有余时</translation>
    </message>
    <message>
        <source>when all that is free is handed back</source>
        <translation>归还全部空闲块后</translation>
    </message>
    <message>
        <source>fp16 training accumulates gradients in 16 bits.</source>
        <translation>fp16 训练以 16 位累加梯度。</translation>
    </message>
    <message>
        <source>8-bit recipes keep the weights in 8 bits.</source>
        <translation>8 位配方以 8 位保存权重。</translation>
    </message>
    <message>
        <source>Nine of ten documents are shorter than twice the mean.</source>
        <translation>十分之九的文档短于平均长度的两倍。</translation>
    </message>
    <message>
        <source>Launch scripts of today switch the allocator&apos;s expandable segments on.</source>
        <translation>如今的启动脚本会开启分配器的可扩展段。</translation>
    </message>
    <message>
        <source>Step time: reported {0}, predicted {1}, a difference of {2}. {3}</source>
        <translation>单步时间：实际 {0}，预测 {1}，相差 {2}。{3}</translation>
    </message>
    <message>
        <source>Model FLOP/s per GPU: reported {0}, predicted {1}, a difference of {2}. {3}</source>
        <translation>每 GPU 的模型 FLOP/s：实际 {0}，预测 {1}，相差 {2}。{3}</translation>
    </message>
    <message>
        <source>Peak memory: reported {0}, predicted {1}, a difference of {2}. {3}</source>
        <translation>峰值显存：实际 {0}，预测 {1}，相差 {2}。{3}</translation>
    </message>
    <message>
        <source>Nothing to do: it shows how far to trust the prediction. Why? opens the figure&apos;s terms.</source>
        <translation>无需处理：此处说明预测的可信程度。“依据”可展开该数值的各项。</translation>
    </message>
    <message>
        <source>Stage {0} needs {1} of {2} per GPU while a checkpoint is loaded: {3} too much.</source>
        <translation>加载检查点时，阶段 {0} 每块 GPU 需要 {1}，容量 {2}：超出 {3}。</translation>
    </message>
    <message>
        <source>Stage {0} needs {1} of {2} per GPU in the optimizer step: {3} too much.</source>
        <translation>优化器步中，阶段 {0} 每块 GPU 需要 {1}，容量 {2}：超出 {3}。</translation>
    </message>
    <message>
        <source>Stage {0} needs {1} of {2} per GPU in the forward of micro-batch {4}: {3} too much.</source>
        <translation>微批次 {4} 的前向中，阶段 {0} 每块 GPU 需要 {1}，容量 {2}：超出 {3}。</translation>
    </message>
    <message>
        <source>Stage {0} needs {1} of {2} per GPU in the backward of micro-batch {4}: {3} too much.</source>
        <translation>微批次 {4} 的反向中，阶段 {0} 每块 GPU 需要 {1}，容量 {2}：超出 {3}。</translation>
    </message>
    <message>
        <source>What stage {0} offloads needs {1} of the host&apos;s {2}.</source>
        <translation>阶段 {0} 卸载的内容需要 {1}，节点内存为 {2}。</translation>
    </message>
    <message>
        <source>{0} of the step, {1}, waits for copies to and from host memory.</source>
        <translation>单步有 {0}（{1}）在等待与节点内存之间的拷贝。</translation>
    </message>
    <message>
        <source>Offload a smaller share, or recompute instead.</source>
        <translation>减小卸载比例，或改用重计算。</translation>
    </message>
    <message>
        <source>Slower than its type</source>
        <translation>慢于同型节点</translation>
    </message>
    <message>
        <source>How much longer kernels take on these hosts than on others of their type: a wrong PCIe or NUMA setting, a hot rack.</source>
        <translation>这些节点上的算子比同型的其他节点多耗时多少：PCIe 或 NUMA 设置不当、机架过热等。</translation>
    </message>
    <message>
        <source>The same benchmark on these hosts and on others.</source>
        <translation>在这些节点与其他节点上运行同一基准测试。</translation>
    </message>
    <message>
        <source>Selective recompute: core_attention, mlp, norm, mlp_act, mla_up, moe_act, or every_other_product.</source>
        <translation>选择性重计算：core_attention、mlp、norm、mlp_act、mla_up、moe_act 或 every_other_product。</translation>
    </message>
    <message>
        <source>Full recompute: only this many layers of each stage, or layers per group when uniform.</source>
        <translation>全部重计算：每个阶段仅对这么多层进行；uniform 时为每组的层数。</translation>
    </message>
    <message>
        <source>block</source>
        <translation>逐块（block）</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>均匀（uniform）</translation>
    </message>
    <message>
        <source>Recompute method</source>
        <translation>重计算方式</translation>
    </message>
    <message>
        <source>Full recompute: the first layers of each stage, or all of them in groups that keep one input each.</source>
        <translation>全部重计算：每个阶段最前面的若干层，或将全部层分组、每组只保留一个输入。</translation>
    </message>
    <message>
        <source>Weight offload</source>
        <translation>权重卸载</translation>
    </message>
    <message>
        <source>Share of the weights kept in host memory and read for every micro-batch.</source>
        <translation>保存在节点内存中、每个微批次读取一次的权重比例。</translation>
    </message>
    <message>
        <source>Loss chunks</source>
        <translation>损失分块数</translation>
    </message>
    <message>
        <source>Pieces in which the logits are made and used up, so that they never exist as a whole.</source>
        <translation>logits 分成若干块计算并用完，因此从不完整存在。</translation>
    </message>
    <message>
        <source>Expandable segments</source>
        <translation>可扩展段</translation>
    </message>
    <message>
        <source>The allocator grows its blocks in place instead of keeping pieces that nothing fits into.</source>
        <translation>分配器就地扩展其内存块，而不是保留放不下任何内容的碎片。</translation>
    </message>
    <message>
        <source>Moment format</source>
        <translation>动量格式</translation>
    </message>
    <message>
        <source>Number format of the optimizer&apos;s moments; fewer bits with a precision-aware optimizer.</source>
        <translation>优化器动量的数值格式；精度感知优化器可使用更少的位数。</translation>
    </message>
    <message>
        <source>8-bit weights</source>
        <translation>8 位权重</translation>
    </message>
    <message>
        <source>8-bit recipes: weights are kept in 8 bits, not in 16 beside their 8-bit copies.</source>
        <translation>8 位配方：权重以 8 位保存，而不是在 8 位副本之外另存 16 位。</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>丢弃率 (dropout)</translation>
    </message>
    <message>
        <source>Share of activations set to zero. Any at all keeps a mask of one byte per element.</source>
        <translation>被置零的激活值比例。只要不为零，每个元素就要保留一字节的掩码。</translation>
    </message>
    <message>
        <source>Expert capacity</source>
        <translation>专家容量</translation>
    </message>
    <message>
        <source>Rows of an expert&apos;s padded buffer over the mean; tokens beyond are dropped. Without one nothing is dropped.</source>
        <translation>专家填充缓冲区的行数与平均之比；超出的 token 被丢弃。未给出时不丢弃任何 token。</translation>
    </message>
    <message>
        <source>Not with one GPU: at least {1} are needed.</source>
        <translation>单块 GPU 不可行：至少需要 {1} 块。</translation>
    </message>
    <message>
        <source>The gang fits only when one tenant is preempted.</source>
        <translation>只有抢占 1 个租户才放得下该成组作业。</translation>
    </message>
    <message>
        <source>Restarts allowed: {0}; failures expected: {1}; to be allowed: {2}.</source>
        <translation>允许重启 {0} 次；预计故障 {1} 次；应允许 {2} 次。</translation>
    </message>
    <message>
        <source>One GPU holds the states; the plan uses {2}.</source>
        <translation>单块 GPU 即可容纳状态；方案使用 {2} 块。</translation>
    </message>
    <message>
        <source>At least {0} GPUs in one host hold the states; the plan uses {2}.</source>
        <translation>一个节点内至少需要 {0} 块 GPU 才能容纳状态；方案使用 {2} 块。</translation>
    </message>
    <message>
        <source>One GPU does not hold the model.</source>
        <translation>单块 GPU 放不下模型。</translation>
    </message>
    <message>
        <source>GPUs and NICs of every host are now as in the file: {0} and {1}.</source>
        <translation>每个节点的 GPU 与网卡数现与文件一致：{0} 与 {1}。</translation>
    </message>
    <message>
        <source>Hosts that stand under more than one switch: {0}; the first switch counts.</source>
        <translation>位于多台交换机之下的节点：{0} 个；以第一台交换机为准。</translation>
    </message>
    <message>
        <source>Only one micro-batch feeds {1} stages: at least {2} of the step is bubble in 1F1B.</source>
        <translation>{1} 个阶段只有 1 个微批次：在 1F1B 中气泡至少占单步的 {2}。</translation>
    </message>
    <message>
        <source>TP {0} exceeds the number of KV heads, {1}: each is kept on {2} ranks.</source>
        <translation>TP {0} 超过 KV 头数 {1}：每个头在 {2} 个 rank 上各存一份。</translation>
    </message>
    <message>
        <source>Free GPUs: {0}; the gang needs {1}.</source>
        <translation>空闲 GPU 为 {0} 块，成组作业需要 {1} 块。</translation>
    </message>
    <message>
        <source>{0} GPUs are free, but too few hosts are empty: {1} of the {2} that the gang needs.</source>
        <translation>有 {0} 块 GPU 空闲，但全空节点不足：成组作业需要 {2} 个，现有 {1} 个。</translation>
    </message>
    <message>
        <source>The gang fits now on one host.</source>
        <translation>该成组作业现可放在一个节点上。</translation>
    </message>
    <message>
        <source>Jobs not in the order of submission, now sorted: {0}; the first is in line {1}.</source>
        <translation>未按提交顺序排列、现已排序的作业：{0} 个；第一个在第 {1} 行。</translation>
    </message>
    <message>
        <source>Jobs with a negative submission time or duration, left out: {0}; the first is in line {1}.</source>
        <translation>提交时间或时长为负、已略去的作业：{0} 个；第一个在第 {1} 行。</translation>
    </message>
    <message>
        <source>Jobs without a GPU, left out: {0}; the first is in line {1}.</source>
        <translation>没有 GPU、已略去的作业：{0} 个；第一个在第 {1} 行。</translation>
    </message>
    <message>
        <source>Jobs that never ran, left out: {0}; the first is in line {1}.</source>
        <translation>从未运行、已略去的作业：{0} 个；第一个在第 {1} 行。</translation>
    </message>
    <message>
        <source>Lines that are steps of jobs, left out: {0}; the first is line {1}.</source>
        <translation>属于作业步、已略去的行：{0} 行；第一行为第 {1} 行。</translation>
    </message>
    <message>
        <source>Lines that could not be read, left out: {0}; the first is line {1}.</source>
        <translation>无法读取、已略去的行：{0} 行；第一行为第 {1} 行。</translation>
    </message>
    <message>
        <source>Add one host</source>
        <translation>增加一个节点</translation>
    </message>
    <message>
        <source>DP {0} → {1} on free GPUs</source>
        <translation>DP {0} → {1}，使用空闲 GPU</translation>
    </message>
    <message>
        <source>DP {0} → {1} on one host more</source>
        <translation>DP {0} → {1}，增加一个节点</translation>
    </message>
    <message>
        <source>The gang fits only when the failed hosts are back: {0}.</source>
        <translation>只有故障节点（{0} 个）恢复后才放得下该成组作业。</translation>
    </message>
    <message>
        <source>{0} jobs are larger than the cluster and were rejected; the first is {1}.</source>
        <translation>大于集群、已拒绝的作业：{0} 个；第一个是 {1}。</translation>
    </message>
    <message>
        <source>Volcano, KAI and JobSet objects</source>
        <translation>Volcano、KAI 与 JobSet 对象</translation>
    </message>
    <message>
        <source>“{0}” starts with {1} of {2} pods; training needs minAvailable to be all of them.</source>
        <translation>“{0}”有 {2} 个 pod，凑齐 {1} 个即启动；训练要求 minAvailable 等于全部。</translation>
    </message>
    <message>
        <source>Jobs of the queue “{0}” may be ended at once: no minimum run time is set. Set at least one checkpoint interval.</source>
        <translation>队列“{0}”的作业可能立即被结束：未设置最短运行时间。请至少设为一个检查点间隔。</translation>
    </message>
    <message>
        <source>An object of kind {0} says nothing of the platform.</source>
        <translation>{0} 类对象不含平台信息。</translation>
    </message>
    <message>
        <source>Expected queues, pod groups or jobs of Volcano, KAI, JobSet or Kueue; none of them says anything of the platform.</source>
        <translation>应有 Volcano、KAI、JobSet 或 Kueue 的队列、pod 组或作业；其中没有任何平台信息。</translation>
    </message>
    <message>
        <source>Save the output of “kubectl get queues,podgroups -o yaml”.</source>
        <translation>请保存“kubectl get queues,podgroups -o yaml”的输出。</translation>
    </message>
    <message>
        <source>The jobs allow {0} restarts: a run of weeks on many hosts fails more often.</source>
        <translation>作业允许重启 {0} 次：在许多节点上运行数周，故障会多于此。</translation>
    </message>
    <message>
        <source>gpu_power_cap_w, gpu_memory_bytes and slowdown_share are the figures that can be overridden.</source>
        <translation>可覆盖的数值为 gpu_power_cap_w、gpu_memory_bytes 与 slowdown_share。</translation>
    </message>
    <message>
        <source>Implied by the platform&apos;s capabilities.</source>
        <translation>由平台的能力推断得出。</translation>
    </message>
    <message>
        <source>Where lost work and stalls are least.</source>
        <translation>使丢失的工作与停顿之和最小。</translation>
    </message>
    <message>
        <source>From the checkpoint&apos;s size and the storage bandwidth.</source>
        <translation>由检查点大小与存储带宽得出。</translation>
    </message>
    <message>
        <source>The stages are already as balanced as whole layers and the locks allow.</source>
        <translation>以整层为单位并考虑锁定，各阶段已尽可能均衡。</translation>
    </message>
    <message>
        <source>other errors stay, so that there are no figures yet</source>
        <translation>仍有其他错误，因此尚无数值</translation>
    </message>
    <message>
        <source>Stopped before the range was looked through.</source>
        <translation>在查看完整个范围之前已停止。</translation>
    </message>
    <message>
        <source>With several chunks per stage, stages cannot be split or merged one by one.</source>
        <translation>每个阶段有多个层段时，无法逐个拆分或合并阶段。</translation>
    </message>
    <message>
        <source>Set VPP to 1 first, or change PP.</source>
        <translation>请先将 VPP 设为 1，或更改 PP。</translation>
    </message>
    <message>
        <source>There is no stage {0}.</source>
        <translation>没有阶段 {0}。</translation>
    </message>
    <message>
        <source>Stage {0} holds one layer, which cannot be split.</source>
        <translation>阶段 {0} 只有一层，无法拆分。</translation>
    </message>
    <message>
        <source>Split a stage with two layers or more.</source>
        <translation>请拆分含两层或更多层的阶段。</translation>
    </message>
    <message>
        <source>Stage {0} is the last: there is no next one.</source>
        <translation>阶段 {0} 是最后一个：没有下一个阶段。</translation>
    </message>
    <message>
        <source>Merge an earlier stage with its next.</source>
        <translation>请将前面的阶段与其下一阶段合并。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is neither a parameter of the plan nor one of hosts, gpus, gpu_memory and link_bandwidth.</source>
        <translation>“{0}”既不是方案的参数，也不是 hosts、gpus、gpu_memory 或 link_bandwidth。</translation>
    </message>
    <message>
        <source>Memory of one GPU in place of the datasheet&apos;s: a variant with more of it, or a what-if.</source>
        <translation>以单块 GPU 的显存代替规格书的值：显存更大的型号，或用于假设分析。</translation>
    </message>
    <message>
        <source>nvidia-smi -q -d MEMORY on a host.</source>
        <translation>在节点上运行 nvidia-smi -q -d MEMORY。</translation>
    </message>
    <message>
        <source>The scheduler&apos;s settings.</source>
        <translation>调度器的设置。</translation>
    </message>
    <message>
        <source>Dedicated</source>
        <translation>独占</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>资源池</translation>
    </message>
    <message>
        <source>Whether other jobs use the same hosts.</source>
        <translation>其他作业是否使用相同的节点。</translation>
    </message>
    <message>
        <source>Share of the pool&apos;s GPUs that other jobs use.</source>
        <translation>其他作业占用资源池 GPU 的比例。</translation>
    </message>
    <message>
        <source>The drawn tenants; published clusters run at 60 to 85 %.</source>
        <translation>所画的租户；公开的集群利用率为 60 % 到 85 %。</translation>
    </message>
    <message>
        <source>Strict order</source>
        <translation>严格排序</translation>
    </message>
    <message>
        <source>Best effort</source>
        <translation>尽力而为</translation>
    </message>
    <message>
        <source>Backfill with a reservation</source>
        <translation>带预留的回填</translation>
    </message>
    <message>
        <source>Who starts when the head of the queue does not fit.</source>
        <translation>队首作业放不下时，由谁启动。</translation>
    </message>
    <message>
        <source>One host</source>
        <translation>单个节点</translation>
    </message>
    <message>
        <source>One NVLink domain</source>
        <translation>单个 NVLink 域</translation>
    </message>
    <message>
        <source>One rack</source>
        <translation>单个机架</translation>
    </message>
    <message>
        <source>One block</source>
        <translation>单个块</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>任意位置</translation>
    </message>
    <message>
        <source>Required level</source>
        <translation>必需层级</translation>
    </message>
    <message>
        <source>How near to each other all hosts of the job must be.</source>
        <translation>作业的全部节点须彼此邻近到何种程度。</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Of this job; higher goes first.</source>
        <translation>本作业的优先级；数值较大者优先。</translation>
    </message>
    <message>
        <source>0.</source>
        <translation>0。</translation>
    </message>
    <message>
        <source>Preempts others</source>
        <translation>抢占其他作业</translation>
    </message>
    <message>
        <source>Whether jobs of lower priority are ended for it.</source>
        <translation>是否为本作业结束优先级较低的作业。</translation>
    </message>
    <message>
        <source>May be preempted</source>
        <translation>可被抢占</translation>
    </message>
    <message>
        <source>Whether this job may be ended for one of higher priority.</source>
        <translation>本作业是否可能为优先级更高的作业而被结束。</translation>
    </message>
    <message>
        <source>Least run time</source>
        <translation>最短运行时间</translation>
    </message>
    <message>
        <source>How long a job runs before it may be preempted.</source>
        <translation>作业运行多久之后才可被抢占。</translation>
    </message>
    <message>
        <source>How often the scheduler starts the job again.</source>
        <translation>调度器重新启动作业的次数上限。</translation>
    </message>
    <message>
        <source>The job&apos;s manifest; Volcano&apos;s default is 3.</source>
        <translation>作业的清单文件；Volcano 默认为 3。</translation>
    </message>
    <message>
        <source>Longest time of one allocation.</source>
        <translation>单次分配的最长时间。</translation>
    </message>
    <message>
        <source>Wait promised</source>
        <translation>承诺的等待</translation>
    </message>
    <message>
        <source>P90 of the wait that the pool is meant to keep.</source>
        <translation>资源池应保持的等待时间 P90。</translation>
    </message>
    <message>
        <source>Growth per year</source>
        <translation>每年增长</translation>
    </message>
    <message>
        <source>Of the load: 0.5 is half as much again in a year.</source>
        <translation>负载的增长：0.5 表示一年增加一半。</translation>
    </message>
    <message>
        <source>Your demand planning.</source>
        <translation>你的需求规划。</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>截止日期</translation>
    </message>
    <message>
        <source>The day the training must be finished, as YYYY-MM-DD.</source>
        <translation>训练必须完成的日期，格式为 YYYY-MM-DD。</translation>
    </message>
    <message>
        <source>Counted from</source>
        <translation>起算日期</translation>
    </message>
    <message>
        <source>The day the job is submitted, as YYYY-MM-DD.</source>
        <translation>作业提交的日期，格式为 YYYY-MM-DD。</translation>
    </message>
    <message>
        <source>Today.</source>
        <translation>今天。</translation>
    </message>
    <message>
        <source>Time allowed</source>
        <translation>允许的时间</translation>
    </message>
    <message>
        <source>From submission to the last token, in place of a date.</source>
        <translation>从提交到最后一个 token 的时间，代替截止日期。</translation>
    </message>
    <message>
        <source>Both parameters are the same.</source>
        <translation>两个参数相同。</translation>
    </message>
    <message>
        <source>The range has no beginning or no end.</source>
        <translation>范围没有起点或终点。</translation>
    </message>
    <message>
        <source>Choose another parameter or range.</source>
        <translation>请选择其他参数或范围。</translation>
    </message>
    <message>
        <source>Select at least two hosts to wire.</source>
        <translation>请至少选中两个要连线的节点。</translation>
    </message>
    <message>
        <source>A leaf of the dragonfly needs {0} ports and has {1}. Draw fewer groups, or take switches with more ports.</source>
        <translation>Dragonfly 的每台叶交换机需要 {0} 个端口，而只有 {1} 个。请减少分组，或选用端口更多的交换机。</translation>
    </message>
    <message>
        <source>A host has {0} cables, but a leaf only {1} ports for hosts.</source>
        <translation>一个节点有 {0} 根线缆，而一台叶交换机只有 {1} 个端口可接节点。</translation>
    </message>
    <message>
        <source>One tier needs switches of {0} ports; they have {1}. Use two tiers.</source>
        <translation>单层需要 {0} 端口的交换机；现为 {1} 端口。请使用两层。</translation>
    </message>
    <message>
        <source>{0} leaves do not fit below spines of {1} ports. Use three tiers, or switches with more ports.</source>
        <translation>{1} 端口的脊交换机下放不下 {0} 台叶交换机。请使用三层，或端口更多的交换机。</translation>
    </message>
    <message>
        <source>Select two or more host groups: each becomes a group of the dragonfly.</source>
        <translation>请选中两个或更多节点组：每组成为 Dragonfly 的一个组。</translation>
    </message>
    <message>
        <source>A group of {0} leaves needs {1} ports on each for the others; half of {2} are there. Draw smaller groups.</source>
        <translation>一组 {0} 台叶交换机，每台需用 {1} 个端口连接其余各台；{2} 个端口中只有一半可用。请缩小各组。</translation>
    </message>
    <message>
        <source>A full mesh of {0} hosts takes {1} NICs in each; they have {2}.</source>
        <translation>{0} 个节点全互连时，每个节点需要 {1} 块网卡；现有 {2} 块。</translation>
    </message>
    <message>
        <source>{0} holds no rank: the job goes on; {1} hosts remain.</source>
        <translation>{0} 上没有 rank：作业继续运行；还剩 {1} 个节点。</translation>
    </message>
    <message>
        <source>Without {0} the job stops: ranks {1}, stages {2}, replicas {3}.</source>
        <translation>没有 {0} 时作业停止：rank {1}，阶段 {2}，副本 {3}。</translation>
    </message>
    <message>
        <source>{0} idle hosts of its type can take its ranks over; the job restarts from its last checkpoint.</source>
        <translation>有 {0} 个同型的空闲节点可以接替其 rank；作业从最近的检查点重启。</translation>
    </message>
    <message>
        <source>No host of its type is idle, but the whole gang fits on other hosts that remain.</source>
        <translation>没有同型的空闲节点，但其余节点放得下整个成组作业。</translation>
    </message>
    <message>
        <source>No idle host can replace it.</source>
        <translation>没有空闲节点可以替换。</translation>
    </message>
    <message>
        <source>Without a replacement DP {0} still runs, at {1} tokens/s, {2} of now.</source>
        <translation>若无替换节点，DP {0} 仍可运行，速度为 {1} token/s，为当前的 {2}。</translation>
    </message>
    <message>
        <source>Without a replacement no whole replica is left to go on with.</source>
        <translation>若无替换节点，则没有完整的副本可以继续运行。</translation>
    </message>
    <message>
        <source>From {0} to {1} hosts the throughput grows {2} times and falls to {3} per GPU.</source>
        <translation>从 {0} 到 {1} 个节点，吞吐增至 {2} 倍，单块 GPU 降至 {3}。</translation>
    </message>
    <message>
        <source>The hosts pay: {0} tokens/s on {1} hosts, {2} per GPU.</source>
        <translation>增加的节点值得：{1} 个节点上为 {0} token/s，单块 GPU 为 {2}。</translation>
    </message>
    <message>
        <source>Twice the speed inside the hosts ({0}) changes the step by {1}.</source>
        <translation>节点内速率加倍（{0}）使单步变化 {1}。</translation>
    </message>
    <message>
        <source>NICs and links of the hosts twice as fast change the step by {0}.</source>
        <translation>节点的网卡与链路速率加倍使单步变化 {0}。</translation>
    </message>
    <message>
        <source>Links between switch tiers {0} and {1} twice as fast change the step by {2}.</source>
        <translation>第 {0} 层与第 {1} 层交换机之间的链路速率加倍使单步变化 {2}。</translation>
    </message>
    <message>
        <source>The link {0} twice as fast changes the step by {1}.</source>
        <translation>链路 {0} 速率加倍使单步变化 {1}。</translation>
    </message>
    <message>
        <source>No link holds the step up: every exchange hides behind compute.</source>
        <translation>没有链路拖慢单步：所有传输都被计算掩盖。</translation>
    </message>
    <message>
        <source>The bottleneck is {0} inside the hosts, used by {1}: {2} of every step ({3}) wait for it.</source>
        <translation>瓶颈是节点内的 {0}，由 {1} 使用：每步有 {2}（{3}）在等待它。</translation>
    </message>
    <message>
        <source>The bottleneck is the link {0} ({1}), used by {2}: {3} of every step ({4}) wait for it; it is busy {5} of the step.</source>
        <translation>瓶颈是链路 {0}（{1}），由 {2} 使用：每步有 {3}（{4}）在等待它；其繁忙时间占单步的 {5}。</translation>
    </message>
    <message>
        <source>TP {0} leaves the scale-up domain of {1} GPUs: every layer exchanges over {2}, at {3} instead of {4}. Waiting for it costs {5} of every step, {6}.</source>
        <translation>TP {0} 超出了 {1} 块 GPU 的高速互联域：每层的交换经由 {2}，速率为 {3} 而非 {4}。为此每步等待 {5}（{6}）。</translation>
    </message>
    <message>
        <source>Check in this order: ACS is off in the PCIe bridges; GPUDirect RDMA is loaded (nvidia-peermem or dma-buf); every GPU uses the NIC under its own PCIe switch (rail mapping, NCCL topology file in virtual machines); all rails are up at full rate; on RoCE the GID index, traffic class and lossless queues; ECMP or adaptive routing of the switches.</source>
        <translation>请按以下顺序检查：PCIe 桥的 ACS 已关闭；GPUDirect RDMA 已加载（nvidia-peermem 或 dma-buf）；每块 GPU 使用同一 PCIe 交换芯片下的网卡（轨映射；虚拟机中为 NCCL 拓扑文件）；所有轨均以全速运行；RoCE 的 GID 索引、流量类别与无损队列；交换机的 ECMP 或自适应路由。</translation>
    </message>
    <message>
        <source>Check in this order: ACS is off in the PCIe bridges; peer-to-peer is allowed and no link is down (nvidia-smi nvlink -s); the fabric manager runs; power caps and clocks; processes are bound to the NUMA node of their GPU.</source>
        <translation>请按以下顺序检查：PCIe 桥的 ACS 已关闭；允许点对点访问且没有断开的链路（nvidia-smi nvlink -s）；fabric manager 正在运行；功耗上限与时钟；进程绑定到其 GPU 所在的 NUMA 节点。</translation>
    </message>
    <message>
        <source>Measured {0} over {1} ranks reaches {2}, {3} of the nominal {4}; hosts of this kind usually reach {5}.</source>
        <translation>{1} 个 rank 上实测的 {0} 达到 {2}，为标称 {4} 的 {3}；此类节点通常达到 {5}。</translation>
    </message>
    <message>
        <source>That is normal for this hardware; nothing to mend.</source>
        <translation>该硬件的表现属正常；无需处理。</translation>
    </message>
    <message>
        <source>One idle host of its type can take its ranks over; the job restarts from its last checkpoint.</source>
        <translation>有 1 个同型的空闲节点可以接替其 rank；作业从最近的检查点重启。</translation>
    </message>
    <message>
        <source>More hosts are slower here: {1} tokens/s with {0}, only {3} with {2}; per GPU that is {4} against {5}.</source>
        <translation>增加节点反而更慢：{0} 个节点为 {1} token/s，{2} 个节点只有 {3}；单块 GPU 为 {4}，而非 {5}。</translation>
    </message>
    <message>
        <source>More hosts would be slower: {1} tokens/s with {0}, {3} with {2} and the same batch.</source>
        <translation>再增加节点会更慢：批次不变时，{0} 个节点为 {1} token/s，{2} 个节点为 {3}。</translation>
    </message>
    <message>
        <source>Empty hosts left in the required scale-up domain: {0}.</source>
        <translation>必需的高速互联域内剩余的全空节点：{0} 个。</translation>
    </message>
    <message>
        <source>Empty hosts left in the required rack: {0}.</source>
        <translation>必需的机架内剩余的全空节点：{0} 个。</translation>
    </message>
    <message>
        <source>Empty hosts left in the required block: {0}.</source>
        <translation>必需的块内剩余的全空节点：{0} 个。</translation>
    </message>
    <message>
        <source>The job fills its scale-up domain: no hot swap, every failed host restarts it elsewhere.</source>
        <translation>作业占满了其高速互联域：无法热替换，任何节点故障都要在别处重启作业。</translation>
    </message>
    <message>
        <source>The job fills its rack: no hot swap, every failed host restarts it elsewhere.</source>
        <translation>作业占满了其机架：无法热替换，任何节点故障都要在别处重启作业。</translation>
    </message>
    <message>
        <source>The job fills its block: no hot swap, every failed host restarts it elsewhere.</source>
        <translation>作业占满了其块：无法热替换，任何节点故障都要在别处重启作业。</translation>
    </message>
    <message>
        <source>No scale-up domain holds the {0} hosts of the gang, even when empty.</source>
        <translation>即使全部空闲，也没有高速互联域能容纳该成组作业的 {0} 个节点。</translation>
    </message>
    <message>
        <source>No rack holds the {0} hosts of the gang, even when empty.</source>
        <translation>即使全部空闲，也没有机架能容纳该成组作业的 {0} 个节点。</translation>
    </message>
    <message>
        <source>No block holds the {0} hosts of the gang, even when empty.</source>
        <translation>即使全部空闲，也没有块能容纳该成组作业的 {0} 个节点。</translation>
    </message>
    <message>
        <source>The gang needs {0} hosts and is bound to one.</source>
        <translation>该成组作业需要 {0} 个节点，却被限定在一个节点内。</translation>
    </message>
    <message>
        <source>The cluster does not hold the {0} hosts of the gang, even when empty.</source>
        <translation>即使全部空闲，集群也无法容纳该成组作业的 {0} 个节点。</translation>
    </message>
    <message>
        <source>{0} hosts are empty, but not within one scale-up domain.</source>
        <translation>有 {0} 个节点全空，但不在同一高速互联域内。</translation>
    </message>
    <message>
        <source>{0} hosts are empty, but not within one rack.</source>
        <translation>有 {0} 个节点全空，但不在同一机架内。</translation>
    </message>
    <message>
        <source>{0} hosts are empty, but not within one block.</source>
        <translation>有 {0} 个节点全空，但不在同一块内。</translation>
    </message>
    <message>
        <source>{0} hosts are empty, but not as near to each other as required.</source>
        <translation>有 {0} 个节点全空，但未达到所要求的邻近程度。</translation>
    </message>
    <message>
        <source>groups in this chunk, of one input each</source>
        <translation>此分块中的组数，每组保留一份输入</translation>
    </message>
    <message>
        <source>Other layers of the group</source>
        <translation>组内其余各层</translation>
    </message>
    <message>
        <source>layers rebuilt together with it</source>
        <translation>与之一同重建的层数</translation>
    </message>
    <message>
        <source>Waiting for copies to and from host memory</source>
        <translation>等待与节点内存之间的拷贝</translation>
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
        <extracomment>two sentences in a row, such as what is wrong and what to do</extracomment>
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
    <message>
        <source>, </source>
        <comment>between the names of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
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
    <message>
        <source>Scroll the ranks; move in time</source>
        <translation>滚动 rank；沿时间移动</translation>
    </message>
    <message>
        <source>Wheel; Shift + wheel, or drag</source>
        <translation>滚轮；Shift + 滚轮，或拖动</translation>
    </message>
    <message>
        <source>Change the height of the rows</source>
        <translation>改变行高</translation>
    </message>
    <message>
        <source>Ctrl + Shift + wheel</source>
        <translation>Ctrl + Shift + 滚轮</translation>
    </message>
    <message>
        <source>Zoom into a range of time</source>
        <translation>放大到某段时间</translation>
    </message>
    <message>
        <source>Drag on the ruler</source>
        <translation>在标尺上拖动</translation>
    </message>
    <message>
        <source>Measure a range of time</source>
        <translation>测量一段时间</translation>
    </message>
    <message>
        <source>Shift + drag on the ruler</source>
        <translation>在标尺上按住 Shift 拖动</translation>
    </message>
    <message>
        <source>Next and previous block; same time on the next rank</source>
        <translation>下一块与上一块；下一 rank 的同一时刻</translation>
    </message>
    <message>
        <source>← and →; ↑ and ↓</source>
        <translation>← 与 →；↑ 与 ↓</translation>
    </message>
    <message>
        <source>Clear the range or the selected block</source>
        <translation>清除范围或所选块</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
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
    <message>
        <source>Write a day as 2027-03-31.</source>
        <translation>请按 2027-03-31 的格式填写日期。</translation>
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
    <name>slicescape::ui::AdviceView</name>
    <message>
        <source>Avoided</source>
        <translation>已避免</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Caught</source>
        <translation>已触犯</translation>
    </message>
    <message>
        <source>Finish</source>
        <extracomment>when the training ends: %1 in half of the cases, %2 in nine of ten</extracomment>
        <translation>完成时间</translation>
    </message>
    <message>
        <source>P50 %1 · P90 %2</source>
        <extracomment>when the training ends: %1 in half of the cases, %2 in nine of ten</extracomment>
        <translation>P50 %1 · P90 %2</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>现状</translation>
    </message>
    <message>
        <source>Gaps closed</source>
        <translation>补齐缺口后</translation>
    </message>
    <message>
        <source>By the deadline</source>
        <translation>按期完成的概率</translation>
    </message>
    <message>
        <source>Useful compute</source>
        <translation>有效计算</translation>
    </message>
    <message>
        <source>Failures expected</source>
        <translation>预计故障数</translation>
    </message>
    <message>
        <source>Gaps to close, in this order</source>
        <translation>待补齐的缺口，按此顺序</translation>
    </message>
    <message>
        <source>Level %1</source>
        <extracomment>%1 is a level of readiness, 0 to 3</extracomment>
        <translation>第 %1 级</translation>
    </message>
    <message>
        <source>Read from</source>
        <translation>读取自</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>levels of readiness that a capability has and needs</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>? → %1</source>
        <translation>? → %1</translation>
    </message>
    <message>
        <source>Pitfalls</source>
        <translation>误区</translation>
    </message>
    <message>
        <source>P90 %1 · %2 a step · %3 at the peak</source>
        <extracomment>a layout in one line: %1 when nine of ten runs have finished, %2 step time, %3 memory</extracomment>
        <translation>P90 %1 · 单步 %2 · 峰值 %3</translation>
    </message>
    <message>
        <source>%1 a step · %2 at the peak</source>
        <translation>单步 %1 · 峰值 %2</translation>
    </message>
    <message>
        <source>Alternatives</source>
        <translation>其他布局</translation>
    </message>
    <message>
        <source>No other layout runs on this cluster.</source>
        <translation>此集群上没有其他可运行的布局。</translation>
    </message>
    <message>
        <source>Compare the strategies…</source>
        <translation>比较策略…</translation>
    </message>
    <message>
        <source>Rejected, and why</source>
        <translation>未采用的布局及原因</translation>
    </message>
    <message>
        <source>A smaller start</source>
        <translation>先从小规模启动</translation>
    </message>
    <message>
        <source>Worth it when the whole gang would wait longer than %1.</source>
        <translation>若等待整个成组作业超过 %1，则值得采用。</translation>
    </message>
    <message>
        <source>Proves the platform while its gaps are closed.</source>
        <translation>在补齐缺口的同时验证平台。</translation>
    </message>
    <message>
        <source>Mind as well</source>
        <translation>另请注意</translation>
    </message>
    <message>
        <source>Advised layout</source>
        <translation>建议的布局</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>峰值显存</translation>
    </message>
    <message>
        <source>Complexity</source>
        <extracomment>how hard a layout is to run: %1 of 5</extracomment>
        <translation>复杂度</translation>
    </message>
    <message>
        <source>%1 of 5</source>
        <translation>%1 / 5</translation>
    </message>
    <message>
        <source>The plan has this layout.</source>
        <translation>方案已采用此布局。</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::AdvisorPanel</name>
    <message>
        <source>The plan is being judged…</source>
        <translation>正在研判方案…</translation>
    </message>
    <message>
        <source>Draw a cluster and choose a model: the advisor then says whether the platform can carry the training, and why.</source>
        <translation>请绘制集群并选择模型：研判会说明平台能否承载此训练，以及原因。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Judge again</source>
        <translation>重新研判</translation>
    </message>
    <message>
        <source>The plan has changed; judging again…</source>
        <translation>方案已更改；正在重新研判…</translation>
    </message>
    <message>
        <source>Judging…</source>
        <translation>正在研判…</translation>
    </message>
    <message>
        <source>Stopped. This is about an older plan.</source>
        <translation>已停止。此结论针对较早的方案。</translation>
    </message>
    <message>
        <source>The plan has changed.</source>
        <translation>方案已更改。</translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>已是最新</translation>
    </message>
    <message>
        <source>How far the judgement is</source>
        <translation>研判进度</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>研判结论</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ArrivalsForm</name>
    <message>
        <source>Offered load</source>
        <translation>提交负载</translation>
    </message>
    <message>
        <source>GPU-hours that the jobs ask for, over those of the pool. The published durations are scaled to it; empty takes them as they are.</source>
        <translation>作业申请的 GPU 小时与资源池之比。公开的时长据此缩放；留空则保持原样。</translation>
    </message>
    <message>
        <source>Jobs a day</source>
        <translation>每天作业数</translation>
    </message>
    <message>
        <source>Philly, 2017: 82,247 jobs in 108 days.</source>
        <translation>Philly，2017：108 天 82,247 个作业。</translation>
    </message>
    <message>
        <source>Burstiness</source>
        <translation>突发性</translation>
    </message>
    <message>
        <source>Coefficient of variation of the time between two jobs: 1 is a Poisson process, Philly had 15.</source>
        <translation>相邻作业到达间隔的变异系数：1 为泊松过程，Philly 为 15。</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>How long jobs arrive.</source>
        <translation>作业持续到达的天数。</translation>
    </message>
    <message>
        <source>Largest job, GPUs</source>
        <translation>最大作业，GPU 数</translation>
    </message>
    <message>
        <source>Larger ones are left out of the published mix, which goes up to 32.</source>
        <translation>公开的作业组成最大为 32 块 GPU，更大的不计入。</translation>
    </message>
    <message>
        <source>Preemptible</source>
        <translation>可抢占</translation>
    </message>
    <message>
        <source>Share of the jobs that have a low priority and may be preempted.</source>
        <translation>优先级低、可被抢占的作业比例。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>The same seed gives the same jobs on every machine.</source>
        <translation>相同的种子在任何机器上生成相同的作业。</translation>
    </message>
    <message>
        <source>Jobs from a file</source>
        <translation>来自文件的作业</translation>
    </message>
    <message>
        <source>Job traces (*.csv *.swf *.txt *.tsv);;All files (*)</source>
        <translation>作业记录 (*.csv *.swf *.txt *.tsv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>来自文件</translation>
    </message>
    <message>
        <source>CSV with the columns submit_s, duration_s and gpus, a Standard Workload Format file, or the output of sacct --parsable2.</source>
        <translation>含 submit_s、duration_s 与 gpus 列的 CSV、标准工作负载格式（SWF）文件，或 sacct --parsable2 的输出。</translation>
    </message>
    <message>
        <source>Generated, bursty</source>
        <translation>生成，突发到达</translation>
    </message>
    <message>
        <source>Sizes and durations of Microsoft&apos;s Philly cluster, arrivals in bursts.</source>
        <translation>规模与时长取自 Microsoft 的 Philly 集群，成批突发到达。</translation>
    </message>
    <message>
        <source>CSV, SWF or sacct output</source>
        <translation>CSV、SWF 或 sacct 输出</translation>
    </message>
    <message>
        <source>File of jobs</source>
        <translation>作业文件</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose a file of jobs</source>
        <translation>选择作业文件</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>按公开数据</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::AxisEdit</name>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>第一个值</translation>
    </message>
    <message>
        <source>Last value</source>
        <translation>最后一个值</translation>
    </message>
    <message>
        <source>Number of values</source>
        <translation>取值个数</translation>
    </message>
    <message>
        <source> values</source>
        <translation> 个值</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>间隔方式</translation>
    </message>
    <message>
        <source>in equal steps</source>
        <translation>等差</translation>
    </message>
    <message>
        <source>by equal factors</source>
        <translation>等比</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::AxisRow</name>
    <message>
        <source>free</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>between</source>
        <translation>介于</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>The values that a free axis may take: &quot;1 to 16&quot;</extracomment>
        <translation>任意</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>%1, at least</source>
        <extracomment>%1 an axis: tensor parallel</extracomment>
        <translation>%1，不小于</translation>
    </message>
    <message>
        <source>%1, at most</source>
        <extracomment>%1 an axis: tensor parallel</extracomment>
        <translation>%1，不大于</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::BalanceDialog</name>
    <message>
        <source>Balance stages by time</source>
        <translation>按时间均衡各阶段</translation>
    </message>
    <message>
        <source>Balance stages by memory</source>
        <translation>按显存均衡各阶段</translation>
    </message>
    <message>
        <source>Balance stages by time and memory</source>
        <translation>按时间与显存均衡各阶段</translation>
    </message>
    <message>
        <source>Looking for the best boundaries…</source>
        <translation>正在寻找最佳边界…</translation>
    </message>
    <message>
        <source>Slowest stage %1 → %2, fullest GPU %3 → %4, step %5.</source>
        <extracomment>%1 → %2 time of the slowest stage, %3 → %4 memory of the fullest GPU, %5 such as &quot;−3.1 %&quot;</extracomment>
        <translation>最慢的阶段 %1 → %2，最满的 GPU %3 → %4，单步 %5。</translation>
    </message>
    <message>
        <source>Balance stages</source>
        <translation>均衡各阶段</translation>
    </message>
    <message>
        <source>Moves the boundaries between the stages to their best place. The strip shows where they were with dashed lines; nothing is kept until you apply it.</source>
        <translation>将各阶段之间的边界移到最佳位置。层条以虚线显示原来的边界；应用之前不会保留任何更改。</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>按时间</translation>
    </message>
    <message>
        <source>The slowest stage becomes as fast as whole layers allow</source>
        <translation>在整层的前提下，使最慢的阶段尽可能快</translation>
    </message>
    <message>
        <source>By memory</source>
        <translation>按显存</translation>
    </message>
    <message>
        <source>The fullest GPU becomes as empty as whole layers allow</source>
        <translation>在整层的前提下，使最满的 GPU 尽可能空</translation>
    </message>
    <message>
        <source>By both</source>
        <translation>兼顾两者</translation>
    </message>
    <message>
        <source>By time, as far as every stage fits into memory</source>
        <translation>在每个阶段都放得下的前提下按时间均衡</translation>
    </message>
    <message>
        <source>Stages before and after</source>
        <translation>均衡前后的各阶段</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::BalanceTable</name>
    <message>
        <source>%1 → %2</source>
        <comment>before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 (locked)</source>
        <translation>%1（已锁定）</translation>
    </message>
    <message>
        <source>More than the %1 of the GPU</source>
        <translation>超过 GPU 的 %1</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Time per micro-batch</source>
        <translation>每微批次时间</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>峰值显存</translation>
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
    <message>
        <source>Wire hosts: %1</source>
        <extracomment>an undo entry: %1 is a network template such as &quot;Fat tree&quot;</extracomment>
        <translation>为节点连线：%1</translation>
    </message>
    <message>
        <source>%1 and %2 drawn.</source>
        <extracomment>%1 such as &quot;12 switches&quot;, %2 such as &quot;512 cables&quot;</extracomment>
        <translation>已绘制 %1与 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln switch(es)</source>
        <translation>
            <numerusform>%Ln 台交换机</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cable(s)</source>
        <translation>
            <numerusform>%Ln 根线缆</numerusform>
        </translation>
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
    <message>
        <source>Mark host %1 as healthy</source>
        <extracomment>%1 is the number of a host in its group</extracomment>
        <translation>将节点 %1 标为正常</translation>
    </message>
    <message>
        <source>Mark host %1 as failed</source>
        <translation>将节点 %1 标为故障</translation>
    </message>
    <message>
        <source>Free host %1 of %2</source>
        <extracomment>%1 number of a host, %2 name of a tenant</extracomment>
        <translation>释放 %2 占用的节点 %1</translation>
    </message>
    <message>
        <source>Host %1 is another tenant&apos;s</source>
        <translation>节点 %1 由其他租户占用</translation>
    </message>
    <message>
        <source>tenant</source>
        <translation>租户</translation>
    </message>
    <message>
        <source>Other tenants&apos; jobs…</source>
        <translation>其他租户的作业…</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::CapacityPanel</name>
    <message>
        <source>Set the deadline</source>
        <translation>设置截止日期</translation>
    </message>
    <message>
        <source>Remove the deadline</source>
        <translation>移除截止日期</translation>
    </message>
    <message>
        <source>Finish and capacity</source>
        <translation>完成时间与容量</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>截止日期</translation>
    </message>
    <message>
        <source>The day by which the training must be finished; part of the plan.</source>
        <translation>训练必须完成的日期；属于方案的一部分。</translation>
    </message>
    <message>
        <source>Day of the deadline</source>
        <translation>截止的日期</translation>
    </message>
    <message>
        <source>Simulate the queue…</source>
        <translation>模拟排队…</translation>
    </message>
    <message>
        <source>Play jobs on this cluster: waits, use over time, starvation, deadlocks.</source>
        <translation>在此集群上运行作业：等待、利用率变化、饿死、死锁。</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Figures of the capacity review</source>
        <translation>容量评估的数值</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
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
    <message>
        <source>Why?</source>
        <translation>依据</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ChartRow</name>
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
    <name>slicescape::ui::ChartTableDialog</name>
    <message>
        <source>Copy CSV</source>
        <translation>复制 CSV</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ChoiceGroup</name>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Try all of these; again only the first</source>
        <translation>尝试其中全部；再次点击则只尝试第一项</translation>
    </message>
    <message>
        <source>%1: all</source>
        <extracomment>%1 a group of choices, such as &quot;Schedules&quot;</extracomment>
        <translation>%1：全部</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a group of choices, %2 one of them: &quot;Schedules: 1F1B&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ClaimDetails</name>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>From</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>To green</source>
        <translation>如何变绿</translation>
    </message>
    <message>
        <source>%1 = %2 · %3</source>
        <extracomment>one input of a formula: %1 its symbol, %2 its value, %3 where that comes from</extracomment>
        <translation>%1 = %2 · %3</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
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
    <message>
        <source>network</source>
        <translation>网络</translation>
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
        <source>Model description</source>
        <translation>模型描述</translation>
    </message>
    <message>
        <source>Hugging Face config (*.json);;All files (*)</source>
        <translation>Hugging Face 配置 (*.json);;所有文件 (*)</translation>
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
    <message>
        <source>All files (*);;Plans and model descriptions (*.slicescape *.json)</source>
        <translation>所有文件 (*);;方案与模型描述 (*.slicescape *.json)</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>导入 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more change(s).</source>
        <translation>
            <numerusform>%n 处更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>What can be opened here: plans (*.slicescape), the config.json of Hugging Face models, and files that describe or measure a cluster.</source>
        <translation>此处可打开：方案（*.slicescape）、Hugging Face 模型的 config.json，以及描述或测量集群的文件。</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>调度</translation>
    </message>
    <message>
        <source>PyTorch pipelining CSV (*.csv);;All files (*)</source>
        <translation>PyTorch 流水线 CSV (*.csv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Use the schedule of %1</source>
        <translation>使用 %1 的调度</translation>
    </message>
    <message>
        <source>The plan runs the schedule of %1.</source>
        <translation>方案现使用 %1 的调度。</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) for sending and sharding are left out: the simulation adds its own.</source>
        <translation>
            <numerusform>略去了 %n 个收发与切分条目：模拟会自行加入。</numerusform>
        </translation>
    </message>
    <message>
        <source>The layers are spread evenly over its stages.</source>
        <translation>各层已均匀分布到其各阶段。</translation>
    </message>
    <message>
        <source>Export schedule CSV</source>
        <translation>导出调度 CSV</translation>
    </message>
    <message>
        <source>PyTorch pipelining CSV (*.csv)</source>
        <translation>PyTorch 流水线 CSV (*.csv)</translation>
    </message>
    <message>
        <source>The schedule is written to %1.</source>
        <translation>调度已写入 %1。</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::FindingDelegate</name>
    <message>
        <source>Fix…</source>
        <extracomment>a button on a finding: shows the changes that mend it</extracomment>
        <translation>修复…</translation>
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
    <message>
        <source>Why?</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>修复…</translation>
    </message>
    <message>
        <source>Fix the plan…</source>
        <translation>修复方案…</translation>
    </message>
    <message>
        <source>Show the smallest changes after which the plan fits and keeps every rule</source>
        <translation>显示使方案放得下且不违反规则的最小改动</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::FixChooser</name>
    <message>
        <source>Trying single changes and pairs of them…</source>
        <translation>正在尝试单项改动和两项组合…</translation>
    </message>
    <message>
        <source>The plan fits and keeps every rule: nothing to mend.</source>
        <translation>方案放得下，且不违反规则：无需修复。</translation>
    </message>
    <message>
        <source>No single change and no pair of changes mends this. A search over all layouts, more hosts or another model may.</source>
        <translation>没有任何单项改动或两项组合能够修复。可以搜索全部布局、增加节点或更换模型。</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) found. The selected one is shown in the window; Esc brings the old plan back.</source>
        <translation>
            <numerusform>找到 %n 项改动。窗口中显示的是所选改动；按 Esc 恢复原方案。</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix this finding</source>
        <translation>修复此问题</translation>
    </message>
    <message>
        <source>Fix the plan</source>
        <translation>修复方案</translation>
    </message>
    <message>
        <source>The smallest changes after which the plan fits and keeps every rule, least GPU time first.</source>
        <translation>使方案放得下且不违反规则的最小改动，占用 GPU 时间最少的排在最前。</translation>
    </message>
    <message>
        <source>Changes that mend the plan</source>
        <translation>可修复方案的改动</translation>
    </message>
    <message>
        <source>Changes are being tried</source>
        <translation>正在尝试改动</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::FixTable</name>
    <message>
        <source>This mends the finding; other errors of the plan stay.</source>
        <translation>可修复此问题；方案的其他错误仍然存在。</translation>
    </message>
    <message>
        <source>Change, with its gain and price</source>
        <translation>改动及其收益与代价</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>Fullest GPU</source>
        <translation>最满的 GPU</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::FoldRow</name>
    <message>
        <source>%1, %2</source>
        <extracomment>read aloud: %1 a title, %2 a word such as &quot;Watch&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::FoundPlanTable</name>
    <message>
        <source>No other layout is better in step time, memory, GPUs and cost at once.</source>
        <translation>没有其他布局在单步时间、显存、GPU 数和成本上同时更优。</translation>
    </message>
    <message>
        <source>%1: the plan as it is</source>
        <extracomment>%1 a layout</extracomment>
        <translation>%1：当前方案</translation>
    </message>
    <message>
        <source>Within %1 of the best: the two cannot be told apart. Ties stand with the simplest layout first.</source>
        <translation>与最佳相差不到 %1：两者无法区分优劣。持平的布局中最简单的排在前面。</translation>
    </message>
    <message>
        <source>%1 free on the fullest GPU, %2 of it (%3)</source>
        <extracomment>%1 memory that is left, %2 share of the GPU, %3 exact bytes</extracomment>
        <translation>最满的 GPU 剩余 %1，占其 %2（%3）</translation>
    </message>
    <message>
        <source>not beaten</source>
        <translation>未被超过</translation>
    </message>
    <message>
        <source>Median, and the band from P10 to P90 in brackets</source>
        <translation>中位数，括号内为 P10 到 P90 的区间</translation>
    </message>
    <message>
        <source>In what the search looks for</source>
        <translation>按搜索目标计</translation>
    </message>
    <message>
        <source>Free memory of the fullest GPU</source>
        <translation>最满 GPU 的剩余显存</translation>
    </message>
    <message>
        <source>Time until the tokens of the plan are trained, with failures and checkpoints</source>
        <translation>训练完方案的 token 所需时间，计入故障与检查点</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>Against best</source>
        <translation>与最佳相比</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>Finished in</source>
        <translation>完成用时</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>气泡</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Step time, P10</source>
        <translation>单步时间，P10</translation>
    </message>
    <message>
        <source>Step time, P90</source>
        <translation>单步时间，P90</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>持平</translation>
    </message>
    <message>
        <source>Not beaten</source>
        <translation>未被超过</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>峰值显存</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::GangCard</name>
    <message>
        <source>Gang placement</source>
        <translation>成组放置</translation>
    </message>
    <message>
        <source>Being computed once the plan is calm.</source>
        <translation>方案静止后开始计算。</translation>
    </message>
    <message>
        <source>Would preempt: %1.</source>
        <extracomment>%1 is a list of tenants</extracomment>
        <translation>将抢占：%1。</translation>
    </message>
    <message>
        <source>%1 GPUs free, %2 hosts empty, %3 fragmented</source>
        <extracomment>%1 free GPUs, %2 hosts, %3 share</extracomment>
        <translation>空闲 GPU %1 块，全空节点 %2 个，碎片化 %3</translation>
    </message>
    <message numerus="yes">
        <source>%n empty host(s) left in its domain</source>
        <translation>
            <numerusform>其域内还剩 %n 个全空节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Largest gang now: %n GPU(s)</source>
        <translation>
            <numerusform>当前最大成组：%n 块 GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>Break-even wait: %1</source>
        <translation>临界等待时间：%1</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::GpuRow</name>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>as in the plan: %1</source>
        <translation>与方案相同：%1</translation>
    </message>
    <message>
        <source>the whole cluster: %1</source>
        <translation>整个集群：%1</translation>
    </message>
    <message>
        <source>between</source>
        <translation>介于</translation>
    </message>
    <message>
        <source>GPUs, at least</source>
        <translation>GPU 数，不小于</translation>
    </message>
    <message>
        <source>GPUs, at most</source>
        <translation>GPU 数，不大于</translation>
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
    <name>slicescape::ui::HelpWindow</name>
    <message>
        <source>%1 › %2</source>
        <extracomment>%1 page of the help, %2 heading on it</extracomment>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>Nothing contains these words.</source>
        <translation>没有包含这些词的内容。</translation>
    </message>
    <message>
        <source>%1 – Slicescape help</source>
        <extracomment>%1 title of the page</extracomment>
        <translation>%1 – Slicescape 帮助</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>搜索帮助</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>帮助页面</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>后退（Alt+Left）</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>前进（Alt+Right）</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>First page (Alt+Home)</source>
        <translation>首页（Alt+Home）</translation>
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
        <source>Ctrl+Shift+P finds any command, F1 opens the help, each edit can be undone.</source>
        <translation>Ctrl+Shift+P 可查找任意命令，F1 打开帮助，每次编辑都可撤销。</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::HostLossRow</name>
    <message>
        <source>Host, counted from 0</source>
        <translation>节点，从 0 计数</translation>
    </message>
    <message>
        <source>The host that goes, counted from 0</source>
        <translation>失效的节点，从 0 计数</translation>
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
    <message>
        <source>If a host goes</source>
        <translation>节点故障时</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ImportDialog</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a place in a file such as &quot;line 12&quot;, %2 what is said of it</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Recognised as: %1</source>
        <translation>识别为：%1</translation>
    </message>
    <message>
        <source>What was understood of the file</source>
        <translation>从文件中读出的内容</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Put into the plan</source>
        <translation>放入方案</translation>
    </message>
    <message>
        <source>Nothing: the file holds nothing that a plan can take.</source>
        <translation>无：文件中没有方案可采用的内容。</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>已读出</translation>
    </message>
    <message>
        <source>Changes to the plan</source>
        <translation>对方案的更改</translation>
    </message>
    <message>
        <source>Notes on the reading</source>
        <translation>读取说明</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>已略去</translation>
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
    <message>
        <source>Type a stage layout…</source>
        <translation>输入阶段排布…</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>read aloud: %1 the sizes of the stages, %2 what the keyboard moves</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Split stage %1</source>
        <translation>拆分阶段 %1</translation>
    </message>
    <message>
        <source>Merge stage %1 with the next</source>
        <translation>将阶段 %1 与下一阶段合并</translation>
    </message>
    <message>
        <source>Unlock stage %1</source>
        <translation>解锁阶段 %1</translation>
    </message>
    <message>
        <source>Lock stage %1</source>
        <translation>锁定阶段 %1</translation>
    </message>
    <message>
        <source>Balance stages…</source>
        <translation>均衡各阶段…</translation>
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
    <name>slicescape::ui::LevelFieldEditor</name>
    <message>
        <source>Not answered</source>
        <translation>未回答</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>a level of readiness: %1 its number, %2 what it means</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Counts as level 0, but does not stop a job: answer it to be sure.</source>
        <translation>按第 0 级计，但不会阻止作业：请回答以便确认。</translation>
    </message>
    <message>
        <source>Read from “%1”</source>
        <extracomment>%1 is a line of an imported file</extracomment>
        <translation>读取自“%1”</translation>
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
    <message>
        <source>What its speed does to the step</source>
        <translation>其速率对单步的影响</translation>
    </message>
    <message>
        <source>Twice as fast</source>
        <translation>速率加倍</translation>
    </message>
    <message>
        <source>Half as fast</source>
        <translation>速率减半</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>what another link speed does: %1 a signed percentage of the step, %2 a time</extracomment>
        <translation>%1 · %2</translation>
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
    <message>
        <source>Why?</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Charts, timeline and findings</source>
        <translation>图表、时间线与问题</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>研判</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>Enter loads a layout · Ctrl+Enter searches · Esc: drawing</source>
        <translation>回车载入布局 · Ctrl+回车搜索 · Esc：画布</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>大纲</translation>
    </message>
    <message>
        <source>Palette and outline</source>
        <translation>组件库与大纲</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::MaintenanceTable</name>
    <message>
        <source>Maintenance windows</source>
        <translation>维护窗口</translation>
    </message>
    <message>
        <source>Jobs on these hosts are saved and queued again when a window begins; hosts are counted from 0.</source>
        <translation>窗口开始时，这些节点上的作业先保存再重新排队；节点从 0 计数。</translation>
    </message>
    <message>
        <source>Starts, h</source>
        <translation>开始，h</translation>
    </message>
    <message>
        <source>Lasts, h</source>
        <translation>持续，h</translation>
    </message>
    <message>
        <source>First host</source>
        <translation>首个节点</translation>
    </message>
    <message>
        <source>Hosts, 0 = all</source>
        <translation>节点数，0 = 全部</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add a maintenance window</source>
        <translation>添加维护窗口</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the selected maintenance window</source>
        <translation>移除选中的维护窗口</translation>
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
    <name>slicescape::ui::OptionActions</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Shows %1 in the whole window until you click elsewhere or press Esc</source>
        <translation>在整个窗口中显示 %1，直到单击别处或按 Esc</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Takes %1 over into the plan; one undo brings the old layout back</source>
        <translation>将 %1 写入方案；撤销一次即恢复原布局</translation>
    </message>
    <message>
        <source>Preview %1</source>
        <extracomment>%1 is a layout such as &quot;TP 8 · PP 4 · DP 2&quot;</extracomment>
        <translation>预览 %1</translation>
    </message>
    <message>
        <source>Apply %1</source>
        <extracomment>%1 is a layout such as &quot;TP 8 · PP 4 · DP 2&quot;</extracomment>
        <translation>采用 %1</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::OutlineModel</name>
    <message>
        <source>%1 × %2</source>
        <extracomment>a host that the plan describes: %1 a count, %2 a device name</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>交换机</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>tier %1 · %2 × %3</source>
        <extracomment>a switch: %1 its tier, %2 its number of ports, %3 such as &quot;400 Gb/s&quot;</extracomment>
        <translation>第 %1 层 · %2 × %3</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>the two ends of a link</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Members of a group; of a link, the cables of each member at its first end</source>
        <translation>组的成员数；链路则为第一端每个成员的线缆数</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Set the count of %1 to %2</source>
        <translation>将 %1 的数量设为 %2</translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>重命名为 %1</translation>
    </message>
    <message>
        <source>Make %1 of type %2</source>
        <translation>将 %1 的类型设为 %2</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::OutlinePanel</name>
    <message>
        <source>Find a host, switch or link</source>
        <translation>查找节点、交换机或链路</translation>
    </message>
    <message>
        <source>Outline of the cluster</source>
        <translation>集群大纲</translation>
    </message>
    <message>
        <source>Hosts, switches and links of the drawing. F2 edits the current cell, Delete removes the selected objects.</source>
        <translation>图中的节点、交换机与链路。按 F2 编辑当前单元格，按 Delete 删除选中的对象。</translation>
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
    <message>
        <source>Gang</source>
        <translation>成组</translation>
    </message>
    <message>
        <source>Where the job&apos;s gang would go, green now and amber later; others&apos; hosts hatched, failed hosts crossed.</source>
        <translation>本作业会放置在哪里：绿色为现在，琥珀色为以后；他人的节点画斜线，故障节点画叉。</translation>
    </message>
    <message>
        <source>&lt; 50 % busy</source>
        <translation>繁忙 &lt; 50 %</translation>
    </message>
    <message>
        <source>&lt; 80 %</source>
        <translation>&lt; 80 %</translation>
    </message>
    <message>
        <source>more</source>
        <translation>更高</translation>
    </message>
    <message>
        <source>All axes</source>
        <translation>全部并行轴</translation>
    </message>
    <message>
        <source>Axis whose traffic the links show</source>
        <translation>链路显示其流量的并行轴</translation>
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
    <name>slicescape::ui::ParetoChart</name>
    <message>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>Memory headroom</source>
        <translation>显存余量</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>Cost in dollars</source>
        <translation>成本（USD）</translation>
    </message>
    <message>
        <source>Cost in GPU-hours</source>
        <translation>成本（GPU 小时）</translation>
    </message>
    <message>
        <source>step time, s (less is better)</source>
        <translation>单步时间，s（越小越好）</translation>
    </message>
    <message>
        <source>headroom, GiB (more is better)</source>
        <translation>余量，GiB（越大越好）</translation>
    </message>
    <message>
        <source>headroom, GB (more is better)</source>
        <translation>余量，GB（越大越好）</translation>
    </message>
    <message>
        <source>GPUs (less is better)</source>
        <translation>GPU 数（越少越好）</translation>
    </message>
    <message>
        <source>cost, thousand dollars (less is better)</source>
        <translation>成本，千 USD（越小越好）</translation>
    </message>
    <message>
        <source>cost, thousand GPU-hours (less is better)</source>
        <translation>成本，千 GPU 小时（越小越好）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 name of a figure, %2 its value</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This is the plan as it is.</source>
        <translation>这是当前方案。</translation>
    </message>
    <message>
        <source>Layouts by %1 and %2</source>
        <extracomment>Of a chart: %1 and %2 names of figures</extracomment>
        <translation>布局：%1 与 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n layout(s)</source>
        <translation>
            <numerusform>%n 个布局</numerusform>
        </translation>
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
    <message>
        <source>Compare schedules…</source>
        <translation>比较调度…</translation>
    </message>
    <message>
        <source>Bubble, step time and memory of every schedule side by side</source>
        <translation>并排查看每种调度的气泡、单步时间与显存</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>Failures and restarts</source>
        <translation>故障与重启</translation>
    </message>
    <message>
        <source>Waits, checkpoints and pace</source>
        <translation>等待、检查点与速率</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>Memory by other tools&apos; formulas</source>
        <translation>其他工具公式给出的显存</translation>
    </message>
    <message>
        <source>Megatron-LM, states</source>
        <translation>Megatron-LM，状态</translation>
    </message>
    <message>
        <source>Weight and optimizer memory of its theoretical report, most loaded GPU</source>
        <translation>其理论报告中的权重与优化器显存，负载最重的 GPU</translation>
    </message>
    <message>
        <source>Megatron-LM, activations</source>
        <translation>Megatron-LM，激活值</translation>
    </message>
    <message>
        <source>Activation memory of its theoretical report</source>
        <translation>其理论报告中的激活值显存</translation>
    </message>
    <message>
        <source>DeepSpeed, ZeRO-2 states</source>
        <translation>DeepSpeed，ZeRO-2 状态</translation>
    </message>
    <message>
        <source>Its estimator for all parameters on all GPUs, nothing offloaded</source>
        <translation>其估算器的结果：全部参数、全部 GPU，无卸载</translation>
    </message>
    <message>
        <source>DeepSpeed, ZeRO-3 states</source>
        <translation>DeepSpeed，ZeRO-3 状态</translation>
    </message>
    <message>
        <source>Queue and deadline</source>
        <translation>排队与截止日期</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::PolicyForm</name>
    <message>
        <source>Rules of the queue</source>
        <translation>排队规则</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Strict: the first in the queue blocks everyone behind it. Best effort: whatever fits starts, large gangs may starve. Backfill: others start only where they do not delay the first one&apos;s reservation.</source>
        <translation>严格：队首作业阻塞其后所有作业。尽力而为：放得下的即启动，大规模成组作业可能饿死。回填：其他作业仅在不推迟队首预留的位置启动。</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>严格</translation>
    </message>
    <message>
        <source>Best effort</source>
        <translation>尽力而为</translation>
    </message>
    <message>
        <source>Backfill</source>
        <translation>回填</translation>
    </message>
    <message>
        <source>Gangs</source>
        <translation>成组</translation>
    </message>
    <message>
        <source>Atomic: all hosts or none. Time-out: hosts one by one, given back when the last does not come. None: hosts one by one, held; two halves can block each other for ever.</source>
        <translation>原子：全部节点或一个也不分配。超时：逐个占用节点，凑不齐则归还。无：逐个占用并一直持有；两个各占一半的作业可能永远互相阻塞。</translation>
    </message>
    <message>
        <source>Atomic</source>
        <translation>原子</translation>
    </message>
    <message>
        <source>Time-out</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Gang time-out</source>
        <translation>成组超时</translation>
    </message>
    <message>
        <source>After it an incomplete gang gives its hosts back (Kueue: 30 min).</source>
        <translation>超过后，未凑齐的成组作业归还其节点（Kueue：30 min）。</translation>
    </message>
    <message>
        <source>Gang stays within</source>
        <translation>成组范围</translation>
    </message>
    <message>
        <source>Jobs of more than one host get all their hosts in one such domain.</source>
        <translation>多节点作业的全部节点须位于同一个此类范围内。</translation>
    </message>
    <message>
        <source>a host</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>a scale-up domain</source>
        <translation>高速互联域</translation>
    </message>
    <message>
        <source>a rack</source>
        <translation>机架</translation>
    </message>
    <message>
        <source>a block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>the cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>Preemption</source>
        <translation>抢占</translation>
    </message>
    <message>
        <source>Jobs of higher priority take the place of preemptible ones.</source>
        <translation>优先级较高的作业取代可被抢占的作业。</translation>
    </message>
    <message>
        <source>Least run time, h</source>
        <translation>最短运行时间，h</translation>
    </message>
    <message>
        <source>A job may be preempted only after it has run so long.</source>
        <translation>作业运行满此时间后才可被抢占。</translation>
    </message>
    <message>
        <source>Grace</source>
        <translation>宽限期</translation>
    </message>
    <message>
        <source>Between the notice and the end; a job that can save in it loses nothing.</source>
        <translation>从通知到结束的时间；在此期间能完成保存的作业不丢失工作。</translation>
    </message>
    <message>
        <source>Time to save</source>
        <translation>保存所需时间</translation>
    </message>
    <message>
        <source>What a job needs to save when it gets its notice.</source>
        <translation>作业收到通知后保存所需的时间。</translation>
    </message>
    <message>
        <source>Checkpoint every, h</source>
        <translation>检查点间隔，h</translation>
    </message>
    <message>
        <source>Work since the last checkpoint is done again after an interruption.</source>
        <translation>中断后，上一个检查点之后的工作需要重做。</translation>
    </message>
    <message>
        <source>Failures and maintenance</source>
        <translation>故障与维护</translation>
    </message>
    <message>
        <source>Failures per host and day</source>
        <translation>每节点每天故障数</translation>
    </message>
    <message>
        <source>0 = no host fails. Published: 0.0023 to 0.0065.</source>
        <translation>0 = 没有节点故障。公开数据：0.0023 到 0.0065。</translation>
    </message>
    <message>
        <source>Repair takes, h</source>
        <translation>修复时间，h</translation>
    </message>
    <message>
        <source>A failed host is away so long.</source>
        <translation>故障节点停用的时长。</translation>
    </message>
    <message>
        <source>Restart takes</source>
        <translation>重启时间</translation>
    </message>
    <message>
        <source>A job whose host was swapped goes on after it.</source>
        <translation>更换节点后，作业经过此时间继续运行。</translation>
    </message>
    <message>
        <source>Spare hosts</source>
        <translation>备用节点</translation>
    </message>
    <message>
        <source>Kept out of the queue to replace failed ones.</source>
        <translation>不参与排队，用于替换故障节点。</translation>
    </message>
    <message>
        <source>Swapped in place</source>
        <translation>原地替换</translation>
    </message>
    <message>
        <source>Failed hosts that a spare one replaces under a running job; 0 = the job is queued again.</source>
        <translation>运行中的作业可由备用节点替换的故障节点数；0 = 作业重新排队。</translation>
    </message>
    <message>
        <source>Requeue to the front</source>
        <translation>重新排到队首</translation>
    </message>
    <message>
        <source>An interrupted job keeps its place; else it goes to the end.</source>
        <translation>被中断的作业保留其位置；否则排到队尾。</translation>
    </message>
    <message>
        <source>Requeue after</source>
        <translation>重新排队间隔</translation>
    </message>
    <message>
        <source>Doubled with each try up to the longest one.</source>
        <translation>每次尝试加倍，直到最长间隔。</translation>
    </message>
    <message>
        <source>At the longest</source>
        <translation>最长间隔</translation>
    </message>
    <message>
        <source>The longest time before an interrupted job is queued again.</source>
        <translation>被中断的作业重新排队前的最长时间。</translation>
    </message>
    <message>
        <source>Restarts allowed</source>
        <translation>允许的重启次数</translation>
    </message>
    <message>
        <source>After so many a job is given up (Volcano: 3).</source>
        <translation>超过后放弃作业（Volcano：3）。</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>This plan&apos;s job, and growth</source>
        <translation>本方案的作业与增长</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Higher ones come first.</source>
        <translation>数值较大者优先。</translation>
    </message>
    <message>
        <source>Preemptible</source>
        <translation>可抢占</translation>
    </message>
    <message>
        <source>This plan&apos;s job may be preempted by those of higher priority.</source>
        <translation>本方案的作业可被优先级更高的作业抢占。</translation>
    </message>
    <message>
        <source>Time limit, h</source>
        <translation>时间限制，h</translation>
    </message>
    <message>
        <source>Of one allocation of this plan&apos;s job.</source>
        <translation>本方案的作业单次分配的时限。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Growth per year</source>
        <translation>每年增长</translation>
    </message>
    <message>
        <source>Of the load that jobs offer; 50 % = half as much again. Decides when the pool is full.</source>
        <translation>作业提交负载的增长；50 % 即增加一半。决定资源池何时装满。</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未给出</translation>
    </message>
    <message>
        <source>Promised P90 wait, h</source>
        <translation>承诺的 P90 等待，h</translation>
    </message>
    <message>
        <source>The pool is full when nine of ten jobs no longer start within it.</source>
        <translation>当十分之九的作业不再能在此时间内启动时，资源池即已装满。</translation>
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
    <name>slicescape::ui::QueueWindow</name>
    <message>
        <source>Stopped before the end; the figures are those of the run before.</source>
        <translation>已提前停止；所示为上一次运行的数值。</translation>
    </message>
    <message>
        <source>Change the rules of the queue</source>
        <translation>更改排队规则</translation>
    </message>
    <message>
        <source>Take the simulated queue wait</source>
        <translation>采用模拟的排队等待</translation>
    </message>
    <message>
        <source>Draw hosts first: the jobs are played on the drawn cluster.</source>
        <translation>请先绘制节点：作业在所画的集群上运行。</translation>
    </message>
    <message>
        <source>Choose jobs and rules, then run: waits by size, use over time, and whatever starves or blocks.</source>
        <translation>选择作业与规则后运行：按规模的等待、利用率变化，以及饿死或阻塞的作业。</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Messages %1</source>
        <translation>消息 %1</translation>
    </message>
    <message>
        <source>Queue simulation</source>
        <translation>排队模拟</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Play the jobs on the drawn cluster.</source>
        <translation>在所画的集群上运行这些作业。</translation>
    </message>
    <message>
        <source>Keep in the plan</source>
        <translation>保存到方案</translation>
    </message>
    <message>
        <source>Make these rules those of the plan; one undo entry.</source>
        <translation>将这些规则作为方案的规则；占一个撤销步骤。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Take this wait</source>
        <translation>采用此等待</translation>
    </message>
    <message>
        <source>Make the simulated wait of this plan&apos;s gang the queue wait of its finish; one undo entry.</source>
        <translation>将模拟得出的本方案成组作业的等待作为其完成时间中的排队等待；占一个撤销步骤。</translation>
    </message>
    <message>
        <source>Progress of the simulation</source>
        <translation>模拟进度</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Use over time</source>
        <translation>利用率变化</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>增长</translation>
    </message>
    <message>
        <source>Results of the simulation</source>
        <translation>模拟结果</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>作业数</translation>
    </message>
    <message>
        <source>Wait P50</source>
        <translation>等待 P50</translation>
    </message>
    <message>
        <source>Wait P90</source>
        <translation>等待 P90</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最长</translation>
    </message>
    <message>
        <source>Waits by size of the job</source>
        <translation>按作业规模的等待</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>处理办法</translation>
    </message>
    <message>
        <source>Messages of the simulation</source>
        <translation>模拟的消息</translation>
    </message>
    <message>
        <source>Jobs and rules</source>
        <translation>作业与规则</translation>
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
    <message>
        <source>Compare schedules…</source>
        <translation>比较调度…</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ScheduleChooser</name>
    <message>
        <source>Its stages are cut otherwise: the layers are spread evenly over them.</source>
        <translation>其阶段划分不同：各层已均匀分布到这些阶段。</translation>
    </message>
    <message>
        <source>Use the schedule %1</source>
        <translation>使用调度 %1</translation>
    </message>
    <message>
        <source>Compare schedules</source>
        <translation>比较调度</translation>
    </message>
    <message>
        <source>Schedules</source>
        <translation>调度列表</translation>
    </message>
    <message>
        <source>Bubble against memory</source>
        <translation>气泡与显存</translation>
    </message>
    <message>
        <source>Use this schedule</source>
        <translation>使用此调度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>With one pipeline stage there is no schedule to choose: raise PP first.</source>
        <translation>只有一个流水线阶段时没有可选的调度：请先提高 PP。</translation>
    </message>
    <message numerus="yes">
        <source>%n micro-batch(es) on %1 stages. The selected schedule is shown in the window; Cancel brings the old one back.</source>
        <translation>
            <numerusform>%1 个阶段、%n 个微批次。窗口中显示的是所选调度；“取消”恢复原来的调度。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ScheduleScatter</name>
    <message>
        <source>peak memory of the worst GPU, GiB</source>
        <translation>最差 GPU 的峰值显存，GiB</translation>
    </message>
    <message>
        <source>peak memory of the worst GPU, GB</source>
        <translation>最差 GPU 的峰值显存，GB</translation>
    </message>
    <message>
        <source>bubble ratio, %</source>
        <translation>气泡率，%</translation>
    </message>
    <message>
        <source>%1 →</source>
        <extracomment>A schedule whose point lies beyond the right edge of the picture</extracomment>
        <translation>%1 →</translation>
    </message>
    <message>
        <source>%1: %2, bubble %3</source>
        <extracomment>%1 schedule, %2 memory, %3 bubble ratio</extracomment>
        <translation>%1：%2，气泡 %3</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::ScheduleTable</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A figure and how it differs from the present one: &quot;12.3 s (−4.1 %)&quot;</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n chunks</source>
        <extracomment>%1 schedule, %n its runs of layers per rank</extracomment>
        <translation>
            <numerusform>%1 · %n 个层段</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <extracomment>%1 the rule that is broken, %2 what to do</extracomment>
        <translation>%1。%2。</translation>
    </message>
    <message>
        <source>current</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>%1 too much</source>
        <translation>超出 %1</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>layers spread evenly</source>
        <translation>均匀分层</translation>
    </message>
    <message>
        <source>What the pipeline rank that sends most sends to its neighbours in one step</source>
        <translation>发送最多的流水线 rank 在一步内发给相邻 rank 的数据量</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>调度</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>气泡</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>峰值显存</translation>
    </message>
    <message>
        <source>Sent per step</source>
        <translation>每步发送</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::SearchForm</name>
    <message>
        <source>Schedules</source>
        <translation>调度</translation>
    </message>
    <message>
        <source>Layers on stages</source>
        <translation>各层在阶段上的分布</translation>
    </message>
    <message>
        <source>A value of an axis cannot be used: see the form.</source>
        <translation>某个轴的值无法使用：见表单。</translation>
    </message>
    <message>
        <source>The number of GPUs cannot be used: see the form.</source>
        <translation>GPU 数无法使用：见表单。</translation>
    </message>
    <message>
        <source>A limit cannot be used: see the form.</source>
        <translation>某项限制无法使用：见表单。</translation>
    </message>
    <message>
        <source>Choose at least one way to recompute.</source>
        <translation>请至少选择一种重计算方式。</translation>
    </message>
    <message>
        <source>Choose at least one schedule.</source>
        <translation>请至少选择一种调度。</translation>
    </message>
    <message>
        <source>Choose how layers may be spread over the stages.</source>
        <translation>请选择各层如何分布到阶段。</translation>
    </message>
    <message>
        <source>The plan has no model that is known: choose one first.</source>
        <translation>方案没有已知的模型：请先选择模型。</translation>
    </message>
    <message>
        <source>The cluster has no free GPU: draw hosts first.</source>
        <translation>集群没有空闲的 GPU：请先绘制节点。</translation>
    </message>
    <message>
        <source>Finished within</source>
        <translation>完成用时不超过</translation>
    </message>
    <message>
        <source>Step at most</source>
        <translation>单步不超过</translation>
    </message>
    <message>
        <source>Memory at most</source>
        <translation>显存不超过</translation>
    </message>
    <message>
        <source>Cost at most</source>
        <translation>成本不超过</translation>
    </message>
    <message>
        <source>GPU-h</source>
        <translation>GPU 小时</translation>
    </message>
    <message>
        <source>MFU at least</source>
        <translation>MFU 不低于</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Look for</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Hard limits</source>
        <translation>硬性限制</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>各轴</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>搜索目标</translation>
    </message>
    <message>
        <source>Whose rules hold; with any, only what arithmetic and the schedule demand</source>
        <translation>遵循哪个框架的规则；选择“任意”时，只要求算术关系与调度本身成立</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Price every layout of the space and rank the best (Ctrl+Enter)</source>
        <translation>对空间中的所有布局计价，并列出最好的布局（Ctrl+回车）</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop and keep what was found</source>
        <translation>停止并保留已找到的结果</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Everything free again</source>
        <translation>全部恢复为自由</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::SearchPanel</name>
    <message>
        <source>The chart could not be written to %1.</source>
        <translation>无法将图表写入 %1。</translation>
    </message>
    <message>
        <source>Load the layout %1</source>
        <translation>载入布局 %1</translation>
    </message>
    <message>
        <source>Save search results</source>
        <translation>保存搜索结果</translation>
    </message>
    <message>
        <source>The results could not be written to %1.</source>
        <translation>无法将结果写入 %1。</translation>
    </message>
    <message>
        <source>CSV table (*.csv);;JSON (*.json);;PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <translation>CSV 表格 (*.csv);;JSON (*.json);;PNG 图片 (*.png);;SVG 图形 (*.svg);;PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Load into the plan</source>
        <translation>载入到方案</translation>
    </message>
    <message>
        <source>Why not this layout?</source>
        <translation>为何不用此布局？</translation>
    </message>
    <message>
        <source>Copy layout</source>
        <translation>复制布局</translation>
    </message>
    <message>
        <source>Copy table as CSV</source>
        <translation>复制表格为 CSV</translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>保存 CSV…</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>Save JSON…</source>
        <translation>保存 JSON…</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>not beaten in all four figures</source>
        <translation>四项指标均未被超过</translation>
    </message>
    <message>
        <source>among the best</source>
        <translation>最佳之一</translation>
    </message>
    <message>
        <source>the plan now</source>
        <translation>当前方案</translation>
    </message>
    <message>
        <source>Search layouts</source>
        <translation>搜索布局</translation>
    </message>
    <message>
        <source>← Drawing</source>
        <translation>← 画布</translation>
    </message>
    <message>
        <source>Back to the drawing (Esc)</source>
        <translation>返回画布（Esc）</translation>
    </message>
    <message>
        <source>Back to the drawing</source>
        <translation>返回画布</translation>
    </message>
    <message>
        <source>Copy or save the results</source>
        <translation>复制或保存结果</translation>
    </message>
    <message>
        <source>Menu of the results</source>
        <translation>结果菜单</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>搜索进度</translation>
    </message>
    <message>
        <source>Found layouts</source>
        <translation>找到的布局</translation>
    </message>
    <message>
        <source>Trade-offs</source>
        <translation>权衡</translation>
    </message>
    <message>
        <source>Figure across</source>
        <translation>横轴指标</translation>
    </message>
    <message>
        <source>Figure upwards</source>
        <translation>纵轴指标</translation>
    </message>
    <message>
        <source>The selected layout against the plan</source>
        <translation>所选布局与当前方案的对比</translation>
    </message>
    <message>
        <source>Why layouts were dropped</source>
        <translation>布局被排除的原因</translation>
    </message>
    <message>
        <source>About the layouts</source>
        <translation>关于这些布局</translation>
    </message>
    <message>
        <source>Against the plan</source>
        <translation>与方案对比</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>为何不用？</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>已排除</translation>
    </message>
    <message>
        <source>Take over this layout; one undo brings the old one back (Enter)</source>
        <translation>采用此布局；撤销一次即恢复原布局（回车）</translation>
    </message>
    <message>
        <source>The plan has changed since this search, not in its layout alone: the figures are those of the searched plan. Search again.</source>
        <translation>搜索之后，方案除布局外还有其他更改：所示数值属于搜索时的方案。请重新搜索。</translation>
    </message>
    <message>
        <source>%1 layouts, %2 a second; %3 possible</source>
        <extracomment>%1 layouts seen so far, %2 layouts a second, %3 of them that may fit and keep the limits</extracomment>
        <translation>%1 个布局，每秒 %2 个；%3 个可行</translation>
    </message>
    <message>
        <source>Stopped after %2: %1 layouts seen, %3 a second; %4 possible</source>
        <extracomment>%1 layouts of the space, %2 time, %3 layouts a second, %4 of them that may fit</extracomment>
        <translation>用时 %2 后停止：已查看 %1 个布局，每秒 %3 个；%4 个可行</translation>
    </message>
    <message>
        <source>%1 layouts in %2, %3 a second; %4 possible</source>
        <translation>%2 内查看 %1 个布局，每秒 %3 个；%4 个可行</translation>
    </message>
    <message numerus="yes">
        <source>%1. %n tie(s) with the best (within %2), simplest first.</source>
        <extracomment>%1 what was counted, %n layouts that cannot be told apart from the best, %2 a share</extracomment>
        <translation>
            <numerusform>%1。%n 个与最佳持平（相差不到 %2），最简单的在前。</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a first layout that fits…</source>
        <translation>正在寻找第一个放得下的布局…</translation>
    </message>
    <message>
        <source>The search is running.</source>
        <translation>正在搜索。</translation>
    </message>
    <message>
        <source>Search prices every legal layout of this model on these GPUs and ranks the best. Everything is free as it stands; narrow it on the left.</source>
        <translation>“搜索”会对此模型在这些 GPU 上的所有合法布局计价，并列出最好的布局。当前各项均为自由，可在左侧缩小范围。</translation>
    </message>
    <message>
        <source>After a search: why layouts were dropped, and how many.</source>
        <translation>搜索之后显示：布局被排除的原因与数量。</translation>
    </message>
    <message>
        <source>Stopped before a layout that fits was found.</source>
        <translation>在找到放得下的布局之前已停止。</translation>
    </message>
    <message>
        <source>No layout of this space fits and keeps the limits. The tab Dropped says why; more GPUs, recompute, a higher ZeRO stage or a looser limit make room.</source>
        <translation>此空间中没有既放得下又满足限制的布局。“已排除”标签页说明原因；增加 GPU、启用重计算、提高 ZeRO 级别或放宽限制可以腾出余地。</translation>
    </message>
    <message>
        <source>Select a found layout to see its figures against the plan as it is, and what differs.</source>
        <translation>选中一个找到的布局，查看其数值与当前方案的对比以及差异。</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::SearchReports</name>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>▼ %1 better</source>
        <extracomment>%1 the size of a difference: &quot;4.1 %&quot;</extracomment>
        <translation>▼ %1 变好</translation>
    </message>
    <message>
        <source>▲ %1 worse</source>
        <extracomment>%1 the size of a difference: &quot;4.1 %&quot;</extracomment>
        <translation>▲ %1 变差</translation>
    </message>
    <message>
        <source>plan now</source>
        <translation>当前方案</translation>
    </message>
    <message>
        <source>this layout</source>
        <translation>此布局</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>Finished in</source>
        <translation>完成用时</translation>
    </message>
    <message>
        <source>This is the plan as it is.</source>
        <translation>这是当前方案。</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>更改内容</translation>
    </message>
    <message>
        <source>It breaks a rule.</source>
        <translation>违反规则。</translation>
    </message>
    <message>
        <source>It does not fit.</source>
        <translation>放不下。</translation>
    </message>
    <message>
        <source>It could run: %1 a step, %2 free on the fullest GPU.</source>
        <extracomment>%1 a step time, %2 free memory</extracomment>
        <translation>可以运行：单步 %1，最满的 GPU 剩余 %2。</translation>
    </message>
    <message>
        <source>Compared with the best layout of the search.</source>
        <translation>与搜索得到的最佳布局相比。</translation>
    </message>
    <message>
        <source>Compared with the plan as it is.</source>
        <translation>与当前方案相比。</translation>
    </message>
    <message>
        <source>No layout was dropped.</source>
        <translation>没有布局被排除。</translation>
    </message>
    <message>
        <source>%1 layouts in the space; %2 priced by closed forms, %3 simulated in full. The others were dropped:</source>
        <extracomment>%1 layouts in the space, %2 priced by closed forms, %3 simulated in full</extracomment>
        <translation>空间中有 %1 个布局；%2 个以闭式公式计价，%3 个完整模拟。其余已排除：</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::SearchWords</name>
    <message>
        <source>cheap modules</source>
        <translation>低代价模块</translation>
    </message>
    <message>
        <source>cheap modules, MLP</source>
        <translation>低代价模块与 MLP</translation>
    </message>
    <message>
        <source>even</source>
        <translation>均匀</translation>
    </message>
    <message>
        <source>balanced by time</source>
        <translation>按时间均衡</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>uneven stages</source>
        <extracomment>A layout whose pipeline stages hold unequal numbers of layers</extracomment>
        <translation>不均匀的阶段</translation>
    </message>
    <message>
        <source>recompute %1</source>
        <extracomment>%1 what is recomputed: &quot;full&quot;, &quot;core_attention+norm&quot;</extracomment>
        <translation>重计算 %1</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>Finishing time (P90)</source>
        <translation>完成时间（P90）</translation>
    </message>
    <message>
        <source>Tokens per dollar</source>
        <translation>每美元 token 数</translation>
    </message>
    <message>
        <source>Tokens per GPU-hour</source>
        <translation>每 GPU 小时 token 数</translation>
    </message>
    <message>
        <source>Memory headroom</source>
        <translation>显存余量</translation>
    </message>
    <message>
        <source>Fewest GPUs in time</source>
        <translation>满足期限的最少 GPU 数</translation>
    </message>
    <message>
        <source>$%1</source>
        <extracomment>An amount of dollars, &quot;$1.20 M&quot;, and of GPU-hours, &quot;45.6 K GPU-h&quot;</extracomment>
        <translation>$%1</translation>
    </message>
    <message>
        <source>%1 GPU-h</source>
        <translation>%1 GPU 小时</translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <extracomment>%1 the median, %2 and %3 the ends of the band P10–P90: &quot;6.42 s (6.1–6.8 s)&quot;</extracomment>
        <translation>%1（%2–%3）</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>持平</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::SeekPage</name>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Give the range to look in and the target.</source>
        <translation>请给出查找范围与目标。</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <extracomment>an entry of the undo list: %1 a parameter, %2 its value</extracomment>
        <translation>将%1设为 %2</translation>
    </message>
    <message>
        <source>Trying values…</source>
        <translation>正在尝试取值…</translation>
    </message>
    <message>
        <source>%1 %2: the plan fits and keeps every rule.</source>
        <extracomment>%1 a parameter, %2 its value</extracomment>
        <translation>%1 %2：方案放得下，且不违反规则。</translation>
    </message>
    <message>
        <source>%1 %2: %3 %4.</source>
        <extracomment>%1 a parameter, %2 its value, %3 an output, %4 what it becomes</extracomment>
        <translation>%1 %2：%3 %4。</translation>
    </message>
    <message>
        <source>No value in the range meets %1. The nearest is %2, at %3 %4.</source>
        <extracomment>%1 the target, %2 the best that was reached, %3 a parameter, %4 its value there</extracomment>
        <translation>范围内没有取值能满足 %1。最接近的是 %2，此时 %3 为 %4。</translation>
    </message>
    <message>
        <source>No value in the range does it.</source>
        <translation>范围内没有满足条件的取值。</translation>
    </message>
    <message numerus="yes">
        <source>%n plan(s) evaluated.</source>
        <translation>
            <numerusform>已评估 %n 个方案。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the plan now.</source>
        <translation>这就是当前方案。</translation>
    </message>
    <message>
        <source>The plan has changed since: find it again to apply it.</source>
        <translation>此后方案已更改：请重新求解后再应用。</translation>
    </message>
    <message>
        <source>The value of one input for which an output meets a target: the bandwidth for 45 % MFU, the longest sequence that fits, the fewest GPUs for a date.</source>
        <translation>求使输出达到目标的输入值：达到 45 % MFU 的带宽、放得下的最长序列、按期完成所需的最少 GPU。</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>求解</translation>
    </message>
    <message>
        <source>between</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>so that</source>
        <translation>使得</translation>
    </message>
    <message>
        <source>target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>the least</source>
        <translation>最小的</translation>
    </message>
    <message>
        <source>the largest</source>
        <translation>最大的</translation>
    </message>
    <message>
        <source>Least or largest</source>
        <translation>最小或最大</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>不小于</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>不大于</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较方式</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Values are being tried</source>
        <translation>正在尝试取值</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
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
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::StageLayoutDialog</name>
    <message numerus="yes">
        <source>%n stage(s): %1 layers</source>
        <extracomment>%1 layers of every stage: &quot;19 | 21 | 21 | 19&quot;</extracomment>
        <translation>
            <numerusform>%n 个阶段：%1 层</numerusform>
        </translation>
    </message>
    <message>
        <source>Set the stage layout</source>
        <translation>设置阶段排布</translation>
    </message>
    <message>
        <source>Stage layout</source>
        <translation>阶段排布</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) on %1 stages of %2 chunk(s). Write a list such as 4,8,6,6, a Megatron layout string such as Et*20|t*20|t*20|t*20L, first=18 last=20, or embedding loss.</source>
        <translation>
            <numerusform>%n 层，%1 个阶段，每个 %2 个层段。请写列表（如 4,8,6,6）、Megatron 布局字符串（如 Et*20|t*20|t*20|t*20L）、first=18 last=20，或 embedding loss。</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy stage list</source>
        <translation>复制阶段列表</translation>
    </message>
    <message>
        <source>Copy Megatron string</source>
        <translation>复制 Megatron 字符串</translation>
    </message>
    <message>
        <source>Copy Megatron options</source>
        <translation>复制 Megatron 选项</translation>
    </message>
    <message>
        <source>Use this layout</source>
        <translation>使用此排布</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
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
    <message>
        <source>Of %1. The peak comes while a checkpoint is loaded.</source>
        <extracomment>%1 capacity of the GPU</extracomment>
        <translation>总容量 %1。峰值出现在加载检查点时。</translation>
    </message>
    <message>
        <source>Of %1. The peak comes with the optimizer step at %2.</source>
        <extracomment>%1 capacity of the GPU, %2 time since the start of the step</extracomment>
        <translation>总容量 %1。峰值出现在 %2 的优化器步。</translation>
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
    <name>slicescape::ui::StrategyModel</name>
    <message>
        <source>None was weighed: it brings nothing here, or does not divide the batch.</source>
        <translation>没有参与比较的布局：此策略在此没有作用，或无法整除批次。</translation>
    </message>
    <message>
        <source>Does not fit: %1 per GPU</source>
        <translation>放不下：每块 GPU %1</translation>
    </message>
    <message>
        <source>%1 per GPU</source>
        <translation>每块 GPU %1</translation>
    </message>
    <message>
        <source>%1 a step</source>
        <translation>单步 %1</translation>
    </message>
    <message>
        <source>&lt;p&gt;The earliest finish among the layouts of this strategy that were evaluated on this cluster.&lt;/p&gt;</source>
        <translation>&lt;p&gt;此策略的布局中，在此集群上评估后最早完成的一个。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Bytes in a step, and their time over the compute time.&lt;/p&gt;</source>
        <translation>&lt;p&gt;一步内传输的字节数，以及传输时间与计算时间之比。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1 = %2 · %3</source>
        <extracomment>one input of a formula: %1 its symbol, %2 its value, %3 where that comes from</extracomment>
        <translation>%1 = %2 · %3</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>%1
advised</source>
        <extracomment>a row of the comparison that is the advised strategy: %1 its name</extracomment>
        <translation>%1
建议</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::StrategyWindow</name>
    <message>
        <source>The plan is being judged…</source>
        <translation>正在研判方案…</translation>
    </message>
    <message>
        <source>The plan has changed; judging again…</source>
        <translation>方案已更改；正在重新研判…</translation>
    </message>
    <message>
        <source>Select a strategy to take its best layout over.</source>
        <translation>选择一个策略以采用其最佳布局。</translation>
    </message>
    <message>
        <source>No layout of this strategy was weighed.</source>
        <translation>此策略没有参与比较的布局。</translation>
    </message>
    <message>
        <source>The plan has this layout.</source>
        <translation>方案已采用此布局。</translation>
    </message>
    <message>
        <source>%1 does not fit: the findings then say what to do.</source>
        <translation>%1 放不下：采用后问题列表会说明如何处理。</translation>
    </message>
    <message>
        <source>%1, one undo entry</source>
        <translation>%1，占一个撤销步骤</translation>
    </message>
    <message>
        <source>Copied with exact figures.</source>
        <translation>已复制，数值为精确值。</translation>
    </message>
    <message>
        <source>Save the comparison</source>
        <translation>保存比较结果</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Compare strategies</source>
        <translation>比较策略</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>What each way to split the work means for this model on this cluster. Least GPUs, bytes and ratios are of the strategy used alone; point at a cell to see how it is computed.</source>
        <translation>各种切分方式对此集群上的此模型意味着什么。最少 GPU 数、字节数与比率均针对单独使用该策略；将鼠标移到单元格上可看计算方法。</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>复制为 CSV</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>保存为 CSV…</translation>
    </message>
    <message>
        <source>Load as plan</source>
        <translation>载入为方案</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
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
    <message>
        <source>Why?</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between key figures that are read aloud</comment>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::SweepPage</name>
    <message>
        <source>Load the point %1</source>
        <extracomment>an entry of the undo list: %1 the inputs of a point, &quot;Sequence length 8,192&quot;</extracomment>
        <translation>载入点：%1</translation>
    </message>
    <message>
        <source>Evaluating the combinations…</source>
        <translation>正在评估各组合…</translation>
    </message>
    <message>
        <source>The plan has changed since this sweep. Run it again to load points.</source>
        <translation>此次扫描后方案已更改。请重新扫描再载入点。</translation>
    </message>
    <message>
        <source>%1, %2, %3. Click a point to load its plan.</source>
        <extracomment>%1 such as &quot;42 points fit&quot;, %2 &quot;5 do not fit&quot;, %3 &quot;2 cannot run&quot;</extracomment>
        <translation>%1，%2，%3。单击一个点以载入其方案。</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) fit</source>
        <translation>
            <numerusform>%n 个点放得下</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do(es) not fit</source>
        <translation>
            <numerusform>%n 个放不下</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot run</source>
        <translation>
            <numerusform>%n 个无法运行</numerusform>
        </translation>
    </message>
    <message>
        <source>What an output does over a range of one parameter, or of two.</source>
        <translation>查看一个或两个参数取遍一个范围时输出如何变化。</translation>
    </message>
    <message>
        <source>Vary</source>
        <translation>改变</translation>
    </message>
    <message>
        <source>and a second parameter</source>
        <translation>以及第二个参数</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Export ▾</source>
        <translation>导出 ▾</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Progress of the sweep</source>
        <translation>扫描进度</translation>
    </message>
    <message>
        <source>Result of the sweep</source>
        <translation>扫描结果</translation>
    </message>
    <message>
        <source>Choose a parameter and its range, then Run: the chart shows every point, those that do not fit included, and a click on one loads its plan.</source>
        <translation>选择参数及其范围，然后点击“运行”：图表显示每一个点，包括放不下的点；单击一个点即载入其方案。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>an input of a sweep and its value: &quot;Sequence length 8,192&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <extracomment>title of a chart: %1 the output, %2 the inputs</extracomment>
        <translation>%1 随 %2 的变化</translation>
    </message>
    <message>
        <source>Not evaluated: the sweep was stopped.</source>
        <translation>未评估：扫描已停止。</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>The sweep could not be written to %1.</source>
        <translation>无法将扫描结果写入 %1。</translation>
    </message>
    <message>
        <source>Save the sweep</source>
        <translation>保存扫描结果</translation>
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
    <name>slicescape::ui::SweepsWindow</name>
    <message>
        <source>Sweeps and goal seek</source>
        <translation>参数扫描与目标求解</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>参数扫描</translation>
    </message>
    <message>
        <source>Goal seek</source>
        <translation>目标求解</translation>
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
    <name>slicescape::ui::TenantsDialog</name>
    <message>
        <source>Hosts</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>tenant %1</source>
        <translation>租户 %1</translation>
    </message>
    <message>
        <source>“%1” in row %2: expected a number from %3 to %4.</source>
        <extracomment>%1 what was typed, %2 row, %3 and %4 the allowed range</extracomment>
        <translation>第 %2 行的“%1”：应为 %3 到 %4 之间的数。</translation>
    </message>
    <message>
        <source>Change the other tenants&apos; jobs</source>
        <translation>更改其他租户的作业</translation>
    </message>
    <message>
        <source>Other tenants&apos; jobs</source>
        <translation>其他租户的作业</translation>
    </message>
    <message>
        <source>Hosts and GPUs that others hold on the drawn cluster. An empty number means: all GPUs of a host, no known end, no priority.</source>
        <translation>他人在所画集群上占用的节点与 GPU。留空表示：节点的全部 GPU、结束时间未知、无优先级。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>First host</source>
        <translation>首个节点</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>GPUs per host</source>
        <translation>每节点 GPU 数</translation>
    </message>
    <message>
        <source>Ends in, h</source>
        <translation>剩余时间，h</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Preemptible</source>
        <translation>可抢占</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
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
    <name>slicescape::ui::TimelinePanel</name>
    <message>
        <source>Save timeline</source>
        <translation>保存时间线</translation>
    </message>
    <message>
        <source>The timeline could not be written to %1.</source>
        <translation>无法将时间线写入 %1。</translation>
    </message>
    <message>
        <source>PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf);;CSV table (*.csv);;Chrome trace (*.json)</source>
        <translation>PNG 图片 (*.png);;SVG 图形 (*.svg);;PDF 文档 (*.pdf);;CSV 表格 (*.csv);;Chrome trace (*.json)</translation>
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
    <message>
        <source>Save trace for Perfetto…</source>
        <translation>保存 Perfetto trace…</translation>
    </message>
    <message>
        <source>Chrome trace (*.json)</source>
        <translation>Chrome trace (*.json)</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Idle by cause</source>
        <translation>按原因区分空闲</translation>
    </message>
    <message>
        <source>Colour idle time by what the rank waits for</source>
        <translation>按 rank 所等待的对象为空闲时间着色</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>关键路径</translation>
    </message>
    <message>
        <source>Highlight the chain of operations that decides how long the step takes</source>
        <translation>突出显示决定单步时长的操作链</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适应</translation>
    </message>
    <message>
        <source>Show the whole step</source>
        <translation>显示整个单步</translation>
    </message>
    <message>
        <source>Copy or save the timeline</source>
        <translation>复制或保存时间线</translation>
    </message>
    <message>
        <source>Timeline menu</source>
        <translation>时间线菜单</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::TimelineText</name>
    <message>
        <source>capacity %1</source>
        <translation>容量 %1</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>Backward</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>Input gradient</source>
        <translation>输入梯度</translation>
    </message>
    <message>
        <source>Weight gradient</source>
        <translation>权重梯度</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>接收</translation>
    </message>
    <message>
        <source>Gradient reduction</source>
        <translation>梯度归约</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Parameter gather</source>
        <translation>参数收集</translation>
    </message>
    <message>
        <source>warm-up: the pipeline fills</source>
        <translation>预热：流水线正在填充</translation>
    </message>
    <message>
        <source>drain: the pipeline empties</source>
        <translation>排空：流水线正在排空</translation>
    </message>
    <message>
        <source>imbalance: another rank is slower</source>
        <translation>不均衡：另一个 rank 较慢</translation>
    </message>
    <message>
        <source>waiting on the link</source>
        <translation>等待链路</translation>
    </message>
    <message>
        <source>%1 of micro-batch %2</source>
        <extracomment>%1 kind of work, %2 micro-batch</extracomment>
        <translation>微批次 %2 的%1</translation>
    </message>
    <message>
        <source>%1 of micro-batch %2, chunk %3</source>
        <extracomment>%1 kind of work, %2 micro-batch, %3 chunk</extracomment>
        <translation>微批次 %2 的%1，层段 %3</translation>
    </message>
    <message>
        <source>Rank %1, stage %2</source>
        <extracomment>%1 pipeline rank, %2 stage in the order of the data</extracomment>
        <translation>rank %1，阶段 %2</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>rank %1</translation>
    </message>
    <message>
        <source>%1 – %2 (%3)</source>
        <extracomment>%1 start, %2 end, %3 duration</extracomment>
        <translation>%1 – %2（%3）</translation>
    </message>
    <message>
        <source>Overlapped with the other half of the pair</source>
        <translation>与配对的另一半重叠</translation>
    </message>
    <message>
        <source>Waited %1 for: %2 on rank %3</source>
        <extracomment>%1 waiting time, %2 the block that was waited for, %3 its rank</extracomment>
        <translation>等待 %1，等的是 rank %3 上的“%2”</translation>
    </message>
    <message>
        <source>of it %1 on the link</source>
        <translation>其中在链路上 %1</translation>
    </message>
    <message>
        <source>Waited %1</source>
        <translation>等待 %1</translation>
    </message>
    <message>
        <source>Started as soon as the rank was free</source>
        <translation>rank 一空闲即开始</translation>
    </message>
    <message>
        <source>On the critical path</source>
        <translation>在关键路径上</translation>
    </message>
    <message>
        <source>Rank %1 is idle for %2</source>
        <extracomment>%1 pipeline rank, %2 duration</extracomment>
        <translation>rank %1 空闲 %2</translation>
    </message>
    <message>
        <source>Cause: %1</source>
        <extracomment>%1 cause of idle time</extracomment>
        <translation>原因：%1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Rank %1 waits for the others to finish the step</source>
        <translation>rank %1 等待其他 rank 完成该步</translation>
    </message>
    <message>
        <source>Rank %1 at %2: %3 of %4</source>
        <extracomment>%1 pipeline rank, %2 time, %3 memory, %4 capacity</extracomment>
        <translation>rank %1 在 %2：%3 / %4</translation>
    </message>
    <message numerus="yes">
        <source>%n chunk activation(s) in flight</source>
        <translation>
            <numerusform>在途层段激活值 %n 份</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 selected, mean of all ranks:</source>
        <translation>所选范围 %1，各 rank 平均：</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 kind of work, %2 share of the time</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Idle: %1</source>
        <translation>空闲：%1</translation>
    </message>
    <message>
        <source>Rank %1: peak %2 at %3</source>
        <translation>rank %1：峰值 %2，在 %3</translation>
    </message>
    <message>
        <source>Rank %1: peak %2 · forward of micro-batch %3 at %4</source>
        <extracomment>%1 pipeline rank, %2 memory, %3 micro-batch, %4 time</extracomment>
        <translation>rank %1：峰值 %2 · 微批次 %3 的前向，在 %4</translation>
    </message>
    <message>
        <source>Rank %1: peak %2 · overlapped pair with micro-batch %3 at %4</source>
        <translation>rank %1：峰值 %2 · 与微批次 %3 的重叠对，在 %4</translation>
    </message>
    <message>
        <source>Rank %1: peak %2 · backward of micro-batch %3 at %4</source>
        <translation>rank %1：峰值 %2 · 微批次 %3 的反向，在 %4</translation>
    </message>
    <message>
        <source>One stage, no pipeline</source>
        <translation>单个阶段，无流水线</translation>
    </message>
    <message>
        <source>Schedule from a file</source>
        <translation>来自文件的调度</translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%n 个 rank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) each</source>
        <translation>
            <numerusform>每个 %n 个层段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n micro-batch(es)</source>
        <translation>
            <numerusform>%n 个微批次</numerusform>
        </translation>
    </message>
    <message>
        <source>simulated %1</source>
        <translation>已模拟 %1</translation>
    </message>
    <message>
        <source>bubble %1</source>
        <translation>气泡 %1</translation>
    </message>
    <message>
        <source>%1. Fullest rank: %2 with %3 of %4.</source>
        <translation>%1。最满的 rank：%2，%3 / %4。</translation>
    </message>
    <message>
        <source>%1, rank %2, starts at %3, takes %4</source>
        <extracomment>Read by screen readers: %1 block, %2 rank, %3 start, %4 duration</extracomment>
        <translation>%1，rank %2，开始于 %3，耗时 %4</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>recompute</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>input gradient</source>
        <translation>输入梯度</translation>
    </message>
    <message>
        <source>weight gradient</source>
        <translation>权重梯度</translation>
    </message>
    <message>
        <source>later chunks: lighter forward, darker backward</source>
        <translation>后续层段：前向更浅，反向更深</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>communication beside compute</source>
        <translation>与计算并行的通信</translation>
    </message>
    <message>
        <source>waiting for communication</source>
        <translation>等待通信</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>idle: warm-up</source>
        <translation>空闲：预热</translation>
    </message>
    <message>
        <source>idle: drain</source>
        <translation>空闲：排空</translation>
    </message>
    <message>
        <source>idle: imbalance</source>
        <translation>空闲：不均衡</translation>
    </message>
    <message>
        <source>idle: end of step</source>
        <translation>空闲：步末</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
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
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
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
        <source>Other rank</source>
        <translation>其他 rank</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::TimelineView</name>
    <message>
        <source>The simulated step appears here: what every rank does when, and what it waits for.</source>
        <translation>此处显示模拟的单步：每个 rank 在何时做什么，又在等待什么。</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Ranks in sight</source>
        <translation>可见的 rank</translation>
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
    <name>slicescape::ui::WhyNotPanel</name>
    <message>
        <source>Evaluating…</source>
        <translation>正在评估…</translation>
    </message>
    <message>
        <source>Type or paste a layout, such as tp=8,pp=4,mbs=2,zero=1 or TP8 PP4. What it does not name stays as in the plan, and DP takes up the GPUs. The answer is the rule it breaks, the memory it lacks or the seconds it loses.</source>
        <translation>请输入或粘贴布局，例如 tp=8,pp=4,mbs=2,zero=1 或 TP8 PP4。未写出的部分与方案相同，DP 占满其余 GPU。回答是它违反的规则、缺少的显存或损失的秒数。</translation>
    </message>
    <message>
        <source>Layout to ask about</source>
        <translation>要询问的布局</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>为何不用？</translation>
    </message>
    <message>
        <source>Say what speaks against this layout</source>
        <translation>说明不采用此布局的原因</translation>
    </message>
    <message>
        <source>Load it</source>
        <translation>载入</translation>
    </message>
    <message>
        <source>Put this layout into the plan, whatever speaks against it</source>
        <translation>无论结论如何，将此布局写入方案</translation>
    </message>
    <message>
        <source>What speaks against the layout</source>
        <translation>不采用此布局的原因</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::WhyPanel</name>
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
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a term, %2 where its value comes from</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 ✓</source>
        <comment>the term that counts</comment>
        <translation>%1 ✓</translation>
    </message>
    <message>
        <source>Find a term</source>
        <translation>查找项</translation>
    </message>
    <message>
        <source>Find a term of the explanation</source>
        <translation>在依据中查找项</translation>
    </message>
</context>
<context>
    <name>slicescape::ui::WiringDialog</name>
    <message>
        <source>Wire the hosts</source>
        <translation>为节点连线</translation>
    </message>
    <message>
        <source>Rail-optimised</source>
        <translation>按轨优化</translation>
    </message>
    <message>
        <source>Fat tree</source>
        <translation>胖树</translation>
    </message>
    <message>
        <source>Dragonfly groups</source>
        <translation>Dragonfly 分组</translation>
    </message>
    <message>
        <source>Full mesh</source>
        <translation>全互连</translation>
    </message>
    <message>
        <source>Te&amp;mplate</source>
        <translation>模板(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Tiers of switches</source>
        <translation>交换机层数(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Ports of a switch</source>
        <translation>交换机端口数(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Rate of a port</source>
        <translation>端口速率(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Oversubscription at the leaves</source>
        <translation>叶交换机收敛比(&amp;O)</translation>
    </message>
    <message>
        <source> Gb/s</source>
        <translation> Gb/s</translation>
    </message>
    <message>
        <source> : 1</source>
        <translation> : 1</translation>
    </message>
    <message>
        <source>Wire</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>NIC i of every host goes to leaf i of its group: traffic between GPUs of one rail crosses a single switch.</source>
        <translation>每个节点的第 i 块网卡接所在组的第 i 台叶交换机：同一轨上 GPU 间的流量只经过一台交换机。</translation>
    </message>
    <message>
        <source>All NICs of a host go to one leaf; neighbouring hosts share it.</source>
        <translation>一个节点的全部网卡接同一台叶交换机；相邻节点共用。</translation>
    </message>
    <message>
        <source>Each host group has leaves of its own in a mesh; all groups are joined directly.</source>
        <translation>每个节点组有自己的叶交换机并组成网状；各组之间直接相连。</translation>
    </message>
    <message>
        <source>Every host is cabled to every other, without switches.</source>
        <translation>节点两两直连，不用交换机。</translation>
    </message>
    <message>
        <source>Tier %1: %2</source>
        <extracomment>%1 the tier of a network, 1 next to the hosts; %2 such as &quot;8 switches&quot;</extracomment>
        <translation>第 %1 层：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln switch(es)</source>
        <translation>
            <numerusform>%Ln 台交换机</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cable(s)</source>
        <translation>
            <numerusform>%Ln 根线缆</numerusform>
        </translation>
    </message>
    <message>
        <source>Bisection: %1 each way</source>
        <translation>对分带宽：单向 %1</translation>
    </message>
    <message>
        <source>Replaces %1 and %2 of the drawing.</source>
        <translation>将替换图中的 %1与 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%n link bundle(s)</source>
        <translation>
            <numerusform>%n 组链路</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n switch group(s)</source>
        <translation>
            <numerusform>%n 个交换机组</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strategies</name>
    <message>
        <source>Best layout here</source>
        <translation>此处最佳布局</translation>
    </message>
    <message>
        <source>The layout of this strategy that finishes first on as many GPUs as the plan has</source>
        <translation>此策略的布局中，在方案的 GPU 数上最先完成的一个</translation>
    </message>
    <message>
        <source>Finish P90</source>
        <translation>P90 完成时间</translation>
    </message>
    <message>
        <source>When nine of ten runs have finished; the step time where the plan names no tokens</source>
        <translation>十次运行中有九次在此前完成的时间；方案未给出 token 数时为单步时间</translation>
    </message>
    <message>
        <source>Solves</source>
        <translation>解决</translation>
    </message>
    <message>
        <source>The bottleneck it removes</source>
        <translation>所消除的瓶颈</translation>
    </message>
    <message>
        <source>Needs at least</source>
        <translation>最少需要</translation>
    </message>
    <message>
        <source>Fewest GPUs and whole hosts when it is used alone</source>
        <translation>单独使用时最少的 GPU 与整节点数</translation>
    </message>
    <message>
        <source>Inside a host</source>
        <translation>节点内</translation>
    </message>
    <message>
        <source>Bytes per GPU and step over the links of its host</source>
        <translation>每块 GPU 每步经由节点内链路传输的字节数</translation>
    </message>
    <message>
        <source>Between hosts</source>
        <translation>节点间</translation>
    </message>
    <message>
        <source>Bytes per host and step over its NICs</source>
        <translation>每个节点每步经由网卡传输的字节数</translation>
    </message>
    <message>
        <source>Sensitive to</source>
        <translation>敏感因素</translation>
    </message>
    <message>
        <source>What slows it first, and how much of it is enough</source>
        <translation>最先使其变慢的因素，以及多少才够</translation>
    </message>
    <message>
        <source>Partial allocation</source>
        <translation>只分到部分资源</translation>
    </message>
    <message>
        <source>What happens when the scheduler gives fewer GPUs</source>
        <translation>调度器分配的 GPU 不足时会怎样</translation>
    </message>
    <message>
        <source>A failure stops</source>
        <translation>故障波及</translation>
    </message>
    <message>
        <source>GPUs that one failed host stops, and how often one fails</source>
        <translation>一个故障节点使多少 GPU 停止，以及多久发生一次</translation>
    </message>
    <message>
        <source>Scheduler looks first at</source>
        <translation>调度器先看</translation>
    </message>
    <message>
        <source>What a placement must satisfy first</source>
        <translation>放置必须首先满足的条件</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>资源池</translation>
    </message>
    <message>
        <source>Whether a shared pool carries it</source>
        <translation>共享资源池能否承载</translation>
    </message>
    <message>
        <source>Capabilities</source>
        <translation>能力</translation>
    </message>
    <message>
        <source>Levels of readiness the platform needs for it</source>
        <translation>平台需要具备的就绪级别</translation>
    </message>
    <message>
        <source>Complexity</source>
        <translation>复杂度</translation>
    </message>
    <message>
        <source>How hard it is to run, 1 to 5</source>
        <translation>运行难度，1 到 5</translation>
    </message>
</context>
<context>
    <name>why</name>
    <message>
        <source>The sum of its terms.</source>
        <translation>各项之和。</translation>
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
    <message>
        <source>The first term less the others.</source>
        <translation>第一项减去其余各项。</translation>
    </message>
    <message>
        <source>The first term divided by the others.</source>
        <translation>第一项除以其余各项。</translation>
    </message>
    <message>
        <source>The largest of its terms; the others do not count.</source>
        <translation>取各项中最大者；其余不计。</translation>
    </message>
    <message>
        <source>The smallest of its terms; the others do not count.</source>
        <translation>取各项中最小者；其余不计。</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>published</source>
        <translation>已发表</translation>
    </message>
    <message>
        <source>Origin: %1</source>
        <extracomment>%1 datasheet, assumption, your plan …</extracomment>
        <translation>出处：%1</translation>
    </message>
    <message>
        <source>Help, Cost model</source>
        <translation>帮助“成本模型”</translation>
    </message>
    <message>
        <source>Help, Schedules explained</source>
        <translation>帮助“流水线调度”</translation>
    </message>
    <message>
        <source>Help, Accuracy</source>
        <translation>帮助“精度”</translation>
    </message>
    <message>
        <source>, chapters %1</source>
        <extracomment>In the sources of core, behind the name of a help page; %1 the first chapter</extracomment>
        <translation>第 %1 章</translation>
    </message>
    <message>
        <source>, chapter %1</source>
        <extracomment>In the sources of core, behind the name of a help page; %1 the chapter</extracomment>
        <translation>第 %1 章</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <extracomment>a line of a copied explanation: %1 name, %2 value, %3 where the value comes from</extracomment>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a line of a copied explanation: %1 name, %2 value</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 = %2 (%3)</source>
        <extracomment>a line of a copied explanation: %1 symbol, %2 value, %3 where the value comes from</extracomment>
        <translation>%1 = %2（%3）</translation>
    </message>
</context>
</TS>
