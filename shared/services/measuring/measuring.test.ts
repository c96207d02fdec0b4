import { expect } from '@open-wc/testing';
import { warningsOf } from '../../testing/fixture.js';
import { isRobot } from './measuring.js';
import { readMeasuring } from './measuring.js';

const ALL = { visits: true, errors: true, speed: true, robots: false };
const NOTHING = { visits: false, errors: false, speed: false, robots: false };

describe('what a site measures', () => {
  it('is everything that people do, where the context says nothing', async () => {
    const warnings = await warningsOf(() => {
      expect(readMeasuring(undefined)).to.deep.equal(ALL);
      expect(readMeasuring({})).to.deep.equal(ALL);
    });
    expect(warnings).to.deep.equal([]);
  });
  it('is what the context says', () => {
    const settings = { visits: 'anonymous', errors: 'kit', speed: false, robots: true };
    expect(readMeasuring(settings)).to.deep.equal(settings);
    expect(readMeasuring({ visits: false, errors: false })).to.deep.equal({ ...ALL, visits: false, errors: false });
    expect(readMeasuring(false)).to.deep.equal(NOTHING);
  });
  it('does not contain what cannot be read, with a warning for each', async () => {
    const warnings = await warningsOf(() => {
      expect(readMeasuring({ visits: 'Anonymus', errors: 'page', speed: 'yes', robots: 1 })).to.deep.equal(NOTHING);
      for (const odd of [null, true, 'anonymous', [], 7]) expect(readMeasuring(odd)).to.deep.equal(NOTHING);
      expect(readMeasuring({ visits: null })).to.deep.equal({ ...ALL, visits: false });
    });
    for (const name of ['visits', 'errors', 'speed', 'robots'])
      expect(warnings.filter((line) => line.includes(`"measuring.${name}"`)).length, name).to.be.above(0);
    expect(warnings.join()).to.contain('nothing is measured');
  });
});

describe('a robot by its own word', () => {
  const says = (userAgent: string, webdriver = false) => isRobot({ userAgent, webdriver });
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
  const people = [
    chrome,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (Linux; Android 13; CUBOT X90) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
    '',
  ];
  const robots = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    chrome.replace('Chrome/', 'HeadlessChrome/'),
    `${chrome} Chrome-Lighthouse`,
    'Mozilla/5.0 (Linux; Android 13; CUBOT X90; compatible; AhrefsBot/7.0) Chrome/139.0.0.0',
  ];
  it('names itself in its user agent', () => {
    for (const userAgent of robots) expect(says(userAgent), userAgent).to.equal(true);
    for (const userAgent of people) expect(says(userAgent), userAgent).to.equal(false);
  });
  it('is driven by a program', () => expect(says(chrome, true)).to.equal(true));
});
