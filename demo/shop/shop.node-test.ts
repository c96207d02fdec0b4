import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { AddressInfo } from 'node:net';
import { createJar, type Jar } from '@sq-blocks/backend/testing';
import { closeServer, createSqliteStorage, demoShop, listenFrom } from '@sq-blocks/backend';
import { createServer } from '../server.js';

const BUYER = {
  email: 'ada@example.com',
  name: 'Ada Løvelace',
  street: 'Pier 4',
  city: 'Østerport',
  postalCode: '2100',
  country: 'Denmark',
};

describe('the shop without script', () => {
  let origin: string;
  let charged: { token: string; totalCents: number }[] = [];
  const storage = createSqliteStorage(':memory:');
  const server = createServer({
    storage,
    limits: { submissionsPerMinute: 1000, tokensPerMinute: 1000 },
    payments: {
      name: 'provider',
      start({ token, totalCents }) {
        charged.push({ token, totalCents });
        return Promise.resolve(undefined);
      },
    },
  });
  before(async () => {
    await listenFrom(server, 0, '127.0.0.1');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(async () => {
    server.closeAllConnections();
    await closeServer(server);
    await storage.close();
  });
  beforeEach(() => {
    charged = [];
  });

  async function send(
    jar: Jar,
    path: string,
    fields?: Record<string, string> | [string, string][],
    headers: Record<string, string> = {},
  ) {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      headers: { cookie: jar.readCookies(), ...(fields && { origin }), ...headers },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    });
    response.headers.getSetCookie().forEach(jar.writeCookie);
    return { status: response.status, to: response.headers.get('location'), html: await response.text() };
  }
  const add = (jar: Jar, itemId: string, more: Record<string, string> = {}) =>
    send(jar, '/cart/entries', { itemId, ...more });
  const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  /** As the page sends them back. */
  const hiddenFields = (html: string) => ({
    key: hidden(html, 'key'),
    ...(html.includes('name="total"') && { total: hidden(html, 'total') }),
  });
  const problem = (html: string) => /id="problem">([^<]*)</.exec(html)?.[1];
  const entryAction = (html: string) => /action="(\/cart\/entries\/[^"]+)"/.exec(html)![1]!;
  const entryActions = (html: string) => [...html.matchAll(/action="(\/cart\/entries\/[^"]+)"/g)].map(([, to]) => to!);
  const orders = async () => (await storage.listOrders(100)).length;

  it('a visitor fills a cart, changes it, and orders once', async () => {
    const jar = createJar();
    assert.deepEqual(
      [(await add(jar, 'tide-bowl', { quantity: '2' })).to, (await add(jar, 'salt-pig')).to],
      ['/cart', '/cart'],
    );
    const cart = await send(jar, '/cart');
    assert.match(cart.html, /Tide bowl, celadon[\s\S]*\$96\.00[\s\S]*Salt pig, ash glaze[\s\S]*\$36\.50/);
    assert.equal((await send(jar, entryAction(cart.html), { quantity: '1' })).to, '/cart');
    assert.equal((await send(jar, '/cart/coupons', { code: 'tide10' })).to, '/cart');
    assert.equal((await send(jar, '/cart/shipping', { id: 'pick-up' })).to, '/cart');
    assert.equal((await send(jar, '/commerce/goto-checkout')).to, '/checkout');

    const form = await send(jar, '/checkout');
    const asked = hiddenFields(form.html);
    const missing = await send(jar, '/checkout', { ...asked, email: 'ada', name: 'Ada <b>' });
    assert.equal(missing.status, 400);
    assert.match(missing.html, /value="Ada &lt;b&gt;"/);
    assert.match(missing.html, /Enter an address such as name@example\.com\.[\s\S]*Enter your street/);
    const before = await orders();
    const sent = await Promise.all([1, 2, 3].map(() => send(jar, '/checkout', { ...asked, ...BUYER })));
    const [first] = sent;
    assert.match(first!.to ?? '', /^\/checkout\/order\/[0-9a-f]{32}$/);
    assert.deepEqual(
      sent.map(({ to }) => to),
      [first!.to, first!.to, first!.to],
    );
    assert.equal((await orders()) - before, 1);
    // 10 % off $84.50, and tax on the rest.
    assert.equal(charged[0]?.totalCents, 8450 - 845 + 418);

    const order = await send(jar, first!.to!);
    assert.match(order.html, /Thank you for your order[\s\S]*ada@example\.com[\s\S]*\$80\.23/);
    assert.match((await send(jar, '/cart')).html, /You have nothing in your shopping cart/);
    assert.deepEqual([jar.cookies.get('CART') ?? '', jar.cookies.get('hasCart') ?? ''], ['', '']);
    // Sent again from the history, after the cart is gone.
    assert.equal((await send(jar, '/checkout', { ...asked, ...BUYER })).to, first!.to);
  });

  it('options are fields of the form, and no more are put into the cart than there are', async () => {
    const jar = createJar();
    assert.equal((await add(jar, 'breakfast-mug', { Glaze: 'Ash' })).status, 404);
    assert.equal(
      (await add(jar, 'breakfast-mug', { Glaze: 'Ash', Size: 'Large', sku: '', quantity: '2' })).to,
      '/cart',
    );
    assert.match((await send(jar, '/cart')).html, /Glaze: Ash, Size: Large[\s\S]*\$46\.00/);
    const all = await add(jar, 'breakfast-mug', { Glaze: 'Ash', Size: 'Large', quantity: '50' });
    assert.match((await send(jar, all.to!)).html, /Only 12 available: your cart has all of them\./);
    const wrong = await send(jar, '/cart/coupons', { code: 'no"pe' });
    assert.deepEqual([wrong.status, problem(wrong.html)], [400, 'This code is not valid.']);
    assert.match(wrong.html, /value="no&quot;pe"/);
  });

  it('what a form has besides is in the cart, at the checkout and in the order, as text', async () => {
    const jar = createJar();
    const fields = [
      ['itemId', 'breakfast-mug'],
      ...[
        ['Glaze', 'Ash'],
        ['Size', 'Large'],
        ['Engraving', '<b>Anna</b>'],
        ['Extra', 'Lid'],
        ['Extra', 'Box'],
        ['_token', 'secret'],
        ['next', '/shop/'],
      ],
    ] as [string, string][];
    assert.equal((await send(jar, '/cart/entries', fields)).to, '/shop/');
    const shown = /Glaze: Ash, Size: Large, Engraving: &lt;b&gt;Anna&lt;\/b&gt;, Extra: Lid, Extra: Box</;
    assert.match((await send(jar, '/cart')).html, shown);
    const form = await send(jar, '/checkout');
    assert.match(form.html, shown);
    const { to } = await send(jar, '/checkout', { ...hiddenFields(form.html), ...BUYER });
    assert.match((await send(jar, to!)).html, shown);
    const [order] = await storage.listOrders(1);
    assert.match(order!.data, /"name":"Engraving","value":"<b>Anna<\/b>"/);
    const two = await send(jar, '/cart/entries', [
      ['itemId', 'tide-bowl'],
      ['itemId', 'salt-pig'],
    ]);
    assert.equal(two.status, 400);
  });

  it('engravings do not make more of a piece than there are', async () => {
    const [jar, other] = [createJar(), createJar()];
    for (const Engraving of ['A', 'B']) await add(jar, 'shore-plates', { Engraving, quantity: '2' });
    assert.equal((await add(jar, 'shore-plates', { Engraving: 'C', quantity: '3' })).to, '/cart?left=6');
    await send(jar, entryActions((await send(jar, '/cart')).html)[4]!, { quantity: '0' });
    assert.equal(
      (await send(jar, entryActions((await send(jar, '/cart')).html)[0]!, { quantity: '9' })).to,
      '/cart?left=4',
    );
    await send(jar, entryActions((await send(jar, '/cart')).html)[0]!, { quantity: '2' });

    await add(other, 'shore-plates', { quantity: '3' });
    const [mine, theirs] = [await send(jar, '/checkout'), await send(other, '/checkout')];
    await send(other, '/checkout', { ...hiddenFields(theirs.html), ...BUYER });
    const late = await send(jar, '/checkout', { ...hiddenFields(mine.html), ...BUYER });
    assert.equal(late.status, 409);
  });

  it('of two buyers of the same piece one gets it, and the other keeps the cart and what was typed', async () => {
    const buyers = [createJar(), createJar()];
    const forms: Record<string, string>[] = [];
    for (const jar of buyers) {
      await add(jar, 'moon-jar');
      forms.push(hiddenFields((await send(jar, '/checkout')).html));
    }
    const answers = await Promise.all(buyers.map((jar, at) => send(jar, '/checkout', { ...forms[at]!, ...BUYER })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 409]);
    const late = answers.findIndex(({ status }) => status === 409);
    assert.match(problem(answers[late]!.html) ?? '', /Somebody was faster.*Moon jar/);
    assert.match(answers[late]!.html, /value="Ada Løvelace"/);
    assert.match((await send(buyers[late]!, '/cart')).html, /Moon jar/);
    const third = await add(createJar(), 'moon-jar');
    assert.deepEqual([third.status, problem(third.html)], [409, 'There are no more of these.']);
  });

  it('an order below the minimum is not made, and the cart says so [CRT-019, CRT-020]', async () => {
    const small = createServer({ storage, shop: { ...demoShop, minimumSubtotalCents: 5000 } });
    await listenFrom(small, 0, '127.0.0.1');
    const at = `http://127.0.0.1:${(small.address() as AddressInfo).port}`;
    const jar = createJar();
    try {
      await add(jar, 'tide-bowl');
      const cookie = jar.readCookies();
      const refused = await fetch(`${at}/commerce/goto-checkout`, { headers: { cookie }, redirect: 'manual' });
      assert.equal(refused.status, 400);
      assert.equal(problem(await refused.text()), 'To check out, your order subtotal must be $50.00 or more.');
      const form = await (await fetch(`${at}/checkout`, { headers: { cookie } })).text();
      const posted = await fetch(`${at}/checkout`, {
        method: 'POST',
        headers: { cookie, origin: at },
        body: new URLSearchParams({ ...hiddenFields(form), ...BUYER }),
        redirect: 'manual',
      });
      assert.equal(posted.status, 409);
      assert.equal(problem(await posted.text()), 'To check out, your order subtotal must be $50.00 or more.');
    } finally {
      small.closeAllConnections();
      await closeServer(small);
    }
  });

  it('a cart that changes in another window is shown again before it is paid', async () => {
    const jar = createJar();
    await add(jar, 'tide-bowl');
    const { html } = await send(jar, '/checkout');
    await add(jar, 'salt-pig');
    const before = await orders();
    const changed = await send(jar, '/checkout', { ...hiddenFields(html), ...BUYER });
    assert.equal(changed.status, 409);
    assert.match(problem(changed.html) ?? '', /has changed since this page was opened/);
    assert.match(changed.html, /Salt pig[\s\S]*value="Ada Løvelace"/);
    assert.equal((await send(jar, '/checkout', { ...hiddenFields(changed.html), ...BUYER })).status, 303);
    assert.equal((await orders()) - before, 1);
  });

  it('a subscription, a donation and a gift card have checkouts of their own [PRD-024, PRD-025, PRD-026]', async () => {
    const jar = createJar();
    const buyer = { email: BUYER.email, name: BUYER.name };
    const { to: subscribe } = await send(jar, '/cart/subscription', { itemId: 'clay-box' });
    assert.match(subscribe!, /^\/checkout\/subscribe\?cartToken=[0-9a-f]{32}$/);
    const donate = '/checkout/donate?donatePageId=wood-for-the-kiln';
    const giftCard = '/checkout/giftcard?websiteId=tidewater&giftCardProductId=gift-card&sku=SQ1000031';
    const place = async (path: string, fields: Record<string, string>) => {
      const { html } = await send(jar, path);
      const { to } = await send(jar, path, { ...hiddenFields(html), ...fields });
      return (await send(jar, to!)).html;
    };
    assert.match(await place(subscribe!, BUYER), /Thank you for subscribing[\s\S]*Clay box/);
    assert.match(await place(donate, { ...buyer, amount: '12,5' }), /Thank you for your gift[\s\S]*\$12\.50/);
    assert.match((await send(jar, giftCard)).html, /value="SQ1000031"\s+checked/);
    assert.match(await place(giftCard, { ...buyer, sku: 'SQ1000032' }), /gift card is on its way[\s\S]*\$100\.00/);
    assert.deepEqual(
      charged.map(({ totalCents }) => totalCents),
      [3200 + 900 + 176, 1250, 10_000],
    );
    for (const amount of ['', '0', '-5', '1e3', '12.345', '99999999'])
      assert.match(
        (await send(jar, donate, { key: '0'.repeat(32), ...buyer, amount })).html,
        /Enter an amount/,
        amount,
      );
  });

  it('an order is reviewed once, by its link, with a star rating', async () => {
    const jar = createJar();
    await add(jar, 'tide-bowl');
    const { to = '' } = await send(jar, '/checkout', {
      ...hiddenFields((await send(jar, '/checkout')).html),
      ...BUYER,
    });
    const page = /href="(\/shop\/review\?token=[0-9a-f]+)"/.exec((await send(jar, to!)).html)![1]!;
    const asked = await send(jar, page);
    const token = hidden(asked.html, 'token');
    assert.match(asked.html, /"pageType": 209/);
    const review = (fields: Record<string, string>) =>
      send(jar, '/api/form/submit/review', { review: 'Good', ...fields });
    const unrated = await review({ token });
    assert.deepEqual([unrated.status, unrated.html.includes('This field is required.')], [400, true]);
    assert.equal((await review({ token, rating: '6' })).status, 400);
    assert.equal((await review({ token, rating: '4' })).status, 303);
    const again = await review({ token, rating: '1' });
    assert.match(again.html, /You have already reviewed this purchase\./);
    assert.match((await send(jar, page)).html, /You have already reviewed this purchase\./);
    for (const wrong of ['', 'x', '0'.repeat(32)])
      assert.match((await send(jar, `/shop/review?token=${wrong}`)).html, /Your review request has expired\./);
    for (const wrong of ['0'.repeat(32), ''])
      assert.match((await review({ token: wrong, rating: '5' })).html, /Your review request has expired\./);
  });

  it('the first picture of a page comes at once, the others when they are near', async () => {
    for (const path of ['/shop/', '/shop/tide-bowl', '/shop/breakfast-mug']) {
      const [first, ...others] = (await send(createJar(), path)).html.match(/<img [^>]*>/g)!;
      assert.match(first, /fetchpriority="high"/, path);
      assert.doesNotMatch(first, /loading=/, path);
      assert.ok(
        others.every((each) => each.includes('loading="lazy"')),
        path,
      );
    }
  });

  it('addresses that lead to nothing, and forms of other sites, are refused', async () => {
    const jar = createJar();
    for (const path of [
      '/checkout',
      '/checkout/subscribe',
      '/checkout/subscribe?cartToken=none',
      '/checkout/donate?donatePageId=__proto__',
      '/checkout/giftcard?websiteId=other&giftCardProductId=gift-card',
      '/checkout/giftcard?websiteId=tidewater&giftCardProductId=tide-bowl',
      `/checkout/order/${'0'.repeat(32)}`,
    ])
      assert.equal((await send(jar, path)).status, 404, path);
    assert.equal((await send(jar, '/commerce/goto-checkout')).to, '/cart');
    const foreign = { origin: 'https://evil.example' };
    assert.equal((await send(jar, '/cart/entries', { itemId: 'tide-bowl' }, foreign)).status, 403);
    assert.equal((await add(jar, 'tide-bowl', { next: '//evil.example' })).to, '/cart');
    assert.equal((await send(jar, '/checkout', { key: '1'.repeat(32), ...BUYER }, foreign)).status, 403);
    assert.equal((await add(jar, 'tide-bowl', { quantity: '1'.repeat(20_000) })).status, 413);
    assert.equal(jar.cookies.get('hasCart'), 'true');
  });
});
