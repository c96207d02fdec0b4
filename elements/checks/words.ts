import { isObject } from '../../shared/platform/page/unknown-values.js';
import { nearest } from './nearest.js';
import { nameOfTag, type CheckedElement, type Mistake, type Rule } from './page.js';

/** HTML's attributes of every element, which are near to some of the kit's (https://html.spec.whatwg.org/#global-attributes). */
const GLOBAL = new Set(
  (
    'accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id ' +
    'inert inputmode is itemid itemprop itemref itemscope itemtype key lang nonce part popover ref role slot spellcheck ' +
    'style tabindex title translate virtualkeyboardpolicy writingsuggestions'
  ).split(' '),
);
/** Attributes of others: data, ARIA, listeners, and what frameworks and their tools write. */
const FOREIGN = /^(aria-|data-(?!b)|on|v-|x-|hx-|ng-|sv-|astro-|up-|wire|_)|[^a-z\d-]/;
/** Members of JSON that HTML or the platform use otherwise. */
const MIN_KEY_LENGTH = 4;

/** Tags that begin as the kit's, and are a slip away from one of them. */
export const unknownTags: Rule = function* (element, { vocabulary }) {
  const { localName } = element;
  if (!localName.startsWith('sq-') || Object.hasOwn(vocabulary, localName)) return;
  const near = nearest(localName, Object.keys(vocabulary));
  if (near) yield { element, message: `<${localName}> is no element of the kit. Did you mean <${near}>?` };
};

/** Attributes of a block that it does not know, near one that it knows. */
export const unknownAttributes: Rule = function* (element, { vocabulary }) {
  const words = vocabulary[element.localName];
  if (!words) return;
  const known = new Set([...words.attributes, ...words.otherNames]);
  for (const attribute of element.getAttributeNames()) {
    if (known.has(attribute) || GLOBAL.has(attribute) || FOREIGN.test(attribute)) continue;
    const near = nearest(attribute, words.attributes);
    if (!near) continue;
    const message = `${nameOfTag(element)} has no attribute "${attribute}". Did you mean "${near}"?`;
    yield { element, attribute, message };
  }
};

/** The members of `data-block-json`; undefined where it is none, or cannot be read, which the block says itself. */
export function readBlockJson(element: CheckedElement): Readonly<Record<string, unknown>> | undefined {
  try {
    const data: unknown = JSON.parse(element.getAttribute('data-block-json') || '{}');
    return isObject(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Members of `data-block-json` that the block does not know, near one that it knows. Others are the platform's. */
export const unknownKeys: Rule = function* (element, { vocabulary }) {
  const words = vocabulary[element.localName];
  if (!words) return;
  for (const key of Object.keys(readBlockJson(element) ?? {})) {
    if (words.keys.includes(key) || key.length < MIN_KEY_LENGTH) continue;
    const near = nearest(key, words.keys);
    if (near) {
      const message = `${nameOfTag(element)} data-block-json has no member "${key}". Did you mean "${near}"?`;
      yield { element, attribute: 'data-block-json', message } satisfies Mistake;
    }
  }
};
