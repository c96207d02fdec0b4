import { ORDERS_PER_TEST, runSent, withOverlaySheets } from './testing/overlay-orders.js';

/** overlays.test.ts has the first ones. Engines that are slower than Chromium get fewer. */
const ORDERS = /Chrome/.test(navigator.userAgent) ? 1000 : 200;

describe('ten overlays at once, in very many orders', () => {
  before(withOverlaySheets);
  afterEach(() => localStorage.clear());

  for (let first = ORDERS_PER_TEST + 1; first <= ORDERS; first += ORDERS_PER_TEST)
    it(`opened and closed in any order: seeds ${first} to ${first + ORDERS_PER_TEST - 1}`, () => runSent(first));
});
