import { html, raw } from 'hono/html';
import type { SubscriptionPlan } from '../../shared/commerce/product/subscription-plan.js';
import {
  type DonatePage,
  type Picture,
  type Product,
  type ShopRules,
  toItem,
  unitPrice,
  type Variant,
} from '@sq-blocks/backend';
import { everyText, moneyText } from './money-text.js';
import { shopPage, type Html } from './shop-page.js';
import { reviewList } from './reviews.js';

/** JSON in a script element: `<` could end it. */
const scriptJson = (data: unknown) => raw(JSON.stringify(data).replaceAll('<', '\\u003c'));

const lowest = (numbers: readonly number[]) => Math.min(...numbers);

/** "from $19.00" where the variants differ, and the original price where all that is shown is on sale. */
function priceOf({ variants }: Product, currency: string): Html {
  const prices = variants.map(unitPrice);
  const price = lowest(prices);
  const text = moneyText(price, currency);
  const original = lowest(variants.map(({ priceCents }) => priceCents));
  const from = prices.some((each) => each !== price) ? `from ${text}` : text;
  return original === price
    ? html`<strong>${from}</strong>`
    : html`<strong>${from}</strong> <span class="soft">instead of <s>${moneyText(original, currency)}</s></span>`;
}

/** A photograph is there in two widths, and in two formats. */
const widths = (src: string) => `${src.replace('-1000.', '-500.')} 500w, ${src} 1000w`;

const IN_LIST = '(width < 600px) 90vw, 380px';
const ON_PAGE = '(width < 800px) 90vw, 560px';

const imageTag = ({ src, alt }: Picture, sizes: string, more: Html) =>
  html`<img src="${src}" srcset="${widths(src)}" sizes="${sizes}" alt="${alt}" width="1000" height="1000" ${more} />`;

const pictureTag = (picture: Picture, sizes: string, more: Html) =>
  html`<picture
    ><source type="image/avif" srcset="${widths(picture.src.replace('.jpg', '.avif'))}" sizes="${sizes}" />
    ${imageTag(picture, sizes, more)}</picture
  >`;

/** The first picture of a page is what its visitors wait for; the others come when they are near. */
const loadingOf = (index: number) => (index === 0 ? html`fetchpriority="high"` : html`loading="lazy"`);

const isBuyable = ({ plan, type }: Product) => !plan && type !== 'giftCard';

/** How a product in a list is bought at once, where nothing has to be chosen. */
function quickAdd(product: Product) {
  const { id, name, variants, path = '/shop/' } = product;
  const isChosenHere = isBuyable(product) && variants.length > 1;
  if (isChosenHere || !isBuyable(product))
    return html`<a class="button quiet small" href="${path}" ${isChosenHere ? raw('data-sq-quick-view') : ''}
      >Choose<span class="hidden-text"> ${name}</span></a
    >`;
  return html`<form method="post" action="/cart/entries" data-sq-add-to-cart>
    <input type="hidden" name="itemId" value="${id}" />
    <button class="button quiet small">Add to cart</button>
  </form>`;
}

/** The product in a dialog on the list; without script the link leads to its page. */
const quickView = (product: Product) =>
  isBuyable(product)
    ? html`<p>
        <a href="${product.path}" data-sq-quick-view="${product.id}"
          >Quick view<span class="hidden-text"> of ${product.name}</span></a
        >
      </p>`
    : '';

const card = (product: Product, currency: string, index: number) =>
  html`<li>
    ${product.picture ? html`<a href="${product.path}" tabindex="-1" aria-hidden="true">${pictureTag(product.picture, IN_LIST, loadingOf(index))}</a>` : ''}
    <h2><a href="${product.path}">${product.name}</a></h2>
    <p>${product.lead}</p>
    ${quickView(product)}
    <div class="price">
      <span
        >${priceOf(product, currency)}${product.plan ? html` <span class="soft">${everyText(product.plan)}</span>` : ''}</span
      >
      ${quickAdd(product)}
    </div>
  </li>`;

const donation = ({ id, name, suggestedCents }: DonatePage, currency: string) =>
  html`<section>
    <h2>${name}</h2>
    <p>The kiln burns four cubic metres of wood in a firing. Whoever gives a little is invited to the opening.</p>
    <sq-donate donate-page-id="${id}"
      ><a class="button" href="/checkout/donate?donatePageId=${encodeURIComponent(id)}"
        >Give ${moneyText(suggestedCents[0] ?? 0, currency)} or more</a
      ></sq-donate
    >
  </section>`;

export const listPage = ({ products, donatePages, currency }: ShopRules): Promise<string> =>
  shopPage(
    'The shop',
    '/shop/',
    html`<p class="lead">
        Stoneware for every day, made in small numbers; courses, and a box of clay for those far away.
      </p>
      <sq-product-quick-view>
        <ul class="shop products">
          ${products.filter(({ path }) => path?.startsWith('/shop/')).map((product, index) => card(product, currency, index))}
        </ul>
      </sq-product-quick-view>
      <p><a href="/members">Members use the studio every day.</a></p>
      ${donatePages.map((page) => donation(page, currency))}`,
    { isWide: true },
  );

function optionFields({ variants }: Product) {
  const names = Object.keys(variants[0].options ?? {});
  return names.map((name) => {
    const values = [...new Set(variants.map(({ options = {} }) => options[name] ?? ''))];
    return html`<fieldset>
      <legend>${name}</legend>
      ${values.map(
        (value) => html`<label><input type="radio" name="${name}" value="${value}" required /> ${value}</label>`,
      )}
    </fieldset>`;
  });
}

/** The pictures of a product, each once, with the option values that they show. */
function gallery({ name, picture, variants }: Product) {
  const shown = new Map<string, { picture: Picture; skus: string[] }>();
  const show = (each: Picture | undefined, sku: string) => {
    if (!each) return;
    const known = shown.get(each.src) ?? { picture: each, skus: [] };
    known.skus.push(sku);
    shown.set(each.src, known);
  };
  for (const variant of variants) show(variant.picture ?? picture, variant.sku);
  const pictures = [...shown.values()];
  if (pictures.length === 1)
    return html`<div class="picture">${pictureTag(pictures[0]!.picture, ON_PAGE, loadingOf(0))}</div>`;
  return html`<sq-gallery
    design="slideshow"
    image-aspect-ratio="1:1"
    label="${name}"
    thumbnails
    square-thumbs
    class="picture"
  >
    ${pictures.map((each, index) =>
      imageTag(each.picture, ON_PAGE, html`data-variant="${each.skus.join(',')}" ${loadingOf(index)}`),
    )}
  </sq-gallery>`;
}

const head = (product: Product) =>
  html`<h1 data-sq-field="title">${product.name}</h1>
    <p>${product.lead}</p>`;

/** A product that goes into the cart. Its form works without script: the options are its fields. */
function buyable(product: Product, left: ReadonlyMap<string, number>, currency: string) {
  const { id, variants } = product;
  const isSoldOut = variants.every(({ sku }) => left.get(sku) === 0);
  const item = toItem(product, left);
  return html`<sq-product class="product" currency="${currency}" item-id="${id}">
    ${gallery(product)}
    <div>
      ${head(product)}
      <p class="amount"><span data-sq-field="price">${priceOf(product, currency)}</span></p>
      <p data-sq-field="stock">${isSoldOut ? 'Sold out' : 'In stock'}</p>
      <form method="post" action="/cart/entries">
        <input type="hidden" name="itemId" value="${id}" />
        <input type="hidden" name="sku" value="" />
        ${optionFields(product)}
        <p>
          <label
            >Quantity <input type="number" name="quantity" value="1" min="1" max="99" inputmode="numeric" required
          /></label>
        </p>
        <button class="button" ${isSoldOut ? raw('disabled') : ''}>Add to cart</button>
      </form>
      <script type="application/json" data-sq-product>
        ${scriptJson(item)}
      </script>
    </div>
  </sq-product>`;
}

/** Each subscription has a cart and a checkout of its own. */
const subscription = (product: Product, plan: SubscriptionPlan, currency: string) =>
  html`<div class="product">
    ${gallery(product)}
    <div>
      ${head(product)}
      <p class="amount">${priceOf(product, currency)} ${everyText(plan)}, until you cancel</p>
      <form method="post" action="/cart/subscription">
        <input type="hidden" name="itemId" value="${product.id}" />
        <button class="button">Subscribe</button>
      </form>
    </div>
  </div>`;

function giftCard(product: Product, websiteId: string, currency: string) {
  const address = ({ sku }: Variant) =>
    `/checkout/giftcard?${String(new URLSearchParams({ websiteId, giftCardProductId: product.id, sku }))}`;
  return html`<div class="product">
    ${gallery(product)}
    <div>
      ${head(product)}
      <ul class="amounts">
        ${product.variants.map(
          (variant) =>
            html`<li>
              <sq-gift-card website-id="${websiteId}" gift-card-product-id="${product.id}" sku="${variant.sku}"
                ><a class="button quiet" href="${address(variant)}"
                  >${moneyText(unitPrice(variant), currency)}</a
                ></sq-gift-card
              >
            </li>`,
        )}
      </ul>
    </div>
  </div>`;
}

export interface ProductPage {
  readonly product: Product;
  readonly left: ReadonlyMap<string, number>;
  readonly websiteId: string;
  readonly currency: string;
}
export function productPage({ product, left, websiteId, currency }: ProductPage): Promise<string> {
  const content = product.plan
    ? subscription(product, product.plan, currency)
    : product.type === 'giftCard'
      ? giftCard(product, websiteId, currency)
      : buyable(product, left, currency);
  return shopPage(
    product.name,
    product.path ?? '/shop/',
    html`<p><a href="/shop/">The shop</a></p>
      ${content} ${reviewList(product.id)}`,
    {
      isWide: true,
      hasOwnHeading: true,
    },
  );
}
