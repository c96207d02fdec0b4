import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { digits, times } from './format.mjs';
import { writeReport } from './write.mjs';

const contender = (start) => ({
  'script to ready (ms)': [start, start + 1, start + 2],
  'script to rest (ms)': [start, start + 1, start + 2],
  'layout shift': [0, 0, 0],
});
const run = (date) => ({
  kit: '0.0.0',
  date,
  browser: 'Chrome/1 <beta>',
  cores: 2,
  rounds: 3,
  throttle: 4,
  scenes: {
    gallery: Object.fromEntries(
      [24, 500].map((count) => [
        `${count} slides`,
        { 'plain page': contender(5), 'sq-gallery, lite': contender(10 + count / 100), Embla: contender(60 + count) },
      ]),
    ),
  },
});

describe('the report', () => {
  let folder;
  before(() => (folder = mkdtempSync(path.join(tmpdir(), 'sq-report-'))));
  after(() => rmSync(folder, { recursive: true }));
  const save = (name, date) => writeFileSync(path.join(folder, name), JSON.stringify(run(date)));
  const read = (name) => readFileSync(path.join(folder, name), 'utf8');

  it('without results says how to get some', () => {
    assert.throws(() => writeReport(folder), /npm run bench/);
  });

  it('of one run: its aims for the terminal, Markdown, and HTML that needs nothing else', () => {
    save('latest.json', '2026-01-01');
    const said = writeReport(folder);
    assert.match(said, /^met +Gallery of 24 slides, lite: script time to ready, beside Embla: 0\.13×/m);
    assert.match(read('report.md'), /\| Run \|.*\n.*\n\| this run \| 0\.0\.0 \| 2026-01-01 \|/);
    const html = read('report.html');
    assert.doesNotMatch(html, /<script|<link(?! rel="icon" href="data:,")|src=|url\(|@import|Chrome\/1 <beta>/);
    for (const part of ['<svg', 'aria-label=', '<th scope="col"', '<th scope="row"', 'tabindex="0"', 'figcaption'])
      assert.ok(html.includes(part), part);
  });

  it('of the first and the last run beside each other, not of another', () => {
    save('first.json', '2026-01-02');
    save('last.json', '2026-01-03');
    utimesSync(path.join(folder, 'latest.json'), 1, 1);
    writeReport(folder);
    const text = read('report.md');
    assert.match(text, /\| Aim \| At most \| First run \| Last run \|/);
    assert.ok(text.includes('2026-01-02') && text.includes('2026-01-03') && !text.includes('2026-01-01'));
  });

  it('writes three digits, and two places of a ratio', () => {
    assert.deepEqual([0, 0.01234, 1.234, 12.34, 123.4, 12345, NaN].map(digits), [
      '0',
      '0.012',
      '1.23',
      '12.3',
      '123',
      '12,345',
      '–',
    ]);
    assert.deepEqual([0.5, 12.34, 1234, Infinity, undefined].map(times), ['0.50×', '12.3×', '1,234×', '–', '–']);
  });
});
