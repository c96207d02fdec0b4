import { ORDERS_PER_TEST, runDriven, runSent, withOverlaySheets } from './testing/overlay-orders.js';

/** Orders with keys and a mouse of the browser's driver. */
const DRIVEN_ORDERS = 3;

describe('ten overlays at once', () => {
  before(withOverlaySheets);
  afterEach(() => localStorage.clear());

  for (let seed = 1; seed <= DRIVEN_ORDERS; seed++)
    it(`opened and closed in any order: seed ${seed}`, () => runDriven(seed));

  it(`opened and closed in any order: seeds 1 to ${ORDERS_PER_TEST}`, () => runSent(1));
});
