import { existsSync } from 'node:fs';
import { findChromium, firefoxPath, miniBrowserPath, webkitDriverPath } from '../browsers.mjs';
import { nodeTests, testsFor } from './plan.mjs';
import { NEEDS_POSTGRES, POSTGRES_MISSING, postgresFolder } from './postgres.mjs';

/** How to find each engine, how many seconds a test file takes in it: of elements/, and of anything else, and what to install without it. */
const ENGINES = {
  chromium: {
    find: async () => (await findChromium()).executablePath,
    seconds: { element: 2.2, other: 0.5 },
  },
  firefox: {
    find: () => firefoxPath(),
    seconds: { element: 5.5, other: 1.5 },
    missing: 'Firefox was not found (Debian: apt-get install firefox-esr; or set FIREFOX_PATH)',
  },
  webkit: {
    find: () => webkitDriverPath() && miniBrowserPath() && existsSync('/usr/bin/xvfb-run'),
    seconds: { element: 4.5, other: 1 },
    missing: 'WebKitGTK was not found (Debian: apt-get install webkit2gtk-driver xvfb xauth)',
  },
};
const SECONDS_TO_START = 10;
const SECONDS_TO_BUILD = 90;
const FIRST_PORT = 8100;

/**
 * In the order in which they start. `cores`: Chromium works on two test files at once, the others on one, so that Firefox
 * runs beside WebKit.
 */
const COMBINATIONS = [
  { engine: 'chromium', flavour: 'react', cores: 2 },
  { engine: 'chromium', flavour: 'lite', cores: 2 },
  { engine: 'firefox', flavour: 'react', cores: 1 },
  { engine: 'webkit', flavour: 'react', cores: 1 },
  { engine: 'webkit', flavour: 'lite', cores: 1 },
  { engine: 'firefox', flavour: 'lite', cores: 1 },
];

const fromRunner = (output) => {
  const found = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1);
  return found && { passed: Number(found[1]), failed: Number(found[2]) };
};
const fromNode = (output) => {
  const count = (word) => Number(new RegExp(`^(?:#|ℹ) ${word} (\\d+)`, 'm').exec(output)?.[1] ?? NaN);
  return Number.isNaN(count('pass')) ? undefined : { passed: count('pass'), failed: count('fail') };
};

function buildPart() {
  return {
    name: 'build',
    keys: [],
    cores: 2,
    what: 'dist/, which the end-to-end tests read',
    seconds: SECONDS_TO_BUILD,
    command: ['npm', 'run', '--silent', 'build'],
  };
}

function browserPart({ engine, flavour, cores }, port) {
  const files = testsFor({ engine, flavour });
  const each = ENGINES[engine].seconds;
  return {
    name: `${engine}, ${flavour}`,
    keys: [engine, `${engine}, ${flavour}`],
    cores,
    what: `${files.length} files`,
    seconds: files.reduce((sum, file) => sum + each[/^elements\//.test(file) ? 'element' : 'other'], SECONDS_TO_START),
    command: ['npx', '--no-install', 'web-test-runner'],
    env: { SQ_BROWSER: engine, SQ_FLAVOUR: flavour, SQ_PORT: String(port), NODE_NO_WARNINGS: '1' },
    read: fromRunner,
  };
}

function nodePart(name, files, { what, cores, secondsPerFile }) {
  return {
    name,
    keys: [name],
    cores,
    what: `${files.length} files, ${what}`,
    seconds: Math.ceil(files.length / cores) * secondsPerFile,
    command: [
      process.execPath,
      ...['--import', 'tsx', '--test', `--test-concurrency=${cores}`, '--test-reporter=spec'],
      // A test that fails may leave a server or a browser open: the part must end all the same.
      '--test-force-exit',
      ...files,
    ],
    read: fromNode,
  };
}

/** What `npm test` runs on this machine, in order. `missing` says which engines and servers were not found. */
export async function allParts() {
  const missing = [];
  const found = new Set();
  for (const [engine, { find, missing: message }] of Object.entries(ENGINES)) {
    if (await find()) found.add(engine);
    else missing.push(message);
  }
  const combinations = COMBINATIONS.filter(({ engine }) => found.has(engine));
  const { node: all, e2e } = nodeTests();
  if (!postgresFolder()) missing.push(POSTGRES_MISSING);
  const node = postgresFolder() ? all : all.filter((file) => !NEEDS_POSTGRES.test(file));
  const parts = [
    buildPart(),
    ...combinations.map((combination, index) => browserPart(combination, FIRST_PORT + index)),
    nodePart('node', node, { what: 'without a browser', cores: 1, secondsPerFile: 2 }),
    nodePart('e2e', e2e, { what: 'over the built files, in Chromium', cores: 2, secondsPerFile: 40 }),
  ];
  return { parts, missing };
}
