import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { cart } from '../../shared/commerce/cart/cart.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { nextEvent, place, settled, until, inShadow } from '../../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import { removeContext, setContext } from '../../shared/testing/page-context.js';
import { startAddToCart } from '../../elements/shop-hooks/start-add-to-cart.js';
import type { product } from './declaration.js';
import '../../elements/sq-product/index.js';

type Product = ElementOf<typeof product>;
const LONG = 'BOWL-'.repeat(13);

describe('what sq-product sends to the cart', () => {
  const network = pretendNetwork();
  const start = location.href;
  const sent: unknown[] = [];
  /** Forms that the browser would have sent: to where. */
  let posted: string[] = [];
  const handleSubmit = (event: Event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { submitter, target } = event as SubmitEvent;
    posted.push((submitter?.getAttribute('formaction') ?? (target as Element).getAttribute('action')) || 'the page');
  };
  beforeEach(() => {
    sent.length = 0;
    posted = [];
    window.addEventListener('submit', handleSubmit);
    network.use(
      http.post('/api/commerce/shopping-cart/entries', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ totalQuantity: 1 });
      }),
    );
  });
  afterEach(async () => {
    window.removeEventListener('submit', handleSubmit);
    removeContext();
    await cart().refresh();
    history.replaceState(null, '', start);
  });

  const variant = (value: string, more: object = {}) => ({
    ...{ price: 1500, unlimited: true, optionValues: [{ optionName: 'Size', value }] },
    ...more,
  });
  const select = (values: readonly string[], name = 'Size') =>
    `<select name="${name}">${values.map((each) => `<option>${each}</option>`).join('')}</select>`;
  const script = (variants: object[] | undefined, more: object = {}) =>
    variants
      ? `<script type="application/json" data-sq-product>${JSON.stringify({ id: 'bowl', productType: 1, variants, ...more })}</script>`
      : '';
  const open = (controls: string, variants?: object[], form = 'action="/cart/add" method="post"') =>
    place<Product>(
      `<sq-product><form ${form}><input type="hidden" name="itemId" value="bowl"><input type="hidden" name="sku">${controls}<button id="add">Add</button></form>${script(variants)}</sq-product>`,
    );
  const choose = async (element: Element, value: string, name = 'Size') => {
    const list = element.querySelector<HTMLSelectElement>(`[name="${name}"]`)!;
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
    await settled(element);
  };
  const press = async (element: Element, id = 'add') => {
    const added = nextEvent(element, 'sq-cart-added');
    element.querySelector<HTMLElement>(`#${id}`)!.click();
    await added;
    return sent.at(-1);
  };
  const said = (element: Element) => inShadow(element, '[part=message]')?.textContent;

  describe('names what was chosen', () => {
    for (const [by, variants, name] of [
      ['its SKU', [variant('A', { sku: 'S1', id: 'v1' }), variant('B', { sku: 'S2', id: 'v2' })], { sku: 'S2' }],
      ['its id, without a SKU', [variant('A', { id: 'v1' }), variant('B', { id: 'v2' })], { variantId: 'v2' }],
      ['a number as its id', [variant('A', { id: 1 }), variant('B', { id: 2 })], { variantId: '2' }],
      ['its options, without both', [variant('A'), variant('B')], { options: { Size: 'B' } }],
      [
        'a SKU of 65 characters',
        [variant('A', { sku: `${LONG}A`, id: 'v1' }), variant('B', { sku: `${LONG}B`, id: 'v2' })],
        { sku: `${LONG}B` },
      ],
    ] as const)
      it(`by ${by}`, async () => {
        const element = await open(select(['A', 'B']), [...variants]);
        await choose(element, 'B');
        expect(await press(element)).to.deep.equal({ itemId: 'bowl', ...name, quantity: 1 });
      });

    it('by a list of whole variants, whatever they are named by', async () => {
      for (const [key, names] of [
        ['sku', [`${LONG}A`, `${LONG}B`]],
        ['id', ['v1', 'v2']],
      ] as const)
        for (const name of ['sku', 'variant', 'variantId', 'SKU']) {
          const element = await open(
            select(names, name),
            names.map((each) => variant(each, { [key]: each, optionValues: [] })),
          );
          await choose(element, names[1], name === 'sku' ? 'sku"]:not([type=hidden])[name="sku' : name);
          const named = key === 'sku' ? { sku: names[1] } : { variantId: names[1] };
          expect(await press(element), `${key} in ${name}`).to.deep.equal({ itemId: 'bowl', ...named, quantity: 1 });
          element.remove();
        }
    });

    it('by the button that was pressed, one for each size', async () => {
      const buttons = (name: string, values: string[]) =>
        values.map((each) => `<button id="${each}" name="${name}" value="${each}">${each}</button>`).join('');
      const bySize = await open(buttons('Size', ['A', 'B']), [
        variant('A', { sku: 'S1' }),
        variant('B', { sku: 'S2' }),
      ]);
      expect(await press(bySize, 'B')).to.deep.equal({ itemId: 'bowl', sku: 'S2', quantity: 1 });
      const bySku = await open(buttons('sku', ['S1', 'S2']));
      expect(await press(bySku, 'S2')).to.deep.equal({ itemId: 'bowl', sku: 'S2', quantity: 1 });
    });

    it('by the button that was pressed, with data of the product', async () => {
      const two = [variant('A', { sku: 'S1' }), variant('B', { sku: 'S2' })];
      const bySku = await open('<button id="two" name="sku" value="S2">B</button>', two);
      expect(await press(bySku, 'two')).to.deep.equal({ itemId: 'bowl', sku: 'S2', quantity: 1 });
      const called = (value: string, sku: string) =>
        variant(value, { sku, optionValues: [{ optionName: 'Variant', value }] });
      const byOption = await open('<button id="red" name="Variant" value="Red">Red</button>', [
        called('Blue', 'S3'),
        called('Red', 'S4'),
      ]);
      expect(await press(byOption, 'red')).to.deep.equal({ itemId: 'bowl', sku: 'S4', quantity: 1 });
      sent.length = 0;
      const wrong = await place<Product>(
        `<sq-product item-id="bowl"><form><input type="hidden" name="sku" value="S1"><button id="add" name="Size" value="C">C</button></form>${script(two)}</sq-product>`,
      );
      wrong.querySelector<HTMLElement>('#add')!.click();
      await until(() => said(wrong) === 'This combination does not exist.');
      expect(sent).to.deep.equal([]);
    });

    it('by all options that have more than one value', async () => {
      const red = (value: string, sku: string) => {
        const own = { optionName: 'Glaze', value: 'Red' };
        return variant(value, { sku, optionValues: [{ optionName: 'Size', value }, own] });
      };
      const element = await open(select(['A', 'B']), [red('A', 'S1'), red('B', 'S2')]);
      await choose(element, 'B');
      expect(await press(element)).to.deep.equal({ itemId: 'bowl', sku: 'S2', quantity: 1 });
    });

    it('by a list of whole variants before lists of options', async () => {
      const element = await open(`${select(['S1', 'S2'], 'variant')}${select(['A', 'B'])}`, [
        variant('A', { sku: 'S1' }),
        variant('B', { sku: 'S2' }),
      ]);
      await choose(element, 'S2', 'variant');
      expect(await press(element)).to.deep.equal({ itemId: 'bowl', sku: 'S2', quantity: 1 });
    });

    it('as the address of the page says, where the form has that', async () => {
      const both = [variant('A', { sku: 'S1', id: 'v1' }), variant('B', { sku: 'S2', id: 'v2' })];
      for (const [controls, sku] of [
        [select(['S1', 'S2'], 'variant'), 'S2'],
        [select(['v1', 'v2'], 'variantId'), 'S2'],
        ['<select name="Size" disabled><option>A</option></select><input type="hidden" name="Size" value="A">', 'S2'],
        ['<input type="hidden" name="variantId" value="v1">', 'S2'],
        [select(['A']), 'S1'],
      ] as const) {
        history.replaceState(null, '', '?variant=v2');
        const element = await open(controls, both);
        expect(await press(element), controls).to.deep.equal({ itemId: 'bowl', sku, quantity: 1 });
        element.remove();
      }
    });

    it('and nothing that is not chosen', async () => {
      const two = [variant('A', { sku: 'S1' }), variant('B', { sku: 'S2' })];
      for (const controls of [
        '<select name="Size"><option value="A" disabled selected>A</option><option>B</option></select>',
        '<select name="Size"><optgroup disabled><option selected>A</option></optgroup><option>B</option></select>',
        '<input type="checkbox" name="sku" value="S2">',
        '<input type="radio" name="Size" value="B">',
      ]) {
        const element = await open(controls, two);
        element.querySelector<HTMLElement>('#add')!.click();
        await until(() => said(element) === 'Please choose an option.', controls);
        element.remove();
      }
      expect(sent).to.deep.equal([]);
    });

    it('and nothing that is disabled', async () => {
      const list = '<select name="sku"><option>S2</option></select>';
      for (const off of [
        list.replace('>', ' disabled>'),
        `<fieldset disabled>${list}</fieldset>`,
        `<datalist>${list}</datalist>`,
      ]) {
        const element = await open(`${select(['A', 'B'])}${off}`, [
          variant('A', { sku: 'S1' }),
          variant('B', { sku: 'S2' }),
        ]);
        expect(element.price).to.equal(1500);
        expect(await press(element), off).to.deep.equal({ itemId: 'bowl', quantity: 1, sku: 'S1' });
        element.remove();
      }
    });

    it('by its lists and radio buttons, without data of the product', async () => {
      const element = await open(`${select(['A', 'B'])}<input type="radio" name="Glaze" value="Ash" checked>`);
      await choose(element, 'B');
      expect(await press(element)).to.deep.equal({ itemId: 'bowl', options: { Size: 'B', Glaze: 'Ash' }, quantity: 1 });
    });

    it('of its own product, on the page of another', async () => {
      setContext({
        item: { id: 'jug', structuredContent: { variants: [{ sku: 'JUG', price: 900, unlimited: true }] } },
      });
      expect(await press(await open(''))).to.deep.equal({ itemId: 'bowl', quantity: 1 });
      const own = await place<Product>(
        '<sq-product item-id="jug"><form><button id="add">Add</button></form></sq-product>',
      );
      expect(await press(own)).to.deep.equal({ itemId: 'jug', sku: 'JUG', quantity: 1 });
    });

    it('by the product alone, where there is one variant or none', async () => {
      const one = await open('', [{ price: 900, unlimited: true }]);
      expect(await press(one)).to.deep.equal({ itemId: 'bowl', quantity: 1 });
      one.remove();
      const film = await place<Product>(
        `<sq-product><form><input type="hidden" name="itemId" value="film"><button id="add">Add</button></form>${script([], { productType: 2, priceCents: 2900 })}</sq-product>`,
      );
      expect(await press(film)).to.deep.equal({ itemId: 'film', quantity: 1 });
      film.remove();
      // Of files there is always another copy, also of each licence.
      const licences = ['A', 'B'].map((each) => variant(each, { sku: each, unlimited: false, qtyInStock: 0 }));
      const font = await place<Product>(
        `<sq-product item-id="font"><form>${select(['A', 'B'])}<button id="add">Add</button></form>${script(licences, { productType: 2 })}</sq-product>`,
      );
      expect(await press(font)).to.deep.equal({ itemId: 'font', sku: 'A', quantity: 1 });
    });

    it('to a plain post as well, before any choice', async () => {
      const element = await open(select(['A', 'B']), [variant('A', { sku: 'S1' }), variant('B', { sku: 'S2' })]);
      expect(element.querySelector<HTMLInputElement>('[type=hidden][name=sku]')!.value).to.equal('S1');
    });

    it('and leaves nothing of an earlier choice to a plain post', async () => {
      const element = await open(select(['', 'A', 'B']), [variant('A', { sku: 'S1' }), variant('B', { id: 'v2' })]);
      const hidden = () => element.querySelector<HTMLInputElement>('[type=hidden][name=sku]')!.value;
      await choose(element, 'A');
      expect(hidden()).to.equal('S1');
      await choose(element, 'B');
      expect(hidden()).to.equal('');
      await choose(element, 'A');
      await choose(element, '');
      expect(hidden()).to.equal('');
    });
  });

  describe('has all that the form has', () => {
    const FIELDS = `<input name="Engraving" value="Für <b>Anna</b>"><input type="checkbox" name="Gift" value="yes" checked>
      <textarea name="note">Two
lines</textarea><input type="hidden" name="source" value="list"><input name="empty"><input name="off" value="x" disabled>
      <input type="checkbox" name="never" value="x"><input type="checkbox" name="Extra" value="Lid" checked>
      <input type="checkbox" name="Extra" value="Box" checked><input name="constructor" value="c"><input value="nameless">`;
    const fields = (...more: { name: string; value: string }[]) => [
      { name: 'Engraving', value: 'Für <b>Anna</b>' },
      { name: 'Gift', value: 'yes' },
      { name: 'note', value: 'Two\nlines' },
      { name: 'source', value: 'list' },
      { name: 'Extra', value: 'Lid' },
      { name: 'Extra', value: 'Box' },
      { name: 'constructor', value: 'c' },
      ...more,
    ];
    const withLines = (entry: unknown): unknown => JSON.parse(JSON.stringify(entry).replaceAll('\\r\\n', '\\n'));

    it('beside the variant, with the button that was pressed', async () => {
      const element = await open(
        `${select(['A', 'B'])}${FIELDS}<button id="wrap" name="Wrap" value="Paper">Add in paper</button>`,
        [variant('A', { sku: 'S1' }), variant('B', { sku: 'S2' })],
      );
      await choose(element, 'B');
      const announced = nextEvent<CustomEvent<object>>(element, 'sq-cart-add');
      const entry = { itemId: 'bowl', sku: 'S2', quantity: 1 };
      const additionalFields = fields({ name: 'Wrap', value: 'Paper' });
      expect(withLines(await press(element, 'wrap'))).to.deep.equal({ ...entry, additionalFields });
      expect(withLines((await announced).detail)).to.deep.include({ additionalFields });
      await until(() => said(element) === 'Added to the cart.');
      expect(withLines(await press(element))).to.deep.equal({ ...entry, additionalFields: fields() });
    });

    it('and a control outside of the form that belongs to it', async () => {
      const element = await open('', undefined, 'id="bowl-form" action="/cart/add" method="post"');
      element.insertAdjacentHTML('beforeend', '<input form="bowl-form" name="Engraving" value="Anna">');
      const additionalFields = [{ name: 'Engraving', value: 'Anna' }];
      expect(await press(element)).to.deep.equal({ itemId: 'bowl', quantity: 1, additionalFields });
    });

    it('typed and sent by keys', async () => {
      const element = await open('<input name="Engraving">');
      element.querySelector<HTMLElement>('[name=Engraving]')!.focus();
      await sendKeys({ type: 'Anna' });
      const added = nextEvent(element, 'sq-cart-added');
      await sendKeys({ press: 'Enter' });
      await added;
      expect(sent).to.deep.equal([
        { itemId: 'bowl', quantity: 1, additionalFields: [{ name: 'Engraving', value: 'Anna' }] },
      ]);
    });

    it('through addToCart() as well', async () => {
      const element = await open('<input name="Engraving" value="Anna">');
      await element.addToCart();
      expect(sent).to.deep.equal([
        { itemId: 'bowl', quantity: 1, additionalFields: [{ name: 'Engraving', value: 'Anna' }] },
      ]);
    });
  });

  describe('is what the browser would send with the form, where', () => {
    const BOTH = [variant('A', { sku: 'S1' }), variant('B', { sku: 'S2', price: 2500 })];
    const entry = (sku: string) => ({ itemId: 'bowl', sku, quantity: 1 });
    const refusal = async (element: Product) => {
      element.querySelector<HTMLElement>('#add')!.click();
      await until(() => said(element));
      expect(sent).to.deep.equal([]);
      return said(element);
    };
    const pick = async (list: HTMLSelectElement, value: string) => {
      list.focus();
      list.value = value;
      for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
      await settled(list.closest('sq-product') ?? list);
    };

    it('its controls stand beside it, as in themes that name the form by its id', async () => {
      const element = await place<Product>(`<sq-product item-id="bowl">
        <fieldset class="swatches"><legend>Size</legend><input type="radio" id="size-a" name="Size" value="A" form="buy" checked><label for="size-a">A</label>
          <input type="radio" id="size-b" name="Size" value="B" form="buy"><label for="size-b">B</label></fieldset>
        <input type="number" name="quantity" value="2" min="1" form="buy">
        <b data-sq-field="price">$15.00</b>
        <form id="buy" action="/cart/add" method="post"><input type="hidden" name="sku"></form><button id="add" form="buy">Add</button>
        ${script(BOTH)}</sq-product>`);
      element.querySelector<HTMLElement>('[for=size-b]')!.click();
      await settled(element);
      expect([element.sku, element.querySelector('b')!.textContent]).to.deep.equal(['S2', '$25.00']);
      expect(await press(element)).to.deep.equal({ ...entry('S2'), quantity: 2 });
    });

    it('a list stands outside of the block, as in a bar that sticks to the window', async () => {
      const page =
        await place(`<div><sq-product item-id="bowl"><form id="buy" action="/cart/add" method="post"><button id="add">Add</button></form>
        <b data-sq-field="price">$15.00</b>${script(BOTH)}</sq-product>
        <div class="bar"><select name="Size" form="buy"><option>A</option><option>B</option></select><input name="Engraving" form="buy" value="Anna">
        <input name="quantity" form="buy" value="3"><button form="buy">Add</button></div></div>`);
      const element = page.querySelector<Product>('sq-product')!;
      await settled(element);
      expect(element.sku).to.equal('S1');
      await pick(page.querySelector('select')!, 'B');
      await until(() => element.querySelector('b')!.textContent === '$25.00');
      const added = nextEvent(element, 'sq-cart-added');
      page.querySelector<HTMLElement>('.bar button')!.click();
      await added;
      const additionalFields = [{ name: 'Engraving', value: 'Anna' }];
      expect(sent).to.deep.equal([{ ...entry('S2'), quantity: 3, additionalFields }]);
    });

    it('a control inside of it belongs to another form', async () => {
      const page =
        await place(`<div><form id="size-guide" action="/guide"></form><sq-product item-id="bowl"><form action="/cart/add" method="post">
        <p>See it in <select name="Size" form="size-guide"><option>A</option><option selected>B</option></select></p>
        <input type="number" name="quantity" value="40" form="size-guide">${select(['A', 'B'])}<button id="add">Add</button></form>
        ${script([variant('A', { sku: 'S1', unlimited: false, qtyInStock: 2 }), BOTH[1]!])}</sq-product></div>`);
      const element = page.querySelector<Product>('sq-product')!;
      await settled(element);
      expect([element.sku, element.querySelector('input')!.value]).to.deep.equal(['S1', '40']);
      expect(await press(element)).to.deep.equal(entry('S1'));
    });

    it('a script enables a fieldset, or chooses, without an event', async () => {
      const late = await open(`<fieldset disabled>${select(['A', 'B'])}</fieldset><b data-sq-field="price"></b>`, BOTH);
      expect(await refusal(late)).to.equal('Please choose an option.');
      late.querySelector('fieldset')!.disabled = false;
      late.querySelector('select')!.value = 'B';
      expect(await press(late)).to.deep.equal(entry('S2'));
      await until(() => late.querySelector('b')!.textContent === '$25.00', 'what is ordered is shown');
      await until(() => said(late) === 'Added to the cart.');
      late.remove();
      const element = await open(select(['A', 'B']), BOTH);
      element.querySelector('select')!.value = 'B';
      expect(await press(element)).to.deep.equal(entry('S2'));
      await until(() => said(element) === 'Added to the cart.');
    });

    it('a hidden field stands in for a list that is disabled', async () => {
      for (const [controls, name] of [
        ['<select name="Size" disabled><option>A</option></select><input type="hidden" name="Size" value="B">', ''],
        [
          '<p data-sq-option="Size"><select name="pa_size" disabled><option>A</option></select></p><input type="hidden" name="pa_size" value="B">',
          '',
        ],
        [
          '<select name="variantId" disabled><option>v1</option></select><input type="hidden" name="variantId" value="v2">',
          '',
        ],
        ['<select disabled><option>A</option></select>', 'S2'],
      ] as const) {
        const element = await place<Product>(
          `<sq-product><form action="/cart/add" method="post"><input type="hidden" name="itemId" value="bowl"><input type="hidden" name="sku" value="${name}">${controls}<button id="add">Add</button></form>${script([variant('A', { sku: 'S1', id: 'v1' }), variant('B', { sku: 'S2', id: 'v2' })])}</sq-product>`,
        );
        expect(element.sku, controls).to.equal('S2');
        expect(await press(element), controls).to.deep.equal(entry('S2'));
        element.remove();
      }
    });

    it('also of variants without options', async () => {
      const element = await place<Product>(
        `<sq-product item-id="bowl"><form><input type="hidden" name="variantId" value="v2"><button id="add">Add</button></form>${script([variant('A', { id: 'v1', optionValues: [] }), variant('B', { id: 'v2', optionValues: [] })])}</sq-product>`,
      );
      expect(await press(element)).to.deep.equal({ itemId: 'bowl', variantId: 'v2', quantity: 1 });
    });

    it('but not a hidden field beside a list that a visitor can use, nor one that is disabled', async () => {
      const hidden = '<input type="hidden" name="Size" value="B">';
      const element = await open(`${hidden}${select(['A', 'B'])}`, BOTH);
      expect(await press(element)).to.deep.equal(entry('S1'));
      element.remove();
      sent.length = 0;
      const waiting = await open(`${hidden}${select(['', 'A', 'B'])}`, BOTH);
      expect(await refusal(waiting)).to.equal('Please choose an option.');
      waiting.remove();
      const off = await open(
        `${select(['A', 'B']).replace('>', ' disabled>')}${hidden.replace('>', ' disabled>')}`,
        BOTH,
      );
      expect(await refusal(off)).to.equal('Please choose an option.');
    });

    it('two lists of one name say the same, and where they do not, the visitor is told', async () => {
      const element = await open(`${select(['A', 'B'])}<p class="mobile">${select(['A', 'B'])}</p>`, BOTH);
      const [one, other] = element.querySelectorAll('select');
      await pick(other!, 'B');
      expect(await refusal(element)).to.equal('This combination does not exist.');
      await pick(one!, 'B');
      expect(await press(element)).to.deep.equal(entry('S2'));
      element.remove();
      sent.length = 0;
      history.replaceState(null, '', start);
      const whole = await open(`${select(['S1', 'S2'], 'variant')}${select(['S1', 'S2'], 'variant')}`, BOTH);
      await pick(whole.querySelector('select')!, 'S2');
      expect(await refusal(whole)).to.equal('This combination does not exist.');
      const off = await open(`${select(['A', 'B']).replace('>', ' disabled>')}${select(['A', 'B'])}`, BOTH);
      await pick(off.querySelectorAll('select')[1]!, 'B');
      expect(await press(off)).to.deep.equal(entry('S2'));
    });
  });

  describe('is of the form for the cart, where another comes before it', () => {
    const COMMENTS = `<form action="/wp-comments-post.php" method="post" id="commentform"><textarea name="comment">Lovely</textarea>
      <input name="author" value="Eve"><input type="hidden" name="comment_post_ID" value="7"><button>Post</button></form>`;
    const REVIEW = COMMENTS.replace('<button', '<select name="rating"><option>5</option></select><button');
    const SEARCH =
      '<form role="search" action="/postcards"><input type="search" name="s"><button>Search</button></form>';
    const sizes = select(['A', 'B']);
    for (const [other, form] of [
      [COMMENTS, `<form action="/cart/add" method="post">${sizes}`],
      [REVIEW, `<form action="/shopping-cart/entries" method="post">${sizes}`],
      [REVIEW, `<form method="post"><input type="hidden" name="itemId" value="bowl">${sizes}`],
      [REVIEW, `<form method="post">${sizes}<input type="number" name="quantity" value="1">`],
      [REVIEW, `<form method="post"><p data-sq-option="Size">${sizes}</p>`],
      [REVIEW, `<form method="post" data-sq-add-to-cart>${sizes}`],
      [SEARCH, `<form method="post">${sizes}`],
    ] as const)
      it(`${form.slice(0, 80)}…`, async () => {
        const element = await place<Product>(
          `<sq-product item-id="bowl">${other}${form}<button id="add">Add</button></form>${script([variant('A', { sku: 'S1' }), variant('B', { sku: 'S2', unlimited: false, qtyInStock: 0 })])}</sq-product>`,
        );
        expect(await press(element)).to.deep.equal({ itemId: 'bowl', sku: 'S1', quantity: 1 });
        await choose(element, 'B');
        const [first, second] = [...element.querySelectorAll('form')].map((each) => each.querySelector('button')!);
        expect([first!.ariaDisabled, second!.ariaDisabled], 'sold out').to.deep.equal([null, 'true']);
        first!.click();
        expect([posted.length, sent.length]).to.deep.equal([1, 1]);
      });

    it('and not of a product inside of it', async () => {
      const inner = `<sq-product item-id="jug"><form action="/cart/add" method="post"><input type="hidden" name="itemId" value="jug"><button id="jug">Add</button></form></sq-product>`;
      const element = await place<Product>(
        `<sq-product><aside>${inner}</aside><form action="/cart/add" method="post"><input type="hidden" name="itemId" value="bowl"><button id="add">Add</button></form></sq-product>`,
      );
      expect(await press(element)).to.deep.equal({ itemId: 'bowl', quantity: 1 });
      expect(await press(element, 'jug')).to.deep.equal({ itemId: 'jug', quantity: 1 });
    });

    it('and the first, where nothing tells them apart', async () => {
      const form = (id: string) => `<form method="post"><button id="${id}">Add</button></form>`;
      const element = await place<Product>(`<sq-product item-id="bowl">${form('add')}${form('other')}</sq-product>`);
      expect(await press(element)).to.deep.equal({ itemId: 'bowl', quantity: 1 });
      element.querySelector<HTMLElement>('#other')!.click();
      expect([posted.length, sent.length]).to.deep.equal([1, 1]);
    });
  });

  describe('is left to the browser, where', () => {
    it('a button has an address, a method or a window of its own', async () => {
      const ways = [
        'formaction="/checkout/now"',
        'formmethod="get"',
        'formtarget="_blank"',
        'formenctype="text/plain"',
      ];
      for (const way of ways) {
        const element = await open(`<button id="now" ${way}>Buy now</button>`);
        element.querySelector<HTMLElement>('#now')!.click();
        await settled(element);
        element.remove();
      }
      expect([posted, sent]).to.deep.equal([['/checkout/now', '/cart/add', '/cart/add', '/cart/add'], []]);
    });

    it('but not one that is marked as a button for the cart', async () => {
      const stop = startAddToCart();
      const element = await open('<button id="both" formaction="/cart/add" data-sq-add-to-cart>Add</button>');
      await press(element, 'both');
      stop();
      expect([posted, sent.length]).to.deep.equal([[], 1]);
    });

    it('there is a file, two items or no whole number of them', async () => {
      const multipart = 'action="/cart/add" method="post" enctype="multipart/form-data"';
      for (const control of [
        '<input type="file" name="photo">',
        '<input name="itemId" value="jug">',
        '<input name="quantity" value="two">',
      ]) {
        const element = await open(control, undefined, multipart);
        const input = element.querySelector<HTMLInputElement>('[name=photo]');
        if (input) attach(input);
        element.querySelector<HTMLElement>('#add')!.click();
        await settled(element);
        element.remove();
      }
      expect([posted, sent]).to.deep.equal([['/cart/add', '/cart/add', '/cart/add'], []]);
    });

    it('which says so and adds nothing where the browser could not send it either', async () => {
      for (const form of ['', 'action="/cart/add"', 'action="/cart/add" method="post"']) {
        const element = await open('<input type="file" name="photo">', undefined, form);
        attach(element.querySelector('[type=file]')!);
        element.querySelector<HTMLElement>('#add')!.click();
        await until(() => said(element) === 'Unable to add to your cart. Please try again.');
        await element.addToCart();
        element.remove();
      }
      expect([posted, sent]).to.deep.equal([[], []]);
    });

    it('a form without an action, or with one and no method, can be sent: by its address or to the page', async () => {
      for (const form of ['method="post"', 'action="/cart/add"']) {
        const element = await open('<input name="quantity" value="two">', undefined, form);
        element.querySelector<HTMLElement>('#add')!.click();
        await settled(element);
        element.remove();
      }
      expect([posted, sent]).to.deep.equal([['the page', '/cart/add'], []]);
    });

    it('there is a file without content, but not where the form has no method for it', async () => {
      for (const method of ['post', 'get']) {
        const form = `action="/cart/add" method="${method}" enctype="multipart/form-data"`;
        const element = await open('<input type="file" name="photo">', undefined, form);
        attach(element.querySelector('[type=file]')!, '');
        element.querySelector<HTMLElement>('#add')!.click();
        await until(() => posted.length === 1 && (method === 'post' || said(element)));
        element.remove();
      }
      expect([posted, sent]).to.deep.equal([['/cart/add'], []]);
    });

    it('but not an empty control for files', async () => {
      const element = await open('<input type="file" name="photo">', undefined, 'action="/cart/add" method="post"');
      expect(await press(element)).to.deep.equal({ itemId: 'bowl', quantity: 1 });
    });
  });

  function attach(input: HTMLInputElement, content = 'x'): void {
    const files = new DataTransfer();
    files.items.add(new File([content], 'photo.png', { type: 'image/png' }));
    input.files = files.files;
  }
});
