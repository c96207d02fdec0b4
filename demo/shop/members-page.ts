import { html } from 'hono/html';
import { type Product, unitPrice } from '@sq-blocks/backend';
import { everyText, moneyText } from './money-text.js';
import { shopPage } from './shop-page.js';

interface Members {
  readonly monthly: Product;
  readonly yearly: Product;
  readonly currency: string;
  /** The email of the member who asks; `undefined` for visitors. */
  readonly member: string | undefined;
}

const SESSION = '/api/site-users/account/session';

/** For visitors: the gate with the way in. The recipes are not in the page before. */
const gate = () =>
  html`<sq-member-gate kind="members">
    <p>They are for those who have a shelf in the studio. <a href="#main">Become a member</a>, or sign in.</p>
    <sq-sign-in>
      <form class="sq-fields" method="post" action="${SESSION}">
        <div class="sq-field">
          <label for="email">Email</label>
          <input id="email" name="email" type="email" autocomplete="username" required aria-describedby="demo-member" />
        </div>
        <div class="sq-field">
          <label for="password">Password</label>
          <input id="password" name="password" type="password" autocomplete="current-password" required />
        </div>
        <label class="sq-choice"><input type="checkbox" name="rememberMe" value="true" /> Stay signed in</label>
        <button class="sq-submit">Sign in</button>
      </form>
    </sq-sign-in>
    <p id="demo-member">
      In this demo: <code>member@tidewater.example</code> with the password <code>tide-and-clay</code>.
    </p>
  </sq-member-gate>`;

const recipes = (member: string) =>
  html`<dl>
      <dt>Celadon</dt>
      <dd>Feldspar 40, silica 28, whiting 18, kaolin 12, iron oxide 2.</dd>
      <dt>Tenmoku</dt>
      <dd>Feldspar 46, silica 22, whiting 14, kaolin 9, iron oxide 9.</dd>
    </dl>
    <sq-sign-in account="${member}">
      <form slot="account" method="post" action="${SESSION}/end">
        <button class="button" data-sq-sign-out>Sign out</button>
      </form>
    </sq-sign-in>`;

/** The membership, by the month or by the year, and what only members see. */
export function membersPage({ monthly, yearly, currency, member }: Members): Promise<string> {
  const price = ({ variants, plan }: Product) =>
    `${moneyText(unitPrice(variants[0]), currency)} ${plan ? everyText(plan) : ''}`;
  const join = ({ id }: Product, text: string) =>
    html`<form method="post" action="/cart/subscription">
      <input type="hidden" name="itemId" value="${id}" />
      <button class="button">${text}</button>
    </form>`;
  return shopPage(
    'Members',
    '/members',
    html`<p class="lead">The wheels and the glazes, seven days a week, and a shelf of your own.</p>
      <sq-pricing-toggle left-label="Monthly" right-label="Yearly">
        <p data-option="left"><strong>${price(monthly)}</strong>, until you leave</p>
        <p data-option="right"><strong>${price(yearly)}</strong>: two months are free</p>
        <div data-option="left">${join(monthly, 'Join by the month')}</div>
        <div data-option="right">${join(yearly, 'Join for a year')}</div>
      </sq-pricing-toggle>
      <h2>The glaze recipes</h2>
      ${member === undefined ? gate() : recipes(member)}`,
  );
}
