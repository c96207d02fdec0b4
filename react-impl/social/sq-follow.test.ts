import { expect } from '@open-wc/testing';
import { followProvider } from './logic/follow-providers.js';
import { consent } from '../../shared/services/consent/consent.js';
import { inShadow, nextEvent, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { holdTimers } from '../../shared/testing/held-timers.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import { pretend } from '../../shared/testing/storage.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import '../../elements/sq-follow/index.js';
import sheet from '../../elements/sq-follow/sq-follow.css' with { type: 'css' };

const X = 'https://platform.twitter.com/widgets.js';
const PINTEREST = 'https://assets.pinterest.com/js/pinit.js';
const LINK = '<a href="https://x.com/sqstudio">Follow the studio</a>';
const page = globalThis as { twttr?: unknown; PinUtils?: unknown };

const isSeen = (element: Element) => element.checkVisibility();
const linkOf = (element: Element) => element.querySelector<HTMLAnchorElement>('a')!;
const scripts = (address: string) => document.querySelectorAll(`script[src="${address}"]`);
const frames = (element: Element) => [...element.querySelectorAll('iframe')];

/** What the script of X does with its links. */
function build(root: ParentNode = document): void {
  for (const link of root.querySelectorAll('a.twitter-follow-button')) {
    const frame = document.createElement('iframe');
    frame.title = link.textContent;
    frame.width = '150';
    frame.height = '28';
    link.replaceWith(frame);
  }
}

describe('sq-follow', () => {
  const network = pretendNetwork();
  before(() => withPageSheet(sheet));
  const asked: string[] = [];
  /** The provider's script answers, and runs once. */
  function answer(address: string, run: () => void) {
    const onRun = `sq-test-${asked.length}-${Math.random()}`;
    network.use(
      http.get(address, () => {
        asked.push(address);
        return new HttpResponse(`document.dispatchEvent(new Event('${onRun}'))`, {
          headers: { 'content-type': 'text/javascript' },
        });
      }),
    );
    document.addEventListener(onRun, run, { once: true });
  }
  const loadX = () =>
    answer(X, () => {
      page.twttr = { widgets: { load: build } };
      build();
    });
  beforeEach(() => {
    asked.length = 0;
  });
  afterEach(() => {
    consent().reset();
    delete page.twttr;
    delete page.PinUtils;
    for (const address of [X, PINTEREST]) for (const script of scripts(address)) script.remove();
  });
  const open = (inside = LINK) => place(`<sq-follow>${inside}</sq-follow>`);

  it('knows the provider by the link', () => {
    const script = (address: string) => followProvider(address)?.script;
    for (const address of ['https://x.com/a', 'http://www.twitter.com/a', 'https://mobile.twitter.com/a'])
      expect(script(address)).to.equal(X);
    for (const address of [
      'https://www.pinterest.com/a/',
      'https://de.pinterest.com/a',
      'https://www.pinterest.co.uk/a',
    ])
      expect(script(address)).to.equal(PINTEREST);
    for (const address of ['', '#', 'javascript://x.com/%0aalert(1)', 'https://notx.com/a', 'https://x.com.example/a'])
      expect(script(address), address).to.equal(undefined);
  });

  it('is the link alone, and asks nobody, before the visitor has accepted', async () => {
    const element = await open();
    expect([isSeen(linkOf(element)), scripts(X).length, element.children.length]).to.deep.equal([true, 0, 1]);
    consent().decline();
    await settled(element);
    expect([isSeen(linkOf(element)), scripts(X).length, element.children.length]).to.deep.equal([true, 0, 1]);
    await expect(element).to.be.accessible();
  });

  it('stays the link for a provider that takes longer than 10,000 ms [WID-009]', async () => {
    consent().accept();
    const timers = holdTimers(10_000);
    let element!: Element;
    let answerAtLast!: () => void;
    const late = new Promise<void>((resolve) => (answerAtLast = resolve));
    const warnings = await warningsOf(async () => {
      network.use(http.get(X, () => late.then(() => HttpResponse.error())));
      element = await open();
      await until(() => timers.waiting().length === 1);
      expect(scripts(X)).to.have.length(1);
      expect(timers.runOut(10_000)).to.equal(1);
      await until(() => element.children.length === 1, 'the place of the button is removed');
    });
    answerAtLast();
    timers.restore();
    expect(warnings.join()).to.contain(`${X} did not load within 10000 ms`);
    expect([isSeen(linkOf(element)), scripts(X).length]).to.deep.equal([true, 0]);
  });

  it('stays the link for a provider that fails, and throws nothing', async () => {
    consent().accept();
    const errors: unknown[] = [];
    const listen = (event: Event) => errors.push(event);
    for (const type of ['error', 'unhandledrejection']) window.addEventListener(type, listen);
    let element!: Element;
    const warnings = await warningsOf(async () => {
      network.use(http.get(X, () => HttpResponse.error()));
      element = await place(`<sq-follow id="failing">${LINK}</sq-follow>`);
      await until(() => element.children.length === 1);
    });
    for (const type of ['error', 'unhandledrejection']) window.removeEventListener(type, listen);
    expect([warnings.length, errors.length, isSeen(linkOf(element))]).to.deep.equal([1, 0, true]);
  });

  it('loads the script on demand, once the visitor has accepted, and shows its button [WID-009]', async () => {
    loadX();
    const element = await open();
    expect(asked).to.deep.equal([]);
    const shown = nextEvent<CustomEvent<{ address: string }>>(element, 'sq-follow-show');
    consent().accept();
    expect((await shown).detail.address).to.equal('https://x.com/sqstudio');
    await settled(element);
    expect([asked, isSeen(linkOf(element)), frames(element).map(isSeen)]).to.deep.equal([[X], false, [true]]);
    expect(linkOf(element).outerHTML).to.equal(LINK);
    expect(inShadow(element, '[part=button]')!.inert).to.equal(false);
    // Another one on the page: the script is there.
    const second = await open(LINK.replace('sqstudio', 'other'));
    await until(() => frames(second).length === 1);
    expect(asked).to.deep.equal([X]);
    // The visitor withdraws.
    consent().decline();
    await until(() => frames(element).length + frames(second).length === 0);
    await settled(element);
    expect([isSeen(linkOf(element)), isSeen(linkOf(second))]).to.deep.equal([true, true]);
  });

  it('uses a script of the page itself, and keeps the link while it has the focus', async () => {
    page.PinUtils = {
      build(root: Element) {
        const link = root.querySelector('a[data-pin-do=buttonFollow]')!;
        const button = document.createElement('span');
        button.textContent = 'Follow';
        link.replaceWith(button);
      },
    };
    const element = await open('<p><a href="https://www.pinterest.com/sqstudio/">Our pins</a></p>');
    const link = linkOf(element);
    link.focus();
    consent().accept();
    await until(() => element.querySelector('span'));
    await settled(element);
    expect([scripts(PINTEREST).length, document.activeElement === link, isSeen(link)]).to.deep.equal([0, true, true]);
    link.blur();
    await until(() => !isSeen(link), 'the link goes');
    await expect(element).to.be.accessible();
  });

  it('does not break on a script that does', async () => {
    consent().accept();
    page.twttr = {
      widgets: {
        load() {
          throw new Error('broken');
        },
      },
    };
    const warnings = await warningsOf(async () => {
      const element = await place(`<sq-follow id="broken">${LINK}</sq-follow>`);
      await until(() => element.children.length === 1);
      expect(isSeen(linkOf(element))).to.equal(true);
    });
    expect(warnings.join()).to.contain('broken');
  });

  it('stays a link to anybody else, with a warning', async () => {
    consent().accept();
    const restore = pretend(window, 'alert', () => expect.fail('it ran'));
    const warnings = await warningsOf(async () => {
      for (const href of ['https://social.example/@a', 'javascript:alert(1)']) {
        const element = await open(`<a href="${href}">Follow</a>`);
        expect([element.children.length, isSeen(linkOf(element))]).to.deep.equal([1, true]);
      }
      await place('<sq-follow></sq-follow>');
    });
    restore();
    expect(warnings).to.have.length(2);
  });

  it('moves nothing when it is upgraded', async () => {
    const { before, after } = await aroundUpgrade(`<sq-follow>${LINK}</sq-follow>`, 'sq-follow');
    expect(after).to.deep.equal(before);
  });
});
