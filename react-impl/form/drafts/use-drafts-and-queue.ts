import { useLayoutEffect, useRef, useState } from 'react';
import { mayHoldData } from '../../../shared/platform/storage/may-hold-data.js';
import { useFeature } from '../../hooks/use-feature.js';
import { useListener } from '../../hooks/use-listener.js';
import { onControls } from '../on-controls.js';
import { notePasswords } from './passwords.js';

/**
 * What keeps what is typed, once it is there. It comes at once where the device may hold something of this visitor, else
 * when the form is about to be used. `typed` is true when something was typed before it came.
 */
export function useKeeping(element: HTMLElement, form: HTMLFormElement | undefined, remember: boolean) {
  const [used, setUsed] = useState(false);
  const typed = useRef(false);
  const Keep = useFeature(remember && used, () => import('./drafts-and-queue.js'));
  const isMissing = remember && !Keep;
  const want = () => setUsed(true);
  const unused = remember && !used ? element : undefined;
  useListener(unused, 'pointerover', want, { passive: true });
  useListener(unused, 'focusin', want);
  useLayoutEffect(() => {
    if (!form || !isMissing) return;
    notePasswords(form);
    return onControls(form, ['input', 'change'], () => {
      typed.current = true;
      setUsed(true);
    });
  }, [form, isMissing]);
  useLayoutEffect(() => {
    if (!remember) return;
    let gone = false;
    void mayHoldData().then((may) => may && !gone && setUsed(true));
    return () => {
      gone = true;
    };
  }, [remember]);
  return { Keep, typed };
}
