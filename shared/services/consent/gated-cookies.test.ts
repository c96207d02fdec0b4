import { expect } from '@open-wc/testing';
import { until } from '../../testing/fixture.js';
import { cookieNames, removeCookie, writeCookie } from '../../platform/storage/cookies.js';
import { consent } from './consent.js';
import { startGates } from './gates.js';
import { reloadNeeded } from './needs-reload.js';

const OWN = ['_ga', '_ga_YZ791V8SYH', '_gallery', '_fbp', 'cart'];
const page = window as { ran?: string[] };
/** A script that says that it has run, and writes its cookie again as long as the page lives. */
const script = (purpose: string, cookies: string) =>
  `<script type="text/plain" data-sq-consent="${purpose}" data-sq-cookies="${cookies}">(window.ran ??= []).push('${purpose}')</script>`;

describe('cookies of scripts that wait for consent', () => {
  let holder: HTMLElement;
  let stop = () => {};
  beforeEach(() => {
    delete page.ran;
    consent().reset();
    OWN.forEach((name) => writeCookie(name, '1'));
    holder = document.createElement('div');
    document.body.append(holder);
  });
  afterEach(() => {
    stop();
    holder.remove();
    OWN.forEach(removeCookie);
    consent().reset();
    reloadNeeded().set(false);
  });
  const left = () => OWN.filter((name) => cookieNames().includes(name));
  const start = (html: string) => {
    holder.innerHTML = html;
    stop = startGates();
  };

  it('stay while nobody has answered, as a site may have asked in another way before', () => {
    start(script('analytics', '_ga _ga_*'));
    expect(left()).to.deep.equal(OWN);
  });
  it('stay while their purpose is permitted', async () => {
    start(script('analytics', '_ga _ga_*') + script('marketing', '_fbp'));
    consent().choose(['analytics']);
    await until(() => page.ran?.includes('analytics'));
    expect(left()).to.deep.equal(['_ga', '_ga_YZ791V8SYH', '_gallery', 'cart']);
  });
  it('go with the permission, also of a script that has run, and no others', async () => {
    start(script('analytics', '_ga, _ga_*'));
    consent().accept();
    await until(() => page.ran?.includes('analytics'));
    expect(left()).to.deep.equal(OWN);
    consent().decline();
    expect(left()).to.deep.equal(['_gallery', '_fbp', 'cart']);
  });
  it('go at the next page where a script has written them again after the no', () => {
    consent().decline();
    start(script('analytics', '_ga _ga_*'));
    expect(left()).to.deep.equal(['_gallery', '_fbp', 'cart']);
  });
  it('go from a folder too', () => {
    document.cookie = `_fbp=1; path=${location.pathname.replace(/[^/]*$/, '')}`;
    consent().decline();
    start(script('marketing', '_fbp'));
    expect(left()).not.to.include('_fbp');
  });
  it('stay where one of two purposes that name them is permitted', () => {
    start(script('analytics', '_ga') + script('marketing', '_ga'));
    consent().choose(['marketing']);
    expect(left()).to.include('_ga');
    consent().decline();
    expect(left()).not.to.include('_ga');
  });
  it('of a frame, and of one that is added later', async () => {
    consent().decline();
    start('');
    holder.innerHTML =
      '<iframe data-sq-consent="media" data-sq-cookies="_fbp" data-src="/demo/favicon.svg" title="A"></iframe>';
    await until(() => !left().includes('_fbp'));
  });
  it('all stay with a star alone, or nothing', () => {
    consent().decline();
    start(script('analytics', '*') + script('analytics', '') + script('analytics', ' , '));
    expect(left()).to.deep.equal(OWN);
    expect(consent().get()).to.equal('declined');
  });
});
