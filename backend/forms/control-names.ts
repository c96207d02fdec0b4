import { PARTS } from '../../elements/server-rules.js';
import { isCompound, partsOf, type FieldKind } from './field-kinds.js';
import type { FormDefinition } from './form-definitions.js';

/** The texts of a post that a browser sent without script, by control name. */
export type Texts = ReadonlyMap<string, readonly string[]>;
export type Fields = FormDefinition['fields'];

const ALL_PARTS: readonly string[] = Object.values(PARTS).flat();

/** The kind in the rule of a field; `undefined` without a rule. */
export const kindOf = (id: string, fields: Fields): FieldKind | undefined =>
  Object.hasOwn(fields, id) ? (fields[id]?.kind ?? 'text') : undefined;

/** The field of a control named `id.Part` or `id.question`. By its rule, or else by the names of parts. */
function fieldOf(name: string, fields: Fields): { id: string; part: string } | undefined {
  const scale = Object.keys(fields).find((id) => kindOf(id, fields) === 'likert' && name.startsWith(`${id}.`));
  if (scale !== undefined) return { id: scale, part: name.slice(scale.length + 1) };
  const at = name.lastIndexOf('.');
  const [id, part] = [name.slice(0, at), name.slice(at + 1)];
  const kind = kindOf(id, fields);
  const known = kind === undefined ? ALL_PARTS : isCompound(kind) ? partsOf(kind) : [];
  return at > 0 && known.includes(part) ? { id, part } : undefined;
}

/** The controls of each field that has parts or questions, unless one is named like the field itself. Pure. */
export function controlsById(texts: Texts, fields: Fields): Map<string, { name: string; part: string }[]> {
  const found = new Map<string, { name: string; part: string }[]>();
  for (const name of texts.keys()) {
    const place = fieldOf(name, fields);
    if (!place || texts.has(place.id)) continue;
    const control = { name, part: place.part };
    const controls = found.get(place.id);
    if (controls) controls.push(control);
    else found.set(place.id, [control]);
  }
  return found;
}
