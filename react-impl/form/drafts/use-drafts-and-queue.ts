import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { mayHoldData } from '../../../shared/platform/storage/may-hold-data.js';
import { useFeature } from '../../hooks/use-feature.js';
import { useLatest } from '../../hooks/use-latest.js';
import { useListener } from '../../hooks/use-listener.js';
import { listenToControls, member } from '../element/form-controls.js';
import type { DraftOptions, DraftsAndQueue } from './drafts-and-queue.js';
import { notePasswords } from './passwords.js';

interface Options extends Omit<DraftOptions, 'place' | 'hasTyped'> {
  readonly remember: boolean;
  readonly formId: string;
  /** Set while the code is loaded and the form exists. */
  readonly handle: RefObject<DraftsAndQueue | undefined>;
}

/** Runs `startDraftsAndQueue` for a form whose author allows it (`remember`), once its code is loaded. */
export function useDraftsAndQueue(element: HTMLElement, form: HTMLFormElement | undefined, options: Options): void {
  const { remember, formId, handle } = options;
  const { startDraftsAndQueue, hasTyped } = useDraftCode(element, form, remember);
  const latest = useLatest(options);
  const place = form && `${location.pathname}#${formId || (member(form, 'getAttribute')('action') ?? '')}`;
  useLayoutEffect(() => {
    if (!form || place === undefined || !startDraftsAndQueue) return;
    const started = (handle.current = startDraftsAndQueue(form, {
      place,
      hasTyped: hasTyped.current,
      onRestore: () => latest.current.onRestore(),
      onWaiting: (submission) => latest.current.onWaiting(submission),
      onSent: () => latest.current.onSent(),
      onRefused: () => latest.current.onRefused(),
      onTakenBack: () => latest.current.onTakenBack(),
    }));
    hasTyped.current = false;
    return () => {
      handle.current = undefined;
      started.stop();
    };
  }, [form, place, startDraftsAndQueue, handle, hasTyped, latest]);
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
