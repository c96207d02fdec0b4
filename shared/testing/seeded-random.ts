/** The same numbers for the same seed: a failure can be repeated. */
export interface Random {
  /** A whole number from 0 to `end` - 1. */
  below(end: number): number;
  chance(share: number): boolean;
  oneOf<T>(list: readonly T[]): T;
}

/** mulberry32, public domain: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
export function randomOf(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return { below, chance: (share) => next() < share, oneOf: (list) => list[below(list.length)]! };
}
