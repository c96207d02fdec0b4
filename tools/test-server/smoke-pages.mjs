import { randomBytes } from 'node:crypto';
import { tsImport } from 'tsx/esm/api';
import { readBlocks } from '../registry.mjs';

const PAGE = /^\/smoke\/(sq-[\w-]+)\.html$/;
const SAMPLE = /^\/smoke\/sample-(\d+)\.html$/;
/** Where each sample is in the documentation, and which blocks it has. */
const SAMPLES = '/smoke/samples.json';
/** Nothing of others is loaded: the result is the same with a network and without one. */
const POLICY = "default-src 'self' 'unsafe-inline' data: blob:";

/** Runs before the kit: collects what it, or the browser about it, complains of. */
const collectProblems = `
  window.problems = [];
  for (const level of ['warn', 'error']) console[level] = (...words) => problems.push(level + ': ' + words.join(' '));
  addEventListener('error', ({ message, target }) => problems.push('error: ' + (message ?? target.outerHTML)), true);
  addEventListener('unhandledrejection', ({ reason }) => problems.push('rejection: ' + reason));`;

/** A block's examples, on a page that has the kit as a visitor gets it, who has a link to review a purchase. */
function page({ tag, examples }, purchase) {
  const html = Object.values(examples).join('\n').replace('name="token" value=""', `name="token" value="${purchase}"`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${tag}</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width"><script>${collectProblems}</script>
<link rel="stylesheet" href="/dist/sq-blocks.css"><script type="module" src="/dist/sq-blocks.js"></script>
<script type="application/json" id="sq-context">{ "websiteSettings": { "storeCurrency": "USD" } }</script>
<main>${html}</main></html>`;
}

/** Each visit begins without cookies, those that scripts cannot see included. */
const expired = (cookies) => cookies.split(/;\s*/).map((cookie) => `${cookie.split('=')[0]}=; Path=/; Max-Age=0`);

/** The demo with its backend, in memory. Its forms take all fields. */
async function createDemo() {
  const load = (file) => tsImport(file, import.meta.url);
  const { createServer } = await load('../../demo/server.ts');
  const { createMemoryStorage } = await load('@sq-blocks/backend');
  const html = readBlocks().flatMap(({ examples }) => Object.values(examples));
  const forms = [...html.join().matchAll(/form\/submit\/([\w-]+)/g)].map(([, id]) => ({ id, fields: {} }));
  const storage = createMemoryStorage();
  return {
    server: createServer({ storage, forms }),
    /** The token of a new purchase. */
    async buy() {
      const token = randomBytes(16).toString('hex');
      await storage.placeOrder({ token, key: token, data: '{}', placedAt: Date.now() }, []);
      return token;
    },
  };
}

/** Whether a page of this plugin asks for something that is not a file of the project: for a photograph, a form, the cart. */
const isForDemo = ({ url, headers: { referer = '' } }) =>
  /\/smoke\/(sq-[\w-]+|sample-\d+)\.html(\?|$)/.test(referer) && !/^\/(dist|elements|react-impl)\//.test(url);

/** The pages of the samples in the documentation. */
async function readSamples() {
  const { blocksIn, isPhoto, kitFile, PHOTO, samplePages } = await tsImport(
    '../../e2e/support/sample-pages.ts',
    import.meta.url,
  );
  const pages = samplePages(`<script>${collectProblems}</script>`);
  return { pages, list: pages.map(({ title, html }) => ({ title, blocks: blocksIn(html) })), isPhoto, kitFile, PHOTO };
}

/**
 * For e2e/smoke, pages with the built kit: `/smoke/sq-….html` with the examples of a block, `/smoke/sample-….html` with a sample
 * of the documentation. The demo answers what these pages ask for. Other pages do not notice it: their tests pretend the network.
 */
export function smokePages() {
  let started;
  const demo = () => (started ??= createDemo());
  let read;
  const samples = () => (read ??= readSamples());
  const headersOf = (cookie) => ({
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
    ...(cookie && { 'set-cookie': expired(cookie) }),
  });
  return {
    name: 'smoke-pages',
    serverStart({ server }) {
      const own = server.listeners('request');
      server.removeAllListeners('request');
      server.on('request', async (request, response) => {
        const { isPhoto, kitFile, PHOTO } = (await read) ?? {};
        request.url = kitFile?.(request.url) ?? request.url;
        // Samples with `integrity` need the files as they are, which the test server may change.
        const isKit = read && request.url.startsWith('/dist/');
        if (!isKit && !isForDemo(request)) return own.forEach((listener) => listener(request, response));
        if (isPhoto?.(request.url)) return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(PHOTO);
        (await demo()).server.emit('request', request, response);
      });
    },
    async serve({ path, headers: { cookie } }) {
      if (path === SAMPLES) return { body: JSON.stringify((await samples()).list), type: 'json' };
      const [, index] = SAMPLE.exec(path) ?? [];
      if (index) return { body: (await samples()).pages[index].html, type: 'html', headers: headersOf(cookie) };
      const tag = PAGE.exec(path)?.[1];
      const block = tag && readBlocks().find((each) => each.tag === tag);
      if (!block) return undefined;
      return {
        body: page(block, await (await demo()).buy()),
        type: 'html',
        headers: headersOf(cookie),
      };
    },
  };
}
