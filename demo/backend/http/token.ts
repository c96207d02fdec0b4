/** 128 random bits as text that is safe in an address, a cookie and HTML. Web Crypto: also without HTTPS, also in Node. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a visitor's text can be a token at all; anything else is not even looked up. */
export const isToken = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{32}$/.test(text);
