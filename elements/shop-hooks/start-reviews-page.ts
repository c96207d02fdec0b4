import { placeBlock } from './place-block.js';

/** Puts the form for a review into the element that the page of a request has for it, unless the page has one. */
export const startReviewsPage = (): (() => void) => placeBlock('sq-reviews', ['sq-reviews-root']);
