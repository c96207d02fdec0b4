/** The members that are shown (storefront §3); the others of the range are not named. */
export const BLOCK_TYPES = {
  form: 9,
  product: 43,
  newsletter: 51,
  button: 53,
  summary: 55,
  memberArea: 67,
  accordion: 69,
  marquee: 70,
} as const satisfies Record<string, number>;

export const BLOCK_TYPE_RANGE = { first: 1, last: 70 } as const;

export type BlockType = (typeof BLOCK_TYPES)[keyof typeof BLOCK_TYPES];
