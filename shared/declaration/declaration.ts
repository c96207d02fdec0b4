import type { Attribute } from './attribute.js';

/** Types that events, parameters and results may name: one text serves TypeScript and the manifest. */
export interface TypeNames {
  string: string;
  number: number;
  boolean: boolean;
  unknown: unknown;
  void: void;
  Element: Element;
  FormData: FormData;
  'string | undefined': string | undefined;
  'number | undefined': number | undefined;
  'string | null': string | null;
  'boolean | null': boolean | null;
  'Record<string, string>': Record<string, string>;
  'Record<string, string> | undefined': Readonly<Record<string, string>> | undefined;
  'Record<string, unknown>': Record<string, unknown>;
  'readonly Element[]': readonly Element[];
  'readonly string[]': readonly string[];
  'readonly { name: string; value: string }[] | undefined':
    readonly { readonly name: string; readonly value: string }[] | undefined;
}
export type TypeName = keyof TypeNames;
type Fields = Readonly<Record<string, TypeName>>;

export interface EventDeclaration<F extends Fields = Fields> {
  readonly summary: string;
  readonly detail: F;
  /** Whether `preventDefault()` stops the action that the event announces. */
  readonly cancelable: boolean;
}
/** An event of a block: bubbles and crosses shadow borders. */
export function event<const F extends Fields>(
  summary: string,
  detail: F,
  options: { cancelable?: boolean } = {},
): EventDeclaration<F> {
  return { summary, detail, cancelable: options.cancelable ?? false };
}

export interface MethodDeclaration<P extends readonly TypeName[] = readonly TypeName[], R extends TypeName = TypeName> {
  readonly summary: string;
  readonly parameters: P;
  readonly returns: R;
}
/**
 * A method of a block: callers always get a promise, and may call before the block is ready. It takes nothing and returns
 * nothing unless it is specified. Overloads, since a default of a type parameter loses against the type of `methods`.
 */
export function method(summary: string): MethodDeclaration<[], 'void'>;
export function method<const P extends readonly TypeName[]>(
  summary: string,
  parameters: P,
): MethodDeclaration<P, 'void'>;
export function method<const P extends readonly TypeName[], R extends TypeName>(
  summary: string,
  parameters: P,
  returns: R,
): MethodDeclaration<P, R>;
export function method(
  summary: string,
  parameters: readonly TypeName[] = [],
  returns: TypeName = 'void',
): MethodDeclaration {
  return { summary, parameters, returns };
}

export interface PropertyDeclaration<T extends TypeName = TypeName> {
  readonly summary: string;
  readonly type: T;
}
/** A read-only property. The component provides its value, with the `useProperties` hook. */
export function property<const T extends TypeName>(summary: string, type: T): PropertyDeclaration<T> {
  return { summary, type };
}

/** What a block cannot do without: what is inside, or one of some attributes. For the checks of pages (elements/checks). */
export interface Needs {
  /** A `<form>`, any element, or text. */
  readonly content: 'form' | 'element' | 'text';
  /** Attributes of which one is enough in place of content. */
  readonly attributes?: readonly string[];
}

/** Where editors of pages list the block, and what authors write into it. The build leaves it out of the package's scripts. */
interface EditorListing {
  /** A dashicon. */
  readonly icon: string;
  /** Text with links and formats, or other blocks of the editor. */
  readonly content: 'text' | 'blocks';
  /** What people search for who do not know the name of the block. */
  readonly keywords?: readonly string[];
}

/** The whole public interface of a tag, as data: elements, types, manifest and documentation are made from it. */
export interface Declaration {
  readonly tag: `sq-${string}`;
  readonly summary: string;
  readonly attributes: Readonly<Record<string, Attribute>>;
  readonly events: Readonly<Record<`sq-${string}`, EventDeclaration>>;
  readonly methods: Readonly<Record<string, MethodDeclaration>>;
  /** Read-only properties. */
  readonly properties: Readonly<Record<string, PropertyDeclaration>>;
  /** `''` is the default slot. */
  readonly slots: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
  readonly customProperties: Readonly<Record<`--sq-${string}`, string>>;
  /** Whether a property keeps its value when `undefined` is written to it; else it returns to its default. */
  readonly keepsOnUndefined: boolean;
  /** Objects in `data-block-json` whose members are read as if they stood beside them, such as a map's `location`. */
  readonly nested?: readonly string[] | undefined;
  /** Where it is missing, the block can be empty. */
  readonly needs?: Needs | undefined;
  /** Where it is missing: other blocks, under a plain icon. */
  readonly editor?: EditorListing | undefined;
}
type Given = Pick<Declaration, 'tag' | 'summary' | 'attributes'> & Partial<Declaration>;
type Complete<G extends Given> = {
  [K in keyof Declaration]: K extends keyof G
    ? Exclude<G[K], undefined>
    : Declaration[K] extends boolean
      ? boolean
      : undefined extends Declaration[K]
        ? undefined
        : Record<never, never>;
} & { readonly tag: G['tag']; readonly summary: string };

/** Declares a block. Members that are left out are empty. */
export function block<const G extends Given>(given: G): Complete<G> {
  const empty = { events: {}, methods: {}, properties: {}, slots: {}, parts: {}, customProperties: {} };
  return { ...empty, keepsOnUndefined: false, ...given } as unknown as Complete<G>;
}

type Data = Readonly<Record<string, unknown>>;

/** The members of a block's JSON, with those of its nested objects in their place; its own take precedence. */
export const allMembers = ({ nested = [] }: Pick<Declaration, 'nested'>, data: Data): Data =>
  nested.reduceRight<Data>((members, name) => {
    const { [name]: inner, ...own } = members;
    return { ...(inner as object | undefined), ...own };
  }, data);
