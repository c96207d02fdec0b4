import { expect } from '@open-wc/testing';
import { isDue } from './is-due.js';
import { readPopupSettings } from './settings.js';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 23);

describe('whether a popup is due', () => {
  const due = (displayFrequency: number, days: number, more: object = {}) =>
    isDue({ version: '1', submitted: false, closedDate: NOW - days * DAY, ...more }, settings(displayFrequency), NOW);
  const settings = (displayFrequency: number, showUntilSignup = false) =>
    readPopupSettings({ displayFrequency, showUntilSignup, version: 1 });

  it('its frequency is in days after it was closed, 0 is always, -1 is never again [POP-002]', () => {
    for (const [frequency, days, expected] of [
      [7, 0, false],
      [7, 6.99, false],
      [7, 7, true],
      [0.5, 0.4, false],
      [0.5, 0.5, true],
      [0, 0, true],
      [-1, 0, false],
      [-1, 10_000, false],
    ] as const)
      expect(due(frequency, days), `${frequency} after ${days}`).to.equal(expected);
  });
  it('without a record, and with one of another version, it is due', () => {
    expect(isDue(undefined, settings(-1), NOW)).to.equal(true);
    expect(due(-1, 0, { version: '0' })).to.equal(true);
    expect(due(-1, 0, { version: '0', submitted: true })).to.equal(true);
  });
  it('after its form was sent it is never due again, whatever the frequency', () => {
    for (const frequency of [-1, 0, 7]) expect(due(frequency, 100, { submitted: true })).to.equal(false);
  });
  it('until the sign-up it comes back after a day where it would never', () => {
    const until = (days: number, submitted = false) =>
      isDue({ version: '1', submitted, closedDate: NOW - days * DAY }, settings(-1, true), NOW);
    expect([until(0.9), until(1), until(1, true)]).to.deep.equal([false, true, false]);
  });
  it('a date in the future, or none, keeps nobody waiting', () => {
    expect(due(7, -1)).to.equal(true);
    expect(due(-1, 0, { closedDate: undefined })).to.equal(true);
  });
});

describe('settings of a popup', () => {
  const triggers = (data: object) => {
    const { timerDelay, scrollPercentage, exitIntent } = readPopupSettings(data);
    return [timerDelay, scrollPercentage, exitIntent];
  };

  it('have the fields of the page context [POP-004]', () => {
    expect(
      readPopupSettings({
        displayFrequency: -1,
        showUntilSignup: true,
        version: 3,
        showOnTimer: true,
        timerDelay: 12,
        showOnScroll: true,
        scrollPercentage: 80,
        enableMobile: false,
        showOnAllPages: false,
        enabledPages: ['home', 7, '/news'],
      }),
    ).to.deep.equal({
      displayFrequency: -1,
      showUntilSignup: true,
      version: '3',
      timerDelay: 12,
      scrollPercentage: 80,
      exitIntent: false,
      enableMobile: false,
      enabledPages: ['home', '/news'],
    });
  });
  it('open it after five seconds where no trigger is given, and where one is, by that one alone', () => {
    for (const [data, expected] of [
      [{}, [5, undefined, false]],
      [{ scrollPercentage: 30 }, [undefined, 30, false]],
      [{ showOnScroll: true }, [undefined, 50, false]],
      [{ showOnScroll: false, scrollPercentage: 30 }, [5, undefined, false]],
      [{ exitIntent: true }, [undefined, undefined, true]],
      [{ exitIntent: true, timerDelay: 9 }, [9, undefined, true]],
      [{ showOnTimer: false, timerDelay: 9 }, [undefined, undefined, false]],
      [{ showOnTimer: true, scrollPercentage: 30 }, [5, 30, false]],
    ] as const)
      expect(triggers(data), JSON.stringify(data)).to.deep.equal(expected);
  });
  it('fall back for anything that is none', () => {
    const data = { displayFrequency: 'often', timerDelay: -3, scrollPercentage: 101, showOnScroll: true, version: {} };
    const { displayFrequency, version } = readPopupSettings(data);
    expect([displayFrequency, version, ...triggers(data)]).to.deep.equal([7, '', 5, 50, false]);
    expect(readPopupSettings({ displayFrequency: '14' }).displayFrequency).to.equal(14);
  });
  it('open it on all pages, on those that are named, or on none', () => {
    const pages = (data: object) => readPopupSettings(data).enabledPages;
    expect(pages({})).to.equal(undefined);
    expect(pages({ enabledPages: ['a'] })).to.deep.equal(['a']);
    expect(pages({ enabledPages: ['a'], showOnAllPages: true })).to.equal(undefined);
    expect(pages({ showOnAllPages: false })).to.deep.equal([]);
  });
});
