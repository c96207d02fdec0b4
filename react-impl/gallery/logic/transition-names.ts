export const TRANSITION_NAMES = ['fade', 'ken-burns', 'swipe', 'new-swipe', 'scroll'] as const;
export type TransitionName = (typeof TRANSITION_NAMES)[number];

/** Whether slides are on top of each other while they change; otherwise the row moves. */
export const isStacked = (name: string): boolean => name !== 'new-swipe' && name !== 'scroll';
