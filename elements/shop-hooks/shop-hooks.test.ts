import { expect } from '@open-wc/testing';
import { cart } from '../../shared/commerce/cart/cart.js';
import { nextEvent, place, until, warningsOf } from '../../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import { startAddToCart } from './start-add-to-cart.js';
import { startCartTexts } from './start-cart-texts.js';

const PATH = '/api/commerce/shopping-cart';

describe('the cart in plain HTML', () => {
  const network = pretendNetwork();
  let calls: unknown[] = [];
  let items = 0;
  /** Answers wait for this. */
  let gate: Promise<unknown> = Promise.resolve();
  let status = 200;
  /** What the browser would do by itself. */
  let left: string[] = [];
  const stay = (event: Event) => {
    if (!event.defaultPrevented) left.push(event.type);
    if (event.type === 'submit' || (event.target as Element).closest('a')) event.preventDefault();
  };
  let stops: (() => void)[] = [];
  const answer = () =>
    HttpResponse.json(status === 200 ? { totalQuantity: items, subtotalCents: items * 4800 } : { error: 'No' }, {
      status,
    });

  beforeEach(() => {
    [calls, items, gate, status, left] = [[], 2, Promise.resolve(), 200, []];
    document.cookie = 'CART=token; path=/';
    network.use(
      http.get(PATH, () => answer()),
      http.post(`${PATH}/entries`, async ({ request }) => {
        calls.push(await request.json());
        await gate;
        if (status === 200) items++;
        return answer();
      }),
    );
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    document.cookie = 'CART=; max-age=0; path=/';
    for (const dialog of document.querySelectorAll('[data-sq-dialog]')) dialog.remove();
  });
  const start = (...services: (() => () => void)[]) => {
    stops = services.map((service) => service());
    document.addEventListener('click', stay);
    document.addEventListener('submit', stay);
    stops.push(() => {
      document.removeEventListener('click', stay);
      document.removeEventListener('submit', stay);
    });
  };
  const said = () =>
    [...document.querySelectorAll('[data-sq-dialog]')].map((host) => host.shadowRoot!.textContent).join('|');

  describe('data-sq-add-to-cart', () => {
    it('adds the item of a form, of its button, and of a link', async () => {
      start(startAddToCart);
      const page = await place(`<div>
        <form data-sq-add-to-cart action="/cart/add" method="post">
          <input name="itemId" value="bowl"><input name="sku" value="SQ1"><input name="quantity" value="3"><button>Add</button>
        </form>
        <form action="/other"><input name="quantity" value="1"><button data-sq-add-to-cart="jug">Add</button></form>
        <a data-sq-add-to-cart href="/cart/add?itemId=pig&amp;quantity=2"><b>Add</b></a>
      </div>`);
      for (const [at, control] of [...page.querySelectorAll<HTMLElement>('button,b')].entries()) {
        control.click();
        await until(() => calls.length === at + 1);
      }
      expect(calls).to.deep.equal([
        { itemId: 'bowl', sku: 'SQ1', quantity: 3 },
        { itemId: 'jug', quantity: 1 },
        { itemId: 'pig', quantity: 2 },
      ]);
      expect(left.filter((type) => type === 'submit')).to.deep.equal([]);
      await until(() => said().includes('Added to your cart.'));
    });

    it('names the variant by what is chosen in the form, where it has no SKU', async () => {
      start(startAddToCart);
      const form = await place<HTMLFormElement>(`<form data-sq-add-to-cart action="/cart/add" method="post">
        <input type="hidden" name="itemId" value="mug"><input type="hidden" name="sku" value=""><input name="note" value="hi">
        <label><input type="radio" name="Glaze" value="Ash"></label><label><input type="radio" name="Glaze" value="Cobalt" checked></label>
        <select name="Size"><option value="">Choose</option><option selected>Large</option></select>
        <select name="quantity"><option>1</option><option selected>2</option></select><select name="Lid"><option value=""></select>
        <button>Add</button></form>`);
      form.querySelector('button')!.click();
      await until(() => calls.length === 1);
      const known = form.cloneNode(true) as HTMLFormElement;
      form.after(known);
      known.querySelector<HTMLInputElement>('[name=sku]')!.value = 'SQ1';
      known.querySelector('button')!.click();
      await until(() => calls.length === 2);
      const note = { name: 'note', value: 'hi' };
      const chosen = [
        { name: 'Glaze', value: 'Cobalt' },
        { name: 'Size', value: 'Large' },
      ];
      expect(calls).to.deep.equal([
        { itemId: 'mug', quantity: 2, options: { Glaze: 'Cobalt', Size: 'Large' }, additionalFields: [note] },
        { itemId: 'mug', sku: 'SQ1', quantity: 2, additionalFields: [note, ...chosen] },
      ]);
    });

    it('sends all that a form has, the pressed button, and the parameters of a link', async () => {
      start(startAddToCart);
      const page = await place(`<div>
        <form data-sq-add-to-cart="mug" action="/cart/add" method="post"><input name="Engraving" value="A &amp; <b>">
          <input type="checkbox" name="Extra" value="Lid" checked><input type="checkbox" name="Extra" value="Box" checked>
          <select name="Letters" multiple><option selected>A</option><option selected>B</option></select>
          <input name="off" value="x" disabled><input name="empty"><input type="file" name="photo">
          <input type="hidden" name="variantId" value="v2"><button name="Wrap" value="Paper">Add</button></form>
        <a data-sq-add-to-cart href="/cart/add?itemId=pig&amp;Glaze=Ash">Add</a>
        <a data-sq-add-to-cart href="/cart/add?itemId=pig&amp;variantId=v1&amp;Engraving=A&amp;Engraving=B">Add</a>
        <form data-sq-add-to-cart="cup"><input type="hidden" name="sku" value="S1"><button name="sku" value="S2">Large</button></form></div>`);
      for (const [at, control] of [...page.querySelectorAll<HTMLElement>('button,a')].entries()) {
        control.click();
        await until(() => calls.length === at + 1);
      }
      const field = (name: string, value: string) => ({ name, value });
      const engraving = [field('Engraving', 'A & <b>'), field('Extra', 'Lid'), field('Extra', 'Box')];
      const rest = [field('Letters', 'A'), field('Letters', 'B'), field('Wrap', 'Paper')];
      expect(calls).to.deep.equal([
        { itemId: 'mug', variantId: 'v2', quantity: 1, additionalFields: [...engraving, ...rest] },
        { itemId: 'pig', quantity: 1, options: { Glaze: 'Ash' } },
        {
          itemId: 'pig',
          variantId: 'v1',
          quantity: 1,
          additionalFields: [field('Engraving', 'A'), field('Engraving', 'B')],
        },
        { itemId: 'cup', sku: 'S2', quantity: 1 },
      ]);
    });

    it('names no option that has two values, nor one of a list for several', async () => {
      start(startAddToCart);
      const list = (value: string, more = '') =>
        `<select name="${more ? 'Extras' : 'Size'}" ${more}><option>A</option><option ${value === 'B' ? 'selected' : ''}>B</option></select>`;
      const form = await place(
        `<form data-sq-add-to-cart="mug">${list('A')}${list('B')}${list('B', 'multiple')}<button>Add</button></form>`,
      );
      form.querySelector('button')!.click();
      await until(() => calls.length === 1);
      const additionalFields = [
        { name: 'Size', value: 'A' },
        { name: 'Size', value: 'B' },
        { name: 'Extras', value: 'B' },
      ];
      expect(calls).to.deep.equal([{ itemId: 'mug', quantity: 1, additionalFields }]);
    });

    it('adds once, however often it is pressed while the answer is on its way', async () => {
      start(startAddToCart);
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      const form = await place('<form data-sq-add-to-cart="bowl"><button>Add</button></form>');
      const added = nextEvent(document, 'sq-cart-added');
      for (let press = 0; press < 3; press++) form.querySelector('button')!.click();
      await until(() => calls.length > 0);
      form.querySelector('button')!.click();
      resolve();
      await added;
      expect([calls.length, left.filter((type) => type === 'submit').length]).to.deep.equal([1, 0]);
      // Another wish, while the notice of the first is shown.
      await until(() => said().includes('Added to your cart.'));
      const next = Promise.withResolvers<void>();
      gate = next.promise;
      await until(() => {
        form.querySelector('button')!.click();
        return calls.length === 2;
      });
      next.resolve();
    });

    it('adds what else is chosen or counted meanwhile as well, in order, and names what the form no longer says', async () => {
      start(startAddToCart);
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      const page = await place(`<div>
        <form data-sq-add-to-cart="mug" id="order"><select name="Glaze"><option>Ash</option><option>Cobalt</option></select>
          <input name="quantity" value="1"></form>
        <button form="order" name="Wrap" value="paper">Wrapped</button><button form="order">Add</button></div>`);
      const [wrapped, add] = page.querySelectorAll('button');
      const list = page.querySelector('select')!;
      add!.click();
      await until(() => calls.length === 1);
      list.value = 'Cobalt';
      for (let press = 0; press < 2; press++) add!.click();
      page.querySelector('input')!.value = '2';
      add!.click();
      wrapped!.click();
      resolve();
      await until(() => calls.length === 4);
      const entry = (glaze: string, quantity: number, more: object = {}) => ({
        ...{ itemId: 'mug', options: { Glaze: glaze }, quantity },
        ...more,
      });
      const additionalFields = [{ name: 'Wrap', value: 'paper' }];
      expect(calls).to.deep.equal([
        ...[entry('Ash', 1), entry('Cobalt', 1), entry('Cobalt', 2)],
        entry('Cobalt', 2, { additionalFields }),
      ]);
      await until(() => said().includes('1 × Ash: Added to your cart.'));
      await until(() => said().includes('1 × Cobalt: Added to your cart.'));
      expect(said()).not.to.contain('2 × ');
    });

    it('says so where the pressed button is gone by then', async () => {
      start(startAddToCart);
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      const page = await place(
        '<div><form id="order" data-sq-add-to-cart="mug"></form><button form="order" name="Wrap" value="paper">Wrapped</button></div>',
      );
      page.querySelector('button')!.click();
      await until(() => calls.length === 1);
      page.querySelector('button')!.remove();
      resolve();
      await until(() => said().includes('1 × Wrapped: Added to your cart.'));
    });

    it('thanks for nothing that was refused, and says what that was', async () => {
      start(startAddToCart);
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      const form = await place(`<form data-sq-add-to-cart="mug">
        <label><input type="radio" name="Glaze" value="Ash" checked>Ash</label><label><input type="radio" name="Glaze" value="Cobalt">Cobalt</label>
        <button>Add</button></form>`);
      form.querySelector('button')!.click();
      await until(() => calls.length === 1);
      form.querySelector<HTMLInputElement>('[value=Cobalt]')!.click();
      status = 409;
      resolve();
      await until(() => said().includes('1 × Ash: Unable to add to your cart. Please try again.'));
      expect(said()).not.to.contain('Added');
    });

    it('says when that has failed', async () => {
      start(startAddToCart);
      status = 500;
      const link = await place('<a data-sq-add-to-cart="bowl" href="/bowl">Add</a>');
      link.click();
      await until(() => said().includes('Unable to add to your cart. Please try again.'));
    });

    it('can be prevented, and leaves what names no item to the browser', async () => {
      start(startAddToCart);
      const link = await place('<a data-sq-add-to-cart="bowl" href="/bowl">Add</a>');
      link.addEventListener('sq-cart-add', (event) => event.preventDefault());
      link.click();
      const warnings = await warningsOf(async () => {
        (await place('<a data-sq-add-to-cart href="/bowl?quantity=0">Add</a>')).click();
      });
      expect([calls, left, warnings.length]).to.deep.equal([[], ['click'], 1]);
    });

    it('leaves a link to another site to the browser', async () => {
      start(startAddToCart);
      (await place('<a data-sq-add-to-cart="gold" href="https://example.com/story?quantity=99">Read</a>')).click();
      expect([calls, left]).to.deep.equal([[], ['click']]);
    });

    it('leaves a button with an address of its own to the browser, and what no call can say', async () => {
      start(startAddToCart);
      await warningsOf(async () => {
        const page = await place(`<div>
          <form data-sq-add-to-cart="mug" action="/cart/add" method="post"><button formaction="/checkout/now">Buy now</button></form>
          <form data-sq-add-to-cart="mug" action="/cart/add" method="post"><input name="quantity" value="2.7"><button>Add</button></form>
          <form data-sq-add-to-cart="mug" action="/cart/add" method="post" enctype="multipart/form-data">
            <input type="file" name="photo"><button>Add</button></form></div>`);
        const files = new DataTransfer();
        files.items.add(new File(['x'], 'photo.png'));
        const input = page.querySelector<HTMLInputElement>('[type=file]')!;
        input.files = files.files;
        for (const button of page.querySelectorAll('button')) button.click();
        expect([calls, left.filter((type) => type === 'submit').length]).to.deep.equal([[], 3]);
        // The browser would send the name of the file alone.
        input.form!.enctype = 'application/x-www-form-urlencoded';
        input.form!.querySelector('button')!.click();
        await until(() => said().includes('Unable to add to your cart.'));
      });
      expect([calls, left.filter((type) => type === 'submit').length]).to.deep.equal([[], 3]);
    });

    it('needs two listeners, for 200 products as for 20', async () => {
      const { addEventListener: real } = EventTarget.prototype;
      let listeners = 0;
      EventTarget.prototype.addEventListener = function (...args: Parameters<typeof real>) {
        listeners++;
        return real.apply(this, args);
      };
      try {
        await place(`<div>${'<a data-sq-add-to-cart="x" href="/x">Add</a>'.repeat(200)}</div>`);
        listeners = 0;
        stops.push(startAddToCart());
        expect(listeners).to.equal(2);
      } finally {
        EventTarget.prototype.addEventListener = real;
      }
    });
  });

  it('data-sq-cart-count and data-sq-cart-subtotal show the cart, also where they are added later', async () => {
    const page = await place('<p><b data-sq-cart-count>–</b> <i data-sq-cart-subtotal>–</i></p>');
    const texts = () => page.textContent.trim();
    start(startCartTexts);
    await until(() => texts() === '2 $96.00');
    await cart().add({ itemId: 'bowl', quantity: 1 });
    await until(() => texts() === '3 $144.00');
    page.innerHTML = '<b data-sq-cart-count>0</b>';
    await until(() => texts() === '3');
  });
});
