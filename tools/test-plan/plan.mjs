import { readdirSync } from 'node:fs';
import path from 'node:path';
import { reachableFrom, UNKNOWN_IMPORT } from './import-graph.mjs';

/**
 * Which browser test runs in which engine and flavour. A test runs in every combination in which its result could
 * differ, and in no other:
 *
 * - **Flavours** differ in React and Preact only. A test whose imports do not lead to either runs in one flavour.
 * - **Engines** differ in what the browser does. Pure rules (`ONCE`) run in Chromium alone.
 * - **Both at once** matters only where the kit's layer meets the browser directly (`CORE`): when elements are defined,
 *   moved, loaded and distinguished. Blocks run in every engine with React, and with Preact in Chromium.
 */
const ONCE = [
  /\/logic\//,
  /^shared\/(declaration|commerce\/money|site\/(vocabulary|roles|flags))\//,
  // The backend: its contract, not the kit's.
  /^backend\//,
  /^(tools|elements\/public)\//,
];
/** Very many cases of what another file asks of some: not in the gate. */
const LONG = /\.long\.test\.tsx?$/;
const CORE = [/^elements\/(define|loading)\//, /^react-impl\/(hooks|parts)\//];

const VIEW_LIBRARIES = [/^react(-dom)?($|\/)/, /^preact($|\/)/, /^@r2wc\//];
const FOLDERS = ['elements', 'react-impl', 'shared', 'backend', 'cli', 'demo', 'e2e', 'site', 'tools'];

const matches = (patterns, name) => patterns.some((pattern) => pattern.test(name));

function listFiles(folders, pattern) {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => path.posix.join(folder, name)))
    .filter((name) => pattern.test(name) && !name.includes('node_modules/'))
    .sort();
}

const SMOKE = /^e2e\/smoke\//;
const GATE_SMOKE = ['e2e/smoke/smoke.test.ts'];
/**
 * The tests of the built kit in the engines whose other tests are not part of the gate. For the gate those of the blocks'
 * examples alone.
 */
export const smokeTests = ({ isGate = false } = {}) => (isGate ? GATE_SMOKE : listFiles(['e2e/smoke'], /\.test\.ts$/));

export const browserTests = () => listFiles(FOLDERS, /\.test\.tsx?$/).filter((file) => !SMOKE.test(file));

/** Where an import is put together at run time, a block may be behind it. */
const leadsToViews = (file) =>
  [...reachableFrom(file).keys()].some((name) => name === UNKNOWN_IMPORT || matches(VIEW_LIBRARIES, name));

export function runsIn(file, { engine, flavour }) {
  if (engine === 'chromium' && flavour === 'react') return true;
  if (matches(ONCE, file)) return false;
  if (flavour === 'react') return true;
  return leadsToViews(file) && (engine === 'chromium' || matches(CORE, file));
}

/** The browser tests of one combination: `{ engine: 'firefox', flavour: 'lite' }`; without the long ones for the gate. */
export const testsFor = (combination, { isGate = false } = {}) =>
  browserTests().filter((file) => runsIn(file, combination) && !(isGate && LONG.test(file)));

/** Node tests that read `dist/` or drive a browser over it: they need a build, and minutes. */
const NEEDS_BUILD = [/^e2e\//, /^bench\/counters\//, /^demo\//];

/**
 * The tests over `dist/` that decide whether a change may land: the files, the loader, the page of every block, and one visit
 * of each kind; four minutes altogether. The others belong to `npm run test:all`.
 */
const GATE_E2E = [
  /^bench\/counters\//,
  /^demo\//,
  new RegExp(
    `^e2e/(${[
      'anonymous-visits',
      'block-pages',
      'demo',
      'deploy',
      'error-attribution',
      'export-names',
      'form-files',
      'forms',
      'late-images',
      'layouts',
      'loading',
      'no-script',
      'no-shift',
      'nonce-policy',
      'package',
      'printed-pages',
      'public-entries',
      'purchase',
      'safe-areas',
      'services-attributes',
      'session',
    ].join('|')})\\.`,
  ),
];

export function nodeTests() {
  const files = listFiles([...FOLDERS, 'bench'], /\.node-test\.(ts|mjs)$/);
  return {
    node: files.filter((name) => !matches(NEEDS_BUILD, name)),
    e2e: files.filter((name) => matches(NEEDS_BUILD, name)),
    gateE2e: files.filter((name) => matches(NEEDS_BUILD, name) && matches(GATE_E2E, name)),
  };
}

/** Tests of the plugin and the theme in a WordPress of their own. */
export const wordpressTests = () => listFiles(['integrations/wordpress/test'], /\.node-test\.ts$/);
