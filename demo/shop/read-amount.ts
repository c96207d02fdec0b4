/** At most a million, in minor units: more is a slip of the hand. */
const MAX_CENTS = 100_000_000;

/** An amount as visitors type it, `25`, `25.5` or `25,50`, in minor units of a currency with two digits; else `undefined`. Pure. */
export function readAmount(text: string): number | undefined {
  const found = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!found) return undefined;
  const cents = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return cents > 0 && cents <= MAX_CENTS ? cents : undefined;
}
