import { expect } from '@open-wc/testing';
import { inShadow, nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { removeContext, setContext } from '../../shared/testing/page-context.js';
import '../../elements/sq-gift-card/index.js';
import giftSheet from '../../elements/sq-gift-card/sq-gift-card.css' with { type: 'css' };
import '../../elements/sq-subscribe/index.js';
import subscribeSheet from '../../elements/sq-subscribe/sq-subscribe.css' with { type: 'css' };
import '../../elements/sq-donate/index.js';
import sheet from '../../elements/sq-donate/sq-donate.css' with { type: 'css' };

const hrefOf = (element: Element) =>
  (element.querySelector('a') ?? inShadow(element, 'a'))?.getAttribute('href') ?? undefined;

describe('sq-donate, sq-gift-card and sq-subscribe', () => {
  before(() => {
    for (const each of [sheet, giftSheet, subscribeSheet]) withPageSheet(each);
  });
  afterEach(removeContext);

  /** Where a click on the block's link goes. */
  async function destination(html: string) {
    const element = await place(html);
    let address: string | undefined;
    const stay = (event: Event) => {
      address = event.defaultPrevented ? undefined : hrefOf(element);
      event.preventDefault();
    };
    document.addEventListener('click', stay);
    (element.querySelector('a') ?? inShadow(element, 'a')!).click();
    document.removeEventListener('click', stay);
    return address;
  }

  it('a donation goes to its checkout [PRD-025]', async () => {
    const wanted = '/checkout/donate?donatePageId=kiln%20%26%20fund';
    expect(await destination('<sq-donate donate-page-id="kiln & fund"><a href="/d">Give</a></sq-donate>')).to.equal(
      wanted,
    );
    expect(await destination('<sq-donate donate-page-id="kiln & fund">Give</sq-donate>')).to.equal(wanted);
  });

  it('a subscription goes to its checkout [PRD-024]', async () => {
    expect(await destination('<sq-subscribe cart-token="a/b?c"><a href="/s">Monthly</a></sq-subscribe>')).to.equal(
      '/checkout/subscribe?cartToken=a%2Fb%3Fc',
    );
  });

  it('a gift card goes to its checkout, with its SKU if it has one [PRD-026]', async () => {
    const card = (attributes: string) =>
      destination(`<sq-gift-card gift-card-product-id="g1" ${attributes}><a href="/g">Give</a></sq-gift-card>`);
    expect(await card('website-id="w1" sku="SQ 1"')).to.equal(
      '/checkout/giftcard?websiteId=w1&giftCardProductId=g1&sku=SQ%201',
    );
    expect(await card('website-id="w1"')).to.equal('/checkout/giftcard?websiteId=w1&giftCardProductId=g1');
    setContext({ website: { id: 'own' } });
    expect(await card('sku=""')).to.equal('/checkout/giftcard?websiteId=own&giftCardProductId=g1');
  });

  it("leave the author's link as it is when nothing is named", async () => {
    for (const tag of ['sq-donate', 'sq-gift-card', 'sq-subscribe']) {
      expect(await destination(`<${tag}><a href="/mine?x=1">Go</a></${tag}>`), tag).to.equal('/mine?x=1');
      const plain = await place(`<${tag}>Words</${tag}>`);
      expect(inShadow(plain, 'a'), tag).to.equal(null);
    }
  });

  it('follow changes of their attributes, and give the address back', async () => {
    const element = await place('<sq-donate donate-page-id="a"><a href="/mine">Go</a></sq-donate>');
    element.setAttribute('donate-page-id', 'b');
    await settled(element);
    expect(hrefOf(element)).to.equal('/checkout/donate?donatePageId=b');
    const replaced = document.createElement('a');
    replaced.href = '/new';
    element.replaceChildren(replaced);
    await until(() => hrefOf(element) === '/checkout/donate?donatePageId=b');
    element.remove();
    await settled(element);
    expect(hrefOf(element)).to.equal('/new');
  });

  describe('in a frame', () => {
    let frame: HTMLIFrameElement;
    /** Three blocks in a frame of this page, whose path is that of the editor or not. */
    async function openFrame(context?: object) {
      frame = document.createElement('iframe');
      frame.src = '/react-impl/checkout/testing/framed.html';
      const loaded = nextEvent(frame, 'load');
      document.body.append(frame);
      await loaded;
      const page = frame.contentDocument!;
      if (context) {
        const script = page.createElement('script');
        script.type = 'application/json';
        script.id = 'sq-context';
        script.textContent = JSON.stringify(context);
        page.head.append(script);
        for (const block of page.querySelectorAll('sq-donate,sq-gift-card,sq-subscribe'))
          block.after(block.cloneNode(true));
      }
      await until(() => page.querySelectorAll(':state(ready)').length >= 3, 'three blocks');
      return (tag: string) => page.querySelector(`${tag}:last-of-type a`)!.getAttribute('target');
    }
    afterEach(() => frame.remove());

    it("the editor's window is navigated by a donation and a gift card [PRD-027]", async () => {
      const own = location.href;
      history.replaceState(null, '', '/config/pages');
      try {
        const targetOf = await openFrame();
        await until(() => targetOf('sq-donate') === '_top');
        expect(targetOf('sq-gift-card')).to.equal('_top');
        expect(targetOf('sq-subscribe')).to.equal(null);
      } finally {
        history.replaceState(null, '', own);
      }
    });

    it('a frame of a signed-in account counts as the editor, and one of a visitor does not', async () => {
      const targetOf = await openFrame({ authenticatedAccount: { id: 'a' } });
      await until(() => targetOf('sq-donate') === '_top');
      frame.remove();
      const targetOfVisitor = await openFrame();
      expect(targetOfVisitor('sq-donate')).to.equal(null);
    });
  });

  it('are accessible', async () => {
    const all = await place(
      '<p><sq-donate donate-page-id="a">Give</sq-donate> <sq-gift-card></sq-gift-card> <sq-subscribe cart-token="t"></sq-subscribe></p>',
    );
    await expect(all).to.be.accessible();
  });
});
