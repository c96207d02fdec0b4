// The smallest block and the same badge by others: a cart's link, a count and a subtotal, `count` times.
import { FLAVOURS, page, readyWhen, times, withKit, withPeer } from '../harness/page.mjs';

/** What stands in each badge once its code has run. */
export const AMOUNT = '$0.00';
const LINK = '<a href="/cart">Cart</a>';
const WRAPPED = '<style>main{display:flex;flex-wrap:wrap;gap:8px}</style>';

const main = (count, badge) => `<main>${times(count, () => badge)}</main>`;
const lastShows = readyWhen(
  `document.querySelector('main')?.lastElementChild?.shadowRoot?.textContent.includes('${AMOUNT}')`,
);
const ready = (condition) => `${WRAPPED}<script>${condition}</script>`;

const peer = (name) => (count) =>
  withPeer(name, main(count, `<${name} count="0" subtotal="${AMOUNT}">${LINK}</${name}>`), { head: ready(lastShows) });

const OURS = `<sq-cart-indicator>${LINK}</sq-cart-indicator>`;
const ours = (flavour) => (count) => withKit(FLAVOURS[flavour], main(count, OURS), ready(lastShows));

export const BELOW_THE_FOLD = 'sq-cart-indicator, below the fold';

export const badges = {
  'plain page': (count) =>
    page(ready(readyWhen('true')), main(count, `<span>${LINK} <span>0</span> <span>${AMOUNT}</span></span>`)),
  'vanilla element': peer('vanilla-badge'),
  'Lit element': peer('lit-badge'),
  'React by r2wc': peer('r2wc-badge'),
  'sq-cart-indicator, lite': ours('lite'),
  'sq-cart-indicator, React': ours('React'),
  // A module after the loader's: it has run.
  [BELOW_THE_FOLD]: (count) =>
    withKit(
      FLAVOURS.React,
      `<p>Above the fold</p><div style="height:8000px"></div>${main(count, OURS)}`,
      `${WRAPPED}<script type="module">${readyWhen('true')}</script>`,
    ),
};
