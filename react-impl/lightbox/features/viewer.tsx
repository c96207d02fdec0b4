import { useLayoutEffect, useRef, useState } from 'react';
import type { BlockProps } from '../../../shared/declaration/derived-types.js';
import type { lightbox } from '../declaration.js';
import { lightboxMessages } from '../../../shared/platform/i18n/en/lightbox.js';
import { translate } from '../../../shared/platform/i18n/translate.js';
import { byId } from '../../../shared/platform/page/by-id.js';
import { useFeature } from '../../hooks/use-feature.js';
import { useMediaQuery } from '../../hooks/use-media-query.js';
import { MOBILE } from '../constants.js';
import { findItems } from '../items.js';
import { Content } from '../viewer/content.js';
import { ZoomButtons, type Translate } from '../viewer/controls.js';
import { usePage } from '../viewer/use-page.js';
import { useViewer, type Viewer as ViewerState } from '../viewer/use-viewer.js';
import { useViewerInput, type PointerUse, type ZoomState } from '../viewer/use-viewer-input.js';
import sheet from './viewer.css' with { type: 'css' };

/** With an overlay of this opacity or more, black text on a white page has a contrast of at most 1.3:1: nobody reads it. */
const HIDES_THE_PAGE = 0.9;

const NOT_ENLARGED: ZoomState = { enlarged: false, atLimit: false };

/** The viewer is a native dialog: the browser handles the top layer, the focus and Escape. */
export default function Viewer(props: BlockProps<typeof lightbox>) {
  const { host, loop } = props;
  const { element } = host;
  const find = () => findItems(element, props);
  const viewer = useViewer(host, find, loop);
  const { items, item } = viewer;
  const open = viewer.phase !== 'closed';
  const dialog = useRef<HTMLDialogElement>(null);
  const pointerUse = useRef<PointerUse>({ moved: false });
  const [zoom, setZoom] = useZoomState();
  const isMobile = useMediaQuery(MOBILE);
  const hasStepButtons = items.length > 1 && !isMobile;
  const [captionChoice, setCaptionChoice] = useState<boolean>();
  const captionShown = captionChoice ?? !isMobile;
  const canZoom = props.zoom && item?.kind === 'image';
  const clickZooms = canZoom && !isMobile && (items.length === 1 || props.imageClick === 'zoom');
  const { Gestures, Tools, Thumbnails } = useParts(props, viewer);
  const t: Translate = (key, parameters) => translate(element, 'lightbox', lightboxMessages, key, parameters);
  const toggleCaption = () => setCaptionChoice(!captionShown);
  const isRtl = () => getComputedStyle(element).direction === 'rtl';

  useLayoutEffect(() => host.addSheet(sheet), [host]);
  usePage(props, viewer, dialog, find);
  const { enlarged } = zoom;
  const input = useViewerInput(viewer, { isMobile, clickZooms, enlarged, pointerUse, isRtl, toggleCaption });

  const gallery = props.for ? byId(element, props.for.split(/\s+/)[0] ?? '') : element;
  return (
    <dialog
      part="dialog"
      ref={dialog}
      tabIndex={-1}
      aria-label={gallery?.getAttribute('aria-label') ?? gallery?.getAttribute('label') ?? t('dialog')}
      data-phase={viewer.phase}
      data-theme={props.theme}
      data-variant={props.variant}
      {...dataOf({
        growing: viewer.growing,
        zoomable: canZoom,
        enlarged,
        'click-zooms': clickZooms,
        steps: hasStepButtons,
        thumbnails: props.thumbnails && items.length > 1,
        blur: props.opacity < HIDES_THE_PAGE,
      })}
      style={{ '--opacity': `${props.opacity * 100}%` } as object}
      onCancel={(event) => {
        event.preventDefault();
        void viewer.close();
      }}
      // Browsers close it without asking if the visitor has done nothing since it opened but press Escape. The event comes
      // later: by then it may be open again.
      onClose={({ currentTarget }) => void (!currentTarget.open && viewer.close())}
      {...input}
    >
      {open && item && (
        <Content
          viewer={viewer}
          item={item}
          hasStepButtons={hasStepButtons}
          captionShown={captionShown}
          t={t}
          toggleCaption={toggleCaption}
        >
          {Tools && <Tools viewer={viewer} item={item} values={props} t={t} />}
          {props.zoom && <ZoomButtons {...zoom} canZoom={canZoom} t={t} use={pointerUse} />}
        </Content>
      )}
      {open && Thumbnails && <Thumbnails host={host} viewer={viewer} t={t} />}
      {open && Gestures && dialog.current && (
        <Gestures
          dialog={dialog.current}
          viewer={viewer}
          canZoom={canZoom}
          pointerUse={pointerUse}
          isRtl={isRtl}
          onZoom={setZoom}
        />
      )}
    </dialog>
  );
}

/** Parts that are loaded when the viewer is open and needs them. */
function useParts(props: BlockProps<typeof lightbox>, { phase, items }: ViewerState) {
  const open = phase !== 'closed';
  const hasTools = props.slideshow || props.share || props.download || props.fullscreen;
  return {
    Gestures: useFeature(open, () => import('./gestures.js')),
    Tools: useFeature(open && hasTools, () => import('./tools.js')),
    Thumbnails: useFeature(open && props.thumbnails && items.length > 1, () => import('./thumbnails.js')),
  };
}

/** Each step of a pinch reports the zoom; only a difference that is visible in the controls is rendered. */
function useZoomState() {
  const [zoom, setZoom] = useState(NOT_ENLARGED);
  const setIfNew = (next: ZoomState) =>
    setZoom((now) => (now.enlarged === next.enlarged && now.atLimit === next.atLimit ? now : next));
  return [zoom, setIfNew] as const;
}

/** Attributes for the sheet: those that are true. */
const dataOf = (flags: Readonly<Record<string, boolean>>) =>
  Object.fromEntries(Object.entries(flags).map(([name, on]) => [`data-${name}`, on || undefined]));
