// What a site writes itself: the count and the subtotal of the cart, where there is one.
const place = document.querySelector('#cart');

function show({ items, subtotal }) {
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });
  place.append(` ${items} ${money.format(subtotal)}`);
}

if (/(^|; )hasCart=true/.test(document.cookie)) {
  const answer = await fetch('/api/commerce/shopping-cart');
  show(await answer.json());
} else show({ items: 0, subtotal: 0 });
window.isReady = () => place.textContent.includes('$');
