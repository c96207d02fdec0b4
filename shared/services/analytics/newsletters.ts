import { firePixel } from './pixel.js';
import { recordEvent } from './record-event.js';

/** Newsletters tell of a new reader by this event, whichever block they are. */
export const trackNewsletters = (signal: AbortSignal): void =>
  document.addEventListener(
    'sq-subscribe',
    () => {
      recordEvent('newsletter-subscribe');
      firePixel('Lead');
    },
    { signal },
  );
