import { Icon } from '../../parts/icon.js';
import type { GalleryState } from '../gallery-state.js';

/** With more than this many, a row of dots says less than a number. */
const MAX_INDICATORS = 12;

interface Props {
  gallery: GalleryState;
  /** `undefined`: there is no autoplay to control. */
  playing: boolean | undefined;
  onPlay(playing: boolean): void;
}

/** Play or pause first (W3C carousel pattern), then where one is, then previous and next. */
export function GalleryControls({ gallery, playing, onPlay }: Props) {
  const { controls: box, count, position, row, slides, atStart, atEnd, text } = gallery;
  // Their space is kept in any case: the page-side sheet cannot know how many slides fit.
  if (count <= 1) return <div part="controls" ref={box} />;
  const counts = count > MAX_INDICATORS;
  const move = (by: 1 | -1, ended: boolean) => (
    <button
      type="button"
      part={`${by < 0 ? 'control-previous' : 'control-next'}${ended ? ' disabled' : ''}`}
      className={ended ? 'disabled' : undefined}
      aria-disabled={ended}
      aria-label={text(by < 0 ? 'previous' : 'next')}
      onClick={() => void gallery.move(by, 'control')}
    />
  );
  return (
    <div part="controls" ref={box}>
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
      <div
        part="pagination"
        style={counts ? { minInlineSize: `${2 * String(slides.list.length).length + 3}ch` } : undefined}
      >
        {counts ? (
          <span>
            <span part="current-index">{row.index + 1}</span> / <span part="total-slides">{slides.list.length}</span>
          </span>
        ) : (
          Array.from({ length: count }, (_, index) => (
            <button
              type="button"
              key={index}
              part={index === position ? 'indicator indicator-current' : 'indicator'}
              aria-label={text('slide', { n: index + 1, total: count })}
              aria-current={index === position ? 'true' : undefined}
              onClick={() => gallery.toPosition(index, 'pagination')}
            />
          ))
        )}
      </div>
      {move(-1, atStart)}
      {move(1, atEnd)}
    </div>
  );
}
