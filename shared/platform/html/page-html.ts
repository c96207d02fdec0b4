import { ATTRIBUTES } from '../../generated/attributes.js';
import { CONTENT } from './content-html.js';
import { copyNodes } from './copy-allowed.js';
import { isOfSiteOnly, isOwnersOnly, OWNERS_ONLY_TAGS } from './owners-only.js';
import { isSafeSrcset, LINKED, PICTURED, safeAddress } from './safe-address.js';
import { trustedJson } from './trusted.js';
import { writeAttribute } from './write-attribute.js';

const SVG = 'http://www.w3.org/2000/svg';
const HTML = 'http://www.w3.org/1999/xhtml';
const words = (text: string) => text.split(' ');

const GLOBAL = words('class title lang dir role hidden id slot tabindex popover itemprop itemscope itemtype');
/** Of the kit, and none of those by which something is fetched or runs. */
const DATA = words(
  'data-sq-field data-sq-product data-sq-if data-sq-option data-sq-add-to-cart data-sq-cart-count data-sq-cart-subtotal ' +
    'data-sq-relative data-sq-show-if data-sq-lightbox data-sq-animate data-sq-animate-duration data-sq-quick-view ' +
    'data-variant data-option data-title data-description data-image-focal-point data-image-dimensions data-slide-id',
);
const SENT = ' form formaction formmethod formenctype formnovalidate';
const MEDIA = 'src controls preload muted loop';
/** Beside what a content has: what a product is chosen and ordered with. */
const MORE: Readonly<Record<string, string>> = {
  FORM: 'action method enctype accept-charset novalidate',
  INPUT:
    'type name value checked min max step minlength maxlength pattern placeholder required disabled readonly size multiple ' +
    `accept list inputmode autocomplete src alt width height${SENT}`,
  SELECT: 'name required disabled multiple size form autocomplete',
  OPTION: 'value selected disabled label',
  OPTGROUP: 'label disabled',
  TEXTAREA:
    'name rows cols placeholder required disabled readonly minlength maxlength form autocomplete inputmode spellcheck',
  BUTTON: `type name value disabled popovertarget popovertargetaction command commandfor${SENT}`,
  LABEL: 'for',
  FIELDSET: 'name disabled form',
  LEGEND: '',
  OUTPUT: 'name for form',
  DATALIST: '',
  METER: 'value min max low high optimum',
  PROGRESS: 'value max',
  DETAILS: 'open name',
  DIALOG: '',
  IMG: 'fetchpriority',
  VIDEO: `${MEDIA} poster width height playsinline autoplay`,
  AUDIO: MEDIA,
  SOURCE: 'src',
  TRACK: 'src kind srclang label default',
};
/** Colours of swatches, and a theme's own properties. Nothing that moves an element over others. */
const STYLES = ['color', 'background-color', 'aspect-ratio'];
const FETCHES = /[\\<]|(?:url|image|image-set|src|attr|paint|element)\s*\(/i;
const SHAPES = words(
  'svg g defs symbol use path circle ellipse rect line polyline polygon text tspan title desc linearGradient radialGradient ' +
    'stop clipPath mask',
);
const DRAWN = words(
  'viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry d points fill stroke stroke-width stroke-linecap ' +
    'stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset fill-rule clip-rule fill-opacity stroke-opacity ' +
    'opacity transform offset stop-color stop-opacity gradientUnits gradientTransform clip-path mask text-anchor font-size ' +
    'font-family font-weight class id role focusable',
);
const ADDRESS = /(?:^|-)(?:url|src|href|redirect|poster|source|action)$/;
const isOfSite = (value: string) => {
  const address = safeAddress(value);
  return address !== undefined && new URL(address).origin === self.origin;
};

/** Whether an attribute that the list knows may have this value. */
function isHarmless(tag: string, name: string, value: string): boolean {
  if (isOfSiteOnly(tag.toLowerCase(), name)) return isOfSite(value);
  if (name === 'target') return /^_(?:blank|self)$/i.test(value);
  if (name === 'srcset') return isSafeSrcset(value);
  if (!ADDRESS.test(name)) return true;
  return safeAddress(value, name === 'href' ? LINKED : PICTURED) !== undefined;
}

function namesOf(tag: string): readonly string[] | undefined {
  const own = tag.toLowerCase();
  if (Object.hasOwn(ATTRIBUTES, own) && !OWNERS_ONLY_TAGS.includes(own))
    return ['load', ...words(ATTRIBUTES[own]!)].filter((name) => !isOwnersOnly(own, name) && name !== 'data-html');
  if (!Object.hasOwn(CONTENT, tag) && !Object.hasOwn(MORE, tag)) return undefined;
  return [...(CONTENT[tag] ?? []), ...words(MORE[tag] ?? '')];
}

function copyElement(from: HTMLElement): Element | undefined {
  const names = namesOf(from.tagName);
  if (!names) return undefined;
  const copy = document.createElement(from.localName);
  for (const { name, value } of from.attributes) {
    const isKnown = names.includes(name) || GLOBAL.includes(name) || DATA.includes(name) || /^aria-[a-z]+$/.test(name);
    if (isKnown && isHarmless(from.tagName, name, value)) writeAttribute(copy, name, value);
  }
  for (const name of from.style) {
    const value = from.style.getPropertyValue(name);
    if ((STYLES.includes(name) || name.startsWith('--')) && !FETCHES.test(value)) copy.style.setProperty(name, value);
  }
  return copy;
}

/** A part of a drawing; it names only parts of the same page. */
function copyShape(from: Element): Element | undefined {
  if (!SHAPES.includes(from.localName)) return undefined;
  const copy = document.createElementNS(SVG, from.localName);
  for (const { name, value } of from.attributes) {
    if (/^(?:xlink:)?href$/.test(name) && value.startsWith('#')) writeAttribute(copy, 'href', value);
    const isKnown = DRAWN.includes(name) || /^aria-[a-z]+$/.test(name);
    if (isKnown && !FETCHES.test(value.replaceAll(/url\(#[\w-]+\)/g, ''))) writeAttribute(copy, name, value);
  }
  return copy;
}

/** Data in a script element, which never runs. `<` could end the element in a saved page; JSON has it only in texts. */
function copyData(from: Element): Element | undefined {
  if (from.getAttribute('type')?.trim().toLowerCase() !== 'application/json') return undefined;
  const copy = document.createElement('script');
  copy.type = 'application/json';
  if (from.hasAttribute('data-sq-product')) copy.setAttribute('data-sq-product', '');
  copy.text = trustedJson((from.textContent ?? '').replaceAll('<', String.raw`\u003c`)) ?? '';
  return copy;
}

/**
 * Elements of a page that the site's own server has shown (`loadPage`), as safe nodes: content, forms and their controls,
 * drawings, data, and the kit's own tags but those that only trusted authors may place.
 */
export function pageHtml(nodes: Iterable<Node>): DocumentFragment {
  const result = document.createDocumentFragment();
  copyNodes(nodes, result, (from) => {
    if (from.namespaceURI === SVG) return copyShape(from);
    // HTML inside of a drawing, or MathML: a text is all that is kept.
    if (from.namespaceURI !== HTML || from.closest('svg, math')) return undefined;
    return from.localName === 'script' ? copyData(from) : copyElement(from as HTMLElement);
  });
  return result;
}
