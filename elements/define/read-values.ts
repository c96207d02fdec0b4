import { isObject } from '../../shared/platform/page/unknown-values.js';
import { nameOf, warnOnce } from '../../shared/platform/log.js';
import { INVALID, type Attribute } from '../../shared/declaration/attribute.js';
import { allMembers, type Declaration } from '../../shared/declaration/declaration.js';
import { configMember, keysOf } from './config-member.js';
import { camelCase } from '../../shared/declaration/names.js';

const MAX_SHOWN = 80;
/** A framework that renders before the block's code is there writes attributes instead of properties. */
const STRINGIFIED = 'a list or object became text: import the block before rendering, or pass JSON text';

function show(raw: unknown): string {
  let shown: string;
  try {
    shown = typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? String(raw));
  } catch {
    shown = Object.prototype.toString.call(raw);
  }
  return shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)}…` : shown;
}

/**
 * The value of an attribute's text, a property write or a JSON member. Never throws.
 * Returns `undefined` for "not given", and, after one warning, `onInvalid` or `undefined` for data that cannot be read.
 */
export function readValue(attribute: Attribute, name: string, raw: unknown, element: Element): unknown {
  if (raw === null || raw === undefined || (raw === '' && !attribute.emptyIsValue)) return undefined;
  let value: unknown = INVALID;
  let reason = typeof raw === 'string' && raw.startsWith('[object Object]') ? ` (${STRINGIFIED})` : '';
  try {
    value = attribute.read(raw, name);
  } catch (error) {
    if (error instanceof SyntaxError) reason ||= ` (${error.message})`;
  }
  if (value !== INVALID) return value;
  const { expected, fallback, onInvalid } = attribute;
  const effect = onInvalid?.effect ?? `Using the default${fallback === undefined ? '' : ` ${show(fallback)}`}`;
  warnOnce(
    `${nameOf(element)} ${name}="${show(raw)}" is not valid: expected ${expected}${reason}. ${effect}.`,
    element,
  );
  return onInvalid?.value;
}

/**
 * The members of a `data-block-json` object that this block knows, by property name; one warning names the others.
 * `isContent`: the object is in the content of the block, which strangers may have written.
 */
export function readConfig(
  declaration: Declaration,
  raw: unknown,
  element: Element,
  isContent = false,
): Record<string, unknown> {
  if (raw === null || raw === undefined || raw === '') return {};
  let data: unknown = raw;
  if (typeof raw === 'string') {
    try {
      data = JSON.parse(raw) as unknown;
    } catch (error) {
      warnOnce(`${nameOf(element)} data-block-json cannot be read: ${(error as Error).message}.`, element);
      return {};
    }
  }
  if (!isObject(data)) {
    warnOnce(`${nameOf(element)} data-block-json is not valid: expected a JSON object, not ${show(data)}.`, element);
    return {};
  }
  const members = allMembers(declaration, data);
  const values: Record<string, unknown> = {};
  const unknown = new Set(Object.keys(members).filter((key) => members[key] !== null && members[key] !== ''));
  for (const [name, attribute] of Object.entries(declaration.attributes)) {
    const keys = keysOf(name, attribute);
    for (const key of keys) unknown.delete(key);
    if (isContent && attribute.ownersOnly) continue;
    const value = readValue(attribute, name, configMember(members, keys)?.value, element);
    if (value !== undefined) values[camelCase(name)] = value;
  }
  if (unknown.size > 0)
    warnOnce(`${nameOf(element)} data-block-json: nothing is known of ${[...unknown].join(', ')}.`, element);
  return values;
}

/** A value as attribute text for reflection; `null` means no attribute. JSON is never reflected. */
export function toText(attribute: Attribute, value: unknown): string | null {
  if (value === undefined || Object.is(value, attribute.fallback)) return null;
  return value === true ? '' : show(value);
}
