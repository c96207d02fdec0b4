import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { FILE, licenceOf, packagesOf } from './write-licences.mjs';

const RULES = readFileSync('docs/contributing/rules.md', 'utf8');
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
/** What a page loads: docs/contributing/rules.md "Dependencies". */
const SHIPS = [
  '@r2wc/core',
  '@r2wc/react-to-web-component',
  'maplibre-gl',
  'preact',
  'react',
  'react-dom',
  'scheduler',
];
/** Other names of a licence of the lists. BSD stands for its two and three clauses. */
const OTHER_NAMES = { 'BSD-2-Clause': 'BSD', 'BSD-3-Clause': 'BSD', 'BSD-0-Clause': '0BSD' };

const listAfter = (start, end) => {
  const from = RULES.indexOf(start);
  assert.ok(from >= 0, start);
  const text = RULES.slice(from + start.length, RULES.indexOf(end, from));
  return text.split(',').map((name) => name.trim());
};
const forAll = listAfter('licence (', ')');
const forTools = [...forAll, ...listAfter('may also have one of these licences:', '. Most')];

/** Whether one licence of an alternative, or all of a sum, are in a list. */
const isIn = (licence, list) => {
  const words = licence.replace(/[()]/g, '');
  const has = (name) => list.includes(OTHER_NAMES[name] ?? name);
  return words.includes(' AND ') ? words.split(' AND ').every(has) : words.split(' OR ').some(has);
};

describe('the licences that docs/contributing/rules.md allows', () => {
  it('are those of all packages of the lock file, or the package is named there', () => {
    const others = Object.entries(packages)
      .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
      .map(([folder, { license = 'none' }]) => ({ name: folder.split('node_modules/').at(-1), license }))
      .filter(({ name, license }) => !isIn(license, forTools) && !RULES.includes(`\`${name}\``));
    assert.deepEqual(others, []);
  });

  it('are of the first list for what a page loads', () => {
    for (const name of SHIPS) {
      const { license } = packages[`node_modules/${name}`];
      assert.ok(isIn(license, forAll), `${name}: ${license}`);
    }
    assert.equal(isIn('Python-2.0', forAll), false);
    assert.equal(isIn('(MIT AND GPL-3.0-or-later)', forTools), false);
  });
});

describe('the licences beside the built files', () => {
  const textOf = (folder) => readFileSync(`dist/${folder}${FILE}`, 'utf8');
  const namesIn = (text) => [...text.matchAll(/^-{80}\n\n(\S+) \d/gm)].map(([, name]) => name);

  it('are of the packages that a page loads, in each flavour', () => {
    const react = namesIn(textOf(''));
    const lite = namesIn(textOf('lite/'));
    assert.deepEqual([...new Set([...react, ...lite])].sort(), SHIPS);
    assert.deepEqual(
      react.filter((name) => !lite.includes(name)),
      ['react', 'react-dom', 'scheduler'],
    );
    for (const holder of ['Meta Platforms', 'MapLibre contributors', 'Bitovi'])
      assert.ok(textOf('').includes(holder), holder);
    assert.ok(textOf('lite/').includes('Jason Miller'));
  });

  it('are found by the source maps', () => {
    const sources = [
      '../../elements/a.ts',
      '../node_modules/react/cjs/react.js',
      'x/node_modules/a/node_modules/@b/c/d.js',
    ];
    assert.deepEqual(packagesOf({ sources }), ['@b/c', 'react']);
    assert.match(licenceOf('react'), /^react [\d.]+ \(MIT\)[^]*Copyright \(c\) Meta/);
    assert.throws(() => licenceOf('elements', 'elements'), /package\.json/);
  });
});
