const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 128 random bits as text that is safe in an address, a cookie and HTML. Web Crypto works without HTTPS and in Node. */
export const newToken = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));

/** Whether a visitor's text has the form of a token. Anything else is not searched for in the storage. */
export const isToken = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{32}$/.test(text);

/** 256 random bits, for what must not be guessed: only its hash is stored. */
export const newSecret = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));
export const isSecret = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

/** SHA-256. A secret is random, so that no slow hash is needed to keep it from being guessed. */
export const hashSecret = async (secret: string): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))));

/** A token that only somebody who knows the secret can make, and that does not give it away (HMAC-SHA-256). */
export async function tokenOf(secret: string, purpose: string): Promise<string> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(purpose))).subarray(0, 16));
}
