import type { Attribute } from '../../shared/declaration/attribute.js';
import type { Declaration } from '../../shared/declaration/declaration.js';

/** The part of html-validate's element metadata that is written (https://html-validate.org/usage/elements.html). */
interface ElementMetadata {
  flow: true;
  phrasing: true;
  transparent: true;
  attributes: Record<string, { omit: true; enum: string[] }>;
}

/** Words are read without regard to case; html-validate reads `/…/i` as a pattern for the whole value. */
const word = (value: string) => `/${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/i`;

/** The values of an attribute that has a list of them; `=""` means that it is not given. */
function valuesOf(name: string, { values, type, read }: Attribute): string[] | undefined {
  if (type === 'boolean') return ['', word('true'), word('false'), word(name)];
  // A list whose numbers are read as well is not the whole truth.
  return values && read('1', name) === read('no such value', name) ? ['', ...values.map(word)] : undefined;
}

const attributesOf = ({ attributes }: Declaration) =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]) => {
      const values = valuesOf(name, attribute);
      return values ? [[name, { omit: true as const, enum: values }]] : [];
    }),
  );

/**
 * The kit's elements for html-validate: where they may stand, as HTML says it of custom elements, and the values of
 * attributes that have a list of them.
 */
export const elementMetadata = (declarations: readonly Declaration[]): Record<string, ElementMetadata> =>
  Object.fromEntries(
    declarations.map((declaration) => [
      declaration.tag,
      {
        flow: true,
        phrasing: true,
        transparent: true,
        attributes: {
          ...attributesOf(declaration),
          load: { omit: true, enum: ['', ...['eager', 'visible', 'idle', 'interaction'].map(word)] },
        },
      },
    ]),
  );
