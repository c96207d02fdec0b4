const TEMPLATE = '10000000-1000-4000-8000-100000000000';

/** A random UUID (RFC 9562, version 4); `randomUUID` exists on https pages only. */
export const newId = (): string => crypto.randomUUID?.() ?? TEMPLATE.replace(/[018]/g, randomDigit);

/** Any digit for 0 and 1; for 8, the variant, one of 8 to b. */
function randomDigit(place: string): string {
  const random = crypto.getRandomValues(new Uint8Array(1))[0]! & 15;
  return (place === '8' ? 8 | (random & 3) : random).toString(16);
}
