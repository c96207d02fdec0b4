import type { ReactNode } from 'react';
import type { lightboxMessages } from '../../../shared/platform/i18n/en/lightbox.js';
import type { Slide } from '../../../shared/media/slides/read-slide.js';
import { Icon } from '../../parts/icon.js';

export type Translate = (key: keyof typeof lightboxMessages, parameters?: Record<string, number>) => string;

interface StepButtonProps {
  by: 1 | -1;
  disabled: boolean;
  t: Translate;
  onClick(event: { readonly timeStamp: number }): void;
}

/** The button to the previous or next item. At the ends it stays focusable. */
export function StepButton({ by, disabled, t, onClick }: StepButtonProps) {
  const name = by < 0 ? 'previous' : 'next';
  return (
    <button type="button" part={`control-${name}`} aria-label={t(name)} aria-disabled={disabled} onClick={onClick}>
      <Icon name={name} />
    </button>
  );
}

interface BarProps {
  item: Slide;
  index: number;
  count: number;
  captionId: string;
  captionShown: boolean;
  t: Translate;
  onToggleCaption(): void;
  onClose(): void;
  /** The zoom buttons. */
  children: ReactNode;
}

/** The counter, and the buttons for zoom, caption and closing. */
export function Bar({ item, index, count, captionId, captionShown, t, onToggleCaption, onClose, children }: BarProps) {
  const position = t(item.kind === 'video' ? 'video' : 'image', { n: index + 1, total: count });
  return (
    <div className="bar">
      <span part="status" role="status">
        {count > 1 && <span aria-hidden="true">{`${index + 1} / ${count}`}</span>}
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
          onClick={onToggleCaption}
        >
          <Icon name="caption" />
        </button>
      )}
      <button type="button" part="close" aria-label={t('close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
