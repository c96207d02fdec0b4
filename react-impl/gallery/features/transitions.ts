import type { TransitionName } from '../logic/transition-names.js';

/** What a transition is made of: the row has already been scrolled, at once, to the slide that comes. */
export interface Change {
  readonly entering: HTMLElement;
  readonly leaving: HTMLElement;
  /** How far the leaving slide must be moved, in px, to lie where it was seen. */
  readonly back: number;
  /** 1 towards the end of the row, -1 towards its start. */
  readonly by: 1 | -1;
  readonly rtl: boolean;
}
export interface TransitionOptions {
  /** Seconds. */
  readonly speed: number;
  readonly easing: string;
  /** How large a Ken Burns image grows. */
  readonly zoom: number;
  /** How long a slide is shown, in seconds: a Ken Burns image grows for all of it. */
  readonly dwell: number;
  readonly vertical: boolean;
}
type Transition = (change: Change, options: TransitionOptions) => Animation[];

/** Widgets §9: "Fade-out is 1.2 times fade-in." */
const FADE_OUT = 1.2;
/** Slides that are not current are hidden; these are seen as long as they move. */
const SEEN = { visibility: 'visible' } as const;
const GROWTH = 'sq-ken-burns';

const fade: Transition = ({ entering, leaving, back }, { speed, easing }) => [
  entering.animate(
    [
      { opacity: 0, ...SEEN },
      { opacity: 1, ...SEEN },
    ],
    { duration: speed * 1000, easing },
  ),
  leaving.animate(
    [
      { opacity: 1, translate: `${back}px`, ...SEEN },
      { opacity: 0, translate: `${back}px`, ...SEEN },
    ],
    { duration: speed * 1000 * FADE_OUT, easing },
  ),
];

const imageOf = (slide: HTMLElement) => (slide.matches('img') ? slide : (slide.querySelector('img') ?? slide));

/** Starts the slow growth of a slide's image, and forgets that of any other. */
export function grow(slide: HTMLElement, { zoom, dwell }: Pick<TransitionOptions, 'zoom' | 'dwell'>): Animation {
  const image = imageOf(slide);
  stopGrowing(slide);
  return image.animate([{ scale: 1 }, { scale: zoom }], { id: GROWTH, duration: dwell * 1000, fill: 'forwards' });
}

function stopGrowing(slide: HTMLElement): void {
  for (const animation of imageOf(slide).getAnimations()) if (animation.id === GROWTH) animation.cancel();
}

const kenBurns: Transition = (change, options) => {
  grow(change.entering, options);
  const [enter, leave] = fade(change, options) as [Animation, Animation];
  leave.finished.then(() => stopGrowing(change.leaving)).catch(() => {});
  return [enter, leave];
};

const swipe: Transition = ({ entering, leaving, back, by, rtl }, { speed, easing, vertical }) => {
  const along = vertical ? by : rtl ? -by : by;
  const at = (share: number, offset: number) => ({
    translate: vertical ? `${offset}px ${share * 100}%` : `calc(${offset}px + ${share * 100}%)`,
    ...SEEN,
  });
  const timing = { duration: speed * 1000, easing };
  return [entering.animate([at(along, 0), at(0, 0)], timing), leaving.animate([at(0, back), at(-along, back)], timing)];
};

/** In these the browser's row moves itself: by its own scrolling, or under the finger. */
const ofTheRow: Transition = () => [];

const TRANSITIONS: Readonly<Record<TransitionName, Transition>> = {
  fade,
  'ken-burns': kenBurns,
  swipe,
  'new-swipe': ofTheRow,
  scroll: ofTheRow,
};
/** A transition by its name. Throws for a name that is none (widgets §8). */
export function findTransition(name: string): Transition {
  const transition = Object.hasOwn(TRANSITIONS, name) ? TRANSITIONS[name as TransitionName] : undefined;
  if (!transition) throw new Error(`Could not find transition named ${name}`);
  return transition;
}
