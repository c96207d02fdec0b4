// What the demo's pages need besides the blocks: add to cart, the cart page, the owner's page.
const CART = '/api/commerce/shopping-cart';

const crumb = () => /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
const money = (cents, currency) => new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);

/** Calls the backend; repeats the call once with the new crumb when the server has sent one. */
async function call(path, method = 'GET', body) {
  const send = () =>
    fetch(path, {
      method,
      headers: { 'content-type': 'application/json', 'x-csrf-token': crumb() },
      ...(body && { body: JSON.stringify(body) }),
    });
  let response = await send();
  let answer = await response.json().catch(() => ({}));
  if (answer.crumbFail) {
    response = await send();
    answer = await response.json().catch(() => ({}));
  }
  if (!response.ok) throw new Error(answer.error ?? 'Unable to connect. Please try again');
  return answer;
}

/** Notifies the cart indicators of this page on the channel on which other tabs do. */
function notifyIndicators({ totalQuantity, subtotalCents, subtotalAmount }) {
  const channel = new BroadcastChannel('sq-cart');
  channel.postMessage({
    synced: true,
    items: totalQuantity,
    subtotal: subtotalCents,
    currency: subtotalAmount.currency,
  });
  channel.close();
}

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

document.addEventListener('click', async ({ target }) => {
  const button = target.closest?.('[data-add-to-cart]');
  if (!button) return;
  const status = document.getElementById('shop-status') ?? button.parentElement;
  try {
    notifyIndicators(await call(`${CART}/entries`, 'POST', { itemId: button.dataset.addToCart, quantity: 1 }));
    if (status !== button.parentElement) status.textContent = 'It is in your cart.';
  } catch (error) {
    if (status !== button.parentElement) status.textContent = error.message;
  }
});

const cartBox = document.getElementById('cart');
function showCart(cart) {
  notifyIndicators(cart);
  if (cart.entries.length === 0) {
    cartBox.replaceChildren(
      make('p', {}, 'Nothing yet. ', make('a', { href: '/#shop' }, 'Have a look at the last firing.')),
    );
    return;
  }
  const rows = cart.entries.map((entry) => {
    const name = entry.productName ?? entry.title ?? entry.name ?? entry.itemId;
    const quantity = make('input', {
      type: 'number',
      min: '1',
      max: '99',
      value: entry.quantity,
      'aria-label': `Quantity of ${name}`,
    });
    const remove = make('button', { type: 'button', class: 'button quiet small' }, 'Remove');
    const path = `${CART}/entries/${entry.id}`;
    quantity.addEventListener('change', () =>
      change(path, 'PUT', { quantity: Number(quantity.value) }, 'Unable to update quantity'),
    );
    remove.addEventListener('click', () => change(path, 'DELETE', undefined, 'Unable to remove item'));
    return make('tr', {}, make('td', {}, name), make('td', {}, quantity), make('td', {}, remove));
  });
  cartBox.replaceChildren(
    make('table', {}, make('tbody', {}, ...rows)),
    make('p', { class: 'lead' }, `Subtotal ${money(cart.subtotalCents, cart.subtotalAmount.currency)}`),
  );
}
async function change(path, method, body, failed) {
  try {
    showCart(await call(path, method, body));
  } catch {
    cartBox.append(make('p', { role: 'alert' }, failed));
  }
}
if (cartBox) call(CART).then(showCart, (error) => cartBox.replaceChildren(make('p', {}, error.message)));

const submissionsBox = document.getElementById('submissions');
if (submissionsBox) {
  call('/api/demo/submissions').then((all) => {
    const list = Array.isArray(all) ? all : (all.submissions ?? []);
    const row = (submission) => {
      const values = submission.form ?? submission.payload?.form ?? submission.values ?? {};
      const shown = typeof values === 'string' ? values : JSON.stringify(values);
      return make(
        'tr',
        {},
        make('td', {}, new Date(submission.receivedAt ?? submission.at).toLocaleString()),
        make('td', {}, submission.formId),
        make('td', {}, make('code', {}, shown)),
      );
    };
    const head = make('tr', {}, ...['When', 'Form', 'What'].map((name) => make('th', { scope: 'col' }, name)));
    submissionsBox.replaceChildren(
      list.length
        ? make('table', {}, make('thead', {}, head), make('tbody', {}, ...list.map(row)))
        : make('p', {}, 'Nothing has been sent yet.'),
    );
  });
}
