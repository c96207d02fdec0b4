import { ATTRIBUTES } from '../../shared/generated/attributes.js';
import { isOfSiteOnly, isOwnersOnly, OWNERS_ONLY_TAGS, plainName } from '../../shared/platform/html/owners-only.js';
import { writeAttribute } from '../../shared/platform/html/write-attribute.js';
import { nameOf, warnOnce } from '../../shared/platform/log.js';
import { allMatching } from '../../shared/platform/page/element-calls.js';
import { isNamedOrigin } from '../../shared/platform/page/read-page.js';
import { isObject } from '../../shared/platform/page/unknown-values.js';

const WARNING =
  'a wrapper may be of anybody: write the tag for an address of another site, or name its origin in sqOrigins.';

/**
 * Sanitizers let class names and `data-*` of strangers pass, because these do nothing by themselves: a wrapper must not make
 * scripts of them, nor send orders and data to others.
 */
function isAllowed(tag: string, name: string, value: unknown): boolean {
  if (isOwnersOnly(tag, name)) return false;
  if (typeof value !== 'string' || !URL.canParse(value, document.baseURI)) return true;
  const { protocol, origin } = new URL(value, document.baseURI);
  if (protocol === 'javascript:') return false;
  if (!isOfSiteOnly(tag, name) || isNamedOrigin(origin)) return true;
  warnOnce(`<${tag}> ${name}="${value}" is left out: ${WARNING}`);
  return false;
}

/** The JSON of `data-block-json` without what is for owners only; as it is, where it cannot be read: the block warns. */
function allowedJson(tag: string, text: string): string {
  try {
    const data = JSON.parse(text) as unknown;
    if (!isObject(data)) return text;
    return JSON.stringify(
      Object.fromEntries(Object.entries(data).filter(([name, value]) => isAllowed(tag, name, value))),
    );
  } catch {
    return text;
  }
}

/**
 * The attributes of a block by the `data-*` attributes of its wrapper: those that the block declares, `load` and
 * `data-block-json`. Anything else stays on the wrapper alone.
 */
function blockAttributes(tag: string, wrapper: Element): [name: string, value: string][] {
  const known = ['load', ...(ATTRIBUTES[tag]?.split(' ') ?? [])];
  const found: [string, string][] = [];
  for (const { name, value } of wrapper.attributes) {
    if (name === 'data-block-json') found.push([name, allowedJson(tag, value)]);
    if (!name.startsWith('data-')) continue;
    const given = plainName(name.slice('data-'.length));
    const attribute = known.find((each) => each === name || plainName(each) === given);
    if (attribute && isAllowed(tag, attribute, value)) found.push([attribute, value]);
  }
  return found;
}

const WRAPPER = '.sq-block';

type Moving = Element & { moveBefore?(node: Node, before: Node | null): void };

/** Moves nodes into an element. `moveBefore`, where it exists, keeps frames, videos, focus and animations as they are. */
function moveInto(element: Moving, nodes: readonly Node[]): void {
  for (const node of nodes) {
    if (element.moveBefore) element.moveBefore(node, null);
    else element.append(node);
  }
}

/** Puts the block that a wrapper names into it, around its content. Does nothing where the block is there already. */
function fill(wrapper: Element): void {
  const tag = [...wrapper.classList].find((name) => Object.hasOwn(ATTRIBUTES, name));
  if (!tag)
    return warnOnce(
      `${nameOf(wrapper)} class="${wrapper.className}" names no block: a second class is its tag.`,
      wrapper,
    );
  if (OWNERS_ONLY_TAGS.includes(tag))
    return warnOnce(`${nameOf(wrapper)} makes no ${tag}: a wrapper may be of anybody. Write the tag.`, wrapper);
  if (wrapper.querySelector(`:scope > ${tag}`)) return;
  const block = document.createElement(tag);
  for (const [name, value] of blockAttributes(tag, wrapper)) writeAttribute(block, name, value);
  // Other blocks, buttons and scripts name the block by its id.
  if (wrapper.id) {
    block.id = wrapper.id;
    wrapper.removeAttribute('id');
  }
  const content = [...wrapper.childNodes];
  wrapper.append(block);
  moveInto(block, content);
}

/**
 * Makes blocks of `<div class="sq-block sq-gallery" data-design="grid">`, for editors and sanitizers that remove unknown
 * tags. Wrappers that are added later are filled as well. Returns how to stop.
 */
export function startWrappers(): () => void {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (node.isConnected) allMatching(node, WRAPPER).forEach(fill);
      }
  });
  observer.observe(document, { childList: true, subtree: true });
  document.querySelectorAll(WRAPPER).forEach(fill);
  return () => observer.disconnect();
}
