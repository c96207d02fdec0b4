import { pretend } from '../../../testing/storage.js';

/**
 * Firefox does not show calls with `keepalive` to service workers, and so not to msw: here they are made without it.
 * `calls` are the addresses of the calls that had it.
 */
export function seenKeepalive(): { readonly calls: readonly URL[]; restore(): void } {
  const calls: URL[] = [];
  const real = window.fetch;
  const restore = pretend(window, 'fetch', (to: URL, call?: RequestInit) => {
    if (!call?.keepalive) return real(to, call);
    calls.push(to);
    return real(to, { ...call, keepalive: false });
  });
  return { calls, restore };
}
