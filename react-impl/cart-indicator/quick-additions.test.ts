import { expect } from '@open-wc/testing';
import { cart, type NewCartEntry } from '../../shared/commerce/cart/cart.js';
import { cartEditor } from '../../shared/commerce/cart/lines/cart-editor.js';
import { inShadow, place, until } from '../../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import { pretend } from '../../shared/testing/storage.js';
import { startAddToCart } from '../../elements/shop-hooks/start-add-to-cart.js';
import '../../elements/sq-cart/index.js';
import '../../elements/sq-cart-indicator/index.js';

const PATH = '/api/commerce/shopping-cart';
interface Waiting {
  readonly method: string;
  /** Of a link that adds: its item. */
  readonly itemId: string | undefined;
  release(): void;
}

describe('calls of the cart that overlap', () => {
  const network = pretendNetwork();
  /** A server that changes its cart as calls arrive, and whose answers a test can hold. */
  let items: string[] = [];
  let waiting: Waiting[] = [];
  let isHeld = false;
  let reads = 0;
  let isReadable = true;
  let stop = () => {};
  /** Calls whose answer the page has not read. */
  let open = 0;
  let restore: (() => void)[] = [];
  before(() => {
    const { fetch } = window;
    const { text } = Response.prototype;
    const isCall = (address: string) => new URL(address).pathname.startsWith(PATH);
    restore = [
      pretend(window, 'fetch', (...call: Parameters<typeof fetch>) => {
        const answer = fetch(...call);
        if (isCall(new Request(...call).url)) {
          open++;
          answer.catch(() => open--);
        }
        return answer;
      }),
      pretend(Response.prototype, 'text', async function (this: Response) {
        const words = await text.call(this);
        // Later than what the page does with the answer.
        if (this.url && isCall(this.url)) setTimeout(() => open--);
        return words;
      }),
    ];
  });
  after(() => restore.forEach((undo) => undo()));
  const quiet = () => until(() => open === 0, 'all answers are read');
  const cartWith = (ids: readonly string[]) => ({
    totalQuantity: ids.length,
    subtotalCents: ids.length * 100,
    subtotalAmount: { currency: 'USD', value: String(ids.length) },
    entries: ids.map((id) => ({ id, itemId: id, title: id, quantity: 1, unitPriceCents: 100 })),
  });
  beforeEach(() => {
    [items, waiting, isHeld, isReadable] = [[], [], false, true];
    document.cookie = 'CART=token; path=/';
    network.use(
      http.all(`${PATH}*`, async ({ request }) => {
        const { method } = request;
        const text = await request.text();
        const itemId = text ? (JSON.parse(text) as { itemId?: string }).itemId : undefined;
        if (method === 'GET') reads++;
        if (method === 'POST') items.push(itemId!);
        if (method === 'DELETE') items = items.filter((id) => id !== request.url.split('/').at(-1));
        const answer = method === 'GET' && !isReadable ? undefined : cartWith(items);
        if (isHeld) await new Promise<void>((release) => waiting.push({ method, itemId, release }));
        return answer ? HttpResponse.json(answer) : HttpResponse.json({ error: 'No' }, { status: 503 });
      }),
    );
    stop = startAddToCart();
  });
  afterEach(async () => {
    isHeld = false;
    isReadable = true;
    for (const { release } of waiting) release();
    await quiet();
    stop();
    for (const dialog of document.querySelectorAll('[data-sq-dialog]')) dialog.remove();
    items = [];
    overlapping.clear();
    document.cookie = 'CART=; max-age=0; path=/';
    await cart().refresh();
  });
  const list = (...ids: string[]) =>
    ids.map((id) => `<a href="/cart?itemId=${id}" data-sq-add-to-cart>Add ${id}</a>`).join('');
  async function shop(...ids: string[]) {
    const page = await place(
      `<div><sq-cart-indicator><a href="/cart">Cart</a></sq-cart-indicator>${list(...ids)}</div>`,
    );
    return page;
  }
  const count = (page: Element) => inShadow(page.querySelector('sq-cart-indicator')!, '[part=count]')?.textContent;
  const press = (page: Element) => {
    for (const link of page.querySelectorAll<HTMLElement>('[data-sq-add-to-cart]')) link.click();
  };
  async function ready(...ids: string[]) {
    const page = await shop(...ids);
    await until(() => count(page) === '0');
    await cart().refresh();
    await quiet();
    isHeld = true;
    return page;
  }
  const isWaiting = (itemId: string) => waiting.find((call) => call.itemId === itemId);
  /** From now on answers are not held; those that wait are given in this order. */
  async function release(...ids: string[]) {
    isHeld = false;
    for (const id of ids) {
      // Sent once the answer has been read.
      const added = overlapping.get(id) ?? nextAddition(id);
      isWaiting(id)!.release();
      await added;
    }
  }
  /** Additions that wait for none before them, as those of a script of the site. */
  const overlapping = new Map<string, Promise<unknown>>();
  const overlap = (...ids: string[]) => {
    for (const itemId of ids)
      overlapping.set(itemId, cart().send('/entries', { method: 'POST', body: { itemId, quantity: 1 } }));
  };
  const nextAddition = (id: string) =>
    new Promise<void>((resolve) =>
      document.addEventListener('sq-cart-added', function take(event) {
        if ((event as CustomEvent<NewCartEntry>).detail.itemId !== id) return;
        document.removeEventListener('sq-cart-added', take);
        resolve();
      }),
    );

  it('the second of two pressed at once is sent after the first, which makes the cart of a new visitor', async () => {
    const page = await ready('bowl', 'jug');
    press(page);
    await until(() => isWaiting('bowl'));
    const reading = cart().refresh();
    await until(() => waiting.length === 2, 'the first, and what was asked after both');
    expect(isWaiting('jug')).to.equal(undefined);
    waiting[1]!.release();
    await reading;
    isWaiting('bowl')!.release();
    await until(() => isWaiting('jug'));
    await release('jug');
    await until(() => count(page) === '2');
  });
  it('what waits is sent when the page is left, so that it arrives', async () => {
    const sent: boolean[] = [];
    const { fetch } = window;
    const undo = pretend(window, 'fetch', (...call: Parameters<typeof fetch>) => {
      const request = new Request(...call);
      if (request.method === 'POST') sent.push(request.keepalive);
      return fetch(...call);
    });
    try {
      const page = await ready('bowl', 'jug', 'pig');
      press(page);
      await until(() => isWaiting('bowl'));
      dispatchEvent(new PageTransitionEvent('pagehide'));
      await until(() => isWaiting('jug') && isWaiting('pig'), 'before the answer to the first');
      expect([items, sent]).to.deep.equal([
        ['bowl', 'jug', 'pig'],
        [true, true, true],
      ]);
    } finally {
      undo();
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }
  });
  it('two additions whose answers come in the other order end with both', async () => {
    const page = await ready('bowl', 'jug');
    overlap('bowl', 'jug');
    await until(() => isWaiting('bowl') && isWaiting('jug'));
    await release('jug', 'bowl');
    await until(() => count(page) === '2');
    await cart().refresh();
    expect([count(page), cart().get().items]).to.deep.equal(['2', 2]);
  });
  it('three additions, the first answered last, never show fewer than before', async () => {
    const page = await ready('a', 'b', 'c');
    const seen: number[] = [];
    const unsubscribe = cart().subscribe(() => seen.push(cart().get().items));
    overlap('a', 'b', 'c');
    await until(() => ['a', 'b', 'c'].every(isWaiting));
    await release('c', 'b', 'a');
    await until(() => count(page) === '3');
    unsubscribe();
    expect(seen).to.deep.equal([...seen].sort());
  });
  it('an addition is not undone by the reading of the cart that began before it', async () => {
    isHeld = true;
    const page = await shop('bowl');
    await until(() => waiting.length === 1, 'the first reading');
    const [reading] = waiting;
    press(page);
    await until(() => isWaiting('bowl'));
    isHeld = false;
    isWaiting('bowl')!.release();
    await until(() => count(page) === '1');
    const before = reads;
    reading!.release();
    await until(() => reads > before, 'asked once more');
    await cart().refresh();
    expect(count(page)).to.equal('1');
  });
  it('what another tab has changed is not undone by a reading either', async () => {
    const page = await ready();
    const reading = cart().refresh();
    await until(() => waiting.length === 1);
    items = ['bowl', 'jug'];
    const tab = new BroadcastChannel('sq-cart');
    tab.postMessage({ synced: true, items: 2, subtotal: 200, currency: 'USD' });
    await until(() => count(page) === '2');
    tab.close();
    isHeld = false;
    waiting[0]!.release();
    await reading;
    await cart().refresh();
    expect(count(page)).to.equal('2');
  });
  it('a removal and an addition end with what is left', async () => {
    items = ['plate'];
    const page = await shop('bowl');
    await until(() => count(page) === '1');
    await cart().refresh();
    await quiet();
    isHeld = true;
    press(page);
    await until(() => isWaiting('bowl'));
    const removal = cart().remove('plate');
    await until(() => waiting.length === 2);
    isHeld = false;
    waiting[1]!.release();
    await removal;
    isWaiting('bowl')!.release();
    await quiet();
    await cart().refresh();
    expect([count(page), items]).to.deep.equal(['1', ['bowl']]);
  });
  it('where the cart cannot be read once more, the last answer is shown', async () => {
    const page = await ready('bowl', 'jug');
    overlap('bowl', 'jug');
    await until(() => isWaiting('bowl') && isWaiting('jug'));
    isReadable = false;
    await release('bowl', 'jug');
    await until(() => count(page) === '2');
  });
  // The last one: the cart's lines ask for the cart by themselves from then on.
  it('the lines of the cart are those of the count', async () => {
    isHeld = true;
    const page = await place(`<div><sq-cart></sq-cart>${list('bowl')}</div>`);
    await until(() => waiting.length > 0);
    press(page);
    await until(() => isWaiting('bowl'));
    isHeld = false;
    isWaiting('bowl')!.release();
    await until(() => cart().get().items === 1);
    for (const { release: answer } of waiting) answer();
    await until(() => inShadow(page.querySelector('sq-cart')!, '[part=title]')?.textContent === 'bowl');
    await cartEditor().settle();
  });
});
