/** What Chromium's own sum of script (`ScriptDuration`) counts, and its events of a trace. */
const COUNTED = new Set(['EvaluateScript', 'v8.evaluateModule', 'FunctionCall']);
/** Has a sum of its own, also where a script has caused it. */
const NOT_SCRIPT = new Set(['UpdateLayoutTree', 'Layout']);
const MICROTASKS = 'RunMicrotasks';

/** A page is laid out by one thread only: its main thread. */
function mainThread(events) {
  const layouts = new Map();
  for (const { name, pid, tid } of events) {
    if (name !== 'Layout') continue;
    const thread = `${pid} ${tid}`;
    layouts.set(thread, (layouts.get(thread) ?? 0) + 1);
  }
  const [busiest] = [...layouts].sort(([, one], [, other]) => other - one)[0] ?? [];
  return events.filter(({ pid, tid }) => `${pid} ${tid}` === busiest);
}

/**
 * The time of microtasks that `ScriptDuration` leaves out, in ms of the thread: those that run when a task has ended, as
 * what follows an `await import()`, a `fetch` or an `await` in a timer does. `events` are those of a trace; only what
 * began before `until` counts (in µs, as the events have it).
 */
export function microtaskTime(events, until = Infinity) {
  const within = [];
  let time = 0;
  const spans = mainThread(events)
    .filter(({ ph, name }) => ph === 'X' && (name === MICROTASKS || COUNTED.has(name) || NOT_SCRIPT.has(name)))
    .sort((one, other) => one.ts - other.ts || other.dur - one.dur);
  for (const span of spans) {
    while (within.length > 0 && within.at(-1).end <= span.ts) within.pop();
    const outer = within.at(-1)?.name;
    const taskTime = span.tdur ?? span.dur;
    if (span.ts < until) {
      if (span.name === MICROTASKS && outer === undefined) time += taskTime;
      if (span.name !== MICROTASKS && outer === MICROTASKS) time -= taskTime;
    }
    // Microtasks within what is counted are counted with it.
    const name = span.name === MICROTASKS ? (outer ?? MICROTASKS) : span.name;
    within.push({ name, end: span.ts + span.dur });
  }
  return time / 1000;
}

/** Records what microtasks cost from now on; `stop` answers a function: their time until a `Timestamp` of the metrics, or in all. */
export async function recordMicrotasks(tab) {
  await tab.tracing.start({ categories: ['-*', 'devtools.timeline', 'v8.execute'] });
  return async () => {
    const { traceEvents } = JSON.parse(new TextDecoder().decode(await tab.tracing.stop()));
    return (until = Infinity) => microtaskTime(traceEvents, until * 1e6);
  };
}
