import { ofDocument } from '../page/script-global.js';

/** Whether the cookies contain this `name=value`: a short test for the loader, which also finds longer values. Never throws. */
export function hasCookie(pair: string): boolean {
  try {
    return ofDocument('cookie').includes(pair);
  } catch {
    return false; // a sandboxed frame has no cookies
  }
}
