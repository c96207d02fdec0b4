// Whether the row of a gallery moves, for the scenes that move one.
import { setTimeout as pause } from 'node:timers/promises';

/** Where the row is: the left edge of its first image, in px. */
export const edge = ({ tab }) => tab.evaluate(() => document.querySelector('img').getBoundingClientRect().left);

/** A gallery of ours refuses a press while it is in motion, as its specification says: it tells when it is not. */
const isResting = ({ tab }) => tab.evaluate(() => !document.querySelector('sq-gallery')?.inMotion);

/** Waits until the row has left `from` and stands still. */
export async function motionFrom(tab, from) {
  const deadline = Date.now() + 10_000;
  for (let last = from; ;) {
    await pause(100);
    const now = await edge(tab);
    if (now !== from && now === last && (await isResting(tab))) return now;
    if (Date.now() > deadline) throw new Error(`The row ${now === from ? 'did not move' : 'does not come to rest'}.`);
    last = now;
  }
}
