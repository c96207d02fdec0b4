import type { Declaration, Needs } from '../../shared/declaration/declaration.js';
import { keysOf } from '../define/config-member.js';
import { camelCase } from '../../shared/declaration/names.js';

/** The words of one tag. */
export interface TagWords {
  /** Names of attributes, as an author should write them. */
  readonly attributes: readonly string[];
  /** Further names that are read. */
  readonly otherNames: readonly string[];
  /** Names of the members of `data-block-json`. */
  readonly keys: readonly string[];
  /** Values of a button's `command`. */
  readonly commands: readonly string[];
  /** Without content or one of these attributes the block has nothing to show. */
  readonly needs?: { readonly content: Needs['content']; readonly attributes: readonly NeededAttribute[] };
}

export interface NeededAttribute {
  readonly name: string;
  readonly property: string;
  /** The property's value while nothing is given. */
  readonly fallback: unknown;
}

/** The words of all tags: what the checks know about the kit. It can be written as JSON. */
export type Vocabulary = Readonly<Record<string, TagWords>>;

/** Attributes that every block has, and values that the loader reads. */
const COMMON_ATTRIBUTES = ['load', 'data-block-json'];

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function wordsOf({ attributes, methods, needs }: Declaration): TagWords {
  const entries = Object.entries(attributes);
  return {
    attributes: [...entries.map(([name]) => name), ...COMMON_ATTRIBUTES],
    // A framework that renders before the block is defined writes `slidesPerRow` as an attribute.
    otherNames: entries.flatMap(([name, { otherNames = [] }]) => [...otherNames, camelCase(name).toLowerCase()]),
    keys: [...new Set(entries.flatMap(([name, each]) => keysOf(name, each)))],
    commands: Object.entries(methods)
      .filter(([, { parameters }]) => parameters.length === 0)
      .map(([name]) => `--${kebabCase(name)}`),
    ...(needs && {
      needs: {
        content: needs.content,
        attributes: (needs.attributes ?? []).map((name) => ({
          name,
          property: camelCase(name),
          fallback: attributes[name]?.fallback,
        })),
      },
    }),
  };
}

/** What the checks know of these blocks. */
export const vocabularyOf = (declarations: readonly Declaration[]): Vocabulary =>
  Object.fromEntries(declarations.map((declaration) => [declaration.tag, wordsOf(declaration)]));
