import { CONTEXT_FIELDS } from '../../shared/site/context/fields/context-fields.js';
import { object, type Kind } from '../../shared/site/context/fields/field.js';

/** What a value of this kind contains, by the step of a path: a name, `*` for any name, `[]` for the elements of a list. */
function steps(kind: Kind): readonly (readonly [step: string, kind: Kind])[] {
  if (kind.kind === 'object') return Object.entries(kind.fields).map(([name, field]) => [name, field.kind]);
  if (kind.kind === 'map') return [['*', kind.of]];
  if (kind.kind === 'list') return [['[]', kind.of]];
  return kind.kind === 'either' ? kind.kinds.flatMap(steps) : [];
}

const join = (path: string, step: string) => (path && step !== '[]' ? `${path}.${step}` : path + step);

/** The paths of all fields, such as `website.siteStatus.value`, `item.variants[].price` and `messages.*.*.*`. */
export function fieldPaths(kind: Kind = object(CONTEXT_FIELDS), at = ''): string[] {
  return steps(kind).flatMap(([step, inner]) => {
    const path = join(at, step);
    return [...(step === '[]' ? [] : [path]), ...fieldPaths(inner, path)];
  });
}

/** The declared path of one in the code, `messages.*` for `messages.de`; `undefined` where nothing is declared. */
export function declaredPath(path: string): string | undefined {
  let kinds: readonly Kind[] = [object(CONTEXT_FIELDS)];
  let found = '';
  for (const name of path.replaceAll('[]', '.[]').split('.')) {
    const inner = kinds.flatMap(steps).filter(([step]) => step === name || (step === '*' && name !== '[]'));
    if (inner.length === 0) return undefined;
    found = join(found, inner[0]![0]);
    kinds = inner.map(([, kind]) => kind);
  }
  return found;
}
