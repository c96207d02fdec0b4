/** 128 random bits as text that is safe in an address, a cookie and HTML. Web Crypto works without HTTPS and in Node. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a visitor's text has the form of a token. Anything else is not searched for in the storage. */
export const isToken = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{32}$/.test(text);
