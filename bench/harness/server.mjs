import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TYPES = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};
/** So that a page may ask for its own memory (https://wicg.github.io/performance-measure-memory/). */
const ISOLATED = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };

export const brotli = (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** Where an address of the bench lies on disk, or nothing. */
function fileOf(pathname, before) {
  const [, first, ...rest] = path.posix.normalize(pathname).split('/');
  const roots = {
    photos: path.join(ROOT, 'demo/photos'),
    built: path.join(ROOT, 'bench/.cache/built'),
    peers: path.join(ROOT, 'bench/node_modules'),
    dist: path.join(ROOT, 'dist'),
    demo: path.join(ROOT, 'demo'),
    before,
  };
  const file = roots[first] && path.join(roots[first], ...rest);
  return file && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/**
 * Serves the build, the peers (`/built/`; as installed, `/peers/`), the photographs and the pages set by `serve`, everything but images in brotli
 * of the best quality, as a well-kept site would; an earlier build's folder, `before`, at `/before/`. Answers with the origin, `serve(name, html)` -> address, and
 * `bytesOf(address)`: what a response weighs on the wire.
 */
export async function startServer({ before } = {}) {
  const pages = new Map();
  const packed = new Map();
  function pack(pathname) {
    if (packed.has(pathname)) return packed.get(pathname);
    const file = fileOf(pathname, before);
    const type = TYPES[path.extname(pathname)] ?? 'application/octet-stream';
    const content = pages.has(pathname) ? pages.get(pathname) : file && readFileSync(file);
    if (content === undefined) return undefined;
    const plain = type.startsWith('image/') && type !== 'image/svg+xml';
    const answer = {
      body: plain ? content : brotli(content),
      headers: {
        'content-type': pages.has(pathname) ? 'text/html' : type,
        ...(plain ? {} : { 'content-encoding': 'br' }),
      },
    };
    packed.set(pathname, answer);
    return answer;
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const answer = pack(decodeURIComponent(pathname));
    if (!answer) return response.writeHead(404).end();
    response.writeHead(200, { ...answer.headers, 'cache-control': 'max-age=600', ...ISOLATED }).end(answer.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    serve(name, html) {
      const pathname = `/pages/${name}`;
      if (pages.get(pathname) !== html) packed.delete(pathname);
      pages.set(pathname, html);
      pack(pathname);
      return encodeURI(pathname);
    },
    bytesOf: (address) => pack(decodeURIComponent(new URL(address).pathname))?.body.length ?? 0,
    stop: () => server.close(),
  };
}
