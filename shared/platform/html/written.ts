import { allMatching } from '../page/element-calls.js';
import { onePerPage } from '../store.js';
import { safeLink, safeSource } from './safe-address.js';
import { writeAttribute } from './write-attribute.js';

/*
 * What blocks write among the author's elements, so that it does not outlive them. A page may copy a block that works:
 * `cloneNode`, `innerHTML`, the slides of a carousel, the history of htmx. The copy has all that was written, and no block
 * that knows of it. So each element that a block has written on says so, in an attribute that is copied as well; the block
 * of a copy takes it back before it reads its content.
 */

/** By key what the block has written and what was there before, as JSON; empty on an element that a block has added. */
const MARK = 'data-sq-written';

/** `null`: it is not there. */
type Value = string | null;
type Entry = readonly [written: Value, before: Value];

/** Elements on which a block of this page has written: those that are marked and not among them are copies. */
const live = () => onePerPage('written', () => new WeakMap<Element, Record<string, Entry>>());

/*
 * A mark may come from a stranger, in HTML that a site has cleaned: what is named here can do no harm, whatever it is. Of
 * `REMOVED` only the absence is restored.
 */
const RESTORED =
  /^(?:\.[\w-]+|#text|aria-[a-z]+|role|title|tabindex|slot|target|data-sq-lightbox|hidden|inert|disabled|open|label|min|max|value|width|height|loading|theme|:(?:opacity|aspect-ratio|object-(?:fit|position)|(?:max-)?(?:block|inline)-size))$/;
const REMOVED = /^(?::[\w-]+|id|data-sq-(?:at|shown|away|off|moving|state|text|max|sized|stacked))$/;
const isSafe = (element: Element, key: string, value: unknown): value is Value =>
  (value === null || typeof value === 'string') &&
  // Elements of a drawing have another `style`, and the text of a script may be guarded.
  (element instanceof HTMLElement || key[0] !== ':') &&
  (key !== '#text' || !(element instanceof HTMLScriptElement)) &&
  isHarmless(element, key, value);
const isHarmless = (element: Element, key: string, value: Value): boolean =>
  RESTORED.test(key) ||
  (value === null && REMOVED.test(key)) ||
  (key === 'src' && element instanceof HTMLImageElement && (value === null || safeSource(value) === value)) ||
  (key === 'href' && element instanceof HTMLAnchorElement && (value === null || safeLink(value) === value)) ||
  (key === 'name' && element instanceof HTMLDetailsElement);

const get = (element: Element, name: string): Value => Element.prototype.getAttribute.call(element, name);
/** By the prototype: a form's own members may be hidden by controls of the same name. */
function set(element: Element, name: string, value: Value): void {
  if (value === null) Element.prototype.removeAttribute.call(element, name);
  else writeAttribute(element, name, value);
}
const classesOf = (element: Element): DOMTokenList => Reflect.get(Element.prototype, 'classList', element);
const styleOf = (element: Element): CSSStyleDeclaration => Reflect.get(HTMLElement.prototype, 'style', element);

function read(element: Element, key: string): Value {
  const name = key.slice(1);
  if (key[0] === '.') return classesOf(element).contains(name) ? '' : null;
  if (key[0] === '#') return element.textContent;
  if (key[0] !== ':') return get(element, key);
  const value = styleOf(element).getPropertyValue(name);
  return value ? [value, styleOf(element).getPropertyPriority(name)].filter(Boolean).join(' !') : null;
}

function put(element: Element, key: string, value: Value): void {
  const name = key.slice(1);
  if (key[0] === '.') classesOf(element).toggle(name, value !== null);
  else if (key[0] === '#') element.textContent = value;
  else if (key[0] === ':') styleOf(element).setProperty(name, ...((value ?? '').split(' !') as [string, string?]));
  else return set(element, key, value);
  const attribute = key[0] === '.' ? 'class' : 'style';
  if (value === null && get(element, attribute) === '') set(element, attribute, null);
}

function store(element: Element, record: Record<string, Entry>): void {
  const isMarked = Object.keys(record).length > 0;
  if (isMarked) live().set(element, record);
  else live().delete(element);
  set(element, MARK, isMarked ? JSON.stringify(record) : null);
}

/**
 * Writes an attribute, or with `.name` a class, with `:name` a property of `style`, with `#text` the text. `null` removes
 * it. Returns how to restore what was there.
 */
export function write(element: Element, key: string, value: Value): () => void {
  takeBackFrom(element);
  const record = live().get(element) ?? {};
  const before = read(element, key);
  const known = record[key];
  // What the page has changed in the meantime is the page's.
  const own = known?.[0] === before ? known[1] : before;
  put(element, key, value);
  const written = read(element, key);
  // All of an element that a block has added is the block's.
  if (get(element, MARK) === '') return () => put(element, key, before);
  if (written === own) delete record[key];
  else record[key] = [written, own];
  if (known ?? record[key]) store(element, record);
  return () => void write(element, key, before);
}

/** Says that a block has brought about what is there by another way: `before` is what was. */
export function claim(element: Element, key: string, before: Value): void {
  store(element, { ...live().get(element), [key]: [read(element, key), before] });
}

/** Marks an element that a block adds to the author's. */
export function ownElement<E extends Element>(element: E): E {
  set(element, MARK, '');
  live().set(element, {});
  return element;
}

/**
 * Shows a text in place of an element's content until the returned function is called. A copy finds the content in a
 * template, which shows nothing.
 */
export function replaceContent(element: Element, text: string): () => void {
  const own = [...element.childNodes];
  const kept = ownElement(document.createElement('template'));
  kept.content.append(...own.map((node) => node.cloneNode(true)));
  element.replaceChildren(text, kept);
  return () => element.replaceChildren(...own);
}

/** Takes back what blocks have written in the original of this element and of all inside of it, if it is a copy. */
export function takeBack(root: Element): void {
  allMatching(root, `[${MARK}]`).forEach(takeBackFrom);
}

function takeBackFrom(element: Element): void {
  const mark = get(element, MARK);
  if (mark === null || live().has(element)) return;
  set(element, MARK, null);
  if (mark === '') {
    if (element instanceof HTMLTemplateElement)
      element.parentElement?.replaceChildren(document.importNode(element.content, true));
    return Element.prototype.remove.call(element);
  }
  for (const [key, entry] of Object.entries(readMark(mark)))
    if (Array.isArray(entry)) {
      const [written, before] = entry as unknown[];
      if (isSafe(element, key, before) && read(element, key) === written) put(element, key, before);
    }
}

function readMark(mark: string): object {
  try {
    return Object(JSON.parse(mark)) as object;
  } catch {
    return {};
  }
}
