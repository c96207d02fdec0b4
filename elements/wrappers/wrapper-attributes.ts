import { warnOnce } from '../../shared/platform/log.js';
import { isOfSiteOnly, isOwnersOnly, plainName } from '../../shared/platform/html/owners-only.js';
import { isNamedOrigin } from '../../shared/platform/page/read-page.js';
import { isObject } from '../../shared/platform/page/unknown-values.js';
import { ATTRIBUTES } from '../../shared/generated/attributes.js';

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
export function blockAttributes(tag: string, wrapper: Element): [name: string, value: string][] {
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
