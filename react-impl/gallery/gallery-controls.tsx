import { Icon } from '../parts/icon.js';

/** With more than this many, a row of dots says less than a number. */
const MAX_INDICATORS = 12;

interface Props {
  /** Positions: slides, or groups of a carousel. */
  count: number;
  position: number;
  atStart: boolean;
  atEnd: boolean;
  /** `undefined`: there is no autoplay to control. */
  playing: boolean | undefined;
  text(key: 'next' | 'previous' | 'play' | 'pause' | 'slide' | 'counter', parameters?: Record<string, number>): string;
  onMove(by: 1 | -1): void;
  onPosition(position: number): void;
  onPlay(playing: boolean): void;
}

/** Play or pause first (W3C carousel pattern), then where one is, then previous and next. */
export function GalleryControls({ count, position, atStart, atEnd, playing, text, onMove, onPosition, onPlay }: Props) {
  const move = (by: 1 | -1, ended: boolean) => (
    <button
      type="button"
      part={`${by < 0 ? 'control-previous' : 'control-next'}${ended ? ' disabled' : ''}`}
      className={ended ? 'disabled' : undefined}
      aria-disabled={ended}
      aria-label={text(by < 0 ? 'previous' : 'next')}
      onClick={() => onMove(by)}
    >
      <Icon name={by < 0 ? 'previous' : 'next'} />
    </button>
  );
  return (
    <div part="controls">
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
      <div part="pagination">
        {count > MAX_INDICATORS
          ? text('counter', { n: position + 1, total: count })
          : Array.from({ length: count }, (_, index) => (
              <button
                type="button"
                key={index}
                part={index === position ? 'indicator indicator-current' : 'indicator'}
                aria-label={text('slide', { n: index + 1, total: count })}
                aria-current={index === position ? 'true' : undefined}
                onClick={() => onPosition(index)}
              />
            ))}
      </div>
      {move(-1, atStart)}
      {move(1, atEnd)}
    </div>
  );
}
