import { swipeAction } from '../../../shared/media/slides/swipe.js';
import type { Viewer } from '../viewer/use-viewer.js';
import { hideThumbnail } from '../viewer/grow.js';
import { areaOf, pointIn } from '../viewer/visible-area.js';

/** The way of a finger since it was put down, in px, and its speed when it was lifted, in px per ms. */
interface Stroke {
  readonly x: number;
  readonly y: number;
  /** How long it took, and when it ended, in ms. */
  readonly time: number;
  readonly now: number;
  readonly speedX: number;
  readonly speedY: number;
}

/** One finger that moves the row of items sideways, or the item away. */
export interface Drag {
  follow(x: number, y: number): void;
  /** The finger is lifted; without a stroke it was taken over by something else. */
  end(stroke?: Stroke): void;
}

/** At an end of the row the item follows by this share. */
const RESISTANCE = 0.3;
/** px per ms above which a flick counts, whatever its length. */
const FLICK = 0.4;

const hold = (dialog: HTMLElement, kind: string | undefined) => {
  if (kind) dialog.dataset['held'] = kind;
  else delete dialog.dataset['held'];
};

/** The row follows the finger from where it is, also from the middle of a motion. */
export function dragRow(dialog: HTMLElement, viewer: () => Viewer, isRtl: () => boolean): Drag {
  const row = dialog.querySelector<HTMLElement>('.row')!;
  const width = row.clientWidth;
  const pane = row.querySelector('[data-current]');
  const leftOf = (element: Element | null) => pointIn(dialog, element?.getBoundingClientRect().left ?? 0, 0).x;
  const from = leftOf(pane) - leftOf(row.parentElement);
  const by = (x: number): 1 | -1 => (x < 0 === isRtl() ? -1 : 1);
  const follow = (x: number) => {
    const way = from + x;
    row.style.setProperty('--drag', `${viewer().canStep(by(way)) ? way : way * RESISTANCE}px`);
    hold(dialog, 'row');
  };
  follow(0);
  return {
    follow,
    end(stroke) {
      hold(dialog, undefined);
      row.style.removeProperty('--drag');
      if (!stroke) return;
      const { x, speedX, now } = stroke;
      const way = from + x;
      const isSwipe = swipeAction(stroke, isRtl()) !== undefined;
      const isFlick = Math.abs(speedX) > FLICK && speedX < 0 === x < 0;
      if (isSwipe || isFlick || Math.abs(way) > width / 2) viewer().step(by(isSwipe || isFlick ? x : way), now);
    },
  };
}

/** A drag of this share of the height, or a flick, closes. */
const CLOSE_SHARE = 0.2;

/** The item follows the finger up or down, the page shines through, and the viewer is closed if it was far enough. */
export function dragAway(dialog: HTMLElement, viewer: () => Viewer): Drag {
  const frame = dialog.querySelector<HTMLElement>('[data-current] .place > *');
  const overlay = dialog.querySelector<HTMLElement>('[part="overlay"]');
  const showThumbnail = hideThumbnail(viewer().item?.image);
  const { height } = areaOf(dialog);
  return {
    follow(_, y) {
      hold(dialog, 'away');
      if (frame) frame.style.translate = `0 ${y}px`;
      if (overlay) overlay.style.opacity = String(Math.max(0.2, 1 - (2 * Math.abs(y)) / height));
    },
    end(stroke) {
      hold(dialog, undefined);
      overlay?.style.removeProperty('opacity');
      const { y = 0, speedY = 0 } = stroke ?? {};
      const isFlick = Math.abs(speedY) > FLICK && speedY < 0 === y < 0;
      if (isFlick || Math.abs(y) > height * CLOSE_SHARE) return void viewer().close().then(showThumbnail);
      frame?.style.removeProperty('translate');
      showThumbnail();
    },
  };
}
