import { existsSync } from 'node:fs';
import { findChromium, firefoxPath, miniBrowserPath, webkitDriverPath } from '../browsers.mjs';
import { BY_NEWEST_NODE, newestNodeMissing } from '../newest-node.mjs';
import { nodeTests, smokeTests, testsFor, wordpressTests } from './plan.mjs';
import { NEEDS_POSTGRES, POSTGRES_MISSING, postgresFolder } from '@sq-blocks/backend/postgres-programs';
import { missingPackages } from './wordpress.mjs';

/**
 * A group of tests that runs as one. `cores`: parts run beside each other as long as they need no more than there are.
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} keys the names by which it can be asked for
 * @property {number} cores
 * @property {string[]} [files] test files; without them `command` is run
 * @property {'chromium' | 'firefox' | 'webkit'} [engine] where browsers run the files
 * @property {'react' | 'lite'} [flavour]
 * @property {number} [port]
 * @property {string[]} [command]
 * @property {Record<string, string>} [env] of the command
 * @property {boolean} [needsBuild] it reads dist/
 * @property {boolean} [isOptional] an engine that does not start does not fail the run
 */

/** How to find each engine, and what to install without it. */
const ENGINES = {
  chromium: {
    find: async () => (await findChromium()).executablePath,
    missing: 'Chromium was not found (Debian: apt-get install chromium; or set CHROME_PATH)',
  },
  firefox: {
    find: () => firefoxPath(),
    missing: 'Firefox was not found (Debian: apt-get install firefox-esr; or set FIREFOX_PATH)',
  },
  webkit: {
    find: () => webkitDriverPath() && miniBrowserPath() && existsSync('/usr/bin/xvfb-run'),
    missing: 'WebKitGTK was not found (Debian: apt-get install webkit2gtk-driver xvfb xauth)',
  },
};
/** Each engine and flavour has its own, so that they can run beside each other. */
const FIRST_PORT = 8100;

/** Chromium works on two test files at once, the others on one, so that Firefox runs beside WebKit. */
const GATE_COMBINATIONS = [
  { engine: 'chromium', flavour: 'react', cores: 2 },
  { engine: 'chromium', flavour: 'lite', cores: 2 },
];
const OTHER_COMBINATIONS = [
  { engine: 'firefox', flavour: 'react', cores: 1 },
  { engine: 'webkit', flavour: 'react', cores: 1 },
  { engine: 'webkit', flavour: 'lite', cores: 1 },
  { engine: 'firefox', flavour: 'lite', cores: 1 },
];
const SMOKE_ENGINES = ['firefox', 'webkit'];

export const buildPart = {
  name: 'build',
  keys: [],
  cores: 2,
  command: ['npm', 'run', '--silent', 'build'],
};

const browserPart = ({ engine, flavour, cores }, index, isGate) => ({
  name: `${engine}, ${flavour}`,
  keys: [engine, `${engine}, ${flavour}`],
  cores,
  engine,
  flavour,
  port: FIRST_PORT + index,
  files: testsFor({ engine, flavour }, { isGate }),
});

const smokePart = (engine, index, isGate) => ({
  name: `smoke, ${engine}`,
  keys: ['smoke', `smoke, ${engine}`],
  cores: 1,
  engine,
  flavour: 'react',
  port: FIRST_PORT + 20 + index,
  files: smokeTests({ isGate }),
  needsBuild: true,
  isOptional: true,
});

const nodePart = (name, files, { cores, needsBuild = false }) => ({ name, keys: [name], cores, files, needsBuild });

/** What the built package is used by: its own count at the end of its output is read. */
const consumersPart = {
  name: 'consumers',
  keys: ['consumers'],
  cores: 2,
  command: ['npm', 'run', '--silent', 'test:consumers', '--', 'all'],
  needsBuild: true,
};

/** The build and the Node tests of the gate by another Node than the project needs. A run of its own: its count is read. */
const newestNodePart = {
  name: 'newest-node',
  keys: ['newest-node'],
  cores: 2,
  command: [...BY_NEWEST_NODE, 'npm', 'test', '--silent', '--', 'node', 'e2e'],
  // Whatever dist/ is from, this one builds it.
  env: { SQ_BUILT: '' },
};

/** The WordPress plugin; the packages that it needs and that are not here. */
function wordpressPart() {
  const packages = missingPackages();
  return {
    missing: packages.length > 0 ? [`WordPress was not tested (Debian: apt-get install ${packages.join(' ')})`] : [],
    parts: packages.length > 0 ? [] : [nodePart('wordpress', wordpressTests(), { cores: 2, needsBuild: true })],
  };
}

/**
 * The parts of the gate (`npm test`), or of the whole matrix (`npm run test:all`), in the order in which they start.
 * `missing` says which engines and servers this machine does not have.
 *
 * @returns {Promise<{ parts: Part[], missing: string[] }>}
 */
export async function allParts({ isAll }) {
  const missing = [];
  const found = new Set();
  for (const [engine, { find, missing: message }] of Object.entries(ENGINES)) {
    if (await find()) found.add(engine);
    else missing.push(message);
  }
  const { node: all, e2e, gateE2e } = nodeTests();
  if (!postgresFolder()) missing.push(POSTGRES_MISSING);
  const node = postgresFolder() ? all : all.filter((file) => !NEEDS_POSTGRES.test(file));
  const wordpress = isAll ? wordpressPart() : { missing: [], parts: [] };
  missing.push(...wordpress.missing);
  if (isAll && newestNodeMissing) missing.push(newestNodeMissing);
  const parts = [
    ...[...GATE_COMBINATIONS, ...(isAll ? OTHER_COMBINATIONS : [])].map((combination, index) =>
      browserPart(combination, index, !isAll),
    ),
    nodePart('node', node, { cores: 1 }),
    ...SMOKE_ENGINES.map((engine, index) => smokePart(engine, index, !isAll)),
    nodePart('e2e', isAll ? e2e : gateE2e, { cores: 2, needsBuild: true }),
    ...wordpress.parts,
    ...(isAll ? [consumersPart] : []),
    ...(isAll && !newestNodeMissing ? [newestNodePart] : []),
  ];
  return { parts: parts.filter(({ engine }) => !engine || found.has(engine)), missing };
}
