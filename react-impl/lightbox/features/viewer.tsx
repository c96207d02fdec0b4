import { useId, useLayoutEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import type { BlockProps } from '../../../shared/declaration/derived-types.js';
import type { lightbox } from '../../../elements/sq-lightbox/declaration.js';
import { lightboxMessages } from '../../../shared/platform/i18n/en/lightbox.js';
import { translate } from '../../../shared/platform/i18n/translate.js';
import { readSlide, type Slide } from '../../../shared/media/slides/read-slide.js';
import { useFeature } from '../../hooks/use-feature.js';
import { useMediaQuery } from '../../hooks/use-media-query.js';
import { useMethods } from '../../hooks/use-methods.js';
import { Icon } from '../../parts/icon.js';
import { Caption } from '../caption.js';
import { MOBILE } from '../constants.js';
import { findItems } from '../items.js';
import { clickAction } from '../logic/click-action.js';
import { swipeAction } from '../logic/swipe.js';
import { Stage } from '../stage.js';
import { takeNamedItem, useHistoryEntry } from '../use-history-entry.js';
import { useItemClicks } from '../use-item-clicks.js';
import { useScrollLock } from '../use-scroll-lock.js';
import { useViewer } from '../use-viewer.js';
import sheet from './viewer.css' with { type: 'css' };

const OWN = 'a, button, video, [part~="caption"]';

/** The viewer is a native dialog: top layer, focus and Escape are the browser's. */
export default function Viewer(props: BlockProps<typeof lightbox>) {
  const { host, loop, theme, opacity, variant, startIndex } = props;
  const { element } = host;
  const find = () => findItems(element, props);
  const viewer = useViewer(host, find, loop);
  const { items, index, open } = viewer;
  const item = items.at(index);
  const dialog = useRef<HTMLDialogElement>(null);
  const stroke = useRef({ x: 0, y: 0, time: 0, swiped: false });
  const mobile = useMediaQuery(MOBILE);
  const [captioned, setCaptioned] = useState(false);
  const captionId = useId();
  const say = (key: keyof typeof lightboxMessages, parameters?: Record<string, number>) =>
    translate(element, 'lightbox', lightboxMessages, key, parameters);
  const isRtl = () => getComputedStyle(element).direction === 'rtl';

  const zooms = props.zoom && open && item?.kind === 'image';
  const Zoom = useFeature(zooms, () => import('./zoom.js'));
  const zoomed = useRef(false);

  useLayoutEffect(() => host.addSheet(sheet), [host]);
  useItemClicks(props.group ? undefined : find, (at) => void viewer.openAt(at));
  // Chromium draws no dialog in a transition in which the page changes whether it scrolls.
  useScrollLock(viewer.settled);
  useHistoryEntry(open, props.historyHash ? nameOf(item) : undefined, () => void viewer.close());
  useLayoutEffect(() => {
    if (!props.historyHash) return;
    const at = takeNamedItem(find().map((each) => nameOf(readSlide(each))));
    if (at >= 0) queueMicrotask(() => void viewer.openAt(at));
  }, []); // eslint-disable-line react-hooks/exhaustive-deps -- the address that the page was opened with
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return;
    if (open && !current.open) {
      current.showModal();
      current.focus();
    } else if (!open && current.open) current.close();
  }, [open]);
  useMethods(host, {
    open: (wanted) => viewer.openAt(wanted ?? startIndex),
    close: viewer.close,
    next: () => viewer.step(1, performance.now()),
    previous: () => viewer.step(-1, performance.now()),
  });

  function onKeyDown({ key, timeStamp, preventDefault }: { key: string; timeStamp: number; preventDefault(): void }) {
    const forward = isRtl() ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowLeft' || key === 'ArrowRight') viewer.step(key === forward ? 1 : -1, timeStamp);
    else if (key === 'c' && item?.caption) setCaptioned(!captioned);
    else if (key === 'Home' || key === 'End') viewer.show(key === 'Home' ? 0 : items.length - 1);
    else return;
    preventDefault();
  }
  function onClick(event: MouseEvent<HTMLDialogElement>) {
    if (zoomed.current || stroke.current.swiped) {
      stroke.current.swiped = false;
      return;
    }
    const target = event.nativeEvent.composedPath()[0] as Element;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const on = target.closest(OWN) ? 'own' : target.closest('img') ? 'image' : 'elsewhere';
    const action = clickAction({
      x: event.clientX,
      y: event.clientY,
      width,
      height,
      on,
      count: items.length,
      mobile,
      rtl: isRtl(),
    });
    if (action === 'close') void viewer.close();
    else if (action !== 'none') viewer.step(action === 'next' ? 1 : -1, event.timeStamp);
  }
  function onPointerDown({ clientX, clientY, timeStamp }: PointerEvent) {
    stroke.current = { x: clientX, y: clientY, time: timeStamp, swiped: false };
  }
  function onPointerUp({ clientX, clientY, timeStamp, pointerType }: PointerEvent) {
    const { x, y, time } = stroke.current;
    const action = swipeAction({ x: clientX - x, y: clientY - y, time: timeStamp - time }, isRtl());
    if (pointerType === 'mouse' || !action || zoomed.current) return;
    stroke.current.swiped = true;
    viewer.step(action === 'next' ? 1 : -1, timeStamp);
  }

  const many = items.length > 1;
  const control = (by: 1 | -1) => {
    const ended = !loop && (by < 0 ? index === 0 : index === items.length - 1);
    return (
      <button
        type="button"
        part={by < 0 ? 'control-previous' : 'control-next'}
        aria-label={say(by < 0 ? 'previous' : 'next')}
        aria-disabled={ended}
        onClick={({ timeStamp }) => viewer.step(by, timeStamp)}
      >
        <Icon name={by < 0 ? 'previous' : 'next'} />
      </button>
    );
  };
  const gallery = props.for ? document.getElementById(props.for.split(/\s+/)[0] ?? '') : element;
  const where = item && say(item.kind === 'video' ? 'video' : 'image', { n: index + 1, total: items.length });
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- the dialog's halves are a pointer's short cut: keys and buttons do the same
    <dialog
      part="dialog"
      ref={dialog}
      tabIndex={-1}
      aria-label={gallery?.getAttribute('aria-label') ?? gallery?.getAttribute('label') ?? say('dialog')}
      data-zoomable={zooms || undefined}
      data-morphing={viewer.morphing || undefined}
      data-theme={theme}
      data-variant={variant}
      style={{ '--opacity': `${opacity * 100}%` } as object}
      onCancel={(event) => {
        event.preventDefault();
        void viewer.close();
      }}
      onKeyDown={(event) =>
        onKeyDown({ key: event.key, timeStamp: event.timeStamp, preventDefault: () => event.preventDefault() })
      }
      onClick={onClick}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
    >
      {open && item && (
        <>
          <div part="stage" key={index}>
            <Stage item={item} failedText={say('failed')} openText={say('openDirectly')} />
          </div>
          {item.caption && <Caption source={item.caption} id={captionId} label={say('caption')} shown={captioned} />}
          <div className="bar">
            <span part="status" role="status">
              {many && <span aria-hidden="true">{`${index + 1} / ${items.length}`}</span>}
              <span className="spoken">{[where, item.label].filter(Boolean).join(': ')}</span>
            </span>
            {Zoom && (
              <Zoom
                dialog={dialog}
                item={index}
                labels={{ in: say('zoomIn'), out: say('zoomOut') }}
                onZoomed={(now) => (zoomed.current = now)}
              />
            )}
            {item.caption && (
              <button
                type="button"
                part="caption-toggle"
                aria-label={say(captioned ? 'hideCaption' : 'showCaption')}
                aria-expanded={captioned}
                aria-controls={captionId}
                onClick={() => setCaptioned(!captioned)}
              >
                <Icon name="caption" />
              </button>
            )}
            <button type="button" part="close" aria-label={say('close')} onClick={() => void viewer.close()}>
              <Icon name="close" />
            </button>
          </div>
          {many && !mobile && (
            <>
              {control(-1)}
              {control(1)}
            </>
          )}
        </>
      )}
    </dialog>
  );
}

/** What names an item in the address. */
const nameOf = (item: Slide | undefined) => item?.url || item?.id || undefined;
