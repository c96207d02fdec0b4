import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { consent } from '../../shared/services/consent/consent.js';
import { focusedElement } from '../../shared/platform/page/focused-element.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { inShadow, nextEvent, place, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { holdTimers } from '../../shared/testing/held-timers.js';
import { http, HttpResponse } from '../../shared/testing/network.js';
import { removeContext, setContext } from '../../shared/testing/page-context.js';
import { interceptCalls, resetVisitor, SITE } from '../../shared/services/analytics/testing/measured-page.js';
import { pretend } from '../../shared/testing/storage.js';
import type { productQuickView } from './declaration.js';
import '../../elements/sq-product-quick-view/index.js';
import sheet from '../../elements/sq-product-quick-view/sq-product-quick-view.css' with { type: 'css' };

type QuickView = ElementOf<typeof productQuickView>;

const PRODUCT = `<!doctype html><title>Mug</title><base href="/shop/pages/"><header>Site</header>
<main><sq-product item-id="mug" class="mug">
  <h1 data-sq-field="title">Breakfast mug</h1>
  <img src="mug.svg" srcset="small.svg, data:image/svg+xml,<svg/> 2x,big.svg 3x" alt="">
  <svg><use href="#part"></use></svg>
  <form method="post"><button>Add to cart</button></form><a href="../care">Care</a>
  <script>window.hurt = 1</script><script type="application/json" data-sq-product>{"productType": 1}</script>
</sq-product></main>`;
/** A view counts by the choice that holds when this code is there. */
const loadRecording = () => import('./features/record-view.js');
const LIST = `<sq-product-quick-view><ul>
  <li><a href="/shop/mug">Breakfast mug</a></li>
  <li><a href="/shop/bowl">Tide bowl</a></li>
  <li><a href="https://elsewhere.example/jug">Harbour jug</a></li>
</ul></sq-product-quick-view>`;

describe('sq-product-quick-view', () => {
  const network = interceptCalls();
  let requests: string[] = [];
  /** Answers wait for this. */
  let gate: Promise<unknown> = Promise.resolve();
  /** Links that the browser would follow. */
  let followed: string[] = [];
  const stay = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    if (!event.defaultPrevented) followed.push(link.href);
    event.preventDefault();
  };
  before(async () => {
    withPageSheet(sheet);
    await loadRecording();
  });
  beforeEach(() => {
    [requests, followed, gate] = [[], [], Promise.resolve()];
    addEventListener('click', stay);
    network.use(
      http.get('/shop/:id', async ({ request, params }) => {
        requests.push(`${String(params['id'])} ${request.headers.get('accept')}`);
        await gate;
        if (params['id'] === 'gone') return new HttpResponse('', { status: 404 });
        return HttpResponse.html(params['id'] === 'empty' ? '<p>Nothing</p>' : PRODUCT);
      }),
    );
  });
  afterEach(async () => {
    removeEventListener('click', stay);
    for (const element of document.querySelectorAll<QuickView>('sq-product-quick-view'))
      if (dialogOf(element)) await closed(element, () => element.close());
  });

  const dialogOf = (element: Element) => inShadow<HTMLDialogElement>(element, '[part=dialog]');
  const shownIn = (element: Element) => element.querySelector('[slot=product]');
  const links = (element: Element) => [...element.querySelectorAll<HTMLAnchorElement>('a')];
  const isAtStart = () => !(history.state as { sqQuickView?: string } | null)?.sqQuickView;
  async function opened(element: QuickView, open: () => unknown) {
    const event = nextEvent<CustomEvent<{ itemId: string; address: string }>>(element, 'sq-quick-view-open');
    await open();
    return (await event).detail;
  }
  /** Also of the history: the next test begins where this one did. */
  async function closed(element: QuickView, close: () => unknown) {
    const event = nextEvent(element, 'sq-quick-view-close');
    await close();
    await event;
    await until(isAtStart);
  }

  it('shows the product of the page that a link leads to, by keyboard, and gives the focus back', async () => {
    const element = await place<QuickView>(LIST);
    const [link] = links(element);
    link!.focus();
    const detail = await opened(element, () => sendKeys({ press: 'Enter' }));
    expect(detail).to.deep.equal({ itemId: 'mug', address: link!.href });
    const dialog = dialogOf(element)!;
    expect([dialog.matches(':modal'), dialog.getAttribute('aria-label')]).to.deep.equal([true, 'Breakfast mug']);
    expect(shownIn(element)!.querySelector('h1')!.checkVisibility()).to.equal(true);
    expect(shownIn(element)!.textContent).not.to.include('Site');
    // Not "Close": a screen reader would say nothing of the product, and a second Enter would close it.
    expect(focusedElement()).to.equal(dialog);
    await sendKeys({ press: 'Enter' });
    expect(dialog.open).to.equal(true);
    await closed(element, () => sendKeys({ press: 'Escape' }));
    expect([shownIn(element), document.activeElement, requests.length]).to.deep.equal([null, link, 1]);
  });

  it('opens and closes where the browser refuses an entry of the history, and the page keeps its state', async () => {
    history.replaceState({ router: 7 }, '');
    // The page's state is given back after this time: within this test.
    const held = holdTimers(100);
    const undo = (['pushState', 'replaceState'] as const).map((name) =>
      pretend(history, name, () => {
        throw new DOMException('more than 100 times per 10 seconds', 'SecurityError');
      }),
    );
    try {
      const element = await place<QuickView>(LIST);
      await opened(element, () => links(element)[0]!.click());
      expect(shownIn(element)!.querySelector('h1')!.checkVisibility()).to.equal(true);
      await closed(element, () => sendKeys({ press: 'Escape' }));
      held.runOut(100);
      expect([shownIn(element), history.state]).to.deep.equal([null, { router: 7 }]);
    } finally {
      held.restore();
      undo.forEach((each) => each());
      history.replaceState(null, '');
    }
  });

  it('makes its content fit the page: addresses, scripts, the address of the variant', async () => {
    const element = await place<QuickView>(LIST);
    await opened(element, () => links(element)[0]!.click());
    const product = shownIn(element)!.firstElementChild!;
    const at = (path: string) => new URL(path, location.href).href;
    const attribute = (selector: string, name: string) => product.querySelector(selector)!.getAttribute(name);
    expect(product.getAttribute('address')).to.equal('none');
    expect(attribute('img', 'src')).to.equal(at('/shop/pages/mug.svg'));
    expect(attribute('img', 'srcset')).to.equal(
      `${at('/shop/pages/small.svg')}, data:image/svg+xml,<svg/> 2x, ${at('/shop/pages/big.svg')} 3x`,
    );
    expect(attribute('a', 'href')).to.equal(at('/shop/care'));
    expect(attribute('form', 'action')).to.equal(at('/shop/mug'));
    expect(attribute('use', 'href')).to.equal('#part');
    expect([...product.querySelectorAll('script')].map(({ type }) => type)).to.deep.equal(['application/json']);
    expect('hurt' in window).to.equal(false);
    expect(requests).to.deep.equal(['mug text/html,*/*']);
  });

  it('has labels of its own, though the page has a product with the same ids', async () => {
    const choice = `<form onsubmit="return false"><h2 id="size">Size</h2><div role="radiogroup" aria-labelledby="gone size">
      <input type="radio" name="size" id="size-s" checked><label for="size-s">Small</label>
      <input type="radio" name="size" id="size-l"><label for="size-l">Large</label></div>
      <svg><g id="cup"></g></svg></form>`;
    const list = `<sq-product-quick-view><div><a href="/shop/mug">Mug</a><template>${choice}</template></div></sq-product-quick-view>`;
    const page = await place(`<main>${choice}${list}</main>`);
    const element = page.querySelector<QuickView>('sq-product-quick-view')!;
    await opened(element, () => links(element)[0]!.click());
    const content = shownIn(element)!;
    const { left, top } = content.querySelector('label:last-of-type')!.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.ceil(left) + 4, Math.ceil(top) + 4] });
    const chosen = (inside: Element) =>
      [...inside.querySelectorAll<HTMLInputElement>('input')].map(({ checked }) => checked);
    expect([chosen(content), chosen(page.querySelector('form')!)]).to.deep.equal([
      [false, true],
      [true, false],
    ]);
    const [, named] = content.querySelector('[role]')!.getAttribute('aria-labelledby')!.split(' ');
    expect(content.contains(document.getElementById(named!))).to.equal(true);
    expect(content.querySelector('g')!.id).to.equal('cup');
    await until(() => dialogOf(element)!.getAnimations().length === 0);
    await expect(element).to.be.accessible();
  });

  it('asks once, however often the link is clicked, and shows what was clicked last', async () => {
    const element = await place<QuickView>(LIST);
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const [mug, bowl] = links(element);
    mug!.click();
    mug!.click();
    await until(() => requests.length === 1);
    expect(inShadow(element, '[part=status]')!.textContent).to.equal('Loading the product');
    expect(element.matches(':state(loading)')).to.equal(true);
    bowl!.click();
    await until(() => requests.length === 2);
    const { address } = await opened(element, resolve);
    expect(address).to.equal(bowl!.href);
    expect([element.querySelectorAll('[slot=product]').length, requests.length]).to.deep.equal([1, 2]);
    expect(element.matches(':state(loading)')).to.equal(false);
    expect(followed).to.deep.equal([]);
  });

  it('follows the link when its page cannot be had, or has no product', async () => {
    const element = await place<QuickView>(
      '<sq-product-quick-view><a href="/shop/gone">Gone</a><a href="/shop/empty">Empty</a></sq-product-quick-view>',
    );
    const [gone, empty] = links(element);
    gone!.click();
    await until(() => followed.length === 1);
    const warnings = await warningsOf(async () => {
      empty!.click();
      await until(() => followed.length === 2);
    });
    expect(followed).to.deep.equal([gone!.href, empty!.href]);
    expect([warnings.length, dialogOf(element), isAtStart()]).to.deep.equal([1, null, true]);
  });

  it('leaves other clicks to the browser: other sites, new tabs, downloads, links that are not marked', async () => {
    const element = await place<QuickView>(LIST);
    links(element)[2]!.click();
    // At once, and not because the other site could not be asked.
    expect(followed).to.have.length(1);
    links(element)[0]!.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }));
    links(element)[1]!.target = '_blank';
    links(element)[1]!.click();
    const marked = await place<QuickView>(
      '<sq-product-quick-view><a href="/shop/mug">Mug</a> <a href="/shop/mug" data-sq-quick-view="the-mug">Look</a></sq-product-quick-view>',
    );
    links(marked)[0]!.click();
    expect(followed).to.have.length(4);
    links(element)[0]!.download = '';
    links(element)[0]!.click();
    expect(followed).to.have.length(5);
    expect((await opened(marked, () => links(marked)[1]!.click())).itemId).to.equal('the-mug');
    expect([followed.length, requests.length]).to.deep.equal([5, 1]);
  });

  it("shows the author's template without a request, a copy each time", async () => {
    const element = await place<QuickView>(`<sq-product-quick-view><ul>
      <li><p><a href="/shop/pig">Salt pig</a></p><template><h2>The salt pig</h2><script>window.hurt = 1</script></template></li>
      <li><a href="/shop/mug">Mug</a></li></ul></sq-product-quick-view>`);
    for (let time = 0; time < 2; time++) {
      await opened(element, () => links(element)[0]!.click());
      expect(shownIn(element)!.innerHTML).to.equal('<h2>The salt pig</h2>');
      await closed(element, () => inShadow(element, '[part=close]')!.click());
    }
    expect([requests, 'hurt' in window]).to.deep.equal([[], false]);
    await opened(element, () => links(element)[1]!.click());
    expect(requests).to.have.length(1);
  });

  it('keeps the page behind it from scrolling until it is closed, or goes with its element', async () => {
    const element = await place<QuickView>(LIST);
    const overflow = () => getComputedStyle(document.documentElement).overflowY;
    const before = overflow();
    await opened(element, () => links(element)[0]!.click());
    expect([overflow(), before]).to.deep.equal(['hidden', 'visible']);
    await closed(element, () => inShadow(element, '[part=close]')!.click());
    expect(overflow()).to.equal('visible');
    await opened(element, () => links(element)[0]!.click());
    element.remove();
    await until(() => overflow() === 'visible');
  });

  it('is closed by Back, and leaves no entry in the history otherwise', async () => {
    const element = await place<QuickView>(LIST);
    const before = location.href;
    history.replaceState({ ofTheSite: 1 }, '');
    await opened(element, () => links(element)[0]!.click());
    expect(isAtStart()).to.equal(false);
    await closed(element, () => history.back());
    await until(() => (history.state as object | null) !== null);
    expect([location.href, history.state]).to.deep.equal([before, { ofTheSite: 1 }]);
    await opened(element, () => links(element)[0]!.click());
    await closed(element, () => element.close());
    await until(() => (history.state as object | null) !== null);
    expect(history.state).to.deep.equal({ ofTheSite: 1 });
    history.replaceState(null, '');
  });

  it('opens an address by its method, and goes with its element', async () => {
    const element = await place<QuickView>(LIST);
    expect((await opened(element, () => element.open('/shop/bowl'))).address).to.match(/\/shop\/bowl$/);
    element.remove();
    await until(isAtStart);
    expect(shownIn(element)).to.equal(null);
  });

  it('never runs an address that is a script', async () => {
    const element = await place<QuickView>(LIST);
    await warningsOf(() => element.open('javascript:window.hurt = 1'));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect('hurt' in window).to.equal(false);
    expect(element.matches(':state(loading)')).to.equal(false);
  });

  it('is counted as a quick view of the product, once, after the visitor has accepted [PRD-030]', async () => {
    const calls: string[] = [];
    network.use(
      http.post('/api/census/RecordQuickView/:id', async ({ request, params }) => {
        calls.push(`${String(params['id'])} ${new URLSearchParams(await request.text()).get('event')}`);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    setContext(SITE);
    resetVisitor();
    const element = await place<QuickView>(LIST);
    await opened(element, () => links(element)[0]!.click());
    await closed(element, () => element.close());
    await loadRecording();
    consent().accept();
    await opened(element, () => links(element)[0]!.click());
    await until(() => calls.length > 0);
    await closed(element, () => element.close());
    expect(calls).to.deep.equal(['mug quick-view']);
    resetVisitor();
    removeContext();
  });

  it('is accessible, open and closed', async () => {
    const element = await place<QuickView>(LIST);
    await expect(element).to.be.accessible();
    await opened(element, () => links(element)[0]!.click());
    await until(() => dialogOf(element)!.getAnimations().length === 0);
    await expect(element).to.be.accessible();
  });
});
