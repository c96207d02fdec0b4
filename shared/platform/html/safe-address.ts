/** An address that may be followed: http, https, or relative to the page. `javascript:` and the like are `undefined`. */
export function safeAddress(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  try {
    const { protocol, href } = new URL(text, document.baseURI);
    return protocol === 'http:' || protocol === 'https:' ? href : undefined;
  } catch {
    return undefined;
  }
}
