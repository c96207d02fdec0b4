import type { RefObject } from 'react';
import { Icon } from '../../parts/icon.js';
import { isEnlarged, scaledBy, STEP } from '../logic/zoom.js';
import type { Translate } from '../viewer/controls.js';
import { useZoomKeys, useZoomPointers, useZoomWheel } from '../viewer/use-zoom-input.js';
import { useZoom } from '../viewer/use-zoom.js';
import { scaleLimit } from '../viewer/zoom-measures.js';

interface Props {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** The index of the item: the zoom is reset when it changes. */
  readonly item: number;
  readonly t: Translate;
  onZoomed(zoomed: boolean): void;
}

/** Enlarges the image: by buttons, by keys (+, - and 0), by two fingers, a double tap, or the wheel with Control. */
export default function ZoomControls({ dialog, item, t, onZoomed }: Props) {
  const [zoom, change] = useZoom(dialog, item, onZoomed);
  useZoomKeys(dialog.current, zoom, change);
  useZoomWheel(dialog.current, change);
  useZoomPointers(dialog.current, zoom, change);

  const enlarged = isEnlarged(zoom);
  const button = (name: 'zoomIn' | 'zoomOut', part: string, factor: number, disabled: boolean) => (
    <button
      type="button"
      part={part}
      aria-label={t(name)}
      aria-disabled={disabled}
      onClick={() => change(scaledBy(factor))}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <>
      {button('zoomOut', 'zoom-out', 1 / STEP, !enlarged)}
      {button('zoomIn', 'zoom-in', STEP, enlarged && zoom.scale >= scaleLimit(dialog.current) - 0.01)}
    </>
  );
}
