/** What a page gave, before anybody has looked at it. */
export type Data = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asObject = (value: unknown): Data => (isObject(value) ? value : {});

/** An empty text says as little as none. */
export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
