/** Widgets §4 "Stacked transitions". */
export const TRANSITION_NAMES = ['fade', 'ken-burns', 'swipe', 'new-swipe', 'scroll'] as const;
export type TransitionName = (typeof TRANSITION_NAMES)[number];

/** Whether slides change places on top of each other; else the row is seen to move. */
export const isStacked = (name: string): boolean => name !== 'new-swipe' && name !== 'scroll';
