import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { inShadow, nextEvent, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { pretend } from '../../shared/testing/storage.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import type { share as declaration } from './declaration.js';
import '../../elements/sq-share/index.js';
import sheet from '../../elements/sq-share/sq-share.css' with { type: 'css' };

type Share = ElementOf<typeof declaration>;
const LINKS = '<a href="https://bsky.app/intent/compose?text=x">Bluesky</a> <a href="mailto:?body=x">E-mail</a>';
const part = (element: Element, name: string) => inShadow(element, `[part=${name}]`);
const words = (element: Element) =>
  [...element.shadowRoot!.querySelectorAll('button')].map(({ textContent }) => textContent);

describe('sq-share', () => {
  before(() => withPageSheet(sheet));
  let undo: (() => void)[];
  let shared: ShareData[];
  let copied: string[];
  beforeEach(() => {
    shared = [];
    copied = [];
    undo = [
      pretend(navigator, 'share', (data: ShareData) => Promise.resolve(void shared.push(data))),
      pretend(navigator, 'clipboard', { writeText: (text: string) => Promise.resolve(void copied.push(text)) }),
    ];
  });
  afterEach(() => undo.reverse().forEach((each) => each()));
  const open = (attributes = '') => place<Share>(`<sq-share ${attributes}>${LINKS}</sq-share>`);
  const press = (element: Element, name: string) => part(element, name)!.click();

  it('has the links of the author, and contacts nobody', async () => {
    const before = performance.getEntriesByType('resource').length;
    const element = await open();
    expect([...element.querySelectorAll('a')].every((link) => link.getClientRects().length === 1)).to.equal(true);
    expect(performance.getEntriesByType('resource').slice(before)).to.deep.equal([]);
    await expect(element).to.be.accessible();
  });

  it('shares by the dialog of the device, with the title and text of the attributes', async () => {
    const element = await open('url="/journal/ash" heading="Ash glaze" text="Step by step"');
    const done = nextEvent<CustomEvent<{ by: string; url: string }>>(element, 'sq-share');
    press(element, 'share');
    const url = `${location.origin}/journal/ash`;
    expect((await done).detail).to.deep.equal({ by: 'device', url });
    expect(shared).to.deep.equal([{ title: 'Ash glaze', url, text: 'Step by step' }]);
  });
  it('shares the canonical address and the title of the page without attributes, or else its own address', async () => {
    const element = await open();
    const address = location.href;
    history.replaceState(null, '', '#here');
    press(element, 'share');
    await until(() => shared.length === 1);
    history.replaceState(null, '', address);
    const canonical = document.createElement('link');
    canonical.rel = 'canonical';
    canonical.href = 'https://site.example/page';
    document.head.append(canonical);
    press(element, 'share');
    await until(() => shared.length === 2);
    canonical.remove();
    const { title } = document;
    expect(shared).to.deep.equal([
      { title, url: address.replace(/#.*/, '') },
      { title, url: 'https://site.example/page' },
    ]);
  });

  it('copies the address by keys, and says so', async () => {
    const element = await open('url="https://site.example/a"');
    await expect(element).to.be.accessible();
    element.querySelectorAll('a')[1]!.focus();
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Tab' });
    const done = nextEvent<CustomEvent<{ by: string }>>(element, 'sq-share');
    await sendKeys({ press: 'Enter' });
    expect((await done).detail.by).to.equal('copy');
    await until(() => part(element, 'status')!.textContent === 'The link has been copied.');
    expect([copied, part(element, 'status')!.role]).to.deep.equal([['https://site.example/a'], 'status']);
  });
  it('says when the browser does not let it copy', async () => {
    undo.push(pretend(navigator, 'clipboard', { writeText: () => Promise.reject(new Error('no')) }));
    const element = await open();
    await element.copy();
    await until(() => part(element, 'status')!.textContent === 'The link could not be copied.');
  });

  it('has no button for what the browser cannot do', async () => {
    expect(words(await open())).to.deep.equal(['Share', 'Copy link']);
    undo.push(pretend(navigator, 'share', undefined));
    expect(words(await open())).to.deep.equal(['Copy link']);
    undo.push(pretend(navigator, 'clipboard', undefined));
    const element = await open();
    expect(words(element)).to.deep.equal([]);
    await element.share();
    await element.copy();
    await settled(element);
    expect(part(element, 'status')!.textContent).to.equal('The link could not be copied.');
  });

  it('takes a closed dialog for an answer, and warns of any other failure', async () => {
    const failures = ['AbortError', 'NotAllowedError'];
    undo.push(pretend(navigator, 'share', () => Promise.reject(new DOMException('refused', failures.shift()))));
    const warnings = await warningsOf(async () => {
      const element = await place<Share>('<sq-share id="refused"></sq-share>');
      const events: Event[] = [];
      element.addEventListener('sq-share', (event) => events.push(event));
      await element.share();
      expect(events).to.deep.equal([]);
      await element.share();
    });
    expect(warnings.filter((text) => text.includes('refused'))).to.have.length(1);
  });

  it('copies the address where the dialog of the device cannot be opened, as in a frame that may not', async () => {
    undo.push(pretend(navigator, 'share', () => Promise.reject(new DOMException('framed', 'NotAllowedError'))));
    let element!: Share;
    const warnings = await warningsOf(async () => {
      element = await open('id="framed" url="/a"');
      const done = nextEvent<CustomEvent<{ by: string }>>(element, 'sq-share');
      press(element, 'share');
      expect((await done).detail.by).to.equal('copy');
    });
    expect([copied, warnings.length]).to.deep.equal([[`${location.origin}/a`], 1]);
    await until(() => part(element, 'status')!.textContent === 'The link has been copied.');
  });
  it('says so where it can neither open the dialog nor copy', async () => {
    undo.push(
      pretend(navigator, 'share', () => Promise.reject(new TypeError('no target'))),
      pretend(navigator, 'clipboard', undefined),
    );
    const element = await open();
    await warningsOf(async () => {
      press(element, 'share');
      await until(() => part(element, 'status')!.textContent === 'The link could not be copied.');
    });
  });
  it('waits for its dialog, however often it is pressed', async () => {
    undo.push(pretend(navigator, 'share', () => Promise.reject(new DOMException('open', 'InvalidStateError'))));
    const element = await open();
    const warnings = await warningsOf(() => element.share());
    expect([warnings, copied]).to.deep.equal([[], []]);
    await settled(element);
    expect(part(element, 'status')!.textContent).to.equal('');
  });

  it('never shares an address that would run a script', async () => {
    const warnings = await warningsOf(async () => {
      const element = await open('id="hostile" url="javascript:alert(1)" heading="<img src=x onerror=alert(1)>"');
      press(element, 'copy');
      await until(() => copied.length === 1);
      expect(copied[0]).to.match(/^http/);
    });
    expect(warnings.join()).to.contain('url="javascript:alert(1)"');
  });

  for (const width of [280, 800])
    it(`moves nothing when it is upgraded, at ${width} px`, async () => {
      const { before, after } = await aroundUpgrade(`<sq-share>${LINKS}</sq-share>`, 'sq-share', width);
      expect(after).to.deep.equal(before);
    });
});
