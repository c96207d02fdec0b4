import { trackButtons } from './buttons.js';
import { trackNewsletters } from './newsletters.js';
import { recordHit } from './record-hit.js';
import { quietly } from './send.js';
import { trackLanding } from './track-landing.js';
import { countVisit } from './visit.js';

/** One view of the page, until it ends. What one part stumbles over is no other's matter. */
export function beginView(signal: AbortSignal): void {
  countVisit(Date.now());
  for (const part of [trackLanding, recordHit, trackNewsletters, trackButtons]) quietly(() => part(signal));
}
