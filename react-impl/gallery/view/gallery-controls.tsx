import { Icon } from '../../parts/icon.js';
import type { GalleryState } from '../gallery-state.js';
import { VIEWPORT_ID } from './gallery-viewport.js';

/** With more positions than this, a counter is shown: a long row of dots is hard to read and to hit. */
const MAX_INDICATORS = 12;

interface Props {
  gallery: GalleryState;
  /** `undefined`: there is no autoplay to control. */
  playing: boolean | undefined;
  onPlay(playing: boolean): void;
}

/** Play or pause comes first (W3C carousel pattern), then the position, then previous and next. */
export function GalleryControls({ gallery, playing, onPlay }: Props) {
  const { controls, slides, count, atStart, atEnd, text } = gallery;
  if (slides.list.length <= 1) return null;
  // Empty, but there: the page-side sheet keeps space for controls, as it cannot know how many slides fit.
  if (count <= 1) return <div part="controls" ref={controls} />;
  const step = (by: 1 | -1, disabled: boolean) => (
    <button
      type="button"
      part={`${by < 0 ? 'control-previous' : 'control-next'}${disabled ? ' disabled' : ''}`}
      className={disabled ? 'disabled' : undefined}
      aria-disabled={disabled}
      aria-label={text(by < 0 ? 'previous' : 'next')}
      aria-controls={VIEWPORT_ID}
      onClick={() => void gallery.move(by, 'control')}
    />
  );
  return (
    <div part="controls" ref={controls}>
      {playing !== undefined && (
        <button
          type="button"
          part="play-toggle"
          aria-label={text(playing ? 'pause' : 'play')}
          onClick={() => onPlay(!playing)}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      )}
      {pagination(gallery)}
      {step(-1, atStart)}
      {step(1, atEnd)}
    </div>
  );
}

/** The number of the current slide, or one button for each position. */
function pagination({ count, position, row, slides, text, moveToPosition }: GalleryState) {
  const isCounter = count > MAX_INDICATORS;
  const total = slides.list.length;
  return (
    <div part="pagination" style={isCounter ? { minInlineSize: `${2 * String(total).length + 3}ch` } : undefined}>
      {isCounter ? (
        <span>
          <span part="current-index">{row.index + 1}</span> / <span part="total-slides">{total}</span>
        </span>
      ) : (
        Array.from({ length: count }, (_, index) => (
          <button
            type="button"
            key={index}
            part={index === position ? 'indicator indicator-current' : 'indicator'}
            aria-label={text('showSlide', { n: index + 1, total: count })}
            aria-current={index === position ? 'true' : undefined}
            onClick={() => moveToPosition(index, 'pagination')}
          />
        ))
      )}
    </div>
  );
}
