import { CONTEXT_FIELDS } from '../../shared/platform/page/fields/context-fields.js';
import type { Field, Fields, Json, Kind } from '../../shared/platform/page/fields/field.js';

export interface Schema {
  readonly [keyword: string]: Json | Schema | readonly Schema[] | undefined;
}

function ofKind(kind: Kind, path: string): Schema {
  if (kind.kind === 'text') return { type: 'string', ...(kind.values && { enum: kind.values }) };
  if (kind.kind === 'number') {
    const { min, max, isWhole } = kind;
    return {
      type: isWhole ? 'integer' : 'number',
      ...(min !== undefined && { minimum: min }),
      ...(max !== undefined && { maximum: max }),
    };
  }
  if (kind.kind === 'flag') return { type: 'boolean' };
  if (kind.kind === 'constant') return { const: kind.value };
  if (kind.kind === 'map') return { type: 'object', additionalProperties: ofKind(kind.of, path) };
  if (kind.kind === 'list') return { type: 'array', items: ofKind(kind.of, path) };
  if (kind.kind === 'either') return { anyOf: kind.kinds.map((each) => ofKind(each, path)) };
  return { type: 'object', properties: ofFields(kind.fields, `${path}.`) };
}

const ofField = ({ kind, summary, default: fallback, example }: Field, path: string): Schema => ({
  title: path,
  description: summary,
  ...ofKind(kind, path),
  ...(fallback !== undefined && { default: fallback }),
  ...(example !== undefined && { examples: [example] }),
});

const ofFields = (fields: Fields, at: string): Schema =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, ofField(field, at + name)]));

/**
 * The JSON Schema of the page context, for editors and for the tests of a server. Other fields are allowed, because the
 * platform's own context has more.
 */
export const contextSchema = (): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'The page context of sq-blocks',
  description:
    'The JSON in <script type="application/json" id="sq-context">. Other fields are allowed and are not read.',
  type: 'object',
  properties: { $schema: { type: 'string', description: 'For editors; not read.' }, ...ofFields(CONTEXT_FIELDS, '') },
});
