import { focusedModal } from '../../platform/dialogs/focused-modal.js';
import { hasOpenDialog } from '../../platform/dialogs/focus-back.js';
import { focusedElement } from '../../platform/page/focused-element.js';
import { consent } from '../consent/consent.js';
import { hasBanner } from '../consent/cookie-policy.js';
import { turns } from './turns.js';

/** After these events of the document the answer may be another one. */
const EVENTS = ['focusin', 'focusout', 'close', 'fullscreenchange', 'visibilitychange'];

/** Fields, and frames, in which there may be fields, or a video that is being watched. */
const isBusy = (element: HTMLElement | undefined) =>
  element?.isContentEditable || element?.matches('input, textarea, select, iframe');

/** Whether the visitor has still to answer the consent notice. Its block may not be loaded yet. */
const isAsked = () => consent().get() === 'undecided' && hasBanner();

const isFree = () =>
  turns().get() === 0 &&
  !document.hidden &&
  !isAsked() &&
  !hasOpenDialog() &&
  !focusedModal() &&
  !document.querySelector('dialog:modal, :fullscreen') &&
  !isBusy(focusedElement());

/**
 * Calls `open` once, as soon as an overlay that nobody has asked for disturbs nothing: no other one, no consent notice
 * that waits for its answer, no dialog or full screen, no field that has the focus, and the page is seen.
 * `open` has to take its turn before it returns: others may be waiting.
 */
export function whenFree(open: () => void, signal: AbortSignal): void {
  const done = new AbortController();
  const check = () => {
    if (done.signal.aborted || !isFree()) return;
    done.abort();
    open();
  };
  // An event is sent before the state that it tells of holds: after `focusout` the next field gets the focus.
  const checkLater = () => void setTimeout(check);
  for (const type of EVENTS) document.addEventListener(type, checkLater, { capture: true, signal: done.signal });
  const unsubscribe = [consent(), turns()].map((store) => store.subscribe(checkLater));
  done.signal.addEventListener('abort', () => unsubscribe.forEach((end) => end()));
  signal.addEventListener('abort', () => done.abort(), { once: true });
  check();
}
