import type { RefObject } from 'react';
import { Icon } from '../../parts/icon.js';
import { CENTER, isEnlarged, STEP, zoomAt } from '../logic/zoom.js';
import { useZoomKeys, useZoomPointers, useZoomWheel } from '../viewer/use-zoom-input.js';
import { useZoom } from '../viewer/use-zoom.js';

interface Props {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** The index of the item: the zoom is reset when it changes. */
  readonly item: number;
  readonly labels: { readonly in: string; readonly out: string };
  onZoomed(zoomed: boolean): void;
}

/** Enlarges the image: by buttons, by keys (+, - and 0), by two fingers, a double tap, or the wheel with Control. */
export default function ZoomControls({ dialog, item, labels, onZoomed }: Props) {
  const state = useZoom(dialog, item, onZoomed);
  useZoomKeys(dialog.current, state);
  useZoomWheel(dialog.current, state);
  useZoomPointers(dialog.current, state);

  const { zoom, change } = state;
  const enlarged = isEnlarged(zoom);
  const button = (by: 'in' | 'out', disabled: boolean) => (
    <button
      type="button"
      part={`zoom-${by}`}
      aria-label={labels[by]}
      aria-disabled={disabled}
      onClick={() => change((now) => zoomAt(now, by === 'in' ? now.scale * STEP : now.scale / STEP, CENTER))}
    >
      <Icon name={by === 'in' ? 'zoomIn' : 'zoomOut'} />
    </button>
  );
  return (
    <>
      {button('out', !enlarged)}
      {button('in', enlarged && zoom.scale >= state.maxScale() - 0.01)}
    </>
  );
}
