import type { ReactNode, RefObject } from 'react';
import type { lightboxMessages } from '../../../shared/platform/i18n/en/lightbox.js';
import type { Slide } from '../../../shared/media/slides/read-slide.js';
import { Icon } from '../../parts/icon.js';
import { STEP } from '../logic/zoom.js';
import type { Viewer } from './use-viewer.js';
import type { PointerUse, ZoomState } from './use-viewer-input.js';

export type Translate = (key: keyof typeof lightboxMessages, parameters?: Record<string, number>) => string;

/** The button to the previous or next item. At the ends it stays focusable. */
export function stepButton(viewer: Viewer, by: 1 | -1, t: Translate) {
  const name = by < 0 ? 'previous' : 'next';
  return (
    <button
      type="button"
      part={`control-${name}`}
      aria-label={t(name)}
      aria-disabled={!viewer.canStep(by)}
      onClick={({ timeStamp }) => viewer.step(by, timeStamp)}
    >
      <Icon name={name} />
    </button>
  );
}

interface ZoomProps extends ZoomState {
  /** Whether the item can be enlarged. Where it cannot, the place of the buttons is kept, so that the others do not move. */
  canZoom: boolean;
  t: Translate;
  use: RefObject<PointerUse>;
}

/** They are there before the code that zooms, so that nothing appears late. */
export function ZoomButtons({ enlarged, atLimit, canZoom, t, use }: ZoomProps) {
  const button = (name: 'zoomIn' | 'zoomOut', part: string, factor: number, disabled: boolean) => (
    <button
      type="button"
      part={part}
      aria-label={t(name)}
      aria-disabled={disabled}
      onClick={() => use.current.zoom?.by(factor)}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <div className="tools" data-absent={canZoom ? undefined : ''}>
      {button('zoomOut', 'zoom-out', 1 / STEP, !enlarged)}
      {button('zoomIn', 'zoom-in', STEP, enlarged && atLimit)}
    </div>
  );
}

interface BarProps {
  viewer: Viewer;
  item: Slide;
  captionId: string;
  captionShown: boolean;
  t: Translate;
  toggleCaption(): void;
  /** Further buttons. */
  children: ReactNode;
}

/** The counter, and the buttons for zoom, caption and closing. */
export function Bar({ viewer, item, captionId, captionShown, t, toggleCaption, children }: BarProps) {
  const number = viewer.index + 1;
  const total = viewer.items.length;
  const position = t(item.kind === 'video' ? 'video' : 'image', { n: number, total });
  const caption = item.caption?.textContent.trim();
  // The label of an image without a text of its own is its caption.
  const described = [item.label, caption === item.label ? '' : caption].filter(Boolean).join('. ');
  return (
    <div className="bar">
      <span part="status" role="status">
        {total > 1 && <span aria-hidden="true">{`${number} / ${total}`}</span>}
        <span className="visually-hidden">{[position, described].filter(Boolean).join(': ')}</span>
      </span>
      {children}
      {item.caption && (
        <button
          type="button"
          part="caption-toggle"
          aria-label={t(captionShown ? 'hideCaption' : 'showCaption')}
          aria-expanded={captionShown}
          aria-controls={captionId}
          onClick={toggleCaption}
        >
          <Icon name="caption" />
        </button>
      )}
      <button type="button" part="close" aria-label={t('close')} onClick={() => void viewer.close()}>
        <Icon name="close" />
      </button>
    </div>
  );
}
