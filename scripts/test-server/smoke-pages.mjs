import { randomBytes } from 'node:crypto';
import { tsImport } from 'tsx/esm/api';
import { readBlocks } from '../registry.mjs';

const PAGE = /^\/smoke\/(sq-[\w-]+)\.html$/;
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
  const { createMemoryStorage } = await load('../../demo/backend/storage/memory-storage.ts');
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
  /\/smoke\/sq-[\w-]+\.html(\?|$)/.test(referer) && !/^\/(dist|elements)\//.test(url);

/**
 * A page for each block, `/smoke/sq-….html`, for e2e/smoke: the block's examples and the built kit. The demo answers what
 * these pages ask for. Other pages do not notice it: their tests pretend the network.
 */
export function smokePages() {
  let started;
  const demo = () => (started ??= createDemo());
  return {
    name: 'smoke-pages',
    serverStart({ server }) {
      const own = server.listeners('request');
      server.removeAllListeners('request');
      server.on('request', async (request, response) => {
        if (!isForDemo(request)) return own.forEach((listener) => listener(request, response));
        (await demo()).server.emit('request', request, response);
      });
    },
    async serve({ path, headers: { cookie } }) {
      const tag = PAGE.exec(path)?.[1];
      const block = tag && readBlocks().find((each) => each.tag === tag);
      if (!block) return undefined;
      return {
        body: page(block, await (await demo()).buy()),
        type: 'html',
        headers: {
          'content-security-policy': POLICY,
          'cache-control': 'no-store',
          ...(cookie && { 'set-cookie': expired(cookie) }),
        },
      };
    },
  };
}
