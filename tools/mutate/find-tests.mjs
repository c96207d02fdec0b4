import path from 'node:path';
import { SHARED_FOLDERS } from '../registry.mjs';
import { browserTests } from '../test-plan/plan.mjs';
import { reachableFrom } from '../test-plan/import-graph.mjs';

const NEAREST = 4;

const isBeside = (test, file) => test.startsWith(`${path.posix.dirname(file)}/`);
const blockOf = (file) => /^react-impl\/([\w-]+)\//.exec(file)?.[1];

/**
 * The browser tests that have to notice a fault in a file, nearest first: those beside it, those that import it
 * themselves and, for a part of a block, those of the block. Else the few nearest by imports.
 */
export function testsOf(file) {
  const distances = new Map();
  for (const test of browserTests()) {
    const distance = reachableFrom(test).get(file);
    if (distance !== undefined) distances.set(test, distance);
  }
  const byDistance = [...distances.keys()].sort((a, b) => distances.get(a) - distances.get(b));
  const block = blockOf(file);
  const chosen = byDistance.filter(
    (test) =>
      isBeside(test, file) ||
      distances.get(test) === 1 ||
      (block && !SHARED_FOLDERS.includes(block) && path.posix.dirname(test) === `react-impl/${block}`),
  );
  return chosen.length > 0 ? chosen : byDistance.slice(0, NEAREST);
}
