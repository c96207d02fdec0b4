import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { cart } from '../../shared/commerce/cart/cart.js';
import { inShadow, nextEvent, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import { removeContext, setContext } from '../../shared/testing/page-context.js';
import { picture } from '../../shared/testing/pictures.js';
import { pretend } from '../../shared/testing/storage.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import type { product } from './declaration.js';
import '../../elements/sq-gallery/index.js';
import '../../elements/sq-product/index.js';
import sheet from '../../elements/sq-product/sq-product.css' with { type: 'css' };

type Product = ElementOf<typeof product>;
const ENTRIES = '/api/commerce/shopping-cart/entries';
const variant = (glaze: string, size: string, sku: string, more: object = {}) => ({
  ...{ sku, price: 4800, onSale: false, salePrice: 0, unlimited: false, qtyInStock: 12 },
  optionValues: [
    { optionName: 'Glaze', value: glaze },
    { optionName: 'Size', value: size },
  ],
  ...more,
});
const BOWL = {
  productType: 1,
  variants: [
    variant('Celadon', 'Small', 'SQ0000001'),
    variant('Celadon', 'Large', 'SQ0000002', { price: 6400, qtyInStock: 2 }),
    variant('Ash', 'Small', 'SQ0000003', { onSale: true, salePrice: 3900, unlimited: true }),
    variant('Ash', 'Large', 'SQ0000004', { qtyInStock: 0 }),
    variant('Brandbraun gesprenkelt', 'Small', 'SQ0000005'),
  ],
};
const radios = ['Celadon', 'Ash', 'Brandbraun gesprenkelt']
  .map((value) => `<label><input type="radio" name="Glaze" value="${value}" required> ${value}</label><br>`)
  .join('');
const FORM = `<form action="/cart/add" method="post">
  <input type="hidden" name="itemId" value="tide-bowl"><input type="hidden" name="sku">
  <fieldset><legend>Glaze</legend>${radios}</fieldset>
  <label>Size <select name="Size" required><option value="">Choose</option><option>Small</option><option>Large</option></select></label>
  <label>Quantity <input type="number" name="quantity" value="1" min="1" max="20"></label>
  <button>Add to cart</button></form>`;
const FACTS = `<h2 data-sq-field="title">Tide bowl</h2><b data-sq-field="price">from $39.00</b>
  <span data-sq-if="on-sale">Original price <s data-sq-field="original-price">$48.00</s></span>
  <i data-sq-field="sale-price">from $39.00</i> <em data-sq-field="badge">Sale</em>
  <span data-sq-field="stock">In stock</span><code data-sq-field="sku"></code><p data-sq-field="subscription" hidden></p>`;
const script = (data: object) => `<script type="application/json" data-sq-product>${JSON.stringify(data)}</script>`;

describe('sq-product', () => {
  const network = pretendNetwork();
  const sent: unknown[] = [];
  const start = location.href;
  const answer = (handle: () => Response | Promise<Response> = () => HttpResponse.json({ totalQuantity: 1 })) =>
    network.use(
      http.post(ENTRIES, async ({ request }) => {
        sent.push(await request.json());
        return await handle();
      }),
    );
  const open = (data: object = BOWL, attributes = '', html = FACTS + FORM) =>
    place<Product>(`<sq-product ${attributes}>${html}${script(data)}</sq-product>`);
  const field = (element: Element, name: string) => element.querySelector<HTMLElement>(`[data-sq-field="${name}"]`)!;
  const shown = (element: Element, name: string) =>
    field(element, name).hidden ? '' : field(element, name).textContent;
  const radio = (element: Element, value: string) =>
    element.querySelector<HTMLInputElement>(`input[value="${value}"]`)!;
  const select = (element: Element) => element.querySelector('select')!;
  const button = (element: Element) => element.querySelector('button')!;
  const status = (element: Element) => inShadow(element, '[role=status]')!.textContent;
  const chooseSize = async (element: Element, size: string) => {
    select(element).value = size;
    select(element).dispatchEvent(new Event('change', { bubbles: true }));
    await settled(element);
  };
  const choose = async (element: Element, glaze: string, size?: string) => {
    radio(element, glaze).click();
    if (size) await chooseSize(element, size);
    await settled(element);
  };

  before(() => withPageSheet(sheet));
  beforeEach(() => {
    sent.length = 0;
  });
  afterEach(async () => {
    removeContext();
    for (const name of ['CART', 'hasCart']) document.cookie = `${name}=; max-age=0; path=/`;
    await cart().refresh();
    history.replaceState(null, '', start);
  });

  describe('shows', () => {
    it('what the author has written, untouched, before a choice', async () => {
      const element = document.createElement('sq-product');
      element.innerHTML = FACTS + FORM + script(BOWL);
      const before = field(element, 'price').firstChild;
      document.body.append(element);
      await settled(element);
      expect(field(element, 'price').firstChild, 'the text is not written again').to.equal(before);
      expect([shown(element, 'price'), shown(element, 'stock'), status(element)]).to.deep.equal([
        ...['from $39.00', 'In stock', ''],
      ]);
      element.remove();
    });

    it('price, stock and SKU of the chosen variant', async () => {
      const element = await open();
      await choose(element, 'Celadon', 'Large');
      expect(['price', 'stock', 'sku', 'badge'].map((name) => shown(element, name))).to.deep.equal([
        ...['$64.00', 'Only 2 left', 'SQ0000002', ''],
      ]);
      expect([element.sku, element.price, element.inStock]).to.deep.equal(['SQ0000002', 6400, true]);
      expect(element.querySelector<HTMLInputElement>('input[name=sku]')!.value).to.equal('SQ0000002');
    });

    it('the sale price with the original one, and a badge [PRD-011]', async () => {
      const element = await open();
      await choose(element, 'Ash', 'Small');
      expect(['price', 'sale-price', 'original-price', 'badge'].map((name) => shown(element, name))).to.deep.equal([
        ...['$39.00', '$39.00', '$48.00', 'Sale'],
      ]);
      expect(element.querySelector<HTMLElement>('[data-sq-if]')!.hidden).to.equal(false);
      expect(element.matches(':state(on-sale)')).to.equal(true);
      await choose(element, 'Celadon');
      expect([shown(element, 'sale-price'), shown(element, 'badge')]).to.deep.equal(['', '']);
      expect(element.querySelector<HTMLElement>('[data-sq-if]')!.hidden).to.equal(true);
      expect(element.matches(':state(on-sale)')).to.equal(false);
    });

    it('all kinds of products, and how a subscription renews [PRD-005]', async () => {
      const one = { variants: [{ price: 900, unlimited: true }] };
      const subscriptionPlan = { billingPeriod: { value: 2, unit: 'month' }, numBillingCycles: 6 };
      for (const type of ['physical', 'service', 'gift card', 'paywall']) {
        const element = await open({ productType: type, ...one, subscriptionPlan });
        expect([shown(element, 'price'), shown(element, 'stock')], type).to.deep.equal(['$9.00', 'In stock']);
        await until(() => shown(element, 'subscription') === 'Renews every 2 months for 6 payments');
        expect(element.matches(':state(subscription)')).to.equal(true);
      }
      const digital = await open({ productType: 'digital', priceCents: 900, salePriceCents: 500, onSale: true });
      expect([shown(digital, 'price'), shown(digital, 'original-price')]).to.deep.equal(['$5.00', '$9.00']);
    });

    it('the currency of the store, in the language of the page', async () => {
      setContext({ websiteSettings: { storeCurrency: 'EUR' } });
      const holder = await place(`<div lang="de"><sq-product>${FACTS}${FORM}${script(BOWL)}</sq-product></div>`);
      const element = holder.querySelector<Product>('sq-product')!;
      await settled(element);
      await choose(element, 'Celadon', 'Small');
      expect(shown(element, 'price').replace(/\s/g, ' ')).to.equal('48,00 €');
    });

    it('a product that is sold out', async () => {
      const element = await open({ productType: 1, variants: [{ price: 900, qtyInStock: 0, sku: 'SQ0000009' }] });
      expect([shown(element, 'stock'), shown(element, 'badge')]).to.deep.equal(['Sold out', 'Sold out']);
      expect(element.matches(':state(sold-out)')).to.equal(true);
      expect(button(element).getAttribute('aria-disabled')).to.equal('true');
    });
  });

  describe('takes its data', () => {
    const one = { productType: 1, variants: [{ price: 900, unlimited: true, sku: 'SQ0000009' }] };
    it('from the attribute, the property or the item of the page', async () => {
      const attribute = JSON.stringify(one).replaceAll('"', '&quot;');
      expect(shown(await place(`<sq-product product="${attribute}">${FACTS}</sq-product>`), 'price')).to.equal('$9.00');
      const late = await place<Product>(`<sq-product>${FACTS}</sq-product>`);
      late.product = { structuredContent: one };
      await settled(late);
      expect(shown(late, 'price')).to.equal('$9.00');
      setContext({ item: { id: 'i1', structuredContent: one } });
      expect(shown(await place(`<sq-product>${FACTS}</sq-product>`), 'price')).to.equal('$9.00');
    });

    it('from an address', async () => {
      network.use(http.get('/bowl.json', () => HttpResponse.json(one)));
      const element = await place(`<sq-product src="/bowl.json">${FACTS}</sq-product>`);
      await until(() => shown(element, 'price') === '$9.00');
    });

    it('or leaves the page as it is, with one warning', async () => {
      network.use(http.get('/gone.json', () => new HttpResponse('', { status: 500 })));
      const warnings = await warningsOf(async () => {
        const broken = await place(
          `<sq-product>${FACTS}<script data-sq-product type="application/json">{</script></sq-product>`,
        );
        expect(shown(broken, 'price')).to.equal('from $39.00');
        const listed = await place(`<sq-product product="[1]">${FACTS}</sq-product>`);
        expect(shown(listed, 'price')).to.equal('from $39.00');
      });
      expect(warnings).to.have.length(2);
      const failures: string[] = [];
      const real = console.warn;
      console.warn = (...words) => failures.push(words.join(' '));
      const element = await place(`<sq-product src="/gone.json">${FACTS}</sq-product>`);
      await until(() => failures.length > 0).finally(() => (console.warn = real));
      expect([failures.length, shown(element, 'price')]).to.deep.equal([1, 'from $39.00']);
    });
  });

  describe('says at each value', () => {
    it('whether it is sold out or does not exist with the others, and leaves it within reach', async () => {
      const element = await open();
      await choose(element, 'Ash', 'Small');
      const large = select(element).options[2]!;
      await until(() => large.label === 'Large, sold out');
      await choose(element, 'Celadon');
      expect(large.label, 'with another glaze').to.equal('Large');
      await choose(element, 'Ash');
      await chooseSize(element, 'Large');
      const label = (value: string) => radio(element, value).closest('label')!;
      expect(label('Ash').textContent.trim()).to.equal('Ash, sold out');
      expect(label('Celadon').textContent.trim()).to.equal('Celadon');
      expect(label('Brandbraun gesprenkelt').textContent.trim()).to.contain('not in this combination');
      expect(radio(element, 'Ash').disabled || radio(element, 'Brandbraun gesprenkelt').disabled).to.equal(false);
      await choose(element, 'Brandbraun gesprenkelt');
      expect(shown(element, 'stock')).to.equal('This combination does not exist.');
      await chooseSize(element, 'Small');
      expect(element.sku).to.equal('SQ0000005');
      element.remove();
      await settled(element);
      expect(element.querySelector('.sq-note'), 'nothing is left behind').to.equal(null);
    });

    it('also where one list has whole variants', async () => {
      const list = `<form><select name="sku"><option value="SQ0000001">One</option><option value="SQ0000004">Four</option></select><button>Add</button></form>`;
      const element = await open(BOWL, 'item-id="tide-bowl"', FACTS + list);
      await until(() => select(element).options[1]!.label === 'Four, sold out');
      expect(element.sku).to.equal('SQ0000001');
      await chooseSize(element, 'SQ0000004');
      expect([element.sku, shown(element, 'stock')]).to.deep.equal(['SQ0000004', 'Sold out']);
    });
  });

  describe('the address', () => {
    it('names the variant, in the entry that the page has in the history', async () => {
      const element = await open();
      const entries = history.length;
      history.replaceState({ router: 7 }, '');
      await choose(element, 'Celadon', 'Small');
      expect(new URL(location.href).searchParams.get('variant')).to.equal('SQ0000001');
      await choose(element, 'Ash');
      expect(new URL(location.href).searchParams.get('variant')).to.equal('SQ0000003');
      expect([history.length, history.state]).to.deep.equal([entries, { router: 7 }]);
    });

    it('keeps no variant from being chosen where the browser refuses it', async () => {
      const element = await open();
      const restore = pretend(history, 'replaceState', () => {
        throw new DOMException('more than 100 times per 10 seconds', 'SecurityError');
      });
      try {
        await choose(element, 'Celadon', 'Small');
        expect(element.sku).to.equal('SQ0000001');
        await choose(element, 'Ash');
        expect(element.sku).to.equal('SQ0000003');
      } finally {
        restore();
      }
    });

    it('is left by one Back, after any number of choices, whatever names the variant', async () => {
      for (const address of ['variant', 'options']) {
        history.replaceState(null, '', '?list');
        history.pushState(null, '', '?bowl');
        const element = await open(BOWL, `address="${address}"`);
        await choose(element, 'Celadon', 'Small');
        await chooseSize(element, 'Large');
        await choose(element, 'Ash', 'Small');
        history.back();
        await until(() => location.search === '?list', address);
        history.forward();
        await until(() => element.sku === 'SQ0000003' && location.search.startsWith('?bowl='), address);
      }
    });

    it('decides after Back and Forward between places of the page', async () => {
      const element = await open();
      await choose(element, 'Celadon', 'Small');
      location.hash = 'reviews';
      await choose(element, 'Ash');
      history.back();
      await until(() => element.sku === 'SQ0000001');
      expect(radio(element, 'Celadon').checked).to.equal(true);
      expect(shown(element, 'price')).to.equal('$48.00');
      history.forward();
      await until(() => element.sku === 'SQ0000003');
      expect(radio(element, 'Ash').checked).to.equal(true);
    });

    it('of a page without a choice gives back the form as it came', async () => {
      const element = await open();
      location.hash = 'reviews';
      await choose(element, 'Celadon', 'Small');
      history.back();
      await until(() => element.sku === '');
      expect(radio(element, 'Celadon').checked).to.equal(false);
      expect([select(element).value, shown(element, 'price')]).to.deep.equal(['', 'from $39.00']);
    });

    it('chooses a variant at the start', async () => {
      history.replaceState(null, '', '?variant=SQ0000002');
      const element = await open();
      expect([element.sku, radio(element, 'Celadon').checked, select(element).value]).to.deep.equal([
        ...['SQ0000002', true, 'Large'],
      ]);
      history.replaceState(null, '', '?variant=of-another-product');
      expect((await open()).sku).to.equal('');
    });

    it('may name the options, or nothing', async () => {
      const element = await open(BOWL, 'address="options"');
      await choose(element, 'Ash', 'Small');
      expect([...new URL(location.href).searchParams].slice(-2)).to.deep.equal([
        ['Glaze', 'Ash'],
        ['Size', 'Small'],
      ]);
      expect((await open(BOWL, 'address="options"')).sku, 'the next visitor').to.equal('SQ0000003');
      const before = location.href;
      const quiet = await open(BOWL, 'address="none"');
      expect(quiet.sku).to.equal('');
      await choose(quiet, 'Celadon', 'Small');
      expect([quiet.sku, location.href]).to.deep.equal(['SQ0000001', before]);
    });
  });

  describe('follows a choice', () => {
    it('with one event and one announcement; another quantity is none', async () => {
      const element = await open();
      const events: unknown[] = [];
      element.addEventListener('sq-variant-change', ({ detail }) => events.push(detail));
      await choose(element, 'Celadon', 'Large');
      expect(events).to.deep.equal([{ id: 'SQ0000002', sku: 'SQ0000002', price: 6400, inStock: true }]);
      expect(status(element)).to.equal('$64.00, Only 2 left');
      const other = await open(BOWL, 'address="none"');
      const quantity = other.querySelector<HTMLInputElement>('[name=quantity]')!;
      quantity.value = '2';
      quantity.dispatchEvent(new Event('change', { bubbles: true }));
      await settled(other);
      expect(status(other)).to.equal('');
    });

    it('limits the quantity by the stock, and by the author', async () => {
      const element = await open();
      const quantity = element.querySelector<HTMLInputElement>('[name=quantity]')!;
      quantity.value = '9';
      await choose(element, 'Celadon', 'Large');
      expect([quantity.max, quantity.value]).to.deep.equal(['2', '2']);
      await choose(element, 'Ash', 'Small');
      expect(quantity.max, 'unlimited').to.equal('20');
      await choose(element, 'Celadon');
      expect(quantity.max).to.equal('12');
    });

    it('with the image of the variant', async () => {
      const slide = (colour: string, names: string) =>
        `<img src="${picture(colour)}" alt="${colour}" width="300" height="200" data-variant="${names}">`;
      const gallery = `<sq-gallery design="slideshow">${slide('teal', 'Celadon')}${slide('gray', 'Ash')}${slide('brown', 'SQ0000009, SQ0000005')}</sq-gallery>`;
      const element = await open(BOWL, '', gallery + FACTS + FORM);
      const current = () =>
        (element.querySelector('sq-gallery') as HTMLElement & { currentIndex: number }).currentIndex;
      await choose(element, 'Ash', 'Small');
      await until(() => current() === 1);
      await choose(element, 'Brandbraun gesprenkelt');
      await until(() => current() === 2);
    });

    it('in the structured data', async () => {
      const json = {
        '@graph': [
          { '@type': 'Product', name: 'Tide bowl', offers: { '@type': 'Offer', price: '39.00', priceCurrency: 'USD' } },
        ],
      };
      const element = await open(
        BOWL,
        '',
        `${FACTS}${FORM}<script type="application/ld+json">${JSON.stringify(json)}</script>`,
      );
      await choose(element, 'Ash', 'Large');
      const text = () => element.querySelector('script[type$="ld+json"]')!.textContent;
      await until(() => text().includes('OutOfStock'));
      expect((JSON.parse(text()) as typeof json)['@graph'][0]).to.deep.equal({
        ...{ '@type': 'Product', name: 'Tide bowl', sku: 'SQ0000004' },
        offers: {
          '@type': 'Offer',
          price: '48.00',
          priceCurrency: 'USD',
          availability: 'https://schema.org/OutOfStock',
        },
      });
    });
  });

  describe('adds to the cart', () => {
    it('the chosen variant, and says so', async () => {
      answer();
      const element = await open();
      await choose(element, 'Celadon', 'Small');
      element.querySelector<HTMLInputElement>('[name=quantity]')!.value = '3';
      const announced = nextEvent<CustomEvent<object>>(element, 'sq-cart-add');
      const added = nextEvent(element, 'sq-cart-added');
      button(element).click();
      expect((await announced).detail).to.deep.equal({
        ...{ itemId: 'tide-bowl', sku: 'SQ0000001', quantity: 3, price: 4800, currency: 'USD' },
      });
      await added;
      expect(sent).to.deep.equal([{ itemId: 'tide-bowl', sku: 'SQ0000001', quantity: 3 }]);
      await until(() => status(element) === 'Added to the cart.');
    });

    it('once, however often the button is pressed', async () => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      answer(() => promise);
      const element = await open();
      await choose(element, 'Celadon', 'Small');
      for (let press = 0; press < 3; press++) button(element).click();
      await until(() => sent.length > 0 && status(element) === 'Adding to the cart…');
      expect(button(element).getAttribute('aria-disabled')).to.equal('true');
      expect(element.matches(':state(pending)')).to.equal(true);
      const added = nextEvent(element, 'sq-cart-added');
      button(element).click();
      resolve(HttpResponse.json({ totalQuantity: 1 }));
      await added;
      await until(() => !button(element).hasAttribute('aria-disabled'));
      expect(sent.length).to.equal(1);
      answer();
      const addedAgain = nextEvent(element, 'sq-cart-added');
      button(element).click();
      await addedAgain;
      expect(sent.length).to.equal(2);
    });

    describe('something else, pressed while an answer is awaited', () => {
      /** The answers in order, each given when it is called. */
      function held(...responses: (() => Response)[]) {
        const gates = responses.map(() => Promise.withResolvers<void>());
        let calls = 0;
        answer(async () => {
          const at = calls++;
          await gates[at]!.promise;
          return responses[at]!();
        });
        return gates.map(({ resolve }) => resolve);
      }
      const ok = () => HttpResponse.json({ totalQuantity: 1 });
      const refused = () => HttpResponse.json({ message: 'Only two are left.' }, { status: 400 });
      const THANKS = '<p data-sq-if="added" hidden><a href="/cart">See your cart</a></p>';
      const thanks = (element: Element) => !element.querySelector<HTMLElement>('[data-sq-if=added]')!.hidden;
      const entry = (sku: string, quantity = 1) => ({ itemId: 'tide-bowl', sku, quantity });

      it('is added as well, once and after it', async () => {
        const [first, second] = held(ok, ok);
        const element = await open(BOWL, '', FACTS + FORM + THANKS);
        await choose(element, 'Celadon', 'Small');
        button(element).click();
        await until(() => sent.length === 1 && button(element).hasAttribute('aria-disabled'));
        await choose(element, 'Ash');
        expect(button(element).hasAttribute('aria-disabled'), 'another glaze can be bought').to.equal(false);
        for (let press = 0; press < 2; press++) button(element).click();
        await until(() => status(element) === 'Adding to the cart…');
        first!();
        await until(() => sent.length === 2);
        expect(status(element)).to.equal('1 × Celadon, Small: Added to the cart. Adding to the cart…');
        expect(thanks(element)).to.equal(false);
        second!();
        await until(() => thanks(element));
        expect(status(element)).to.equal('1 × Celadon, Small: Added to the cart. 1 × Ash, Small: Added to the cart.');
        expect(sent).to.deep.equal([entry('SQ0000001'), entry('SQ0000003')]);
      });

      it('is not thanked for where it is refused, nor is a refusal hidden by thanks', async () => {
        for (const [one, other, said] of [
          [ok, refused, '1 × Celadon, Small: Added to the cart. 1 × Ash, Small: Only two are left.'],
          [refused, ok, '1 × Celadon, Small: Only two are left. 1 × Ash, Small: Added to the cart.'],
        ] as const) {
          const [first, second] = held(one, other);
          const element = await open(BOWL, 'address="none"', FACTS + FORM + THANKS);
          await choose(element, 'Celadon', 'Small');
          button(element).click();
          await choose(element, 'Ash');
          button(element).click();
          first!();
          second!();
          await until(() => status(element) === said);
          expect(inShadow(element, '[part=message]')!.dataset['kind']).to.equal('error');
          expect(thanks(element)).to.equal(false);
        }
      });

      it('may be another quantity, and what the visitor has typed', async () => {
        const [first, second] = held(ok, ok);
        const element = await open(
          BOWL,
          'address="none"',
          FACTS + FORM.replace('<button', '<input name="note"><button'),
        );
        await choose(element, 'Celadon', 'Small');
        button(element).click();
        await until(() => sent.length === 1);
        element.querySelector<HTMLInputElement>('[name=quantity]')!.select();
        await sendKeys({ type: '3' });
        element.querySelector<HTMLInputElement>('[name=note]')!.focus();
        await sendKeys({ type: 'Anna' });
        await sendKeys({ press: 'Tab' });
        expect(document.activeElement).to.equal(button(element));
        expect(button(element).hasAttribute('aria-disabled')).to.equal(false);
        await sendKeys({ press: 'Enter' });
        first!();
        second!();
        await until(
          () => status(element) === '1 × Celadon, Small: Added to the cart. 3 × Celadon, Small: Added to the cart.',
        );
        expect(sent).to.deep.equal([
          entry('SQ0000001'),
          { ...entry('SQ0000001', 3), additionalFields: [{ name: 'note', value: 'Anna' }] },
        ]);
      });

      it('that is only chosen has no "Added" of its own', async () => {
        const [first] = held(ok);
        const element = await open(BOWL, 'address="none"', FACTS + FORM + THANKS);
        await choose(element, 'Celadon', 'Small');
        button(element).click();
        await until(() => sent.length === 1);
        await choose(element, 'Ash');
        first!();
        await until(() => status(element) === '1 × Celadon, Small: Added to the cart.');
        expect(thanks(element)).to.equal(false);
        await choose(element, 'Celadon');
        expect(status(element), 'of the choice alone').to.equal('$48.00, In stock');
      });

      it('or a button that is gone by then, changes nothing of what is said of the first', async () => {
        const [first] = held(ok);
        const element = await open(BOWL, 'address="none"', FACTS + FORM);
        await choose(element, 'Celadon', 'Small');
        button(element).click();
        await until(() => sent.length === 1);
        button(element).outerHTML = '<button>Add one more</button>';
        first!();
        await until(() => status(element) === 'Added to the cart.');
      });

      it('has no "Added" of the quantity before it', async () => {
        answer();
        const element = await open(BOWL, 'address="none"');
        await choose(element, 'Celadon', 'Small');
        button(element).click();
        await until(() => status(element) === 'Added to the cart.');
        const quantity = element.querySelector<HTMLInputElement>('[name=quantity]')!;
        quantity.focus();
        quantity.select();
        await sendKeys({ type: '3' });
        expect([document.activeElement, quantity.value]).to.deep.equal([quantity, '3']);
        await sendKeys({ press: 'Tab' });
        await until(() => status(element) === '');
      });

      it('is sent although the product has left the page, and a refusal is told', async () => {
        const [first, second] = held(ok, refused);
        const element = await open(BOWL, 'address="none"');
        await choose(element, 'Celadon', 'Small');
        button(element).click();
        await choose(element, 'Ash');
        button(element).click();
        element.remove();
        const failed = nextEvent<CustomEvent<{ message: string }>>(element, 'sq-cart-error');
        first!();
        second!();
        expect((await failed).detail.message).to.equal('Only two are left.');
        const said = () => document.querySelector('[data-sq-dialog]')?.shadowRoot?.textContent ?? '';
        await until(() => said().includes('1 × Ash, Small: Only two are left.'));
        expect(sent).to.deep.equal([entry('SQ0000001'), entry('SQ0000003')]);
        document.querySelector('[data-sq-dialog]')!.remove();
      });
    });

    it('or says why not, in the words of the server, and can be tried again', async () => {
      answer(() => HttpResponse.json({ message: 'Only two are left.' }, { status: 400 }));
      const element = await open();
      await choose(element, 'Celadon', 'Small');
      const failed = nextEvent<CustomEvent<{ message: string }>>(element, 'sq-cart-error');
      button(element).click();
      expect((await failed).detail.message).to.equal('Only two are left.');
      await until(() => status(element) === 'Only two are left.');
      answer();
      button(element).click();
      await until(() => status(element) === 'Added to the cart.');
    });

    it('or says that it failed, where the answer is no cart, and can be tried again', async () => {
      const element = await open();
      await choose(element, 'Celadon', 'Small');
      for (const refuse of [
        () => HttpResponse.json({ error: 'This piece was just sold.' }),
        () => HttpResponse.json({}),
        () => HttpResponse.html('<h1>Log in</h1>'),
        () => new HttpResponse('', { status: 200 }),
        () => HttpResponse.json({ error: 'Gone' }, { status: 404 }),
        () => HttpResponse.json({ error: 'None left' }, { status: 409 }),
      ]) {
        answer(refuse);
        const failed = nextEvent<CustomEvent<{ message: string }>>(element, 'sq-cart-error');
        button(element).click();
        expect((await failed).detail.message).to.equal('Unable to add to your cart. Please try again.');
        await until(() => status(element) === 'Unable to add to your cart. Please try again.');
      }
      answer();
      button(element).click();
      await until(() => status(element) === 'Added to the cart.');
    });

    it('nothing that is sold out, missing or not chosen yet', async () => {
      answer();
      const element = await open();
      const say = async () => {
        await element.addToCart();
        await settled(element);
        return status(element);
      };
      expect(await say()).to.equal('Please choose an option.');
      await choose(element, 'Ash', 'Large');
      expect(await say()).to.equal('Sold out');
      await choose(element, 'Brandbraun gesprenkelt');
      expect(await say()).to.equal('This combination does not exist.');
      expect(sent).to.deep.equal([]);
    });

    it('nothing when the page prevents it', async () => {
      answer();
      const element = await open();
      await element.selectVariant('SQ0000001');
      await settled(element);
      element.addEventListener('sq-cart-add', (event) => event.preventDefault());
      await element.addToCart();
      expect([sent, status(element)]).to.deep.equal([[], '']);
    });

    it('as a plain post where no product is named', async () => {
      const element = await place<Product>(
        `<sq-product><form action="/buy" method="post"><button>Buy</button></form></sq-product>`,
      );
      const posted = new Promise<boolean>((resolve) =>
        window.addEventListener(
          'submit',
          (event) => {
            resolve(event.defaultPrevented);
            event.preventDefault();
          },
          { once: true },
        ),
      );
      button(element).click();
      expect(await posted).to.equal(false);
    });

    it('by keys alone', async () => {
      answer();
      const element = await open();
      radio(element, 'Celadon').focus();
      await sendKeys({ press: ' ' });
      await sendKeys({ press: 'ArrowDown' });
      await until(() => radio(element, 'Ash').checked);
      await chooseSize(element, 'Small');
      button(element).focus();
      await sendKeys({ press: 'Enter' });
      await until(() => sent.length === 1);
      expect(sent).to.deep.equal([{ itemId: 'tide-bowl', sku: 'SQ0000003', quantity: 1 }]);
      expect(document.activeElement, 'focus stays').to.equal(button(element));
      await until(() => status(element) === 'Added to the cart.');
    });
  });

  it('is seen once', async () => {
    const seen: unknown[] = [];
    const listen = (event: Event) => seen.push((event as CustomEvent).detail);
    document.addEventListener('sq-product-view', listen);
    const element = await open();
    await until(() => seen.length > 0);
    await choose(element, 'Ash', 'Small');
    document.removeEventListener('sq-product-view', listen);
    expect(seen).to.deep.equal([{ itemId: 'tide-bowl', currency: 'USD', sku: '', price: 3900 }]);
  });

  it('returns to the start when the form is reset', async () => {
    const element = await open();
    await choose(element, 'Ash', 'Small');
    element.querySelector('form')!.reset();
    await until(() => shown(element, 'price') === 'from $39.00');
  });

  it('is accessible, also with values that are sold out', async () => {
    const element = await open();
    await expect(element).to.be.accessible();
    await choose(element, 'Ash', 'Large');
    await element.addToCart();
    await settled(element);
    await expect(element).to.be.accessible();
  });

  it('moves nothing when it is upgraded', async () => {
    const { before, after } = await aroundUpgrade(
      `<sq-product>${FACTS}${FORM}${script(BOWL)}</sq-product>`,
      'sq-product',
    );
    expect(after).to.deep.equal(before);
  });
});
