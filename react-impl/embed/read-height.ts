import { asObject } from '../../shared/platform/page/unknown-values.js';

/** In px: what a frame may make of its own height. */
const MIN = 40;
const MAX = 20_000;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The height in px that a frame asks for by a message: `{ type: 'sq-embed-height', height: 640 }`, the same of another
 * type that speaks of height or size, as several providers have it, or Calendly's. `undefined` for any other message.
 */
export function readHeight(data: unknown): number | undefined {
  const message = asObject(typeof data === 'string' ? parseJson(data) : data);
  const kind = message['type'] ?? message['event'];
  if (typeof kind !== 'string' || !/height|resize/i.test(kind)) return undefined;
  const height = message['height'] ?? asObject(message['payload'])['height'];
  const px = typeof height === 'string' ? Number.parseFloat(height) : height;
  return typeof px === 'number' && px >= MIN && px <= MAX ? Math.ceil(px) : undefined;
}
