import type { TransitionName } from '../logic/transition-names.js';

/** A change of the current slide. The row has already been scrolled, without animation, to the slide that enters. */
interface SlideChange {
  readonly entering: HTMLElement;
  readonly leaving: HTMLElement;
  /** How far the leaving slide must be moved, in px, to be where it was before the row was scrolled. */
  readonly offset: number;
  /** 1 towards the end of the row, -1 towards its start. */
  readonly by: 1 | -1;
  readonly rtl: boolean;
}
/** The slow growth of an image in a Ken Burns slideshow. */
export interface Growth {
  /** The scale that it grows to. */
  readonly zoom: number;
  /** How long a slide is shown, in seconds: its image grows all the time. */
  readonly slideSeconds: number;
}
export interface TransitionOptions extends Growth {
  /** Seconds. */
  readonly speed: number;
  readonly easing: string;
  readonly vertical: boolean;
}
type Transition = (change: SlideChange, options: TransitionOptions) => Animation[];

/** Widgets §9: "Fade-out is 1.2 times fade-in." */
const FADE_OUT = 1.2;
/** The page-side sheet hides slides that are not current: both must be visible while they move. */
const VISIBLE = { visibility: 'visible' } as const;
const GROWTH_ID = 'sq-ken-burns';

/** The slide that comes is drawn over the other one, which stays until it is covered: no background shines through. */
const fade: Transition = ({ entering, leaving, offset }, { speed, easing }) => [
  entering.animate(
    [
      { opacity: 0, zIndex: 1, ...VISIBLE },
      { opacity: 1, zIndex: 1, ...VISIBLE },
    ],
    { duration: speed * 1000, easing },
  ),
  leaving.animate(
    [
      { opacity: 1, translate: `${offset}px`, ...VISIBLE },
      { opacity: 1, translate: `${offset}px`, offset: 1 / FADE_OUT, easing, ...VISIBLE },
      { opacity: 0, translate: `${offset}px`, ...VISIBLE },
    ],
    { duration: speed * 1000 * FADE_OUT },
  ),
];

const imageOf = (slide: HTMLElement) => (slide.matches('img') ? slide : (slide.querySelector('img') ?? slide));

/** Starts the growth of a slide's image anew. */
export function grow(slide: HTMLElement, { zoom, slideSeconds }: Growth): Animation {
  stopGrowth(slide);
  return imageOf(slide).animate(growthTo(zoom), {
    id: GROWTH_ID,
    duration: slideSeconds * 1000,
    fill: 'forwards',
  });
}

/** Between these the clip is a straight line, though the frame's share of the scaled image is none. */
const GROWTH_STEPS = 12;

/** The image is clipped to its own frame, so that it does not grow over its caption. */
function growthTo(zoom: number): Keyframe[] {
  return Array.from({ length: GROWTH_STEPS + 1 }, (_, step) => {
    const scale = 1 + ((zoom - 1) * step) / GROWTH_STEPS;
    return { scale: String(scale), clipPath: `inset(${(1 - 1 / scale) * 50}%)` };
  });
}

function stopGrowth(slide: HTMLElement): void {
  for (const animation of imageOf(slide).getAnimations()) if (animation.id === GROWTH_ID) animation.cancel();
}

const kenBurns: Transition = (change, options) => {
  grow(change.entering, options);
  const [enter, leave] = fade(change, options) as [Animation, Animation];
  leave.finished.then(() => stopGrowth(change.leaving)).catch(() => {});
  return [enter, leave];
};

const swipe: Transition = ({ entering, leaving, offset, by, rtl }, { speed, easing, vertical }) => {
  const direction = vertical ? by : rtl ? -by : by;
  /** A position `share` slides away, plus `px` to the right. */
  const at = (share: number, px: number) => ({
    translate: vertical ? `${px}px ${share * 100}%` : `calc(${px}px + ${share * 100}%)`,
    ...VISIBLE,
  });
  const timing = { duration: speed * 1000, easing };
  return [
    entering.animate([at(direction, 0), at(0, 0)], timing),
    leaving.animate([at(0, offset), at(-direction, offset)], timing),
  ];
};

/** The row itself moves, scrolled by the browser or by the finger: no slide is animated. */
const none: Transition = () => [];

const TRANSITIONS: Readonly<Record<TransitionName, Transition>> = {
  fade,
  'ken-burns': kenBurns,
  swipe,
  'new-swipe': none,
  scroll: none,
};
/** A transition by its name. Throws for an unknown name (widgets §8). */
export function findTransition(name: string): Transition {
  const transition = Object.hasOwn(TRANSITIONS, name) ? TRANSITIONS[name as TransitionName] : undefined;
  if (!transition) throw new Error(`Could not find transition named ${name}`);
  return transition;
}
