/** Whether this `name=value` is there, as far as the loader can afford to look. Never throws. */
export function hasCookie(pair: string): boolean {
  try {
    return document.cookie.includes(pair);
  } catch {
    return false; // a sandboxed frame has no cookies
  }
}
