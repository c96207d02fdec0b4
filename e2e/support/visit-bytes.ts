import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'puppeteer-core';

/** Counts what the page and its frames load from now on, each file once, compressed as a server would send it. */
export function countBytes(page: Page): () => Promise<number> {
  const loaded: Promise<number>[] = [];
  const addresses = new Set<string>();
  page.on('response', (response) => {
    if (addresses.has(response.url())) return;
    addresses.add(response.url());
    const isPacked = /image\/(jpeg|avif)/.test(response.headers()['content-type'] ?? '');
    loaded.push(response.buffer().then((body) => (isPacked ? body.length : brotliCompressSync(body).length)));
  });
  return async () => (await Promise.all(loaded)).reduce((sum, each) => sum + each, 0);
}
