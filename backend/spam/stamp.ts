const HEX = 16;
/** The time in milliseconds since 1970, and the 64 hexadecimal digits of its HMAC-SHA256. */
const STAMP = /^(\d{1,15})\.([\da-f]{64})$/;

const encode = (text: string) => new TextEncoder().encode(text);
const importKey = (secret: string) =>
  crypto.subtle.importKey('raw', encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

/**
 * The value of a hidden field `_stamp`, which a template writes into a form: when the form was made, in a way that nobody
 * else can write.
 *
 * @param now Milliseconds since 1970.
 */
export async function newStamp(secret: string, now: number): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', await importKey(secret), encode(String(now))));
  return `${now}.${Array.from(bytes, (byte) => byte.toString(HEX).padStart(2, '0')).join('')}`;
}

/** When the form was made; `undefined` for a text that is not our own stamp. */
export async function readStamp(stamp: string, secret: string): Promise<number | undefined> {
  const [, time = '', digits] = STAMP.exec(stamp) ?? [];
  if (digits === undefined) return undefined;
  const signature = Uint8Array.from(digits.match(/../g) ?? [], (byte) => parseInt(byte, HEX));
  const isOurs = await crypto.subtle.verify('HMAC', await importKey(secret), signature, encode(time));
  return isOurs ? Number(time) : undefined;
}
