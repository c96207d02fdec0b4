import { useLayoutEffect, useRef, useState } from 'react';
import { consent } from '../../shared/services/consent/consent.js';
import { allowsThirdParties } from '../../shared/services/consent/permissions.js';
import type { Mode } from './logic/embed.js';
import { isNoneActive } from './only-one.js';

interface Opened {
  /** Which video this is: opening one video does not open another one in the same block. */
  readonly source: string;
  readonly byVisitor: boolean;
  readonly autoplay: boolean;
  /** The number of the frame: a new number is a new frame. */
  readonly load: number;
}

interface Settings {
  readonly source: string;
  readonly mode: Mode;
  readonly overlay: boolean;
  readonly forceAutoplay: boolean;
  /** Whether it may be loaded without a click of the visitor. */
  readonly allowed: boolean;
  readonly inactive: boolean;
  /** Whether there is something to open: `false` for an invalid video and for the author's own video element. */
  readonly canOpen: boolean;
}

export interface Opening {
  /** `undefined` while the play button is shown. */
  readonly opened: Opened | undefined;
  open(): void;
  close(): void;
  /** Replaces the frame, which stops the sound of the old one. */
  reload(autoplay?: boolean): void;
}

let loads = 0;

/** Whether the video is in its place: opened by the visitor, or by itself where that is allowed. */
export function useOpened(settings: Settings): Opening {
  const { source, mode, overlay, forceAutoplay, allowed, inactive, canOpen } = settings;
  const [state, setState] = useState<Opened>();
  const opened = canOpen && state?.source === source && (allowed || state.byVisitor) ? state : undefined;
  const reload = (autoplay?: boolean) =>
    setState((now) => now && { ...now, autoplay: autoplay ?? now.autoplay, load: ++loads });

  const opensItself = allowed && !inactive && canOpen;
  useLayoutEffect(() => {
    const autoplay = forceAutoplay && isNoneActive();
    if (!opensItself || (overlay && !autoplay)) return;
    setState((now) => (now?.source === source ? now : { source, byVisitor: false, autoplay, load: ++loads }));
  }, [opensItself, source, overlay, forceAutoplay]);
  // Declining third parties of this kind withdraws the permission that a click gave for this one.
  useLayoutEffect(
    () =>
      consent().subscribe(() => {
        if (consent().get() === 'declined' && !allowsThirdParties('media'))
          setState((now) => (now?.byVisitor ? undefined : now));
      }),
    [],
  );
  // A new mode loads the video again (widgets §4).
  const loadedMode = useRef(mode);
  useLayoutEffect(() => {
    if (loadedMode.current === mode) return;
    loadedMode.current = mode;
    reload();
  }, [mode]);

  return {
    opened,
    open: () => setState({ source, byVisitor: true, autoplay: true, load: ++loads }),
    close: () => setState(undefined),
    reload,
  };
}
