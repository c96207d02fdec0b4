// A shop: another variant, into the cart, one more of it, out of the cart, the drawer. No peer has these: beside a page
// whose button changes one text.
import { setTimeout as pause } from 'node:timers/promises';
import { found, isSeen } from '../../harness/found.mjs';
import { FLOOR, flavours, inline, isOurs, plain } from './pages.mjs';

/** A button that writes into the page what was done, and how often. */
const oneText = plain(
  '<p><button id="do">Do it</button> <span id="done">0</span></p>',
  `
  const done = document.querySelector('#done');
  document.querySelector('#do').addEventListener('click', () => (done.textContent = Number(done.textContent) + 1));`,
);
/** Beside that page; `at` and `done` are about the kit. */
const besideOneText = ({ tag, html, head, at, done, ...more }) => ({
  contenders: { [FLOOR]: oneText, ...flavours(tag, html, { head }) },
  at: (contender, index) => (isOurs(contender) ? at(index) : ['#do']),
  done: (contender, index) => (isOurs(contender) ? done(index) : `${found(['#done'])}.textContent === '${index + 1}'`),
  ...more,
});

/** Longer than the drawer takes to close, in ms. */
const DRAWER = 600;

const GLAZES = { Celadon: 4800, Ash: 3900 };
const dollars = (cents) => `$${(cents / 100).toFixed(2)}`;
const radio = (glaze) => `<label><input type="radio" name="Glaze" value="${glaze}" required> ${glaze}</label>`;
const variant = ([value, price], index) => ({
  sku: `SQ${index}`,
  price,
  qtyInStock: 12,
  optionValues: [{ optionName: 'Glaze', value }],
});
export const PRODUCT = `<sq-product currency="USD">
  <h3 data-sq-field="title">Tide bowl</h3>
  <p><strong data-sq-field="price">from $39.00</strong></p>
  <form action="/api/commerce/shopping-cart/entries" method="post">
    <input type="hidden" name="itemId" value="tide-bowl"><input type="hidden" name="sku" value="">
    <fieldset><legend>Glaze</legend>${Object.keys(GLAZES).map(radio).join('')}</fieldset>
    <p><label>Quantity <input type="number" name="quantity" value="1" min="1" max="20"></label></p>
    <p data-sq-field="stock">In stock</p>
    <p><button type="submit">Add to cart</button></p>
  </form>
  <script type="application/json" data-sq-product>
    ${JSON.stringify({ productType: 1, variants: Object.entries(GLAZES).map(variant) })}
  </script>
</sq-product>`;
const glazeAt = (index) => Object.keys(GLAZES)[index % 2];

const LINE = ['sq-cart', '[part=line]'];
/** A cookie says that there is a cart. */
const CART = { tag: 'sq-cart', head: inline("document.cookie = 'hasCart=true'") };
const CART_PAGE = { ...CART, html: '<sq-cart><a href="/cart">Your cart</a></sq-cart>' };
const DRAWER_OPENED = {
  ...CART,
  html: '<sq-cart drawer><a href="/cart">Cart</a></sq-cart>',
  at: () => ['sq-cart > a'],
  done: () => isSeen(LINE),
  async after({ tab }) {
    await tab.keyboard.press('Escape');
    await pause(DRAWER);
  },
};

/** A cart of many lines, beside the same list of the page's own, whose buttons change a text and the sum or take the row away. */
const MANY = 100;
const rows = Array.from(
  { length: MANY },
  (_, index) => `<li><a href="/shop/bowl-${index}">Tide bowl ${index + 1}</a> <button data-more>+</button>
    <span>1</span> <span>$48.00</span> <button data-remove>Remove</button></li>`,
).join('');
const ownList = plain(
  `<ul>${rows}</ul><p>Total <strong>${48 * MANY}</strong></p>`,
  `
  const total = document.querySelector('strong');
  document.querySelector('ul').addEventListener('click', ({ target }) => {
    const row = target.closest('li');
    const [quantity, price] = row.querySelectorAll('span');
    const isMore = target.matches('[data-more]');
    total.textContent = Number(total.textContent) + 48 * (isMore ? 1 : -quantity.textContent);
    if (!isMore) return row.remove();
    quantity.textContent = Number(quantity.textContent) + 1;
    price.textContent = '$' + (48 * quantity.textContent).toFixed(2);
  });`,
);
/** A dialog at the side with that list; what is not in view is not laid out. */
const ownDrawer = plain(
  `<p><button id="do">Cart</button> <span id="done">0</span></p>
  <dialog aria-label="Cart"><ul>${rows}</ul><p>Total <strong>$${48 * MANY}.00</strong></p></dialog>`,
  `
  const done = document.querySelector('#done');
  document.querySelector('#do').addEventListener('click', () => {
    document.querySelector('dialog').showModal();
    done.textContent = Number(done.textContent) + 1;
  });`,
  `<style>
    dialog { inset: 0 0 0 auto; max-height: none; width: 400px; height: 100%; margin: 0 0 0 auto }
    li { content-visibility: auto; contain-intrinsic-size: auto 80px }
  </style>`,
);
const ofMany = (more) => ({
  lines: MANY,
  contenders: { [FLOOR]: ownList, ...flavours('sq-cart', CART_PAGE.html, CART) },
  ...more,
});
/** What all of it costs is `count` bowls more than at first. */
const costs = (contender, count) => {
  const amount = 48 * (MANY + count);
  return isOurs(contender)
    ? `${found(['sq-cart', 'dd.total'])}.textContent === '$${amount.toLocaleString('en')}.00'`
    : `${found(['strong'])}.textContent === '${amount}'`;
};

const drawerOfMany = besideOneText({ ...DRAWER_OPENED, lines: MANY });

export const interactions = {
  'change of variant': besideOneText({
    tag: 'sq-product',
    html: PRODUCT,
    at: (index) => [`[value=${glazeAt(index)}]`],
    done: (index) => `${found(['[data-sq-field=price]'])}.textContent === '${dollars(GLAZES[glazeAt(index)])}'`,
  }),
  'add to cart': besideOneText({
    tag: 'sq-product',
    html: PRODUCT,
    start: ({ tab }) =>
      tab.evaluate(() => {
        document.querySelector('[name=Glaze]')?.click();
        window.added = 0;
        addEventListener('sq-cart-added', () => window.added++);
      }),
    at: () => ['[type=submit]'],
    done: (index) => `window.added === ${index + 1}`,
  }),
  quantity: besideOneText({
    ...CART_PAGE,
    at: () => ['sq-cart', '[part=quantity] > button:last-child'],
    done: (index) => `${found(['sq-cart', '[part=quantity] > input'])}.value === '${index + 2}'`,
  }),
  'remove from cart': besideOneText({
    ...CART_PAGE,
    presses: 1,
    at: () => ['sq-cart', '[part=remove]'],
    done: () => `!${found(LINE)}`,
  }),
  'quantity, 100 lines': ofMany({
    at: (contender) => (isOurs(contender) ? ['sq-cart', '[part=quantity] > button:last-child'] : ['[data-more]']),
    done: (contender, index) => costs(contender, index + 1),
  }),
  'remove from cart, 100 lines': ofMany({
    at: (contender) => (isOurs(contender) ? ['sq-cart', '[part=remove]'] : ['[data-remove]']),
    done: (contender, index) => costs(contender, -index - 1),
  }),
  'open cart': besideOneText(DRAWER_OPENED),
  'open cart, 100 lines': {
    ...drawerOfMany,
    contenders: { ...drawerOfMany.contenders, 'vanilla dialog of the list': ownDrawer },
  },
  'other price': besideOneText({
    tag: 'sq-pricing-toggle',
    html: `<sq-pricing-toggle left-label="Monthly" right-label="Yearly">
      <p data-option="left">$65 a month</p><p data-option="right">$650 a year</p></sq-pricing-toggle>`,
    at: (index) => ['sq-pricing-toggle', `[part~=option-${index % 2 ? 'left' : 'right'}]`],
    done: (index) => isSeen([`[data-option=${index % 2 ? 'left' : 'right'}]`]),
  }),
  'close announcement': besideOneText({
    tag: 'sq-announcement-bar',
    html: '<sq-announcement-bar dismiss-key="bench" dismissible><p>Open studio this Saturday.</p></sq-announcement-bar>',
    presses: 1,
    at: () => ['sq-announcement-bar', '[part=close]'],
    done: () => `!${isSeen(['sq-announcement-bar > p'])}`,
  }),
};
