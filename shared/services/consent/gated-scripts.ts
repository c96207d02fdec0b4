import { trustedScript, trustedScriptUrl } from '../../platform/html/trusted.js';
import { warnOnce } from '../../platform/log.js';

const SCRIPTS = 'script[type="text/plain"][data-sq-consent]';
const RUNNING = 'script[data-sq-consent]:not([type="text/plain"])';
/** What makes the live script another one than the dead one. */
const OWN = ['type', 'src', 'nonce', 'data-src', 'data-type', 'data-sq-consent'];

const addressOf = (script: HTMLScriptElement) => script.dataset['src'] ?? script.getAttribute('src');

/** A script that runs, in the place of one that does not. Nothing, where the page refuses the kit's policy. */
function revive(dead: HTMLScriptElement): HTMLScriptElement | undefined {
  const script = document.createElement('script');
  const address = addressOf(dead);
  const content = address === null ? trustedScript(dead.text) : trustedScriptUrl(address);
  if (content === undefined) return undefined;
  for (const { name, value } of dead.attributes)
    if (!OWN.includes(name)) script.setAttribute(name, name.startsWith('on') ? (trustedScript(value) ?? '') : value);
  if (dead.dataset['type']) script.type = dead.dataset['type'];
  script.nonce = dead.nonce || document.querySelector<HTMLElement>('script[nonce]')?.nonce || '';
  // Made by a script it would run as soon as it is there; like this, in the order of insertion.
  script.async = dead.hasAttribute('async');
  if (address === null) script.text = content;
  else script.src = content;
  return script;
}

const ended = (script: HTMLScriptElement) =>
  new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
  });

/**
 * Runs the page's waiting scripts, in document order, for as long as `mayRun` says so; `onRun` hears of each. Files
 * load side by side, and an inline script waits for those before it. A script runs once: a live one takes its place.
 */
export function scriptRunner(mayRun: () => boolean, onRun: () => void): () => Promise<void> {
  let isRunning = false;
  return async () => {
    const tooLate = document.querySelector(RUNNING);
    if (tooLate) warnOnce('a script with data-sq-consent waits only with type="text/plain".', tooLate);
    if (isRunning) return;
    isRunning = true;
    const loading: Promise<unknown>[] = [];
    let dead: HTMLScriptElement | null;
    while (mayRun() && (dead = document.querySelector<HTMLScriptElement>(SCRIPTS))) {
      if (addressOf(dead) === null && loading.length > 0) {
        await Promise.all(loading.splice(0));
        // Meanwhile the visitor may have withdrawn, or the page have changed.
        continue;
      }
      const script = revive(dead);
      if (!script) {
        warnOnce('scripts that wait for consent cannot run: the page refuses the Trusted Types policy "sq".');
        break;
      }
      onRun();
      if (script.src && !script.hasAttribute('async')) loading.push(ended(script));
      dead.replaceWith(script);
    }
    isRunning = false;
  };
}
