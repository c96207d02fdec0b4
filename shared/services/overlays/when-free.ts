import { focusedModal } from '../../platform/dialogs/focused-modal.js';
import { hasOpenDialog } from '../../platform/dialogs/focus-back.js';
import { isEngaged, watchEngaged } from '../../platform/page/engaged.js';
import { consent } from '../consent/consent.js';
import { hasBanner } from '../consent/cookie-policy.js';
import { turns } from './turns.js';
import { ofDocument } from '../../platform/page/script-global.js';

/** After these events of the document the answer may be another one. */
const EVENTS = ['close', 'fullscreenchange', 'visibilitychange'];

/** Whether the visitor has still to answer the consent notice. Its block may not be loaded yet. */
const isAsked = () => consent().get() === 'undecided' && hasBanner();

/** Whether an overlay that nobody has asked for would disturb nothing now. */
export const isFree = (): boolean =>
  turns().get() === 0 &&
  !ofDocument('hidden') &&
  !isAsked() &&
  !hasOpenDialog() &&
  !focusedModal() &&
  !document.querySelector('dialog:modal, :fullscreen') &&
  !isEngaged();

/**
 * Calls `open` once, as soon as an overlay that nobody has asked for disturbs nothing: no other one, no consent notice
 * that waits for its answer, no dialog or full screen, a visitor in the middle of nothing, and the page is seen.
 * `open` has to take its turn before it returns: others may be waiting.
 */
export function whenFree(open: () => void, signal: AbortSignal): void {
  const done = new AbortController();
  const check = () => {
    if (done.signal.aborted || !isFree()) return;
    done.abort();
    open();
  };
  // An event is sent before the state that it tells of holds.
  const checkLater = () => void setTimeout(check);
  for (const type of EVENTS) document.addEventListener(type, checkLater, { capture: true, signal: done.signal });
  const unsubscribe = [consent(), turns()].map((store) => store.subscribe(checkLater));
  watchEngaged(check, done.signal);
  done.signal.addEventListener('abort', () => unsubscribe.forEach((end) => end()));
  signal.addEventListener('abort', () => done.abort(), { once: true });
  check();
}
