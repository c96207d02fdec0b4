import { expect } from '@open-wc/testing';
import { warningsOf } from '../../testing/fixture.js';
import { pretend } from '../../testing/storage.js';
import { relativeTime } from './start-relative-times.js';
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
  describe('on a page', () => {
    let now: number;
    let restores: (() => void)[];
    /** The timer that runs, if one does. */
    let timer: { readonly at: number; run(): void } | undefined;
    beforeEach(() => {
      now = NOW;
      timer = undefined;
      let id = 0;
      restores = [
        pretend(Date, 'now', () => now),
        pretend(window, 'setTimeout', (run: () => void, ms: number) => {
          timer = { at: now + ms, run };
          return ++id;
        }),
        pretend(window, 'clearTimeout', (cleared?: number) => {
          if (cleared === id) timer = undefined;
        }),
      ];
    });
    afterEach(() => restores.reverse().forEach((restore) => restore()));

    function advance(ms: number) {
      const end = now + ms;
      while (timer && timer.at <= end) {
        now = timer.at;
        const { run } = timer;
        timer = undefined;
        run();
      }
      now = end;
    }
    const timeOf = (secondsAgo: number, text = 'x') =>
      `<time datetime="${new Date(NOW - secondsAgo * 1000).toISOString()}" data-sq-relative>${text}</time>`;
    function show(html: string) {
      const holder = document.createElement('p');
      holder.innerHTML = html;
      document.body.append(holder);
      const stop = startRelativeTimes();
      restores.push(() => holder.remove(), stop);
      return { holder, stop, texts: () => [...holder.children].map(({ textContent }) => textContent) };
    }

    it('is refreshed by itself every 5 s while it changes, and no longer once all are dates [UTL-003]', () => {
      const { texts } = show(timeOf(56) + timeOf(0));
      expect(texts()).to.deep.equal(['about 56 seconds ago', 'just now']);
      advance(4999);
      expect(texts()[1]).to.equal('just now');
      advance(1);
      expect(texts()).to.deep.equal(['Mar 5, 2026', 'about 5 seconds ago']);
      advance(50_000);
      expect(texts()[1]).to.equal('about 55 seconds ago');
      expect(timer).not.to.equal(undefined);
      advance(5000);
      expect(texts()[1]).to.equal('Mar 5, 2026');
      advance(10_000);
      expect(timer).to.equal(undefined);
    });
    it('is written once where it cannot change: dates of the past, far dates of the future, and what is no date', async () => {
      const warnings = await warningsOf(() => {
        const { texts } = show(`${timeOf(3600)}${timeOf(-3600)}<time datetime="soon" data-sq-relative>Soon</time>`);
        expect(texts()).to.deep.equal(['Mar 5, 2026', 'Mar 5, 2026', 'Soon']);
      });
      expect(warnings.join()).to.contain('datetime="soon" is not a date');
      expect(timer).to.equal(undefined);
    });
    it('is refreshed once the moment has come', () => {
      const { texts } = show(timeOf(-3));
      expect(texts()).to.deep.equal(['Mar 5, 2026']);
      advance(5000);
      expect(texts()).to.deep.equal(['just now']);
    });
    it('handles elements that are added later, and none after its end', async () => {
      const { holder, stop, texts } = show('');
      const added = () =>
        new Promise<void>((resolve) => new MutationObserver(() => resolve()).observe(holder, { childList: true }));
      let seen = added();
      holder.innerHTML = timeOf(7);
      await seen;
      expect(texts()).to.deep.equal(['about 7 seconds ago']);
      seen = added();
      holder.insertAdjacentHTML('beforeend', `<b>${timeOf(8)}</b>`);
      await seen;
      expect(texts()).to.deep.equal(['about 7 seconds ago', 'about 8 seconds ago']);
      stop();
      expect(timer).to.equal(undefined);
      seen = added();
      holder.innerHTML = timeOf(9, 'my own');
      await seen;
      expect(texts()).to.deep.equal(['my own']);
    });
  });
});
