import { pretend } from '../../../testing/storage.js';

/** `calls` are the addresses of the calls that had `keepalive`. */
export function seenKeepalive(): { readonly calls: readonly URL[]; restore(): void } {
  const calls: URL[] = [];
  const real = window.fetch;
  const restore = pretend(window, 'fetch', (to: URL, call?: RequestInit) => {
    if (call?.keepalive) calls.push(to);
    return real(to, call);
  });
  return { calls, restore };
}
