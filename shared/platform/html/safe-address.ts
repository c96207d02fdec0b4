/** The absolute address of an http, https or relative link; `undefined` for others, such as `javascript:`. */
export function safeAddress(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  try {
    const { protocol, href } = new URL(text, document.baseURI);
    return protocol === 'http:' || protocol === 'https:' ? href : undefined;
  } catch {
    return undefined;
  }
}
