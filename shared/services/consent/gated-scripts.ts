import { trustedScript, trustedScriptUrl } from '../../platform/html/trusted.js';
import { warnOnce } from '../../platform/log.js';
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
  const content = address === null ? trustedScript(waiting.text) : trustedScriptUrl(address);
  if (content === undefined) return undefined;
  for (const { name, value } of waiting.attributes)
    if (!NOT_COPIED.includes(name))
      script.setAttribute(name, name.startsWith('on') ? (trustedScript(value) ?? '') : value);
  if (waiting.dataset['type']) script.type = waiting.dataset['type'];
  script.nonce = waiting.nonce || document.querySelector<HTMLElement>('script[nonce]')?.nonce || '';
  // Scripts that a script creates are async by default and run as soon as they are loaded; these run in page order.
  script.async = waiting.hasAttribute('async');
  if (address === null) script.text = content;
  else script.src = content;
  return script;
}

const whenFinished = (script: HTMLScriptElement) =>
  new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
  });

/**
 * Runs the page's waiting scripts in document order, those whose purpose is permitted, and calls `onRun` for each.
 * Files load in parallel; an inline script waits for the files before it. A script runs once: the running one replaces
 * the waiting one.
 */
export function createScriptRunner(
  allows: (purpose: Purpose | undefined) => boolean,
  onRun: (purpose: Purpose | undefined) => void,
): () => Promise<void> {
  const next = () =>
    [...document.querySelectorAll<HTMLScriptElement>(WAITING)].find((script) => allows(gatePurpose(script)));
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
      const script = makeRunnable(waiting);
      if (!script) {
        warnOnce('scripts that wait for consent cannot run: the page refuses the Trusted Types policy "sq".');
        break;
      }
      onRun(gatePurpose(waiting));
      if (script.src && !script.hasAttribute('async')) loading.push(whenFinished(script));
      waiting.replaceWith(script);
    }
    isRunning = false;
  };
}
