import { within } from '../harness/within.mjs';
import { blocks, contenders } from './bytes-pages.mjs';

const PATIENCE = 60_000;

/** What a page with one block in view fetches until it rests. Nothing here is a time: one round says it all. */
export default {
  name: 'bytes',
  title: 'Code fetched for one block, until the page rests',
  rounds: 1,
  throttle: 1,
  cases: blocks,
  contenders,
  tab: { width: 1000, height: 2500 },
  async measure(tab, address, { value }) {
    await within(tab.visit(address), PATIENCE, 'the block works');
    await tab.rest();
    if (value.use) {
      await value.use(tab);
      await tab.rest();
    }
    return {
      'code (kB)': tab.codeBytes() / 1000,
      'scripts (kB)': tab.codeBytes(/\.m?js$/) / 1000,
      'sheets (kB)': tab.codeBytes(/\.css$/) / 1000,
    };
  },
};
