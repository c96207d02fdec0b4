import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { mayHoldData } from '../../../shared/platform/storage/may-hold-data.js';
import { useFeature } from '../../hooks/use-feature.js';
import { useLatest } from '../../hooks/use-latest.js';
import { useListener } from '../../hooks/use-listener.js';
import { listenToControls, member } from '../element/form-controls.js';
import type { DraftCallbacks, DraftsAndQueue } from './drafts-and-queue.js';
import { notePasswords } from './passwords.js';

interface Options extends DraftCallbacks {
  readonly remember: boolean;
  readonly formId: string;
}

/**
 * Runs `startDraftsAndQueue` for a form whose author allows it (`remember`). `handle` is set while its code is loaded and the
 * form exists.
 */
export function useDraftsAndQueue(
  element: HTMLElement,
  form: HTMLFormElement | undefined,
  handle: RefObject<DraftsAndQueue | undefined>,
  options: Options,
): void {
  const { startDraftsAndQueue, hasTyped } = useDraftCode(element, form, options.remember);
  const callbacks = useLatest<DraftCallbacks>(options);
  const place = form && `${location.pathname}#${options.formId || (member(form, 'getAttribute')('action') ?? '')}`;
  useLayoutEffect(() => {
    if (!form || !place || !startDraftsAndQueue) return;
    const started = (handle.current = startDraftsAndQueue(form, place, hasTyped.current, callbacks));
    hasTyped.current = false;
    return () => {
      handle.current = undefined;
      started.stop();
    };
  }, [form, place, startDraftsAndQueue, handle, hasTyped, callbacks]);
}

/**
 * Loads the code: at once when the device may have stored something for this visitor, else when the form is about to be used
 * (pointer, focus, input). `hasTyped`: whether the visitor has typed before the code was loaded.
 */
function useDraftCode(element: HTMLElement, form: HTMLFormElement | undefined, remember: boolean) {
  const [isNeeded, setNeeded] = useState(false);
  const hasTyped = useRef(false);
  const startDraftsAndQueue = useFeature(remember && isNeeded, () => import('./drafts-and-queue.js'));
  const isMissing = remember && !startDraftsAndQueue;
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
  return { startDraftsAndQueue, hasTyped };
}
