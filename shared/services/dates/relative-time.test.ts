import { expect } from '@open-wc/testing';
import { place, until, warningsOf } from '../../testing/fixture.js';
import { readDate, relativeTime } from './relative-time.js';
import { startRelativeTimes } from './start-relative-times.js';

const NOW = Date.parse('2026-03-05T12:00:00Z');
const textAfter = (seconds: number) => relativeTime(document.body, new Date(NOW - seconds * 1000), NOW);

describe('relative time', () => {
  it('is "just now", then "about N seconds ago" under 60 s [UTL-004]', () => {
    expect([0, 4, 5, 59].map(textAfter)).to.deep.equal([
      'just now',
      'just now',
      'about 5 seconds ago',
      'about 59 seconds ago',
    ]);
  });
  it('is a date from 60 s on, and for the future [UTL-005]', () => {
    expect([60, 86_400, -10].map(textAfter)).to.deep.equal(['Mar 5, 2026', 'Mar 4, 2026', 'Mar 5, 2026']);
  });
  it('logs a node whose date is invalid, and leaves its text [ERR-017]', async () => {
    const holder = await place('<p><time datetime="soon" data-sq-relative>Soon</time></p>');
    const warnings = await warningsOf(() => {
      startRelativeTimes()();
    });
    expect(warnings.join()).to.contain('datetime="soon" is not a date');
    expect(holder.textContent).to.equal('Soon');
  });
  it('is refreshed every 5 s while it changes [UTL-003]', async () => {
    const real = window.setTimeout;
    const timers: { run: () => void; ms: number | undefined }[] = [];
    window.setTimeout = ((run: () => void, ms?: number) => timers.push({ run, ms })) as typeof window.setTimeout;
    const holder = await place(`<p><time datetime="${Date.now() - 10_000}" data-sq-relative>x</time></p>`);
    const end = startRelativeTimes();
    window.setTimeout = real;
    end();
    expect(timers.map(({ ms }) => ms)).to.deep.equal([5000]);
    const time = holder.querySelector('time')!;
    expect(time.textContent).to.match(/about 1\d seconds ago/);
    time.setAttribute('datetime', '2020-01-01T00:00:00Z');
    timers[0]!.run();
    expect(time.textContent).to.match(/2020|2019/);
    end();
  });
  it('handles elements that are added later, and none after its end', async () => {
    const end = startRelativeTimes();
    const holder = await place('<p></p>');
    holder.innerHTML = `<time datetime="${new Date().toISOString()}" data-sq-relative>x</time>`;
    await until(() => holder.textContent === 'just now');
    end();
    expect(readDate(holder.querySelector('time')!)).to.be.instanceOf(Date);
  });
});
