/** What the main thread of a page does, from a trace of Chromium. */

export const kinds = ['compile', 'script', 'layout', 'paint', 'memory', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** By the start of the name of an event; the first that fits. */
const namesOf: ReadonlyArray<readonly [Kind, RegExp]> = [
  ['compile', /^(v8\.compile|v8\.produce|V8\.Compile|v8\.parse)/],
  ['memory', /^(MajorGC|MinorGC|V8\.GC|BlinkGC|CppGC)/],
  ['layout', /^(UpdateLayoutTree|Layout|RecalculateStyles|PrePaint|ParseHTML|ParseAuthorStyleSheet|HitTest)/],
  ['paint', /^(Paint|Layerize|Commit|UpdateLayer|CompositeLayers|ImageDecode|Decode)/],
  [
    'script',
    /^(EvaluateScript|v8\.(run|evaluate)|FunctionCall|TimerFire|FireAnimationFrame|FireIdleCallback|RunMicrotasks|EventDispatch|XHR)/,
  ],
];

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** A stretch of one kind of work, in milliseconds from the first. */
export interface Stretch {
  readonly kind: Kind;
  readonly from: number;
  readonly to: number;
}

export interface MainThread {
  readonly stretches: readonly Stretch[];
  /** Tasks over 50 ms, as the longest first. */
  readonly longTasks: readonly number[];
}

interface Open {
  readonly kind: Kind;
  readonly end: number;
}

const kindOf = (name: string): Kind | undefined => namesOf.find(([, pattern]) => pattern.test(name))?.[0];

/** The events of the thread that renders the page: the one that is busy longest. */
function threadOf(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const threads = mains.map(({ pid, tid }) =>
    events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid),
  );
  const busy = (thread: readonly TraceEvent[]) => thread.reduce((sum, { dur = 0 }) => sum + dur, 0);
  return threads.toSorted((a, b) => busy(b) - busy(a))[0] ?? [];
}

/** Which kind of work was on top of the stack when; what lies below it is not counted twice. */
export function readMainThread(events: readonly TraceEvent[]): MainThread {
  const thread = threadOf(events)
    .filter(({ dur = 0 }) => dur > 0)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const start = thread[0]?.ts ?? 0;
  const stretches: Stretch[] = [];
  const longTasks: number[] = [];
  const stack: Open[] = [];
  let at = start;
  const until = (time: number) => {
    const top = stack.at(-1);
    if (top && time > at) {
      stretches.push({ kind: top.kind, from: (at - start) / 1000, to: (time - start) / 1000 });
    }
    at = Math.max(at, time);
  };
  const closeBefore = (time: number) => {
    for (let top = stack.at(-1); top && top.end <= time; top = stack.at(-1)) {
      until(top.end);
      stack.pop();
    }
  };
  for (const { name, ts, dur = 0 } of thread) {
    closeBefore(ts);
    until(ts);
    if (stack.length === 0 && dur > 50_000) longTasks.push(dur / 1000);
    stack.push({ kind: kindOf(name) ?? stack.at(-1)?.kind ?? 'other', end: ts + dur });
  }
  closeBefore(Number.POSITIVE_INFINITY);
  return { stretches, longTasks: longTasks.toSorted((a, b) => b - a) };
}

/** Milliseconds of each kind. */
export function totalsOf(stretches: readonly Stretch[]): Readonly<Record<Kind, number>> {
  const totals: Record<Kind, number> = { compile: 0, script: 0, layout: 0, paint: 0, memory: 0, other: 0 };
  for (const { kind, from, to } of stretches) totals[kind] += to - from;
  return totals;
}
