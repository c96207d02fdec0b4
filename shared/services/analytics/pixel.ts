import { mayTrack } from './may-track.js';
import { quietly } from './send.js';

/** Fires an event of the page's advertising pixel, if it has one: a function of this name (ambiguity A92). */
export const firePixel = (event: string): void =>
  quietly(() => {
    const { fbq } = globalThis as { fbq?: (call: string, event: string) => void };
    if (fbq && mayTrack()) fbq('track', event);
  });
