import { trustedScript, trustedScriptUrl } from '../../platform/html/trusted.js';
import { warnOnce } from '../../platform/log.js';
import { writeAttribute } from '../../platform/html/write-attribute.js';
import { NEEDS_NONCE, mayRunScript } from '../../platform/scripts/own-nonce.js';
import { pageClock, type Clock } from '../../platform/timing/clock.js';
import { gatePurpose } from './placeholder.js';
import type { Purpose } from './purposes.js';

const WAITING = 'script[type="text/plain"][data-sq-consent]';
const UNGATED = 'script[data-sq-consent]:not([type="text/plain"])';
/** Attributes that the running script does not take over from the waiting one. */
const NOT_COPIED = ['type', 'src', 'nonce', 'data-src', 'data-type', 'data-sq-consent'];

const addressOf = (script: HTMLScriptElement) => script.dataset['src'] ?? script.getAttribute('src');

/** A script that runs, made from one that waits. `undefined` where the page refuses the kit's Trusted Types policy. */
function makeRunnable(waiting: HTMLScriptElement): HTMLScriptElement | undefined {
  const script = document.createElement('script');
  const address = addressOf(waiting);
  const text = address === null ? trustedScript(waiting.text) : undefined;
  const source = address === null ? undefined : trustedScriptUrl(address);
  if ((source ?? text) === undefined) return undefined;
  for (const { name, value } of waiting.attributes)
    if (!NOT_COPIED.includes(name))
      writeAttribute(script, name, name.startsWith('on') ? (trustedScript(value) ?? '') : value);
  if (waiting.dataset['type']) script.type = waiting.dataset['type'];
  // Its own, which browsers hide from attributes. One without gets none: the kit's is not lent to what a stranger has written.
  script.nonce = waiting.nonce;
  // Scripts that a script creates are async by default and run as soon as they are loaded; these run in page order.
  script.async = waiting.hasAttribute('async');
  if (source === undefined) script.text = text ?? '';
  else script.src = source;
  return script;
}

/** Types that browsers run; they request no file of another one, so that neither `load` nor `error` comes. */
const RUNS = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
/** Whether the browser tells when the file has run: of a type for a library, such as `text/partytown`, it never does. */
const isTold = (script: HTMLScriptElement) => RUNS.test(script.type.trim()) && !script.noModule;

/** A host that accepts a request and never answers keeps others waiting for this long, as long as slow networks may need. */
const LIMIT_MS = 10_000;

const whenFinished = (script: HTMLScriptElement, clock: Clock) =>
  new Promise<void>((resolve) => {
    const stop = clock.after(LIMIT_MS, resolve);
    for (const type of ['load', 'error'])
      script.addEventListener(type, () => {
        stop();
        resolve();
      });
  });

/**
 * Runs the page's waiting scripts in document order, those whose purpose is permitted, and calls `onRun` for each.
 * Files load in parallel; an inline script waits for the files before it, ten seconds at most. A script runs once: the
 * running one replaces the waiting one.
 */
export function createScriptRunner(
  allows: (purpose: Purpose | undefined) => boolean,
  onRun: (purpose: Purpose | undefined) => void,
  clock: Clock = pageClock,
): () => Promise<void> {
  /** Those that would run only because the kit inserts them. */
  const refused = new Set<HTMLScriptElement>();
  const next = () =>
    [...document.querySelectorAll<HTMLScriptElement>(WAITING)].find(
      (script) => !refused.has(script) && allows(gatePurpose(script)),
    );
  let isRunning = false;
  return async () => {
    const ungated = document.querySelector(UNGATED);
    if (ungated) warnOnce('a script with data-sq-consent waits only with type="text/plain".', ungated);
    if (isRunning) return;
    isRunning = true;
    const loading: Promise<unknown>[] = [];
    let waiting: HTMLScriptElement | undefined;
    while ((waiting = next())) {
      if (addressOf(waiting) === null && loading.length > 0) {
        await Promise.all(loading.splice(0));
        // Meanwhile the visitor may have declined, or the page may have changed.
        continue;
      }
      if (!mayRunScript(waiting.nonce)) {
        warnOnce(NEEDS_NONCE, waiting);
        refused.add(waiting);
        continue;
      }
      const script = makeRunnable(waiting);
      if (!script) {
        warnOnce('scripts that wait for consent cannot run: the page refuses the Trusted Types policy "sq".');
        break;
      }
      onRun(gatePurpose(waiting));
      if (script.src && !script.hasAttribute('async') && isTold(script)) loading.push(whenFinished(script, clock));
      waiting.replaceWith(script);
    }
    isRunning = false;
  };
}
