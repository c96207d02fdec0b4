import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useListener } from '../../hooks/use-listener.js';
import { Icon } from '../../parts/icon.js';
import { FITTED, maxScale, STEP, within, zoomAt, type Zoom } from '../logic/zoom.js';

export interface ZoomProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Changes with the item: another one is seen whole. */
  readonly item: number;
  readonly labels: { readonly in: string; readonly out: string };
  onZoomed(zoomed: boolean): void;
}

/** A second tap within this time, and this near, is a double tap. */
const TAP_MS = 300;
const TAP_PX = 30;
/** An arrow key moves an enlarged image by this share of the stage. */
const PAN = 0.15;

/** Enlarges the image: by buttons, by keys (+, - and 0), by two fingers, a double tap, or the wheel with Control. */
export default function ZoomControls({ dialog, item, labels, onZoomed }: ZoomProps) {
  const [zoom, setZoom] = useState(FITTED);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const lastTap = useRef({ x: 0, y: 0, time: -Infinity });
  const image = () => dialog.current?.querySelector<HTMLImageElement>('img[part="image"]') ?? undefined;

  const sizes = () => {
    const [shown, stage] = [image(), dialog.current?.querySelector('[part="stage"]')];
    const fitted = { width: shown?.offsetWidth ?? 0, height: shown?.offsetHeight ?? 0 };
    const place = { width: stage?.clientWidth ?? 0, height: stage?.clientHeight ?? 0 };
    const natural = { width: shown?.naturalWidth ?? 0, height: shown?.naturalHeight ?? 0 };
    return { fitted, place, most: maxScale(natural, fitted) };
  };
  const change = (to: (now: Zoom) => Zoom) =>
    setZoom((now) => {
      const { fitted, place, most } = sizes();
      return within(to(now), fitted, place, most);
    });
  /** px from the middle of the stage. */
  const fromMiddle = (x: number, y: number) => {
    const box = dialog.current?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
  };
  const isZoomed = zoom.scale > 1.01;

  useLayoutEffect(() => setZoom(FITTED), [item]);
  useLayoutEffect(() => {
    const shown = image();
    if (!shown) return;
    shown.style.scale = isZoomed ? String(zoom.scale) : '';
    shown.style.translate = isZoomed ? `${zoom.x}px ${zoom.y}px` : '';
    onZoomed(isZoomed);
  }, [zoom, item]); // eslint-disable-line react-hooks/exhaustive-deps -- drawn when either changes

  useListener<KeyboardEvent>(
    dialog.current,
    'keydown',
    (event) => {
      const { key } = event;
      const pans: Record<string, readonly [number, number]> = {
        ArrowLeft: [1, 0],
        ArrowRight: [-1, 0],
        ArrowUp: [0, 1],
        ArrowDown: [0, -1],
      };
      const pan = isZoomed ? pans[key] : undefined;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (key === '+' || key === '=') change((now) => zoomAt(now, now.scale * STEP, { x: 0, y: 0 }));
      else if (key === '-') change((now) => zoomAt(now, now.scale / STEP, { x: 0, y: 0 }));
      else if (key === '0') change(() => FITTED);
      else if (pan) {
        const { place } = sizes();
        change(({ scale, x, y }) => ({ scale, x: x + pan[0] * PAN * place.width, y: y + pan[1] * PAN * place.height }));
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  useListener<WheelEvent>(
    dialog.current,
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      change((now) => zoomAt(now, now.scale * Math.exp(-event.deltaY / 200), fromMiddle(event.clientX, event.clientY)));
    },
    { passive: false },
  );
  useListener<PointerEvent>(dialog.current, 'pointerdown', ({ pointerId, clientX: x, clientY: y }) => {
    pointers.current.set(pointerId, { x, y });
  });
  useListener<PointerEvent>(dialog.current, 'pointermove', ({ pointerId, clientX, clientY }) => {
    const before = pointers.current.get(pointerId);
    if (!before) return;
    const [other] = [...pointers.current].flatMap(([id, point]) => (id === pointerId ? [] : [point]));
    pointers.current.set(pointerId, { x: clientX, y: clientY });
    if (!other) {
      if (isZoomed) change(({ scale, x, y }) => ({ scale, x: x + clientX - before.x, y: y + clientY - before.y }));
      return;
    }
    const spread = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y);
    const by = spread({ x: clientX, y: clientY }) / Math.max(1, spread(before));
    const middle = fromMiddle((clientX + other.x) / 2, (clientY + other.y) / 2);
    change((now) => zoomAt(now, now.scale * by, middle));
  });
  const lift = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  useListener<PointerEvent>(dialog.current, 'pointercancel', lift);
  useListener<PointerEvent>(dialog.current, 'pointerup', (event) => {
    lift(event);
    const { clientX: x, clientY: y, timeStamp: time, pointerType } = event;
    if (pointerType === 'mouse' || event.composedPath()[0] !== image()) return;
    const last = lastTap.current;
    const isSecond = time - last.time < TAP_MS && Math.hypot(x - last.x, y - last.y) < TAP_PX;
    lastTap.current = { x, y, time: isSecond ? -Infinity : time };
    if (isSecond) change((now) => (now.scale > 1.01 ? FITTED : zoomAt(now, LARGE, fromMiddle(x, y))));
  });

  const button = (by: 'in' | 'out', ended: boolean) => (
    <button
      type="button"
      part={`zoom-${by}`}
      aria-label={labels[by]}
      aria-disabled={ended}
      onClick={() => change((now) => zoomAt(now, by === 'in' ? now.scale * STEP : now.scale / STEP, { x: 0, y: 0 }))}
    >
      <Icon name={by === 'in' ? 'zoomIn' : 'zoomOut'} />
    </button>
  );
  return (
    <>
      {button('out', !isZoomed)}
      {button('in', isZoomed && zoom.scale >= sizes().most - 0.01)}
    </>
  );
}

/** What a double tap asks for; the image's limits apply. */
const LARGE = 2.5;
