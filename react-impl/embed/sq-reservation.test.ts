import { expect } from '@open-wc/testing';
import { reservationAddress } from './logic/reservation-address.js';
import { consent } from '../../shared/services/consent/consent.js';
import { inShadow, place, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { removeContext, setContext } from '../../shared/testing/page-context.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import '../../elements/sq-reservation/index.js';
import sheet from '../../elements/sq-reservation/sq-reservation.css' with { type: 'css' };

const SCRIPT = '/react-impl/embed/testing/widget.js';
const LINK = '<p><a href="https://booking.example/tide">Book a table at Tide Table</a><br></p>';

const part = (element: Element, name: string) => inShadow(element, `[part=${name}]`);
const scripts = (element: Element) => [...element.querySelectorAll('script')].map(({ src }) => src);
const widgets = (element: Element) => [...element.querySelectorAll<HTMLElement>('.widget')];
const parameters = (element: Element) =>
  Object.fromEntries(new URL(widgets(element)[0]!.dataset['address']!).searchParams);
const isSeen = (element: Element) => element.getClientRects().length > 0;

describe('sq-reservation', () => {
  before(() => withPageSheet(sheet));
  afterEach(() => {
    consent().reset();
    removeContext();
  });
  const open = (attributes = '', src = `${SCRIPT}?rid=7`) =>
    place(`<sq-reservation src="${src}" ${attributes}>${LINK}</sq-reservation>`);
  const cloneable = () => setContext({ website: { cloneable: true } });

  describe('of the plain variant', () => {
    it('loads the script of the service with consent on a cloneable website, as its address stands [RSV-001, RSV-002]', async () => {
      cloneable();
      const element = await open();
      expect([scripts(element), part(element, 'provider')!.textContent]).to.deep.equal([
        [],
        `A service from ${location.hostname}`,
      ]);
      consent().accept();
      await until(() => widgets(element).length === 1);
      expect(parameters(element)).to.deep.equal({ rid: '7' });
      await until(() => !isSeen(element.querySelector('a')!), 'the link makes room');
      expect(isSeen(widgets(element)[0]!)).to.equal(true);
    });
    it('is the link alone on any other website, with consent as well [RSV-002]', async () => {
      consent().accept();
      for (const context of [
        {},
        { website: {} },
        { website: { cloneable: false } },
        { website: { cloneable: 'true' } },
      ]) {
        setContext(context);
        const element = await open();
        expect([scripts(element), part(element, 'question'), isSeen(element.querySelector('a')!)]).to.deep.equal([
          [],
          null,
          true,
        ]);
      }
    });
    it('is the link again after consent is declined', async () => {
      cloneable();
      const element = await open();
      part(element, 'once')!.click();
      await until(() => widgets(element).length === 1);
      consent().decline();
      await until(() => widgets(element).length === 0);
      expect([scripts(element).length, isSeen(element.querySelector('a')!)]).to.deep.equal([0, true]);
    });
  });

  describe('of the themed variant', () => {
    beforeEach(() => consent().accept());
    const themed = async (attributes: string, src?: string) => {
      const element = await open(`variant="themed" ${attributes}`, src);
      await until(() => widgets(element).length === 1);
      return element;
    };

    it('gives the script iframe, overlay and theme, and is on any website [RSV-001, RSV-003]', async () => {
      const element = await themed('iframe="false" overlay theme="dark"');
      expect(parameters(element)).to.deep.equal({ rid: '7', iframe: 'false', overlay: 'true', theme: 'dark' });
      const own = await themed('', `${SCRIPT}?theme=tall`);
      expect(parameters(own)).to.deep.equal({ iframe: 'true', overlay: 'false', theme: 'tall' });
    });
    it('loads it again with another setting [RSV-003]', async () => {
      const element = (await themed('')) as HTMLElement & { overlay: boolean };
      element.overlay = true;
      await until(() => widgets(element)[0] && parameters(element)['overlay'] === 'true');
      expect([scripts(element).length, widgets(element).length]).to.deep.equal([1, 1]);
    });
    it('is wide in more than 850 px, else standard, also after a resize [RSV-004]', async () => {
      const element = (await themed('style="width:850px"')) as HTMLElement & { layout: string };
      expect([parameters(element)['theme'], element.layout]).to.deep.equal(['standard', 'standard']);
      // The event of the first layout may still come.
      const shown: string[] = [];
      element.addEventListener('sq-reservation-show', (event) =>
        shown.push((event as CustomEvent<{ layout: string }>).detail.layout),
      );
      element.style.width = '851px';
      await until(() => widgets(element)[0] && parameters(element)['theme'] === 'wide' && shown.includes('wide'));
      expect([shown.at(-1), element.layout, widgets(element).length]).to.deep.equal(['wide', 'wide', 1]);
    });
  });

  it('shows a signed-in account the preview alone [RSV-005]', async () => {
    consent().accept();
    setContext({ authenticatedAccount: { id: 'a' }, website: { cloneable: true } });
    for (const variant of ['plain', 'themed']) {
      const element = await open(`variant="${variant}"`);
      const lines = [...element.shadowRoot!.querySelectorAll('p')].map(({ textContent }) => textContent);
      expect(lines).to.deep.equal(['Preview Only', 'Log out to use this widget.']);
      expect([scripts(element), isSeen(element.querySelector('a')!)]).to.deep.equal([[], false]);
      await expect(element).to.be.accessible();
    }
  });

  it('keeps the link below the widget, which may be a frame that is refused', async () => {
    consent().accept();
    const element = await open('variant="themed"');
    await until(() => widgets(element).length === 1);
    const below = () => inShadow<HTMLAnchorElement>(element, '.direct > a');
    await until(below, 'the link');
    expect([below()!.href, below()!.textContent]).to.deep.equal([
      'https://booking.example/tide',
      'Book a table at Tide Table',
    ]);
    consent().decline();
    await until(() => !below(), 'with the widget it is gone');
  });
  it('logs a script that cannot be loaded, and stays the link [RSV-007]', async () => {
    consent().accept();
    let element!: Element;
    const errors: unknown[] = [];
    const listen = (event: Event) => errors.push(event);
    window.addEventListener('error', listen);
    window.addEventListener('unhandledrejection', listen);
    const warnings = await warningsOf(async () => {
      element = await open('variant="themed"', '/not/there.js');
      await until(() => scripts(element).length === 0);
    });
    window.removeEventListener('error', listen);
    window.removeEventListener('unhandledrejection', listen);
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('/not/there.js');
    expect([errors.length, isSeen(element.querySelector('a')!), part(element, 'question')]).to.deep.equal([
      0,
      true,
      null,
    ]);
  });

  it('never loads an address that would run a script of the page', async () => {
    consent().accept();
    const warnings = await warningsOf(async () => {
      const element = await open('variant="themed"', 'javascript:alert(1)');
      expect([scripts(element), isSeen(element.querySelector('a')!)]).to.deep.equal([[], true]);
    });
    expect(warnings).to.have.length(1);
    const settings = { variant: 'plain', iframe: true, overlay: false, theme: '' } as const;
    for (const src of ['', 'data:text/javascript,1', 'http://', 'blob:x'])
      expect(reservationAddress({ ...settings, src }, 'wide', 'https://site.example/'), src).to.equal(undefined);
  });

  it('is accessible while it asks', async () => {
    await expect(await open('variant="themed"')).to.be.accessible();
  });

  for (const width of [320, 900])
    it(`moves nothing when it upgrades, at ${width} px`, async () => {
      const { before, after } = await aroundUpgrade(
        `<sq-reservation variant="themed" src="https://widget.booking.example/loader.js">${LINK}</sq-reservation>`,
        'sq-reservation',
        width,
      );
      expect(after).to.deep.equal(before);
    });
});
