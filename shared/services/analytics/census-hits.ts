import { censusHit } from './census.js';
import { quietly } from './send.js';

/** What became of a popup overlay: for the popup to tell. */
export const tellOverlay = (event: string, data: object): void => censusHit('overlay', event, () => data);

/** A product was looked at without its own page: for the quick view to tell. */
export const tellQuickView = (id: string, data: object = {}): void =>
  quietly(() => censusHit(`RecordQuickView/${encodeURIComponent(id)}`, 'quick-view', () => data));
