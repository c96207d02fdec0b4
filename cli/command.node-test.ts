import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { patternOf } from './find-files.js';

const MAIN = path.resolve('cli/main.ts');
const TSX = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href;
const GOOD = '<!doctype html><title>t</title><sq-marquee>Text</sq-marquee>';
const BAD = '<!doctype html><title>t</title>\n<sq-form></sq-form>';

describe('npx sq-blocks', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sq-blocks-check-'));
    for (const [file, html] of [
      ['site/index.html', GOOD],
      ['site/a/b/deep.html', BAD],
      ['site/a/b/old.htm', GOOD],
      ['site/a/notes.txt', BAD],
      ['site/node_modules/x/other.html', BAD],
      ['site/.git/other.html', BAD],
      ['site/a b [c].html', GOOD],
    ] as const) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), html);
    }
  });
  after(() => rmSync(folder, { recursive: true }));

  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', TSX, MAIN, ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  it('prints file, line and column, and ends with 1 where something is found', () => {
    const { status, stdout } = run('check', 'site/**/*.html');
    assert.equal(status, 1);
    assert.equal(
      stdout,
      'site/a/b/deep.html:2:1  <sq-form> is empty: it needs a <form> inside, or fields.\n1 mistake in 3 pages\n',
    );
  });
  it('takes folders, several names, and no file twice', () => {
    assert.match(run('check', 'site').stdout, /1 mistake in 4 pages\n$/);
    assert.match(run('check', 'site/index.html', 'site/*.html').stdout, /0 mistakes in 2 pages\n$/);
    assert.match(run('check', 'site/a b [c].html').stdout, /0 mistakes in 1 page\n$/);
  });
  it('ends with 0 where nothing is found', () => {
    assert.equal(run('check', 'site/index.html').status, 0);
  });
  it('prints JSON', () => {
    const { status, stdout } = run('check', '--json', 'site/{a,b}/**');
    assert.equal(status, 1);
    const found = JSON.parse(stdout) as { file: string; line: number; column: number; message: string }[];
    assert.deepEqual(
      found.map(({ file, line, column }) => [file, line, column]),
      [
        ['site/a/b/deep.html', 2, 1],
        ['site/a/notes.txt', 2, 1],
      ],
    );
    assert.deepEqual(JSON.parse(run('check', '--json', 'site/index.html').stdout), []);
  });
  it('ends with 2 and one line where it cannot be done', () => {
    for (const [args, line] of [
      [['check', 'nothing/*.html'], 'No file is named nothing/*.html\n'],
      [['check', 'site/nothing.html'], 'No file is named site/nothing.html\n'],
      [['check'], 'Which files? See sq-blocks --help\n'],
      [['chekc', 'site'], 'There is no command "chekc". See sq-blocks --help\n'],
      [[], 'What to do? See sq-blocks --help\n'],
    ] as const) {
      const { status, stderr, stdout } = run(...args);
      assert.deepEqual([status, stderr, stdout], [2, line, '']);
    }
    assert.equal(run('check', '--wrong', 'site').status, 2);
  });
  it('explains itself', () => {
    const { status, stdout } = run('--help');
    assert.equal(status, 0);
    assert.match(stdout, /^sq-blocks check \[--json\] FILES\n/);
  });
});

describe('patterns', () => {
  const cases: readonly (readonly [pattern: string, path: string, matches: boolean])[] = [
    ['dist/*.html', 'dist/a.html', true],
    ['dist/*.html', 'dist/a/b.html', false],
    ['dist/**/*.html', 'dist/b.html', true],
    ['dist/**/*.html', 'dist/a/c/b.html', true],
    ['dist/**', 'dist/a/c/b.html', true],
    ['dist/?.html', 'dist/a.html', true],
    ['dist/?.html', 'dist/ab.html', false],
    ['{a,b}/*.htm{,l}', 'b/x.html', true],
    ['{a,b}/*.htm{,l}', 'c/x.html', false],
    ['a+(b).html', 'a+(b).html', true],
    ['a.html', 'abhtml', false],
  ];
  for (const [pattern, name, matches] of cases)
    it(`${pattern} ${matches ? 'means' : 'does not mean'} ${name}`, () =>
      assert.equal(patternOf(pattern).test(name), matches));
});
