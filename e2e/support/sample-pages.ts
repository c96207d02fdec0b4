import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { samplesOf } from '@sq-blocks/site/samples';
import { createMemoryStorage } from '@sq-blocks/backend';
import { createServer as createDemo } from '../../demo/server.js';

const kitAt = (folder: string) =>
  `<link rel="stylesheet" href="${folder}sq-blocks.css"><script type="module" src="${folder}sq-blocks.js"></script>`;
/** Shows that the kit runs, where a sample has no block of its own. */
const PROBE = '<sq-gallery label="Probe"><img src="/bowl-500.jpg" alt="A bowl" width="500" height="333"></sq-gallery>';
const HAS_BLOCK = /<sq-|class="sq-block /;
const IMAGE = /^\/[\w-]+\.(?:jpg|avif)$/;
/** Where samples say that the files of the kit are. */
const PLACES: [RegExp, string][] = [
  [/^(\/assets)?\/sq-blocks-[\d.]+\//, '/dist/'],
  [/^\/assets\/sq-blocks\.js$/, '/dist/sq-blocks.js'],
  [/^\/kit\//, '/dist/'],
];

const hashes = () => JSON.parse(readFileSync('dist/integrity.json', 'utf8')) as Record<string, string>;
const hashOf = (file: string) => {
  const hash = hashes()[file];
  if (!hash) throw new Error(`dist/integrity.json has no ${file}`);
  return hash;
};

/** A sample with what it leaves to its reader: the hashes of the files, and a product that the shop has. */
const complete = (code: string) =>
  code
    .replace(
      /(\/dist\/([\w.-]+)"(?:: | integrity=)")sha384-…/g,
      (_, start: string, file: string) => start + hashOf(file),
    )
    .replaceAll('https://files.your.site/', '/')
    .replaceAll("itemId: 'i-1'", "itemId: 'salt-pig'");

/**
 * A page that has nothing but a sample of HTML: with the kit where the sample does not load it, and as the page itself where the
 * sample is a whole page. `first` is what its head begins with.
 */
export function samplePage(code: string, first = ''): string {
  const probe = HAS_BLOCK.test(code.replace(/<!--[^]*?-->/g, '')) ? '' : PROBE;
  const sample = complete(code);
  const loadsKit = /<script\b[^>]*\bsrc="[^"]*\bsq-blocks(?:\.\w+)?\.js"/.test(sample);
  const kit = kitAt(sample.includes('/dist/lite/') ? '/dist/lite/' : '/dist/');
  const title = sample.includes('<title>') ? '' : '<title>Sample</title>';
  const head = `${first}${title}<link rel="icon" href="data:,">${loadsKit ? '' : kit}`;
  if (/<html\b/.test(sample)) {
    const doctype = /^<!doctype/i.test(sample) ? '' : '<!doctype html>';
    return doctype + sample.replace(/<html\b[^>]*>/, (tag) => tag + head).replace('</html>', `${probe}</html>`);
  }
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${head}</head><body><main><h1>Sample</h1>${sample}${probe}</main></body></html>`;
}

/** How often each block is in a page, as a tag or as a wrapper. */
export function blocksIn(html: string): Record<string, number> {
  const counts: Record<string, number> = {};
  const written = html.replace(/<!--[^]*?-->/g, '');
  for (const [, tag, wrapped] of written.matchAll(/<(sq-[\w-]+)|class="sq-block (sq-[\w-]+)"/g)) {
    const name = (tag ?? wrapped)!;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** All samples of HTML: where each is in the documentation, and the page that it makes. */
export const samplePages = (first = '') =>
  samplesOf('html').map(({ file, line, code }) => ({ title: `${file}:${line}`, html: samplePage(code, first) }));

/** The address of a file of the kit, for an address at which a sample says that it is; nothing for other addresses. */
export function kitFile(address: string): string | undefined {
  const [from, to] = PLACES.find(([place]) => place.test(address)) ?? [];
  return from && address.replace(from, to!);
}

/** Whether it is a photograph of a sample. */
export const isPhoto = (address: string): boolean => IMAGE.test(address);
export const PHOTO = readFileSync('demo/photos/jetty-500.jpg');

/** These pages by their addresses, with the files of the kit at all places, photographs, and the backend of the demo. */
export async function serveSamples(pages: ReadonlyMap<string, string>) {
  const demo = createDemo({ storage: createMemoryStorage() });
  /** With the crumb that each page of the demo gives its visitor, without which its server takes nothing. */
  let cookies: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = pages.get(pathname);
    const html = { 'content-type': 'text/html; charset=utf-8', 'set-cookie': cookies };
    if (page !== undefined) response.writeHead(200, html).end(page);
    else if (isPhoto(pathname)) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(PHOTO);
    else if (pathname === '/site.css') response.writeHead(200, { 'content-type': 'text/css' }).end();
    else {
      request.url = kitFile(request.url!) ?? request.url!;
      demo.emit('request', request, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  cookies = (await fetch(`${origin}/thanks.html`)).headers.getSetCookie();
  return {
    origin,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
