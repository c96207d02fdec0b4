import { useLayoutEffect } from 'react';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import type { lightbox } from '../../elements/sq-lightbox/declaration.js';
import { useListener } from '../hooks/use-listener.js';
import { useMethods } from '../hooks/use-methods.js';
import { findItems, placesOf } from './items.js';
import { useItemClicks } from './use-item-clicks.js';
import { useViewerCode } from './use-viewer-code.js';

type Props = BlockProps<typeof lightbox>;

/** Links to images, until one is pointed at or opened: then the viewer's code comes. Most visitors open none. */
export function Lightbox(props: Props) {
  const { Viewer, bring } = useViewerCode();
  // The slot is the same before and after: another one would lay all items out again.
  return (
    <>
      <slot />
      {Viewer ? <Viewer {...props} /> : <Closed {...props} bring={bring} />}
    </>
  );
}

function Closed({ bring, ...props }: Props & { bring(): Promise<void> }) {
  const { host } = props;
  const { element } = host;
  const find = () => findItems(element, props);
  const prepare = () => void bring().catch(() => {}); // the click will tell
  const prepareAt = ({ target }: Event) => {
    if (target instanceof Node && placesOf(element, props).some((place) => place.contains(target))) prepare();
  };
  useListener(document, 'pointerover', prepareAt, { passive: true });
  useListener(document, 'focusin', prepareAt);
  useLayoutEffect(() => {
    const isNamed = props.historyHash && location.hash.length > 1;
    if (isNamed || placesOf(element, props).some((place) => place.matches(':hover, :focus-within'))) prepare();
  }, []); // eslint-disable-line react-hooks/exhaustive-deps -- how things are when the block comes
  useItemClicks(props.group ? undefined : find, (at, item) => {
    const link = item.closest('a') ?? item.querySelector('a');
    bring().then(
      () => element.open(at),
      () => link?.href && location.assign(link.href),
    );
  });
  useMethods(host, {
    open: (at) => bring().then(() => element.open(at)),
    close() {},
    next() {},
    previous() {},
  });
  return null;
}
