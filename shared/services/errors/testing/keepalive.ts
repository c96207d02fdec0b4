import { pretend } from '../../../testing/storage.js';

/**
 * Firefox keeps calls that outlive their page from service workers, and with that from msw: here they are made as
 * ordinary ones. `calls` are those that were to outlive the page.
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
