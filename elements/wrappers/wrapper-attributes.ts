import { isObject } from '../../shared/platform/page/unknown-values.js';
import { ATTRIBUTES } from '../generated/attributes.js';

/** `data-slides-per-row` is `slides-per-row`; where a case-blind editor wrote `data-slidesPerRow` as well. */
const plain = (name: string) => name.toLowerCase().replaceAll('-', '');

/**
 * Values that run as scripts of the site's owner. Sanitizers let class names and `data-*` of strangers pass, because these
 * do nothing by themselves: a wrapper must not make scripts of them.
 */
const OWNERS_ONLY = ['postsubmithtml', 'postsubmitscripts'];
/** Of these blocks: addresses of scripts, and what a frame may do. */
const OWNERS_ONLY_OF: Readonly<Record<string, readonly string[]>> = {
  'sq-comment-count': ['src'],
  'sq-embed': ['allow', 'sandbox'],
  'sq-reservation': ['src'],
};

function isScript(value: unknown): boolean {
  try {
    return typeof value === 'string' && new URL(value, document.baseURI).protocol === 'javascript:';
  } catch {
    return false;
  }
}
const isAllowed = (tag: string, name: string, value: unknown) =>
  ![...OWNERS_ONLY, ...(OWNERS_ONLY_OF[tag] ?? [])].includes(plain(name)) && !isScript(value);

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
export function blockAttributes(tag: string, wrapper: Element): [name: string, value: string][] {
  const known = ['load', ...(ATTRIBUTES[tag]?.split(' ') ?? [])];
  const found: [string, string][] = [];
  for (const { name, value } of wrapper.attributes) {
    if (name === 'data-block-json') found.push([name, allowedJson(tag, value)]);
    if (!name.startsWith('data-')) continue;
    const given = plain(name.slice('data-'.length));
    const attribute = known.find((each) => each === name || plain(each) === given);
    if (attribute && isAllowed(tag, attribute, value)) found.push([attribute, value]);
  }
  return found;
}
