import { INVALID, type Attribute } from '../../shared/declaration/attribute.js';
import { allMembers, type Declaration } from '../../shared/declaration/declaration.js';
import { configMember, keysOf } from '../define/config-member.js';
import { isObject } from '../../shared/platform/page/unknown-values.js';
import { nameOfTag, type CheckedElement, type Mistake } from './page.js';

const MAX_SHOWN = 80;
/** When the loader loads a block's code (elements/loading/start-loader.ts). */
const LOAD = ['eager', 'visible', 'idle', 'interaction'];

const show = (raw: unknown) => {
  const text = typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? String(raw));
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
};

/** Whether the attribute's own reader takes the value, or takes it as not given. */
function isReadable(attribute: Attribute, name: string, raw: unknown): boolean {
  if (raw === null || raw === undefined || (raw === '' && !attribute.emptyIsValue)) return true;
  try {
    return attribute.read(raw, name) !== INVALID;
  } catch {
    return false;
  }
}

function* invalidMembers(element: CheckedElement, declaration: Declaration): Generator<Mistake> {
  const attribute = 'data-block-json';
  const text = element.getAttribute(attribute);
  if (!text) return;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    yield {
      element,
      attribute,
      message: `${nameOfTag(element)} ${attribute} cannot be read: ${(error as Error).message}.`,
    };
    return;
  }
  if (!isObject(data)) {
    yield { element, attribute, message: `${nameOfTag(element)} ${attribute} is no JSON object.` };
    return;
  }
  const members = allMembers(declaration, data);
  for (const [name, each] of Object.entries(declaration.attributes)) {
    const given = configMember(members, keysOf(name, each));
    if (!given || isReadable(each, name, given.value)) continue;
    const message = `${nameOfTag(element)} ${attribute}: "${given.key}": ${show(given.value)} is not valid: expected ${each.expected}.`;
    yield { element, attribute, message };
  }
}

/**
 * Values that a block cannot read, by the readers of its declaration. On a page the block itself warns about them; this
 * is for pages that are read as files.
 */
export function* invalidValues(element: CheckedElement, declaration: Declaration): Generator<Mistake> {
  for (const [name, each] of Object.entries(declaration.attributes))
    for (const attribute of [name, ...(each.otherNames ?? [])]) {
      const text = element.getAttribute(attribute);
      if (isReadable(each, name, text)) continue;
      const message = `${nameOfTag(element)} ${attribute}="${show(text)}" is not valid: expected ${each.expected}.`;
      yield { element, attribute, message };
    }
  const load = element.getAttribute('load');
  if (load !== null && !LOAD.includes(load.toLowerCase()))
    yield {
      element,
      attribute: 'load',
      message: `${nameOfTag(element)} load="${load}" is not valid: expected ${LOAD.join(', ')}.`,
    };
  yield* invalidMembers(element, declaration);
}
