import { useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import type { lightbox } from './declaration.js';
import { warnOnce } from '../../shared/platform/log.js';
import { goTo } from '../../shared/platform/page/go-to.js';
import { useListener } from '../hooks/use-listener.js';
import { findItems, itemContainers } from './items.js';
import { useItemClicks } from './use-item-clicks.js';

type Props = BlockProps<typeof lightbox>;

/**
 * The viewer, once its code is loaded; most visitors open none. Loading starts when an item is hovered or focused, or
 * when the viewer is opened. From then on clicks and methods are handled by the viewer.
 */
export function useViewerOnUse(props: Props): ComponentType<Props> | undefined {
  const { host } = props;
  const { element } = host;
  const { Viewer, load } = useViewerCode();
  const page = Viewer ? undefined : document;
  const find = () => findItems(element, props);

  // A failed load is handled by the click that needs the viewer.
  const preload = () => void load().catch(() => {});
  const preloadFor = ({ target }: Event) => {
    if (target instanceof Node && itemContainers(element, props).some((container) => container.contains(target)))
      preload();
  };
  useListener(page, 'pointerover', preloadFor, { passive: true });
  useListener(page, 'focusin', preloadFor);
  useLayoutEffect(() => {
    const isNamed = props.historyHash && location.hash.length > 1;
    if (isNamed || itemContainers(element, props).some((container) => container.matches(':hover, :focus-within')))
      preload();
  }, []); // eslint-disable-line react-hooks/exhaustive-deps -- the state of the page when the block starts
  // Of several clicks before the code is there the last one counts.
  const lastClick = useRef(0);
  useItemClicks(Viewer || props.group ? undefined : find, (index, item) => {
    const link = item.closest('a') ?? item.querySelector('a');
    const click = ++lastClick.current;
    load().then(
      () => (click === lastClick.current ? element.open(index) : undefined),
      () => goTo(link?.href ?? ''),
    );
  });
  useLayoutEffect(() => {
    if (Viewer) return;
    host.provide({ open: (index) => load().then(() => element.open(index)), close() {}, next() {}, previous() {} });
  });
  return Viewer;
}

/** `load` resolves when the viewer is rendered. It rejects when the code cannot be loaded; the next call tries again. */
function useViewerCode() {
  const [{ Viewer }, setCode] = useState<{ readonly Viewer?: ComponentType<Props> }>({});
  const loading = useRef<Promise<void>>(undefined);
  const load = () =>
    (loading.current ??= import('./features/viewer.js').then(
      (code) => flushSync(() => setCode({ Viewer: code.default })),
      (error: Error) => {
        loading.current = undefined;
        warnOnce(`the viewer of a lightbox could not be loaded: ${error.message}`);
        throw error;
      },
    ));
  return { Viewer, load };
}
