import { readBlockJson } from './words.js';
import { ancestors, descendants, nameOfTag, type CheckedElement, type Rule } from './page.js';
import type { NeededAttribute, TagWords } from './vocabulary.js';

type Needs = NonNullable<TagWords['needs']>;

const CONTENT = { form: 'a <form> inside', element: 'content inside', text: 'text inside' };

function hasContent(element: CheckedElement, content: Needs['content']): boolean {
  if (content === 'text') return /\S/.test(element.textContent ?? '');
  for (const inside of descendants(element)) if (content === 'element' || inside.localName === 'form') return true;
  return false;
}

/** Whether the attribute, or a script its property, has a value. Elements of a parsed file have no properties. */
function isGiven(element: CheckedElement, { name, property, fallback }: NeededAttribute): boolean {
  if (element.getAttribute(name)) return true;
  const value = (element as unknown as Readonly<Record<string, unknown>>)[property];
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== fallback;
}

/** A block with nothing to show: no content, and none of the attributes that stand for it. */
export const emptyBlocks: Rule = function* (element, { vocabulary }) {
  const needs = vocabulary[element.localName]?.needs;
  if (!needs || element.isCutShort || hasContent(element, needs.content)) return;
  if (Object.keys(readBlockJson(element) ?? {}).length > 0) return;
  if (needs.attributes.some((attribute) => isGiven(element, attribute))) return;
  const wanted = [CONTENT[needs.content], ...needs.attributes.map(({ name }) => name)].join(', or ');
  yield { element, message: `${nameOfTag(element)} is empty: it needs ${wanted}.` };
};

const isInBlock = (element: CheckedElement, blocks: object) =>
  [...ancestors(element)].some(({ localName }) => Object.hasOwn(blocks, localName));

const nameOfImage = (image: CheckedElement) => {
  const source = image.getAttribute('src') ?? image.getAttribute('data-src');
  return source ? `<img src="${source.length > 80 ? `${source.slice(0, 80)}…` : source}">` : '<img>';
};

/** Images in blocks without a text for those who do not see them. `alt=""` says that an image is decoration. */
export const missingAlt: Rule = function* (element, { vocabulary }) {
  if (element.localName !== 'img' || element.hasAttribute('alt') || !isInBlock(element, vocabulary)) return;
  if (
    element.getAttribute('aria-hidden') === 'true' ||
    /^(none|presentation)$/.test(element.getAttribute('role') ?? '')
  )
    return;
  yield {
    element,
    message: `${nameOfImage(element)} has no alt. Describe it, or write alt="" where it is decoration.`,
  };
};

/** Has its own shape, whatever is inside. */
const HAS_SHAPE = 'sq-video';

/** Says the shape of the images inside, on the image or on a block around it. */
const saysShape = (element: CheckedElement) =>
  element.localName === HAS_SHAPE ||
  // The video wrapper of an existing template.
  element.hasAttribute('data-html') ||
  element.hasAttribute('data-image-dimensions') ||
  element.hasAttribute('dimensions') ||
  element.hasAttribute('fixed-ratio') ||
  element.hasAttribute('square-thumbs') ||
  /^[\d.:]+$/.test(element.getAttribute('image-aspect-ratio') ?? '') ||
  /aspect-ratio|--sq-(image-|gallery-)?ratio|(^|;|\s)height/.test(element.getAttribute('style') ?? '');

/** Templates print `width=""` where they have no figure, and browsers then know none. */
const hasLength = (element: CheckedElement, name: string) => /^\s*\d/.test(element.getAttribute(name) ?? '');

/** Images in blocks whose space cannot be reserved before they are there. */
export const missingSize: Rule = function* (element, { vocabulary }) {
  if (element.localName !== 'img' || !isInBlock(element, vocabulary)) return;
  if (hasLength(element, 'width') && hasLength(element, 'height')) return;
  if ([...ancestors(element)].some(saysShape)) return;
  yield {
    element,
    message: `${nameOfImage(element)} has no width and height: what is below moves when it is there.`,
  };
};

/** What has no use without an address: `href=""` leads to the page itself, `src=""` shows nothing. */
const ADDRESSES: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  img: 'src',
  source: 'src',
  iframe: 'src',
};

/** What gives an image its address instead, at once or later. */
const LATER = ['srcset', 'data-src', 'data-image'];

/** Links and media in blocks whose address the template has left empty. */
export const emptyAddresses: Rule = function* (element, { vocabulary }) {
  const attribute = ADDRESSES[element.localName];
  if (attribute === undefined || element.getAttribute(attribute)?.trim() !== '') return;
  if (!isInBlock(element, vocabulary) || LATER.some((name) => element.getAttribute(name))) return;
  yield {
    element,
    attribute,
    message: `<${element.localName} ${attribute}=""> has no address. Leave it out, or write one.`,
  };
};
