import type { AppOptions } from '../app-options.js';
import type { Jar } from './cookie-jar.js';

/** The part of an assertion library that the suites use: chai's `assert` and Node's both have it. */
export interface Assert {
  ok(value: unknown, message?: string): void;
  strictEqual(actual: unknown, expected: unknown, message?: string): void;
  deepEqual(actual: unknown, expected: unknown, message?: string): void;
  match(text: string, pattern: RegExp, message?: string): void;
}
export type Test = (title: string, run: () => Promise<void>) => unknown;

/** A backend for one test, with its own storage. */
export interface Backend {
  /** Sends as a browser with these cookies would, from a page of the same site. Redirects are not followed. */
  fetch(path: string, init: RequestInit, jar: Jar): Promise<Response>;
  /** Makes these cookies those of the owner, signed in. Left out where the owner's calls need no sign-in. */
  signIn?(jar: Jar): Promise<void>;
  stop(): Promise<void> | void;
}
export type Start = (options: Omit<AppOptions, 'storage'>) => Promise<Backend>;

export interface Visitor {
  readonly cookies: Map<string, string>;
  get(path: string): Promise<Response>;
  /** Sends JSON, and the crumb as the kit does. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Sends the request as given, without adding a crumb. */
  raw(path: string, init: RequestInit): Promise<Response>;
}

export interface World {
  /** The backend's clock. It advances only when a test sets it. */
  readonly clock: { ms: number };
  visitor(): Visitor;
  /** The site's owner, who may use `/api/demo/…`. */
  owner(): Promise<Visitor>;
  submissions(): Promise<Record<string, unknown>[]>;
}

export interface Suite {
  assert: Assert;
  /** Registers a test with its own backend. */
  check(title: string, run: (world: World) => Promise<void>, options?: Omit<AppOptions, 'storage'>): void;
}
