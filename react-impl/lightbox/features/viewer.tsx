import { useLayoutEffect, useRef, useState } from 'react';
import type { BlockProps } from '../../../shared/declaration/derived-types.js';
import type { lightbox } from '../../../elements/sq-lightbox/declaration.js';
import { lightboxMessages } from '../../../shared/platform/i18n/en/lightbox.js';
import { translate } from '../../../shared/platform/i18n/translate.js';
import { readSlide, type Slide } from '../../../shared/media/slides/read-slide.js';
import { useFeature } from '../../hooks/use-feature.js';
import { useMediaQuery } from '../../hooks/use-media-query.js';
import { useMethods } from '../../hooks/use-methods.js';
import { MOBILE } from '../constants.js';
import { findItems } from '../items.js';
import { useItemClicks } from '../use-item-clicks.js';
import { Content } from '../viewer/content.js';
import type { Translate } from '../viewer/controls.js';
import { useHistoryEntry, useItemInAddress } from '../viewer/use-history-entry.js';
import { useModal, useScrollLock } from '../viewer/use-modal.js';
import { useViewer } from '../viewer/use-viewer.js';
import { useViewerInput } from '../viewer/use-viewer-input.js';
import sheet from './viewer.css' with { type: 'css' };

/** The viewer is a native dialog: the browser handles the top layer, the focus and Escape. */
export default function Viewer(props: BlockProps<typeof lightbox>) {
  const { host, loop, startIndex } = props;
  const { element } = host;
  const find = () => findItems(element, props);
  const viewer = useViewer(host, find, loop);
  const { items, index, item, open } = viewer;
  const dialog = useRef<HTMLDialogElement>(null);
  const isMobile = useMediaQuery(MOBILE);
  const [captionShown, setCaptionShown] = useState(false);
  const isZoomed = useRef(false);
  const canZoom = props.zoom && open && item?.kind === 'image';
  const Zoom = useFeature(canZoom, () => import('./zoom.js'));
  const t: Translate = (key, parameters) => translate(element, 'lightbox', lightboxMessages, key, parameters);
  const toggleCaption = () => setCaptionShown(!captionShown);

  useLayoutEffect(() => host.addSheet(sheet), [host]);
  useItemClicks(props.group ? undefined : find, (at) => void viewer.openAt(at));
  // Only once settled: Chromium does not draw a dialog in a transition during which the page stops or starts to scroll.
  useScrollLock(viewer.settled);
  useHistoryEntry(open, props.historyHash ? nameOf(item) : undefined, () => void viewer.close());
  useItemInAddress(
    props.historyHash,
    () => find().map((each) => nameOf(readSlide(each))),
    (at) => void viewer.openAt(at),
  );
  useModal(dialog, open);
  useMethods(host, {
    open: (at) => viewer.openAt(at ?? startIndex),
    close: viewer.close,
    next: () => viewer.step(1, performance.now()),
    previous: () => viewer.step(-1, performance.now()),
  });
  const input = useViewerInput(
    viewer,
    isMobile,
    isZoomed,
    () => getComputedStyle(element).direction === 'rtl',
    toggleCaption,
  );

  const gallery = props.for ? document.getElementById(props.for.split(/\s+/)[0] ?? '') : element;
  return (
    <dialog
      part="dialog"
      ref={dialog}
      tabIndex={-1}
      aria-label={gallery?.getAttribute('aria-label') ?? gallery?.getAttribute('label') ?? t('dialog')}
      data-zoomable={canZoom || undefined}
      data-morphing={viewer.morphing || undefined}
      data-theme={props.theme}
      data-variant={props.variant}
      style={{ '--opacity': `${props.opacity * 100}%` } as object}
      onCancel={(event) => {
        event.preventDefault();
        void viewer.close();
      }}
      {...input}
    >
      {open && item && (
        <Content
          viewer={viewer}
          item={item}
          hasStepButtons={items.length > 1 && !isMobile}
          captionShown={captionShown}
          t={t}
          toggleCaption={toggleCaption}
        >
          {Zoom && <Zoom dialog={dialog} item={index} t={t} onZoomed={(zoomed) => (isZoomed.current = zoomed)} />}
        </Content>
      )}
    </dialog>
  );
}

/** The name of an item in the address. */
const nameOf = (item: Slide | undefined) => item?.url || item?.id || undefined;
