/** A storage in the same process may return values, one behind a network returns promises: the backend awaits both. */
export type Awaitable<T> = T | Promise<T>;
