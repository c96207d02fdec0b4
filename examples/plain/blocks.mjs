import { html, trusted } from './html.mjs';

const img = ({ src, alt, width, height }) =>
  html`<img src="${src}" alt="${alt}" width="${width}" height="${height}" />`;
const caption = ({ caption: text }) => (text ? html`<figcaption>${text}</figcaption>` : '');

const required = (input) => (input.required ? trusted(' required') : '');
const autocomplete = (input) => (input.autocomplete ? html` autocomplete="${input.autocomplete}"` : '');
const input = (field) =>
  field.rows
    ? html`<textarea name="${field.field}" rows="${field.rows}" ${required(field)}></textarea>`
    : html`<input name="${field.field}" type="${field.type}" ${autocomplete(field)}${required(field)} />`;
const form = ({ action, inputs, button }) =>
  html` <form action="${action}" method="post">
    ${inputs.map(
      (field) =>
        html`<p>
          <label><span>${field.label}</span> ${input(field)}</label>
        </p>`,
    )}
    <button>${button}</button>
  </form>`;

/** What the author writes inside of each block. */
const INSIDE = {
  'sq-cart-indicator': ({ href, text }) => html`<a href="${href}">${text}</a>`,
  'sq-cookie-banner': ({ notice }) => html`<p>${notice}</p>`,
  'sq-form': form,
  'sq-gallery': ({ slides }) =>
    slides.map((slide) => html`<figure><a href="${slide.full}">${img(slide)}</a>${caption(slide)}</figure>`),
  'sq-image': ({ picture }) => html`<figure>${img(picture)}${caption(picture)}</figure>`,
  'sq-lightbox': ({ slides = [] }) => slides.map((slide) => html`<a href="${slide.full}">${img(slide)}</a>`),
  'sq-map': ({ address, link, linkText }) =>
    html`<address>${address}</address>
      <p><a href="${link}">${linkText}</a></p>`,
  'sq-marquee': ({ text }) => html`${text}`,
  'sq-newsletter': form,
  'sq-video': ({ src, picture }) => html`<a href="${src}">${img(picture)}</a>`,
};

/** Of a block that is not in the table: HTML of the page. */
const anything = ({ content }) => trusted(content ?? '');

/** Absent where there is no value; data as JSON. */
function attribute([name, value]) {
  if (value === undefined || value === null) return '';
  return html` ${trusted(name)}="${typeof value === 'object' ? JSON.stringify(value) : value}"`;
}

/** A block: the attributes of its tag, and the values that are printed inside. */
export const block = (tag, attributes, inside) =>
  html`<${trusted(tag)}${Object.entries(attributes).map(attribute)}>${(INSIDE[tag] ?? anything)(inside)}</${trusted(tag)}>`;
