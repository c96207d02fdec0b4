import { useLayoutEffect, useState } from 'react';
import { consent } from '../../shared/services/consent/consent.js';
import { isStageFree } from './only-one.js';

export interface Opened {
  /** Which video: another one is not opened by the permission for this one. */
  readonly source: string;
  readonly byVisitor: boolean;
  readonly autoplay: boolean;
  /** Another number is another frame. */
  readonly load: number;
}

interface Settings {
  readonly source: string;
  readonly overlay: boolean;
  readonly forceAutoplay: boolean;
  /** Whether it may be loaded without being asked for. */
  readonly allowed: boolean;
  readonly inactive: boolean;
  /** Whether there is nothing that can be opened. */
  readonly closed: boolean;
}

interface Opening {
  readonly opened: Opened | undefined;
  open(): void;
  close(): void;
  /** A new frame: the sound of the old one is gone. */
  reload(autoplay?: boolean): void;
}

let loads = 0;

/** Whether the video is in its place: a visitor has opened it, or it opens itself where it may. */
export function useOpened({ source, overlay, forceAutoplay, allowed, inactive, closed }: Settings): Opening {
  const [state, setState] = useState<Opened>();
  const opened = !closed && state?.source === source && (allowed || state.byVisitor) ? state : undefined;

  const opensItself = allowed && !inactive && !closed;
  useLayoutEffect(() => {
    const autoplay = forceAutoplay && isStageFree();
    if (!opensItself || (overlay && !autoplay)) return;
    setState((now) => (now?.source === source ? now : { source, byVisitor: false, autoplay, load: ++loads }));
  }, [opensItself, source, overlay, forceAutoplay]);
  // A no to all ends the permission for this one.
  useLayoutEffect(
    () =>
      consent().subscribe(() => {
        if (consent().get() === 'declined') setState((now) => (now?.byVisitor ? undefined : now));
      }),
    [],
  );

  return {
    opened,
    open: () => setState({ source, byVisitor: true, autoplay: true, load: ++loads }),
    close: () => setState(undefined),
    reload: (autoplay) => setState((now) => now && { ...now, autoplay: autoplay ?? now.autoplay, load: ++loads }),
  };
}
