/** An object of unknown content: from the page, a server, or storage. */
export type Data = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asObject = (value: unknown): Data => (isObject(value) ? value : {});

/** `undefined` also for an empty text. */
export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
