import { measureStartUp } from '../harness/start-up.mjs';
import { within } from '../harness/within.mjs';
import { AMOUNT, BELOW_THE_FOLD, badges } from './load-pages.mjs';

const PATIENCE = 60_000;

/** What it costs to have many elements, all in view, from navigation to rest. */
export default {
  name: 'load',
  title: 'Many elements in view',
  floor: 'plain page',
  cases: { '1 element': 1, '50 elements': 50, '500 elements': 500 },
  contenders: badges,
  tab: { width: 1000, height: 4000 },
  async measure(tab, address, { contender, value }) {
    const measured = await within(measureStartUp(tab, address), PATIENCE, 'every badge shows its amount');
    const shown = await tab.tab.evaluate(countShown, AMOUNT);
    const wanted = contender === BELOW_THE_FOLD ? 0 : value;
    if (shown !== wanted) throw new Error(`${shown} badges show their amount in view, and not ${wanted}.`);
    if (contender === BELOW_THE_FOLD && tab.fetched(/\/(chunks|elements)\//).length > 0)
      throw new Error('Code was fetched for elements that cannot be seen.');
    return measured;
  },
};

function countShown(amount) {
  return [...document.querySelector('main').children].filter(
    (badge) =>
      (badge.shadowRoot ?? badge).textContent.includes(amount) && badge.getBoundingClientRect().bottom <= innerHeight,
  ).length;
}
