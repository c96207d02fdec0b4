import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Host } from '../../../shared/declaration/derived-types.js';
import { mayHoldData } from '../../../shared/platform/storage/may-hold-data.js';
import { useFeature } from '../../hooks/use-feature.js';
import { useLatest } from '../../hooks/use-latest.js';
import { useListener } from '../../hooks/use-listener.js';
import { listenToControls } from '../../../shared/forms/form-controls.js';
import type { DraftCallbacks, DraftsAndQueue } from '../drafts/drafts-and-queue.js';
import { notePasswords } from './passwords.js';
import { servedControls } from './served-form.js';
import { ofDocument } from '../../../shared/platform/page/script-global.js';

export type DraftCode = typeof import('../drafts/drafts-and-queue.js').default;

interface Options extends Omit<DraftCallbacks, 'onKeep'> {
  readonly remember: boolean;
  readonly formId: string;
  /** Whether the entries were sent: code that is loaded after that stores nothing of them. */
  readonly isSent: boolean;
}

/**
 * Stores drafts and unsent submissions of a form whose author allows it (`remember`). `handle` is set while the code for it
 * is loaded and the form exists. Returns that code, and whether entries are stored now.
 */
export function useDraftsAndQueue(
  host: Pick<Host, 'addSheet'> & { readonly element: HTMLElement },
  form: HTMLFormElement | undefined,
  handle: RefObject<DraftsAndQueue | undefined>,
  options: Options,
): { readonly code: DraftCode | undefined; readonly isKept: boolean } {
  const { code, hasTyped } = useDraftCode(host.element, form, options.remember);
  const [isKept, setKept] = useState(false);
  const callbacks = useLatest<DraftCallbacks>({ ...options, onKeep: setKept });
  const isSent = useLatest(options.isSent);
  const { element } = host;
  const { remember, formId } = options;
  const isParsed = useIsParsed();
  useLayoutEffect(() => {
    if (form && remember && isParsed) servedControls(form);
  }, [form, remember, isParsed]);
  useLayoutEffect(() => {
    if (!form || !code || !isParsed) return;
    host.addSheet(code.sheet);
    const started = (handle.current = code.start(
      { element, form, formId },
      hasTyped.current && !isSent.current,
      callbacks,
    ));
    if (isSent.current) started.discard();
    hasTyped.current = false;
    return () => {
      handle.current = undefined;
      started.stop();
      setKept(false);
    };
  }, [host, element, form, formId, isParsed, code, handle, hasTyped, isSent, callbacks]);
  return { code, isKept };
}

/** Whether the page has all of its controls: a block may be there before them. */
function useIsParsed(): boolean {
  const [isParsed, setParsed] = useState(ofDocument('readyState') !== 'loading');
  useListener(isParsed ? undefined : document, 'DOMContentLoaded', () => setParsed(true));
  return isParsed;
}

/**
 * Loads the code: at once when the device may have stored something for this visitor, else when the form is about to be used
 * (pointer, focus, input). `hasTyped`: whether the visitor has typed before the code was loaded.
 */
function useDraftCode(element: HTMLElement, form: HTMLFormElement | undefined, remember: boolean) {
  const [isNeeded, setNeeded] = useState(false);
  const hasTyped = useRef(false);
  const code = useFeature(remember && isNeeded, () => import('../drafts/drafts-and-queue.js'));
  const isMissing = remember && !code;
  const need = () => setNeeded(true);
  const unusedElement = remember && !isNeeded ? element : undefined;
  useListener(unusedElement, 'pointerover', need, { passive: true });
  useListener(unusedElement, 'focusin', need);
  useLayoutEffect(() => {
    if (!form || !isMissing) return;
    notePasswords(form);
    return listenToControls(form, ['input', 'change'], () => {
      hasTyped.current = true;
      setNeeded(true);
    });
  }, [form, isMissing]);
  useLayoutEffect(() => {
    if (!remember) return;
    let stopped = false;
    void mayHoldData().then((may) => may && !stopped && setNeeded(true));
    return () => {
      stopped = true;
    };
  }, [remember]);
  return { code, hasTyped };
}
