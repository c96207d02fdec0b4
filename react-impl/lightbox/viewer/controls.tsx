import type { ReactNode } from 'react';
import type { lightboxMessages } from '../../../shared/platform/i18n/en/lightbox.js';
import type { Slide } from '../../../shared/media/slides/read-slide.js';
import { Icon } from '../../parts/icon.js';
import type { Viewer } from './use-viewer.js';

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

interface BarProps {
  viewer: Viewer;
  item: Slide;
  captionId: string;
  captionShown: boolean;
  t: Translate;
  toggleCaption(): void;
  /** The zoom buttons. */
  children: ReactNode;
}

/** The counter, and the buttons for zoom, caption and closing. */
export function Bar({ viewer, item, captionId, captionShown, t, toggleCaption, children }: BarProps) {
  const number = viewer.index + 1;
  const total = viewer.items.length;
  const position = t(item.kind === 'video' ? 'video' : 'image', { n: number, total });
  return (
    <div className="bar">
      <span part="status" role="status">
        {total > 1 && <span aria-hidden="true">{`${number} / ${total}`}</span>}
        <span className="spoken">{[position, item.label].filter(Boolean).join(': ')}</span>
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
