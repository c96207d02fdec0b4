/** As many rounds of a text of `period` px as fill `length` px, and one more that comes in while the first goes out. */
export const roundsIn = (length: number, period: number): number =>
  period > 0 ? Math.min(500, Math.ceil(length / period) + 1) : 1;
