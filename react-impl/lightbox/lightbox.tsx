import { useLayoutEffect } from 'react';
import { handleEditorHtml } from '../../shared/media/slides/slide-elements.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import type { lightbox } from './declaration.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { useViewerOnUse } from './use-viewer-on-use.js';

/** The items, and the viewer once its code is loaded: when an item is pointed at, focused or opened. */
export function Lightbox(props: BlockProps<typeof lightbox>) {
  const Viewer = useViewerOnUse(props);
  const { element } = props.host;
  const children = useLightChildren(element);
  useLayoutEffect(() => handleEditorHtml(element), [element, children]);
  // The slot is the same element without and with the viewer: a new one would lay out all items again.
  return (
    <>
      <slot />
      {Viewer && <Viewer {...props} />}
    </>
  );
}
