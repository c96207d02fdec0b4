import { pause } from '../timing/pause.js';

/** Hiding is over after the transition, or after this time (widgets §9). */
const HIDE_FALLBACK_MS = 600;

/** Fades an element out. Resolves when its transition has ended, after 600 ms at the latest, at once without one. */
export async function hide(element: HTMLElement): Promise<void> {
  // Styles that were never computed give no transition.
  void getComputedStyle(element).opacity;
  element.classList.add('hiding');
  const transitions = element.getAnimations();
  if (transitions.length === 0) return;
  await Promise.race([Promise.allSettled(transitions.map(({ finished }) => finished)), pause(HIDE_FALLBACK_MS)]);
}
