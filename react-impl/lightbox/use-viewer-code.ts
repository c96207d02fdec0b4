import { useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import type { lightbox } from '../../elements/sq-lightbox/declaration.js';
import { warnOnce } from '../../shared/platform/log.js';

type Code = ComponentType<BlockProps<typeof lightbox>>;

/** `bring` resolves when the viewer is there; it rejects where the code cannot be had, and tries again the next time. */
export function useViewerCode() {
  const [{ Viewer }, setCode] = useState<{ readonly Viewer?: Code }>({});
  const coming = useRef<Promise<void>>(undefined);
  const bring = () =>
    (coming.current ??= import('./features/viewer.js').then(
      (code) => flushSync(() => setCode({ Viewer: code.default })),
      (error: Error) => {
        coming.current = undefined;
        warnOnce(`the viewer of a lightbox could not be loaded: ${error.message}`);
        throw error;
      },
    ));
  return { Viewer, bring };
}
