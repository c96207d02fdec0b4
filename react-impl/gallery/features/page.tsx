import { useLayoutEffect, type RefObject } from 'react';
import type { Slides } from '../../../shared/slides/slides.js';
import { useHistory } from './use-history.js';
import { usePageControls, type PageControls } from './use-page-controls.js';

export interface PageProps {
  readonly history: boolean;
  readonly slides: Slides;
  readonly start: number;
  readonly controls: PageControls;
  /** What to call after a change of slide. */
  readonly told: RefObject<((index: number, reason: string) => void) | undefined>;
  moveTo(index: number, reason: string): void;
}

/** What ties a gallery to its page: the address and the history, and the page's own controls. */
export default function Page({ history, slides, start, controls, told, moveTo }: PageProps) {
  const tell = useHistory(history, slides, start, moveTo);
  useLayoutEffect(() => {
    told.current = tell;
    return () => {
      told.current = undefined;
    };
  });
  usePageControls(controls);
  return null;
}
