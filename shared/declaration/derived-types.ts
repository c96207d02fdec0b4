import type { Attribute } from './attribute.js';
import type {
  Declaration,
  EventDeclaration,
  MethodDeclaration,
  PropertyDeclaration,
  TypeName,
  TypeNames,
} from './declaration.js';

/** `autoplay-duration` to `autoplayDuration`. */
export type CamelCase<S extends string> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<CamelCase<B>>}` : S;

type ValueOf<A> = A extends Attribute<infer T> ? T : never;
type DetailOf<E> = E extends EventDeclaration<infer F> ? { -readonly [K in keyof F]: TypeNames[F[K]] } : never;
type Arguments<P> = P extends readonly TypeName[] ? { -readonly [I in keyof P]: TypeNames[P[I] & TypeName] } : never;

/** Values of all attributes under their property names: complete with defaults, so that components need none. `undefined`: no default, and not given. */
export type Values<D extends Declaration> = {
  readonly [K in keyof D['attributes'] & string as CamelCase<K>]: ValueOf<D['attributes'][K]>;
};

/** Read-only properties. They exist while the block is on the page. */
export type Properties<D extends Declaration> = {
  readonly [K in keyof D['properties']]: D['properties'][K] extends PropertyDeclaration<infer T> ? TypeNames[T] : never;
};

/** Events that every block may emit beside its own. */
export interface CommonEvents {
  'sq-error': CustomEvent<{ error: unknown; phase: 'render' | 'method' }>;
}
export type Events<D extends Declaration> = {
  [K in keyof D['events'] & string]: CustomEvent<DetailOf<D['events'][K]>>;
} & CommonEvents;

/** The methods as the component implements them and passes them to `host.provide`. */
export type Methods<D extends Declaration> = {
  [K in keyof D['methods']]: D['methods'][K] extends MethodDeclaration<infer P, infer R>
    ? (...args: Arguments<P>) => TypeNames[R] | Promise<TypeNames[R]>
    : never;
};
/** The methods as page scripts call them: they always return a promise. */
export type AsyncMethods<D extends Declaration> = {
  [K in keyof D['methods']]: D['methods'][K] extends MethodDeclaration<infer P, infer R>
    ? (...args: Arguments<P>) => Promise<TypeNames[R]>
    : never;
};

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type EventTarget_<D extends Declaration> = {
  addEventListener<K extends keyof Events<D>>(
    type: K,
    listener: (event: Events<D>[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
};
/** The element as TypeScript sees it. */
export type ElementOf<D extends Declaration> = EventTarget_<D> &
  HTMLElement &
  Writable<Values<D>> &
  Properties<D> &
  AsyncMethods<D> & {
    /** Several values at once, under the specification's names; single attributes win over it. */
    config: unknown;
    /** Resolves when all changes made so far are rendered. */
    readonly updateComplete: Promise<void>;
  };

/** A component's access to its element. */
export interface Host<D extends Declaration = Declaration> {
  readonly element: ElementOf<D>;
  readonly internals: ElementInternals;
  /** Emits a declared event. Returns `false` when a listener called `preventDefault()`. */
  emit<K extends keyof D['events'] & string>(name: K, detail: DetailOf<D['events'][K]>): boolean;
  /** Provides the block's methods; calls made earlier run now, in order. Use the `useMethods` hook. */
  provide(methods: Methods<D>): void;
  /** Adds the sheet of a feature that is loaded when it is needed to the shadow roots of all elements of the tag, for good. */
  addSheet(sheet: CSSStyleSheet): void;
  /** Content that is still being made, and is a part of the element: `updateComplete` waits for it. Must not reject. */
  busy?: Promise<void>;
}
export type BlockProps<D extends Declaration> = Values<D> & { readonly host: Host<D> };

/* What teaches TypeScript the kit's tags, from a list of declarations. `tools/write-types.ts` adds the frameworks. */
type List = Record<string, Declaration>;
export type TagMap<L extends List> = { [K in keyof L as L[K]['tag']]: ElementOf<L[K]> };
type NamesOf<D> = D extends Declaration ? keyof Events<D> : never;
type EventOf<D, N> = D extends Declaration ? (N extends keyof Events<D> ? Events<D>[N] : never) : never;
export type EventMap<L extends List> = { [N in NamesOf<L[keyof L]> & string]: EventOf<L[keyof L], N> };

/** A value as a template may give it: as itself or as text. Lists and objects as JSON text. */
type Loose<V> = V extends boolean
  ? boolean | '' | 'true' | 'false'
  : V extends number
    ? number | `${number}`
    : V extends object
      ? V | string
      : V;
/** Attributes of a tag in a template: under both of their names, as values or as text, and what every block takes. */
export type OwnProps<D extends Declaration> = {
  [A in keyof D['attributes'] & string as A | CamelCase<A>]?: Loose<ValueOf<D['attributes'][A]>> | undefined;
} & {
  class?: string | undefined;
  load?: 'eager' | 'visible' | 'idle' | 'interaction' | undefined;
  config?: unknown;
  'data-block-json'?: string | undefined;
};
export type OwnNames<D extends Declaration> = keyof OwnProps<D>;
/** Listeners of a tag in a template, with the prefix of the framework: `onsq-slide-change`. */
export type OwnEvents<D extends Declaration, Prefix extends string> = {
  [E in keyof Events<D> & string as `${Prefix}${E}`]?: ((event: Events<D>[E]) => void) | undefined;
};
/** The same in camel case: `onSqSlideChange`. */
export type OwnCamelEvents<D extends Declaration> = {
  [E in keyof Events<D> & string as `on${Capitalize<CamelCase<E>>}`]?: ((event: Events<D>[E]) => void) | undefined;
};
